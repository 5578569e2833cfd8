//! The pinned generator and the drawing of cards from a counted deck.

use engine::cards::{Card, Cards};
use engine::chance::{Chance, FastChance, ScriptedChance, Seed, SeededChance, Stream};

#[test]
fn the_generator_is_chacha20_as_published() {
    // The key stream of ChaCha20 with an all-zero key, nonce and counter: its first words.
    let mut stream = Seed::default().stream(Stream::Cards);
    assert_eq!(stream.word(), 0x903d_f1a0_ade0_b876);
    assert_eq!(stream.word(), 0x28bd_8653_e56a_5d40);
}

#[test]
fn streams_are_independent() {
    let seed = Seed([7; 32]);
    let streams =
        [Stream::Cards, Stream::Tickets, Stream::Starter, Stream::Bot(0), Stream::Game(0)];
    let words: Vec<u64> = streams.map(|stream| seed.stream(stream).word()).to_vec();
    for (i, word) in words.iter().enumerate() {
        assert!(!words[..i].contains(word));
    }
    assert_ne!(seed.of_game(0), seed.of_game(1));
}

#[test]
fn numbers_below_n_are_below_n_and_uniform() {
    let mut stream = Seed([3; 32]).stream(Stream::Cards);
    for n in [1, 2, 3, 5, 7, 110] {
        let mut counts = vec![0u32; n as usize];
        let draws = 2_000 * n;
        for _ in 0..draws {
            counts[stream.below(n) as usize] += 1;
        }
        // Six standard deviations.
        let off = counts.iter().map(|&c| (f64::from(c) - 2_000.0).abs()).fold(0.0, f64::max);
        assert!(off < 6.0 * 2_000f64.sqrt(), "{n}: off by {off}");
    }
}

#[test]
fn a_place_in_a_bag_is_the_card_lying_there() {
    let mut rng = fastrand::Rng::with_seed(1);
    for _ in 0..2_000 {
        let most = if rng.bool() { 14 } else { 28 };
        let bag = Cards::new(std::array::from_fn(|_| rng.u8(0..=most)));
        let laid_out: Vec<Card> =
            bag.iter().flat_map(|(card, n)| std::iter::repeat_n(card, n.into())).collect();
        for (place, &card) in laid_out.iter().enumerate() {
            assert_eq!(bag.at(place as u32, bag.total()), card, "{bag:?} at {place}");
        }
    }
}

#[test]
fn a_scripted_deck_comes_in_its_order_and_then_from_the_seed() {
    let seed = Seed([9; 32]);
    let mut scripted = ScriptedChance::new(&[Card::Red, Card::Blue], &seed);
    let mut seeded = SeededChance::new(&seed);
    let deck: Cards = [Card::Red, Card::Blue].into_iter().collect();
    assert_eq!(scripted.order(&deck), [Card::Red, Card::Blue]);
    assert_eq!(scripted.card(&deck, 2), Card::Red);
    assert_eq!(scripted.card(&deck, 2), Card::Blue);
    let full = Cards::new([12; 9]);
    for _ in 0..20 {
        assert_eq!(scripted.card(&full, 108), seeded.card(&full, 108));
    }
}

#[test]
fn shuffled_tickets_are_in_any_order_equally_often() {
    let mut chance = FastChance::new(2);
    let mut counts = std::collections::HashMap::new();
    for _ in 0..24_000 {
        let mut order = [0, 1, 2, 3];
        chance.shuffle_tickets(&mut order);
        *counts.entry(order).or_insert(0u32) += 1;
    }
    assert_eq!(counts.len(), 24);
    assert!(counts.values().all(|&n| (800..1_200).contains(&n)), "{counts:?}");
}
