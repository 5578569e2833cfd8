//! Replays records and adds up what happened in them.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use engine::cards::Card;
use engine::event::Event;
use engine::game::Rules;
use engine::players::MAX_PLAYERS;
use engine::score::Counted;
use engine::sets::{CityId, TicketId, TicketSet, TrackId, TrackSet};
use formats::action::PlayerAction;
use formats::documented::Documented;
use formats::game::{AnyGame, Game};
use formats::record::RecordDoc;
use formats::whichever;

use super::{Bin, Color, Group, Place, Scores, Stats, Ticket, Track};

/// What is worth knowing of one record.
pub struct Facts {
    /// Games with the same key are in one group: game, number of players, map file.
    key: (String, usize, Option<String>),
    game: AnyGame,
    starter: usize,
    actions: usize,
    /// By player; nobody if the game is not over.
    players: Vec<PlayerFacts>,
}

#[derive(Default)]
struct PlayerFacts {
    score: i32,
    /// The part of the win; 0 for those who did not win.
    win: f64,
    turns: u32,
    completed: TicketSet,
    failed: TicketSet,
    tracks: TrackSet,
    played: [u32; Card::ALL.len()],
}

impl Facts {
    /// The facts of a record, or what is wrong with it.
    pub fn of(text: &str) -> Result<Facts, String> {
        let record = RecordDoc::read(text).map_err(|error| error.to_string())?;
        if record.position.is_some() {
            return Err("it begins from a position; statistics are of whole games".to_string());
        }
        let (game, differs) = record.replay().map_err(|error| error.to_string())?;
        if let Some(differs) = differs {
            return Err(differs);
        }
        let map = record.map.as_ref().map(|map| {
            serde_json::to_string(map).expect("our documents are plain JSON") //
        });
        let mut facts = Facts {
            key: (record.game.clone(), record.players.len(), map),
            starter: 0,
            actions: record.actions.len(),
            players: Vec::new(),
            game,
        };
        if facts.game.is_finished() {
            facts.players = whichever!(&facts.game, game => scored(game));
            facts.listen(&record).map_err(|error| error.to_string())?;
        }
        Ok(facts)
    }

    /// Plays the record once more, for what can't be seen at the end of it.
    fn listen(&mut self, record: &RecordDoc) -> Result<(), formats::error::Error> {
        let mut game = record.start()?;
        self.starter = game.to_move();
        for PlayerAction { player, action } in &record.actions {
            let events = game.act(*player, action).expect("it was replayed before");
            for event in events {
                match event {
                    Event::TurnBegan { player } => self.players[player.index()].turns += 1,
                    Event::TrackClaimed { player, track, .. } => {
                        self.players[player.index()].tracks.insert(track);
                    }
                    Event::CardsPlayed { player, cards } => {
                        for (card, count) in cards.iter() {
                            let played = &mut self.players[player.index()].played;
                            played[card as usize] += u32::from(count);
                        }
                    }
                    _ => {}
                }
            }
        }
        Ok(())
    }
}

/// What the score says of each player.
fn scored<S: Documented>(game: &Game<S>) -> Vec<PlayerFacts> {
    let score = game.state().score(game.rules());
    let winners = score.winners();
    let facts = game.state().players().zip(&score.players).map(|(player, counted)| PlayerFacts {
        score: counted.total(),
        win: if winners.contains(&player) { 1.0 / winners.len() as f64 } else { 0.0 },
        completed: counted.completed(),
        failed: counted.failed(),
        ..PlayerFacts::default()
    });
    facts.collect()
}

/// The sums over many records.
#[derive(Default)]
pub struct Gathered {
    groups: BTreeMap<(String, usize, Option<String>), Sums>,
    unfinished: u32,
}

/// The sums over the games of a group.
struct Sums {
    name: String,
    games: u32,
    actions: usize,
    turns: u32,
    scores: Vec<(i32, bool)>,
    winning: i64,
    completed: usize,
    failed: usize,
    wins_by_place: [f64; MAX_PLAYERS],
    scores_by_place: [i64; MAX_PLAYERS],
    tracks: Vec<Track>,
    tickets: Vec<Ticket>,
    colors: Vec<Color>,
}

impl Gathered {
    /// Adds a record.
    pub fn add(&mut self, facts: Facts) {
        if facts.players.is_empty() {
            self.unfinished += 1;
            return;
        }
        let Facts { key, game, starter, actions, players } = facts;
        let sums = self.groups.entry(key).or_insert_with(|| Sums::new(&game));
        sums.games += 1;
        sums.actions += actions;
        for (player, facts) in players.iter().enumerate() {
            let place = (player + players.len() - starter) % players.len();
            sums.add(place, facts);
        }
        sums.winning += i64::from(players.iter().map(|player| player.score).max().unwrap_or(0));
    }

    /// What is to be said of them all.
    pub fn stats(self, bad: u32) -> Stats {
        let groups: Vec<Group> = self
            .groups
            .into_iter()
            .map(|((game, players, _), sums)| sums.group(game, players))
            .collect();
        let games = groups.iter().map(|group| group.games).sum();
        Stats { games, unfinished: self.unfinished, bad, groups }
    }
}

