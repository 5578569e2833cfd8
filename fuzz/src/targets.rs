//! What must hold for any bytes at all: each function is a target, and panics if it doesn't.
//!
//! A document is read or refused in one line; what was read can be used, and is the same when it is written and
//! read again.

use std::sync::LazyLock;

use engine::chance::Seed;
use formats::action::{ActionDoc, DrawFrom, PlayerAction};
use formats::deck::DeckDoc;
use formats::error::{Error, read};
use formats::game::{AnyGame, AnyRulebook, Board, built_in_file};
use formats::map::MapDoc;
use formats::position::Options;
use formats::record::RecordDoc;
use formats::scenario::Scenario;
use formats::score::ScoreDoc;
use formats::words::Bag;
use schemars::JsonSchema;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use table::entry::Entry;
use table::table::Table;

/// Takes any bytes, and panics if something doesn't hold.
pub type Target = fn(&[u8]);

/// Every target, by the name of its corpus.
pub const TARGETS: [(&str, Target); 11] = [
    ("action", action),
    ("map", map),
    ("deck", deck),
    ("position", position),
    ("record", record),
    ("scenario", scenario),
    ("score", score),
    ("client_message", client_message),
    ("log", log),
    ("board_list", board_list),
    ("card_game_list", card_game_list),
];

/// An action, asked for at the start of a game.
pub fn action(data: &[u8]) {
    let Some(PlayerAction { player, action }) = text(data).and_then(same_again) else { return };
    for id in ["europe", "card_game"] {
        let mut game = deal(id, 3, Seed::default());
        let checked = game.check(player, &action).is_ok();
        assert_eq!(game.act(player, &action).is_ok(), checked);
    }
}

/// A map file: one without problems can be played.
pub fn map(data: &[u8]) {
    let Some(map) = text(data).and_then(same_again::<MapDoc>) else { return };
    let problems = map.to_map().err();
    for problem in problems.iter().flatten() {
        assert!(!problem.message.is_empty());
    }
    let board = Board::from_file(map);
    assert_eq!(board.is_err(), problems.is_some());
    let Ok(board) = board else { return };
    let names = (0..*board.rules.counts().players.start()).map(|i| format!("{i}")).collect();
    let game = AnyGame::deal(AnyRulebook::Board(board), names, Options::default(), Seed::default());
    use_game(game.expect("a map without problems is dealt"));
}

/// A deck file.
pub fn deck(data: &[u8]) {
    let Some(deck) = text(data).and_then(same_again::<DeckDoc>) else { return };
    let _ = deck.to_deck();
}

/// A position.
pub fn position(data: &[u8]) {
    if let Some(game) = text(data).and_then(|text| accepted(AnyGame::read(text))) {
        use_game(game);
    }
}

/// A record, replayed.
pub fn record(data: &[u8]) {
    let Some(record) = text(data).and_then(|text| accepted(RecordDoc::read(text))) else { return };
    let written = json(&record);
    assert_eq!(RecordDoc::read(&written).map(|again| json(&again)), Ok(written));
    if let Some((game, _)) = accepted(record.replay()) {
        use_game(game);
    }
}

/// A scenario, run.
pub fn scenario(data: &[u8]) {
    let Some(scenario) = text(data).and_then(|text| accepted(Scenario::read(text))) else { return };
    accepted(scenario.run());
}

/// The score of a game.
pub fn score(data: &[u8]) {
    text(data).and_then(same_again::<ScoreDoc>);
}

/// What a client sends over a socket.
pub fn client_message(data: &[u8]) {
    text(data).and_then(same_again::<protocol::command::ClientMessage>);
}

/// The log of a table, an entry on each line, replayed.
pub fn log(data: &[u8]) {
    let Some(text) = text(data) else { return };
    let entries: Result<Vec<Entry>, Error> = text.lines().map(Entry::read).collect();
    let Some(entries) = accepted(entries) else { return };
    for entry in &entries {
        let written = entry.write();
        assert!(Entry::read(&written).as_ref() == Ok(entry), "{written}");
    }
    if let Ok(table) = Table::replay(&entries) {
        assert_eq!(table.seq().0 + 1, entries.len() as u64);
    }
}

/// On the boards: what is listed is accepted, and nothing else; a refusal changes nothing.
pub fn board_list(data: &[u8]) {
    static GAMES: [LazyLock<Sample>; 2] =
        [LazyLock::new(|| Sample::of("usa")), LazyLock::new(|| Sample::of("europe"))];
    if let Some((first, rest)) = data.split_first() {
        play(&GAMES[usize::from(first % 2)], rest);
    }
}

/// The same in the Card Game.
pub fn card_game_list(data: &[u8]) {
    static GAME: LazyLock<Sample> = LazyLock::new(|| Sample::of("card_game"));
    play(&GAME, data);
}

fn text(data: &[u8]) -> Option<&str> {
    std::str::from_utf8(data).ok()
}

/// What was read, if anything was. A reason not to is one line.
fn accepted<T>(read: Result<T, Error>) -> Option<T> {
    read.map_err(|error| {
        assert!(
            !error.message.is_empty() && !error.to_string().contains(['\n', '\r']),
            "{error:?}"
        );
    })
    .ok()
}

