//! Removing chat: from the log, from memory, and from what viewers see.

use std::sync::Arc;

use bus::Notice;
use store::contract::Lines;

use super::{Hub, unreadable};
use crate::error::ApiError;
use crate::live::{Inner, LiveTable};
use crate::recent::Recent;

impl Hub {
    /// Removes lines of a table's chat and shows every viewer the table without them. Returns how
    /// many lines that were. The future must be polled to completion.
    pub async fn redact(self: &Arc<Hub>, id: &str, lines: &Lines) -> Result<u64, ApiError> {
        let live = self.tables().get(id).cloned();
        let removed = match live {
            None => self.store.redact(id, lines).await?,
            Some(live) => {
                let mut inner = live.lock().await;
                let removed = self.store.redact(id, lines).await?;
                if removed > 0 {
                    self.renew(&live, &mut inner).await?;
                }
                removed
            }
        };
        if removed > 0 {
            self.bus.tell_others(Notice::Redacted { table: id.to_string() });
        }
        Ok(removed)
    }

    /// Reads a table's log again, some lines of which were removed, and shows it to every viewer.
    pub(super) async fn renew(&self, live: &LiveTable, inner: &mut Inner) -> Result<(), ApiError> {
        // A table is what its log makes of it, so it is made again.
        let log = self.store.log(&live.name.id, None).await?;
        let (table, recent) =
            Recent::replay(&log).map_err(|broken| unreadable(&live.name, &broken))?;
        live.renew(inner, table, recent, self.now());
        Ok(())
    }
}
