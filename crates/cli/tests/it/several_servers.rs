//! Several servers behind a balancer, on a real PostgreSQL and a real NATS, on bad days. `make chaos`
//! has more of them.

use std::sync::Arc;
use std::time::{Duration, Instant};

use cluster::cluster::{Cluster, Options};
use cluster::players::{Watch, play_on};
use cluster::script::or_left_out;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::sleep;

/// How many tables are played at once.
const TABLES: usize = 6;

/// How long people may need to come back. The machine may be busy.
const PATIENCE: Duration = Duration::from_secs(60);

/// People at tables, and what they found.
struct People {
    tasks: JoinSet<()>,
    watch: Arc<Watch>,
    over: watch::Sender<bool>,
}

impl People {
    fn sit_down(url: &str) -> People {
        let (watch, (over, ends)) = (Arc::new(Watch::default()), watch::channel(false));
        watch.heal();
        let mut tasks = JoinSet::new();
        for number in 0..TABLES as u64 {
            tasks.spawn(play_on(url.to_string(), number, watch.clone(), ends.clone()));
        }
        People { tasks, watch, over }
    }

    /// Waits until somebody has acted at each table since the last trouble.
    async fn act_everywhere(&self) {
        let begun = Instant::now();
        while self.watch.found().back < TABLES {
            assert!(
                begun.elapsed() < PATIENCE,
                "not all tables are back: {:?}",
                self.watch.found()
            );
            sleep(Duration::from_millis(20)).await;
        }
    }

    /// A trouble is over: everybody comes back.
    async fn come_back(&self) {
        self.watch.heal();
        self.act_everywhere().await;
    }

    /// Everybody checks their last game and leaves: nothing is lost, nothing was done twice.
    async fn leave(mut self) {
        self.over.send(true).unwrap();
        while self.tasks.join_next().await.is_some() {}
        let found = self.watch.found();
        assert!(found.lost.is_empty(), "{found:?}");
        assert!(found.twice.is_empty(), "{found:?}");
        assert!(found.stuck.is_empty(), "{found:?}");
        assert!(found.failures.is_empty(), "{found:?}");
        assert!(found.actions >= TABLES as u64);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_play_on_while_servers_postgresql_and_nats_come_and_go() {
    let mut options = Options::new(env!("CARGO_BIN_EXE_branchline"), 3);
    // Otherwise PostgreSQL itself loses what it has not written when it is killed.
    options.durable = true;
    let started = Cluster::start(&options);
    let Some(mut cluster) = or_left_out(started, 1, "PostgreSQL, NATS and HAProxy") else { return };
    let people = People::sit_down(&cluster.url());
    people.act_everywhere().await;

    cluster.nodes[0].kill();
    people.come_back().await;
    cluster.nodes[0].start().unwrap();

    // One that is asked to stop sends its people elsewhere first.
    cluster.nodes[1].stop().unwrap();
    people.come_back().await;
    cluster.nodes[1].start().unwrap();

    cluster.nats.order("stop").unwrap();
    people.come_back().await;
    cluster.nats.order("start").unwrap();
    people.come_back().await;

    cluster.postgres.order("stop").unwrap();
    cluster.postgres.order("start").unwrap();
    people.come_back().await;

    cluster.postgres.order("slow").unwrap();
    people.come_back().await;
    people.leave().await;
}
