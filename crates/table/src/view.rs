//! A table at one point in time, as one viewer may see it.

use formats::action::ActionDoc;
use formats::map::MapDoc;
use formats::score::ScoreDoc;
use formats::view::GameView;
use protocol::ids::UserId;
use protocol::settings::Settings;
use protocol::view::{PlaceView, Stage, TableView};

use crate::heard::Listener;
use crate::place::Place;
use crate::refused::Refused;
use crate::table::Table;

impl Table {
    /// The table as a listener may see it.
    pub fn view(&self, listener: &Listener) -> Result<TableView, Refused> {
        Ok(TableView {
            seq: self.seq,
            place: listener.place,
            stage: self.stage,
            settings: Settings { map: self.map().cloned(), ..(*self.settings).clone() },
            host: (*self.host).clone(),
            places: self.places(),
            removed: self.removed().to_vec(),
            commitment: self.commitment().map(str::to_string),
            game: self.game(listener)?,
            legal: self.legal(listener)?,
            undo: self.undo(listener),
            practice: self.game.is_some() && listener.place.is_some() && self.is_for_practice(),
            origin: self.origin().cloned(),
            result: self.result(),
            opened: self.opened(),
            longest_paths: self.longest_paths(),
            chat: self.lines(listener),
            muted: self.muted(listener),
            rematch: self.rematch_table().map(str::to_string),
        })
    }

    /// The game as a listener may see it, once it has started.
    pub fn game(&self, listener: &Listener) -> Result<Option<GameView>, Refused> {
        let viewer = self.viewer(listener)?;
        Ok(self.played().map(|played| played.view(viewer)))
    }

    /// Who holds each seat, and who plays for it.
    pub fn places(&self) -> Vec<PlaceView> {
        self.places.iter().map(Place::view).collect()
    }

    /// The final score, once the game is over.
    pub fn result(&self) -> Option<ScoreDoc> {
        self.outcome().map(|outcome| outcome.score.clone())
    }

    /// The actions a listener may take now. Empty while a bot plays for the seat.
    pub fn legal(&self, listener: &Listener) -> Result<Vec<ActionDoc>, Refused> {
        self.viewer(listener)?;
        if self.stage != Stage::Playing {
            return Ok(Vec::new());
        }
        let plays = |&place: &usize| self.places[place].user_plays();
        let acting = listener.place.filter(plays).zip(self.played());
        Ok(acting.map(|(place, played)| played.legal(place)).unwrap_or_default())
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
