//! `branchline serve` is killed at any moment and started again; nothing that was acknowledged is lost.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use client::{Client, Error, Message, Socket};
use serde_json::{Value, json};
use tokio::sync::mpsc;
use tokio::time::timeout;

/// How long anything may take; only a test that fails waits so long.
const PATIENCE: Duration = Duration::from_secs(60);

/// How often the server is killed.
const KILLS: usize = 12;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_is_killed_again_and_again_loses_nothing_it_acknowledged() {
    let seed = 7;
    let mut rng = fastrand::Rng::with_seed(seed);
    let folder = Folder::new("kills");
    let mut server = Server::start(folder.path(), 0);
    let url = server.url.clone();
    let anna = Client::guest(&url, "Anna").await.unwrap();

    let (acks, mut acked) = mpsc::unbounded_channel();
    let mut players = Vec::new();
    for (number, (game, places, bots)) in TABLES.into_iter().enumerate() {
        let table = open_table(&anna, game, places, bots, &json!({"type": "none"})).await;
        let mut seats = vec![anna.clone()];
        for place in 1..places - bots {
            let guest = anna.another_guest(&format!("Guest {place}")).await.unwrap();
            guest.join(&table.code, None).await.unwrap();
            seats.push(guest);
        }
        anna.command(&table.id, &json!({"type": "start"})).await.unwrap();
        for (place, client) in seats.into_iter().enumerate() {
            let seed = (number * 10 + place) as u64;
            let player = Player::sit_down(client, &table.id, place, seed, acks.clone()).await;
            players.push((format!("{game}, place {place}"), tokio::spawn(player.play())));
        }
    }
    drop(acks);

    for kill in 0..KILLS {
        for _ in 0..rng.usize(5..45) {
            let ack = timeout(PATIENCE, acked.recv()).await.expect("the games go on");
            assert!(ack.is_some(), "seed {seed}: the games were over before kill {kill}");
        }
        server = Server::start(folder.path(), server.kill());
        // What was acknowledged until now was so before the kill.
        while acked.try_recv().is_ok() {}
    }
    for (name, player) in players {
        let player = timeout(PATIENCE, player).await.expect("every game ends");
        let player = player.unwrap_or_else(|error| panic!("seed {seed}: {name}: {error}"));
        player.check().await;
    }
}

