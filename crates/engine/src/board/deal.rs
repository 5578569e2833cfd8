//! The start of a game: cards, row and tickets are dealt.

use super::map::Map;
use super::state::{Phase, Player, State};
use crate::cards::Cards;
use crate::chance::Chance;
use crate::event::{Event, Witness};
use crate::game::TableOptions;
use crate::players::{MAX_PLAYERS, PlayerId};
use crate::supply::Supply;
use crate::tickets::{Offer, OfferStatus, ShuffledTickets, TicketDeck};

impl State {
    /// A new game. The order in which chance is asked is part of the record format
    /// (`docs/randomness.md`): the starting player unless it is fixed, the hands, the row, the
    /// long tickets, the other tickets.
    ///
    /// # Panics
    /// If the map is not for so many players, or the first player is not one of them.
    pub fn deal(
        map: &Map,
        players: usize,
        options: &TableOptions,
        chance: &mut impl Chance,
        witness: &mut impl Witness,
    ) -> State {
        let counts = map.counts();
        assert!(counts.players.contains(&players), "{players} players can't play this map");
        // BG-SET-4
        let random = || PlayerId(chance.starter(players as u32) as u8);
        let starter = options.first_player.unwrap_or_else(random);
        assert!(starter.index() < players, "the starting player is one of the players");
        let mut state = State {
            open: map.all_tracks(),
            players: [Player::new(counts.trains); MAX_PLAYERS], // BG-SET-1
            supply: Supply::new(map.all_cards(), Cards::NONE, usize::from(counts.row)),
            ticket_deck: TicketDeck::EMPTY,
            phase: Phase::Setup,
            player_count: players as u8,
            to_move: starter.0,
            final_turns: 0,
            passes: 0,
        };
        witness.see(Event::Dealt { starter });
        state.deal_cards(map, chance, witness);
        state.deal_tickets(map, chance, witness);
        state
    }

    /// BG-SET-2
    fn deal_cards(&mut self, map: &Map, chance: &mut impl Chance, witness: &mut impl Witness) {
        for player in 0..self.player_count() {
            for _ in 0..map.counts().starting_cards {
                let card = self.supply.draw(chance, &mut |_| ());
                self.players[player].hand.add(card.expect("a checked map has cards for the deal"));
            }
        }
        self.supply.settle_row(chance, &mut |event| witness.see(Event::Supply(event)));
    }

    /// USA-SET-1, EU-SET-1
    fn deal_tickets(&mut self, map: &Map, chance: &mut impl Chance, witness: &mut impl Witness) {
        let counts = map.counts();
        let mut long = ShuffledTickets::new(map.long_tickets().iter(), chance);
        let mut regular = ShuffledTickets::new(map.deck_tickets().iter(), chance);
        let keep_at_least = counts.starting_keep;
        for player in self.players() {
            let mut offer = Offer::new(OfferStatus::Open { keep_at_least });
            long.take(counts.starting_long).for_each(|ticket| offer.push(ticket));
            regular.take(counts.starting_regular).for_each(|ticket| offer.push(ticket));
            witness.see(offer.event(player));
            if !offer.tickets().is_empty() {
                self.players[player.index()].offer = offer;
            }
        }
        regular.rest().for_each(|ticket| self.ticket_deck.push_bottom(ticket));
        if self.players().all(|player| self.offer(player).is_none()) {
            self.phase = Phase::Turn; // a map without starting tickets
            witness.see(Event::TurnBegan { player: self.to_move() });
        }
    }
}
