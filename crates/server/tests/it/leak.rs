//! Everything that is sent to a viewer, checked against what that viewer may know.
//!
//! Games are played at random and everything sent to anybody is recorded. Once a game is over, its
//! log shows what was hidden from whom and when. None of this uses the table's own filter.

use std::collections::{BTreeSet, HashMap, HashSet};

use formats::game::{AnyGame, AnyRulebook};
use formats::position::Options;
use protocol::ids::{Seq, UserId};
use protocol::learning::{ReviewNews, ReviewState};
use serde_json::{Value, json};
use server::app::App;
use server::commands::obey;
use server::hub::Hub;
use server::live::{Look, Watching};
use store::contract::User;
use table::entry::{Change, Entry};
use tokio::time::timeout;

use crate::browser::{Browser, Server};
use crate::clockwork::{self, sender};
use crate::games::{Play, tiny};
use crate::host::{Folder, PATIENCE, free, quick_store};

/// Who received something.
#[derive(Clone, Debug, PartialEq)]
struct Viewer {
    user: Option<usize>,
    place: Option<usize>,
}

/// What was hidden in a game, worked out from its log.
struct Oracle {
    tickets: HashSet<String>,
    secrets: Vec<String>,
    /// By user, the tokens that must never be sent to anybody else.
    tokens: Vec<String>,
    /// The full position by seq; nothing before the deal.
    positions: Vec<Value>,
    /// By seq and place, the tickets the player has seen.
    seen: Vec<Vec<BTreeSet<String>>>,
    /// By seq, the tickets that are face up.
    public: Vec<BTreeSet<String>>,
    open_piles: bool,
    /// The seq from which everything is open.
    end: u64,
}

impl Oracle {
    fn of(log: &[Entry], tokens: Vec<String>) -> Oracle {
        let Change::Created { settings, .. } = &log[0].change else { panic!("{:?}", log[0]) };
        let book = AnyRulebook::of(&settings.game, settings.map.as_ref()).unwrap();
        let options = Options {
            open_piles: settings.open_piles.then_some(true),
            first_player: settings.first_player,
        };
        let file = match &settings.map {
            Some(_) => tiny(),
            None => {
                let file = formats::game::built_in_file(&settings.game).unwrap();
                serde_json::from_str(file).unwrap()
            }
        };
        let mut oracle = Oracle {
            tickets: HashSet::new(),
            secrets: Vec::new(),
            tokens,
            positions: Vec::new(),
            seen: Vec::new(),
            public: Vec::new(),
            open_piles: settings.open_piles,
            end: u64::MAX,
        };
        find_tickets(&file, &mut oracle.tickets);
        let mut game: Option<AnyGame> = None;
        let mut start = None;
        let mut actions = Vec::new();
        let mut seen = vec![BTreeSet::new(); settings.places];
        let mut public = BTreeSet::new();
        for entry in log {
            match &entry.change {
                Change::Started { seed, salt, .. } => {
                    oracle.secrets = vec![seed.hex(), salt.hex()];
                    let names = vec!["?".to_string(); settings.places];
                    start = Some((names, seed.seed()));
                    game = Some(played(&book, &options, &start, &[]));
                }
                Change::Acted { place, action, .. } => {
                    game.as_mut().unwrap().act(*place, action).unwrap();
                    actions.push((*place, action));
                }
                Change::Undone { remaining, .. } => {
                    actions.truncate(*remaining);
                    game = Some(played(&book, &options, &start, &actions));
                }
                _ => {}
            }
            let mut position = match &game {
                Some(game) => serde_json::to_value(game.position()).unwrap(),
                None => Value::Null,
            };
            if let Some(position) = position.as_object_mut() {
                position.remove("map");
            }
            for (place, player) in position["players"].as_array().into_iter().flatten().enumerate()
            {
                let lists = [&player["tickets"], &player["offer"]["tickets"], &player["returned"]];
                seen[place].extend(lists.into_iter().flat_map(strings));
                public.extend(strings(&player["completed"]));
            }
            if game.as_ref().is_some_and(AnyGame::is_finished) {
                oracle.end = oracle.end.min(entry.seq.0);
            }
            oracle.positions.push(position);
            oracle.seen.push(seen.clone());
            oracle.public.push(public.clone());
        }
        oracle
    }

