//! Events as documents, as far as their viewer may know them.

use engine::cards::Card;
use engine::event::Event;
use engine::game::Rules;
use engine::players::PlayerId;
use engine::sets::TicketSet;
use engine::supply::{Source, SupplyEvent};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::action::{DrawFrom, ticket_ids};
use crate::words::{Bag, CardWord};

/// One thing that happened. A field that is left out is nothing this viewer may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
#[schemars(rename = "Event")]
pub enum EventDoc {
    /// Cards and tickets were dealt.
    Dealt {
        /// Who will begin.
        starter: usize,
    },
    /// A player got tickets to choose from.
    TicketsOffered {
        /// The player.
        player: usize,
        /// How many.
        count: u8,
        /// Which.
        #[serde(skip_serializing_if = "Option::is_none")]
        tickets: Option<Vec<String>>,
    },
    /// A player chose from the tickets on offer.
    TicketsKept {
        /// The player.
        player: usize,
        /// Whether these are starting tickets.
        opening: bool,
        /// How many.
        #[serde(skip_serializing_if = "Option::is_none")]
        count: Option<u8>,
        /// Which.
        #[serde(skip_serializing_if = "Option::is_none")]
        tickets: Option<Vec<String>>,
    },
    /// All players have chosen their starting tickets, and play starts.
    SetupEnded {
        /// By player, how many were kept.
        kept: Vec<u8>,
    },
    /// A player drew a card.
    CardDrawn {
        /// The player.
        player: usize,
        /// From where.
        from: DrawFrom,
        /// The slot of the row.
        #[serde(skip_serializing_if = "Option::is_none")]
        slot: Option<u8>,
        /// Which.
        #[serde(skip_serializing_if = "Option::is_none")]
        card: Option<CardWord>,
    },
    /// The discards were shuffled and became the deck.
    Reshuffled {
        /// How many cards the deck has now.
        cards: u8,
    },
    /// A card was turned face up into an empty slot of the row.
    RowTurned {
        /// The slot.
        slot: u8,
        /// The card.
        card: CardWord,
    },
    /// Too many locomotives: the whole row went to the discards.
    RowSwept {},
    /// A player laid down the payment for a tunnel.
    TunnelLaid {
        /// The player.
        player: usize,
        /// The tunnel.
        track: String,
        /// The payment.
        cards: Bag,
    },
    /// A card was turned over for a tunnel.
    TunnelTurned {
        /// The player.
        player: usize,
        /// The card.
        card: CardWord,
    },
    /// All cards are turned over for a tunnel.
    TunnelCosts {
        /// The player.
        player: usize,
        /// How many cards it costs more.
        extra: u8,
    },
    /// A player took the cards laid down for a tunnel back.
    TunnelLeft {
        /// The player.
        player: usize,
        /// The tunnel.
        track: String,
    },
    /// A player claimed a track.
    TrackClaimed {
        /// The player.
        player: usize,
        /// The track.
        track: String,
        /// All cards paid.
        cards: Bag,
        /// Points won at once.
        points: u16,
    },
    /// A player built a station.
    StationBuilt {
        /// The player.
        player: usize,
        /// The city.
        city: String,
        /// The cards paid.
        cards: Bag,
    },
    /// The top card of each of a player's sets went to the track pile.
    PileGrew {
        /// The player.
        player: usize,
        /// The cards.
        cards: Bag,
    },
    /// A player played cards to the yard.
    CardsPlayed {
        /// The player.
        player: usize,
        /// The cards.
        cards: Bag,
    },
    /// A player lost a set to a larger one.
    Robbed {
        /// The player who lost it.
        player: usize,
        /// The player who played the larger one.
        by: usize,
        /// The colour.
        color: CardWord,
        /// The cards.
        cards: Bag,
    },
    /// A round is over, and the players complete tickets.
    ScoringBegan {
        /// The round.
        round: u8,
    },
    /// A player completed tickets with the track pile.
    TicketsCompleted {
        /// The player.
        player: usize,
        /// The tickets.
        tickets: Vec<String>,
        /// All cards of the pile.
        pile: Bag,
    },
    /// All cards but those in the hands make a new deck.
    RoundBegan {
        /// The round.
        round: u8,
        /// How many cards the deck has now.
        cards: u8,
    },
    /// A player was dealt a card of the new deck.
    CardDealt {
        /// The player.
        player: usize,
        /// Which.
        #[serde(skip_serializing_if = "Option::is_none")]
        card: Option<CardWord>,
    },
    /// A player had nothing to do.
    Passed {
        /// The player.
        player: usize,
    },
    /// Everybody has just one more turn.
    LastRound {
        /// The player whose turn brought it about.
        player: usize,
    },
    /// A player's turn began.
    TurnBegan {
        /// The player.
        player: usize,
    },
    /// The game is over; everything is open now.
    Finished {},
}

impl EventDoc {
    /// The document of an event that all games have.
    pub(crate) fn shared(rules: &impl Rules, players: usize, seen: Event) -> Option<EventDoc> {
        let i = PlayerId::index;
        let word = |card: Card| CardWord::from(card);
        let ids = |tickets: TicketSet| ticket_ids(rules, tickets);
        Some(match seen {
            Event::Dealt { starter } => EventDoc::Dealt { starter: i(starter) },
            Event::TicketsOffered { player, count, tickets } => {
                EventDoc::TicketsOffered { player: i(player), count, tickets: tickets.map(ids) }
            }
            Event::TicketsKept { player, opening, count, tickets } => {
                let tickets = tickets.map(ids);
                EventDoc::TicketsKept { player: i(player), opening, count, tickets }
            }
            Event::SetupEnded { kept } => {
                EventDoc::SetupEnded { kept: kept.into_iter().take(players).collect() }
            }
            Event::CardDrawn { player, from, card } => {
                let (from, slot) = match from {
                    Source::Deck => (DrawFrom::Deck, None),
                    Source::Row(slot) => (DrawFrom::Row, Some(slot)),
                };
                EventDoc::CardDrawn { player: i(player), from, slot, card: card.map(word) }
            }
            Event::Supply(SupplyEvent::Reshuffled { cards }) => EventDoc::Reshuffled { cards },
            Event::Supply(SupplyEvent::Turned { slot, card }) => {
                EventDoc::RowTurned { slot, card: word(card) }
            }
            Event::Supply(SupplyEvent::Swept) => EventDoc::RowSwept {},
            Event::Passed { player } => EventDoc::Passed { player: i(player) },
            Event::LastRound { player } => EventDoc::LastRound { player: i(player) },
            Event::TurnBegan { player } => EventDoc::TurnBegan { player: i(player) },
            Event::Finished => EventDoc::Finished {},
            // Named one by one, so that a new event can't be forgotten here.
            Event::TunnelLaid { .. }
            | Event::TunnelTurned { .. }
            | Event::TunnelCosts { .. }
            | Event::TunnelLeft { .. }
            | Event::TrackClaimed { .. }
            | Event::StationBuilt { .. }
            | Event::PileGrew { .. }
            | Event::CardsPlayed { .. }
            | Event::Robbed { .. }
            | Event::ScoringBegan { .. }
            | Event::TicketsCompleted { .. }
            | Event::RoundBegan { .. }
            | Event::CardDealt { .. } => return None,
        })
    }
}
