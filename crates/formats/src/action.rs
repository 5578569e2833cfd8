//! Actions as documents, and why one is refused.

use std::fmt;

use engine::board::{Action, Illegal, Map, Source};
use engine::sets::TicketSet;
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

impl From<Illegal> for Refusal {
    fn from(reason: Illegal) -> Refusal {
        Refusal { code: reason.code(), rule: reason.rule(), message: reason.to_string() }
    }
}

impl Refusal {
    /// Whether the action names something the map does not have: more likely a slip of the pen
    /// than a breach of a rule.
    pub fn is_unknown_id(&self) -> bool {
        self.code.starts_with("unknown_")
    }
}

impl ActionDoc {
    /// The action on this map, or why it can't be one.
    pub fn resolve(&self, map: &Map) -> Result<Action, Refusal> {
        Ok(match self {
            ActionDoc::KeepTickets { tickets } => {
                Action::KeepTickets { tickets: ticket_set(map, tickets)? }
            }
            ActionDoc::DrawCard { from, slot } => {
                let from = match (from, slot) {
                    (DrawFrom::Deck, None) => Source::Deck,
                    (DrawFrom::Row, Some(slot)) => Source::Row(*slot),
                    (DrawFrom::Deck, Some(_)) => {
                        return refuse(
                            "no_such_slot",
                            "BG-DRAW-1",
                            "the deck has no slots; leave \"slot\" out",
                        );
                    }
                    (DrawFrom::Row, None) => {
                        return refuse(
                            "no_such_slot",
                            "BG-DRAW-1",
                            "say which \"slot\" of the row",
                        );
                    }
                };
                Action::DrawCard { from }
            }
            ActionDoc::DrawTickets {} => Action::DrawTickets,
            ActionDoc::ClaimTrack { track, cards } => {
                let Some(track) = map.track_named(track) else {
                    let message = format!("this map has no track \"{track}\"");
                    return refuse("unknown_track", "BG-CLAIM-3", message);
                };
                Action::ClaimTrack { track, cards: (*cards).into() }
            }
            ActionDoc::PayTunnel { cards } => Action::PayTunnel { cards: (*cards).into() },
            ActionDoc::LeaveTunnel {} => Action::LeaveTunnel,
            ActionDoc::BuildStation { city, cards } => {
                let Some(city) = map.city_named(city) else {
                    let message = format!("this map has no city \"{city}\"");
                    return refuse("unknown_city", "EU-STN-1", message);
                };
                Action::BuildStation { city, cards: (*cards).into() }
            }
            ActionDoc::PlayCards { .. } | ActionDoc::CompleteTickets { .. } => {
                let message = "this is an action of the Card Game, not of a board game";
                return refuse("not_in_this_game", "BG-TURN-1", message);
            }
            ActionDoc::Pass {} => Action::Pass,
        })
    }

    /// An action of this map as a document.
    pub fn new(map: &Map, action: &Action) -> ActionDoc {
        match *action {
            Action::KeepTickets { tickets } => ActionDoc::KeepTickets {
                tickets: tickets.iter().map(|ticket| map.ticket(ticket).id.clone()).collect(),
            },
            Action::DrawCard { from: Source::Deck } => {
                ActionDoc::DrawCard { from: DrawFrom::Deck, slot: None }
            }
            Action::DrawCard { from: Source::Row(slot) } => {
                ActionDoc::DrawCard { from: DrawFrom::Row, slot: Some(slot) }
            }
            Action::DrawTickets => ActionDoc::DrawTickets {},
            Action::ClaimTrack { track, cards } => {
                ActionDoc::ClaimTrack { track: map.track(track).id.clone(), cards: cards.into() }
            }
            Action::PayTunnel { cards } => ActionDoc::PayTunnel { cards: cards.into() },
            Action::LeaveTunnel => ActionDoc::LeaveTunnel {},
            Action::BuildStation { city, cards } => {
                ActionDoc::BuildStation { city: map.city(city).id.clone(), cards: cards.into() }
            }
            Action::Pass => ActionDoc::Pass {},
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

fn ticket_set(map: &Map, ids: &[String]) -> Result<TicketSet, Refusal> {
    let mut tickets = TicketSet::EMPTY;
    for id in ids {
        let Some(ticket) = map.ticket_named(id) else {
            let message = format!("this map has no ticket \"{id}\"");
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

fn refuse<T>(
    code: &'static str,
    rule: &'static str,
    message: impl Into<String>,
) -> Result<T, Refusal> {
    Err(Refusal { code, rule, message: message.into() })
}
