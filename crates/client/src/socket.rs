//! One viewer of a table, over one connection after another.

use std::collections::VecDeque;
use std::future::poll_fn;
use std::hash::{BuildHasher, Hasher, RandomState};
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use futures_util::{SinkExt, Stream};
use protocol::ids::Seq;
use protocol::message::{Answer, Done};
use serde::Serialize;
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::error::ProtocolError;
use tokio_tungstenite::tungstenite::handshake::client::{Request, generate_key};
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{self, http};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::error::Error;
use crate::http::Client;
use crate::message::{Message, Received};
use crate::raw::Raw;

/// The default of 128 KiB per direction would take a gigabyte for a few thousand sockets.
const BUFFER: usize = 4 * 1024;

/// How long connecting or waiting for an answer may take.
const PATIENCE: Duration = Duration::from_secs(30);

/// One viewer of a table: messages come in, commands go out.
///
/// It tracks the last seq and reports any gap. When the connection is lost, [`Socket::next`]
/// returns an error, and [`Socket::resume`] continues from there.
pub struct Socket {
    client: Client,
    table: String,
    place: Option<usize>,
    /// How often to try to reconnect, and how long to wait in between.
    pub backoff: Backoff,
    connection: Option<WebSocketStream<TcpStream>>,
    /// Messages that arrived while waiting for an answer.
    kept: VecDeque<Received>,
    /// Commands that have no answer yet.
    asked: Vec<u64>,
    sent: u64,
    /// The last seq received.
    seq: Option<Seq>,
    /// The last seq handed out, which is what an action is decided on.
    heard: Seq,
    bytes: u64,
}

/// How a socket reconnects: at once, then after `first`, then after twice that, and so on.
#[derive(Clone, Copy, Debug)]
pub struct Backoff {
    /// The first wait.
    pub first: Duration,
    /// The longest wait.
    pub most: Duration,
    /// How many times to try.
    pub tries: u32,
}

impl Default for Backoff {
    fn default() -> Backoff {
        Backoff { first: Duration::from_millis(100), most: Duration::from_secs(2), tries: 8 }
    }
}

impl Socket {
    /// Watches a table from a place, or from the server's default.
    pub async fn open(client: &Client, table: &str, place: Option<usize>) -> Result<Socket, Error> {
        Socket::open_from(client, table, place, None).await
    }

    /// Like [`Socket::open`], but gets only what came after a known seq.
    pub async fn open_from(
        client: &Client,
        table: &str,
        place: Option<usize>,
        seq: Option<Seq>,
    ) -> Result<Socket, Error> {
        let mut socket = Socket {
            client: client.clone(),
            table: table.to_string(),
            place,
            backoff: Backoff::default(),
            connection: None,
            kept: VecDeque::new(),
            asked: Vec::new(),
            sent: 0,
            seq,
            heard: seq.unwrap_or(Seq(0)),
            bytes: 0,
        };
        socket.connect().await?;
        Ok(socket)
    }

    /// Waits for the next message. After [`Error::Lost`] the socket can [`resume`](Socket::resume).
    pub async fn next(&mut self) -> Result<Received, Error> {
        poll_fn(|context| self.poll_next(context)).await
    }

    /// Polls for the next message, for callers that wait on several sockets at once.
    pub fn poll_next(&mut self, context: &mut Context<'_>) -> Poll<Result<Received, Error>> {
        let received = match self.kept.pop_front() {
            Some(received) => received,
            None => ready!(self.poll_fresh(context))?,
        };
        match &received.message {
            Message::View(view) => self.heard = view.seq,
            Message::Event(event) => self.heard = event.seq,
            Message::Answer(_) | Message::Review(_) | Message::Bye(_) => {}
        }
        Poll::Ready(Ok(received))
    }

