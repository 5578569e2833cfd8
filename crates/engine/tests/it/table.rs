//! Random tables to test on: every board, small odd maps, every number of players.

use std::fmt::Display;
use std::sync::Arc;

use engine::board::{Action, Map, State};
use engine::chance::Seed;
use engine::players::PlayerId;
use formats::game::{Board, Game};
use formats::map::{
    CityDoc, MapDoc, ReturnedWord, StartingTickets, TicketDoc, TicketDraw, TrackDoc,
};
use formats::position::Options;
use formats::record::RecordDoc;
use formats::words::TrackColor;

/// A table that keeps what was done at it, so that a broken law can be played again.
pub struct Table {
    pub board: Board,
    pub seed: Seed,
    pub game: Game,
    pub done: Vec<(PlayerId, Action)>,
    pub rng: fastrand::Rng,
}

impl Table {
    /// Deals a game; everything at the table follows from `number`.
    pub fn deal(board: Board, players: usize, number: u64) -> Table {
        let mut seed = Seed::default();
        seed.0[..8].copy_from_slice(&number.to_be_bytes());
        let names = vec![String::new(); players];
        let (game, _) = Game::deal(board.clone(), names, Options::default(), seed).unwrap();
        Table { board, seed, game, done: Vec::new(), rng: fastrand::Rng::with_seed(number) }
    }

    pub fn map(&self) -> &Map {
        &self.board.map
    }

    pub fn state(&self) -> &State {
        self.game.state()
    }

    /// Somebody the game waits for, at random; nobody once it is over.
    pub fn somebody(&mut self) -> Option<PlayerId> {
        let waiting: Vec<PlayerId> =
            self.state().players().filter(|&player| self.state().may_act(player)).collect();
        self.rng.choice(waiting)
    }

    /// The legal actions of a player.
    pub fn legal(&self, player: PlayerId) -> Vec<Action> {
        let mut list = Vec::new();
        self.state().list_legal(self.map(), player, &mut list);
        list
    }

    /// Does a legal action.
    pub fn act(&mut self, player: PlayerId, action: Action) {
        self.done.push((player, action));
        if let Err(reason) = self.game.apply(player, &action) {
            self.broken(format_args!("a listed action was refused: {reason}"));
        }
    }

    /// Plays to the end, choosing from the legal actions; games that don't end break a law.
    pub fn play(&mut self, mut choose: impl FnMut(&mut Table, PlayerId, &[Action]) -> Action) {
        while let Some(player) = self.somebody() {
            let legal = self.legal(player);
            self.must(!legal.is_empty(), "a player to move has an action");
            let action = choose(self, player, &legal);
            self.act(player, action);
            self.must(self.done.len() < 5_000, "every game ends");
        }
    }

    /// Fails with all that is needed to see the same again.
    pub fn must(&self, holds: bool, law: &str) {
        if !holds {
            self.broken(law);
        }
    }

    fn broken(&self, law: impl Display) -> ! {
        let record = serde_json::to_string(&self.record()).unwrap();
        panic!("broken: {law}\nafter {} actions of this record:\n{record}", self.done.len());
    }

    /// What was done so far.
    pub fn record(&self) -> RecordDoc {
        let names = self.game.names();
        let mut record = RecordDoc::begin(&self.board, names, &Options::default(), &self.seed);
        for (player, action) in &self.done {
            record.push(self.map(), *player, action);
        }
        record
    }
}

/// Every board with every number of players.
pub fn boards() -> impl Iterator<Item = (Board, usize)> {
    ["usa", "europe"].into_iter().flat_map(|id| {
        let board = Board::built_in(id).unwrap();
        (2..=5).map(move |players| (board.clone(), players))
    })
}

/// Deals `games` tables for every board and number of players, and half as many on small maps of
/// few cards, where decks run out, rows stay empty and players must pass.
pub fn tables(games: u64) -> impl Iterator<Item = Table> {
    let boards = boards().flat_map(move |(board, players)| {
        (0..games).map(move |number| Table::deal(board.clone(), players, number))
    });
    let small = (0..4 * games).map(|number| {
        let board = small_board(number);
        let players = 2 + number as usize % 4;
        Table::deal(board, players, number)
    });
    boards.chain(small)
}

/// A small map of its own for every number, with a little of everything.
pub fn small_board(number: u64) -> Board {
    let mut rng = fastrand::Rng::with_seed(number);
    let file = small_map(&mut rng);
    let map = file.to_map().unwrap_or_else(|problems| panic!("{problems:?}"));
    Board { map: Arc::new(map), file: Some(Arc::new(file)) }
}

fn small_map(rng: &mut fastrand::Rng) -> MapDoc {
    let cities = rng.usize(5..10);
    let city = |i: usize| format!("c{i}");
    let mut tracks: Vec<TrackDoc> = Vec::new();
    let mut add = |a: usize, b: usize, rng: &mut fastrand::Rng| {
        let between = |t: &&TrackDoc| {
            (t.a == city(a) && t.b == city(b)) || (t.a == city(b) && t.b == city(a))
        };
        let same: Vec<&TrackDoc> = tracks.iter().filter(between).collect();
        let length = match same[..] {
            [] => rng.u32(1..=4),
            [twin] => twin.length,
            _ => return,
        };
        let ferry = rng.u32(0..6) == 0;
        let colors = [TrackColor::Purple, TrackColor::Blue, TrackColor::Red, TrackColor::Gray];
        let id = format!("t{}", tracks.len());
        tracks.push(TrackDoc {
            id,
            a: city(a),
            b: city(b),
            length,
            color: if ferry { TrackColor::Gray } else { colors[rng.usize(0..4)] },
            bend: None,
            ferry: ferry.then(|| rng.u32(1..=length.min(2))),
            tunnel: rng.u32(0..3) == 0,
        });
    };
    for b in 1..cities {
        add(rng.usize(0..b), b, rng);
    }
    for _ in 0..rng.usize(2..10) {
        let (a, b) = (rng.usize(0..cities), rng.usize(0..cities));
        if a != b {
            add(a, b, rng);
        }
    }
    let long = u32::from(rng.bool());
    let tickets = (0..24).map(|i| {
        let a = rng.usize(0..cities);
        let b = (a + rng.usize(1..cities)) % cities;
        TicketDoc {
            id: format!("k{i}"),
            a: city(a),
            b: city(b),
            points: rng.u32(1..20),
            long: long == 1 && i < 6,
        }
    });
    MapDoc {
        id: "small".to_string(),
        name: "Small".to_string(),
        players: [2, 5],
        tickets: tickets.collect(),
        tracks,
        cities: (0..cities)
            .map(|i| CityDoc { id: city(i), name: city(i), lat: None, lon: None, x: None, y: None })
            .collect(),
        trains: rng.u32(6..20),
        stations: rng.u32(0..=3),
        cards_per_color: rng.u32(2..5),
        locomotives: rng.u32(2..9),
        starting_cards: rng.u32(0..=2),
        row: rng.u32(3..=5),
        starting_tickets: StartingTickets {
            long,
            regular: 2,
            keep_at_least: rng.u32(0..=2),
            returned: if rng.bool() { ReturnedWord::Bottom } else { ReturnedWord::Removed },
        },
        ticket_draw: TicketDraw { count: rng.u32(1..=4), keep_at_least: 1 },
        track_points: [(1, 1), (2, 2), (3, 4), (4, 7)].into(),
        longest_path_points: 10,
        unbuilt_station_points: 4,
        last_round_at_trains: 2,
        double_tracks_from_players: 4,
        tunnel_cards: rng.u32(0..=4),
    }
}
