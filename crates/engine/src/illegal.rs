//! Why an action is refused: a closed list of codes, each with its rule.

use std::fmt;

use crate::cards::{Card, Color};
use crate::rule::RuleId;

/// The reason an action was refused, which left the game unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "each reason has a message that says what it means")]
pub enum Illegal {
    GameOver,
    NotYourTurn,
    ChooseStartingTickets,
    ChooseTickets,
    DrawSecond,
    AnswerTunnel,
    NothingOffered,
    TicketNotOffered,
    TooFewTickets { kept: usize, least: usize, rule: RuleId },
    NoTicketsLeft,
    NoSuchSlot { slots: usize },
    SlotEmpty,
    LocomotiveSecond,
    NoCardsLeft,
    TrackTaken,
    DoubleOwn,
    DoubleClosed { from_players: u8 },
    NotEnoughTrains { length: u8, trains: u8 },
    WrongCardCount { paid: u32, length: u8 },
    MixedColors,
    WrongColor { color: Color },
    FerryLocomotives { paid: u8, ferry: u8 },
    CardsNotInHand { card: Card, have: u8, paid: u8 },
    NoTunnelPending,
    TunnelExtraCount { paid: u32, extra: u8 },
    TunnelExtraColor { kind: Card },
    NoStationsInGame,
    NoStationsLeft,
    CityHasStation,
    StationCost { paid: u32, cost: u8 },
    DeckEmpty,
    NotASet,
    ColorInYard { color: Color },
    YardNotBeaten { color: Color, played: u8, theirs: u8 },
    CompleteTickets,
    NotScoring,
    TicketNotHeld,
    PileTooSmall,
    MustAct,
}

