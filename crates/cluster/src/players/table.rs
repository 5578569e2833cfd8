//! One game of two people and perhaps a bot. Both people check what they are told.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::time::{Duration, Instant};

use client::{Client, Error, Message, Raw, Socket};
use fastrand::Rng;
use protocol::ids::Seq;
use protocol::message::{Answer, Verdict};
use serde_json::{Value, json};
use tokio::sync::watch::Receiver;
use tokio::time::{sleep, timeout};

use super::watch::Watch;

/// How long a table may go without a message before it counts as stuck. The longest trouble takes
/// half a minute.
const PATIENCE: Duration = Duration::from_secs(90);

/// How long after the end of a game a server may need to know it.
const CATCHING_UP: Duration = Duration::from_secs(20);

/// How long people think, in milliseconds.
const THINKING: std::ops::Range<u64> = 50..250;

/// How long to wait before the next attempt to connect, and before something refused is tried again.
const PAUSE: Duration = Duration::from_millis(100);

/// The third player, if there is one. Quick bots leave room for more tables.
const BOTS: [Option<&str>; 4] = [None, Some("greedy"), Some("planner"), Some("planner")];

/// A person at the table.
struct Person {
    client: Client,
    socket: Socket,
    /// What they may do now.
    legal: Option<Raw>,
    /// The seqs on which they decided something that was not seen done yet.
    sent: BTreeSet<Seq>,
    /// The action that is not answered yet: its id, what it was decided on, and what it is.
    open: Option<(String, Seq, Value)>,
    /// How many actions got no answer, and may have been done.
    unanswered: usize,
    /// What was acknowledged, by the seq it got.
    acknowledged: BTreeMap<Seq, Value>,
    /// The last seq they know of.
    heard: Seq,
}

/// A table.
pub struct Table {
    id: String,
    people: [Person; 2],
    /// When the first of them knew of an entry, for those that not all know of yet.
    known: BTreeMap<Seq, Instant>,
    /// The last trouble after which they acted.
    pub healed: u64,
    over: bool,
    watch: Arc<Watch>,
}

impl Table {
    /// Opens a table, seats everybody and starts the game.
    pub async fn open(
        url: &str,
        number: u64,
        watch: Arc<Watch>,
        rng: &mut Rng,
    ) -> Result<Table, Error> {
        let host = Client::guest(url, &format!("Chaos {number}a")).await?;
        let guest = host.another_guest(&format!("Chaos {number}b")).await?;
        let bot = BOTS[rng.usize(..BOTS.len())];
        let game = ["usa", "europe", "card_game"][rng.usize(..3)];
        let places = 2 + usize::from(bot.is_some());
        let settings = json!({ "game": game, "places": places, "access": "link" });
        let id = host.create_table(&settings).await?.id;
        guest.command(&id, &json!({ "type": "join", "place": 1 })).await?;
        if let Some(level) = bot {
            let bot = json!({ "type": "place_bot", "place": 2, "level": level });
            host.command(&id, &bot).await?;
        }
        host.command(&id, &json!({ "type": "start" })).await?;
        let people = [Person::sit(host, &id, 0).await?, Person::sit(guest, &id, 1).await?];
        Ok(Table { id, people, known: BTreeMap::new(), healed: 0, over: false, watch })
    }

    /// Its id.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Plays until the game or the time is over.
    pub async fn play(&mut self, rng: &mut Rng, over: &Receiver<bool>) -> Result<(), Error> {
        while !self.over && !*over.borrow() {
            let (place, received) = self.next().await?;
            match received {
                Some(message) => self.take(place, message),
                None => self.reconnect(place).await?,
            }
            let able = |person: &Person| person.open.is_none() && person.legal.is_some();
            let Some(place) = self.people.iter().position(able) else { continue };
            sleep(Duration::from_millis(rng.u64(THINKING))).await;
            self.act(place, rng).await?;
        }
        if self.over {
            self.watch.ended();
        }
        Ok(())
    }

    /// Looks at the table afresh: whatever was acknowledged or shown must be there.
    pub async fn check(&mut self) {
        let known = |person: &Person| {
            let acknowledged = person.acknowledged.keys().last().copied();
            acknowledged.unwrap_or(Seq(0)).max(person.heard)
        };
        let known = self.people.iter().map(known).max().unwrap_or(Seq(0));
        let begun = Instant::now();
        loop {
            let view = self.people[0].client.view(&self.id, Some(0)).await;
            let seq = view.as_ref().map(|view| view["view"]["seq"].as_u64().unwrap_or(0));
            match seq {
                Ok(seq) if seq >= known.0 => break,
                // A server may show it a moment later than another.
                _ if begun.elapsed() < CATCHING_UP => sleep(PAUSE).await,
                Ok(seq) => {
                    let id = &self.id;
                    return self
                        .watch
                        .lost(format!("table {id}: {} was shown, now {seq}", known.0));
                }
                Err(error) => return self.watch.failed(format!("a table can't be seen: {error}")),
            }
        }
        if !self.over {
            return;
        }
        // A finished game shows every action.
        match self.people[0].client.record(&self.id).await {
            Ok(record) => self.compare(&record),
            Err(error) => self.watch.failed(format!("a record can't be had: {error}")),
        }
    }