    /// Checks something that was sent, when `now` was the last seq. Returns what is wrong.
    fn check(&self, viewer: &Viewer, text: &str, now: u64) -> Result<(), String> {
        if let Some(token) = self.tokens.iter().find(|token| text.contains(*token)) {
            return Err(format!("somebody's token {token}"));
        }
        if now < self.end && self.secrets.iter().any(|secret| text.contains(secret)) {
            return Err("the seed or the salt".to_string());
        }
        let message: Value = serde_json::from_str(text).map_err(|error| error.to_string())?;
        for line in said(&message) {
            if line["channel"] == "spectators" && viewer.user.is_some_and(|user| user < WATCHER) {
                return Err(format!("what spectators said: {line}"));
            }
        }
        if now >= self.end {
            return Ok(());
        }
        if message["type"] == "review" || message.get("steps").is_some() {
            return Err("a review of a game that goes on".to_string());
        }
        let view = &message["view"];
        let seq = [&view["seq"], &message["event"]["seq"]].into_iter().find_map(Value::as_u64);
        let seq = seq.unwrap_or(now) as usize;
        self.check_words(viewer, &message, seq)?;
        for part in [&message, view] {
            if part.get("game").is_some_and(|game| !game.is_null()) {
                self.check_game(viewer, &part["game"], seq)?;
            }
            self.check_legal(viewer, &part["legal"], seq)?;
        }
        check_heard(viewer, &message["event"])
    }

    /// Checks that it has no ticket the viewer has not seen, and no field for hidden things.
    fn check_words(&self, viewer: &Viewer, value: &Value, seq: usize) -> Result<(), String> {
        match value {
            Value::String(word) if self.tickets.contains(word) => {
                let own = viewer.place.is_some_and(|place| self.seen[seq][place].contains(word));
                match own || self.public[seq].contains(word) {
                    true => Ok(()),
                    false => Err(format!("ticket {word}")),
                }
            }
            Value::Array(list) => {
                list.iter().try_for_each(|value| self.check_words(viewer, value, seq))
            }
            Value::Object(fields) => fields.iter().try_for_each(|(name, value)| {
                let is_count = name == "actions" && value.is_u64();
                if HIDDEN.contains(&name.as_str()) && !is_count {
                    return Err(format!("field {name}"));
                }
                match name.as_str() {
                    // Settings, chat and names are public. Tracks may have the same name as a
                    // ticket.
                    "settings" | "text" | "name" | "track" | "tracks" => Ok(()),
                    _ => self.check_words(viewer, value, seq),
                }
            }),
            _ => Ok(()),
        }
    }

    fn check_game(&self, viewer: &Viewer, game: &Value, seq: usize) -> Result<(), String> {
        let truth = &self.positions[seq];
        for field in ["deck", "discards", "ticket_deck"] {
            if !game[field].is_u64() {
                return Err(format!("{field} is more than a count"));
            }
        }
        if game["row"] != truth["row"] {
            return Err(format!("a row that is not there: {}", game["row"]));
        }
        for (place, player) in game["players"].as_array().unwrap().iter().enumerate() {
            let (own, truth) = (viewer.place == Some(place), &truth["players"][place]);
            let allowed: &[&str] = if own { &OWN } else { &[] };
            for (field, value) in player.as_object().unwrap() {
                let field = field.as_str();
                if !PUBLIC.contains(&field) && !allowed.contains(&field) {
                    return Err(format!("{field} of place {place}"));
                }
                let is_count = ["cards", "tickets", "pile", "choosing"].contains(&field);
                if is_count && !value.is_u64() {
                    return Err(format!("{field} of place {place} is more than a count"));
                }
            }
            if !own && game["phase"] == "setup" && player.get("tickets").is_some() {
                return Err(format!("how many tickets place {place} keeps, too early"));
            }
            // CG-PILE-1: owners see their piles when these are scored.
            let open = self.open_piles || game["phase"] == "complete_tickets";
            if player.get("pile_cards").is_some() && !open {
                return Err("a pile nobody may look into".to_string());
            }
            if player.get("tracks").is_some_and(|tracks| *tracks != truth["tracks"]) {
                return Err(format!("tracks of place {place} that are not there"));
            }
            // What the viewer may know must also be true.
            let same = |field: &str, truth: &Value| player.get(field).is_none_or(|it| it == truth);
            if !same("hand", &truth["hand"]) || !same("kept", &truth["tickets"]) {
                return Err(format!("a hand of place {place} that is not there: {player}"));
            }
        }
        Ok(())
    }

