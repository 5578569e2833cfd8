//! A viewer that follows a table over a socket and checks what must hold of all it gets.

use std::collections::BTreeMap;

use client::{Client, Error, Message, Socket};
use protocol::ids::Seq;
use protocol::message::{Answer, Done};
use protocol::refused::RefusedDoc;
use serde_json::{Value, json};
use tokio::time::timeout;

use crate::host::PATIENCE;

/// A window with a table. No seq may be missing, doubled or tell something else the second time.
pub struct Tab {
    pub client: Client,
    pub table: String,
    pub place: Option<usize>,
    socket: Socket,
    /// The last seq it knows of.
    pub seq: u64,
    /// Every event message, by seq.
    pub heard: BTreeMap<u64, Value>,
    /// The game after each seq that changed it or was shown.
    pub games: BTreeMap<u64, Value>,
    /// What was said, by seq.
    pub chat: BTreeMap<u64, Value>,
    pub legal: Vec<Value>,
    pub result: Value,
    pub opened: Value,
    pub longest_paths: Value,
    pub commitment: Value,
}

/// How a tab comes back after its connection is gone.
#[derive(Clone, Copy, Debug)]
pub enum Back {
    /// From the last seq.
    Resumed,
    /// From an earlier one.
    From(u64),
    /// As if it had never been there.
    Fresh,
}

impl Tab {
    /// Looks at a table; the first message is its view.
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

    /// Takes the next message; gives it back, if it is an answer.
    pub async fn next(&mut self) -> Option<Answer> {
        self.try_next().await.unwrap_or_else(|error| panic!("place {:?}: {error}", self.place))
    }

    /// Takes the next message, if the connection holds.
    pub async fn try_next(&mut self) -> Result<Option<Answer>, Error> {
        let received = timeout(PATIENCE, self.socket.next()).await;
        let received = received.unwrap_or_else(|_| {
            panic!("nothing came after seq {} at place {:?}", self.seq, self.place)
        })?;
        match received.message {
            Message::View(view) => self.see(view.seq.0, view.view.read().unwrap()),
            Message::Event(event) => self.hear(event.seq.0, received.raw.read().unwrap()),
            Message::Answer(answer) => return Ok(Some(answer)),
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
        // Without what came in between, the game may be another.
        let (known, game) = self.games.range(..=seq).next_back()?;
        (known + 1..=seq).all(|seq| self.heard.contains_key(&seq)).then_some(game)
    }

    /// The last game it knows of.
    pub fn game(&self) -> &Value {
        self.games.values().next_back().unwrap()
    }

    /// Waits until it knows of a seq.
    pub async fn settle(&mut self, seq: u64) {
        while self.seq < seq {
            assert!(self.next().await.is_none(), "an answer to nothing");
        }
    }

    /// Sends a command and waits for its one answer, which comes after its event.
    pub async fn ask(&mut self, command: Value) -> Result<Done, RefusedDoc> {
        self.try_ask(command).await.unwrap()
    }

    /// The same, if the connection holds.
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

    /// Does something in the game, decided on all it knows.
    pub async fn act(&mut self, action: &Value) -> Result<Done, RefusedDoc> {
        self.ask(self.acting(action)).await
    }

    /// The command of an action.
    pub fn acting(&self, action: &Value) -> Value {
        let (place, decided_on) = (self.place, self.seq);
        json!({"type": "act", "place": place, "decided_on": decided_on, "action": action})
    }

    /// Sends a command and does not wait.
    pub async fn send(&mut self, command: &Value) {
        let _ = self.socket.send(command).await;
    }

    /// Loses the connection without a word.
    pub fn cut(&mut self) {
        self.socket.cut();
    }

    /// Comes back, and hears all there was until `seq`.
    pub async fn come_back(&mut self, back: Back, seq: u64) {
        self.try_back(back).await.unwrap();
        self.settle(seq).await;
    }

    /// Comes back, if the server is there.
    pub async fn try_back(&mut self, back: Back) -> Result<(), Error> {
        let (client, table) = (&self.client, &self.table);
        match back {
            Back::Resumed => {
                self.socket.resume().await?;
                // Some may have been here already.
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

    /// Checks that what it pieced together is what the server would show it now.
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
