//! What a known state promises every player: planners play a few rounds on, and the expert's
//! network judges each player at the beginning of a turn.
//!
//! Nothing is hidden here: this is for the graph and for the luck, never for what a decision lost.

use bots::expert::{Payoff, Searchable, payoff};
use bots::net::Net;
use bots::{Bot, Deadline, Seat};
use engine::chance::{FastChance, Seed, Stream};
use engine::event::Event;
use engine::game::Waiting;
use engine::players::{PlayerId, Viewer};
use rayon::prelude::*;

/// The turns that each player begins before the network judges.
const HORIZON: u32 = 3;

/// What a state promises a player.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Prospect {
    /// The chance to win.
    pub chance: f64,
    /// The points ahead of the best opponent, at most 100 either way.
    pub points: f64,
}

impl Prospect {
    /// What nobody knows anything about.
    pub fn fair(players: usize) -> Prospect {
        Prospect { chance: 1.0 / players as f64, points: 0.0 }
    }
}

/// Prospects of all players, by index.
pub type Prospects = Vec<Prospect>;

/// A state that planners who have heard everything can play on.
pub struct Moment<S: Searchable> {
    /// The state.
    pub state: S,
    /// The planner of each player.
    pub planners: Vec<S::Planner>,
}

impl<S: Searchable> Clone for Moment<S> {
    fn clone(&self) -> Moment<S> {
        Moment { state: self.state, planners: self.planners.clone() }
    }
}

impl<S: Searchable> Moment<S> {
    /// A game that was just dealt.
    pub fn dealt(rules: &S::Rules, state: S, events: &[Event]) -> Moment<S> {
        let players = state.player_count();
        let planner = |player| {
            // Planners do nothing at random.
            let chance = Seed::default().stream(Stream::Bot(0));
            S::shipped_planner(&Seat { rules, player, players, chance })
        };
        let planners = state.players().map(planner).collect();
        let mut moment = Moment { state, planners };
        moment.hear(rules, events);
        moment
    }

    /// Tells the planners what happened, each what they may know.
    pub fn hear(&mut self, rules: &S::Rules, events: &[Event]) {
        for event in events {
            for (player, planner) in self.state.players().zip(&mut self.planners) {
                planner.see(rules, event.seen_by(Viewer::Player(player)));
            }
        }
    }

    /// The same moment with all plans made, so that copies need not make them again.
    fn ready(&self, rules: &S::Rules, deadline: Deadline) -> Moment<S> {
        let mut ready = self.clone();
        ready.state = ready.state.for_rollout();
        for (player, planner) in ready.state.players().zip(&mut ready.planners) {
            S::set_deadline(planner, deadline);
            S::get_ready(planner, rules, &ready.state, player);
        }
        ready
    }
}

/// Values states of one game in which nothing is hidden.
pub struct Outlook<'a, S: Searchable> {
    rules: &'a S::Rules,
    players: usize,
    net: Option<&'static Net>,
    deadline: Deadline,
}

impl<'a, S: Searchable> Outlook<'a, S> {
    /// Values states of games with this many players, until the deadline.
    pub fn new(rules: &'a S::Rules, players: usize, deadline: Deadline) -> Outlook<'a, S> {
        let net = S::shipped(rules).net.map(|net| net.of(players));
        Outlook { rules, players, net, deadline }
    }

    /// The mean over rollouts with the luck that these seeds give, from an action or, without one,
    /// from what the planner would do. None if there was no time for a single one.
    pub fn mean(
        &self,
        moment: &Moment<S>,
        first: Option<(PlayerId, &S::Action)>,
        seeds: &[u64],
    ) -> Option<Prospects> {
        let ready = moment.ready(self.rules, self.deadline);
        let one = |&seed: &u64| self.rollout(ready.clone(), first, seed);
        let all: Vec<Prospects> = seeds.par_iter().filter_map(one).collect();
        let mut mean = vec![Prospect::default(); self.players];
        let share = 1.0 / all.len() as f64;
        for one in &all {
            for (mean, one) in mean.iter_mut().zip(one) {
                mean.chance += share * one.chance;
                mean.points += share * one.points;
            }
        }
        (!all.is_empty()).then_some(mean)
    }

    /// One rollout: until each player has begun some turns after the one that is under way. None
    /// if there is no time to finish it.
    fn rollout(
        &self,
        mut moment: Moment<S>,
        mut first: Option<(PlayerId, &S::Action)>,
        seed: u64,
    ) -> Option<Prospects> {
        let mut chance = FastChance::new(seed);
        let mut judged: Vec<Option<Prospect>> = vec![None; self.players];
        let mut turns = vec![0; self.players];
        let (mut events, mut legal) = (Vec::with_capacity(16), Vec::with_capacity(128));
        let mut moved = false;
        while let Some(player) = moment.state.players().find(|&it| moment.state.may_act(it)) {
            if self.deadline.is_past() {
                return None;
            }
            if moved && moment.state.waiting() == Waiting::Turn {
                turns[player.index()] += 1;
                if turns[player.index()] == HORIZON {
                    judged[player.index()] = self.judge(&mut moment, player);
                    if judged.iter().all(Option::is_some) {
                        break;
                    }
                }
            }
            let (player, action) = match first.take() {
                Some((player, action)) => (player, *action),
                None => {
                    let planner = &mut moment.planners[player.index()];
                    (player, S::play(planner, self.rules, &moment.state, player, &mut legal))
                }
            };
            moment.state.apply_unchecked(self.rules, player, &action, &mut chance, &mut events);
            moment.hear(self.rules, &events);
            events.clear();
            moved = true;
        }
        if judged.iter().any(Option::is_none) {
            // The game is over, or there is no network.
            for (player, judged) in moment.state.players().zip(&mut judged) {
                let Payoff { wins, lead, .. } = payoff(self.rules, &moment.state, player, None);
                judged.get_or_insert(Prospect { chance: wins, points: lead });
            }
        }
        Some(shared(judged.into_iter().flatten().collect()))
    }

    fn judge(&self, moment: &mut Moment<S>, player: PlayerId) -> Option<Prospect> {
        let net = self.net?;
        let inputs = S::features(self.rules, &moment.state, player, &mut moment.planners);
        let it = net.evaluate(&inputs);
        Some(Prospect { chance: it.wins.into(), points: f64::from(it.lead).clamp(-100.0, 100.0) })
    }
}

/// The same with chances that make 1 together.
fn shared(mut prospects: Prospects) -> Prospects {
    let all: f64 = prospects.iter().map(|it| it.chance).sum();
    let fair = 1.0 / prospects.len() as f64;
    for it in &mut prospects {
        it.chance = if all > 0.0 { it.chance / all } else { fair };
    }
    prospects
}
