//! Things that happen without a request: bots answer, clocks run out, other nodes write.

use std::sync::Arc;
use std::time::Duration;

use protocol::view::Stage;
use store::contract::Wake;
use table::command::Command;
use table::table::BOT_PATIENCE;
use tokio::sync::broadcast::error::RecvError;
use tokio::time::MissedTickBehavior;

use super::Hub;
use crate::bot_pool::Answer;
use crate::bot_pool::queue::Audience;
use crate::error::ApiError;
use crate::live::{Inner, LiveTable};
use crate::seated::SeatedBot;

/// How often the store is checked for tables that are due.
const PULSE: Duration = Duration::from_millis(250);

/// How often idle tables are dropped from memory, in pulses.
const SWEEP: u64 = 40;

/// How many tables are woken in one go.
const WAKES: usize = 256;

impl Hub {
    /// Handles due tables and entries written by other nodes, until the future is dropped.
    pub async fn run(self: Arc<Hub>) {
        let (pulse, notices) = (self.clone().pulse(), self.hear_others());
        tokio::join!(pulse, notices);
    }

    async fn pulse(self: Arc<Hub>) {
        let mut ticks = tokio::time::interval(PULSE);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        for tick in 0u64.. {
            ticks.tick().await;
            if let Err(error) = self.see_to_what_is_due().await {
                tracing::error!(code = %error.refused.code, "can't find the tables that are due");
            }
            if tick % SWEEP == 0 {
                self.sweep();
            }
        }
    }

    /// Handles all tables that are due by now.
    pub async fn see_to_what_is_due(self: &Arc<Hub>) -> Result<(), ApiError> {
        if self.check_writable().is_err() {
            // The clocks stand still, and bots wait.
            return Ok(());
        }
        let now = self.now();
        for wake in self.store.take_due(now, now.after(BOT_PATIENCE), WAKES).await? {
            // A failure to wake one table must not hold up the others.
            if let Err(error) = self.wake(&wake).await {
                let code = error.refused.code;
                tracing::error!(table = wake.table, %code, "can't wake a table");
            }
        }
        Ok(())
    }

    /// Does what a table has been waiting for, if it is due.
    async fn wake(self: &Arc<Hub>, claimed: &Wake) -> Result<(), ApiError> {
        let live = self.find(&claimed.table).await?;
        let command = {
            let mut inner = live.lock().await;
            self.catch_up(&live, &mut inner).await?;
            let (table, now) = (&inner.table, self.now());
            let next = table.wake(table.at());
            match (table.stage(), table.due()) {
                (Stage::Playing, Some(due)) if due.at <= now => {
                    Some(Command::TimeIsUp { seq: due.seq })
                }
                (Stage::Lobby, _) if next.is_some_and(|next| next <= now) => Some(Command::Close),
                (Stage::Playing, Some(due)) if table.asks().is_empty() => {
                    // Nothing is due yet after all, so postpone the wake.
                    self.store.claim(claimed, due.at).await?;
                    None
                }
                (Stage::Lobby, _) => {
                    if let Some(next) = next {
                        self.store.claim(claimed, next).await?;
                    }
                    None
                }
                // Bots were asked again. The claim expires in time to check on them.
                _ => None,
            }
        };
        if let Some(command) = command {
            self.carry_out(&claimed.table, &move |_| Ok(command.clone())).await?;
        }
        Ok(())
    }

    /// Asks the bots that have to choose and that this node has not asked yet.
    pub(super) fn ask_bots(self: &Arc<Hub>, live: &Arc<LiveTable>, inner: &mut Inner) {
        let audience = if inner.is_watched() { Audience::Watched } else { Audience::Idle };
        for ask in inner.table.asks() {
            let Inner { table, bots, .. } = inner;
            let Some(question) = SeatedBot::at(bots, table, &ask).question(table, &ask) else {
                continue;
            };
            let answer = self.bots.ask(question, table.host().clone(), audience);
            let (hub, live) = (self.clone(), live.clone());
            tokio::spawn(async move {
                let (action, mind) = match answer.await {
                    Ok(Answer { action, mind }) => (Some(action), mind),
                    Err(_) => (None, None),
                };
                {
                    let mut inner = live.lock().await;
                    let Inner { table, bots, .. } = &mut *inner;
                    SeatedBot::at(bots, table, &ask).come_back(table, mind);
                }
                if let Some(action) = action {
                    let command = Command::Bot { place: ask.place, asked: ask.seq, action };
                    // Refused if the user has come back in the meantime. If the store fails, the
                    // table will be woken again shortly.
                    let _ = hub.carry_out(&live.name.id, &move |_| Ok(command.clone())).await;
                }
                let mut inner = live.lock().await;
                if let Some(bot) = inner.bots.iter_mut().find(|bot| bot.place() == ask.place) {
                    bot.rest(&ask);
                }
            });
        }
    }

    /// Applies entries that other nodes write to tables in memory here.
    async fn hear_others(self: &Arc<Hub>) {
        let mut notices = self.bus.subscribe();
        loop {
            let behind: Vec<Arc<LiveTable>> = match notices.recv().await {
                Ok(notice) => {
                    let live = self.tables().get(&notice.table).cloned();
                    live.filter(|live| live.seq() < notice.seq).into_iter().collect()
                }
                Err(RecvError::Lagged(_)) => self.tables().values().cloned().collect(),
                Err(RecvError::Closed) => return,
            };
            for live in behind {
                let mut inner = live.lock().await;
                if self.catch_up(&live, &mut inner).await.is_err() {
                    tracing::error!(table = live.name.id, "can't read what other nodes wrote");
                }
            }
        }
    }

    /// Drops a table from memory that is about to be deleted.
    pub fn let_go(&self, id: &str) {
        self.tables().remove(id);
    }

    /// Drops idle tables from memory; they can be loaded again.
    fn sweep(&self) {
        let mut tables = self.tables();
        // With a count of 1 nobody else holds it, and nobody can get hold of it while the lock is
        // held.
        tables.retain(|_, live| Arc::strong_count(live) > 1 || !live.is_idle());
        tables.shrink_to_fit();
        metrics::gauge!("branchline_tables").set(tables.len() as f64);
    }
}