impl Sums {
    /// Nothing yet, of games like this one.
    fn new(game: &AnyGame) -> Sums {
        let (mut tracks, mut colors) = (Vec::new(), Vec::new());
        let (name, tickets) = match game {
            AnyGame::Board(game) => {
                let map = game.rules();
                let between = |cities: [CityId; 2], id: &str| {
                    let [a, b] = cities.map(|city| map.city(city).name.as_str());
                    label(a, b, id)
                };
                tracks.extend(map.tracks().iter().map(|track| Track {
                    track: track.id.clone(),
                    name: between(track.cities, &track.id),
                    claimed: 0,
                    by_winner: 0,
                }));
                let tickets = map.tickets().iter().map(|it| (&it.id, between(it.cities, &it.id)));
                (map.name(), tickets.map(|(id, name)| ticket(id, name)).collect())
            }
            AnyGame::CardGame(game) => {
                let deck = game.rules();
                colors.extend(Card::ALL.iter().map(|card| Color {
                    color: card.name(),
                    symbol: card.symbol(),
                    played: 0,
                    by_winner: 0,
                }));
                let tickets = deck.tickets().iter().map(|it| {
                    let [a, b] = it.cities.map(|city| deck.city(city).name.as_str());
                    ticket(&it.id, label(a, b, &it.id))
                });
                (deck.name(), tickets.collect())
            }
        };
        Sums {
            name: name.to_string(),
            games: 0,
            actions: 0,
            turns: 0,
            scores: Vec::new(),
            winning: 0,
            completed: 0,
            failed: 0,
            wins_by_place: [0.0; MAX_PLAYERS],
            scores_by_place: [0; MAX_PLAYERS],
            tracks,
            tickets,
            colors,
        }
    }

    /// Adds a player who sat in this place, counted from the one who began.
    fn add(&mut self, place: usize, player: &PlayerFacts) {
        let won = player.win > 0.0;
        let by_winner = u32::from(won);
        self.turns += player.turns;
        self.scores.push((player.score, won));
        self.completed += player.completed.len();
        self.failed += player.failed.len();
        self.wins_by_place[place] += player.win;
        self.scores_by_place[place] += i64::from(player.score);
        for id in player.tracks.iter() {
            let track = &mut self.tracks[TrackId::index(id)];
            track.claimed += 1;
            track.by_winner += by_winner;
        }
        for id in player.completed.or(player.failed).iter() {
            let ticket = &mut self.tickets[TicketId::index(id)];
            ticket.kept += 1;
            ticket.completed += u32::from(player.completed.contains(id));
            ticket.by_winner += by_winner;
        }
        for (color, &count) in self.colors.iter_mut().zip(&player.played) {
            color.played += count;
            color.by_winner += count * by_winner;
        }
    }

    fn group(mut self, game: String, players: usize) -> Group {
        let games = f64::from(self.games);
        let seats = games * players as f64;
        let mean = self.scores.iter().map(|&(score, _)| f64::from(score)).sum::<f64>() / seats;
        let squares = self.scores.iter().map(|&(score, _)| (f64::from(score) - mean).powi(2));
        let (least, most) = self.scores.iter().fold((i32::MAX, i32::MIN), |(least, most), it| {
            (least.min(it.0), most.max(it.0)) //
        });
        let places = (0..players).map(|place| {
            let win_rate = self.wins_by_place[place] / games;
            Place {
                place: place + 1,
                win_rate,
                interval: wilson(win_rate, games),
                mean_score: self.scores_by_place[place] as f64 / games,
            }
        });
        let places = places.collect();
        self.tracks.sort_by_key(|track| Reverse((track.claimed, track.by_winner)));
        self.tickets.sort_by_key(|ticket| Reverse((ticket.kept, ticket.by_winner)));
        Group {
            game,
            name: self.name,
            players,
            games: self.games,
            actions: self.actions as f64 / games,
            turns: f64::from(self.turns) / seats,
            scores: Scores {
                mean,
                deviation: (squares.sum::<f64>() / seats).sqrt(),
                least,
                most,
                mean_winning: self.winning as f64 / games,
                histogram: histogram(&self.scores, least, most),
            },
            tickets_kept: (self.completed + self.failed) as f64 / seats,
            tickets_completed: self.completed as f64 / seats,
            places,
            tracks: self.tracks,
            tickets: self.tickets,
            colors: self.colors,
        }
    }
}

fn ticket(id: &str, name: String) -> Ticket {
    Ticket { ticket: id.to_string(), name, kept: 0, completed: 0, by_winner: 0 }
}

/// The two cities, and what the id adds where there are several between them.
fn label(a: &str, b: &str, id: &str) -> String {
    match id.split_once('/') {
        Some((_, which)) => format!("{a} – {b} ({which})"),
        None => format!("{a} – {b}"),
    }
}

/// The scores in bins of a round width, at most 16 of them or so.
fn histogram(scores: &[(i32, bool)], least: i32, most: i32) -> Vec<Bin> {
    let widths = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500];
    let fits = |width: &&i32| (most - least) / **width < 16;
    let width = *widths.iter().find(fits).unwrap_or(&1000);
    let first = least.div_euclid(width);
    let last = most.div_euclid(width);
    let bin = |at: i32| Bin { from: at * width, to: (at + 1) * width, scores: 0, winning: 0 };
    let mut bins: Vec<Bin> = (first..=last).map(bin).collect();
    for &(score, won) in scores {
        let bin = &mut bins[(score.div_euclid(width) - first) as usize];
        bin.scores += 1;
        bin.winning += u32::from(won);
    }
    bins
}

/// Between what the true rate is likely (95 %) to be, by Wilson's formula.
fn wilson(rate: f64, games: f64) -> [f64; 2] {
    const Z: f64 = 1.959_964;
    let z2 = Z * Z / games;
    let middle = (rate + z2 / 2.0) / (1.0 + z2);
    let half = Z * (rate * (1.0 - rate) / games + z2 / (4.0 * games)).sqrt() / (1.0 + z2);
    [(middle - half).max(0.0), (middle + half).min(1.0)]
}
