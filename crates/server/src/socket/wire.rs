//! A WebSocket that needs little memory, because thousands are open at once.

use std::io::{ErrorKind, IoSlice};
use std::ops::ControlFlow;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use futures_util::{SinkExt, StreamExt};
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use tokio::io::AsyncWriteExt;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::protocol::frame::{CloseFrame, Utf8Bytes};
use tokio_tungstenite::tungstenite::protocol::{Message, Role, WebSocketConfig};

use crate::error::ApiError;
use crate::limits::OpenGuard;
use crate::openapi::routes::Input;
use crate::outbox::Text;

/// Maximum size of a client's message in bytes.
const MESSAGE_LENGTH: usize = 64 * 1024;

/// Clients' messages are short. Longer ones take several reads.
const READ_BUFFER: usize = 512;

/// How long a client may take to accept a message.
const SEND_PATIENCE: Duration = Duration::from_secs(10);

/// A request for a WebSocket.
pub struct Upgrade {
    key: HeaderValue,
    connection: OnUpgrade,
    /// Counts the connection, if anybody does.
    counted: Option<Arc<OpenGuard>>,
}

impl Input for Upgrade {}

/// An open WebSocket.
pub struct Wire(WebSocketStream<TokioIo<Upgraded>>);

impl Upgrade {
    /// Accepts the upgrade, and hands over the socket once it is open.
    pub fn open<F>(self, with: impl FnOnce(Wire) -> F + Send + 'static) -> Response
    where
        F: Future<Output = ()> + Send + 'static,
    {
        let (connection, counted) = (self.connection, self.counted);
        tokio::spawn(async move {
            let _counted = counted;
            // If the client is gone by now, nothing has been started.
            let Ok(upgraded) = connection.await else { return };
            let config = WebSocketConfig::default()
                .read_buffer_size(READ_BUFFER)
                .write_buffer_size(0)
                .max_message_size(Some(MESSAGE_LENGTH))
                .max_frame_size(Some(MESSAGE_LENGTH));
            let (io, role) = (TokioIo::new(upgraded), Role::Server);
            let stream = WebSocketStream::from_raw_socket(io, role, Some(config)).await;
            // Boxed: the socket spends its life in there, and the memory used before is freed.
            Box::pin(with(Wire(stream))).await;
        });
        let accept = derive_accept_key(self.key.as_bytes());
        let headers = [
            (header::CONNECTION, HeaderValue::from_static("upgrade")),
            (header::UPGRADE, HeaderValue::from_static("websocket")),
            (
                header::SEC_WEBSOCKET_ACCEPT,
                HeaderValue::from_str(&accept).expect("a hash in base64 is plain text"),
            ),
        ];
        (StatusCode::SWITCHING_PROTOCOLS, headers).into_response()
    }
}

impl<S: Sync> FromRequestParts<S> for Upgrade {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Upgrade, ApiError> {
        let headers = &parts.headers;
        let asks = names(headers, header::CONNECTION, "upgrade")
            && names(headers, header::UPGRADE, "websocket")
            && names(headers, header::SEC_WEBSOCKET_VERSION, "13");
        let key = headers.get(header::SEC_WEBSOCKET_KEY).cloned().filter(|_| asks);
        let connection = parts.extensions.remove::<OnUpgrade>();
        let counted = parts.extensions.get::<Arc<OpenGuard>>().cloned();
        let upgrade = key.zip(connection);
        let upgrade = upgrade.map(|(key, connection)| Upgrade { key, connection, counted });
        upgrade.ok_or_else(|| ApiError::bad_request("this address is for WebSockets, version 13"))
    }
}

/// Whether a comma-separated header contains a word.
fn names(headers: &HeaderMap, header: HeaderName, word: &str) -> bool {
    let lists = headers.get_all(header);
    let mut words = lists.iter().filter_map(|list| list.to_str().ok()).flat_map(|l| l.split(','));
    words.any(|it| it.trim().eq_ignore_ascii_case(word))
}

/// Something received from a client.
pub enum Incoming {
    /// A text message.
    Text(Utf8Bytes),
    /// A binary message.
    Bytes,
    /// A ping, or something else that is only noticed.
    Ping,
    /// The answer to a ping: the client is still there.
    Pong,
    /// The connection is closed or broken.
    Gone,
}

impl Wire {
    /// Waits for the next thing from the client.
    pub async fn next(&mut self) -> Incoming {
        match self.0.next().await {
            Some(Ok(Message::Text(text))) => Incoming::Text(text),
            Some(Ok(Message::Binary(_))) => Incoming::Bytes,
            Some(Ok(Message::Ping(_) | Message::Frame(_))) => Incoming::Ping,
            Some(Ok(Message::Pong(_))) => Incoming::Pong,
            Some(Ok(Message::Close(_)) | Err(_)) | None => Incoming::Gone,
        }
    }

