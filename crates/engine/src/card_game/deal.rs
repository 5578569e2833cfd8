//! The start of a game: cards, row and tickets are dealt.

use super::deck::{Deck, MAX_SEATS};
use super::state::{Phase, Player, State};
use crate::cards::{Card, Cards};
use crate::chance::Chance;
use crate::event::{Event, Witness};
use crate::game::TableOptions;
use crate::players::PlayerId;
use crate::supply::Supply;
use crate::tickets::{Offer, OfferStatus, ShuffledTickets, TicketDeck};

impl State {
    /// A new game. The order in which chance is asked is part of the record format
    /// (`docs/randomness.md`): the starting player unless it is fixed, the hands, the row, the
    /// tickets.
    ///
    /// # Panics
    /// If the deck is not for so many players, or the first player is not one of them.
    pub fn deal(
        deck: &Deck,
        players: usize,
        options: &TableOptions,
        chance: &mut impl Chance,
        witness: &mut impl Witness,
    ) -> State {
        let counts = deck.counts();
        assert!(counts.players.contains(&players), "{players} players can't play this game");
        // BG-SET-4
        let random = || PlayerId(chance.starter(players as u32) as u8);
        let starter = options.first_player.unwrap_or_else(random);
        assert!(starter.index() < players, "the starting player is one of the players");
        let mut state = State {
            players: [Player::NEW; MAX_SEATS],
            supply: Supply::new(Cards::NONE, Cards::NONE, usize::from(counts.row)),
            ticket_deck: TicketDeck::EMPTY,
            phase: Phase::Setup,
            player_count: players as u8,
            to_move: starter.0,
            final_turns: 0,
            passes: 0,
            round: 1,
            open_piles: options.open_piles,
        };
        witness.see(Event::Dealt { starter });
        state.deal_cards(deck, chance, witness);
        state.deal_tickets(deck, chance, witness);
        state
    }

    /// CG-SET-1
    fn deal_cards(&mut self, deck: &Deck, chance: &mut impl Chance, witness: &mut impl Witness) {
        let counts = deck.counts();
        let own = Cards::payment(Card::Locomotive, 0, counts.starting_locomotives);
        let mut rest = deck.all_cards();
        for player in &mut self.players[..usize::from(self.player_count)] {
            rest -= own;
            player.hand = own;
        }
        self.supply = Supply::new(rest, Cards::NONE, usize::from(counts.row));
        for player in 0..self.player_count() {
            for _ in 0..counts.starting_cards {
                let card = self.supply.draw_last(chance);
                self.players[player].hand.add(card.expect("a checked deck has enough to deal"));
            }
        }
        self.supply.fill_row_last(chance, &mut |event| witness.see(Event::Supply(event)));
    }

    /// CG-SET-1
    fn deal_tickets(&mut self, deck: &Deck, chance: &mut impl Chance, witness: &mut impl Witness) {
        let counts = deck.counts();
        let mut tickets = ShuffledTickets::new(deck.all_tickets().iter(), chance);
        for player in self.players() {
            let keep_at_least = counts.starting_keep;
            let mut offer = Offer::new(OfferStatus::Open { keep_at_least });
            tickets.take(counts.starting_tickets).for_each(|ticket| offer.push(ticket));
            witness.see(offer.event(player));
            self.players[player.index()].offer = offer;
        }
        tickets.rest().for_each(|ticket| self.ticket_deck.push_bottom(ticket));
    }
}
