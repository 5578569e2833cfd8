//! The start of a game, which no scenario can show: it is dealt at random.

use std::collections::BTreeSet;

use engine::board::{Action, Phase, Returned, State};
use engine::cards::{Card, Cards};
use engine::chance::FastChance;
use engine::event::Event;
use engine::players::PlayerId;
use engine::sets::{TicketId, TicketSet};
use formats::map::built_in;

use crate::board_table::boards;
use crate::table::Table;

#[test]
fn bg_set_1_everybody_starts_with_45_trains_and_no_points() {
    for (board, players) in boards() {
        let table = Table::<State>::deal(board, players, 1);
        assert_eq!(table.state().player_count(), players);
        for player in table.state().players() {
            assert_eq!(table.state().trains(player), 45);
            assert_eq!(table.state().track_points(player), 0);
            assert!(table.state().tracks(player).is_empty());
        }
    }
}

#[test]
fn bg_set_1_only_two_to_five_can_play() {
    for (board, _) in boards() {
        for players in [0, 1, 6, 7] {
            let names = vec![String::new(); players];
            let refused = formats::game::BoardGame::deal(
                board.clone(),
                names,
                Default::default(),
                Default::default(),
            );
            assert!(refused.unwrap_err().message.contains("2 to 5"));
        }
    }
}

#[test]
fn bg_set_2_four_cards_each_and_five_face_up_of_110() {
    for (board, players) in boards() {
        let map = board.rules.clone();
        let all = map.all_cards();
        assert_eq!(all.total(), 110);
        for card in Card::ALL {
            assert_eq!(all.count(card), if card == Card::Locomotive { 14 } else { 12 });
        }
        for number in 0..50 {
            let table = Table::<State>::deal(board.clone(), players, number);
            let state = table.state();
            state.players().for_each(|player| assert_eq!(state.hand(player).total(), 4));
            let row: Cards = state.supply().row().iter().map(|slot| slot.unwrap()).collect();
            assert_eq!(row.total(), 5);
            // BG-ROW-3 holds for the first row too.
            assert!(row.locomotives() < 3);
        }
    }
}

#[test]
fn bg_set_2_every_card_is_as_likely_in_every_hand() {
    let map = built_in("usa").unwrap();
    let mut chance = FastChance::new(5);
    let deals = 40_000;
    let mut counts = [[0u32; 9]; 2];
    for _ in 0..deals {
        let state = State::deal(&map, 2, None, &mut chance, &mut ());
        for player in state.players() {
            for (card, n) in state.hand(player).iter() {
                counts[player.index()][card as usize] += u32::from(n);
            }
        }
    }
    for (card, expected) in Card::ALL.into_iter().zip([12, 12, 12, 12, 12, 12, 12, 12, 14]) {
        let mean = f64::from(deals) * 4.0 * f64::from(expected) / 110.0;
        for hand in counts {
            // Six standard deviations.
            let off = (f64::from(hand[card as usize]) - mean).abs();
            assert!(off < 6.0 * mean.sqrt(), "{card:?}: {hand:?}, expected {mean}");
        }
    }
}

#[test]
fn bg_set_3_the_order_of_choosing_changes_nothing() {
    for (board, players) in boards() {
        for number in 0..20 {
            let mut forward = Table::<State>::deal(board.clone(), players, number);
            let mut backward = Table::<State>::deal(board.clone(), players, number);
            let everybody: Vec<PlayerId> = forward.state().players().collect();
            for &player in &everybody {
                let choice = forward.legal(player)[player.index() % 4];
                forward.act(player, choice);
            }
            for &player in everybody.iter().rev() {
                assert_eq!(backward.state().phase(), Phase::Setup, "play waits for all");
                let choice = backward.legal(player)[player.index() % 4];
                backward.act(player, choice);
            }
            assert_eq!(forward.state().phase(), Phase::Turn);
            assert!(forward.state() == backward.state());
        }
    }
}

#[test]
fn bg_set_4_the_starting_player_is_drawn_at_random_or_fixed() {
    let map = built_in("europe").unwrap();
    let mut chance = FastChance::new(3);
    let starters: BTreeSet<PlayerId> =
        (0..200).map(|_| State::deal(&map, 5, None, &mut chance, &mut ()).to_move()).collect();
    assert_eq!(starters.len(), 5);
    for fixed in (0..5).map(PlayerId) {
        let mut events = Vec::new();
        let state = State::deal(&map, 5, Some(fixed), &mut chance, &mut events);
        assert_eq!(state.to_move(), fixed);
        assert_eq!(events[0], Event::Dealt { starter: fixed });
    }
}

#[test]
fn usa_set_1_three_of_30_tickets_are_offered_and_returned_ones_go_under_the_deck() {
    let map = built_in("usa").unwrap();
    assert_eq!(map.tickets().len(), 30);
    for number in 0..50 {
        let mut chance = FastChance::new(number);
        let mut state = State::deal(&map, 4, Some(PlayerId(2)), &mut chance, &mut ());
        let mut expected: Vec<TicketId> = state.ticket_deck().collect();
        assert_eq!(expected.len(), 30 - 4 * 3);
        for player in [2, 3, 0, 1].map(PlayerId) {
            let (offer, least) = state.offer(player).unwrap();
            assert_eq!((offer.len(), least), (3, 2));
            expected.push(offer[player.index() % 3]); // seat order from the starting player
        }
        for player in [0, 1, 2, 3].map(PlayerId) {
            let (offer, _) = state.offer(player).unwrap();
            let mut tickets: TicketSet = offer.iter().copied().collect();
            tickets.remove(offer[player.index() % 3]);
            let action = Action::KeepTickets { tickets };
            state.apply(&map, player, &action, &mut chance, &mut ()).unwrap();
        }
        assert!(state.ticket_deck().eq(expected), "seed {number}");
    }
}

#[test]
fn eu_set_1_one_long_and_three_regular_are_offered_and_the_rest_leaves() {
    let map = built_in("europe").unwrap();
    assert_eq!(map.long_tickets().len(), 6);
    assert_eq!(map.tickets().len(), 46);
    assert_eq!(map.counts().returned, Returned::Removed);
    for number in 0..50 {
        let mut chance = FastChance::new(number);
        let mut state = State::deal(&map, 3, None, &mut chance, &mut ());
        let deck: Vec<TicketId> = state.ticket_deck().collect();
        assert_eq!(deck.len(), 40 - 3 * 3);
        assert!(deck.iter().all(|&ticket| !map.ticket(ticket).long));
        for player in [0, 1, 2].map(PlayerId) {
            let (offer, least) = state.offer(player).unwrap();
            assert_eq!((offer.len(), least), (4, 2));
            let long = offer.iter().filter(|&&ticket| map.ticket(ticket).long).count();
            assert_eq!(long, 1);
            let action = Action::KeepTickets { tickets: offer[1..3].iter().copied().collect() };
            state.apply(&map, player, &action, &mut chance, &mut ()).unwrap();
        }
        assert!(state.ticket_deck().eq(deck), "what is not kept leaves the game");
    }
}

#[test]
fn eu_set_2_three_stations_each_in_europe_and_none_in_the_usa() {
    assert_eq!(built_in("europe").unwrap().counts().stations, 3);
    assert_eq!(built_in("usa").unwrap().counts().stations, 0);
}