/// A document, which reads the same after it is written.
fn same_again<T: DeserializeOwned + JsonSchema + Serialize>(text: &str) -> Option<T> {
    let document = accepted(read::<T>(text))?;
    let written = json(&document);
    let again = read::<T>(&written).unwrap_or_else(|error| panic!("{error} in our own {written}"));
    assert_eq!(json(&again), written);
    Some(document)
}

fn json(document: &impl Serialize) -> String {
    serde_json::to_string(document).expect("our documents are plain JSON")
}

fn deal(id: &str, players: usize, seed: Seed) -> AnyGame {
    let book = AnyRulebook::built_in(id).expect("it is built in");
    let names = (0..players).map(|player| format!("Player {player}")).collect();
    AnyGame::deal(book, names, Options::default(), seed).expect("the game is for so many players")
}

/// Looks at a game from all sides and plays a little.
fn use_game(mut game: AnyGame) {
    for turn in 0..12 {
        game.score();
        let written = json(&game.position());
        let again = AnyGame::read(&written);
        let again = again.unwrap_or_else(|error| panic!("{error} in our own {written}"));
        assert!(again.same_state(&game), "{written}");
        let legal = game.legal();
        let Some(chosen) = legal.get(turn * 7 % legal.len().max(1)) else { break };
        game.act(chosen.player, &chosen.action).expect("what is listed is accepted");
    }
}

/// The most actions asked for in one run.
const ACTIONS: usize = 32;

/// Plays on from some point of a built-in game as the bytes say: listed actions, and actions that are made up.
fn play(sample: &Sample, data: &[u8]) {
    let mut bytes = Bytes(data);
    let mut game = sample.choose(&mut bytes);
    for _ in 0..ACTIONS {
        if bytes.0.is_empty() || game.is_finished() {
            break;
        }
        let listed = game.legal();
        let chosen = &listed[bytes.below(listed.len())];
        game.check(chosen.player, &chosen.action).expect("what is listed is accepted");
        let asked = match bytes.below(4) {
            0 => made_up(&mut bytes, &sample.names),
            1 => altered(chosen, &mut bytes, &sample.names),
            _ => chosen.clone(),
        };
        ask(&mut game, &listed, &asked);
    }
}

/// Asks for an action and holds the answer against the list.
fn ask(game: &mut AnyGame, listed: &[PlayerAction], asked: &PlayerAction) {
    let before = game.clone();
    let is_listed = listed.iter().any(|action| same(action, asked));
    let checked = game.check(asked.player, &asked.action);
    match game.act(asked.player, &asked.action) {
        Ok(_) => {
            assert!(checked.is_ok(), "{asked:?} is done, but {checked:?}");
            // CG-SCORE-1: of the ways to complete tickets only the best is listed.
            let unlisted = matches!(asked.action, ActionDoc::CompleteTickets { .. });
            assert!(is_listed || unlisted, "{asked:?} is accepted, but not listed");
        }
        Err(refusal) => {
            assert_eq!(checked, Err(refusal));
            assert!(!is_listed, "{asked:?} is listed, but refused: {checked:?}");
            assert!(game.same_state(&before), "a refusal changed the state: {asked:?}");
            let [before, after] = [&before, &*game].map(|game| json(&game.position()));
            assert_eq!(after, before, "a refusal changed the position");
        }
    }
}

/// Whether two actions ask for the same, whatever the order of their tickets.
fn same(one: &PlayerAction, other: &PlayerAction) -> bool {
    let sorted = |tickets: &[String]| {
        let mut tickets = tickets.to_vec();
        tickets.sort();
        tickets
    };
    one.player == other.player
        && match (&one.action, &other.action) {
            (
                ActionDoc::KeepTickets { tickets: one },
                ActionDoc::KeepTickets { tickets: other },
            )
            | (
                ActionDoc::CompleteTickets { tickets: one },
                ActionDoc::CompleteTickets { tickets: other },
            ) => sorted(one) == sorted(other),
            (one, other) => one == other,
        }
}

/// Any action at all.
fn made_up(bytes: &mut Bytes<'_>, names: &Names) -> PlayerAction {
    let player = bytes.below(5);
    let action = match bytes.below(10) {
        0 => ActionDoc::KeepTickets { tickets: bytes.some_of(&names.tickets) },
        1 => ActionDoc::DrawCard { from: DrawFrom::Deck, slot: None },
        2 => ActionDoc::DrawCard { from: DrawFrom::Row, slot: Some(bytes.next() % 8) },
        3 => ActionDoc::DrawTickets {},
        4 => ActionDoc::ClaimTrack { track: bytes.one_of(&names.tracks), cards: bytes.cards() },
        5 => ActionDoc::PayTunnel { cards: bytes.cards() },
        6 => ActionDoc::LeaveTunnel {},
        7 => ActionDoc::BuildStation { city: bytes.one_of(&names.cities), cards: bytes.cards() },
        8 => ActionDoc::PlayCards { cards: bytes.cards() },
        _ => ActionDoc::CompleteTickets { tickets: bytes.some_of(&names.tickets) },
    };
    PlayerAction { player, action }
}

