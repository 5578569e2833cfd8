//! What a player asks for.

use crate::cards::Cards;
use crate::sets::TicketSet;
use crate::supply::Source;

/// One action. The first part of a turn is nobody's action (CG-TURN-1); the second is one of
/// these, or two where the first leaves something to answer.
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
    /// Play a set or a trio to the yard.
    PlayCards {
        /// The cards.
        cards: Cards,
    },
    /// Complete tickets with the pile, when the round is scored.
    CompleteTickets {
        /// The tickets to complete.
        tickets: TicketSet,
    },
    /// Do nothing, for want of anything else to do.
    Pass,
}
