//! Hints: complete rankings from nothing but what a player knows.

use bots::Seat;
use bots::expert::{Budget, Rated, Searchable};
use bots::hint::{Asked, hint, hint_with};
use bots::memory::Memory;
use bots::sampling::Determinizable;
use engine::chance::{FastChance, Seed, Stream};
use engine::event::Event;
use engine::game::TableOptions;
use engine::players::{PlayerId, Viewer};
use engine::sets::TicketId;
use engine::{board, card_game};
use formats::deck::card_game as deck;
use formats::map::{MapDoc, built_in};

const TINY: &str = include_str!("../../../../docs/examples/tiny.json");

/// A random game; before each action `look` sees what the player who takes it knows.
fn play<S: Searchable>(
    rules: &S::Rules,
    players: usize,
    number: u64,
    mut look: impl FnMut(usize, &Asked<'_, S>, &S::Action),
) {
    let mut chance = FastChance::new(number);
    let mut events: Vec<Event> = Vec::new();
    let mut heard = vec![Vec::new(); players];
    let mut state = S::deal(rules, players, &TableOptions::default(), &mut chance, &mut events);
    for step in 0.. {
        for event in events.drain(..) {
            for (player, heard) in state.players().zip(&mut heard) {
                heard.push(event.seen_by(Viewer::Player(player)));
            }
        }
        let waiting: Vec<PlayerId> = state.players().filter(|&it| state.may_act(it)).collect();
        let Some(&player) = waiting.first() else { break };
        let mut legal = Vec::new();
        state.list_legal(rules, player, &mut legal);
        let action = legal[chance.below(legal.len() as u32) as usize];
        let view = state.view(Viewer::Player(player));
        let seat = Seat { rules, player, players, chance: Seed([9; 32]).stream(Stream::Bot(0)) };
        let heard = &heard[player.index()][..];
        look(step, &Asked { seat, heard, view: &view, legal: &legal }, &action);
        state.apply(rules, player, &action, &mut chance, &mut events).unwrap();
    }
}

const FEW: Budget = Budget::Iterations(3);

/// Every action once, all of them legal, those after the first from the best down.
fn check_ranking<S: Searchable>(asked: &Asked<'_, S>, rated: &[Rated<S::Action>], at: &str) {
    assert!(!rated.is_empty(), "{at}");
    for (i, one) in rated.iter().enumerate() {
        assert!(asked.legal.contains(&one.action), "{at}: {one:?}");
        assert!((0.0..=1.0).contains(&one.wins) && one.lead.abs() <= 200.0, "{at}: {one:?}");
        assert_eq!(one.samples, if rated.len() > 1 { 3 } else { 0 }, "{at}");
        assert!(rated[..i].iter().all(|other| other.action != one.action), "{at}: {one:?}");
    }
    assert!(rated[1..].is_sorted_by(|a, b| a.value >= b.value), "{at}: {rated:?}");
}

fn ranks<S: Searchable>(rules: &S::Rules, players: usize) {
    let mut added = 0;
    play::<S>(rules, players, 5, |step, asked, action| {
        if step % 3 > 0 {
            return;
        }
        let at = format!("step {step}, {players} players");
        let rated = hint(asked, FEW);
        check_ranking(asked, &rated, &at);
        assert_eq!(rated, hint(asked, FEW), "{at}");
        let with = hint_with(asked, action, FEW);
        check_ranking(asked, &with, &at);
        let same = |rated: &Rated<S::Action>| {
            rated.action == *action || S::alike(asked.view, &rated.action, action)
        };
        assert!(with.iter().any(same), "{at}: {action:?} is missing");
        added += with.len() - rated.len();
        if rated.len() > 1 {
            let others: Vec<_> = with.into_iter().filter(|it| rated.contains(it)).collect();
            assert_eq!(others, rated, "{at}");
        }
    });
    assert!(added > 0, "random players do nothing odd");
}

#[test]
fn a_ranking_has_what_was_considered_and_what_was_asked_for() {
    ranks::<board::State>(&MapDoc::read(TINY).unwrap().to_map().unwrap(), 3);
    ranks::<board::State>(&built_in("usa").unwrap(), 2);
    ranks::<board::State>(&built_in("europe").unwrap(), 4);
    ranks::<card_game::State>(&deck(), 3);
}

#[test]
fn who_has_only_heard_of_tickets_knows_which_were_given_back() {
    let map = built_in("usa").unwrap();
    let mut under = 0;
    for number in 0..20 {
        // By player, one who has looked at every offer, and how much that one has heard.
        let mut lookers = [0, 1].map(|me| (board::State::memory(&map, PlayerId(me), 2), 0));
        play::<board::State>(&map, 2, number, |step, asked, _| {
            let me = asked.seat.player;
            let (looker, heard) = &mut lookers[me.index()];
            asked.heard[*heard..].iter().for_each(|&event| looker.see(event));
            *heard = asked.heard.len();
            let mut listener = board::State::memory(&map, me, 2);
            asked.heard.iter().for_each(|&event| listener.see(event));
            assert_eq!(sorted(listener.returned()), sorted(looker.returned()), "step {step}");
            let known = |memory: &Memory| -> Vec<TicketId> {
                memory.under(asked.view.common.ticket_deck).iter().flatten().copied().collect()
            };
            under += known(&listener).len();
            assert_eq!(known(&listener).len(), known(looker).len(), "step {step}");
            looker.look_at(asked.view.players()[me.index()].seat.offer);
        });
    }
    assert!(under > 1000, "{under}");
}

fn sorted(tickets: &[TicketId]) -> Vec<TicketId> {
    let mut tickets = tickets.to_vec();
    tickets.sort_unstable();
    tickets
}
