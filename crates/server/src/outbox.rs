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
    let queued = Arc::<Queued>::default();
    (Outbox { sender, queued: queued.clone() }, Inbox { receiver, queued })
}

/// Whether no more messages may be kept for a socket.
pub fn is_full(messages: &[Text]) -> bool {
    messages.iter().map(|message| message.len()).sum::<usize>() >= BYTES
}

/// How much is queued.
#[derive(Default)]
struct Queued {
    messages: AtomicUsize,
    bytes: AtomicUsize,
}

impl Queued {
    fn taken(&self, message: &Text) {
        self.bytes.fetch_sub(message.len(), Ordering::Relaxed);
        self.messages.fetch_sub(1, Ordering::Relaxed);
    }
}

/// The end that takes messages. The socket is told to close once it is dropped.
pub struct Outbox {
    sender: mpsc::Sender<Text>,
    queued: Arc<Queued>,
}

impl Outbox {
    /// Queues a message, or fails if the client is too far behind or gone.
    pub fn push(&mut self, message: Text) -> Result<(), TooSlow> {
        let length = message.len();
        // Counted first, because the other end may take it at once.
        self.queued.messages.fetch_add(1, Ordering::Relaxed);
        let queued = self.queued.bytes.fetch_add(length, Ordering::Relaxed);
        if (queued > 0 && queued + length > BYTES) || self.sender.try_send(message).is_err() {
            self.queued.bytes.fetch_sub(length, Ordering::Relaxed);
            self.queued.messages.fetch_sub(1, Ordering::Relaxed);
            return Err(TooSlow);
        }
        Ok(())
    }

    /// Queues a message that the client can do without, if that leaves half of the room for those
    /// it can't do without.
    pub fn offer(&mut self, message: &Text) {
        let messages = self.queued.messages.load(Ordering::Relaxed);
        let bytes = self.queued.bytes.load(Ordering::Relaxed);
        if messages < MESSAGES / 2 && bytes + message.len() <= BYTES / 2 {
            // Fails only if the client is gone, which its socket notices by itself.
            let _ = self.push(message.clone());
        }
    }
}

/// The client does not read its messages, or is gone.
#[derive(Debug)]
pub struct TooSlow;

/// The end that hands messages to the socket.
pub struct Inbox {
    receiver: mpsc::Receiver<Text>,
    queued: Arc<Queued>,
}

impl Inbox {
    /// Waits for messages and takes all that are queued. `None` once the outbox is gone.
    pub async fn next(&mut self) -> Option<Vec<Text>> {
        let first = self.receiver.next().await?;
        self.queued.taken(&first);
        let mut messages = vec![first];
        messages.extend(self.queued());
        Some(messages)
    }

    /// Takes all messages that are queued, without waiting.
    pub fn queued(&mut self) -> Vec<Text> {
        let queued: Vec<Text> = std::iter::from_fn(|| self.receiver.try_recv().ok()).collect();
        queued.iter().for_each(|message| self.queued.taken(message));
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
    fn what_a_client_can_do_without_leaves_room_for_the_rest() {
        let (mut outbox, mut inbox) = queue();
        (0..1000).for_each(|_| outbox.offer(&text(1)));
        assert_eq!(inbox.queued().len(), MESSAGES / 2);
        (0..10).for_each(|_| outbox.offer(&text(BYTES / 8)));
        outbox.push(text(BYTES / 2)).expect("there is room");
        assert_eq!(inbox.queued().len(), 5);
        outbox.offer(&text(BYTES));
        assert!(inbox.queued().is_empty());
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
