//! A table with everything around it: its store, its timer, its asks, its listeners. It works the
//! way the server does: decide, store, tell, then wait for the next wake or answer.

use bots::{HasBots, Level, Seat};
use engine::event::Event;
use formats::action::ActionDoc;
use formats::documented::Documented;
use formats::whichever;
use protocol::heard::Heard;
use protocol::ids::{Kind, Person, Seq, Time, UserId};
use protocol::settings::Settings;
use protocol::view::Stage;
use table::bot_input::BotInput;
use table::command::{Ask, Command, Due, Request};
use table::decide::Decided;
use table::entry::{Change, Entry};
use table::fair::Secret;
use table::heard::Listener;
use table::refused::Refused;
use table::table::{BOT_PATIENCE, NewTable, Table};

use crate::hidden::check_events;

/// A table under test. After every command it checks what must always hold.
pub struct Sim {
    pub table: Table,
    /// The same table, built from the stored entries.
    pub follower: Table,
    pub entries: Vec<Entry>,
    pub timer: Option<Due>,
    pub asks: Vec<Ask>,
    pub now: u64,
    pub rng: fastrand::Rng,
    /// What each listener heard, entry by entry.
    pub heard: Vec<(Listener, Vec<Heard>)>,
    /// The game events that the player in each seat heard.
    pub events: Vec<Vec<Event>>,
}

pub fn user(i: usize) -> UserId {
    UserId(format!("u{i}"))
}

pub fn person(i: usize) -> Person {
    Person { user: user(i), name: format!("Name {i}"), kind: Some(Kind::Guest) }
}

pub fn level(code: &str) -> Level {
    Level::named(code).unwrap()
}

pub fn secret(rng: &mut fastrand::Rng) -> Secret {
    Secret(std::array::from_fn(|_| rng.u8(..)))
}

/// Settings with stand-in bots that are quick.
pub fn settings(game: &str, places: usize) -> Settings {
    Settings { stand_in: level("random"), ..Settings::new(game, places) }
}

impl Sim {
    /// A table whose host is user 0.
    pub fn new(settings: Settings, seed: u64) -> Sim {
        Sim::of(Table::create(person(0), settings, Time(1000)).unwrap(), seed)
    }

    pub fn of(new: NewTable, seed: u64) -> Sim {
        let NewTable { table, happened } = new;
        let entry = happened.entry().clone();
        let follower = Table::replay([stored(&entry)]).unwrap();
        assert_eq!(follower, table);
        assert!(table.hear(&happened, &watcher()).is_ok());
        Sim {
            follower,
            entries: vec![entry],
            events: vec![Vec::new(); table.settings().places],
            table,
            timer: None,
            asks: Vec::new(),
            now: 1000,
            rng: fastrand::Rng::with_seed(seed),
            heard: Vec::new(),
        }
    }

    /// A game that has started, with the first `users` seats held by users and bots in the rest.
    pub fn started(settings: Settings, users: usize, seed: u64) -> Sim {
        let places = settings.places;
        let mut sim = Sim::new(settings, seed);
        for i in 1..users {
            sim.ask(i, join(i)).unwrap();
        }
        for place in users..places {
            let level = level(["random", "greedy"][place % 2]);
            sim.ask(0, Request::PlaceBot { place, level }).unwrap();
        }
        sim.listen(None, None);
        for i in 0..users {
            sim.listen(Some(i), Some(i));
        }
        sim.start();
        sim
    }

    pub fn start(&mut self) {
        let (seed, salt) = (secret(&mut self.rng), secret(&mut self.rng));
        self.ask(0, Request::Start { seed, salt }).unwrap();
    }

    pub fn listen(&mut self, user_number: Option<usize>, place: Option<usize>) {
        let listener = Listener { user: user_number.map(user), place };
        self.heard.push((listener, Vec::new()));
    }

    pub fn ask(&mut self, i: usize, request: Request) -> Result<(), Refused> {
        self.send(Command::User { user: user(i), request })
    }

    /// Sends a command and checks what must always hold.
    pub fn send(&mut self, command: Command) -> Result<(), Refused> {
        let before = self.table.clone();
        let decided = self.table.decide(command, Time(self.now));
        assert_eq!(self.table, before, "a decision changes nothing");
        let Decided { after, happened } = decided.inspect_err(|refused| {
            assert!(!refused.document().message.is_empty());
        })?;
        let entry = happened.entry().clone();
        assert_eq!(entry.seq, before.seq().next(), "seq has no gaps");
        let kept = stored(&entry);
        self.table = after;
        assert_eq!(entry.seq, self.table.seq());
        for (place, events) in self.events.iter_mut().enumerate() {
            events.extend(happened.heard_by(place));
            if happened.takes_back() {
                *events = self.table.heard_by(place);
            }
        }
        let told = self.follower.advance(&kept).unwrap();
        assert_eq!(self.follower, self.table, "the log is the truth");
        for (listener, list) in &mut self.heard {
            let heard = self.table.hear(&happened, listener).unwrap();
            let later = self.follower.hear(&told, listener).unwrap();
            assert_eq!(heard, later, "who resumes hears the same");
            check_events(&serde_json::to_value(&heard).unwrap(), listener.place);
            list.push(heard);
        }
        self.entries.push(entry);
        self.wait();
        Ok(())
    }

