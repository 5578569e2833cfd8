//! A server whose sockets the test controls.

use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use client::Client;
use serde_json::{Value, json};
use tokio::net::TcpListener;
use tokio::sync::mpsc;

/// The fake server.
pub struct Fake {
    pub url: String,
    sockets: mpsc::Receiver<Server>,
}

/// The server's end of a socket.
pub struct Server {
    /// The query string of the request.
    pub query: String,
    /// The headers of the request.
    pub headers: HeaderMap,
    socket: WebSocket,
}

impl Fake {
    pub async fn start() -> Fake {
        let (sender, sockets) = mpsc::channel(16);
        let router = Router::new()
            .route("/api/guest", post(guest))
            .route("/api/tables", post(create))
            .route("/api/codes/{code}", get(code))
            .route("/api/tables/{id}/commands", post(command))
            .route("/api/tables/{id}/record", get(record))
            .route("/api/tables/{id}/socket", get(socket))
            .route("/metrics", get(|| async { "process_cpu_seconds_total 1.5\n" }))
            .with_state(sender);
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("http://{}", listener.local_addr().unwrap());
        tokio::spawn(async move { axum::serve(listener, router).await.unwrap() });
        Fake { url, sockets }
    }

    pub async fn guest(&self) -> Client {
        Client::guest(&self.url, "Anna").await.unwrap()
    }

    /// Waits for the next socket, and returns the server's end of it.
    pub async fn accept(&mut self) -> Server {
        self.sockets.recv().await.unwrap()
    }
}

impl Server {
    pub async fn say(&mut self, message: &Value) {
        self.socket.send(Message::text(message.to_string())).await.unwrap();
    }

    pub async fn hear(&mut self) -> Value {
        let message = self.socket.recv().await.unwrap().unwrap();
        serde_json::from_str(message.to_text().unwrap()).unwrap()
    }

    /// Waits until the client is gone. Returns whether it broke off without closing.
    pub async fn broke_off(mut self) -> bool {
        match self.socket.recv().await {
            Some(Ok(message)) => panic!("{message:?}"),
            Some(Err(_)) => true,
            None => false,
        }
    }
}

pub fn view(seq: u64) -> Value {
    json!({
        "type": "view", "table": { "id": "t", "code": "ABCD" }, "you": "u1", "now": 1,
        "view": { "seq": seq, "place": 0, "stage": "playing", "game": { "deck": 40 }, "legal": [] },
    })
}

pub fn event(seq: u64) -> Value {
    json!({
        "type": "event",
        "event": { "seq": seq, "at": 1, "type": "acted", "place": 1, "by": "user", "events": [] },
        "game": { "deck": 39 }, "legal": [{ "type": "pass" }],
    })
}

async fn guest() -> impl IntoResponse {
    let cookie = [(header::SET_COOKIE, "branchline=secret; HttpOnly; Path=/")];
    (cookie, Json(json!({ "user": { "id": "u1", "name": "Anna", "kind": "guest" } })))
}

async fn create(headers: HeaderMap, Json(body): Json<Value>) -> Response {
    let known = headers.get(header::COOKIE).is_some_and(|cookie| cookie == "branchline=secret")
        || headers.get(header::AUTHORIZATION).is_some_and(|token| token == "Bearer right");
    if !known {
        let refusal = json!({ "error": "sign_in", "message": "say who you are first" });
        return (StatusCode::UNAUTHORIZED, Json(refusal)).into_response();
    }
    assert_eq!(body["settings"]["game"], "usa");
    Json(json!({ "id": "t", "code": "ABCD" })).into_response()
}

async fn code(Path(code): Path<String>) -> Json<Value> {
    Json(json!({ "id": "t", "code": code }))
}

async fn command(Json(body): Json<Value>) -> Response {
    if body["place"] == 0 {
        let refusal = json!({ "error": "place_taken", "message": "somebody sits there" });
        return (StatusCode::CONFLICT, Json(refusal)).into_response();
    }
    Json(json!({ "seq": 3 })).into_response()
}

async fn record() -> Json<Value> {
    Json(json!({ "format": "branchline-record/1" }))
}

async fn socket(
    State(sender): State<mpsc::Sender<Server>>,
    Path(table): Path<String>,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
    request: Request,
) -> Response {
    let (query, headers) =
        (request.uri().query().unwrap_or_default().to_string(), request.headers().clone());
    match upgrade {
        Ok(upgrade) if table == "t" => upgrade.on_upgrade(async move |socket| {
            sender.send(Server { query, headers, socket }).await.unwrap();
        }),
        _ => {
            let refusal = json!({ "error": "no_such_table", "message": "there is no such table" });
            (StatusCode::NOT_FOUND, Json(refusal)).into_response()
        }
    }
}