impl Illegal {
    /// The stable code of this reason.
    pub const fn code(&self) -> &'static str {
        match self {
            Illegal::GameOver => "game_over",
            Illegal::NotYourTurn => "not_your_turn",
            Illegal::ChooseStartingTickets | Illegal::ChooseTickets => "choose_tickets",
            Illegal::DrawSecond => "draw_second",
            Illegal::AnswerTunnel => "answer_tunnel",
            Illegal::NothingOffered => "nothing_offered",
            Illegal::TicketNotOffered => "ticket_not_offered",
            Illegal::TooFewTickets { .. } => "too_few_tickets",
            Illegal::NoTicketsLeft => "no_tickets_left",
            Illegal::NoSuchSlot { .. } => "no_such_slot",
            Illegal::SlotEmpty => "slot_empty",
            Illegal::LocomotiveSecond => "locomotive_second",
            Illegal::NoCardsLeft => "no_cards_left",
            Illegal::TrackTaken => "track_taken",
            Illegal::DoubleOwn => "double_own",
            Illegal::DoubleClosed { .. } => "double_closed",
            Illegal::NotEnoughTrains { .. } => "not_enough_trains",
            Illegal::WrongCardCount { .. } => "wrong_card_count",
            Illegal::MixedColors => "mixed_colors",
            Illegal::WrongColor { .. } => "wrong_color",
            Illegal::FerryLocomotives { .. } => "ferry_locomotives",
            Illegal::CardsNotInHand { .. } => "cards_not_in_hand",
            Illegal::NoTunnelPending => "no_tunnel_pending",
            Illegal::TunnelExtraCount { .. } => "tunnel_extra_count",
            Illegal::TunnelExtraColor { .. } => "tunnel_extra_color",
            Illegal::NoStationsInGame => "no_stations_in_game",
            Illegal::NoStationsLeft => "no_stations_left",
            Illegal::CityHasStation => "city_has_station",
            Illegal::StationCost { .. } => "station_cost",
            Illegal::DeckEmpty => "no_cards_left",
            Illegal::NotASet => "not_a_set",
            Illegal::ColorInYard { .. } => "color_in_yard",
            Illegal::YardNotBeaten { .. } => "yard_not_beaten",
            Illegal::CompleteTickets => "complete_tickets",
            Illegal::NotScoring => "not_scoring",
            Illegal::TicketNotHeld => "ticket_not_held",
            Illegal::PileTooSmall => "pile_too_small",
            Illegal::MustAct => "must_act",
        }
    }

    /// The rule of the board games that forbids the action, or of the Card Game for its own
    /// reasons. [`GameState::rule`](crate::game::GameState::rule) also knows which rules of the Card
    /// Game forbid what both games forbid.
    pub const fn rule(&self) -> RuleId {
        match self {
            Illegal::GameOver => RuleId::BgEnd1,
            Illegal::NotYourTurn => RuleId::BgTurn1,
            Illegal::ChooseStartingTickets => RuleId::BgSet3,
            Illegal::TooFewTickets { rule, .. } => *rule,
            Illegal::DrawSecond | Illegal::NoSuchSlot { .. } => RuleId::BgDraw1,
            Illegal::AnswerTunnel => RuleId::EuTun4,
            Illegal::ChooseTickets
            | Illegal::NothingOffered
            | Illegal::TicketNotOffered
            | Illegal::NoTicketsLeft => RuleId::BgTix1,
            Illegal::SlotEmpty => RuleId::BgRow2,
            Illegal::LocomotiveSecond => RuleId::BgDraw3,
            Illegal::NoCardsLeft => RuleId::BgRow4,
            Illegal::TrackTaken => RuleId::BgClaim3,
            Illegal::DoubleOwn => RuleId::BgDbl1,
            Illegal::DoubleClosed { .. } => RuleId::BgDbl2,
            Illegal::NotEnoughTrains { .. } => RuleId::BgClaim2,
            Illegal::WrongCardCount { .. }
            | Illegal::MixedColors
            | Illegal::WrongColor { .. }
            | Illegal::CardsNotInHand { .. } => RuleId::BgClaim1,
            Illegal::FerryLocomotives { .. } => RuleId::EuFerry1,
            Illegal::NoTunnelPending => RuleId::EuTun1,
            Illegal::TunnelExtraCount { .. } => RuleId::EuTun2,
            Illegal::TunnelExtraColor { kind: Card::Locomotive } => RuleId::EuTun3,
            Illegal::TunnelExtraColor { .. } => RuleId::EuTun2,
            Illegal::NoStationsInGame => RuleId::BgTurn1,
            Illegal::NoStationsLeft | Illegal::CityHasStation => RuleId::EuStn1,
            Illegal::StationCost { .. } => RuleId::EuStn2,
            Illegal::DeckEmpty => RuleId::CgEnd1,
            Illegal::NotASet => RuleId::CgPlay1,
            Illegal::ColorInYard { .. } => RuleId::CgPlay2,
            Illegal::YardNotBeaten { .. } => RuleId::CgPlay3,
            Illegal::CompleteTickets
            | Illegal::NotScoring
            | Illegal::TicketNotHeld
            | Illegal::PileTooSmall => RuleId::CgScore1,
            Illegal::MustAct => RuleId::BgTurn2,
        }
    }
}

