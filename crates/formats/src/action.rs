//! Actions as documents, and the reasons one is refused.

use std::fmt;

use engine::game::{GameState, Rules};
use engine::illegal::Illegal;
use engine::sets::TicketSet;
use engine::supply::Source;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::words::Bag;

/// An action a player asks for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[schemars(rename = "Action")]
pub enum ActionDoc {
    /// Keep these of the tickets on offer.
    KeepTickets {
        /// The ids of the tickets to keep, without repeats.
        tickets: Vec<String>,
    },
    /// Draw a card.
    DrawCard {
        /// Where to draw from: blind from the deck, or face up from the row.
        from: DrawFrom,
        /// The slot of the row, counted from 0. Only for draws from the row.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        slot: Option<u8>,
    },
    /// Draw tickets to choose from.
    DrawTickets {},
    /// Claim a track.
    ClaimTrack {
        /// The track's id.
        track: String,
        /// The cards to pay with.
        cards: Bag,
    },
    /// Pay the extra cost of a tunnel.
    PayTunnel {
        /// The extra cards to pay with.
        cards: Bag,
    },
    /// Give up a tunnel and take back the cards laid down for it.
    LeaveTunnel {},
    /// Build a station.
    BuildStation {
        /// The id of the city to build in.
        city: String,
        /// The cards to pay with.
        cards: Bag,
    },
    /// Card Game: play cards to the yard.
    PlayCards {
        /// The cards to play.
        cards: Bag,
    },
    /// Card Game: complete tickets when a round is scored.
    CompleteTickets {
        /// The ids of the tickets to complete, without repeats.
        tickets: Vec<String>,
    },
    /// Pass. Allowed only when no other action is legal.
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

/// An action and the player who asks for it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PlayerAction {
    /// The player's index, counted from 0.
    pub player: usize,
    /// What the player asks for.
    pub action: ActionDoc,
}

/// The answer to an illegal action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Refusal {
    /// A stable code for programs to check.
    #[serde(rename = "error")]
    pub code: &'static str,
    /// The id of the rule that forbids the action.
    pub rule: &'static str,
    /// An explanation for people: what was wrong and what would be legal.
    pub message: String,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({}, {})", self.message, self.code, self.rule)
    }
}

impl Refusal {
    /// The answer for a reason given by a game.
    pub fn new<S: GameState>(reason: &Illegal) -> Refusal {
        Refusal { code: reason.code(), rule: S::rule(reason).as_str(), message: reason.to_string() }
    }

    /// Whether the action names something the map does not have. That is more likely a typing
    /// mistake than a breach of the rules.
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
    /// Where the card comes from, or a refusal if the slot is missing or out of place.
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

/// The codes for actions that can't be read, as opposed to those that break a game's rules. Each
/// comes with the rule it is closest to.
pub const READING_CODES: [(&str, &str); 6] = [
    ("unknown_track", "BG-CLAIM-3"),
    ("unknown_city", "EU-STN-1"),
    ("unknown_ticket", "BG-TIX-1"),
    ("ticket_twice", "BG-TIX-1"),
    ("no_such_slot", "BG-DRAW-1"),
    ("not_in_this_game", "BG-TURN-1"),
];

/// Looks up tickets by their ids.
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
