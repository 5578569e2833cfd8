//! A bot at a table on this node, and what it remembers between turns.
//!
//! Bots are told events as they happen, so asking one costs the same however long the game is.

use bots::Bot;
use engine::event::Event;
use formats::any::{Any, PerGame};
use formats::documented::Documented;
use table::command::Ask;
use table::heard::Happened;
use table::table::Table;

use crate::bot_pool::Question;

/// A bot's memory, for any game.
pub type AnyMind = Any<Minds>;

/// The bot type of each game.
pub enum Minds {}

impl PerGame for Minds {
    type Of<S: Documented> = Box<dyn Bot<S>>;
}

/// A bot that plays for a place.
pub struct SeatedBot {
    place: usize,
    /// The last question, until its answer is stored or refused.
    asked: Option<Ask>,
    whereabouts: Whereabouts,
    /// `None` while it thinks, and before it is first asked.
    mind: Option<AnyMind>,
    /// What has happened since it was asked.
    unheard: Vec<Event>,
    trust: Trust,
}

/// Whether what a bot remembers is what happened.
#[derive(Clone, Copy, PartialEq)]
enum Trust {
    /// It is.
    Sound,
    /// Actions were taken back while it thought, so it has to forget what it knew.
    Shaken,
}

/// Whether a bot is at the table or thinking.
#[derive(Clone, Copy, PartialEq)]
enum Whereabouts {
    /// It is waiting to be asked.
    Here,
    /// It is thinking on another thread.
    Away,
}

impl SeatedBot {
    /// The bot that an ask is for. A new one has to be told the game so far.
    pub fn at<'a>(bots: &'a mut Vec<SeatedBot>, table: &Table, ask: &Ask) -> &'a mut SeatedBot {
        let place = ask.place;
        let at = bots.iter().position(|bot| bot.place == place).unwrap_or_else(|| {
            let unheard = table.heard_by(place);
            let whereabouts = Whereabouts::Here;
            let (asked, mind, trust) = (None, None, Trust::Sound);
            bots.push(SeatedBot { place, asked, whereabouts, mind, unheard, trust });
            bots.len() - 1
        });
        &mut bots[at]
    }

    /// The question to put to it, unless it is already thinking about it.
    pub fn question(&mut self, table: &Table, ask: &Ask) -> Option<Question> {
        if self.whereabouts == Whereabouts::Away || self.asked.as_ref() == Some(ask) {
            return None;
        }
        let input = table.bot_input(ask)?;
        (self.asked, self.whereabouts) = (Some(ask.clone()), Whereabouts::Away);
        let (mind, unheard) = (self.mind.take(), std::mem::take(&mut self.unheard));
        Some(Question { input, mind, unheard })
    }

    /// Notes what happened. Returns whether the bot is still needed.
    pub fn hear(&mut self, table: &Table, happened: &Happened) -> bool {
        if happened.takes_back() {
            // What it knows includes what never happened, so it is told the whole game again.
            (self.mind, self.unheard) = (None, table.heard_by(self.place));
            if self.whereabouts == Whereabouts::Away {
                self.trust = Trust::Shaken;
            }
        }
        self.unheard.extend(happened.heard_by(self.place));
        self.is_busy() || table.bot_at(self.place).is_some()
    }

    /// Called when it has thought, before its answer is stored. A bot that lost its memory is told
    /// the whole game again.
    pub fn come_back(&mut self, table: &Table, mind: Option<AnyMind>) {
        self.whereabouts = Whereabouts::Here;
        let sound = self.trust == Trust::Sound;
        self.trust = Trust::Sound;
        self.mind = mind.filter(|_| sound);
        if self.mind.is_none() {
            self.unheard = table.heard_by(self.place);
        }
    }

    /// Called when its answer to an ask was stored or refused.
    pub fn rest(&mut self, ask: &Ask) {
        self.asked = self.asked.take().filter(|it| it != ask);
    }

    /// Whether it is thinking, or its answer is still on its way.
    pub fn is_busy(&self) -> bool {
        self.whereabouts == Whereabouts::Away || self.asked.is_some()
    }

    /// The place it plays for.
    pub fn place(&self) -> usize {
        self.place
    }
}
