//! Viewers joining and leaving: each gets a fresh view, or the entries it missed.

use std::sync::Arc;

use formats::position::PositionDoc;
use formats::record::RecordDoc;
use protocol::heard::Heard;
use protocol::ids::{Seq, UserId};
use protocol::message::{Done, FreshView};
use protocol::view::{Stage, TableView};
use table::entry::Entry;
use table::refused::Refused;
use table::table::Table;

use super::{Hub, unreadable};
use crate::error::ApiError;
use crate::live::{Inner, LiveTable, Look, Watching, event, listener, place, view};
use crate::outbox::{self, Text};

/// The most entries a returning viewer is sent one by one. Beyond that it gets a fresh view.
const MISSED: u64 = 200;

impl Hub {
    /// Adds a viewer. One that has seen everything up to `resume` gets the entries after it, or a
    /// fresh view if there are too many. If they are too long to be kept for one socket, it gets
    /// only the first of them and is not added yet.
    pub async fn watch(
        self: &Arc<Hub>,
        live: &Arc<LiveTable>,
        user: Option<UserId>,
        look: Look,
        resume: Option<Seq>,
    ) -> Result<Watched, ApiError> {
        let mut inner = live.lock().await;
        let behind = resume > Some(inner.table.seq()) || live.is_behind() || self.is_cut_off();
        if behind || !may_look(&inner.table, &user, look) {
            // Another node has already told the client more than this one knows, or told this one.
            self.catch_up(live, &mut inner).await?;
        }
        if !may_look(&inner.table, &user, look) {
            return Err(Refused::NotYours.into());
        }
        let now = inner.table.seq();
        let first = match resume {
            Some(seq) if seq <= now && now.0 - seq.0 <= MISSED => {
                let (missed, last) =
                    self.missed(live, &mut inner, user.as_ref(), look, seq).await?;
                if last < now {
                    return Ok(Watched::Behind { missed, last });
                }
                missed
            }
            _ => {
                let listener = listener(&inner.table, user.as_ref(), look);
                vec![view(&inner.table, &live.name, &listener, self.now())?]
            }
        };
        Ok(Watched::Live(inner.watch(user, look, first)))
    }

    /// Exactly the messages a viewer would have received after a seq, as many as may be kept for
    /// one socket, and the seq of the last.
    async fn missed(
        &self,
        live: &LiveTable,
        inner: &mut Inner,
        user: Option<&UserId>,
        look: Look,
        seq: Seq,
    ) -> Result<(Vec<Text>, Seq), ApiError> {
        if seq == inner.table.seq() {
            return Ok((Vec::new(), seq));
        }
        let (mut table, entries) = match inner.recent.since(seq) {
            Some(recent) => recent,
            None => {
                let mut log = self.store.log(&live.name.id, None).await?;
                let missed = log.split_off(split(&log, seq).0.len());
                let table = Table::replay(log).map_err(|broken| unreadable(&live.name, &broken))?;
                (table, missed)
            }
        };
        let mut messages = Vec::new();
        for entry in entries.iter().take_while(|entry| entry.seq <= inner.table.seq()) {
            let before = place(&table, user, look);
            let happened =
                table.advance(entry).map_err(|broken| unreadable(&live.name, &broken))?;
            if entry.seq <= seq {
                continue;
            }
            let listener = listener(&table, user, look);
            messages.push(event(&table, &happened, &listener)?);
            if before != listener.place {
                messages.push(view(&table, &live.name, &listener, self.now())?);
            }
            if outbox::is_full(&messages) {
                break;
            }
        }
        Ok((messages, table.seq()))
    }

    /// Changes where a viewer looks from.
    pub async fn look(&self, live: &LiveTable, number: u64, look: Look) -> Result<Done, ApiError> {
        let mut inner = live.lock().await;
        inner.look(&live.name, number, look, self.now())?;
        Ok(Done { seq: inner.table.seq(), table: None })
    }

