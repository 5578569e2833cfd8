//! How two actions did with the same luck.

use super::rollout::Payoff;

/// One action against another, over rollouts with the same luck for both.
///
/// What is not done now can often be done in the next turn. So the other action counts as the
/// better of two ways to go on: as the planner would, or with the first action in the next turn.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Compared {
    /// How many rollouts each had.
    pub samples: u32,
    first: Payoff,
    /// The two ways of the other action, the sums of their differences in wins to the first, and
    /// of the squares of these.
    others: [Payoff; 2],
    gaps: [f64; 2],
    gap_squares: [f64; 2],
}

impl Compared {
    /// The mean of the first action's wins minus those of the other.
    pub fn gap(&self) -> f64 {
        self.gaps[self.way()] / self.count()
    }

    /// The standard error of [`gap`](Compared::gap).
    pub fn std_error(&self) -> f64 {
        let n = f64::from(self.samples.max(2));
        let variance = (self.gap_squares[self.way()] / n - self.gap().powi(2)).max(0.0);
        (variance / (n - 1.0)).sqrt()
    }

    /// The share of wins of the first action, and of the other.
    pub fn wins(&self) -> [f64; 2] {
        [self.first, self.others[self.way()]].map(|sum| sum.wins / self.count())
    }

    /// The mean lead over the best opponent of the first action, and of the other.
    pub fn lead(&self) -> [f64; 2] {
        [self.first, self.others[self.way()]].map(|sum| sum.lead / self.count())
    }

    pub(super) fn add(&mut self, first: &Payoff, others: [&Payoff; 2]) {
        self.samples += 1;
        self.first.wins += first.wins;
        self.first.lead += first.lead;
        for (i, other) in others.into_iter().enumerate() {
            self.others[i].wins += other.wins;
            self.others[i].lead += other.lead;
            let gap = first.wins - other.wins;
            self.gaps[i] += gap;
            self.gap_squares[i] += gap * gap;
        }
    }

    fn count(&self) -> f64 {
        f64::from(self.samples.max(1))
    }

    /// The better way to go on after the other action.
    fn way(&self) -> usize {
        usize::from(self.gaps[1] < self.gaps[0])
    }
}
