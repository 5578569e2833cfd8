//! A review as tasks on the bots' threads: each step is one, so that no bot waits for longer.

use std::sync::{Arc, Weak};

use formats::error::Error;
use formats::record::RecordDoc;
use protocol::ids::UserId;
use review::{Settings, Underway};

use super::desk::Desk;
use crate::bot_pool::queue::Audience;
use crate::hub::Hub;

/// A review on its way from task to task. Should it be dropped on the way, because too many tasks
/// wait or a step panics, the review has failed.
pub(super) struct Study {
    desk: Arc<Desk>,
    /// Weak, since the hub has the queue that this is in.
    hub: Weak<Hub>,
    table: String,
    owner: UserId,
    settings: Settings,
    progress: Progress,
}

enum Progress {
    Begun(Arc<RecordDoc>),
    Underway(Box<dyn Underway>),
    /// All steps are done.
    Ending,
    /// It needs no more tasks.
    Over,
}

impl Study {
    /// A review that is about to begin.
    pub(super) fn new(
        desk: &Arc<Desk>,
        hub: &Arc<Hub>,
        (table, owner, record): (String, UserId, Arc<RecordDoc>),
        settings: Settings,
    ) -> Study {
        let (desk, hub, progress) = (desk.clone(), Arc::downgrade(hub), Progress::Begun(record));
        Study { desk, hub, table, owner, settings, progress }
    }

    /// Queues the next step behind everything that games need.
    pub(super) fn queue(self) {
        if let Some(hub) = self.hub.upgrade() {
            hub.bots().work(self.owner.clone(), Audience::Study, move |_| self.go_on());
        }
    }

    fn go_on(mut self) {
        if !self.desk.is_running(&self.table) {
            // The table is deleted, or this node stops.
            self.progress = Progress::Over;
            return;
        }
        match self.step() {
            Ok(()) if matches!(self.progress, Progress::Over) => {}
            Ok(()) => self.queue(),
            Err(error) => {
                tracing::error!(table = self.table, %error, "a game can't be reviewed");
            }
        }
    }

    fn step(&mut self) -> Result<(), Error> {
        match &mut self.progress {
            Progress::Begun(record) => {
                let review = review::begin(record.clone(), self.settings)?;
                self.desk.dealt(&self.table, review.deal().clone());
                self.progress = Progress::Underway(review);
            }
            Progress::Underway(review) => match review.step()? {
                Some(step) => self.desk.stepped(&self.table, step),
                None => self.finish(),
            },
            Progress::Ending | Progress::Over => {}
        }
        Ok(())
    }

    fn finish(&mut self) {
        let last = std::mem::replace(&mut self.progress, Progress::Ending);
        if let Progress::Underway(review) = last {
            self.desk.end(&self.table, Some(review.finish()));
            self.progress = Progress::Over;
        }
    }
}

impl Drop for Study {
    fn drop(&mut self) {
        if !matches!(self.progress, Progress::Over) {
            self.desk.end(&self.table, None);
        }
    }
}
