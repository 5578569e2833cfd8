//! The start of a game: cards, row and tickets are dealt.

use super::map::Map;
use super::state::{Phase, State};
use crate::cards::Cards;
use crate::chance::Chance;
use crate::common::Common;
use crate::event::{Event, Witness};
use crate::game::{GameState, TableOptions};
use crate::supply::Supply;
use crate::tickets::ShuffledTickets;

/// A new game. The order in which chance is asked is part of the record format
/// (`docs/randomness.md`): the starting player unless it is fixed, the hands, the row, the
/// long tickets, the other tickets.
pub(super) fn deal(
    map: &Map,
    players: usize,
    options: &TableOptions,
    chance: &mut impl Chance,
    witness: &mut impl Witness,
) -> State {
    let counts = map.counts();
    let supply = Supply::new(map.all_cards(), Cards::NONE, usize::from(counts.row));
    let mut common = Common::begin(map, players, options, supply, chance, witness);
    // BG-SET-2
    common.deal_cards(counts.starting_cards, chance);
    common.supply.settle_row(chance, &mut |event| witness.see(Event::Supply(event)));
    // USA-SET-1, EU-SET-1
    let mut long = ShuffledTickets::new(map.long_tickets().iter(), chance);
    let mut regular = ShuffledTickets::new(map.deck_tickets().iter(), chance);
    for player in common.players() {
        let tickets = long.take(counts.starting_long).chain(regular.take(counts.starting_regular));
        common.deal_tickets(player, counts.starting_keep, tickets, witness);
    }
    regular.rest().for_each(|ticket| common.ticket_deck.push_bottom(ticket));

    let mut state = State::new(map, common);
    if state.common.first_choosing().is_none() {
        state.phase = Phase::Turn; // a map without starting tickets
        witness.see(Event::TurnBegan { player: state.to_move() });
    }
    state
}
