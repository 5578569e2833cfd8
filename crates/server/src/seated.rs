//! A bot that plays at a table of this node, and what it remembers between its turns.
//!
//! What happens is told to it as it happens, so a question costs the same however long the game is.

use bots::Bot;
use engine::event::Event;
use formats::any::{Any, PerGame};
use formats::documented::Documented;
use table::command::Ask;
use table::heard::Happened;
use table::table::Table;

use crate::bot_pool::Question;

/// What a bot remembers, whichever game it is.
pub type AnyMind = Any<Minds>;

/// The bots of the games, one for each.
pub enum Minds {}

impl PerGame for Minds {
    type Of<S: Documented> = Box<dyn Bot<S>>;
}

/// A bot in a place.
pub struct SeatedBot {
    place: usize,
    /// What it was asked last, until its answer was kept or refused.
    asked: Option<Ask>,
    whereabouts: Whereabouts,
    /// Nothing while it thinks, and before it was asked first.
    mind: Option<AnyMind>,
    /// What has happened since it was asked.
    unheard: Vec<Event>,
}

/// Whether a bot is at the table.
#[derive(Clone, Copy, PartialEq)]
enum Whereabouts {
    /// It waits to be asked.
    Here,
    /// It thinks, on another thread.
    Away,
}

impl SeatedBot {
    /// The bot in the place of an ask. One that is new there has to be told the game so far.
    pub fn at<'a>(bots: &'a mut Vec<SeatedBot>, table: &Table, ask: &Ask) -> &'a mut SeatedBot {
        let place = ask.place;
        let at = bots.iter().position(|bot| bot.place == place).unwrap_or_else(|| {
            let unheard = table.heard_by(place);
            let whereabouts = Whereabouts::Here;
            bots.push(SeatedBot { place, asked: None, whereabouts, mind: None, unheard });
            bots.len() - 1
        });
        &mut bots[at]
    }

    /// The question to be put to it, unless it thinks about it already.
    pub fn question(&mut self, table: &Table, ask: &Ask) -> Option<Question> {
        if self.whereabouts == Whereabouts::Away || self.asked.as_ref() == Some(ask) {
            return None;
        }
        let input = table.bot_input(ask)?;
        (self.asked, self.whereabouts) = (Some(ask.clone()), Whereabouts::Away);
        let (mind, unheard) = (self.mind.take(), std::mem::take(&mut self.unheard));
        Some(Question { input, mind, unheard })
    }

    /// Takes note of what happened; says whether it is still needed.
    pub fn hear(&mut self, table: &Table, happened: &Happened) -> bool {
        self.unheard.extend(happened.heard_by(self.place));
        self.is_busy() || table.bot_at(self.place).is_some()
    }

    /// Has thought, and waits for its answer to be kept. One that has lost its mind is told the
    /// whole game again.
    pub fn come_back(&mut self, table: &Table, mind: Option<AnyMind>) {
        self.whereabouts = Whereabouts::Here;
        if mind.is_none() {
            self.unheard = table.heard_by(self.place);
        }
        self.mind = mind;
    }

    /// Its answer to an ask was kept or refused.
    pub fn rest(&mut self, ask: &Ask) {
        self.asked = self.asked.take().filter(|it| it != ask);
    }

    /// Whether it thinks, or its answer is under way.
    pub fn is_busy(&self) -> bool {
        self.whereabouts == Whereabouts::Away || self.asked.is_some()
    }

    /// The place it plays for.
    pub fn place(&self) -> usize {
        self.place
    }
}
