//! Things that happen without a request: bots answer, clocks run out, other nodes write.

use std::sync::Arc;
use std::time::Duration;

use bus::{Notice, Reach};
use protocol::ids::{Seq, Time};
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

/// How often a node looks for entries that it was not told of: with no connection to other nodes, and
/// with one.
const LOOK_CUT: Duration = Duration::from_secs(1);
const LOOK: Duration = Duration::from_secs(4);

/// How many tables are looked at in one go.
const LOOKED_AT: usize = 1000;

/// How often idle tables are dropped from memory, in pulses.
const SWEEP: u64 = 40;

/// How often tables whose bots think here are kept from other nodes, in pulses.
const HOLD: u64 = 4;

/// How many tables are woken in one go. After a node has died, the others share what it leaves, so
/// none of them takes too much at once.
const WAKES: usize = 32;

impl Hub {
    /// Handles due tables and entries written by other nodes, until the future is dropped.
    pub async fn run(self: Arc<Hub>) {
        let (pulse, notices) = (self.clone().pulse(), self.hear_others());
        tokio::join!(pulse, notices, self.look_for_others());
    }

    async fn pulse(self: Arc<Hub>) {
        let mut ticks = tokio::time::interval(PULSE);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        for tick in 0u64.. {
            ticks.tick().await;
            if let Err(error) = self.see_to_what_is_due().await {
                tracing::error!(code = %error.refused.code, "can't find the tables that are due");
            }
            if tick % HOLD == 0 {
                self.hold_what_bots_think_about().await;
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
        let until = now.after(BOT_PATIENCE);
        let taken = self.store.take_due(now, until, WAKES).await?;
        self.cut_off.is_over();
        for due in taken {
            // A failure to wake one table must not hold up the others.
            if let Err(error) = self.wake(&due, until).await {
                let code = error.refused.code;
                tracing::error!(table = due.table, %code, "can't wake a table");
            }
        }
        Ok(())
    }

    /// Does what a table has been waiting for, if it is due. The wake is this node's until then.
    async fn wake(self: &Arc<Hub>, due: &Wake, until: Time) -> Result<(), ApiError> {
        let claimed = &Wake { table: due.table.clone(), at: until };
        let given_back = due.at == Time(0);
        let live = self.find(&claimed.table).await?;
        let command = {
            let mut inner = live.lock().await;
            self.catch_up(&live, &mut inner).await?;
            inner.wake = Some(until);
            // The node that wrote the last entry has asked the bots. It may still hear from them.
            let patience = inner.table.at().after(BOT_PATIENCE);
            if given_back || patience <= self.now() {
                self.ask_bots(&live, &mut inner);
            }
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
                (Stage::Playing, _) if patience > now && !given_back => {
                    self.store.claim(claimed, patience).await?;
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

    /// Keeps tables whose bots think here from other nodes for a while longer. They take over soon
    /// after this node is gone.
    pub async fn hold_what_bots_think_about(&self) {
        if self.bus.reach() == Reach::Alone {
            return;
        }
        let all: Vec<Arc<LiveTable>> = self.tables().values().cloned().collect();
        for live in &all {
            // A locked table is being written to, which holds it just as well.
            let Some(mut inner) = live.try_lock() else { continue };
            let now = self.now();
            let until = now.after(BOT_PATIENCE);
            let until = inner.table.due().map_or(until, |due| due.at.min(until));
            let thinks = inner.bots.iter().any(SeatedBot::is_busy);
            let Some(at) = inner.wake.filter(|at| thinks && *at < until) else { continue };
            if at > now.after(BOT_PATIENCE / 2) {
                continue;
            }
            let wake = Wake { table: live.name.id.clone(), at };
            match self.store.claim(&wake, until).await {
                Ok(held) => inner.wake = held.then_some(until),
                Err(error) => {
                    tracing::warn!(%error, "can't keep a table whose bots think here");
                    return;
                }
            }
        }
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
                let over = !inner.table.asks().contains(&ask);
                if over && inner.wake.is_some() {
                    // If actions were taken back while it thought, it could not be asked again.
                    hub.ask_bots(&live, &mut inner);
                }
            });
        }
    }

    /// Applies entries that other nodes write to tables in memory here.
    async fn hear_others(self: &Arc<Hub>) {
        let mut notices = self.bus.subscribe();
        loop {
            match notices.recv().await {
                Ok(Notice::Grown { table, seq, entry }) => {
                    let live = self.tables().get(&table).cloned();
                    if let Some(live) = live.filter(|live| live.seq() < seq)
                        && !self.take_entry(&live, seq, entry.as_deref())
                    {
                        self.hear_of(live, seq);
                    }
                }
                Ok(Notice::Redacted { table }) => {
                    let live = self.tables().get(&table).cloned();
                    if let Some(live) = live {
                        let mut inner = live.lock().await;
                        if self.renew(&live, &mut inner).await.is_err() {
                            tracing::error!(table, "can't read a log that was redacted");
                        }
                    }
                }
                Ok(Notice::Missed) | Err(RecvError::Lagged(_)) => self.look_at_all().await,
                Ok(_) => {}
                Err(RecvError::Closed) => return,
            }
        }
    }

    /// Applies an entry as another node told it. Returns whether that could be done: it must be the
    /// next one, and this version must understand it.
    fn take_entry(&self, live: &LiveTable, seq: Seq, entry: Option<&str>) -> bool {
        let (Some(entry), Some(mut inner)) = (entry, live.try_lock()) else { return false };
        if inner.table.seq().next() != seq {
            return false;
        }
        let Ok(entry) = serde_json::from_str(entry) else { return false };
        let Ok(happened) = inner.table.advance(&entry) else { return false };
        inner.wake = None;
        live.tell(&mut inner, &happened, self.now());
        true
    }

    /// Looks for entries of other nodes now and then, since a notice of them may be lost.
    async fn look_for_others(self: &Arc<Hub>) {
        let mut looked = tokio::time::Instant::now();
        loop {
            tokio::time::sleep(LOOK_CUT).await;
            let due = match self.bus.reach() {
                Reach::Alone => false,
                Reach::Others => looked.elapsed() >= LOOK,
                Reach::Cut => true,
            };
            if due {
                self.look_at_all().await;
                looked = tokio::time::Instant::now();
            }
        }
    }

    /// Reads on wherever the store has more entries than the table in memory.
    pub async fn look_at_all(self: &Arc<Hub>) {
        let all: Vec<Arc<LiveTable>> = self.tables().values().cloned().collect();
        for some in all.chunks(LOOKED_AT) {
            let ids: Vec<&str> = some.iter().map(|live| &*live.name.id).collect();
            let last = match self.store.last_seqs(&ids).await {
                Ok(last) => last,
                Err(error) => {
                    tracing::error!(%error, "can't see what other nodes wrote");
                    return;
                }
            };
            for live in some {
                if last.get(&live.name.id).is_some_and(|last| *last > live.seq()) {
                    self.read_on(live).await;
                }
            }
        }
    }

    async fn read_on(self: &Arc<Hub>, live: &Arc<LiveTable>) {
        let mut inner = live.lock().await;
        if self.catch_up(live, &mut inner).await.is_err() {
            tracing::error!(table = live.name.id, "can't read what other nodes wrote");
        }
    }

    /// Gives the bots that are still to be asked, or that think, to other nodes. Called when this
    /// node stops.
    pub async fn give_back(&self) {
        if self.bus.reach() == Reach::Alone {
            return;
        }
        let all: Vec<Arc<LiveTable>> = self.tables().values().cloned().collect();
        let mut ids = Vec::new();
        for live in &all {
            if live.lock().await.bots.iter().any(SeatedBot::is_busy) {
                ids.push(&*live.name.id);
            }
        }
        for ids in ids.chunks(LOOKED_AT) {
            if let Err(error) = self.store.give_back(ids).await {
                tracing::warn!(%error, "other nodes take over later");
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
