//! The best tickets that a pile completes, against slower ways to find them.

use std::cmp::Reverse;
use std::collections::HashMap;

use engine::card_game::{TicketFacts, best_completion, can_complete, cards_for};
use engine::cards::{Card, Cards};
use engine::sets::{TicketId, TicketSet};
use fastrand::Rng;

#[test]
fn cg_score_4_best_completion_is_the_brute_force_one() {
    let deck = deck();
    let mut rng = Rng::with_seed(1);
    for round in 0..6000 {
        let held = some_of(&deck, if round % 20 == 0 { 14 } else { rng.usize(1..11) }, &mut rng);
        let most = rng.u8(1..6);
        let pile = random_pile(most, &mut rng);
        assert_best(&deck, held, &pile, brute_force(&deck, held, &pile));
    }
}

#[test]
fn cg_score_4_best_completion_is_the_one_found_by_counting_on() {
    let deck = deck();
    let mut rng = Rng::with_seed(2);
    let mut cases = 0;
    while cases < 400 {
        let held = some_of(&deck, rng.usize(20..47), &mut rng);
        let most = rng.u8(1..11);
        let pile = random_pile(most, &mut rng);
        if ways_to_be_left(&deck, held, &pile) <= 100_000 {
            assert_best(&deck, held, &pile, counting_on(&deck, held, &pile));
            cases += 1;
        }
    }
}

#[test]
fn cg_score_4_best_completion_is_right_where_it_is_hard_to_find() {
    // What takes the search longest among the cases that were counted on with patience.
    let cases: [(u128, [u8; 9], u128); 7] = [
        (0x0f77_fe67_f91f, [5, 3, 3, 4, 1, 3, 3, 1, 12], 0x0b20_1003_f803),
        (0x3ffe_fcdd_ff5f, [4, 7, 1, 3, 6, 0, 2, 9, 11], 0x2b90_0004_7b43),
        (0x3ffc_beaf_edef, [10, 10, 4, 3, 1, 3, 4, 0, 11], 0x0af0_9606_4803),
        (0x23fb_dfef_b234, [5, 0, 10, 0, 8, 7, 1, 9, 16], 0x0391_98ee_b214),
        (0x3f90_698f_ffe4, [4, 8, 7, 8, 0, 1, 1, 2, 8], 0x0f90_2082_6800),
        (0x3fff_fffb_fad7, [7, 2, 4, 3, 5, 1, 6, 4, 7], 0x0b30_4402_f801),
        (0x3fff_ffff_afe2, [8, 0, 3, 3, 5, 6, 2, 7, 5], 0x0a10_5c52_2902),
    ];
    let deck = deck();
    for (held, pile, expected) in cases {
        assert_best(&deck, TicketSet(held), &Cards::new(pile), TicketSet(expected));
    }
}

#[test]
fn cg_score_4_best_completion_is_the_brute_force_one_for_other_decks() {
    let mut rng = Rng::with_seed(3);
    for round in 0..6000 {
        let tickets = if round % 20 == 0 { 14 } else { rng.usize(1..11) };
        let deck = other_deck(tickets, &mut rng);
        let held = TicketSet(rng.u128(..)).and(TicketSet::first(tickets));
        let most = rng.u8(1..9);
        let pile = random_pile(most, &mut rng);
        assert_best(&deck, held, &pile, brute_force(&deck, held, &pile));
    }
}

#[test]
fn cg_score_4_best_completion_is_the_one_found_by_counting_on_for_other_decks() {
    let mut rng = Rng::with_seed(4);
    let mut cases = 0;
    while cases < 300 {
        let deck = other_deck(rng.usize(20..65), &mut rng);
        let held = TicketSet::first(deck.len());
        let most = rng.u8(1..31);
        let pile = random_pile(most, &mut rng);
        if ways_to_be_left(&deck, held, &pile) <= 100_000 {
            assert_best(&deck, held, &pile, counting_on(&deck, held, &pile));
            cases += 1;
        }
    }
}

#[test]
fn cg_score_4_points_come_first() {
    // One ticket of 11 points, or two of 5 with more names.
    let deck = [ticket("r", 5, 2), ticket("b", 5, 2), ticket("rb", 11, 0)];
    assert_eq!(best(&deck, "rb"), [2]);
    assert_eq!(best(&deck, "rb*"), [0, 2]);
}

