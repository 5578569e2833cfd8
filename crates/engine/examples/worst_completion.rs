//! Looks for the piles and tickets whose best completion takes longest, by hill climbing.
//!
//! `cargo run --release -p engine --example worst_completion [rounds] [seed]` prints the times for
//! usual piles and the worst found, for the benchmarks. It climbs by the steps of the search, which
//! are the same on every machine.

use std::hint::black_box;
use std::time::Instant;

use engine::card_game::{TicketFacts, best_completion, best_completion_with_effort};
use engine::cards::Cards;
use engine::sets::{TicketId, TicketSet};
use fastrand::Rng;

/// Tickets and the counts of a pile.
type Case = (TicketSet, [u8; 9]);

fn main() {
    let mut args = std::env::args().skip(1).filter_map(|arg| arg.parse().ok());
    let rounds = args.next().unwrap_or(20);
    let mut rng = Rng::with_seed(args.next().unwrap_or(1));
    let deck = formats::deck::card_game();
    let deck = deck.facts();
    for (tickets, most) in [(4, 3), (8, 4), (12, 5), (20, 7), (30, 10), (46, 10)] {
        usual(deck, tickets, most, &mut rng);
    }
    worst_even_pile(deck);
    worst(deck, &mut rng, rounds);
}

/// Average times over random piles with at most so many cards of a kind.
fn usual(deck: &[TicketFacts], tickets: usize, most: u8, rng: &mut Rng) {
    let mut ids: Vec<u8> = (0..deck.len() as u8).collect();
    let mut case = |_| {
        rng.shuffle(&mut ids);
        let tickets: TicketSet = ids.iter().take(tickets).map(|&id| TicketId(id)).collect();
        (tickets, std::array::from_fn(|_| rng.u8(0..=most)))
    };
    let cases: Vec<Case> = (0..2000).map(&mut case).collect();
    let times: Vec<u64> = cases.iter().map(|case| nanos(3, deck, case)).collect();
    let average = times.iter().sum::<u64>() / times.len() as u64;
    let most = times.iter().max().unwrap_or(&0);
    println!("{tickets} tickets: {average} ns on average, {most} ns at most");
}

/// The worst pile with the same number of all colours, for all tickets.
fn worst_even_pile(deck: &[TicketFacts]) {
    let tickets = TicketSet::first(deck.len());
    let pile = |colored, locomotives| {
        let mut counts = [colored; 9];
        counts[8] = locomotives;
        (tickets, counts)
    };
    let piles = (0..=10).flat_map(|colored| (0..=16).map(move |wild| pile(colored, wild)));
    if let Some(case) = piles.max_by_key(|case| effort(deck, case)) {
        report("even pile", deck, &case);
    }
}

/// The worst of so many climbs over piles and tickets.
fn worst(deck: &[TicketFacts], rng: &mut Rng, rounds: u64) {
    let mut worst = 0;
    for _ in 0..rounds {
        let mut at: Case = (TicketSet::first(deck.len()), std::array::from_fn(|_| rng.u8(0..=10)));
        let mut highest = effort(deck, &at);
        let mut failures = 0;
        while failures < 600 {
            failures += 1;
            let mut case = at;
            for _ in 0..rng.usize(1..4) {
                change(&mut case, deck.len(), rng);
            }
            let steps = effort(deck, &case);
            if steps > highest {
                failures = 0;
            }
            if steps >= highest {
                (highest, at) = (steps, case);
            }
        }
        if highest > worst {
            worst = highest;
            report("worst", deck, &at);
        }
    }
}

/// Another ticket, or another number of some card.
fn change((tickets, pile): &mut Case, deck: usize, rng: &mut Rng) {
    let kind = rng.usize(0..9);
    let most = if kind == 8 { 16 } else { 10 };
    match rng.u8(0..6) {
        0..3 => tickets.0 ^= 1 << rng.usize(0..deck),
        3 => pile[kind] = rng.u8(0..=most),
        4 => pile[kind] = pile[kind].saturating_sub(1),
        _ => pile[kind] = (pile[kind] + 1).min(most),
    }
}

fn report(what: &str, deck: &[TicketFacts], case: &Case) {
    let ids: Vec<u8> = case.0.iter().map(|id| id.0).collect();
    let (steps, nanos) = (effort(deck, case), nanos(20, deck, case));
    println!("{what}: {steps} steps, {nanos} ns, pile {:?}, {} tickets {ids:?}", case.1, ids.len());
}

fn effort(deck: &[TicketFacts], (tickets, pile): &Case) -> u64 {
    best_completion_with_effort(deck, *tickets, &Cards::new(*pile)).1
}

/// The shortest of several runs, in nanoseconds.
fn nanos(runs: usize, deck: &[TicketFacts], (tickets, pile): &Case) -> u64 {
    let pile = Cards::new(*pile);
    let run = |_| {
        let start = Instant::now();
        black_box(best_completion(deck, black_box(*tickets), &pile));
        start.elapsed().as_nanos() as u64
    };
    (0..runs).map(run).min().unwrap_or(0)
}
