//! What a player of a board game sees, for guessing what is hidden.

use engine::board::{Map, Phase, Returned, State, View};
use engine::players::PlayerId;
use engine::sets::TicketSet;

use super::beliefs::beliefs;
use crate::memory::{Memory, Unkept};
use crate::sampling::{Beliefs, Determinizable, Observed, ObservedSeat, Opening};

impl Determinizable for State {
    fn memory(map: &Map, me: PlayerId, players: usize) -> Memory {
        let unkept = match map.counts().returned {
            Returned::Bottom => Unkept::Under,
            Returned::Removed => Unkept::Away,
        };
        Memory::new(me, players, unkept, 0)
    }

    fn beliefs(map: &Map, view: &View, belief_strength: f32) -> Beliefs {
        beliefs(map, view, belief_strength)
    }

    fn observed(map: &Map, view: &View) -> Observed {
        let counts = map.counts();
        let seats = view.players().iter();
        Observed {
            common: view.common,
            seats: seats.map(|it| ObservedSeat { seat: it.seat, hidden_pile: 0 }).collect(),
            unseen: view.unseen_cards(map),
            completed: TicketSet::EMPTY,
            setup: view.phase == Phase::Setup,
            long: map.long_tickets(),
            regular: map.deck_tickets(),
            opening: Opening {
                long: counts.starting_long,
                regular: counts.starting_regular,
                keep: counts.starting_keep,
                held_back: counts.returned == Returned::Bottom,
            },
        }
    }
}
