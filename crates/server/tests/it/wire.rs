//! A raw socket that can send anything and sees everything received.

use std::net::SocketAddr;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::{self, Bytes, Message};
use tokio_tungstenite::{WebSocketStream, client_async};

use crate::browser::Browser;
use crate::host::{Host, PATIENCE};

pub struct Wire(WebSocketStream<TcpStream>);

impl Wire {
    /// Opens a table's socket as a browser would, and reads the view.
    pub async fn open(host: &Host, browser: &Browser, table: &str) -> Wire {
        let mut wire = Wire::knock(host.address, browser, table).await.unwrap();
        assert_eq!(wire.next().await.unwrap()["type"], "view");
        wire
    }

    /// Like [`Wire::open`], with anything after the table's path. Returns status and body if
    /// refused.
    pub async fn knock(
        address: SocketAddr,
        browser: &Browser,
        table: &str,
    ) -> Result<Wire, (u16, Value)> {
        Wire::knock_by(TcpStream::connect(address).await.unwrap(), browser, table).await
    }

    /// Like [`Wire::open`], over a connection with small buffers.
    pub async fn narrow(address: SocketAddr, browser: &Browser, table: &str) -> Wire {
        let socket = TcpSocket::new_v4().unwrap();
        socket.set_recv_buffer_size(2048).unwrap();
        Wire::knock_by(socket.connect(address).await.unwrap(), browser, table).await.unwrap()
    }

    async fn knock_by(
        stream: TcpStream,
        browser: &Browser,
        table: &str,
    ) -> Result<Wire, (u16, Value)> {
        stream.set_nodelay(true).unwrap();
        let path = match table.split_once('?') {
            Some((table, query)) => format!("{table}/socket?{query}"),
            None => format!("{table}/socket"),
        };
        let mut request = axum::http::Request::builder()
            .uri(format!("ws://localhost:8080/api/tables/{path}"))
            .header("Host", "localhost:8080")
            .header("Connection", "Upgrade")
            .header("Upgrade", "websocket")
            .header("Sec-WebSocket-Version", "13")
            .header("Sec-WebSocket-Key", tungstenite::handshake::client::generate_key());
        for (name, value) in &browser.headers {
            request = request.header(*name, value);
        }
        if let Some(cookie) = &browser.cookie {
            request = request.header("Cookie", format!("branchline={cookie}"));
        }
        match client_async(request.body(()).unwrap(), stream).await {
            Ok((socket, _)) => Ok(Wire(socket)),
            Err(tungstenite::Error::Http(response)) => {
                let body = response.body().clone().unwrap_or_default();
                let body = serde_json::from_slice(&body).unwrap_or(Value::Null);
                Err((response.status().as_u16(), body))
            }
            Err(error) => panic!("{error}"),
        }
    }

    /// Sends a ping, unless the connection has ended.
    pub async fn ping(&mut self) -> Result<(), tungstenite::Error> {
        self.0.send(Message::Ping(Bytes::new())).await
    }

    /// The next message, or `None` if the connection has ended.
    pub async fn next(&mut self) -> Option<Value> {
        loop {
            let message = timeout(PATIENCE, self.0.next()).await.expect("something comes");
            match message? {
                Ok(Message::Text(text)) => return Some(serde_json::from_str(&text).unwrap()),
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    /// The next answer, skipping other messages.
    pub async fn answer(&mut self) -> Value {
        loop {
            let message = self.next().await.expect("an answer comes");
            if message["type"] == "answer" {
                return message;
            }
        }
    }

    /// The next event of this type, skipping other messages.
    pub async fn event(&mut self, kind: &str) -> Value {
        loop {
            let message = self.next().await.expect("an event comes");
            if message["event"]["type"] == kind {
                return message;
            }
        }
    }

    /// The last message before the server hangs up.
    pub async fn bye(&mut self) -> Value {
        let mut last = Value::Null;
        while let Some(message) = self.next().await {
            last = message;
        }
        assert_eq!(last["type"], "bye", "{last}");
        last["error"].clone()
    }

    pub async fn send(&mut self, text: impl Into<String>) {
        self.0.send(Message::text(text.into())).await.unwrap();
    }

    pub async fn send_bytes(&mut self, bytes: &'static [u8]) {
        self.0.send(Message::Binary(Bytes::from_static(bytes))).await.unwrap();
    }

    /// Sends a message and returns its answer.
    pub async fn say(&mut self, text: impl Into<String>) -> Value {
        self.send(text).await;
        self.answer().await
    }

    /// Sends a command and returns its answer.
    pub async fn ask(&mut self, command: Value) -> Value {
        let answer = self.say(json!({"id": "a", "command": command}).to_string()).await;
        assert_eq!(answer["id"], "a");
        answer
    }

    /// Sends a command and returns the code of its refusal.
    pub async fn refused(&mut self, command: Value) -> String {
        let answer = self.ask(command).await;
        answer["refused"]["error"].as_str().unwrap_or_else(|| panic!("{answer}")).to_string()
    }

    /// Sends a command that must succeed, and returns its seq.
    pub async fn done(&mut self, command: Value) -> u64 {
        let answer = self.ask(command).await;
        answer["done"]["seq"].as_u64().unwrap_or_else(|| panic!("{answer}"))
    }
}
