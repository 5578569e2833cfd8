//! A WebSocket that needs little memory: thousands of them are open at once.

use std::ops::ControlFlow;
use std::time::Duration;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use futures_util::{SinkExt, StreamExt};
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Bytes;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{CloseCode, Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::frame::{CloseFrame, Frame, Utf8Bytes};
use tokio_tungstenite::tungstenite::protocol::{Message, Role, WebSocketConfig};

use crate::error::ApiError;
use crate::openapi::routes::Input;

/// The most bytes of a message from a client.
const MESSAGE_LENGTH: usize = 64 * 1024;

/// Clients' messages are short. Longer ones are read in several goes.
const READ_BUFFER: usize = 512;

/// Longer messages are sent in frames of so many bytes. The buffer they go through is never given
/// back, and a list of everything that is legal can be long.
const FRAME: usize = 1024;

/// How long a client may take to take a message.
const SEND_PATIENCE: Duration = Duration::from_secs(10);

/// A request for a WebSocket.
pub struct Upgrade {
    key: HeaderValue,
    connection: OnUpgrade,
}

impl Input for Upgrade {}

/// An open WebSocket.
pub struct Wire(WebSocketStream<TokioIo<Upgraded>>);

impl Upgrade {
    /// Agrees, and hands the socket over once it is open.
    pub fn open<F>(self, with: impl FnOnce(Wire) -> F + Send + 'static) -> Response
    where
        F: Future<Output = ()> + Send + 'static,
    {
        let connection = self.connection;
        tokio::spawn(async move {
            // The client has gone meanwhile; nothing was begun.
            let Ok(upgraded) = connection.await else { return };
            let config = WebSocketConfig::default()
                .read_buffer_size(READ_BUFFER)
                .write_buffer_size(0)
                .max_message_size(Some(MESSAGE_LENGTH))
                .max_frame_size(Some(MESSAGE_LENGTH));
            let (io, role) = (TokioIo::new(upgraded), Role::Server);
            let stream = WebSocketStream::from_raw_socket(io, role, Some(config)).await;
            // Boxed: the socket's life is spent in there, and what came before is given back.
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
        let upgrade = key.zip(connection).map(|(key, connection)| Upgrade { key, connection });
        upgrade.ok_or_else(|| ApiError::bad_request("this address is for WebSockets, version 13"))
    }
}

/// Whether a header has a word in its list.
fn names(headers: &HeaderMap, header: HeaderName, word: &str) -> bool {
    let lists = headers.get_all(header);
    let mut words = lists.iter().filter_map(|list| list.to_str().ok()).flat_map(|l| l.split(','));
    words.any(|it| it.trim().eq_ignore_ascii_case(word))
}

/// What comes from a client.
pub enum Incoming {
    /// A message.
    Text(Utf8Bytes),
    /// A message that is not text.
    Bytes,
    /// A sign of life.
    Alive,
    /// The end.
    Gone,
}

impl Wire {
    /// What comes next.
    pub async fn next(&mut self) -> Incoming {
        match self.0.next().await {
            Some(Ok(Message::Text(text))) => Incoming::Text(text),
            Some(Ok(Message::Binary(_))) => Incoming::Bytes,
            Some(Ok(Message::Ping(_) | Message::Pong(_) | Message::Frame(_))) => Incoming::Alive,
            Some(Ok(Message::Close(_)) | Err(_)) | None => Incoming::Gone,
        }
    }

    /// Sends a message; a client that does not take it in time is gone.
    pub async fn send(&mut self, text: Utf8Bytes) -> ControlFlow<()> {
        let bytes = Bytes::from(text.clone());
        let mut sent = 0;
        while sent == 0 || sent < text.len() {
            let end = text.floor_char_boundary(sent + FRAME);
            let kind = if sent == 0 { Data::Text } else { Data::Continue };
            let is_last = end == text.len();
            let frame = Frame::message(bytes.slice(sent..end), OpCode::Data(kind), is_last);
            self.put(Message::Frame(frame)).await?;
            sent = end;
        }
        ControlFlow::Continue(())
    }

    /// Asks whether the client is still there.
    pub async fn ping(&mut self) -> ControlFlow<()> {
        self.put(Message::Ping(Default::default())).await
    }

    /// Hangs up.
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