#[test]
fn cg_score_4_then_more_tickets() {
    let deck = [ticket("rb", 10, 2), ticket("r", 5, 0), ticket("b", 5, 0)];
    assert_eq!(best(&deck, "rb"), [1, 2]);
    assert_eq!(best(&deck, "r"), [1]);
}

#[test]
fn cg_score_4_then_more_big_city_names() {
    let deck = [ticket("r", 5, 0), ticket("r", 5, 1), ticket("r", 5, 2), ticket("r", 5, 1)];
    assert_eq!(best(&deck, "r"), [2]);
    assert_eq!(best(&deck, "rr"), [1, 2]);
    // 2 + 0 names are no better than 1 + 1, but come later.
    let deck = [ticket("rg", 7, 1), ticket("bw", 7, 1), ticket("rb", 7, 2), ticket("gw", 7, 0)];
    assert_eq!(best(&deck, "rgbw"), [0, 1]);
}

#[test]
fn cg_score_4_then_the_first_in_the_deck_file() {
    let deck = [ticket("r", 5, 1); 40];
    assert_eq!(best(&deck, "rrr"), [0, 1, 2]);
    // {0, 3} comes before {1, 2}, where nothing else tells them apart.
    let deck = [ticket("rg", 7, 1), ticket("rb", 7, 1), ticket("gw", 7, 1), ticket("bw", 7, 1)];
    assert_eq!(best(&deck, "rgbw"), [0, 3]);
    // The same far behind in the file, and behind tickets that nothing completes.
    let mut long = [ticket("yyyyy", 99, 2); 64];
    long[60..].copy_from_slice(&deck);
    assert_eq!(best(&long, "rgbw"), [60, 63]);
    // The same behind tickets that can all be tried.
    let mut long = [ticket("y", 1, 0); 64];
    long[60..].copy_from_slice(&deck);
    assert_eq!(best(&long, "rgbwyy"), [0, 1, 60, 63]);
}

#[test]
fn cg_score_4_ties_are_broken_far_behind_in_the_deck_file() {
    let mut rng = Rng::with_seed(7);
    for _ in 0..1000 {
        // Enough yellow cards for all of the first 30 tickets, and equal ones behind them.
        let mut deck = vec![ticket("y", 7, 1); 30];
        for _ in 0..9 {
            let mut facts = ticket("", 7, 1);
            (0..2).for_each(|_| facts.cards[rng.usize(0..4)] += 1);
            deck.push(facts);
        }
        let mut counts: [u8; 9] = std::array::from_fn(|_| rng.u8(0..3));
        counts[Card::Yellow as usize] = 30;
        let pile = Cards::new(counts);
        let first = TicketSet::first(30);
        let all = TicketSet::first(deck.len());
        let expected = brute_force(&deck, all.without(first), &pile).or(first);
        assert_best(&deck, all, &pile, expected);
    }
}

#[test]
fn cg_score_1_nothing_is_completed_without_cards_or_tickets() {
    let deck = deck();
    assert!(best(&deck, "").is_empty());
    assert_eq!(best_completion(&deck, TicketSet::EMPTY, &pile("rrbb**")), TicketSet::EMPTY);
    let free = [ticket("r", 5, 0), ticket("", 0, 0), ticket("", 3, 0)];
    assert_eq!(best(&free, ""), [1, 2]);
}

#[test]
fn cg_score_1_what_can_be_completed_can_be_laid_out_card_by_card() {
    let mut rng = Rng::with_seed(5);
    let (mut yes, mut no) = (0, 0);
    for _ in 0..20_000 {
        let deck = other_deck(rng.usize(0..4), &mut rng);
        let held = TicketSet::first(deck.len());
        let most = rng.u8(0..4);
        let pile = random_pile(most, &mut rng);
        let needed = Card::ALL.into_iter().take(8).flat_map(|card| {
            let n = deck.iter().map(|ticket| usize::from(ticket.cards[card as usize])).sum();
            std::iter::repeat_n(card, n)
        });
        let laid_out = can_lay_out(&needed.collect::<Vec<_>>(), pile);
        assert_eq!(can_complete(&deck, held, &pile), laid_out, "{deck:?} {pile:?}");
        if laid_out { yes += 1 } else { no += 1 }
    }
    assert!(yes > 2000 && no > 2000, "{yes} can be completed, {no} not");
}

