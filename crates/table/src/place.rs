//! One seat at a table: who holds it, who plays for it, what it has to decide and how long it has.

use std::sync::Arc;

use bots::Level;
use protocol::ids::{Seq, UserId};
use protocol::view::{ClockDoc, Holder, PlaceView, PlayerColor, Why};

use crate::clock::PlaceClock;

/// One seat at a table.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Place {
    /// Shared by the copies of a table.
    pub holder: Arc<Holder>,
    pub color: PlayerColor,
    /// Whether somebody chose the colour, so that nobody else can take it.
    pub color_chosen: bool,
    /// Why a bot is standing in for the user, if one is.
    pub replaced: Option<Why>,
    /// The `seq` at which this seat's current decision came up, if it has one to make.
    pub decision: Option<Seq>,
    /// The last decision for which this seat took a hint.
    pub hinted: Option<Seq>,
    pub clock: PlaceClock,
}

impl Place {
    pub fn new(holder: Holder, color: PlayerColor) -> Place {
        Place {
            holder: Arc::new(holder),
            color,
            color_chosen: false,
            replaced: None,
            decision: None,
            hinted: None,
            clock: PlaceClock::default(),
        }
    }

    /// The same seat for somebody else. It keeps its colour, until they choose another.
    pub fn given_to(&self, holder: Holder) -> Place {
        Place::new(holder, self.color)
    }

    pub fn is_empty(&self) -> bool {
        *self.holder == Holder::Empty {}
    }

    pub fn user(&self) -> Option<&UserId> {
        match &*self.holder {
            Holder::User { person } => Some(&person.user),
            _ => None,
        }
    }

    pub fn is_of(&self, user: &UserId) -> bool {
        self.user() == Some(user)
    }

    /// The bot that plays for this seat, if one does.
    pub fn bot(&self, stand_in: &Level) -> Option<Level> {
        match &*self.holder {
            Holder::Bot { level } => Some(*level),
            Holder::User { .. } => self.replaced.map(|_| *stand_in),
            Holder::Empty {} => None,
        }
    }

    /// Whether the user plays, rather than a bot.
    pub fn user_plays(&self) -> bool {
        self.user().is_some() && self.replaced.is_none()
    }

    /// The name to use in the game and its record.
    pub fn name(&self, index: usize) -> String {
        match &*self.holder {
            Holder::User { person } => person.name.clone(),
            Holder::Bot { level } => format!("{} {}", level.code().replace(':', "-"), index + 1),
            Holder::Empty {} => String::new(),
        }
    }

    /// The seat as everybody may see it.
    pub fn view(&self) -> PlaceView {
        let (holder, replaced) = ((*self.holder).clone(), self.replaced);
        PlaceView { holder, color: self.color, replaced, clock: self.clock_doc() }
    }

    /// The clock as everybody may see it, if there is one.
    pub fn clock_doc(&self) -> Option<ClockDoc> {
        let until = self.clock.deadline().map(|(at, _)| at);
        self.clock.left().map(|left| ClockDoc { left, until })
    }
}
