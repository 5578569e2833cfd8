//! The levels that people climb: a planner that errs as people do.
//!
//! Nobody at these levels moves at random. A careless player now and then plays by instinct, as
//! `greedy` does; has a ticket out of mind for a few turns; does not notice at once that somebody
//! took a track; thinks that the game lasts longer than it does; and tends to claim too early or to
//! hoard cards. One number says how careless, and everything follows from it.

use std::collections::BTreeMap;
use std::time::Duration;

use engine::chance::SeedStream;
use engine::event::Event;
use engine::players::PlayerId;
use engine::sets::{TicketSet, TrackSet};
use serde::{Deserialize, Serialize};

use crate::expert::{Budget, Expert};
use crate::level::Rung;
use crate::style::{self, Style};
use crate::weights::ByPlayers;
use crate::{Bot, HasBots, Seat};

/// How well the first seven levels of a game play. The eighth is the expert.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ladder {
    /// How careless they are, 0 to 1.
    pub carelessness: [f32; 7],
    /// The chance that they think a turn through, as the expert does.
    pub thought: [f32; 7],
}

/// How much thought goes into a turn: as little as an expert can make use of.
const QUICK_SEARCH: Budget = Budget::Iterations(16);

impl Ladder {
    /// What ships under this name, by number of players.
    pub(crate) fn embedded(name: &str) -> ByPlayers<Ladder> {
        let text = include_str!("../weights/ladder.json");
        let all: BTreeMap<String, ByPlayers<Ladder>> =
            serde_json::from_str(text).expect("tests read every file that ships");
        all[name].clone()
    }
}

/// How likely which mistake is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Slips {
    /// The chance that a turn is played by instinct.
    instinct: f32,
    /// The chance that a ticket goes out of mind for a few turns, each time that it could.
    forget: f32,
    /// The chance that a track somebody claims goes unnoticed, and that it still does a turn later.
    overlook: f32,
    /// How many trains more than they have the others seem to have, or how much larger the deck of
    /// the Card Game seems.
    late: f32,
    /// How strong the leaning is to claim too early or to hoard.
    leaning: f32,
    /// The chance that a turn is thought through.
    thought: f32,
}

impl Slips {
    /// The mistakes of a player who is this careless, from 0 (none) to 1, and thinks this often.
    pub fn of(carelessness: f32, thought: f32) -> Slips {
        let c = carelessness;
        Slips {
            instinct: c * c,
            forget: 0.5 * c,
            overlook: 0.8 * c,
            late: 10.0 * c,
            leaning: c,
            thought,
        }
    }
}

/// Own turns for which a ticket is out of mind.
const FORGETFUL_TURNS: u32 = 5;

/// What a player has wrong at the moment.
#[derive(Clone, Copy, Debug, Default)]
pub struct Mistaken {
    /// Tickets that are out of mind.
    pub forgotten: TicketSet,
    /// Tracks of others that went unnoticed.
    pub unnoticed: TrackSet,
    /// How much longer the game seems to last.
    pub late: u8,
}

/// A planner that errs as people do.
pub struct Human<S: HasBots> {
    me: PlayerId,
    slips: Slips,
    planner: S::Planner,
    instinct: Box<dyn Bot<S>>,
    chance: SeedStream,
    mistaken: Mistaken,
    /// Own turns until everything forgotten comes to mind again.
    remembers_in: u32,
    /// What thinks a turn through, if that ever happens.
    expert: Option<Box<dyn Bot<S>>>,
    /// How this turn is played.
    mood: Mood,
}

/// How a turn is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mood {
    Instinct,
    Plan,
    Thought,
}

impl<S: HasBots> Human<S> {
    /// A player with these weaknesses.
    pub fn new(mut seat: Seat<'_, S>, slips: Slips, style: Style) -> Human<S> {
        let leaning = if seat.chance.below(2) == 0 { "hoarder" } else { "eager" };
        let weights = styled_weights(&seat, style);
        let weights = style::changed(S::FAMILY, weights, leaning, slips.leaning);
        let by_instinct = happens(&mut seat.chance, slips.instinct);
        Human {
            me: seat.player,
            slips,
            planner: S::planner(weights, &seat),
            instinct: S::greedy(&seat),
            chance: seat.chance.clone(),
            mistaken: Mistaken { late: slips.late as u8, ..Mistaken::default() },
            remembers_in: 0,
            mood: if by_instinct { Mood::Instinct } else { Mood::Plan },
            expert: (slips.thought > 0.0).then(|| S::styled_expert(seat, QUICK_SEARCH, style)),
        }
    }