    /// The table as a user may see it now.
    pub async fn view(
        self: &Arc<Hub>,
        id: &str,
        user: Option<UserId>,
        look: Look,
    ) -> Result<FreshView, ApiError> {
        let live = self.find(id).await?;
        let mut inner = live.lock().await;
        if !may_look(&inner.table, &user, look) {
            self.catch_up(&live, &mut inner).await?;
        }
        if !may_look(&inner.table, &user, look) {
            return Err(Refused::NotYours.into());
        }
        let listener = listener(&inner.table, user.as_ref(), look);
        let view = inner.table.view(&listener)?;
        Ok(FreshView { table: live.name.clone(), you: user, now: self.now(), view })
    }

    /// The record of a finished game.
    pub async fn record(self: &Arc<Hub>, id: &str) -> Result<RecordDoc, ApiError> {
        let live = self.find(id).await?;
        let mut inner = live.lock().await;
        if let Some(record) = inner.table.record() {
            return Ok(record);
        }
        // It may have ended on another node.
        self.catch_up(&live, &mut inner).await?;
        inner.table.record().ok_or_else(|| Refused::NotFinished.into())
    }

    /// The table as a user saw it at a seq, with what they were told of that entry. Also the position,
    /// if the game is over by now.
    pub async fn moment(
        self: &Arc<Hub>,
        id: &str,
        user: Option<UserId>,
        look: Look,
        seq: Seq,
    ) -> Result<Earlier, ApiError> {
        let live = self.find(id).await?;
        let finished = live.lock().await.table.stage() == Stage::Finished;
        // Only as far as it is looked at: what comes later, such as chat, costs nothing.
        let log = self.store.log_until(id, seq).await?;
        let broken = |broken| unreadable(&live.name, &broken);
        let (before, rest) = match seq.0.checked_sub(1) {
            Some(before) => split(&log, Seq(before)),
            None => split(&log, seq),
        };
        let mut table = Table::replay(before).map_err(broken)?;
        let heard = match rest.first() {
            Some(entry) if seq.0 > 0 => {
                let happened = table.advance(entry).map_err(broken)?;
                Some(table.hear(&happened, &listener(&table, user.as_ref(), look))?)
            }
            _ => None,
        };
        if table.seq() != seq {
            return Err(no_such_seq(live.seq()));
        }
        let view = table.view(&listener(&table, user.as_ref(), look))?;
        let position = if finished { table.position() } else { None };
        Ok(Earlier { view, heard, position })
    }
}

/// A viewer that has come to a table.
pub enum Watched {
    /// It hears everything from now on.
    Live(Watching),
    /// It has missed more than may be kept for it. It has to come again once it has read this.
    Behind {
        /// The first messages that it missed.
        missed: Vec<Text>,
        /// The seq of the last of them.
        last: Seq,
    },
}

/// A table at an earlier moment.
pub struct Earlier {
    /// The table as the viewer saw it.
    pub view: TableView,
    /// What the viewer was told of the entry.
    pub heard: Option<Heard>,
    /// Everything there was, what was hidden included, once the game is over.
    pub position: Option<PositionDoc>,
}

/// The log of a table ends at `last`.
pub(super) fn no_such_seq(last: Seq) -> ApiError {
    let message = format!("this table's log ends at {}", last.0);
    ApiError::new(axum::http::StatusCode::NOT_FOUND, "no_such_seq", message)
}

/// Whether a user holds the place they want to look from.
fn may_look(table: &Table, user: &Option<UserId>, look: Look) -> bool {
    match look {
        Look::From(place) => user.as_ref().is_some_and(|user| table.holds(user, place)),
        Look::Own | Look::Watch => true,
    }
}

/// Splits a log into the entries up to a seq and those after it.
fn split(log: &[Entry], seq: Seq) -> (&[Entry], &[Entry]) {
    log.split_at(log.partition_point(|entry| entry.seq <= seq))
}
