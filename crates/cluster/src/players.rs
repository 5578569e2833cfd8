//! People who play through the balancer and notice whatever goes wrong.

mod table;
mod watch;

pub use watch::{Found, Watch};

use std::sync::Arc;
use std::time::Duration;

use client::Error;
use fastrand::Rng;
use tokio::sync::watch::Receiver;
use tokio::time::sleep;

use table::Table;

/// How long to wait before a new table is tried, after one could not be opened.
const PAUSE: Duration = Duration::from_millis(200);

/// Plays one game after another until the time is up, and then checks the last one.
pub async fn play_on(url: String, number: u64, watch: Arc<Watch>, over: Receiver<bool>) {
    let mut rng = Rng::with_seed(number);
    let mut healed = 0;
    while !*over.borrow() {
        // While a server or the database is gone, tables can't be opened.
        let Ok(mut table) = Table::open(&url, number, watch.clone(), &mut rng).await else {
            sleep(PAUSE).await;
            continue;
        };
        table.healed = healed;
        match table.play(&mut rng, &over).await {
            Ok(()) => {}
            Err(Error::Gap { expected, got }) => {
                watch.lost(format!("seq {} came where {} was due", got.0, expected.0));
            }
            Err(Error::TimedOut(_)) => watch.stuck(table.id()),
            Err(error) => watch.failed(error.to_string()),
        }
        healed = table.healed;
        table.check().await;
    }
}
