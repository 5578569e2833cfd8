//! The start of a game: cards, row and tickets are dealt.

use super::deck::{Deck, MAX_SEATS};
use super::state::{Phase, Player, State};
use crate::cards::{Card, Cards};
use crate::chance::Chance;
use crate::common::Common;
use crate::event::{Event, Witness};
use crate::game::TableOptions;
use crate::supply::Supply;
use crate::tickets::ShuffledTickets;

/// A new game (CG-SET-1). The order in which chance is asked is part of the record format
/// (`docs/randomness.md`): the starting player unless it is fixed, the hands, the row, the
/// tickets.
pub(super) fn deal(
    deck: &Deck,
    players: usize,
    options: &TableOptions,
    chance: &mut impl Chance,
    witness: &mut impl Witness,
) -> State {
    let counts = deck.counts();
    let own = Cards::payment(Card::Locomotive, 0, counts.starting_locomotives);
    let mut cards = deck.all_cards();
    (0..players).for_each(|_| cards -= own);
    let supply = Supply::new(cards, Cards::NONE, usize::from(counts.row));
    let mut common = Common::begin(deck, players, options, supply, chance, witness);
    common.hands[..players].fill(own);
    common.deal_cards(counts.starting_cards, chance);
    common.supply.fill_row_last(chance, &mut |event| witness.see(Event::Supply(event)));
    let mut tickets = ShuffledTickets::new(deck.all_tickets().iter(), chance);
    for player in common.players() {
        let tickets = tickets.take(counts.starting_tickets);
        common.deal_tickets(player, counts.starting_keep, tickets, witness);
    }
    tickets.rest().for_each(|ticket| common.ticket_deck.push_bottom(ticket));
    State {
        players: [Player::NEW; MAX_SEATS],
        common,
        phase: Phase::Setup,
        round: 1,
        open_piles: options.open_piles,
    }
}
