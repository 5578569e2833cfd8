//! Intervals: they hold what is true as often as they say.

use arena::{Block, Standing, standings};
use engine::chance::{Seed, SeedStream, Stream};

use crate::tables::pair;

/// Pairs of games that the first bot wins with these odds in percent, the second one more often
/// alike the first than not, as two games of one deal are.
fn pairs(count: u32, percent: u32, chance: &mut SeedStream) -> Vec<Block> {
    (0..count)
        .map(|block| {
            let first = chance.below(100) < percent;
            let same = chance.below(100) < 30;
            let second = if same { first } else { chance.below(100) < percent };
            pair(block, 2 * u64::from(first) + 2 * u64::from(second))
        })
        .collect()
}

/// In how many of 400 tournaments the interval holds the truth.
fn held(blocks: u32, percent: u32) -> usize {
    let mut chance = Seed([percent as u8; 32]).stream(Stream::Bot(0));
    let truth = f64::from(percent) / 100.0;
    let holds = |_: &i32| {
        let [low, high] = standings(&pairs(blocks, percent, &mut chance))[0].win_interval;
        low <= truth && truth <= high
    };
    (0..400).filter(holds).count()
}

#[test]
fn an_interval_holds_the_truth_19_times_of_20() {
    for percent in [50, 85] {
        // 380 are expected, give or take 4.4; three times that, and a little more.
        let held = held(60, percent);
        assert!((364..=396).contains(&held), "{percent} %: {held} of 400");
    }
    for percent in [50, 65] {
        let held = held(10, percent);
        assert!((364..=398).contains(&held), "few blocks, {percent} %: {held} of 400");
    }
}

#[test]
fn one_block_alone_says_nothing() {
    let [first, second] = &standings(&[pair(0, 3)])[..] else { panic!("two bots") };
    assert_eq!((first.win_rate, first.win_interval), (0.75, [0.0, 1.0]));
    assert_eq!((second.win_rate, second.win_interval), (0.25, [0.0, 1.0]));
    assert_eq!(first.margin_interval, [f64::NEG_INFINITY, f64::INFINITY]);
    let [winner, _] = &standings(&[pair(0, 4)])[..] else { panic!("two bots") };
    assert_eq!(winner.win_interval, [0.0, 1.0]);
}

#[test]
fn intervals_are_over_blocks_and_not_over_games() {
    // Two games of a deal that always end alike tell no more than one.
    let mut chance = Seed([1; 32]).stream(Stream::Bot(0));
    let alike: Vec<Block> = (0..200).map(|i| pair(i, 4 * u64::from(chance.below(2)))).collect();
    // Two that always end differently tell that the bots are equal.
    let unlike: Vec<Block> = (0..200).map(|i| pair(i, 2)).collect();
    let width = |standing: &Standing| standing.win_interval[1] - standing.win_interval[0];
    let over_blocks = 2.0 * 1.96 * 0.5 / 200_f64.sqrt();
    assert!((width(&standings(&alike)[0]) / over_blocks - 1.0).abs() < 0.1);
    assert_eq!(standings(&unlike)[0].win_interval, [0.5, 0.5]);
    assert_eq!(standings(&unlike)[0].elo_interval, [0.0, 0.0]);
}

#[test]
fn whoever_has_won_everything_is_not_known_to_be_unbeatable() {
    let blocks: Vec<Block> = (0..20).map(|i| pair(i, 4)).collect();
    let [winner, loser] = &standings(&blocks)[..] else { panic!("two bots") };
    assert_eq!((winner.win_rate, winner.win_interval[1]), (1.0, 1.0));
    assert!((0.8..0.9).contains(&winner.win_interval[0]));
    assert_eq!((loser.win_rate, loser.win_interval[0]), (0.0, 0.0));
    assert!((winner.win_interval[0] + loser.win_interval[1] - 1.0).abs() < 1e-12);
    assert_eq!((winner.elo, loser.elo), (f64::INFINITY, f64::NEG_INFINITY));
    assert!(winner.elo_interval[0].is_finite());
}

#[test]
fn elo_is_the_logistic_one() {
    // 3 of 4 games won: 400 · log10(3)
    let blocks: Vec<Block> = (0..4).map(|i| pair(i, 3)).collect();
    let standings = standings(&blocks);
    assert!((standings[0].elo - 190.848).abs() < 1e-3);
    assert!((standings[1].elo + 190.848).abs() < 1e-3);
}