    /// Sends messages, in one go if the system takes them. A client that does not take them in time
    /// counts as gone.
    ///
    /// They bypass the library, which copies each message into a buffer that it never shrinks.
    pub async fn send(&mut self, texts: &[Text]) -> ControlFlow<()> {
        let sent = async {
            // The library's own pending output, such as the answer to a ping, goes first.
            SinkExt::flush(&mut self.0).await.map_err(|_| ErrorKind::BrokenPipe)?;
            let heads: Vec<Head> = texts.iter().map(|text| Head::of(text.len())).collect();
            let parts = heads.iter().zip(texts);
            let mut parts: Vec<IoSlice<'_>> = parts
                .flat_map(|(head, text)| [head.bytes(), text.as_bytes()])
                .map(IoSlice::new)
                .collect();
            let (mut parts, stream) = (&mut parts[..], self.0.get_mut());
            while !parts.is_empty() {
                match stream.write_vectored(parts).await? {
                    0 => return Err(ErrorKind::WriteZero.into()),
                    written => IoSlice::advance_slices(&mut parts, written),
                }
            }
            stream.flush().await
        };
        match tokio::time::timeout(SEND_PATIENCE, sent).await {
            Ok(Ok(())) => ControlFlow::Continue(()),
            Ok(Err::<(), std::io::Error>(_)) | Err(_) => ControlFlow::Break(()),
        }
    }

    /// Sends a ping to check that the client is still there.
    pub async fn ping(&mut self) -> ControlFlow<()> {
        self.put(Message::Ping(Default::default())).await
    }

    /// Closes the connection.
    pub async fn close(mut self) {
        let frame = CloseFrame { code: CloseCode::Policy, reason: Utf8Bytes::default() };
        let _ = self.put(Message::Close(Some(frame))).await;
    }

    async fn put(&mut self, message: Message) -> ControlFlow<()> {
        match tokio::time::timeout(SEND_PATIENCE, self.0.send(message)).await {
            Ok(Ok(())) => ControlFlow::Continue(()),
            Ok(Err(_)) | Err(_) => ControlFlow::Break(()),
        }
    }
}

/// The frame header of a text message (RFC 6455, section 5.2): one whole text frame from a server,
/// and its length.
struct Head {
    bytes: [u8; 10],
    used: usize,
}

impl Head {
    fn of(length: usize) -> Head {
        const WHOLE_TEXT: u8 = 0x81;
        let mut bytes = [WHOLE_TEXT, 0, 0, 0, 0, 0, 0, 0, 0, 0];
        let used = match (u8::try_from(length), u16::try_from(length)) {
            (Ok(short), _) if short < 126 => {
                bytes[1] = short;
                2
            }
            (_, Ok(medium)) => {
                bytes[1] = 126;
                bytes[2..4].copy_from_slice(&medium.to_be_bytes());
                4
            }
            _ => {
                bytes[1] = 127;
                bytes[2..10].copy_from_slice(&(length as u64).to_be_bytes());
                10
            }
        };
        Head { bytes, used }
    }

    fn bytes(&self) -> &[u8] {
        &self.bytes[..self.used]
    }
}

#[cfg(test)]
mod tests {
    use tokio_tungstenite::tungstenite::protocol::frame::Frame;
    use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};

    use super::*;

    #[test]
    fn a_message_begins_as_the_library_would_begin_it() {
        for length in [0, 1, 125, 126, 127, 255, 256, 65_535, 65_536, 1_000_000] {
            let text = "x".repeat(length);
            let frame = Frame::message(text.clone(), OpCode::Data(Data::Text), true);
            let mut whole = Vec::new();
            frame.format(&mut whole).unwrap();
            assert!(whole == [Head::of(length).bytes(), text.as_bytes()].concat(), "{length}");
        }
    }
}
