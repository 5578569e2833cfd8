//! A viewer that follows a table over a socket and checks everything it receives.

use std::collections::BTreeMap;

use client::{Client, Error, Message, Socket};
use protocol::ids::Seq;
use protocol::message::{Answer, Done};
use protocol::refused::RefusedDoc;
use serde_json::{Value, json};
use tokio::time::timeout;

use crate::host::PATIENCE;

/// A window on a table. No seq may be missing, repeated, or different the second time.
pub struct Tab {
    pub client: Client,
    pub table: String,
    pub place: Option<usize>,
    socket: Socket,
    /// The last seq received.
    pub seq: u64,
    /// Every event message, by seq.
    pub heard: BTreeMap<u64, Value>,
    /// The game after each seq that changed or showed it.
    pub games: BTreeMap<u64, Value>,
    /// Chat messages, by seq.
    pub chat: BTreeMap<u64, Value>,
    pub legal: Vec<Value>,
    pub result: Value,
    pub opened: Value,
    pub longest_paths: Value,
    pub commitment: Value,
}

/// How a tab reconnects.
#[derive(Clone, Copy, Debug)]
pub enum Back {
    /// From the last seq.
    Resumed,
    /// From an earlier seq.
    From(u64),
    /// As if it had never been connected.
    Fresh,
}

impl Tab {
    /// Watches a table. The first message is its view.
    pub async fn open(client: &Client, table: &str, place: Option<usize>) -> Tab {
        let socket = Socket::open(client, table, place).await.unwrap();
        let mut tab = Tab {
            client: client.clone(),
            table: table.to_string(),
            place,
            socket,
            seq: 0,
            heard: BTreeMap::new(),
            games: BTreeMap::new(),
            chat: BTreeMap::new(),
            legal: Vec::new(),
            result: Value::Null,
            opened: Value::Null,
            longest_paths: Value::Null,
            commitment: Value::Null,
        };
        assert!(tab.next().await.is_none());
        tab
    }

    /// Reads the next message. Returns it if it is an answer.
    pub async fn next(&mut self) -> Option<Answer> {
        self.try_next().await.unwrap_or_else(|error| panic!("place {:?}: {error}", self.place))
    }

    /// Reads the next message, unless the connection breaks.
    pub async fn try_next(&mut self) -> Result<Option<Answer>, Error> {
        let received = timeout(PATIENCE, self.socket.next()).await;
        let received = received.unwrap_or_else(|_| {
            panic!("nothing came after seq {} at place {:?}", self.seq, self.place)
        })?;
        match received.message {
            Message::View(view) => self.see(view.seq.0, view.view.read().unwrap()),
            Message::Event(event) => self.hear(event.seq.0, received.raw.read().unwrap()),
            Message::Answer(answer) => return Ok(Some(answer)),
            Message::Review(_) => {}
            Message::Bye(refusal) => return Err(Error::Lost(refusal.code.into_owned())),
        }
        Ok(None)
    }

    fn see(&mut self, seq: u64, view: Value) {
        self.seq = seq;
        if let Some(game) = view.get("game") {
            self.show(seq, game.clone());
        }
        for line in view["chat"].as_array().unwrap() {
            self.chat.insert(line["seq"].as_u64().unwrap(), line.clone());
        }
        self.legal = view["legal"].as_array().unwrap().clone();
        self.result = view["result"].clone();
        self.opened = view["opened"].clone();
        self.longest_paths = view["longest_paths"].clone();
        self.commitment = view["commitment"].clone();
    }

    fn hear(&mut self, seq: u64, message: Value) {
        assert!(seq == self.seq + 1, "seq {seq} after {}", self.seq);
        self.seq = seq;
        let event = &message["event"];
        if let Some(game) = message.get("game") {
            self.show(seq, game.clone());
            self.legal = message["legal"].as_array().unwrap().clone();
        }
        match event["type"].as_str().unwrap() {
            "said" => {
                let mut line = event.clone();
                line.as_object_mut().unwrap().remove("type");
                self.chat.insert(seq, line);
            }
            "started" => self.commitment = event["commitment"].clone(),
            "acted" if event.get("result").is_some() => {
                self.result = event["result"].clone();
                self.opened = event["opened"].clone();
                self.longest_paths = event["longest_paths"].clone();
            }
            _ => {}
        }
        if let Some(before) = self.heard.insert(seq, message) {
            assert_eq!(before, self.heard[&seq], "seq {seq} tells something else the second time");
        }
    }