/// For people: what was wrong and what would be legal.
impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Illegal::GameOver => write!(f, "the game is over; no more actions are possible"),
            Illegal::NotYourTurn => write!(f, "it is another player's turn; wait for yours"),
            Illegal::ChooseStartingTickets => write!(
                f,
                "the players are choosing their starting tickets; keep yours, then wait for the others"
            ),
            Illegal::ChooseTickets => {
                write!(f, "tickets are on offer; choose first which of them to keep")
            }
            Illegal::DrawSecond => {
                write!(f, "you have drawn one card; draw the second from the deck or the row")
            }
            Illegal::AnswerTunnel => {
                write!(
                    f,
                    "the cards for the tunnel are turned over; pay the extra cards or give up the tunnel"
                )
            }
            Illegal::NothingOffered => write!(f, "no tickets are on offer to this player"),
            Illegal::TicketNotOffered => {
                write!(f, "only tickets on offer can be kept, and one of these is not")
            }
            Illegal::TooFewTickets { kept, least, .. } => {
                write!(f, "{kept} tickets are too few; keep at least {least}")
            }
            Illegal::NoTicketsLeft => write!(f, "the ticket deck is empty; do something else"),
            Illegal::NoSuchSlot { slots } => {
                write!(f, "the row has slots 0 to {}", slots - 1)
            }
            Illegal::SlotEmpty => write!(f, "this slot of the row is empty; take another card"),
            Illegal::LocomotiveSecond => write!(
                f,
                "a face-up locomotive can't be the second card; take another card or draw blind"
            ),
            Illegal::NoCardsLeft => write!(
                f,
                "deck and discards are empty; take a card from the row or do something else"
            ),
            Illegal::TrackTaken => write!(f, "this track is already claimed; claim another"),
            Illegal::DoubleOwn => {
                write!(f, "you own the other track of this double; nobody owns both")
            }
            Illegal::DoubleClosed { from_players } => write!(
                f,
                "with fewer than {from_players} players only one track of a double can be claimed, and the other one is"
            ),
            Illegal::NotEnoughTrains { length, trains } => {
                write!(f, "the track needs {length} trains and you have {trains}")
            }
            Illegal::WrongCardCount { paid, length } => {
                write!(f, "the track costs exactly {length} cards, not {paid}")
            }
            Illegal::MixedColors => {
                write!(f, "pay with cards of one colour, and locomotives if you like")
            }
            Illegal::WrongColor { color } => {
                write!(f, "this track needs {} cards or locomotives", Card::from(*color).name())
            }
            Illegal::FerryLocomotives { paid, ferry } => {
                write!(f, "this ferry needs at least {ferry} locomotives, not {paid}")
            }
            Illegal::CardsNotInHand { card, have, paid } => {
                write!(f, "you have {have} {} cards, not {paid}", card.name())
            }
            Illegal::NoTunnelPending => write!(f, "no tunnel is waiting for an answer"),
            Illegal::TunnelExtraCount { paid, extra } => {
                write!(
                    f,
                    "the tunnel costs {extra} extra cards, not {paid}; pay them or give it up"
                )
            }
            Illegal::TunnelExtraColor { kind: Card::Locomotive } => write!(
                f,
                "only locomotives were laid down, so only locomotives can pay; or give up the tunnel"
            ),
            Illegal::TunnelExtraColor { kind } => write!(
                f,
                "pay the extra cost in {} cards or locomotives, or give up the tunnel",
                kind.name()
            ),
            Illegal::NoStationsInGame => write!(f, "this game has no stations"),
            Illegal::NoStationsLeft => write!(f, "you have built all your stations"),
            Illegal::CityHasStation => write!(f, "this city already has a station; choose another"),
            Illegal::StationCost { paid, cost } => {
                write!(f, "this station costs exactly {cost} cards, not {paid}")
            }
            Illegal::DeckEmpty => write!(
                f,
                "the deck is empty, so nobody can draw cards, not even from the row; do something else"
            ),
            Illegal::NotASet => write!(
                f,
                "play two or more cards of one colour, locomotives among them if you like, or exactly three cards of three colours"
            ),
            Illegal::ColorInYard { color } => {
                let name = Card::from(*color).name();
                write!(f, "your yard already has {name}; play another colour")
            }
            Illegal::YardNotBeaten { color, played, theirs } => {
                let name = Card::from(*color).name();
                write!(
                    f,
                    "another yard has {theirs} cards in {name}; {played} are not enough to beat it"
                )
            }
            Illegal::CompleteTickets => {
                write!(f, "the round is being scored; choose which tickets to complete, if any")
            }
            Illegal::NotScoring => {
                write!(f, "tickets are completed when the round is scored; do something else")
            }
            Illegal::TicketNotHeld => {
                write!(f, "only your own tickets can be completed, and one of these is not yours")
            }
            Illegal::PileTooSmall => {
                write!(f, "your pile does not have enough cards for all of these; choose fewer")
            }
            Illegal::MustAct => {
                write!(f, "you can pass only when you can do nothing else")
            }
        }
    }
}

impl std::error::Error for Illegal {}