    fn check_legal(&self, viewer: &Viewer, legal: &Value, seq: usize) -> Result<(), String> {
        for action in legal.as_array().into_iter().flatten() {
            let place = viewer.place.ok_or("a spectator may do something")?;
            let hand = &self.positions[seq]["players"][place]["hand"];
            for (card, count) in action["cards"].as_object().into_iter().flatten() {
                if count.as_u64() > Some(hand[card].as_u64().unwrap_or(0)) {
                    return Err(format!("a payment with cards of others: {action}"));
                }
            }
        }
        Ok(())
    }
}

/// Fields found only in the log, only at the end of a game, or nowhere.
const HIDDEN: [&str; 10] = [
    "seed",
    "salt",
    "opened",
    "result",
    "longest_paths",
    "position",
    "returned",
    "action",
    "actions",
    "entries",
];

const PUBLIC: [&str; 10] = [
    "cards",
    "tickets",
    "choosing",
    "trains",
    "tracks",
    "track_points",
    "stations",
    "yard",
    "pile",
    "completed",
];

const OWN: [&str; 4] = ["hand", "kept", "offer", "pile_cards"];

const HEARD: [&str; 21] = [
    "seq",
    "at",
    "type",
    "clocks",
    "place",
    "person",
    "events",
    "by",
    "commitment",
    "places",
    "why",
    "user",
    "host",
    "level",
    "channel",
    "text",
    "whom",
    "muted",
    "table",
    "actions",
    "since",
];

/// The game after some actions.
fn played(
    book: &AnyRulebook,
    options: &Options,
    start: &Option<(Vec<String>, engine::chance::Seed)>,
    actions: &[(usize, &formats::action::ActionDoc)],
) -> AnyGame {
    let (names, seed) = start.clone().unwrap();
    let mut game = AnyGame::deal(book.clone(), names, options.clone(), seed).unwrap();
    for (place, action) in actions {
        game.act(*place, action).unwrap();
    }
    game
}

fn check_heard(viewer: &Viewer, heard: &Value) -> Result<(), String> {
    for field in heard.as_object().into_iter().flat_map(|heard| heard.keys()) {
        if !HEARD.contains(&field.as_str()) {
            return Err(format!("field {field} of an event"));
        }
    }
    for event in heard["events"].as_array().into_iter().flatten() {
        let own = viewer.place.is_some_and(|place| event["player"] == place);
        let blind = match event["type"].as_str().unwrap() {
            "tickets_offered" => event.get("tickets").is_some(),
            "tickets_kept" => {
                let early = event["opening"] == true && event.get("count").is_some();
                event.get("tickets").is_some() || early
            }
            "card_drawn" => event["from"] == "deck" && event.get("card").is_some(),
            "card_dealt" => event.get("card").is_some(),
            _ => false,
        };
        if blind && !own {
            return Err(format!("what only player {} may know: {event}", event["player"]));
        }
    }
    Ok(())
}

/// All chat in a message.
fn said(message: &Value) -> impl Iterator<Item = &Value> {
    let event = Some(&message["event"]).filter(|event| event["type"] == "said");
    message["view"]["chat"].as_array().into_iter().flatten().chain(event)
}

