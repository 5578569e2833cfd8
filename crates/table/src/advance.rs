//! The only way a table changes: by the next entry of its log.

use std::fmt;
use std::sync::Arc;

use engine::event::Event;
use engine::game::Waiting;
use formats::action::{ActionDoc, Refusal};
use formats::error::Error;
use formats::position::PositionDoc;
use protocol::ids::{Person, Seq, UserId};
use protocol::settings::Settings;
use protocol::view::{Holder, Line, PlayerColor, Stage, Why};

use crate::clock::PlaceClock;
use crate::entry::{Broken, Change, Entry, VERSION};
use crate::fair::{Secret, commitment};
use crate::heard::Happened;
use crate::place::Place;
use crate::played::{Acting, AnyPlayed, player};
use crate::settings::{options, rulebook};
use crate::table::{Book, DealtFrom, Outcome, Started, Table};
use crate::undo::TakenBack;

/// How many people a table remembers as removed.
const MOST_REMOVED: usize = 64;

impl Table {
    /// Opens a table from its first entry.
    pub(crate) fn open(entry: &Entry) -> Result<(Table, Happened), Broken> {
        let wrong = |message: String| Broken::new(entry.seq, message);
        let Change::Created { host, settings, places, colors, origin } = &entry.change else {
            return Err(wrong(format!("a log does not begin with \"{}\"", entry.change.kind())));
        };
        if entry.v != VERSION || entry.seq != Seq(0) {
            return Err(wrong(format!("version {}, seq {}", entry.v, entry.seq.0)));
        }
        let book = rulebook(settings).map_err(|refused| wrong(refused.to_string()))?;
        if places.len() != settings.places {
            return Err(wrong(format!("{} places, not {}", places.len(), settings.places)));
        }
        let colors = if colors.is_empty() { &PlayerColor::ALL[..] } else { colors };
        if colors.len() < places.len() {
            return Err(wrong(format!("{} colours for {} places", colors.len(), places.len())));
        }
        let table = Table {
            seq: entry.seq,
            at: entry.at,
            settings: Arc::new(Settings { map: None, ..(**settings).clone() }),
            book: Book(book),
            host: Arc::new(host.clone()),
            places: places
                .iter()
                .cloned()
                .zip(colors)
                .map(|(it, color)| Place::new(it, *color))
                .collect(),
            stage: Stage::Lobby,
            game: None,
            chat: Default::default(),
            rematch: None,
            origin: origin.clone().map(Arc::new),
            removed: Arc::default(),
        };
        Ok((table, Happened::new(entry.clone())))
    }

    /// Applies the next entry of the log and returns what happened.
    ///
    /// An entry that can't come next is an error, and leaves the table unchanged.
    pub fn advance(&mut self, entry: &Entry) -> Result<Happened, Broken> {
        self.check_next(entry)?;
        let broken = |impossible: Impossible| Broken::new(entry.seq, impossible.to_string());
        self.carry_out(entry.clone()).map_err(broken)
    }

    /// Applies an entry already known to come next, or returns the reason, leaving the table
    /// unchanged.
    pub(crate) fn carry_out(&mut self, entry: Entry) -> Result<Happened, Impossible> {
        let mut happened = Happened::new(entry);
        let Happened { entry, events, freed, removed, taken_back } = &mut happened;
        match &entry.change {
            Change::Created { .. } => return Err(Impossible::Other("the table exists".into())),
            Change::Joined { place, person } => {
                self.seat(*place, Holder::User { person: person.clone() });
            }
            Change::Left { user } => *freed = self.let_go(user),
            Change::Removed { place, by } => {
                *removed = self.remove_from(*place, by.as_ref());
            }
            Change::Invited { user } => self.removed = Arc::new(self.without(user)),
            Change::BotPlaced { place, level } => {
                self.seat(*place, Holder::Bot { level: *level });
            }
            Change::ColorChosen { place, color } => self.paint(*place, *color),
            Change::Started { seed, salt, commitment, from } => {
                let secrets =
                    DealtFrom { seed: *seed, salt: *salt, commitment: commitment.clone() };
                *events = self.begin_game(entry, secrets, from.as_deref())?;
            }
            Change::Acted { place, by, action } => {
                let by = Acting { place: *place, by: *by, seq: entry.seq };
                *events = self.play(entry, by, action)?;
            }
            Change::Undone { place, remaining } => {
                *taken_back = Some(self.go_back(entry, *place, *remaining)?);
            }
            Change::Hinted { place } => self.note_hint(*place),
            Change::Replaced { places, why } => self.replace(entry, places, *why),
            Change::CameBack { place } => self.come_back(entry, *place),
            Change::Said { person, channel, text } => self.chat.add(Line {
                seq: entry.seq,
                at: entry.at,
                person: person.clone(),
                channel: *channel,
                text: text.clone(),
            }),
            Change::Muted { user, whom, muted: true } => self.chat.mute(user.clone(), whom.clone()),
            Change::Muted { user, whom, muted: false } => {
                self.chat.unmute(user.clone(), whom.clone());
            }
            Change::Rematched { user, table } => {
                self.rematch = Some((user.clone(), table.clone()));
            }
            Change::Closed {} => self.stage = Stage::Closed,
            Change::Shut { .. } => self.shut(entry),
            Change::ChatRemoved { seqs } => self.chat.remove(seqs),
            Change::TimeGiven { millis } => {
                self.places.iter_mut().for_each(|place| place.clock.give(*millis));
            }
        }
        self.seq = entry.seq;
        self.at = entry.at;
        Ok(happened)
    }

