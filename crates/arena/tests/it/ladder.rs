//! Ratings: they find the strengths that results were made from, and say how sure that is.

use arena::{Block, Meeting, expected, ratings};
use engine::chance::{Seed, SeedStream, Stream};

use crate::tables::pair;

/// Blocks of two games between bots of these strengths.
fn meeting(bots: [usize; 2], elo: &[f64], blocks: u32, chance: &mut SeedStream) -> Meeting {
    let odds = (1e6 * expected(elo[bots[0]] - elo[bots[1]])) as u32;
    let mut won = || 2 * u64::from(chance.below(1_000_000) < odds);
    let blocks: Vec<Block> = (0..blocks).map(|block| pair(block, won() + won())).collect();
    Meeting { bots, blocks }
}

const TRUTH: [f64; 4] = [150.0, 60.0, -40.0, -170.0];

fn neighbours(blocks: u32, chance: &mut SeedStream) -> Vec<Meeting> {
    (0..3).map(|bot| meeting([bot, bot + 1], &TRUTH, blocks, chance)).collect()
}

#[test]
fn strengths_are_found_from_games_of_neighbours_alone() {
    let mut chance = Seed([3; 32]).stream(Stream::Bot(0));
    let found = ratings(4, &neighbours(5_000, &mut chance));
    for (rating, truth) in found.iter().zip(TRUTH) {
        assert!((rating.elo - truth).abs() < 12.0, "{rating:?} {truth}");
        assert!(rating.interval[0] < rating.elo && rating.elo < rating.interval[1]);
    }
    let mean: f64 = found.iter().map(|it| it.elo).sum::<f64>() / 4.0;
    assert!(mean.abs() < 1e-6, "{mean}");
    assert_eq!([0, 1, 3].map(|bot| found[bot].games), [10_000, 20_000, 10_000]);
}

#[test]
fn an_interval_holds_the_truth_about_19_times_of_20() {
    let mut chance = Seed([5; 32]).stream(Stream::Bot(0));
    let mut held = 0;
    for _ in 0..40 {
        let found = ratings(4, &neighbours(60, &mut chance));
        let holds = |bot: &usize| {
            let [low, high] = found[*bot].interval;
            low <= TRUTH[*bot] && TRUTH[*bot] <= high
        };
        held += (0..4).filter(holds).count();
    }
    assert!((138..=160).contains(&held), "{held} of 160");
}

#[test]
fn a_bot_that_never_lost_has_a_rating_and_the_order_of_meetings_does_not_matter() {
    let mut chance = Seed([7; 32]).stream(Stream::Bot(0));
    let unbeaten = Meeting { bots: [2, 0], blocks: (0..20).map(|i| pair(i, 4)).collect() };
    let mut meetings = vec![unbeaten, meeting([0, 1], &TRUTH, 40, &mut chance)];
    let found = ratings(3, &meetings);
    assert!(found.iter().all(|it| it.elo.is_finite()), "{found:?}");
    assert!(found[2].elo > found[0].elo + 300.0 && found[2].win_rate == 1.0, "{found:?}");
    meetings.reverse();
    for (one, other) in found.iter().zip(ratings(3, &meetings)) {
        assert!((one.elo - other.elo).abs() < 1e-2, "{one:?} {other:?}");
    }
}