    /// Notes what the table is waiting for, and asks the bots that have not been asked yet.
    fn wait(&mut self) {
        self.timer = self.table.due();
        let asks = self.table.asks();
        self.asks.retain(|ask| asks.contains(ask));
        for ask in asks {
            if !self.asks.contains(&ask) {
                assert!(self.table.bot_input(&ask).is_some(), "a bot that is asked can answer");
                self.asks.push(ask);
            }
        }
        let wake = self.table.wake(Time(self.now));
        match self.table.stage() {
            Stage::Lobby => assert!(wake.is_some(), "every lobby is looked at again"),
            Stage::Playing => {
                let bots = (!self.asks.is_empty()).then_some(self.now + BOT_PATIENCE);
                let timer = self.timer.map(|due| due.at.0);
                assert!(timer.is_some() || bots.is_some(), "a table never hangs");
                assert_eq!(wake.map(|at| at.0), timer.into_iter().chain(bots).min());
            }
            Stage::Finished | Stage::Closed => assert_eq!(wake, None, "nothing is waited for"),
        }
    }

    pub fn is_playing(&self) -> bool {
        self.table.stage() == Stage::Playing
    }

    /// The actions the holder of a seat may take.
    pub fn legal(&self, i: usize, place: usize) -> Vec<ActionDoc> {
        let listener = Listener { user: Some(user(i)), place: Some(place) };
        self.table.view(&listener).unwrap().legal
    }

    /// Takes a random action for a seat that user `i` holds, if there is anything to do.
    pub fn act(&mut self, i: usize, place: usize) -> Option<Result<(), Refused>> {
        let legal = self.legal(i, place);
        let action = self.rng.choice(&legal)?.clone();
        let decided_on = self.table.seq();
        Some(self.ask(i, Request::Act { place, decided_on, action }))
    }

    /// Lets every bot that has been asked answer.
    pub fn answer_bots(&mut self) {
        for ask in self.asks.clone() {
            // Another bot's answer may have come first.
            if let Some(action) = answer(&self.table, &ask) {
                self.send(Command::Bot { place: ask.place, asked: ask.seq, action }).unwrap();
            }
        }
    }

    /// Plays to the end, with each user in the seat of the same number.
    pub fn finish(&mut self, users: usize) {
        while self.is_playing() {
            self.answer_bots();
            for i in 0..users {
                self.act(i, i).transpose().unwrap();
            }
        }
    }

    pub fn last(&self) -> &Change {
        &self.entries.last().unwrap().change
    }

    pub fn seq(&self) -> Seq {
        self.table.seq()
    }
}

pub fn join(i: usize) -> Request {
    Request::Join { place: None, name: format!("Name {i}"), kind: Kind::Guest }
}

pub fn watcher() -> Listener {
    Listener { user: None, place: None }
}

/// An entry as it comes back from a store.
pub fn stored(entry: &Entry) -> Entry {
    let text = entry.write();
    let again = Entry::read(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
    assert!(again == *entry, "an entry survives its document");
    again
}

/// The answer of the bot that is asked.
pub fn answer(table: &Table, ask: &Ask) -> Option<ActionDoc> {
    let heard = table.heard_by(ask.place);
    Some(whichever!(table.bot_input(ask)?, input => choose(input, &heard)))
}

fn choose<S: HasBots + Documented>(input: BotInput<S>, heard: &[Event]) -> ActionDoc {
    let BotInput { rules, player, players, chance, .. } = &input;
    let (player, players, chance) = (*player, *players, chance.clone());
    let seat = Seat { rules: &**rules, player, players, chance };
    let mut bot = bots::bot::<S>(&input.level.code(), seat).unwrap();
    heard.iter().for_each(|&event| bot.see(rules, event));
    input.answer(&bot.choose(rules, &input.view, &input.legal))
}

/// Every game with every number of players.
pub fn every_game() -> impl Iterator<Item = (&'static str, usize)> {
    let games = [("usa", 2..=5), ("europe", 2..=5), ("card_game", 2..=4)];
    games.into_iter().flat_map(|(game, players)| players.map(move |n| (game, n)))
}
