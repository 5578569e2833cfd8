//! A table at one moment, as one viewer may know it.

use formats::action::ActionDoc;
use formats::map::MapDoc;
use formats::score::ScoreDoc;
use schemars::JsonSchema;
use serde::Serialize;

use crate::chat::Line;
use crate::entry::Why;
use crate::fair::Opened;
use crate::game_view::GameView;
use crate::heard::Listener;
use crate::place::{Holder, Place};
use crate::refused::Refused;
use crate::settings::{Seq, Settings, Time, UserId};
use crate::table::{Stage, Table};

/// A table as one viewer may know it.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct TableView {
    /// The last entry it knows of.
    pub seq: Seq,
    /// The place that is looked from.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<usize>,
    /// How far the table is.
    pub stage: Stage,
    /// What is agreed on, with the map file if there is one.
    pub settings: Settings,
    /// Who may start the game.
    pub host: UserId,
    /// The places.
    pub places: Vec<PlaceView>,
    /// The commitment to the seed, once the game has started.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub commitment: Option<String>,
    /// The game, once it has started.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub game: Option<GameView>,
    /// What may be done from this place; empty where a bot plays for it.
    pub legal: Vec<ActionDoc>,
    /// How the game ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<ScoreDoc>,
    /// What was committed to, once the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub opened: Option<Opened>,
    /// Board games: by player, the tracks of the longest path from end to end, once the game is
    /// over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub longest_paths: Option<Vec<Vec<String>>>,
    /// The last messages.
    pub chat: Vec<Line>,
    /// Whom this user does not hear; `null` is everybody.
    pub muted: Vec<Option<UserId>>,
    /// The table of the rematch, once there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rematch: Option<String>,
}

/// One place.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct PlaceView {
    /// Who holds it.
    pub holder: Holder,
    /// Why a bot plays for the user, if one does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub replaced: Option<Why>,
    /// The clock, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clock: Option<ClockDoc>,
}

/// The clock of a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "PlaceClock")]
pub struct ClockDoc {
    /// The milliseconds left when it last stood still.
    pub left: u64,
    /// When the time is up; left out while it stands still.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub until: Option<Time>,
}

impl ClockDoc {
    pub(crate) fn new(place: &Place) -> Option<ClockDoc> {
        let until = place.clock.deadline().map(|(at, _)| at);
        place.clock.left().map(|left| ClockDoc { left, until })
    }
}

impl Table {
    /// The table as a listener may know it.
    pub fn view(&self, listener: &Listener) -> Result<TableView, Refused> {
        Ok(TableView {
            seq: self.seq,
            place: listener.place,
            stage: self.stage,
            settings: Settings { map: self.map().cloned(), ..self.settings.clone() },
            host: self.host.clone(),
            places: self.places(),
            commitment: self.commitment().map(str::to_string),
            game: self.game(listener)?,
            legal: self.legal(listener)?,
            result: self.result(),
            opened: self.opened(),
            longest_paths: self.longest_paths(),
            chat: self.lines(listener),
            muted: self.muted(listener),
            rematch: self.rematch_table().map(str::to_string),
        })
    }

    /// The game as a listener may know it, once it has started.
    pub fn game(&self, listener: &Listener) -> Result<Option<GameView>, Refused> {
        let viewer = self.viewer(listener)?;
        Ok(self.live().map(|live| live.view(viewer)))
    }

    /// Who holds the places, and who plays for them.
    pub fn places(&self) -> Vec<PlaceView> {
        self.places.iter().map(PlaceView::new).collect()
    }

    /// How the game ended, once it has.
    pub fn result(&self) -> Option<ScoreDoc> {
        self.live().filter(|live| live.is_finished()).map(|live| live.score())
    }

    /// What a listener may do in the game now; nothing, where a bot plays for the place.
    pub fn legal(&self, listener: &Listener) -> Result<Vec<ActionDoc>, Refused> {
        self.viewer(listener)?;
        let plays = |&place: &usize| self.places[place].user_plays();
        let acting = listener.place.filter(plays).zip(self.live());
        Ok(acting.map(|(place, live)| live.legal(place)).unwrap_or_default())
    }

    /// The map file, if the table does not play a built-in game.
    pub fn map(&self) -> Option<&MapDoc> {
        self.book.file()
    }

    fn muted(&self, listener: &Listener) -> Vec<Option<UserId>> {
        let user = listener.user.as_ref();
        user.map(|user| self.chat.muted_by(user).map(|whom| whom.cloned()).collect())
            .unwrap_or_default()
    }
}

impl PlaceView {
    fn new(place: &Place) -> PlaceView {
        PlaceView {
            holder: place.holder.clone(),
            replaced: place.replaced,
            clock: ClockDoc::new(place),
        }
    }
}
