//! A table: the state its log leads to, and the ways to open, replay and query it.

use std::borrow::Borrow;
use std::fmt;
use std::sync::Arc;

use bots::Level;
use engine::event::Event;
use engine::players::Viewer;
use formats::game::AnyRulebook;
use formats::position::PositionDoc;
use formats::record::RecordDoc;
use formats::score::ScoreDoc;
use protocol::ids::{Person, Seq, Time, UserId};
use protocol::settings::Settings;
use protocol::view::{Holder, Opened, Origin, PlayerColor, Stage};

use crate::bot_input::AnyBotInput;
use crate::chat::Chat;
use crate::command::{Ask, Due};
use crate::entry::{Broken, Change, Entry, VERSION};
use crate::fair::Secret;
use crate::heard::Happened;
use crate::place::Place;
use crate::played::{AnyPlayed, player};
use crate::refused::Refused;
use crate::settings::{check_lengths, check_name, check_width, rulebook};

/// How long a table waits for its game to start, in milliseconds.
pub const LOBBY_PATIENCE: u64 = 24 * 60 * 60 * 1000;

/// How long until a table is checked again while a bot thinks, in milliseconds, in case the bot's
/// node has gone. A node whose bot needs longer says so in time.
pub const BOT_PATIENCE: u64 = 3 * 1000;

/// One table, from its creation to its rematch. A copy shares everything that grows or does not
/// change, so copying takes the same time however long the game and its chat are.
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    /// The number of the last entry.
    pub(crate) seq: Seq,
    /// When the last entry was written.
    pub(crate) at: Time,
    /// The settings without the map file, which is in the rulebook.
    pub(crate) settings: Arc<Settings>,
    pub(crate) book: Book,
    pub(crate) host: Arc<UserId>,
    pub(crate) places: Vec<Place>,
    pub(crate) stage: Stage,
    pub(crate) game: Option<Started>,
    pub(crate) chat: Chat,
    /// The user who asked for a rematch, and the id of its table.
    pub(crate) rematch: Option<(UserId, String)>,
    /// The people whom the host removed, oldest first.
    pub(crate) removed: Arc<Vec<Person>>,
    /// The finished game that this table plays on.
    pub(crate) origin: Option<Arc<Origin>>,
}

/// A table that has just been opened. Its first entry is not stored yet.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// The table after its first entry.
    pub table: Table,
    /// The first entry, to be stored.
    pub happened: Happened,
}

/// A game that has been dealt, and the secrets it was dealt from.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Started {
    pub played: AnyPlayed,
    pub dealt_from: Arc<DealtFrom>,
    /// How often somebody took actions back.
    pub undos: u32,
    /// What everybody is told, once the game is over. Kept because counting takes a while.
    pub outcome: Option<Arc<Outcome>>,
}

/// How a game ended.
#[derive(Debug, PartialEq)]
pub(crate) struct Outcome {
    pub score: ScoreDoc,
    /// By player, in board games.
    pub longest_paths: Option<Vec<Vec<String>>>,
}

/// The secrets a game was dealt from.
#[derive(Debug, PartialEq)]
pub(crate) struct DealtFrom {
    pub seed: Secret,
    pub salt: Secret,
    pub commitment: String,
}

/// The rulebook of a table. Equal settings give equal rulebooks.
#[derive(Clone)]
pub(crate) struct Book(pub AnyRulebook);

// Not derived: it would print every ticket in the game.
impl fmt::Debug for Book {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Book")
    }
}

impl PartialEq for Book {
    fn eq(&self, other: &Book) -> bool {
        self.file() == other.file()
    }
}

impl Book {
    /// The map file, if the rules came from one.
    pub fn file(&self) -> Option<&formats::map::MapDoc> {
        self.0.file()
    }
}

impl Table {
    /// Opens a new table. The host takes the first seat.
    pub fn create(host: Person, settings: Settings, now: Time) -> Result<NewTable, Refused> {
        check_name(&host)?;
        check_lengths(&settings)?;
        check_width(&rulebook(&settings)?)?;
        let user = host.user.clone();
        let others = std::iter::repeat(Holder::Empty {});
        let places = std::iter::once(Holder::User { person: host }).chain(others);
        let places = places.take(settings.places).collect();
        Ok(Table::begin(user, settings, places, Vec::new(), None, now))
    }

    /// Opens the table for a rematch with the same people, after one was asked for.
    pub fn rematch(&self, now: Time) -> Result<NewTable, Refused> {
        let (host, _) = self.rematch.as_ref().ok_or(Refused::NotFinished)?;
        let places = self.places.iter().map(|place| (*place.holder).clone()).collect();
        let settings = Settings { map: self.book.file().cloned(), ..(*self.settings).clone() };
        Ok(Table::begin(host.clone(), settings, places, self.colors(), None, now))
    }

    /// Opens a table with settings that have been checked.
    pub(crate) fn begin(
        host: UserId,
        settings: Settings,
        places: Vec<Holder>,
        colors: Vec<PlayerColor>,
        origin: Option<Origin>,
        now: Time,
    ) -> NewTable {
        let settings = Box::new(settings);
        let change = Change::Created { host, settings, places, colors, origin };
        let entry = Entry { v: VERSION, seq: Seq(0), at: now, change };
        let (table, happened) = Table::open(&entry).expect("the settings were checked");
        NewTable { table, happened }
    }

    /// The seats' colours, for a table where the same seats meet again; none if they are the usual.
    pub(crate) fn colors(&self) -> Vec<PlayerColor> {
        let colors: Vec<PlayerColor> = self.places.iter().map(|place| place.color).collect();
        let usual = PlayerColor::ALL.starts_with(&colors);
        if usual { Vec::new() } else { colors }
    }

