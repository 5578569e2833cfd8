//! Telling the viewers of a table how far the review of its game has got.

use std::sync::Arc;

use protocol::learning::ReviewNews;
use protocol::message::{ReviewMessage, ServerMessage};
use protocol::view::Stage;

use super::Hub;
use crate::live::{Inner, text};

impl Hub {
    /// Tells everybody who watches a table here. Returns false if the table is busy.
    pub fn tell_review(&self, table: &str, news: &ReviewNews) -> bool {
        let live = self.tables().get(table).cloned();
        let Some(live) = live else { return true };
        let Some(mut inner) = live.try_lock() else { return false };
        tell(&mut inner, news);
        true
    }

    /// Tells everybody that a review is over, as soon as the table is not busy.
    pub fn tell_review_end(self: &Arc<Hub>, table: &str, news: &ReviewNews) {
        let live = self.tables().get(table).cloned();
        let Some(live) = live.filter(|_| !self.tell_review(table, news)) else { return };
        let news = news.clone();
        tokio::spawn(async move { tell(&mut *live.lock().await, &news) });
    }
}

/// Nothing is said about a game that goes on, as far as this node knows.
fn tell(inner: &mut Inner, news: &ReviewNews) {
    if inner.table.stage() == Stage::Finished && inner.is_watched() {
        let message = ReviewMessage { review: news.clone() };
        inner.offer(&text(&ServerMessage::Review(Box::new(message))));
    }
}
