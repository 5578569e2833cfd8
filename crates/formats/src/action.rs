//! Actions as documents, and why one is refused.

use std::fmt;

use engine::game::{GameState, Rules};
use engine::illegal::Illegal;
use engine::sets::TicketSet;
use engine::supply::Source;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::words::Bag;

/// What a player asks for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[schemars(rename = "Action")]
pub enum ActionDoc {
    /// Keep these of the tickets on offer.
    KeepTickets {
        /// Ticket ids, none twice.
        tickets: Vec<String>,
    },
    /// Draw a card.
    DrawCard {
        /// Blind from the deck, or from the row.
        from: DrawFrom,
        /// The slot of the row.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        slot: Option<u8>,
    },
    /// Draw tickets to choose from.
    DrawTickets {},
    /// Claim a track.
    ClaimTrack {
        /// The track's id.
        track: String,
        /// The payment.
        cards: Bag,
    },
    /// Pay what a tunnel costs more.
    PayTunnel {
        /// The payment.
        cards: Bag,
    },
    /// Take the cards laid down for a tunnel back.
    LeaveTunnel {},
    /// Build a station.
    BuildStation {
        /// The city's id.
        city: String,
        /// The payment.
        cards: Bag,
    },
    /// Play cards to the yard (Card Game).
    PlayCards {
        /// The cards.
        cards: Bag,
    },
    /// Complete tickets at scoring (Card Game).
    CompleteTickets {
        /// Ticket ids, none twice.
        tickets: Vec<String>,
    },
    /// Do nothing, when nothing else is legal.
    Pass {},
}

/// Where a card is drawn from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum DrawFrom {
    /// Blind, from the top of the deck.
    Deck,
    /// Face up, from a slot of the row.
    Row,
}

/// An action and who asks for it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PlayerAction {
    /// The player, by index.
    pub player: usize,
    /// The action.
    pub action: ActionDoc,
}

/// The answer to an illegal action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Refusal {
    /// The stable code.
    #[serde(rename = "error")]
    pub code: &'static str,
    /// The id of the rule.
    pub rule: &'static str,
    /// For people: what was wrong and what would be legal.
    pub message: String,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({}, {})", self.message, self.code, self.rule)
    }
}

impl Refusal {
    /// The answer for a reason that a game gave.
    pub fn new<S: GameState>(reason: &Illegal) -> Refusal {
        Refusal { code: reason.code(), rule: S::rule(reason).as_str(), message: reason.to_string() }
    }

    /// Whether the action names something the map does not have: more likely a slip of the pen
    /// than a breach of a rule.
    pub fn is_unknown_id(&self) -> bool {
        self.code.starts_with("unknown_")
    }
}

impl ActionDoc {
    pub(crate) fn draw_card(from: Source) -> ActionDoc {
        match from {
            Source::Deck => ActionDoc::DrawCard { from: DrawFrom::Deck, slot: None },
            Source::Row(slot) => ActionDoc::DrawCard { from: DrawFrom::Row, slot: Some(slot) },
        }
    }
}

impl DrawFrom {
    /// Where the card comes from, or what is missing to know it.
    pub(crate) fn source(self, slot: Option<u8>) -> Result<Source, Refusal> {
        match (self, slot) {
            (DrawFrom::Deck, None) => Ok(Source::Deck),
            (DrawFrom::Row, Some(slot)) => Ok(Source::Row(slot)),
            (DrawFrom::Deck, Some(_)) => {
                refuse("no_such_slot", "BG-DRAW-1", "the deck has no slots; leave \"slot\" out")
            }
            (DrawFrom::Row, None) => {
                refuse("no_such_slot", "BG-DRAW-1", "say which \"slot\" of the row")
            }
        }
    }
}

/// The codes that come from reading an action rather than from the rules of a game, with the rule
/// each is closest to.
pub const READING_CODES: [(&str, &str); 6] = [
    ("unknown_track", "BG-CLAIM-3"),
    ("unknown_city", "EU-STN-1"),
    ("unknown_ticket", "BG-TIX-1"),
    ("ticket_twice", "BG-TIX-1"),
    ("no_such_slot", "BG-DRAW-1"),
    ("not_in_this_game", "BG-TURN-1"),
];

/// The tickets of a list of ids.
pub(crate) fn ticket_set(rules: &impl Rules, ids: &[String]) -> Result<TicketSet, Refusal> {
    let mut tickets = TicketSet::EMPTY;
    for id in ids {
        let Some(ticket) = rules.ticket_named(id) else {
            let message = format!("this game has no ticket \"{id}\"");
            return refuse("unknown_ticket", "BG-TIX-1", message);
        };
        if tickets.contains(ticket) {
            let message = format!("ticket \"{id}\" is named twice");
            return refuse("ticket_twice", "BG-TIX-1", message);
        }
        tickets.insert(ticket);
    }
    Ok(tickets)
}

pub(crate) fn refuse<T>(
    code: &'static str,
    rule: &'static str,
    message: impl Into<String>,
) -> Result<T, Refusal> {
    Err(Refusal { code, rule, message: message.into() })
}

/// The ids of tickets.
pub(crate) fn ticket_ids(rules: &impl Rules, tickets: TicketSet) -> Vec<String> {
    tickets.iter().map(|ticket| rules.ticket_id(ticket).to_string()).collect()
}