    /// Rebuilds the table from its entries, starting with the first.
    pub fn replay(entries: impl IntoIterator<Item = impl Borrow<Entry>>) -> Result<Table, Broken> {
        let mut entries = entries.into_iter();
        let first = entries.next().ok_or_else(|| Broken::new(Seq(0), "there is none"))?;
        let (mut table, _) = Table::open(first.borrow())?;
        for entry in entries {
            table.advance(entry.borrow())?;
        }
        Ok(table)
    }

    /// The next time at which a player runs out of time.
    pub fn due(&self) -> Option<Due> {
        if self.stage != Stage::Playing {
            return None;
        }
        let deadlines = self.places.iter().filter_map(|place| place.clock.deadline());
        deadlines.min().map(|(at, seq)| Due { at, seq })
    }

    /// The bots that have to choose an action.
    pub fn asks(&self) -> Vec<Ask> {
        let stand_in = &self.settings.stand_in;
        let ask = |(place, it): (usize, &Place)| {
            Some(Ask { place, level: it.bot(stand_in)?, seq: it.decision? })
        };
        self.places.iter().enumerate().filter_map(ask).collect()
    }

    /// When the table must be checked again if nothing happens before; `now` is the time of the
    /// call.
    pub fn wake(&self, now: Time) -> Option<Time> {
        match self.stage {
            Stage::Lobby => Some(now.after(LOBBY_PATIENCE)),
            Stage::Playing => {
                let bots = (!self.asks().is_empty()).then(|| now.after(BOT_PATIENCE));
                self.due().map(|due| due.at).into_iter().chain(bots).min()
            }
            Stage::Finished | Stage::Closed => None,
        }
    }

    /// What a bot needs to answer an ask. `None` if the ask no longer stands.
    pub fn bot_input(&self, ask: &Ask) -> Option<AnyBotInput> {
        if !self.asks().contains(ask) {
            return None;
        }
        Some(self.played()?.bot_input(ask.place, ask.level, ask.seq))
    }

    /// The bot that plays for a seat, if one does.
    pub fn bot_at(&self, place: usize) -> Option<Level> {
        self.places.get(place)?.bot(&self.settings.stand_in)
    }

    /// Every event that the player in a seat has seen, for a bot that takes over there. This
    /// replays the whole game; a bot already there uses [`Happened::heard_by`].
    pub fn heard_by(&self, place: usize) -> Vec<Event> {
        let events = self.played().and_then(AnyPlayed::events).unwrap_or_default();
        let viewer = Viewer::Player(player(place));
        events.into_iter().map(|event| event.seen_by(viewer)).collect()
    }

    /// The record of the game, once it is over. It contains the seed.
    pub fn record(&self) -> Option<RecordDoc> {
        Some(self.played()?.record(self.result()?))
    }

    /// The position, including everything hidden, once the game has started. Nobody may see it before
    /// the game is over.
    pub fn position(&self) -> Option<PositionDoc> {
        self.played().map(AnyPlayed::position)
    }

    /// The commitment to the seed, once the game has started.
    pub fn commitment(&self) -> Option<&str> {
        self.game.as_ref().map(|game| game.dealt_from.commitment.as_str())
    }

    /// The seed and salt, once the game is over.
    pub fn opened(&self) -> Option<Opened> {
        let game = self.game.as_ref().filter(|game| game.played.is_finished())?;
        Some(Opened { seed: game.dealt_from.seed.hex(), salt: game.dealt_from.salt.hex() })
    }

    /// The tracks of each player's longest path, in order from one end to the other, once a board
    /// game is over.
    pub fn longest_paths(&self) -> Option<Vec<Vec<String>>> {
        self.outcome()?.longest_paths.clone()
    }

    /// How the game ended, once it is over.
    pub(crate) fn outcome(&self) -> Option<&Outcome> {
        self.game.as_ref()?.outcome.as_deref()
    }

    /// The number of the last entry.
    pub fn seq(&self) -> Seq {
        self.seq
    }

    /// How many entries have changed the table, apart from what was said. Before the start these are
    /// people and bots who came and went.
    pub fn changes(&self) -> u64 {
        self.seq.0.saturating_sub(self.talk_kept().into())
    }

    /// When the last entry was written.
    pub fn at(&self) -> Time {
        self.at
    }

    /// How far the table has got.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// The settings of the table, without the map file.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The user who may start the game.
    pub fn host(&self) -> &UserId {
        &self.host
    }

    /// The first seat a user holds.
    pub fn first_held_by(&self, user: &UserId) -> Option<usize> {
        self.places.iter().position(|place| place.is_of(user))
    }

    /// Whether a user holds a seat.
    pub fn holds(&self, user: &UserId, place: usize) -> bool {
        self.places.get(place).is_some_and(|place| place.is_of(user))
    }

    /// The seats a user holds.
    pub fn held_by(&self, user: &UserId) -> Vec<usize> {
        let held = |(i, place): (usize, &Place)| place.is_of(user).then_some(i);
        self.places.iter().enumerate().filter_map(held).collect()
    }

    /// Whether the host has removed a user who was not invited again.
    pub fn bars(&self, user: &UserId) -> bool {
        self.removed.iter().any(|person| person.user == *user)
    }

    /// The people whom the host removed and has not invited again.
    pub fn removed(&self) -> &[Person] {
        &self.removed
    }

    /// The id of the rematch table, once there is one.
    pub fn rematch_table(&self) -> Option<&str> {
        self.rematch.as_ref().map(|(_, table)| table.as_str())
    }

    pub(crate) fn played(&self) -> Option<&AnyPlayed> {
        self.game.as_ref().map(|game| &game.played)
    }
}
