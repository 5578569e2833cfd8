//! New tables that play on from a moment of a finished game.

use std::sync::Arc;

use protocol::ids::Seq;
use protocol::message::TableName;
use protocol::view::Stage;
use table::command::Command;
use table::play_on::{Continued, GoingOn};
use table::refused::Refused;
use table::table::Table;

use super::{Hub, unreadable};
use crate::error::ApiError;
use crate::hub::watch::no_such_seq;
use crate::token;

impl Hub {
    /// Opens a table on which a finished game goes on from the entry `seq`, and starts it. Once begun,
    /// this runs to completion even if the caller is cancelled.
    pub async fn play_on(
        self: &Arc<Hub>,
        going_on: GoingOn,
        seq: Seq,
    ) -> Result<TableName, ApiError> {
        let hub = self.clone();
        let task = tokio::spawn(async move { hub.go_on(going_on, seq).await });
        task.await.unwrap_or_else(|_| Err(ApiError::internal()))
    }

    async fn go_on(self: &Arc<Hub>, going_on: GoingOn, seq: Seq) -> Result<TableName, ApiError> {
        self.check_writable()?;
        let live = self.find(&going_on.table).await?;
        {
            let mut inner = live.lock().await;
            if inner.table.stage() != Stage::Finished {
                // It may have ended on another node.
                self.catch_up(&live, &mut inner).await?;
            }
            if inner.table.stage() != Stage::Finished {
                return Err(Refused::NotFinished.into());
            }
        }
        let log = self.store.log_until(&live.name.id, seq).await?;
        let then = Table::replay(log).map_err(|broken| unreadable(&live.name, &broken))?;
        if then.seq() != seq {
            return Err(no_such_seq(live.seq()));
        }
        let Continued { new, start } = then.play_on(going_on, self.now())?;
        let name = self.keep_new(token::table_id()?, new).await?;
        if let Err(error) = self.carry_out(&name.id, &move |_| Ok(start.clone())).await {
            // Nobody has been sent there yet. If this fails too, it is closed after a day.
            let _ = self.carry_out(&name.id, &|_| Ok(Command::Close)).await;
            return Err(error);
        }
        Ok(name)
    }
}
