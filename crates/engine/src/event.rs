//! What happened, and how much of it each viewer may know.

#![allow(missing_docs, reason = "a field whose name says everything has no comment")]

use crate::cards::{Card, Cards, Color};
use crate::players::{MAX_PLAYERS, PlayerId, Viewer};
use crate::sets::{CityId, TicketSet, TrackId};
use crate::supply::{Source, SupplyEvent};

/// One thing that happened. `None` in a field means that the viewer may not know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// Cards and tickets were dealt.
    Dealt {
        /// Who will begin (BG-SET-4).
        starter: PlayerId,
    },
    /// A player got tickets to choose from.
    TicketsOffered {
        player: PlayerId,
        /// How many.
        count: u8,
        /// Which; known to the player alone.
        tickets: Option<TicketSet>,
    },
    /// A player chose from the tickets on offer.
    TicketsKept {
        player: PlayerId,
        /// Whether these are starting tickets.
        opening: bool,
        /// How many; nobody else knows the number of starting tickets before all have chosen.
        count: Option<u8>,
        /// Which; known to the player alone.
        tickets: Option<TicketSet>,
    },
    /// All players have chosen their starting tickets, and play starts.
    SetupEnded {
        /// How many tickets each player kept.
        kept: [u8; MAX_PLAYERS],
    },
    /// A player drew a card.
    CardDrawn {
        player: PlayerId,
        /// From where.
        from: Source,
        /// Which; blind draws are known to the player alone.
        card: Option<Card>,
    },
    /// The row was refilled or swept, or the deck was shuffled.
    Supply(SupplyEvent),
    /// A player laid down the payment for a tunnel.
    TunnelLaid { player: PlayerId, track: TrackId, cards: Cards },
    /// A card was turned over for a tunnel.
    TunnelTurned { player: PlayerId, card: Card },
    /// All cards are turned over for a tunnel.
    TunnelCosts {
        player: PlayerId,
        /// How many extra cards it costs; at 0 it is claimed at once.
        extra: u8,
    },
    /// A player gave up a tunnel and took the payment back.
    TunnelLeft { player: PlayerId, track: TrackId },
    /// A player claimed a track.
    TrackClaimed {
        player: PlayerId,
        track: TrackId,
        /// All cards paid, a tunnel's extra included.
        cards: Cards,
        /// Points won at once.
        points: u16,
    },
    /// A player built a station.
    StationBuilt {
        player: PlayerId,
        city: CityId,
        /// The cards paid.
        cards: Cards,
    },
    /// The top card of each of a player's sets went to the track pile (CG-TURN-1).
    PileGrew {
        player: PlayerId,
        /// The cards; the yard is open, so everybody saw them go.
        cards: Cards,
    },
    /// A player played a set or a trio to the yard.
    CardsPlayed { player: PlayerId, cards: Cards },
    /// A player lost a set to a larger one (CG-PLAY-3).
    Robbed {
        /// The player who lost it.
        player: PlayerId,
        /// The player who played the larger one.
        by: PlayerId,
        color: Color,
        /// The cards, which went to the discards.
        cards: Cards,
    },
    /// A round of the Card Game is over, and the players complete tickets (CG-SCORE-1).
    ScoringBegan { round: u8 },
    /// A player completed tickets with the track pile, which then went to the discards.
    TicketsCompleted {
        player: PlayerId,
        tickets: TicketSet,
        /// All cards of the pile.
        pile: Cards,
    },
    /// All cards but those in the hands make a new deck for another round (CG-SCORE-2).
    RoundBegan {
        round: u8,
        /// How many cards the deck has now.
        cards: u8,
    },
    /// A player was dealt a card of the new deck.
    CardDealt {
        player: PlayerId,
        /// Which; known to the player alone.
        card: Option<Card>,
    },
    /// A player had nothing to do.
    Passed { player: PlayerId },
    /// Everybody has just one more turn: a player has few trains left (BG-END-1), or the deck of
    /// the Card Game is empty (CG-END-1).
    LastRound {
        /// The player whose turn brought it about; of a round that began with an empty deck, the
        /// player who begins.
        player: PlayerId,
    },
    /// A player's turn began.
    TurnBegan { player: PlayerId },
    /// The game is over; everything is open now.
    Finished,
}

impl Event {
    /// The event as `viewer` may know it (VIEW-1, VIEW-2).
    ///
    /// Every event and every field is named here, so that a new one does not compile before
    /// somebody has decided who sees it.
    pub fn seen_by(self, viewer: Viewer) -> Event {
        match self {
            Event::TicketsOffered { player, count, tickets } => {
                let tickets = tickets.filter(|_| viewer.is(player));
                Event::TicketsOffered { player, count, tickets }
            }
            Event::TicketsKept { player, opening, count, tickets } => {
                let own = viewer.is(player);
                // BG-SET-3: while others still choose, even how many were kept is secret.
                let count = count.filter(|_| own || !opening);
                let tickets = tickets.filter(|_| own);
                Event::TicketsKept { player, opening, count, tickets }
            }
            Event::CardDrawn { player, from: from @ Source::Deck, card } => {
                Event::CardDrawn { player, from, card: card.filter(|_| viewer.is(player)) }
            }
            Event::CardDealt { player, card } => {
                Event::CardDealt { player, card: card.filter(|_| viewer.is(player)) }
            }
            // In the open for everybody.
            Event::Dealt { starter: _ }
            | Event::SetupEnded { kept: _ }
            | Event::CardDrawn { player: _, from: Source::Row(_), card: _ }
            | Event::Supply(
                SupplyEvent::Reshuffled { cards: _ }
                | SupplyEvent::Turned { slot: _, card: _ }
                | SupplyEvent::Swept,
            )
            | Event::TunnelLaid { player: _, track: _, cards: _ }
            | Event::TunnelTurned { player: _, card: _ }
            | Event::TunnelCosts { player: _, extra: _ }
            | Event::TunnelLeft { player: _, track: _ }
            | Event::TrackClaimed { player: _, track: _, cards: _, points: _ }
            | Event::StationBuilt { player: _, city: _, cards: _ }
            | Event::PileGrew { player: _, cards: _ }
            | Event::CardsPlayed { player: _, cards: _ }
            | Event::Robbed { player: _, by: _, color: _, cards: _ }
            | Event::ScoringBegan { round: _ }
            | Event::TicketsCompleted { player: _, tickets: _, pile: _ }
            | Event::RoundBegan { round: _, cards: _ }
            | Event::Passed { player: _ }
            | Event::LastRound { player: _ }
            | Event::TurnBegan { player: _ }
            | Event::Finished => self,
        }
    }
}

/// Whoever is told of events. Play-outs pass `()`, which costs nothing.
pub trait Witness {
    /// Takes note of an event, including everything hidden in it.
    fn see(&mut self, event: Event);
}

impl Witness for () {
    #[inline]
    fn see(&mut self, _: Event) {}
}

impl Witness for Vec<Event> {
    fn see(&mut self, event: Event) {
        self.push(event);
    }
}