    /// Sends a command and returns its id. The answer comes among the messages.
    pub async fn send(&mut self, command: &impl Serialize) -> Result<String, Error> {
        #[derive(Serialize)]
        struct Sent<'a, C> {
            id: &'a str,
            command: &'a C,
        }
        self.sent += 1;
        let id = self.sent.to_string();
        let text = serde_json::to_string(&Sent { id: &id, command });
        let text = text.map_err(|error| Error::unreadable("to send", error))?;
        self.asked.push(self.sent);
        self.send_text(text).await?;
        Ok(id)
    }

    /// Sends an action, decided on the messages so far.
    pub async fn act(&mut self, action: &impl Serialize) -> Result<String, Error> {
        #[derive(Serialize)]
        struct Act<'a, A> {
            r#type: &'static str,
            #[serde(skip_serializing_if = "Option::is_none")]
            place: Option<usize>,
            decided_on: Seq,
            action: &'a A,
        }
        let (place, decided_on) = (self.place, self.heard);
        self.send(&Act { r#type: "act", place, decided_on, action }).await
    }

    /// Sends a command and waits for its answer. Other messages are kept for [`Socket::next`].
    pub async fn ask(&mut self, command: &impl Serialize) -> Result<Done, Error> {
        let id = self.send(command).await?;
        self.answer(&id).await
    }

    /// Waits for the answer to a command. Other messages are kept for [`Socket::next`].
    pub async fn answer(&mut self, id: &str) -> Result<Done, Error> {
        let is_it = |received: &Received| matches!(&received.message, Message::Answer(answer) if answer.id == id);
        let waited = timeout(PATIENCE, async {
            loop {
                if let Some(at) = self.kept.iter().position(is_it) {
                    return Ok::<_, Error>(self.kept.remove(at));
                }
                let received = poll_fn(|context| self.poll_fresh(context)).await?;
                self.kept.push_back(received);
            }
        });
        let received = waited.await.map_err(|_| Error::TimedOut(PATIENCE.as_secs()))??;
        match received.map(|received| received.message) {
            Some(Message::Answer(Answer { verdict, .. })) => {
                verdict.into_result().map_err(|refusal| Error::Refused { status: 200, refusal })
            }
            _ => Err(Error::NotAsked(id.to_string())),
        }
    }

    /// Sends any text as it is, whether it is a command or not.
    pub async fn send_text(&mut self, text: String) -> Result<(), Error> {
        let Some(connection) = &mut self.connection else { return Err(lost()) };
        let sending = timeout(PATIENCE, connection.send(tungstenite::Message::text(text)));
        let sent = sending.await.map_err(|_| Error::TimedOut(PATIENCE.as_secs()))?;
        sent.inspect_err(|_| self.connection = None)?;
        Ok(())
    }

    /// Reconnects, and continues after the last seq. Commands without an answer will not get one;
    /// the events show whether they were done.
    pub async fn resume(&mut self) -> Result<(), Error> {
        let mut wait = self.backoff.first;
        let mut tries = 1;
        loop {
            self.connection = None;
            match self.connect().await {
                Err(error) if error.may_pass() && tries < self.backoff.tries => {
                    // With jitter: a server that restarts has thousands of sockets to reopen.
                    sleep(wait.mul_f64(0.5 + 0.5 * random())).await;
                    wait = (wait * 2).min(self.backoff.most);
                    tries += 1;
                }
                done => return done,
            }
        }
    }

    /// Drops the connection abruptly, as a network failure would: no goodbye, and nothing on its
    /// way arrives. Messages already received can still be read.
    pub fn cut(&mut self) {
        if let Some(connection) = self.connection.take() {
            // With no linger time the system sends a reset. If that can't be set, closing will do.
            let _ = connection.get_ref().set_zero_linger();
        }
    }

    /// Closes the connection cleanly.
    pub async fn close(mut self) {
        if let Some(mut connection) = self.connection.take() {
            // It does not matter if the other side closed first.
            let _ = timeout(PATIENCE, connection.close(None)).await;
        }
    }

    /// The last seq received.
    pub fn seq(&self) -> Option<Seq> {
        self.seq
    }

    /// The place it watches from, if one was asked for.
    pub fn place(&self) -> Option<usize> {
        self.place
    }

    /// The id of the table.
    pub fn table(&self) -> &str {
        &self.table
    }

    /// The total size of all messages received, in bytes.
    pub fn bytes(&self) -> u64 {
        self.bytes
    }

    /// Switches to another place, or to being a spectator. A view follows.
    pub async fn look(&mut self, place: Option<usize>) -> Result<String, Error> {
        #[derive(Serialize)]
        struct Look {
            r#type: &'static str,
            #[serde(skip_serializing_if = "Option::is_none")]
            place: Option<usize>,
        }
        self.place = place;
        self.send(&Look { r#type: "look", place }).await
    }

    fn poll_fresh(&mut self, context: &mut Context<'_>) -> Poll<Result<Received, Error>> {
        loop {
            let Some(connection) = &mut self.connection else { return Poll::Ready(Err(lost())) };
            let text = match ready!(Pin::new(connection).poll_next(context)) {
                Some(Ok(tungstenite::Message::Text(text))) => text,
                Some(Ok(tungstenite::Message::Close(_))) | None => {
                    self.connection = None;
                    continue;
                }
                Some(Ok(_)) => continue,
                Some(Err(error)) => {
                    self.connection = None;
                    return Poll::Ready(Err(error.into()));
                }
            };
            self.bytes += text.len() as u64;
            let received = Received::read(Raw::whole(text))?;
            self.follow(&received.message)?;
            return Poll::Ready(Ok(received));
        }
    }

    /// Checks that a message is one that may come next, as far as the client can know.
    fn follow(&mut self, message: &Message) -> Result<(), Error> {
        match message {
            Message::View(view) => {
                // A view may skip entries if there are too many, but never goes back.
                if let Some(seq) = self.seq.filter(|&seq| view.seq < seq) {
                    return Err(Error::Gap { expected: seq, got: view.seq });
                }
                self.seq = Some(view.seq);
            }
            Message::Event(event) => {
                let expected = self.seq.map_or(Seq(0), Seq::next);
                if event.seq != expected {
                    return Err(Error::Gap { expected, got: event.seq });
                }
                self.seq = Some(event.seq);
            }
            Message::Review(_) => {}
            // The answer to a message that could not be parsed has no id.
            Message::Answer(Answer { id, .. }) if id.is_empty() => {}
            Message::Answer(Answer { id, .. }) => {
                let asked = self.asked.iter().position(|asked| Ok(*asked) == id.parse());
                let asked = asked.ok_or_else(|| Error::NotAsked(id.clone()))?;
                self.asked.swap_remove(asked);
            }
            Message::Bye(_) => {}
        }
        Ok(())
    }

    async fn connect(&mut self) -> Result<(), Error> {
        self.asked.clear();
        let connecting = timeout(PATIENCE, self.connection());
        let connection = connecting.await.map_err(|_| Error::TimedOut(PATIENCE.as_secs()))??;
        self.connection = Some(connection);
        Ok(())
    }

    async fn connection(&self) -> Result<WebSocketStream<TcpStream>, Error> {
        let address = &self.client.address;
        let (host, port) = &address.target;
        let unreachable = |error: std::io::Error| Error::Unreachable {
            url: address.base.clone(),
            why: error.to_string(),
        };
        let stream = TcpStream::connect((host.as_str(), *port)).await.map_err(unreachable)?;
        stream.set_nodelay(true).map_err(unreachable)?;
        let config = WebSocketConfig::default()
            .read_buffer_size(BUFFER)
            .write_buffer_size(BUFFER)
            .max_write_buffer_size(usize::MAX);
        match client_async_with_config(self.request()?, stream, Some(config)).await {
            Ok((connection, _)) => Ok(connection),
            Err(tungstenite::Error::Http(response)) => {
                let body = response.body().as_deref().unwrap_or_default();
                Err(self.client.refused(response.status().as_u16(), body))
            }
            // The server went away during the handshake.
            Err(tungstenite::Error::Protocol(error @ ProtocolError::HandshakeIncomplete)) => {
                Err(Error::Lost(error.to_string()))
            }
            Err(tungstenite::Error::Protocol(error)) => Err(self.client.strange(error.to_string())),
            Err(error) => Err(error.into()),
        }
    }

    fn request(&self) -> Result<Request, Error> {
        let address = &self.client.address;
        let place = self.place.map(|place| format!("place={place}"));
        let seq = self.seq.map(|seq| format!("seq={}", seq.0));
        let query: Vec<String> = place.into_iter().chain(seq).collect();
        let (path, table) = (&address.path, &self.table);
        let uri =
            format!("ws://{}{path}/api/tables/{table}/socket?{}", address.host, query.join("&"));
        let mut request = http::Request::builder()
            .uri(uri)
            .header("Host", &address.host)
            .header("Connection", "Upgrade")
            .header("Upgrade", "websocket")
            .header("Sec-WebSocket-Version", "13")
            .header("Sec-WebSocket-Key", generate_key());
        for (name, value) in self.client.headers() {
            request = request.header(name, value);
        }
        request.body(()).map_err(|error| self.client.strange(error.to_string()))
    }
}

fn lost() -> Error {
    Error::Lost("it is closed".to_string())
}

/// A number from 0 to 1, random enough to spread waits.
fn random() -> f64 {
    RandomState::new().build_hasher().finish() as f64 / u64::MAX as f64
}
