//! Removing chat: from the log, from memory, and from what viewers see.

use std::sync::Arc;

use store::contract::Lines;

use super::{Hub, unreadable};
use crate::error::ApiError;
use crate::recent::Recent;

impl Hub {
    /// Removes lines of a table's chat and shows every viewer the table without them. Returns how
    /// many lines that were. The future must be polled to completion.
    pub async fn redact(self: &Arc<Hub>, id: &str, lines: &Lines) -> Result<u64, ApiError> {
        let live = self.tables().get(id).cloned();
        let Some(live) = live else { return Ok(self.store.redact(id, lines).await?) };
        let mut inner = live.lock().await;
        let removed = self.store.redact(id, lines).await?;
        if removed > 0 {
            // A table is what its log makes of it, so it is made again.
            let log = self.store.log(id, None).await?;
            let (table, recent) =
                Recent::replay(&log).map_err(|broken| unreadable(&live.name, &broken))?;
            live.renew(&mut inner, table, recent, self.now());
        }
        Ok(removed)
    }
}