    fn happens(&mut self, chance: f32) -> bool {
        happens(&mut self.chance, chance)
    }

    fn begin_turn(&mut self, kept: TicketSet) {
        self.mood = match () {
            () if self.happens(self.slips.thought) => Mood::Thought,
            () if self.happens(self.slips.instinct) => Mood::Instinct,
            () => Mood::Plan,
        };
        for track in self.mistaken.unnoticed.iter() {
            if !self.happens(self.slips.overlook) {
                self.mistaken.unnoticed.remove(track);
            }
        }
        if self.remembers_in > 0 {
            self.remembers_in -= 1;
            return;
        }
        self.remembers_in = FORGETFUL_TURNS;
        self.mistaken.forgotten = TicketSet::EMPTY;
        for ticket in kept.iter() {
            if self.happens(self.slips.forget) {
                self.mistaken.forgotten.insert(ticket);
            }
        }
    }
}

impl<S: HasBots> Bot<S> for Human<S> {
    fn see(&mut self, rules: &S::Rules, event: Event) {
        self.planner.see(rules, event);
        self.instinct.see(rules, event);
        self.expert.iter_mut().for_each(|expert| expert.see(rules, event));
        if let Event::TrackClaimed { player, track, .. } = event
            && player != self.me
            && self.happens(self.slips.overlook)
        {
            self.mistaken.unnoticed.insert(track);
        }
    }

    fn prepare(&mut self, chance: SeedStream, time: Duration) {
        self.planner.prepare(chance.clone(), time);
        self.instinct.prepare(chance.clone(), time);
        self.expert.iter_mut().for_each(|expert| expert.prepare(chance.clone(), time));
        self.chance = chance;
    }

    fn choose(&mut self, rules: &S::Rules, view: &S::View, legal: &[S::Action]) -> S::Action {
        if S::begins_turn(view) {
            self.begin_turn(S::kept(view, self.me));
        }
        let seen = S::misremembered(view, self.me, &self.mistaken);
        let choice = match (self.mood, &mut self.expert) {
            (Mood::Thought, Some(expert)) => return expert.choose(rules, view, legal),
            (Mood::Instinct, _) => self.instinct.choose(rules, &seen, legal),
            _ => self.planner.choose(rules, &seen, legal),
        };
        // What rests on a mistake may turn out to be impossible.
        if legal.contains(&choice) { choice } else { self.instinct.choose(rules, view, legal) }
    }
}

/// The bot of a level that people climb.
pub fn on_rung<S: HasBots>(
    rung: Rung,
    style: Option<Style>,
    mut seat: Seat<'_, S>,
) -> Box<dyn Bot<S>> {
    let style = style.unwrap_or_else(|| Style::any(&mut seat.chance));
    let Ladder { carelessness, thought } = S::shipped(seat.rules).ladder.of(seat.players);
    match usize::from(rung.number()) - 1 {
        i @ ..7 => S::human(seat, Slips::of(carelessness[i], thought[i]), style),
        _ => S::styled_expert(seat, Budget::default(), style),
    }
}

/// Whether something of this chance happens.
fn happens(source: &mut SeedStream, chance: f32) -> bool {
    ((source.word() >> 40) as f32) < chance * (1 << 24) as f32
}

/// The weights that ship for a seat, with a style.
fn styled_weights<S: HasBots>(seat: &Seat<'_, S>, style: Style) -> S::Weights {
    style::styled(S::FAMILY, *S::shipped(seat.rules).weights.of(seat.players), style)
}

/// An expert whose own planner has a style.
pub(crate) fn styled_expert<S: HasBots>(
    seat: Seat<'_, S>,
    budget: Budget,
    style: Style,
) -> Expert<S> {
    let planner = S::planner(styled_weights(&seat, style), &seat);
    Expert::new(seat, budget).with_planner(planner)
}
