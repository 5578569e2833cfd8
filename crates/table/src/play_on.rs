//! Playing on from a moment of a finished game, as a new table with bots.

use bots::Level;
use formats::error::Error;
use formats::position::PositionDoc;
use protocol::ids::{Person, Time};
use protocol::learning::Hidden;
use protocol::settings::{Access, Clock, Settings, Undo};
use protocol::view::{Holder, Origin, Stage};

use crate::command::{Command, Request};
use crate::fair::Secret;
use crate::place::Place;
use crate::played::AnyPlayed;
use crate::refused::Refused;
use crate::settings::{check_name, options};
use crate::table::{NewTable, Table};

/// Which of a seed's games deals hidden things again. What is drawn later comes from the seed itself.
const ANEW: u32 = u32::MAX;

/// How a game is to go on.
#[derive(Clone, Debug)]
pub struct GoingOn {
    /// The id of the table whose game goes on.
    pub table: String,
    /// Who plays on.
    pub person: Person,
    /// In which seat. Bots take all others.
    pub place: usize,
    /// How what that seat could not see is dealt.
    pub hidden: Hidden,
    /// How well the bots play.
    pub level: Level,
    /// How far actions can be taken back.
    pub undo: Undo,
    /// The seed that determines everything random from then on.
    pub seed: Secret,
    /// The salt that hides the seed in the commitment.
    pub salt: Secret,
}

/// A table on which a game goes on, and the command that starts it.
#[derive(Clone, Debug)]
pub struct Continued {
    /// The table, with everybody in their seats.
    pub new: NewTable,
    /// Starts the game. It is sent once the table is stored.
    pub start: Command,
}

impl Table {
    /// The table that plays on from where this one is. The caller has made sure that the game was
    /// finished later: a position shows everything.
    pub fn play_on(&self, going_on: GoingOn, now: Time) -> Result<Continued, Refused> {
        let GoingOn { table, person, place, hidden, level, undo, seed, salt } = going_on;
        match self.stage {
            Stage::Lobby => return Err(Refused::NotStarted),
            Stage::Playing => {}
            Stage::Finished => return Err(Refused::Finished),
            Stage::Closed => return Err(Refused::Closed),
        }
        check_name(&person)?;
        if place >= self.places.len() {
            return Err(Refused::NoSuchPlace);
        }
        let played = self.played().ok_or(Refused::NotStarted)?;
        let position = match hidden {
            Hidden::AsItWas => played.position(),
            Hidden::Anew => {
                let dealt = played.dealt_anew(place, &seed.seed().of_game(ANEW));
                dealt.ok_or(Refused::NotStarted)?
            }
        };
        let from = Box::new(position.bare());
        let user = person.user.clone();
        let bots = std::iter::repeat_n(Holder::Bot { level }, self.places.len());
        let mut places: Vec<Holder> = bots.collect();
        places[place] = Holder::User { person };
        let settings = Settings {
            map: self.map().cloned(),
            access: Access::Link,
            clock: Clock::None,
            undo,
            ..(*self.settings).clone()
        };
        let origin = Origin { table, seq: self.seq, hidden };
        let new = Table::begin(user.clone(), settings, places, self.colors(), Some(origin), now);
        let start = Command::User { user, request: Request::GoOn { seed, salt, from } };
        // Nothing is stored before it is known that the game can go on.
        new.table.decide(start.clone(), now)?;
        Ok(Continued { new, start })
    }

    /// The finished game that this table plays on, once it does.
    pub fn origin(&self) -> Option<&Origin> {
        self.origin.as_deref().filter(|_| self.played().is_some_and(AnyPlayed::is_resumed))
    }

    /// The game of this table as it goes on from a position.
    pub(crate) fn resumed(&self, seed: &Secret, from: &PositionDoc) -> Result<AnyPlayed, Error> {
        let (book, options) = (self.book.0.clone(), options(&self.settings));
        AnyPlayed::resume(book, self.names(), options, seed.seed(), from)
    }

    /// The players' names.
    pub(crate) fn names(&self) -> Vec<String> {
        self.places.iter().enumerate().map(|(i, place): (usize, &Place)| place.name(i)).collect()
    }
}
