//! The messages queued for one socket, bounded in number and in bytes.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use futures_channel::mpsc;
use futures_util::StreamExt;
use tokio_tungstenite::tungstenite::Utf8Bytes;

/// A message as sent over sockets. Several sockets share one buffer.
pub type Text = Utf8Bytes;

/// The most messages that may be queued for a socket.
const MESSAGES: usize = 64;

/// The most bytes that may be queued for a socket. A single message may be longer, if nothing else
/// is queued. A shared message counts for every socket that it is queued for.
pub const BYTES: usize = 256 * 1024;

/// A queue for a socket: one end for the table, one for the socket.
pub fn queue() -> (Outbox, Inbox) {
    let (sender, receiver) = mpsc::channel(MESSAGES);
    let bytes = Arc::new(AtomicUsize::new(0));
    (Outbox { sender, bytes: bytes.clone() }, Inbox { receiver, bytes })
}

/// Whether no more messages may be kept for a socket.
pub fn is_full(messages: &[Text]) -> bool {
    messages.iter().map(|message| message.len()).sum::<usize>() >= BYTES
}

/// The end that takes messages. The socket is told to close once it is dropped.
pub struct Outbox {
    sender: mpsc::Sender<Text>,
    bytes: Arc<AtomicUsize>,
}

impl Outbox {
    /// Queues a message, or fails if the client is too far behind or gone.
    pub fn push(&mut self, message: Text) -> Result<(), TooSlow> {
        let length = message.len();
        let queued = self.bytes.fetch_add(length, Ordering::Relaxed);
        if (queued > 0 && queued + length > BYTES) || self.sender.try_send(message).is_err() {
            self.bytes.fetch_sub(length, Ordering::Relaxed);
            return Err(TooSlow);
        }
        Ok(())
    }
}

/// The client does not read its messages, or is gone.
#[derive(Debug)]
pub struct TooSlow;

/// The end that hands messages to the socket.
pub struct Inbox {
    receiver: mpsc::Receiver<Text>,
    bytes: Arc<AtomicUsize>,
}

impl Inbox {
    /// Waits for messages and takes all that are queued. `None` once the outbox is gone.
    pub async fn next(&mut self) -> Option<Vec<Text>> {
        let first = self.receiver.next().await?;
        self.bytes.fetch_sub(first.len(), Ordering::Relaxed);
        let mut messages = vec![first];
        messages.extend(self.queued());
        Some(messages)
    }

    /// Takes all messages that are queued, without waiting.
    pub fn queued(&mut self) -> Vec<Text> {
        let queued: Vec<Text> = std::iter::from_fn(|| self.receiver.try_recv().ok()).collect();
        let bytes = queued.iter().map(|message| message.len()).sum();
        self.bytes.fetch_sub(bytes, Ordering::Relaxed);
        queued
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(length: usize) -> Text {
        "x".repeat(length).into()
    }

    #[test]
    fn a_queue_is_bounded_in_bytes() {
        let (mut outbox, mut inbox) = queue();
        for _ in 0..4 {
            outbox.push(text(BYTES / 4)).expect("there is room");
        }
        outbox.push(text(1)).expect_err("it is full");
        assert_eq!(inbox.queued().len(), 4);
        outbox.push(text(BYTES)).expect("everything was taken");
    }

    #[test]
    fn a_queue_is_bounded_in_messages() {
        let (mut outbox, _inbox) = queue();
        // The channel has room for one more per sender.
        let taken = (0..1000).take_while(|_| outbox.push(text(1)).is_ok()).count();
        assert_eq!(taken, MESSAGES + 1);
    }

    #[test]
    fn one_long_message_passes_but_nothing_can_be_queued_behind_it() {
        let (mut outbox, mut inbox) = queue();
        outbox.push(text(4 * BYTES)).expect("nothing else is queued");
        outbox.push(text(1)).expect_err("it is full");
        assert_eq!(inbox.queued().len(), 1);
        outbox.push(text(1)).expect("everything was taken");
    }
}