/// An action that is almost a listed one.
fn altered(listed: &PlayerAction, bytes: &mut Bytes<'_>, names: &Names) -> PlayerAction {
    let PlayerAction { mut player, mut action } = listed.clone();
    match &mut action {
        _ if bytes.below(4) == 0 => player = bytes.below(5),
        ActionDoc::KeepTickets { tickets } | ActionDoc::CompleteTickets { tickets } => {
            match bytes.below(2) {
                0 => drop(tickets.pop()),
                _ => tickets.push(bytes.one_of(&names.tickets)),
            }
        }
        ActionDoc::DrawCard { slot, .. } => *slot = Some(bytes.next() % 8),
        ActionDoc::ClaimTrack { track, cards } => match bytes.below(2) {
            0 => *track = bytes.one_of(&names.tracks),
            _ => bytes.alter(cards),
        },
        ActionDoc::BuildStation { city, cards } => match bytes.below(2) {
            0 => *city = bytes.one_of(&names.cities),
            _ => bytes.alter(cards),
        },
        ActionDoc::PayTunnel { cards } | ActionDoc::PlayCards { cards } => bytes.alter(cards),
        ActionDoc::DrawTickets {} | ActionDoc::LeaveTunnel {} => action = ActionDoc::Pass {},
        ActionDoc::Pass {} => action = ActionDoc::DrawTickets {},
    }
    PlayerAction { player, action }
}

/// A built-in game with states from all its parts, so that no run has to play to the end to see it.
struct Sample {
    id: &'static str,
    names: Names,
    states: Vec<AnyGame>,
}

impl Sample {
    /// One random game for each number of players, with every fourth state kept.
    fn of(id: &'static str) -> Sample {
        let mut states = Vec::new();
        for players in 2..=4 {
            let mut game = deal(id, players, Seed::default());
            for turn in 0.. {
                let listed = game.legal();
                let Some(chosen) = listed.get(turn * 7919 % listed.len().max(1)) else { break };
                if turn % 4 == 0 {
                    states.push(game.clone());
                }
                game.act(chosen.player, &chosen.action).expect("what is listed is accepted");
            }
        }
        Sample { id, names: Names::of(id), states }
    }

    /// A fresh deal, or one of the states.
    fn choose(&self, bytes: &mut Bytes<'_>) -> AnyGame {
        if bytes.below(4) == 0 {
            let mut seed = Seed::default();
            seed.0[0] = bytes.next();
            return deal(self.id, 2 + bytes.below(3), seed);
        }
        self.states[bytes.below(self.states.len())].clone()
    }
}

/// What actions can name in a game.
struct Names {
    cities: Vec<String>,
    tracks: Vec<String>,
    tickets: Vec<String>,
}

impl Names {
    fn of(id: &str) -> Names {
        let file: Value = serde_json::from_str(built_in_file(id).expect("it is built in"))
            .expect("the built-in files are JSON");
        let ids = |of: &str| {
            let each = file[of].as_array().into_iter().flatten();
            each.filter_map(|it| Some(it["id"].as_str()?.to_string())).collect()
        };
        Names { cities: ids("cities"), tracks: ids("tracks"), tickets: ids("tickets") }
    }
}

/// The bytes that are left to decide by; zeros once they are used up.
struct Bytes<'a>(&'a [u8]);

impl Bytes<'_> {
    fn next(&mut self) -> u8 {
        let Some((&first, rest)) = self.0.split_first() else { return 0 };
        self.0 = rest;
        first
    }

    fn below(&mut self, count: usize) -> usize {
        let number = if count > 256 { usize::from(self.next()) << 8 } else { 0 };
        (number + usize::from(self.next())) % count.max(1)
    }

    fn one_of(&mut self, names: &[String]) -> String {
        names.get(self.below(names.len())).cloned().unwrap_or_else(|| "nowhere".to_string())
    }

    fn some_of(&mut self, names: &[String]) -> Vec<String> {
        (0..self.below(4)).map(|_| self.one_of(names)).collect()
    }

    fn cards(&mut self) -> Bag {
        let mut cards = Bag::default();
        for _ in 0..1 + self.below(2) {
            *self.kind(&mut cards) = self.next() % 8;
        }
        cards
    }

    /// One card more of some kind, or one fewer.
    fn alter(&mut self, cards: &mut Bag) {
        let more = self.below(2) == 0;
        let count = self.kind(cards);
        *count = if more { count.saturating_add(1) } else { count.saturating_sub(1) };
    }

    fn kind<'b>(&mut self, cards: &'b mut Bag) -> &'b mut u8 {
        match self.below(9) {
            0 => &mut cards.purple,
            1 => &mut cards.blue,
            2 => &mut cards.orange,
            3 => &mut cards.white,
            4 => &mut cards.green,
            5 => &mut cards.yellow,
            6 => &mut cards.black,
            7 => &mut cards.red,
            _ => &mut cards.locomotive,
        }
    }
}