#[test]
fn view_3_completed_tickets_show_the_cards_that_served_them() {
    let deck = deck();
    let mut rng = Rng::with_seed(8);
    for _ in 0..2000 {
        let held = some_of(&deck, rng.usize(1..20), &mut rng);
        let most = rng.u8(1..6);
        let pile = random_pile(most, &mut rng);
        let completed = best_completion(&deck, held, &pile);
        let served = cards_for(&deck, completed, &pile);
        assert_eq!(served.iter().map(|(id, _)| *id).collect::<TicketSet>(), completed);
        let mut used = Cards::NONE;
        for (id, cards) in served {
            let needed = deck[id.index()].cards;
            let short: u8 = std::iter::zip(needed, cards.colored()).map(|(n, had)| n - had).sum();
            assert_eq!(cards.locomotives(), short, "locomotives stand for what is missing");
            used += cards;
        }
        assert!(pile.check_has(&used).is_ok(), "every card serves one ticket");
    }
}

#[test]
fn the_best_completion_allocates_nothing() {
    let deck = deck();
    let mut rng = Rng::with_seed(6);
    let piles: Vec<Cards> = (0..50).map(|_| random_pile(10, &mut rng)).collect();
    let used = allocation_counter::measure(|| {
        for pile in &piles {
            std::hint::black_box(best_completion(&deck, TicketSet::first(deck.len()), pile));
        }
    });
    assert_eq!(used.count_total, 0, "{used:?}");
}

fn assert_best(deck: &[TicketFacts], held: TicketSet, pile: &Cards, expected: TicketSet) {
    let found = best_completion(deck, held, pile);
    let ids = |set: TicketSet| set.iter().map(|id| id.0).collect::<Vec<_>>();
    assert_eq!(ids(found), ids(expected), "of {:?} with {pile:?} in {deck:?}", ids(held));
}

/// What CG-SCORE-4 compares, higher is better. Sets that are compared with their lists of ids have
/// as many tickets.
type Rank = (u32, usize, u32, Reverse<Vec<u8>>);

fn rank(deck: &[TicketFacts], set: TicketSet) -> Rank {
    let facts = |id: TicketId| &deck[id.index()];
    (
        set.iter().map(|id| u32::from(facts(id).points)).sum(),
        set.len(),
        set.iter().map(|id| u32::from(facts(id).big_names)).sum(),
        Reverse(set.iter().map(|id| id.0).collect()),
    )
}

/// The best of all sets that can be completed.
fn brute_force(deck: &[TicketFacts], held: TicketSet, pile: &Cards) -> TicketSet {
    let mut best = TicketSet::EMPTY;
    let mut best_rank = rank(deck, best);
    let mut set = TicketSet::EMPTY;
    loop {
        // The next subset.
        set = TicketSet(set.0.wrapping_sub(held.0) & held.0);
        if set.is_empty() {
            return best;
        }
        let needed = demand(deck, set);
        let short: u16 =
            needed.iter().zip(pile.colored()).map(|(n, had)| n.saturating_sub(had.into())).sum();
        if short <= u16::from(pile.locomotives()) {
            let points: u32 = set.iter().map(|id| u32::from(deck[id.index()].points)).sum();
            if points >= best_rank.0 && rank(deck, set) > best_rank {
                best = set;
                best_rank = rank(deck, set);
            }
        }
    }
}

/// The best set, by going through the tickets and keeping, for all cards that can be left, the best
/// way to leave them.
fn counting_on(deck: &[TicketFacts], held: TicketSet, pile: &Cards) -> TicketSet {
    type Left = ([u16; 8], u16);
    // The lists of ids are compared as bits: the first id is the highest.
    type Best = (u32, u32, u32, u128);
    let start: Left = (pile.colored().map(u16::from), pile.locomotives().into());
    let mut ways: HashMap<Left, Best> = HashMap::from([(start, (0, 0, 0, 0))]);
    let mut later = held;
    for id in held.iter() {
        later.remove(id);
        let ticket = &deck[id.index()];
        let later = demand(deck, later);
        let mut next: HashMap<Left, Best> = HashMap::new();
        let mut keep = |mut left: Left, best: Best| {
            // More of a colour than is needed later is as good as enough.
            left.0 = std::array::from_fn(|color| left.0[color].min(later[color]));
            let entry = next.entry(left).or_insert(best);
            *entry = best.max(*entry);
        };
        for (left, best) in ways {
            keep(left, best);
            let (mut colored, mut locomotives) = left;
            for (had, needed) in colored.iter_mut().zip(ticket.cards.map(u16::from)) {
                let wild = needed.saturating_sub(*had);
                *had -= needed - wild;
                // Too many: more than there ever are.
                locomotives = locomotives.wrapping_sub(wild);
            }
            if locomotives <= left.1 {
                let (points, tickets, names, ids) = best;
                let points = points + u32::from(ticket.points);
                let names = names + u32::from(ticket.big_names);
                keep((colored, locomotives), (points, tickets + 1, names, ids | 1 << (127 - id.0)));
            }
        }
        ways = next;
    }
    let best = ways.into_values().max().unwrap();
    TicketSet(best.3.reverse_bits())
}