    /// Closes the table: nobody has anything to decide any more, and no clock runs.
    fn shut(&mut self, entry: &Entry) {
        self.stage = Stage::Closed;
        for place in &mut self.places {
            place.decision = None;
            place.clock.halt(entry.at);
        }
    }

    /// Lets a user leave before the start and returns the seats that are now free.
    fn let_go(&mut self, user: &UserId) -> Vec<usize> {
        let freed = self.held_by(user);
        freed.iter().for_each(|&place| self.clear(place));
        if *self.host == *user {
            match self.places.iter().find_map(Place::user) {
                Some(next) => self.host = Arc::new(next.clone()),
                None => self.stage = Stage::Closed,
            }
        }
        freed
    }

    fn begin_game(
        &mut self,
        entry: &Entry,
        secrets: DealtFrom,
        from: Option<&PositionDoc>,
    ) -> Result<Vec<Event>, Impossible> {
        let DealtFrom { seed, salt, commitment: published } = &secrets;
        if commitment(seed, salt) != *published {
            return Err(Impossible::Other("the commitment does not fit the seed".into()));
        }
        let begun = match from {
            None => self.dealt(seed),
            // Nothing happens then: everybody sees the position.
            Some(from) => self.resumed(seed, from).map(|played| (played, Vec::new())),
        };
        let (played, events) = begun.map_err(|error| Impossible::Other(error.to_string()))?;
        let dealt_from = Arc::new(secrets);
        self.game = Some(Started { played, dealt_from, undos: 0, outcome: None });
        self.stage = Stage::Playing;
        let clock = PlaceClock::new(self.settings.clock);
        self.places.iter_mut().for_each(|place| place.clock = clock);
        self.refresh(entry, &events, Chosen::Anew);
        Ok(events)
    }

    fn dealt(&self, seed: &Secret) -> Result<(AnyPlayed, Vec<Event>), Error> {
        let (book, options) = (self.book.0.clone(), options(&self.settings));
        AnyPlayed::deal(book, self.names(), options, seed.seed())
    }

    fn play(
        &mut self,
        entry: &Entry,
        by: Acting,
        action: &ActionDoc,
    ) -> Result<Vec<Event>, Impossible> {
        let missing = || Impossible::Other("there is no game".into());
        let played = &mut self.game.as_mut().ok_or_else(missing)?.played;
        let before = played.waiting();
        let events = played.act(by, action).map_err(Impossible::Illegal)?;
        let chosen = match (before, played.waiting()) {
            (Waiting::Setup, Waiting::Setup) => Chosen::EachForThemselves,
            _ => Chosen::Anew,
        };
        self.refresh(entry, &events, chosen);
        Ok(events)
    }

    fn go_back(
        &mut self,
        entry: &Entry,
        place: usize,
        remaining: usize,
    ) -> Result<TakenBack, Impossible> {
        let missing = || Impossible::Other("there is nothing to take back".into());
        let game = self.game.as_mut().ok_or_else(missing)?;
        let played = &mut game.played;
        let (before, all) = (played.waiting(), played.len());
        let since = played.take_back(remaining).ok_or_else(missing)?.seq;
        game.undos = game.undos.saturating_add(1);
        let chosen = match (before, played.waiting()) {
            (Waiting::Setup, Waiting::Setup) => Chosen::EachForThemselves,
            _ => Chosen::Anew,
        };
        let clock = self.settings.clock;
        for (i, it) in self.places.iter_mut().enumerate() {
            // Nobody's turn has ended, and whoever goes back to theirs has not earned its increment.
            if !played.may_act(i) {
                it.clock.halt(entry.at);
            } else if i == place && !it.clock.is_running() {
                it.clock.take_increment(clock);
            }
        }
        self.refresh(entry, &[], chosen);
        Ok(TakenBack { actions: all - remaining, since })
    }

    fn replace(&mut self, entry: &Entry, places: &[usize], why: Why) {
        for &place in places {
            let place = &mut self.places[place];
            place.replaced = Some(why);
            place.clock.halt(entry.at);
            place.decision = place.decision.map(|_| entry.seq);
        }
    }

    fn come_back(&mut self, entry: &Entry, place: usize) {
        let clock = self.settings.clock;
        let place = &mut self.places[place];
        place.replaced = None;
        place.decision = place.decision.map(|_| entry.seq);
        place.clock.resume(clock);
        if place.decision.is_some() {
            place.clock.start(clock, entry.at, entry.seq);
        }
    }