fn strings(list: &Value) -> Vec<String> {
    let list = list.as_array().into_iter().flatten();
    list.map(|word| word.as_str().unwrap().to_string()).collect()
}

/// Collects the ids in every list of tickets in a game's file.
fn find_tickets(file: &Value, ids: &mut HashSet<String>) {
    match file {
        Value::Object(fields) => {
            for (name, value) in fields {
                if name.contains("tickets") {
                    for ticket in value.as_array().into_iter().flatten() {
                        ids.extend(ticket["id"].as_str().map(str::to_string));
                    }
                }
                find_tickets(value, ids);
            }
        }
        Value::Array(list) => list.iter().for_each(|value| find_tickets(value, ids)),
        _ => {}
    }
}

/// The user who only watches. The users before play.
const WATCHER: usize = 5;

/// The users of a test. They play all games.
struct People {
    app: App,
    browsers: Vec<Browser>,
    users: Vec<User>,
    tokens: Vec<String>,
    _folder: Folder,
}

impl People {
    async fn new() -> People {
        let (store, folder) = quick_store().await;
        let app = App::new(free(), store, std::sync::Arc::new(bus::local::Local::default()));
        let (mut browsers, mut users, mut tokens) = (Vec::new(), Vec::new(), Vec::new());
        for i in 0..=WATCHER {
            let mut browser = Server { app: app.clone() }.browser();
            let name = json!({"name": format!("Name {i}")});
            browser.send("POST", "/api/guest", Some(name)).await.expect(200);
            let id = browser.me().await["id"].as_str().unwrap().to_string();
            users.push(app.store.user(&UserId(id)).await.unwrap().unwrap());
            tokens.push(browser.cookie.clone().unwrap());
            browsers.push(browser);
        }
        People { app, browsers, users, tokens, _folder: folder }
    }
}

/// A viewer, and everything they were sent.
struct Window {
    viewer: Viewer,
    watching: Watching,
    seq: u64,
    legal: Vec<Value>,
    over: bool,
}

/// A game that is played while everything sent is recorded.
struct Overheard<'a> {
    people: &'a mut People,
    table: String,
    rng: fastrand::Rng,
    windows: Vec<Window>,
    /// Who was sent what, and the last seq that anybody knew at the time.
    sent: Vec<(Viewer, String, u64)>,
    now: u64,
}

