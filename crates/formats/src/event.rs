//! Events as documents, as far as the viewer may know them.

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

/// Something that happened in a game. Details this viewer may not know are left out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
#[schemars(rename = "Event")]
pub enum EventDoc {
    /// Cards and tickets were dealt.
    Dealt {
        /// The player who will go first, by index.
        starter: usize,
    },
    /// A player was offered tickets to choose from.
    TicketsOffered {
        /// The player who must choose.
        player: usize,
        /// The number of tickets on offer.
        count: u8,
        /// The ids of the tickets, if the viewer may know them.
        #[serde(skip_serializing_if = "Option::is_none")]
        tickets: Option<Vec<String>>,
    },
    /// A player chose from the tickets on offer.
    TicketsKept {
        /// The player who chose.
        player: usize,
        /// Whether these are starting tickets.
        opening: bool,
        /// The number of tickets kept, if the viewer may know it yet.
        #[serde(skip_serializing_if = "Option::is_none")]
        count: Option<u8>,
        /// The ids of the tickets kept, if the viewer may know them.
        #[serde(skip_serializing_if = "Option::is_none")]
        tickets: Option<Vec<String>>,
    },
    /// All players have chosen their starting tickets, and the first turn can begin.
    SetupEnded {
        /// The number of tickets kept, by player.
        kept: Vec<u8>,
    },
    /// A player drew a card.
    CardDrawn {
        /// The player who drew it.
        player: usize,
        /// Where the card was drawn from.
        from: DrawFrom,
        /// The slot of the row, for a card drawn face up.
        #[serde(skip_serializing_if = "Option::is_none")]
        slot: Option<u8>,
        /// The card, if the viewer may know it.
        #[serde(skip_serializing_if = "Option::is_none")]
        card: Option<CardWord>,
    },
    /// The discards were shuffled to make a new deck.
    Reshuffled {
        /// The number of cards in the new deck.
        cards: u8,
    },
    /// A card was turned face up to fill an empty slot of the row.
    RowTurned {
        /// The slot that was filled.
        slot: u8,
        /// The card that was turned up.
        card: CardWord,
    },
    /// The row had too many locomotives, so all its cards were discarded.
    RowSwept {},
    /// A player laid down the payment for a tunnel.
    TunnelLaid {
        /// The player who is building the tunnel.
        player: usize,
        /// The id of the tunnel's track.
        track: String,
        /// The cards laid down.
        cards: Bag,
    },
    /// A card was turned over for a tunnel.
    TunnelTurned {
        /// The player who is building the tunnel.
        player: usize,
        /// The card that was turned over.
        card: CardWord,
    },
    /// All the cards for a tunnel have been turned over.
    TunnelCosts {
        /// The player who is building the tunnel.
        player: usize,
        /// The number of extra cards the tunnel costs.
        extra: u8,
    },
    /// A player gave up a tunnel and took back the cards laid down for it.
    TunnelLeft {
        /// The player who gave it up.
        player: usize,
        /// The id of the tunnel's track.
        track: String,
    },
    /// A player claimed a track.
    TrackClaimed {
        /// The player who claimed it.
        player: usize,
        /// The track's id.
        track: String,
        /// All the cards paid, including extra ones for a tunnel.
        cards: Bag,
        /// The points scored for the track.
        points: u16,
    },
    /// A player built a station.
    StationBuilt {
        /// The player who built it.
        player: usize,
        /// The id of the city it stands in.
        city: String,
        /// The cards paid.
        cards: Bag,
    },
    /// Card Game: the top card of each of a player's sets moved to the track pile.
    PileGrew {
        /// The player whose cards moved.
        player: usize,
        /// The cards that moved.
        cards: Bag,
    },
    /// Card Game: a player played cards to the yard.
    CardsPlayed {
        /// The player who played them.
        player: usize,
        /// The cards played.
        cards: Bag,
    },
    /// Card Game: a player lost a set because another player played a larger one.
    Robbed {
        /// The player who lost the set.
        player: usize,
        /// The player who played the larger set.
        by: usize,
        /// The colour of the set.
        color: CardWord,
        /// The cards that were lost.
        cards: Bag,
    },
    /// Card Game: a round ended, and players now complete tickets.
    ScoringBegan {
        /// The round that ended.
        round: u8,
    },
    /// Card Game: a player completed tickets with the cards of the track pile.
    TicketsCompleted {
        /// The player who completed them.
        player: usize,
        /// The ids of the completed tickets.
        tickets: Vec<String>,
        /// All the cards in the player's pile.
        pile: Bag,
    },
    /// Card Game: a new round began. All cards except those in hands make up a new deck.
    RoundBegan {
        /// The round that began.
        round: u8,
        /// The number of cards in the new deck.
        cards: u8,
    },
    /// Card Game: a player was dealt a card from the new deck.
    CardDealt {
        /// The player who was dealt the card.
        player: usize,
        /// The card, if the viewer may know it.
        #[serde(skip_serializing_if = "Option::is_none")]
        card: Option<CardWord>,
    },
    /// A player passed because no other action was legal.
    Passed {
        /// The player who passed.
        player: usize,
    },
    /// The end is near: every player has exactly one more turn.
    LastRound {
        /// The player whose turn triggered it. If a round began with an empty deck, the player who
        /// goes first.
        player: usize,
    },
    /// A player's turn began.
    TurnBegan {
        /// The player whose turn it is.
        player: usize,
    },
    /// The game is over, and nothing is hidden any more.
    Finished {},
}

impl EventDoc {
    /// Converts an event that all games share.
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
            // Listed one by one, so that a new event can't be forgotten here.
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