    /// Checks that an entry may come next, as far as possible without the rules of the game.
    fn check_next(&self, entry: &Entry) -> Result<(), Broken> {
        let wrong = |message: String| Err(Broken::new(entry.seq, message));
        if entry.v != VERSION {
            return wrong(format!("version {}; this program knows {VERSION}", entry.v));
        }
        if entry.seq != self.seq.next() || entry.at < self.at {
            return wrong(format!("does not come after entry {}", self.seq.0));
        }
        let stage = match &entry.change {
            Change::Created { .. }
            | Change::Said { .. }
            | Change::Muted { .. }
            | Change::ChatRemoved { .. } => self.stage,
            Change::Acted { .. }
            | Change::Undone { .. }
            | Change::Hinted { .. }
            | Change::Replaced { .. }
            | Change::CameBack { .. }
            | Change::TimeGiven { .. } => Stage::Playing,
            Change::Shut { .. } if self.stage == Stage::Playing => Stage::Playing,
            Change::Rematched { .. } => Stage::Finished,
            _ => Stage::Lobby,
        };
        if stage != self.stage {
            return wrong(format!("\"{}\" at the wrong stage", entry.change.kind()));
        }
        let named: &[usize] = match &entry.change {
            Change::Joined { place, .. }
            | Change::Removed { place, .. }
            | Change::BotPlaced { place, .. }
            | Change::ColorChosen { place, .. }
            | Change::Acted { place, .. }
            | Change::Undone { place, .. }
            | Change::Hinted { place }
            | Change::CameBack { place } => &[*place],
            Change::Replaced { places, .. } => places,
            _ => &[],
        };
        if named.iter().any(|&place| place >= self.places.len()) {
            return wrong("there is no such place".to_string());
        }
        if matches!(entry.change, Change::Started { .. }) && self.places.iter().any(Place::is_empty)
        {
            return wrong("a place is empty".to_string());
        }
        Ok(())
    }

    fn seat(&mut self, place: usize, holder: Holder) {
        self.places[place] = self.places[place].given_to(holder);
    }

    fn clear(&mut self, place: usize) {
        self.seat(place, Holder::Empty {});
    }

    /// Gives a seat a colour; the seat that had it gets the other's.
    fn paint(&mut self, place: usize, color: PlayerColor) {
        let before = self.places[place].color;
        if let Some(other) = self.places.iter_mut().find(|other| other.color == color) {
            other.color = before;
        }
        self.places[place].color = color;
        self.places[place].color_chosen = true;
    }

    /// Clears a seat. Somebody whom the host removed from their last seat can't sit down again;
    /// that person is returned.
    fn remove_from(&mut self, place: usize, by: Option<&UserId>) -> Option<Person> {
        let holder = self.places[place].holder.clone();
        self.clear(place);
        let (Some(_), Holder::User { person }) = (by, &*holder) else { return None };
        if self.first_held_by(&person.user).is_some() {
            return None;
        }
        let mut all = self.without(&person.user);
        if all.len() == MOST_REMOVED {
            all.remove(0);
        }
        all.push(person.clone());
        self.removed = Arc::new(all);
        Some(person.clone())
    }

    /// The people who were removed, apart from one.
    fn without(&self, user: &UserId) -> Vec<Person> {
        self.removed.iter().filter(|person| person.user != *user).cloned().collect()
    }

    /// Updates who has to decide and whose clock runs, after something happened in the game.
    fn refresh(&mut self, entry: &Entry, events: &[Event], chosen: Chosen) {
        let Some(Started { played, outcome, .. }) = &mut self.game else { return };
        let clock = self.settings.clock;
        for (i, place) in self.places.iter_mut().enumerate() {
            place.decision = match (played.may_act(i), chosen) {
                (false, _) => None,
                (true, Chosen::EachForThemselves) => place.decision.or(Some(entry.seq)),
                (true, Chosen::Anew) => Some(entry.seq),
            };
            let runs = place.decision.is_some() && place.user_plays();
            let begins = events.contains(&Event::TurnBegan { player: player(i) });
            if !runs || begins {
                place.clock.stop(clock, entry.at);
            }
            if runs && !place.clock.is_running() {
                place.clock.start(clock, entry.at, entry.seq);
            }
        }
        if played.is_finished() {
            self.stage = Stage::Finished;
            let (score, longest_paths) = (played.score(), played.longest_paths());
            *outcome = Some(Arc::new(Outcome { score, longest_paths }));
        }
    }
}

/// Whose decisions an action has changed.
#[derive(Clone, Copy)]
enum Chosen {
    /// Everybody's.
    Anew,
    /// Only those of the player who acted, because starting tickets are chosen simultaneously.
    EachForThemselves,
}

/// Why an entry can't be applied.
#[derive(Debug)]
pub(crate) enum Impossible {
    /// The rules of the game forbid it.
    Illegal(Refusal),
    /// The entry can't have been written by any table.
    Other(String),
}

impl fmt::Display for Impossible {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Impossible::Illegal(refusal) => refusal.fmt(f),
            Impossible::Other(message) => f.write_str(message),
        }
    }
}