impl Overheard<'_> {
    async fn play(people: &mut People, play: &Play) -> (Oracle, Vec<(Viewer, String, u64)>) {
        let mut settings = play.settings();
        settings["practice"] = json!(play.seed.is_multiple_of(2));
        settings["undo"] = json!(["free", "until_revealed"][play.places % 2]);
        let new = json!({"settings": settings, "bots": play.bots()});
        let name = people.browsers[0].send("POST", "/api/tables", Some(new)).await.expect(201);
        let table = name["id"].as_str().unwrap().to_string();
        let users = play.places - play.bots;
        let rng = fastrand::Rng::with_seed(play.seed);
        let windows = Vec::new();
        let mut game = Overheard { people, table, rng, windows, sent: Vec::new(), now: 0 };
        game.look(Viewer { user: None, place: None }).await;
        for place in 1..users {
            let who = if play.shared && place == 1 { 0 } else { place };
            game.obey(who, json!({"type": "join", "place": place})).await.unwrap();
        }
        for place in 0..users {
            let who = if play.shared && place == 1 { 0 } else { place };
            game.look(Viewer { user: Some(who), place: Some(place) }).await;
        }
        game.look(Viewer { user: Some(WATCHER), place: None }).await;
        // A player who watches as a spectator.
        game.look(Viewer { user: Some(0), place: None }).await;
        game.obey(0, json!({"type": "start"})).await.unwrap();
        while !game.windows[0].over {
            game.step(users).await;
        }
        game.ask_around().await;
        let log = game.people.app.store.log(&game.table, None).await.unwrap();
        let sent = std::mem::take(&mut game.sent);
        (Oracle::of(&log, people.tokens.clone()), sent)
    }

    async fn step(&mut self, users: usize) {
        match self.rng.u32(0..200) {
            0..3 => {
                let who = *self.rng.choice(&[0, WATCHER]).unwrap();
                let text = format!("psst {}", self.rng.u32(..));
                self.obey(who, json!({"type": "say", "text": text})).await.unwrap();
            }
            3 => {
                let place = self.rng.usize(0..users);
                let who = self.windows[1 + place].viewer.user.unwrap();
                let resign = self.obey(who, json!({"type": "resign", "place": place})).await;
                if resign == Err("replaced".to_string()) {
                    let back = json!({"type": "come_back", "place": place});
                    // By now bots may have finished the game.
                    let back = self.obey(who, back).await.err();
                    assert!(back.as_deref().is_none_or(|why| why == "finished"), "{back:?}");
                }
            }
            4..8 => {
                // Disconnect, and resume from some seq.
                let i = self.rng.usize(0..self.windows.len());
                let seq = self.rng.u64(0..=self.windows[i].seq);
                self.look_again(i, seq).await;
            }
            8 => self.ask_around().await,
            9..15 => {
                let place = self.rng.usize(0..users);
                let who = self.windows[1 + place].viewer.user.unwrap();
                let kind = *self.rng.choice(&["undo", "undo", "hint"]).unwrap();
                match kind {
                    "undo" => drop(self.obey(who, json!({"type": "undo", "place": place})).await),
                    _ => self.take_hint(who, place).await,
                }
            }
            _ => {
                let able: Vec<usize> =
                    (1..=users).filter(|&i| !self.windows[i].legal.is_empty()).collect();
                let Some(&i) = self.rng.choice(&able) else { return self.hear().await };
                let window = &self.windows[i];
                let action = self.rng.choice(&window.legal).unwrap();
                let (who, place) = (window.viewer.user.unwrap(), window.viewer.place);
                let act = json!({"type": "act", "place": place, "decided_on": window.seq, "action": action});
                self.obey(who, act).await.unwrap();
            }
        }
    }

    /// Asks for a hint. What it says is kept without the names of its own fields, which are those of
    /// hidden things elsewhere.
    async fn take_hint(&mut self, who: usize, place: usize) {
        let path = format!("/api/tables/{}/hint", self.table);
        let body = Some(json!({"place": place}));
        let reply = self.people.browsers[who].send("POST", &path, body).await;
        let hint: Value = serde_json::from_str(&reply.text).unwrap();
        let Some(advice) = hint["actions"].as_array() else { return };
        let own = Viewer { user: Some(who), place: Some(place) };
        let live = self.people.app.hub.find(&self.table).await.unwrap();
        let now = live.seq().0;
        for it in advice {
            let kept = json!({"advice": it["action"], "reasons": it["reasons"]});
            self.sent.push((own.clone(), kept.to_string(), now));
        }
        self.sent.push((own, json!({"plan": hint["plan"]}).to_string(), now));
        while self.windows.iter().any(|window| window.seq < now) {
            self.hear().await;
        }
    }

    /// Sends a user's command, then reads everybody's messages.
    async fn obey(&mut self, who: usize, command: Value) -> Result<(), String> {
        let People { app, users, .. } = &self.people;
        let command = serde_json::from_value(command).unwrap();
        let done = obey(app, &self.table, sender(&users[who]), command).await;
        match done {
            Ok(done) => {
                while self.windows.iter().any(|window| window.seq < done.seq.0) {
                    self.hear().await;
                }
                Ok(())
            }
            Err(error) => Err(error.refused.code.to_string()),
        }
    }

    /// Waits for the next event, then reads everybody's messages.
    async fn hear(&mut self) {
        let next = self.windows.iter().map(|window| window.seq).min().unwrap() + 1;
        for i in 0..self.windows.len() {
            while self.windows[i].seq < next {
                let inbox = &mut self.windows[i].watching.inbox;
                match timeout(PATIENCE, inbox.next()).await.unwrap() {
                    Some(messages) => {
                        for message in messages {
                            self.take(i, message.as_str().to_string());
                        }
                    }
                    // Bots were too fast for this window.
                    None => self.look_again(i, self.windows[i].seq).await,
                }
            }
        }
    }

    async fn look(&mut self, viewer: Viewer) {
        let People { app, users, .. } = &self.people;
        let watching = watch(&app.hub, users, &self.table, &viewer, None).await;
        let window = Window { viewer, watching, seq: 0, legal: Vec::new(), over: false };
        self.windows.push(window);
        self.take_first(self.windows.len() - 1);
    }

    async fn look_again(&mut self, i: usize, seq: u64) {
        let People { app, users, .. } = &self.people;
        let viewer = &self.windows[i].viewer;
        self.windows[i].watching = watch(&app.hub, users, &self.table, viewer, Some(seq)).await;
        self.take_first(i);
    }

    fn take_first(&mut self, i: usize) {
        for message in std::mem::take(&mut self.windows[i].watching.first) {
            self.take(i, message.as_str().to_string());
        }
    }

    fn take(&mut self, i: usize, text: String) {
        let message: Value = serde_json::from_str(&text).unwrap();
        let window = &mut self.windows[i];
        let (seq, legal) = match message["type"].as_str().unwrap() {
            "review" => {
                let seq = window.seq;
                return self.sent.push((window.viewer.clone(), text, seq));
            }
            "view" => (&message["view"]["seq"], &message["view"]["legal"]),
            _ => (&message["event"]["seq"], &message["legal"]),
        };
        window.seq = seq.as_u64().unwrap();
        if let Some(legal) = legal.as_array() {
            window.legal = legal.clone();
        }
        window.over |= ["event", "view"].iter().any(|part| message[part].get("result").is_some());
        // A late message is judged by what was open when it happened.
        self.now = self.now.max(window.seq);
        let seq = window.seq;
        self.sent.push((window.viewer.clone(), text, seq));
    }

    /// Sends every GET request as everybody, after there was news of a review.
    async fn ask_around(&mut self) {
        let table = self.table.clone();
        let (state, steps) = (ReviewState::Running, Vec::new());
        let news = ReviewNews { state, done: 0, total: 9, deal: None, steps };
        self.people.app.hub.tell_review(&table, &news);
        for i in 0..self.windows.len() {
            let viewer = self.windows[i].viewer.clone();
            let mut browser = match viewer.user {
                Some(user) => self.people.browsers[user].clone(),
                None => Server { app: self.people.app.clone() }.browser(),
            };
            // Without a given place, users look from their first one.
            let shown = match viewer {
                Viewer { user: Some(0), place: None } => Viewer { user: Some(0), place: Some(0) },
                viewer => viewer,
            };
            let place = shown.place.map(|place| format!("?place={place}")).unwrap_or_default();
            let past = self.rng.u64(0..=self.now);
            for path in [
                format!("/api/tables/{table}{place}"),
                format!("/api/tables/{table}/at/{past}{place}"),
                format!("/api/tables/{table}/at/{}{place}", self.now),
                format!("/api/tables/{table}/record"),
                format!("/api/tables/{table}/review"),
                "/api/tables".to_string(),
                "/api/me/games".to_string(),
                format!("/api/users/{}", self.people.users[1].id),
            ] {
                let reply = browser.ask("GET", &path).await;
                // Bots may have moved on by now.
                let live = self.people.app.hub.find(&table).await.unwrap();
                self.sent.push((shown.clone(), reply.text, live.seq().0));
            }
        }
    }
}