/// At most so many different cards can be left over at once.
fn ways_to_be_left(deck: &[TicketFacts], held: TicketSet, pile: &Cards) -> u64 {
    let needed = demand(deck, held);
    let colored = pile.colored().into_iter().zip(needed).filter(|&(had, n)| u16::from(had) < n);
    let ways = colored.map(|(had, _)| u64::from(had) + 1).product::<u64>();
    ways * (u64::from(pile.locomotives()) + 1)
}

fn demand(deck: &[TicketFacts], tickets: TicketSet) -> [u16; 8] {
    let of = |color| tickets.iter().map(|id| u16::from(deck[id.index()].cards[color])).sum();
    std::array::from_fn(of)
}

/// Whether the cards can be laid out one by one, each as itself or by a locomotive.
fn can_lay_out(needed: &[Card], pile: Cards) -> bool {
    let Some((&first, rest)) = needed.split_first() else {
        return true;
    };
    [first, Card::Locomotive].into_iter().any(|card| {
        let mut left = pile;
        left.count(card) > 0 && {
            left.remove(card);
            can_lay_out(rest, left)
        }
    })
}

/// The tickets of the game.
fn deck() -> Vec<TicketFacts> {
    let deck = formats::deck::card_game().facts().to_vec();
    assert_eq!(deck.len(), 46);
    deck
}

/// Tickets as no deck file has them: few different points, or many; many equal tickets; up to four
/// cards of a colour.
fn other_deck(tickets: usize, rng: &mut Rng) -> Vec<TicketFacts> {
    let points = [1..=2, 5..=9, 1..=99, 90..=99][rng.usize(0..4)].clone();
    let colors = rng.usize(1..9);
    let most_cards = rng.usize(1..6);
    let mut deck: Vec<TicketFacts> = Vec::new();
    for _ in 0..tickets {
        let mut facts =
            TicketFacts { cards: [0; 8], points: rng.u8(points.clone()), big_names: rng.u8(0..3) };
        for _ in 0..rng.usize(1..=most_cards) {
            let color = rng.usize(0..colors);
            facts.cards[color] = (facts.cards[color] + 1).min(4);
        }
        if rng.u8(0..4) == 0 && !deck.is_empty() {
            let twin = deck[rng.usize(0..deck.len())];
            facts = if rng.bool() { twin } else { TicketFacts { cards: twin.cards, ..facts } };
        }
        deck.push(facts);
    }
    deck
}

fn some_of(deck: &[TicketFacts], tickets: usize, rng: &mut Rng) -> TicketSet {
    let mut ids: Vec<u8> = (0..deck.len() as u8).collect();
    rng.shuffle(&mut ids);
    ids.into_iter().take(tickets).map(TicketId).collect()
}

fn random_pile(most: u8, rng: &mut Rng) -> Cards {
    Cards::new(std::array::from_fn(|_| rng.u8(0..=most)))
}

/// Cards by their letters: r, g, b, w, y, and * for a locomotive.
fn pile(letters: &str) -> Cards {
    let card = |letter| match letter {
        'r' => Card::Red,
        'g' => Card::Green,
        'b' => Card::Blue,
        'w' => Card::White,
        'y' => Card::Yellow,
        '*' => Card::Locomotive,
        _ => panic!("no card {letter}"),
    };
    letters.chars().map(card).collect()
}

fn ticket(cards: &str, points: u8, big_names: u8) -> TicketFacts {
    TicketFacts { cards: pile(cards).colored(), points, big_names }
}

fn best(deck: &[TicketFacts], cards: &str) -> Vec<u8> {
    let set = best_completion(deck, TicketSet::first(deck.len()), &pile(cards));
    set.iter().map(|id| id.0).collect()
}
