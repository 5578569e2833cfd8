//! What a player of the Card Game sees, for guessing what is hidden.

use engine::card_game::{Deck, Phase, PlayerView, State, View};
use engine::players::PlayerId;
use engine::sets::TicketSet;

use crate::memory::{Memory, Unkept};
use crate::sampling::{Determinizable, Observed, ObservedSeat, Opening};

impl Determinizable for State {
    fn memory(deck: &Deck, me: PlayerId, players: usize) -> Memory {
        Memory::new(me, players, Unkept::ShuffledIn, deck.counts().starting_locomotives)
    }

    fn observed(deck: &Deck, view: &View) -> Observed {
        let seat = |player: &PlayerView| {
            let hidden_pile = if player.pile_cards.is_none() { player.pile } else { 0 };
            ObservedSeat { seat: player.seat, hidden_pile }
        };
        let players = view.players().iter();
        Observed {
            common: view.common,
            seats: players.clone().map(seat).collect(),
            unseen: view.unseen_cards(deck),
            completed: players.fold(TicketSet::EMPTY, |all, player| all.or(player.completed)),
            setup: view.phase == Phase::Setup,
            long: TicketSet::EMPTY,
            regular: deck.all_tickets(),
            opening: Opening {
                long: 0,
                regular: deck.counts().starting_tickets,
                keep: deck.counts().starting_keep,
                held_back: true,
            },
        }
    }
}
