//! What happened, and how much of it each viewer may know.

use crate::cards::{Card, Cards, Color};
use crate::players::{MAX_PLAYERS, PlayerId, Viewer};
use crate::sets::{CityId, TicketSet, TrackId};
use crate::supply::{Source, SupplyEvent};

/// One thing that happened. `None` in a field means: the viewer may not know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// Cards and tickets were dealt.
    Dealt {
        /// Who will begin (BG-SET-4).
        starter: PlayerId,
    },
    /// A player got tickets to choose from.
    TicketsOffered {
        /// The player.
        player: PlayerId,
        /// How many.
        count: u8,
        /// Which; known to the player alone.
        tickets: Option<TicketSet>,
    },
    /// A player chose from the tickets on offer.
    TicketsKept {
        /// The player.
        player: PlayerId,
        /// Whether these are starting tickets.
        opening: bool,
        /// How many; of starting tickets nobody else knows before all have chosen.
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
        /// The player.
        player: PlayerId,
        /// From where.
        from: Source,
        /// Which; blind draws are known to the player alone.
        card: Option<Card>,
    },
    /// The row was refilled or swept, or the deck was shuffled.
    Supply(SupplyEvent),
    /// A player laid down the payment for a tunnel.
    TunnelLaid {
        /// The player.
        player: PlayerId,
        /// The tunnel.
        track: TrackId,
        /// The payment.
        cards: Cards,
    },
    /// A card was turned over for a tunnel.
    TunnelTurned {
        /// The player.
        player: PlayerId,
        /// The card.
        card: Card,
    },
    /// All cards are turned over for a tunnel.
    TunnelCosts {
        /// The player.
        player: PlayerId,
        /// How many cards it costs more; for 0 it is claimed at once.
        extra: u8,
    },
    /// A player took the cards laid down for a tunnel back.
    TunnelLeft {
        /// The player.
        player: PlayerId,
        /// The tunnel.
        track: TrackId,
    },
    /// A player claimed a track.
    TrackClaimed {
        /// The player.
        player: PlayerId,
        /// The track.
        track: TrackId,
        /// All cards paid, a tunnel's extra included.
        cards: Cards,
        /// Points won at once.
        points: u16,
    },
    /// A player built a station.
    StationBuilt {
        /// The player.
        player: PlayerId,
        /// The city.
        city: CityId,
        /// The cards paid.
        cards: Cards,
    },
    /// The top card of each of a player's sets went to the track pile (CG-TURN-1).
    PileGrew {
        /// The player.
        player: PlayerId,
        /// The cards; the yard is open, so everybody saw them go.
        cards: Cards,
    },
    /// A player played a set or a trio to the yard.
    CardsPlayed {
        /// The player.
        player: PlayerId,
        /// The cards.
        cards: Cards,
    },
    /// A player lost a set to a larger one (CG-PLAY-3).
    Robbed {
        /// The player who lost it.
        player: PlayerId,
        /// The player who played the larger one.
        by: PlayerId,
        /// The colour.
        color: Color,
        /// The cards, which went to the discards.
        cards: Cards,
    },
    /// A round of the Card Game is over, and the players complete tickets (CG-SCORE-1).
    ScoringBegan {
        /// The round.
        round: u8,
    },
    /// A player completed tickets with the track pile, which then went to the discards.
    TicketsCompleted {
        /// The player.
        player: PlayerId,
        /// The tickets.
        tickets: TicketSet,
        /// All cards of the pile.
        pile: Cards,
    },
    /// All cards but those in the hands make a new deck for another round (CG-SCORE-2).
    RoundBegan {
        /// The round.
        round: u8,
        /// How many cards the deck has now.
        cards: u8,
    },
    /// A player was dealt a card of the new deck.
    CardDealt {
        /// The player.
        player: PlayerId,
        /// Which; known to the player alone.
        card: Option<Card>,
    },
    /// A player had nothing to do.
    Passed {
        /// The player.
        player: PlayerId,
    },
    /// Everybody has just one more turn: a player has few trains left (BG-END-1), or the deck of
    /// the Card Game is empty (CG-END-1).
    LastRound {
        /// The player whose turn brought it about; of a round that began with an empty deck, the
        /// player who begins.
        player: PlayerId,
    },
    /// A player's turn began.
    TurnBegan {
        /// The player.
        player: PlayerId,
    },
    /// The game is over; everything is open now.
    Finished,
}

impl Event {
    /// The event as `viewer` may know it (VIEW-1, VIEW-2).
    pub fn seen_by(self, viewer: Viewer) -> Event {
        match self {
            Event::TicketsOffered { player, count, .. } if !viewer.is(player) => {
                Event::TicketsOffered { player, count, tickets: None }
            }
            Event::TicketsKept { player, count, opening, .. } if !viewer.is(player) => {
                // BG-SET-3: while others still choose, even how many were kept is secret.
                let count = if opening { None } else { count };
                Event::TicketsKept { player, count, opening, tickets: None }
            }
            Event::CardDrawn { player, from: Source::Deck, .. } if !viewer.is(player) => {
                Event::CardDrawn { player, from: Source::Deck, card: None }
            }
            Event::CardDealt { player, .. } if !viewer.is(player) => {
                Event::CardDealt { player, card: None }
            }
            open => open,
        }
    }
}

/// Who is told of events. Play-outs pass `()`, which costs nothing.
pub trait Witness {
    /// Takes note of an event, with everything hidden in it.
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
