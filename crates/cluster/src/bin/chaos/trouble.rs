//! What can go wrong, and how it is brought about.

use std::time::Duration;

use cluster::cluster::Cluster;
use cluster::network::{Part, cut, mend};
use fastrand::Rng;
use tokio::time::sleep;

/// How long a server is gone that was killed.
const SOON: Duration = Duration::from_secs(2);

/// How long a part stays away or slow.
const A_WHILE: Duration = Duration::from_secs(8);

/// How long PostgreSQL is gone at its worst.
const LONG: Duration = Duration::from_secs(30);

/// A kind of trouble.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trouble {
    NodeKilled,
    NodeStopped,
    PostgresRestarted,
    PostgresGone,
    NatsRestarted,
    NatsGone,
    CutFromPostgres,
    CutFromNats,
    SlowDatabase,
}

use Trouble::*;

impl Trouble {
    pub const ALL: [Trouble; 9] = [
        NodeKilled,
        NodeStopped,
        PostgresRestarted,
        PostgresGone,
        NatsRestarted,
        NatsGone,
        CutFromPostgres,
        CutFromNats,
        SlowDatabase,
    ];

    pub fn name(self) -> &'static str {
        match self {
            NodeKilled => "a server killed",
            NodeStopped => "a server stopped",
            PostgresRestarted => "PostgreSQL restarted",
            PostgresGone => "PostgreSQL gone for 30 s",
            NatsRestarted => "NATS restarted",
            NatsGone => "NATS gone for 8 s",
            CutFromPostgres => "a server without PostgreSQL",
            CutFromNats => "a server without NATS",
            SlowDatabase => "writes 0.3 s slower",
        }
    }

    /// How often it comes among a hundred.
    fn weight(self) -> usize {
        match self {
            NodeKilled => 34,
            NodeStopped | PostgresRestarted | NatsRestarted => 12,
            PostgresGone => 3,
            NatsGone | CutFromPostgres | CutFromNats => 7,
            SlowDatabase => 6,
        }
    }

    fn needs_networks(self) -> bool {
        matches!(self, CutFromPostgres | CutFromNats)
    }

    /// Brings it about, and ends it.
    pub async fn make(self, cluster: &mut Cluster, rng: &mut Rng) -> Result<(), String> {
        let number = rng.usize(..cluster.nodes.len());
        match self {
            NodeKilled => {
                cluster.nodes[number].kill();
                sleep(SOON).await;
                cluster.nodes[number].start()
            }
            NodeStopped => {
                // Its people are told to go elsewhere first, which takes a moment.
                tokio::task::block_in_place(|| cluster.nodes[number].stop())?;
                cluster.nodes[number].start()
            }
            PostgresRestarted => {
                cluster.postgres.order("stop")?;
                cluster.postgres.order("start")
            }
            PostgresGone => {
                cluster.postgres.order("stop")?;
                sleep(LONG).await;
                cluster.postgres.order("start")
            }
            NatsRestarted => {
                cluster.nats.order("stop")?;
                cluster.nats.order("start")
            }
            NatsGone => {
                cluster.nats.order("stop")?;
                sleep(A_WHILE).await;
                cluster.nats.order("start")
            }
            CutFromPostgres => {
                cut(number, Part::Postgres)?;
                sleep(A_WHILE).await;
                mend(number, Part::Postgres)
            }
            CutFromNats => {
                cut(number, Part::Nats)?;
                sleep(A_WHILE).await;
                mend(number, Part::Nats)
            }
            SlowDatabase => {
                cluster.postgres.order("slow")?;
                sleep(A_WHILE).await;
                cluster.postgres.order("quick")
            }
        }
    }
}

/// Which troubles come, in a random order, each as often as its weight says.
pub fn plan(rounds: usize, networks: bool, rng: &mut Rng) -> Vec<Trouble> {
    let can_be = |trouble: &Trouble| networks || !trouble.needs_networks();
    let all: Vec<Trouble> = Trouble::ALL.into_iter().filter(can_be).collect();
    let whole: usize = all.iter().map(|trouble| trouble.weight()).sum();
    let share = |trouble: Trouble| (trouble.weight() * rounds).div_ceil(whole);
    let mut plan: Vec<Trouble> =
        all.iter().flat_map(|trouble| std::iter::repeat_n(*trouble, share(*trouble))).collect();
    rng.shuffle(&mut plan);
    plan.truncate(rounds);
    plan
}