    /// Compares the actions of a record with those that were acknowledged: those are in it, in that
    /// order, and no more than were sent.
    fn compare(&self, record: &Value) {
        let Some(actions) = record["actions"].as_array() else {
            return self.watch.failed("a record has no actions".to_string());
        };
        for (place, person) in self.people.iter().enumerate() {
            let own = |it: &&Value| it["player"].as_u64() == Some(place as u64);
            let recorded: Vec<&Value> =
                actions.iter().filter(own).map(|it| &it["action"]).collect();
            let mut left = recorded.iter();
            let missing =
                person.acknowledged.iter().find(|(_, action)| !left.any(|it| it == action));
            if let Some((seq, action)) = missing {
                self.watch.lost(format!("table {}, seq {}: {action}", self.id, seq.0));
            }
            // The end of the game is heard before the last action is answered.
            let open = usize::from(person.open.is_some());
            let most = person.acknowledged.len() + person.unanswered + open;
            if recorded.len() > most {
                let (id, recorded) = (&self.id, recorded.len());
                self.watch.twice(format!("table {id}: {recorded} recorded, at most {most} sent"));
            }
        }
    }

    /// The next message to either of them, or `None` if that connection was lost.
    async fn next(&mut self) -> Result<(usize, Option<Message>), Error> {
        let [one, two] = &mut self.people;
        let either = async {
            tokio::select! {
                received = one.socket.next() => (0, received),
                received = two.socket.next() => (1, received),
            }
        };
        let waited = timeout(PATIENCE, either).await;
        let (place, received) = waited.map_err(|_| Error::TimedOut(PATIENCE.as_secs()))?;
        match received {
            Ok(received) => Ok((place, Some(received.message))),
            Err(Error::Lost(_)) => Ok((place, None)),
            Err(error) => Err(error),
        }
    }

    fn take(&mut self, place: usize, message: Message) {
        match message {
            Message::View(view) => {
                self.people[place].legal = Some(view.legal).filter(|legal| !legal.is_empty_list());
                self.over |= view.result.is_some();
                self.hear(place, view.seq);
            }
            Message::Event(event) => {
                self.hear(place, event.seq);
                self.over |= event.result.is_some();
                if event.kind == "acted" && event.place == Some(place) {
                    self.match_with_sent(place, event.seq);
                }
                if let Some(legal) = event.legal {
                    self.people[place].legal = Some(legal).filter(|legal| !legal.is_empty_list());
                }
            }
            Message::Answer(answer) => self.answered(place, answer),
            Message::Review(_) | Message::Bye(_) => {}
        }
    }

    /// Notes that somebody knows of all entries up to one.
    fn hear(&mut self, place: usize, seq: Seq) {
        let now = Instant::now();
        let before = self.people[place].heard;
        for (_, known) in self.known.range(before.next()..=seq) {
            self.watch.heard(now - *known);
        }
        self.known.entry(seq).or_insert(now);
        self.people[place].heard = before.max(seq);
        let all = self.people[0].heard.min(self.people[1].heard);
        self.known.retain(|seq, _| *seq > all);
    }

    /// An action of this person was done: it must be one that they sent, and done only once.
    fn match_with_sent(&mut self, place: usize, done: Seq) {
        let sent = &mut self.people[place].sent;
        match sent.range(..done).next_back().copied() {
            // Whatever was decided before that is out of date.
            Some(on) => sent.retain(|other| *other > on),
            None => self.watch.twice(format!("table {}, seq {}", self.id, done.0)),
        }
    }

    fn answered(&mut self, place: usize, answer: Answer) {
        let person = &mut self.people[place];
        let Some((_, on, action)) = person.open.take_if(|(id, ..)| *id == answer.id) else {
            return;
        };
        match answer.verdict {
            Verdict::Done(done) => {
                person.acknowledged.insert(done.seq, action);
                self.watch.acted();
                let (healed, at) = self.watch.healed();
                if healed > self.healed {
                    self.healed = healed;
                    self.watch.back(at.elapsed());
                }
            }
            Verdict::Refused(refused) => {
                match &*refused.code {
                    // The database was lost on the way. It may have been done.
                    "storage_busy" => person.unanswered += 1,
                    _ => _ = person.sent.remove(&on),
                }
                self.watch.refused(&refused.code);
            }
        }
    }

    async fn act(&mut self, place: usize, rng: &mut Rng) -> Result<(), Error> {
        let person = &mut self.people[place];
        let Some(legal) = &person.legal else { return Ok(()) };
        let mut actions: Vec<Value> = legal.read()?;
        let action = actions.swap_remove(rng.usize(..actions.len()));
        let on = person.heard;
        person.sent.insert(on);
        match person.socket.act(&action).await {
            Ok(id) => person.open = Some((id, on, action)),
            // Whether it arrived will be seen.
            Err(_) => {
                person.unanswered += 1;
                person.socket.cut();
            }
        }
        Ok(())
    }

    /// Connects again, however long it takes. What was sent and not answered may have been done.
    async fn reconnect(&mut self, place: usize) -> Result<(), Error> {
        let begun = Instant::now();
        let person = &mut self.people[place];
        person.unanswered += usize::from(person.open.take().is_some());
        person.socket.backoff.tries = 1;
        loop {
            match person.socket.resume().await {
                Ok(()) => break,
                Err(error) if begun.elapsed() > PATIENCE => return Err(error),
                Err(_) => sleep(PAUSE).await,
            }
        }
        self.watch.reconnected(begun.elapsed());
        Ok(())
    }
}

impl Person {
    async fn sit(client: Client, table: &str, place: usize) -> Result<Person, Error> {
        let socket = Socket::open(&client, table, Some(place)).await?;
        Ok(Person {
            client,
            socket,
            legal: None,
            sent: BTreeSet::new(),
            open: None,
            unanswered: 0,
            acknowledged: BTreeMap::new(),
            heard: Seq(0),
        })
    }
}
