//! A connection that gives up on a client that does not read what it is sent.

use std::future::Future;
use std::io::{self, ErrorKind, IoSlice};
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Instant, Sleep, sleep_until};

use crate::limits::Limit;

/// The fewest bytes a second that a client takes, once it has been slow for a while.
const PACE: u64 = 1024;

/// A stream whose writes fail if the other side is too slow.
pub struct Patient<S> {
    stream: S,
    patience: Duration,
    /// The end of the patience, while a write waits.
    until: Option<Pin<Box<Sleep>>>,
    /// Since when writes have been waiting, with short breaks, and how much was taken since.
    slow: Option<Slow>,
}

/// A client that is behind.
struct Slow {
    since: Instant,
    taken: u64,
}

impl Slow {
    /// Until when it may take nothing more.
    fn end(&self, now: Instant, patience: Duration) -> Instant {
        // A trickle of bytes buys no more than what they would take at the least pace.
        let earned = Duration::from_secs(self.taken / PACE);
        (self.since + patience + earned).min(now + patience)
    }
}

impl<S> Patient<S> {
    /// Watches over a stream. `patience` is how long nothing may be taken while something waits.
    pub fn new(stream: S, patience: Duration) -> Patient<S> {
        Patient { stream, patience, until: None, slow: None }
    }

    /// Passes on the result of a write, or fails if it has waited for too long.
    fn judge(
        &mut self,
        context: &mut Context<'_>,
        written: Poll<io::Result<usize>>,
    ) -> Poll<io::Result<usize>> {
        match written {
            Poll::Ready(Ok(bytes)) => {
                if self.until.take().is_none() {
                    // It did not have to wait: the client has caught up.
                    self.slow = None;
                }
                if let Some(slow) = &mut self.slow {
                    slow.taken += bytes as u64;
                }
                Poll::Ready(Ok(bytes))
            }
            Poll::Ready(Err(error)) => Poll::Ready(Err(error)),
            Poll::Pending => {
                let now = Instant::now();
                let slow = self.slow.get_or_insert(Slow { since: now, taken: 0 });
                let patience = self.patience;
                let end = slow.end(now, patience);
                let until = self.until.get_or_insert_with(|| Box::pin(sleep_until(end)));
                ready!(until.as_mut().poll(context));
                Limit::SlowReaders.refused();
                Poll::Ready(Err(ErrorKind::TimedOut.into()))
            }
        }
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Patient<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Patient<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.judge(context, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, parts);
        self.judge(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt, AsyncWriteExt, duplex};

    use super::*;

    const PATIENCE: Duration = Duration::from_secs(60);

    #[tokio::test]
    async fn a_client_that_reads_nothing_is_cut_off() {
        let (server, _client) = duplex(1000);
        let patience = Duration::from_millis(1);
        let mut server = Patient::new(server, patience);
        server.write_all(&[0; 1000]).await.unwrap();
        let error = server.write_all(&[0; 1]).await.unwrap_err();
        assert_eq!(error.kind(), ErrorKind::TimedOut);
    }

    #[tokio::test]
    async fn a_client_that_reads_gets_everything() {
        let (server, mut client) = duplex(10);
        let mut server = Patient::new(server, PATIENCE);
        let sent = tokio::spawn(async move { server.write_all(&[7; 20_000]).await });
        let mut received = vec![0; 20_000];
        client.read_exact(&mut received).await.unwrap();
        sent.await.unwrap().unwrap();
        assert!(received.iter().all(|byte| *byte == 7));
    }

    #[test]
    fn a_byte_now_and_then_buys_no_time() {
        let since = Instant::now();
        let late = since + PATIENCE - Duration::from_secs(1);
        let end = |taken| Slow { since, taken }.end(late, PATIENCE) - since;
        assert_eq!(end(20), PATIENCE);
        assert_eq!(end(5 * PACE), PATIENCE + Duration::from_secs(5));
        // On a line that is only slow, it has the whole patience again.
        assert_eq!(end(1000 * PACE), late + PATIENCE - since);
    }
}