async fn watch(
    hub: &std::sync::Arc<Hub>,
    users: &[User],
    table: &str,
    viewer: &Viewer,
    seq: Option<u64>,
) -> Watching {
    let live = hub.find(table).await.unwrap();
    let user = viewer.user.map(|user| users[user].id.clone());
    let look = viewer.place.map_or(Look::Watch, Look::From);
    clockwork::watch(hub, &live, user, look, seq.map(Seq)).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_is_ever_sent_what_they_may_not_know() {
    let mut checked = HashMap::<&str, usize>::new();
    let mut people = People::new().await;
    for seed in 0..GAMES {
        let mut rng = fastrand::Rng::with_seed(seed);
        let game = ["tiny", "card_game", "tiny", "card_game", "tiny", "usa", "tiny", "europe"]
            [seed as usize % 8];
        let places = rng.usize(
            2..=match game {
                "tiny" => 3,
                "card_game" => 4,
                _ => 5,
            },
        );
        let bots = rng.usize(0..places.min(3));
        let shared = places - bots > 1 && rng.bool();
        let play = Play { seed, game, places, bots, shared };
        let (oracle, sent) = Overheard::play(&mut people, &play).await;
        assert!(oracle.tickets.len() > 5 && oracle.end < u64::MAX);
        for (viewer, text, now) in &sent {
            if let Err(leak) = oracle.check(viewer, text, *now) {
                panic!("{play:?}: {viewer:?} got {leak} in {text}");
            }
        }
        *checked.entry(game).or_default() += sent.len();
    }
    assert!(checked.values().all(|&messages| messages > 1000), "{checked:?}");
}

/// How many games to play.
const GAMES: u64 = 200;

#[tokio::test]
async fn the_check_finds_every_kind_of_leak() {
    let mut people = People::new().await;
    let play = Play { seed: 3, game: "europe", places: 3, bots: 0, shared: false };
    let (oracle, sent) = Overheard::play(&mut people, &play).await;
    let me = Viewer { user: Some(1), place: Some(1) };
    let find = |kind: &str| {
        let has = |(viewer, text, _): &&(Viewer, String, u64)| *viewer == me && text.contains(kind);
        let (_, text, now) = sent.iter().find(has).unwrap();
        (serde_json::from_str::<Value>(text).unwrap(), *now)
    };
    let (event, now) = find(r#""type":"card_drawn""#);
    let (view, then) = find(r#""type":"view""#);
    let caught = |message: &Value, now: u64| oracle.check(&me, &message.to_string(), now).is_err();
    assert!(!caught(&event, now) && !caught(&view, then));

    type Doctor = fn(&mut Value, &Oracle);
    let doctors: [(&str, Doctor); 13] = [
        ("a hand", |it, _| it["game"]["players"][0]["hand"] = json!({"red": 1})),
        ("an offer", |it, _| it["game"]["players"][2]["offer"] = json!({})),
        ("kept", |it, _| it["game"]["players"][2]["kept"] = json!([])),
        ("a pile", |it, _| it["game"]["players"][1]["pile_cards"] = json!({})),
        ("the deck", |it, _| it["game"]["deck"] = json!(["red"])),
        ("a row", |it, _| it["game"]["row"][0] = json!("nothing")),
        ("the action", |it, _| it["event"]["action"] = json!({})),
        ("a review", |it, _| it["type"] = json!("review")),
        ("a new field", |it, _| it["event"]["drawn"] = json!("red")),
        ("a blind card", |it, _| {
            it["event"]["events"] =
                json!([{"type": "card_drawn", "player": 0, "from": "deck", "card": "red"}]);
        }),
        ("a ticket", |it, oracle| {
            let strange = |id: &&String| !oracle.seen.last().unwrap()[1].contains(*id);
            it["event"]["why"] = json!(oracle.tickets.iter().find(strange).unwrap());
        }),
        ("the seed", |it, oracle| it["event"]["why"] = json!(oracle.secrets[0])),
        ("a token", |it, oracle| it["event"]["why"] = json!(oracle.tokens[0])),
    ];
    for (what, doctor) in doctors {
        let mut doctored = event.clone();
        doctor(&mut doctored, &oracle);
        assert!(caught(&doctored, now), "{what} is not found");
    }
    let whisper = json!({"type": "said", "seq": now, "channel": "spectators", "text": "psst"});
    assert!(caught(&json!({"type": "event", "event": whisper}), now));
    let mut view = view;
    view["view"]["chat"] = json!([whisper]);
    assert!(caught(&view, then) && caught(&view, oracle.end));
}
