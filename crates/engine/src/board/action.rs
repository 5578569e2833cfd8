//! What a player asks for.

use crate::cards::Cards;
use crate::sets::{CityId, TicketSet, TrackId};
use crate::supply::Source;

/// One action. A turn is one action, or two where the first leaves something to answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Keep these of the tickets on offer; the others go back.
    KeepTickets {
        /// The tickets to keep.
        tickets: TicketSet,
    },
    /// Draw a card.
    DrawCard {
        /// From where.
        from: Source,
    },
    /// Draw tickets to choose from.
    DrawTickets,
    /// Claim a track.
    ClaimTrack {
        /// The track.
        track: TrackId,
        /// The payment.
        cards: Cards,
    },
    /// Pay what the turned cards of a tunnel cost.
    PayTunnel {
        /// The payment, on top of what is laid down already.
        cards: Cards,
    },
    /// Take the cards laid down for a tunnel back.
    LeaveTunnel,
    /// Build a station.
    BuildStation {
        /// The city.
        city: CityId,
        /// The payment.
        cards: Cards,
    },
    /// Do nothing, for want of anything else to do.
    Pass,
}
