//! Events as documents, as far as their viewer may know them.

use engine::cards::{Card, Cards};
use engine::event::Event;
use engine::game::Rules;
use engine::players::PlayerId;
use engine::sets::TicketSet;
use engine::supply::{Source, SupplyEvent};
use formats::action::DrawFrom;
use formats::words::{Bag, CardWord};
use schemars::JsonSchema;
use serde::Serialize;

use crate::game_view::Shown;

/// One thing that happened. A field that is left out is nothing this viewer may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
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
    /// The document of an event, as [`seen_by`](Event::seen_by) has left it for its viewer.
    pub fn new<S: Shown>(rules: &S::Rules, players: usize, seen: Event) -> EventDoc {
        let i = PlayerId::index;
        let word = |card: Card| CardWord::from(card);
        let bag = |cards: Cards| Bag::from(cards);
        let ids = |tickets: TicketSet| -> Vec<String> {
            tickets.iter().map(|ticket| rules.ticket_id(ticket).to_string()).collect()
        };
        let track = |track| S::track_id(rules, track).to_string();
        match seen {
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
            Event::TunnelLaid { player, track: id, cards } => {
                EventDoc::TunnelLaid { player: i(player), track: track(id), cards: bag(cards) }
            }
            Event::TunnelTurned { player, card } => {
                EventDoc::TunnelTurned { player: i(player), card: word(card) }
            }
            Event::TunnelCosts { player, extra } => {
                EventDoc::TunnelCosts { player: i(player), extra }
            }
            Event::TunnelLeft { player, track: id } => {
                EventDoc::TunnelLeft { player: i(player), track: track(id) }
            }
            Event::TrackClaimed { player, track: id, cards, points } => {
                let (track, cards) = (track(id), bag(cards));
                EventDoc::TrackClaimed { player: i(player), track, cards, points }
            }
            Event::StationBuilt { player, city, cards } => {
                let city = S::city_id(rules, city).to_string();
                EventDoc::StationBuilt { player: i(player), city, cards: bag(cards) }
            }
            Event::PileGrew { player, cards } => {
                EventDoc::PileGrew { player: i(player), cards: bag(cards) }
            }
            Event::CardsPlayed { player, cards } => {
                EventDoc::CardsPlayed { player: i(player), cards: bag(cards) }
            }
            Event::Robbed { player, by, color, cards } => {
                let (color, cards) = (word(color.into()), bag(cards));
                EventDoc::Robbed { player: i(player), by: i(by), color, cards }
            }
            Event::ScoringBegan { round } => EventDoc::ScoringBegan { round },
            Event::TicketsCompleted { player, tickets, pile } => {
                let (tickets, pile) = (ids(tickets), bag(pile));
                EventDoc::TicketsCompleted { player: i(player), tickets, pile }
            }
            Event::RoundBegan { round, cards } => EventDoc::RoundBegan { round, cards },
            Event::CardDealt { player, card } => {
                EventDoc::CardDealt { player: i(player), card: card.map(word) }
            }
            Event::Passed { player } => EventDoc::Passed { player: i(player) },
            Event::LastRound { player } => EventDoc::LastRound { player: i(player) },
            Event::TurnBegan { player } => EventDoc::TurnBegan { player: i(player) },
            Event::Finished => EventDoc::Finished {},
        }
    }
}