const TABLES: [(&str, usize, usize); 6] = [
    ("usa", 2, 0),
    ("europe", 3, 1),
    ("card_game", 2, 1),
    ("card_game", 3, 0),
    ("tiny", 2, 0),
    ("tiny", 3, 2),
];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_clock_that_runs_out_while_the_server_is_down_counts_when_it_is_back() {
    let folder = Folder::new("clock");
    let server = Server::start(folder.path(), 0);
    let anna = Client::guest(&server.url, "Anna").await.unwrap();
    let clock = json!({"type": "per_turn", "seconds": 1});
    let table = open_table(&anna, "tiny", 2, 1, &clock).await;
    anna.command(&table.id, &json!({"type": "start"})).await.unwrap();
    let port = server.kill();
    // A second of which the server knows nothing.
    tokio::time::sleep(Duration::from_millis(1100)).await;
    let _server = Server::start(folder.path(), port);
    let mut socket = Socket::open(&anna, &table.id, Some(0)).await.unwrap();
    let mut replaced = false;
    loop {
        match timeout(PATIENCE, socket.next()).await.expect("the table goes on").unwrap().message {
            Message::View(view) => {
                let view: Value = view.view.read().unwrap();
                replaced |= view["places"][0]["replaced"] == "out_of_time";
                if view["stage"] == "finished" {
                    break;
                }
            }
            Message::Event(event) => {
                let heard: Value = event.event.read().unwrap();
                replaced |= event.kind == "replaced" && heard["why"] == "out_of_time";
                if event.result.is_some() {
                    break;
                }
            }
            other => panic!("{other:?}"),
        }
    }
    assert!(replaced, "nobody was told");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_is_asked_to_stop_says_so_and_ends_well() {
    let folder = Folder::new("stop");
    let mut server = Server::start(folder.path(), 0);
    let anna = Client::guest(&server.url, "Anna").await.unwrap();
    let table = open_table(&anna, "usa", 3, 0, &json!({"type": "none"})).await;
    let nobody = Client::nobody(&server.url).unwrap();
    let mut sockets = Vec::new();
    for client in [&anna, &nobody] {
        let mut socket = Socket::open(client, &table.id, None).await.unwrap();
        assert!(matches!(socket.next().await.unwrap().message, Message::View(_)));
        sockets.push(socket);
    }
    let done = sockets[0].ask(&json!({"type": "say", "text": "last words"})).await.unwrap();
    let pid = server.child.id().to_string();
    assert!(Command::new("kill").args(["-TERM", &pid]).status().unwrap().success());
    for socket in &mut sockets {
        loop {
            match timeout(PATIENCE, socket.next()).await.unwrap().unwrap().message {
                Message::Event(event) => assert_eq!(event.seq, done.seq),
                Message::Bye(bye) => break assert_eq!(bye.code, "stopping"),
                other => panic!("{other:?}"),
            }
        }
        assert!(matches!(socket.next().await, Err(Error::Lost(_))));
    }
    let status = tokio::task::spawn_blocking(move || server.child.wait().unwrap()).await.unwrap();
    assert_eq!(status.code(), Some(0));
}

async fn open_table(
    host: &Client,
    game: &str,
    places: usize,
    bots: usize,
    clock: &Value,
) -> protocol::message::TableName {
    let mut settings = json!({
        "game": game, "places": places, "stand_in": "random", "clock": clock,
    });
    if game == "tiny" {
        let map: Value =
            serde_json::from_str(include_str!("../../../../docs/examples/tiny.json")).unwrap();
        settings["map"] = map;
    }
    let bots: Vec<Value> =
        (places - bots..places).map(|place| json!({"place": place, "level": "random"})).collect();
    host.post("/api/tables", &json!({"settings": settings, "bots": bots})).await.unwrap()
}

/// Somebody who plays at random and always comes back.
struct Player {
    client: Client,
    table: String,
    place: usize,
    socket: Socket,
    rng: fastrand::Rng,
    /// What was heard, by seq.
    heard: BTreeMap<u64, Value>,
    legal: Vec<Value>,
    /// The seqs of what was acknowledged.
    acked: Vec<u64>,
    waits_for: Option<String>,
    over: bool,
    refusals: u32,
    acks: mpsc::UnboundedSender<()>,
}

impl Player {
    async fn sit_down(
        client: Client,
        table: &str,
        place: usize,
        seed: u64,
        acks: mpsc::UnboundedSender<()>,
    ) -> Player {
        let socket = Socket::open(&client, table, Some(place)).await.unwrap();
        Player {
            client,
            table: table.to_string(),
            place,
            socket,
            rng: fastrand::Rng::with_seed(seed),
            heard: BTreeMap::new(),
            legal: Vec::new(),
            acked: Vec::new(),
            waits_for: None,
            over: false,
            refusals: 0,
            acks,
        }
    }

    async fn play(mut self) -> Player {
        while !(self.over && self.waits_for.is_none()) {
            if self.waits_for.is_none() && !self.legal.is_empty() {
                let action = self.rng.choice(&self.legal).unwrap().clone();
                // What can't be sent is as good as sent: the connection is lost.
                self.waits_for = self.socket.act(&action).await.ok();
            }
            match timeout(PATIENCE, self.socket.next()).await.expect("something comes") {
                Ok(received) => self.take(received.message, received.raw.read().unwrap()),
                Err(Error::Lost(_)) => self.come_back().await,
                Err(error) => panic!("{error}"),
            }
        }
        self
    }

    fn take(&mut self, message: Message, text: Value) {
        match message {
            Message::View(view) => {
                self.legal = view.legal.read().unwrap();
                self.over = view.result.is_some();
            }
            Message::Event(event) => {
                if let Some(legal) = event.legal {
                    self.legal = legal.read().unwrap();
                }
                self.over |= event.result.is_some();
                let before = self.heard.insert(event.seq.0, text["event"].clone());
                assert!(before.is_none_or(|before| before == text["event"]));
            }
            Message::Answer(answer) => {
                assert_eq!(Some(answer.id), self.waits_for.take());
                match answer.verdict.into_result() {
                    Ok(done) => {
                        self.refusals = 0;
                        self.acked.push(done.seq.0);
                        let _ = self.acks.send(());
                    }
                    Err(refusal) => {
                        self.refusals += 1;
                        assert!(self.refusals < 20, "refused again and again: {refusal}");
                    }
                }
            }
            Message::Review(_) => {}
            Message::Bye(bye) => panic!("{bye}"),
        }
    }

    async fn come_back(&mut self) {
        self.waits_for = None;
        let lost = Instant::now();
        while let Err(error) = self.socket.resume().await {
            assert!(error.may_pass(), "{error}");
            assert!(lost.elapsed() < PATIENCE, "the server does not come back: {error}");
        }
    }

    /// Whether the log has what was acknowledged, and what was heard.
    async fn check(self) {
        let fresh = self.client.view(&self.table, Some(self.place)).await.unwrap();
        assert_eq!(fresh["view"]["stage"], "finished");
        assert_eq!(fresh["view"]["seq"].as_u64(), self.socket.seq().map(|seq| seq.0));
        for seq in &self.acked {
            let heard = &self.heard[seq];
            assert_eq!(heard["type"], "acted");
            assert_eq!((&heard["place"], &heard["by"]), (&json!(self.place), &json!("user")));
        }
        for (seq, heard) in &self.heard {
            let (table, place) = (&self.table, self.place);
            let path = format!("/api/tables/{table}/at/{seq}?place={place}");
            let at: Value = self.client.get(&path).await.unwrap();
            assert_eq!(at["event"], *heard, "seq {seq} means something else now");
        }
    }
}

/// The real program.
struct Server {
    child: Child,
    url: String,
    port: u16,
}

impl Server {
    fn start(folder: &Path, port: u16) -> Server {
        let begun = Instant::now();
        loop {
            let mut child = Command::new(env!("CARGO_BIN_EXE_branchline"))
                .args(["serve", "--no-limits", "--bot-threads", "1"])
                .args(["--listen", &format!("127.0.0.1:{port}")])
                .arg("--data")
                .arg(folder)
                .env("BRANCHLINE_LOG", "error")
                .stdout(Stdio::piped())
                .stderr(Stdio::inherit())
                .spawn()
                .unwrap();
            let mut line = String::new();
            let stdout = child.stdout.take().unwrap();
            BufReader::new(stdout).read_line(&mut line).unwrap();
            if let Some(url) = line.trim().strip_prefix("Branchline is at ") {
                let port = url.rsplit(':').next().unwrap().parse().unwrap();
                return Server { child, url: url.to_string(), port };
            }
            // Somebody else has the port, for a connection that is about to end.
            let status = child.wait().unwrap();
            assert!(begun.elapsed() < PATIENCE, "{status}");
        }
    }

    /// Ends it without a word, as `kill -9` does; the port can be used again.
    fn kill(mut self) -> u16 {
        self.child.kill().unwrap();
        assert_eq!(self.child.wait().unwrap().code(), None);
        self.port
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A folder that goes with this value.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let name = format!("branchline-crash-{name}-{}", std::process::id());
        let path = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
