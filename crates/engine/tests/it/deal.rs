//! The start of a game, which no scenario can show: it is dealt at random.

use std::collections::BTreeSet;

use engine::board::{Action, Phase, Returned, State};
use engine::card_game;
use engine::cards::{Card, Cards};
use engine::chance::FastChance;
use engine::event::Event;
use engine::game::{GameState, TableOptions};
use engine::players::PlayerId;
use engine::sets::{TicketId, TicketSet};
use formats::deck::card_game as card_deck;
use formats::game::CardGame;
use formats::map::built_in;

use crate::board_games::boards;
use crate::card_games::{self, built_in_deck};
use crate::playthrough::Playthrough;

/// A table at which this player begins.
fn beginning(first: PlayerId) -> TableOptions {
    TableOptions { first_player: Some(first), open_piles: false }
}

#[test]
fn bg_set_1_everybody_starts_with_45_trains_and_no_points() {
    for (board, players) in boards() {
        let play = Playthrough::<State>::deal(board, players, 1);
        assert_eq!(play.state().player_count(), players);
        for player in play.state().players() {
            assert_eq!(play.state().trains(player), 45);
            assert_eq!(play.state().track_points(player), 0);
            assert!(play.state().tracks(player).is_empty());
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
            let play = Playthrough::<State>::deal(board.clone(), players, number);
            let state = play.state();
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
        let state = State::deal(&map, 2, &TableOptions::default(), &mut chance, &mut ());
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
            let mut forward = Playthrough::<State>::deal(board.clone(), players, number);
            let mut backward = Playthrough::<State>::deal(board.clone(), players, number);
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
    let starters: BTreeSet<PlayerId> = (0..200)
        .map(|_| State::deal(&map, 5, &TableOptions::default(), &mut chance, &mut ()).to_move())
        .collect();
    assert_eq!(starters.len(), 5);
    for fixed in (0..5).map(PlayerId) {
        let mut events = Vec::new();
        let state = State::deal(&map, 5, &beginning(fixed), &mut chance, &mut events);
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
        let mut state = State::deal(&map, 4, &beginning(PlayerId(2)), &mut chance, &mut ());
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
        let mut state = State::deal(&map, 3, &TableOptions::default(), &mut chance, &mut ());
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

#[test]
fn cg_set_1_a_locomotive_and_seven_cards_each_and_five_face_up_of_96() {
    let deck = card_deck();
    let all = deck.all_cards();
    assert_eq!(all.total(), 96);
    for card in Card::ALL {
        assert_eq!(all.count(card), if card == Card::Locomotive { 16 } else { 10 });
    }
    let (mut rich, mut swept) = (0, 0);
    for players in 2..=4 {
        for number in 0..300 {
            let play = card_games::deal(built_in_deck(), players, number);
            let state = play.state();
            for player in state.players() {
                let hand = state.hand(player);
                assert_eq!(hand.total(), 8);
                assert!(hand.locomotives() >= 1, "one locomotive is everybody's own");
                rich += u32::from(hand.locomotives() > 1);
                assert!(state.yard(player).is_empty() && state.pile(player).is_empty());
            }
            let row: Cards = state.supply().row().iter().map(|slot| slot.unwrap()).collect();
            assert_eq!(row.total(), 5);
            // CG-DRAW-1: three face-up locomotives change nothing.
            swept += u32::from(row.locomotives() >= 3);
            assert_eq!(state.supply().deck_len(), 96 - 8 * players - 5);
            assert_eq!((state.round(), state.final_turns()), (1, None));
        }
    }
    assert!(rich > 100 && swept > 5, "{rich} hands with more, {swept} rows with three");
}

#[test]
fn cg_set_1_only_two_to_four_can_play() {
    for players in [0, 1, 5, 6] {
        let names = vec![String::new(); players];
        let refused =
            CardGame::deal(built_in_deck(), names, Default::default(), Default::default());
        assert!(refused.unwrap_err().message.contains("2 to 4"));
    }
}

#[test]
fn cg_set_1_six_of_46_tickets_are_offered_and_returned_ones_are_shuffled_back() {
    let deck = card_deck();
    assert_eq!(deck.tickets().len(), 46);
    let mut shuffled = 0;
    for number in 0..50 {
        let mut play = card_games::deal(built_in_deck(), 3, number);
        let before: Vec<TicketId> = play.state().ticket_deck().collect();
        assert_eq!(before.len(), 46 - 3 * 6);
        let mut returned = Vec::new();
        for player in [1, 0, 2].map(PlayerId) {
            assert_eq!(play.state().ticket_deck().len(), 46 - 3 * 6, "it waits for all");
            let (offer, least) = play.state().offer(player).unwrap();
            assert_eq!((offer.len(), least), (6, 1));
            returned.extend_from_slice(&offer[2..]);
            let tickets = offer[..2].iter().copied().collect();
            play.act(player, card_game::Action::KeepTickets { tickets });
        }
        let after: Vec<TicketId> = play.state().ticket_deck().collect();
        let together: Vec<TicketId> = before.iter().chain(&returned).copied().collect();
        let set = |tickets: &[TicketId]| tickets.iter().copied().collect::<TicketSet>();
        assert_eq!(after.len(), together.len());
        assert_eq!(set(&after), set(&together));
        shuffled += u32::from(after != together);
    }
    assert_eq!(shuffled, 50);
}

#[test]
fn cg_set_1_the_order_of_choosing_and_the_starting_player() {
    let deck = card_deck();
    let mut chance = FastChance::new(3);
    let deal = |options: &TableOptions, chance: &mut FastChance| {
        card_game::State::deal(&deck, 4, options, chance, &mut ()).to_move()
    };
    let random = TableOptions::default();
    let starters: BTreeSet<PlayerId> = (0..200).map(|_| deal(&random, &mut chance)).collect();
    assert_eq!(starters.len(), 4); // BG-SET-4
    for fixed in (0..4).map(PlayerId) {
        assert_eq!(deal(&beginning(fixed), &mut chance), fixed);
    }
    for number in 0..20 {
        let mut forward = card_games::deal(built_in_deck(), 4, number);
        let mut backward = card_games::deal(built_in_deck(), 4, number);
        for player in (0..4).map(PlayerId) {
            let choice = forward.legal(player)[10 * player.index()];
            forward.act(player, choice);
        }
        for player in (0..4).rev().map(PlayerId) {
            assert_eq!(backward.state().phase(), card_game::Phase::Setup, "play waits for all");
            let choice = backward.legal(player)[10 * player.index()];
            backward.act(player, choice);
        }
        assert!(forward.state() == backward.state()); // BG-SET-3
    }
}

#[test]
fn cg_set_2_tickets_list_their_cards_and_six_big_cities_have_points() {
    let deck = card_deck();
    let points: u32 = deck.tickets().iter().map(|ticket| u32::from(ticket.points)).sum();
    let needed: u32 = deck.tickets().iter().map(|ticket| ticket.cards.total()).sum();
    assert_eq!((points, needed), (581, 132));
    let cities: Vec<(&str, u8, usize)> = deck
        .big_cities()
        .iter()
        .enumerate()
        .map(|(i, big)| (deck.city(big.city).id.as_str(), big.points, deck.naming(i).len()))
        .collect();
    let expected = [
        ("new_york", 15, 11),
        ("chicago", 12, 11),
        ("los_angeles", 12, 10),
        ("dallas", 10, 10),
        ("miami", 8, 10),
        ("seattle", 8, 10),
    ];
    assert_eq!(cities, expected);
}

#[test]
fn cg_score_2_a_second_round_deals_four_cards_each_from_all_that_no_hand_holds() {
    let mut rounds = 0;
    for number in 0..60 {
        let mut play = card_games::deal(built_in_deck(), 4, number);
        while play.state().round() == 1 {
            let Some(player) = play.somebody() else { break };
            let before = *play.state();
            let legal = play.legal(player);
            let action = play.any(&legal);
            let events = play.act(player, action);
            let state = play.state();
            if state.round() == 1 {
                continue;
            }
            rounds += 1;
            let hands = |state: &card_game::State| -> Vec<u32> {
                state.players().map(|player| state.hand(player).total()).collect()
            };
            let held: u32 = hands(&before).iter().sum();
            let deck = 96 - held;
            let began = Event::RoundBegan { round: 2, cards: deck as u8 };
            assert!(events.contains(&began), "{began:?} in {events:?}");
            // One at a time from the player who begins, as long as there are cards.
            let dealt: Vec<PlayerId> = events
                .iter()
                .filter_map(|event| match event {
                    Event::CardDealt { player, .. } => Some(*player),
                    _ => None,
                })
                .collect();
            let beginner = PlayerId((player.0 + 1) % 4);
            let order = (0..16).map(|i| PlayerId((beginner.0 + i) % 4));
            assert!(dealt.iter().copied().eq(order.take(deck as usize)));
            assert_eq!(state.to_move(), beginner);
            for (player, hand) in state.players().zip(hands(state)) {
                let new = dealt.iter().filter(|&&other| other == player).count() as u32;
                assert_eq!(hand, hands(&before)[player.index()] + new);
                assert!(state.yard(player).is_empty() && state.pile(player).is_empty());
            }
            let left = deck.saturating_sub(16);
            let row = state.supply().row().iter().flatten().count() as u32;
            assert_eq!(row, left.min(5));
            assert_eq!(state.supply().deck_len() as u32, left - row);
            assert_eq!(state.final_turns(), (left <= 5).then_some(4), "an empty deck: a turn each");
        }
    }
    assert!(rounds > 50, "only {rounds} second rounds");
}