    fn show(&mut self, seq: u64, game: Value) {
        if let Some(before) = self.games.insert(seq, game) {
            assert_eq!(before, self.games[&seq], "the game at {seq} is another the second time");
        }
    }

    /// The game after a seq, as far as this tab was told.
    pub fn game_at(&self, seq: u64) -> Option<&Value> {
        // If entries in between were missed, the game may have changed.
        let (known, game) = self.games.range(..=seq).next_back()?;
        (known + 1..=seq).all(|seq| self.heard.contains_key(&seq)).then_some(game)
    }

    /// The latest game it was told.
    pub fn game(&self) -> &Value {
        self.games.values().next_back().unwrap()
    }

    /// Reads messages until it has reached a seq.
    pub async fn settle(&mut self, seq: u64) {
        while self.seq < seq {
            assert!(self.next().await.is_none(), "an answer to nothing");
        }
    }

    /// Sends a command and waits for its one answer, which comes after its event.
    pub async fn ask(&mut self, command: Value) -> Result<Done, RefusedDoc> {
        self.try_ask(command).await.unwrap()
    }

    /// Like [`Tab::ask`], unless the connection breaks.
    pub async fn try_ask(&mut self, command: Value) -> Result<Result<Done, RefusedDoc>, Error> {
        let id = self.socket.send(&command).await?;
        loop {
            if let Some(answer) = self.try_next().await? {
                assert_eq!(answer.id, id, "another answer");
                let result = answer.verdict.into_result();
                if let Ok(done) = &result {
                    assert!(self.seq >= done.seq.0, "the answer came before the event");
                }
                return Ok(result);
            }
        }
    }

    /// Acts, based on everything it knows.
    pub async fn act(&mut self, action: &Value) -> Result<Done, RefusedDoc> {
        self.ask(self.acting(action)).await
    }

    /// The command for an action.
    pub fn acting(&self, action: &Value) -> Value {
        let (place, decided_on) = (self.place, self.seq);
        json!({"type": "act", "place": place, "decided_on": decided_on, "action": action})
    }

    /// Sends a command without waiting for the answer.
    pub async fn send(&mut self, command: &Value) {
        let _ = self.socket.send(command).await;
    }

    /// Drops the connection without closing it.
    pub fn cut(&mut self) {
        self.socket.cut();
    }

    /// Reconnects, and reads everything up to `seq`.
    pub async fn come_back(&mut self, back: Back, seq: u64) {
        self.try_back(back).await.unwrap();
        self.settle(seq).await;
    }

    /// Reconnects, if the server is there.
    pub async fn try_back(&mut self, back: Back) -> Result<(), Error> {
        let (client, table) = (&self.client, &self.table);
        match back {
            Back::Resumed => {
                self.socket.resume().await?;
                // Some of it may have been received before.
                self.seq = self.seq.max(self.heard.keys().next_back().copied().unwrap_or(0));
            }
            Back::From(seq) => {
                self.socket = Socket::open_from(client, table, self.place, Some(Seq(seq))).await?;
                self.seq = seq;
            }
            Back::Fresh => {
                self.socket = Socket::open(client, table, self.place).await?;
                self.next().await;
            }
        }
        Ok(())
    }

    /// Whether the game is over, as far as it knows.
    pub fn is_over(&self) -> bool {
        !self.result.is_null()
    }

    /// Checks that its pieced-together state matches a fresh view from the server.
    pub async fn check(&self) {
        let fresh = self.client.view(&self.table, self.place).await.unwrap();
        let view = &fresh["view"];
        assert_eq!(view["seq"], self.seq, "place {:?}", self.place);
        assert_eq!(&view["game"], self.game(), "place {:?}", self.place);
        assert_eq!(view["legal"], json!(self.legal));
        assert_eq!(view["result"], self.result);
        assert_eq!(view["opened"], self.opened);
        assert_eq!(view["longest_paths"], self.longest_paths);
        assert_eq!(view["commitment"], self.commitment);
        let lines: Vec<&Value> = self.chat.values().collect();
        let shown = view["chat"].as_array().unwrap();
        assert_eq!(shown.iter().collect::<Vec<_>>(), lines[lines.len() - shown.len()..]);
    }
}
