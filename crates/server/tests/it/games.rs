//! Complete games over real sockets, with clients that disconnect and come back at random.

use client::Client;
use formats::record::RecordDoc;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use crate::host::Host;
use crate::tab::{Back, Tab};

/// A game to play.
#[derive(Clone, Debug)]
pub struct Play {
    pub seed: u64,
    pub game: &'static str,
    pub places: usize,
    /// How many places have server bots, counting from the last.
    pub bots: usize,
    /// Whether the host also holds place 1.
    pub shared: bool,
}

impl Play {
    pub fn settings(&self) -> Value {
        let mut settings = json!({
            "game": self.game,
            "places": self.places,
            "access": "link",
            "stand_in": "random",
            "several_places": self.shared,
        });
        if self.game == "tiny" {
            settings["map"] = tiny();
        }
        if self.game == "card_game" && self.seed.is_multiple_of(2) {
            settings["open_piles"] = json!(true);
        }
        settings
    }

    pub fn bots(&self) -> Value {
        let level = |place: usize| ["random", "greedy"][place % 2];
        (self.places - self.bots..self.places)
            .map(|place| json!({"place": place, "level": level(place)}))
            .collect()
    }
}

/// The map file from the docs.
pub fn tiny() -> Value {
    let file = include_str!("../../../../docs/examples/tiny.json");
    serde_json::from_str(file).unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_over_sockets_that_drop_end_with_the_same_view_for_everybody() {
    let host = Host::start().await;
    let play = |seed, game, places, bots, shared| Play { seed, game, places, bots, shared };
    let plays = [
        play(1, "usa", 2, 0, false),
        play(2, "usa", 4, 1, true),
        play(3, "usa", 5, 3, false),
        play(4, "europe", 2, 1, false),
        play(5, "europe", 3, 0, true),
        play(6, "europe", 5, 1, false),
        play(7, "card_game", 2, 0, false),
        play(8, "card_game", 3, 1, false),
        play(9, "card_game", 4, 1, true),
        play(10, "card_game", 4, 0, false),
        play(11, "tiny", 2, 0, false),
        play(12, "tiny", 3, 1, true),
        play(13, "tiny", 3, 2, false),
    ];
    let tasks: Vec<_> = plays
        .into_iter()
        .map(|play| {
            let url = host.url();
            (
                play.clone(),
                tokio::spawn(async move { Game::begin(&url, &play).await.play_to_its_end().await }),
            )
        })
        .collect();
    let mut drops = 0;
    for (play, task) in tasks {
        drops += task.await.unwrap_or_else(|error| panic!("{play:?}: {error}"));
    }
    assert!(drops > 200, "only {drops} drops");
}

/// A game and everybody who watches it.
struct Game {
    table: String,
    rng: fastrand::Rng,
    /// One tab for each user's place, then a second one for place 0, then spectators.
    tabs: Vec<Tab>,
    users: usize,
    /// Places whose last command may still be on its way.
    unsure: Vec<usize>,
    replaced: Vec<usize>,
    /// How often tabs lost their connection.
    drops: usize,
}

impl Game {
    async fn begin(url: &str, play: &Play) -> Game {
        let anna = Client::guest(url, "Anna").await.unwrap();
        let new = json!({"settings": play.settings(), "bots": play.bots()});
        let table: protocol::message::TableName = anna.post("/api/tables", &new).await.unwrap();
        let users = play.places - play.bots;
        let mut people = vec![anna.clone()];
        for place in 1..users {
            if play.shared && place == 1 {
                let join = json!({"type": "join", "place": 1, "name": "Anton"});
                anna.command(&table.id, &join).await.unwrap();
                people.push(anna.clone());
            } else {
                let other = anna.another_guest(&format!("Guest {place}")).await.unwrap();
                other.join(&table.code, None).await.unwrap();
                people.push(other);
            }
        }
        let mut tabs = Vec::new();
        for (place, user) in people.iter().enumerate() {
            tabs.push(Tab::open(user, &table.id, Some(place)).await);
        }
        tabs.push(Tab::open(&anna, &table.id, Some(0)).await);
        let watcher = anna.another_guest("Watcher").await.unwrap();
        tabs.push(Tab::open(&watcher, &table.id, None).await);
        tabs.push(Tab::open(&Client::nobody(url).unwrap(), &table.id, None).await);
        tabs[0].ask(json!({"type": "start"})).await.unwrap();
        Game {
            table: table.id,
            rng: fastrand::Rng::with_seed(play.seed),
            tabs,
            users,
            unsure: Vec::new(),
            replaced: Vec::new(),
            drops: 0,
        }
    }

    /// Plays to the end. Returns how often a tab was disconnected.
    async fn play_to_its_end(mut self) -> usize {
        while !self.settled().await {
            match self.rng.u32(0..100) {
                0..10 => self.drop_one().await,
                10..13 => self.say().await,
                13 => self.resign_or_come_back().await,
                _ => self.act().await,
            }
        }
        self.check().await;
        self.drops
    }

    /// Lets every tab catch up with all others. Returns whether the game is over.
    async fn settled(&mut self) -> bool {
        let seq = self.tabs.iter().map(|tab| tab.seq).max().unwrap();
        for tab in &mut self.tabs {
            tab.settle(seq).await;
        }
        self.tabs[0].is_over()
    }

    async fn drop_one(&mut self) {
        let i = self.rng.usize(0..self.tabs.len());
        self.drop(i).await;
    }

    async fn drop(&mut self, i: usize) {
        let seq = self.tabs[i].seq;
        let back = match self.rng.u32(0..4) {
            0 => Back::Fresh,
            1 => Back::From(self.rng.u64(seq.saturating_sub(30)..=seq)),
            _ => Back::Resumed,
        };
        self.drops += 1;
        self.tabs[i].cut();
        self.tabs[i].come_back(back, seq).await;
    }

    async fn say(&mut self) {
        // Not the last one: it is anonymous.
        let i = self.rng.usize(0..self.tabs.len() - 1);
        let text = format!("<b>{}</b> \"&", self.rng.u32(..));
        let done = self.tabs[i].ask(json!({"type": "say", "text": text})).await;
        let seq = done.unwrap().seq.0;
        assert_eq!(self.tabs[i].heard[&seq]["event"]["text"], text);
    }

    async fn resign_or_come_back(&mut self) {
        let place = self.rng.usize(0..self.users);
        let back = self.replaced.iter().position(|it| *it == place);
        let command = if back.is_some() { "come_back" } else { "resign" };
        let asked = self.tabs[place].ask(json!({"type": command, "place": place})).await;
        match (asked, back) {
            (Ok(_), Some(at)) => drop(self.replaced.swap_remove(at)),
            (Ok(_), None) => self.replaced.push(place),
            (Err(refusal), _) => assert_eq!(refusal.code, "finished"),
        }
    }

    /// Acts for somebody who may act, or waits for the bots if nobody can.
    async fn act(&mut self) {
        let may = |&i: &usize| !self.tabs[i].legal.is_empty();
        let able: Vec<usize> = (0..self.users).filter(may).collect();
        let Some(&place) = self.rng.choice(&able) else {
            self.tabs[0].next().await;
            return;
        };
        let tab = &mut self.tabs[place];
        let action = self.rng.choice(&tab.legal).unwrap().clone();
        if self.rng.u32(0..12) == 0 {
            // The connection drops before the answer arrives, so the tab can't know whether it was
            // done.
            let (command, seq) = (tab.acting(&action), tab.seq);
            tab.send(&command).await;
            self.unsure.push(place);
            self.drop(place).await;
            let tab = &mut self.tabs[place];
            let mine = |seq: u64| {
                let event = &tab.heard[&seq]["event"];
                event["type"] == "acted" && event["place"] == place && event["by"] == "user"
            };
            let known = (seq + 1..=tab.seq).all(|seq| tab.heard.contains_key(&seq));
            let was_done = known && (seq + 1..=tab.seq).any(mine);
            if self.rng.bool() {
                // Sending it again must not do it twice.
                let again = tab.ask(command).await;
                assert!(!(was_done && again.is_ok()), "done twice: {action}");
            }
            return;
        }
        match tab.act(&action).await {
            Ok(done) => {
                let event = &tab.heard[&done.seq.0]["event"];
                assert_eq!(event["type"], "acted");
                assert_eq!((&event["place"], &event["by"]), (&json!(place), &json!("user")));
                self.unsure.retain(|it| *it != place);
            }
            Err(refusal) => {
                let unsure = self.unsure.contains(&place);
                assert!(unsure, "{action} was refused: {refusal}");
                self.unsure.retain(|it| *it != place);
            }
        }
    }

    async fn check(&mut self) {
        for tab in &self.tabs {
            tab.check().await;
        }
        // Two windows of the same viewer were told the same.
        let spectators = self.tabs.len() - 2;
        for (a, b) in [(0, self.users), (spectators, spectators + 1)] {
            let (a, b) = (&self.tabs[a].heard, &self.tabs[b].heard);
            let both: Vec<&u64> = a.keys().filter(|seq| b.contains_key(seq)).collect();
            assert!(both.len() > 10);
            for seq in both {
                assert_eq!(a[seq], b[seq], "two windows at {seq}");
            }
        }
        self.check_record().await;
        self.check_moments().await;
    }

    async fn check_record(&self) {
        let tab = &self.tabs[0];
        let record = tab.client.record(&self.table).await.unwrap();
        let record = RecordDoc::read(&record.to_string()).unwrap();
        let (game, differs) = record.replay().unwrap();
        assert_eq!(differs, None);
        assert!(game.is_finished());
        assert_eq!(serde_json::to_value(game.score()).unwrap(), tab.result);
        let [seed, salt] = ["seed", "salt"].map(|field| tab.opened[field].as_str().unwrap());
        let digest = Sha256::digest([bytes(seed), bytes(salt)].concat());
        assert_eq!(hex(&digest), tab.commitment.as_str().unwrap());
        assert_eq!(record.seed.trim_end_matches('0'), seed.trim_end_matches('0'));
    }

    async fn check_moments(&mut self) {
        for i in 0..self.tabs.len() {
            for _ in 0..4 {
                let tab = &self.tabs[i];
                let seq = self.rng.u64(0..=tab.seq);
                let place = tab.place.map(|place| format!("?place={place}")).unwrap_or_default();
                let path = format!("/api/tables/{}/at/{seq}{place}", self.table);
                let at: Value = tab.client.get(&path).await.unwrap();
                assert_eq!(at["view"]["seq"], seq);
                if let Some(game) = tab.game_at(seq) {
                    assert_eq!(&at["view"]["game"], game, "seq {seq} at place {:?}", tab.place);
                    // Now that the game is over, everything is open to anybody who looks back.
                    assert_eq!(
                        at["position"]["players"].as_array().unwrap().len(),
                        game["players"].as_array().unwrap().len()
                    );
                }
                if let Some(message) = tab.heard.get(&seq) {
                    assert_eq!(at["event"], message["event"]);
                }
            }
        }
    }
}

fn bytes(hex: &str) -> Vec<u8> {
    (0..hex.len()).step_by(2).map(|i| u8::from_str_radix(&hex[i..i + 2], 16).unwrap()).collect()
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
