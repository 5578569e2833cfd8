//! The ratings of a ladder, for people and for programs.

use std::io::{self, Write};

use arena::{Meeting, Rating, expected};
use serde::Serialize;

use crate::failure::Failure;

/// Everything there is to say.
pub struct Report<'a> {
    pub game: &'a str,
    pub name: &'a str,
    pub players: usize,
    pub seed: String,
    pub bots: &'a [String],
    /// By bot.
    pub ratings: Vec<Rating>,
    pub meetings: &'a [Meeting],
}

/// The object of `--json`.
#[derive(Serialize)]
struct Document<'a> {
    game: &'a str,
    players: usize,
    seed: &'a str,
    bots: Vec<BotDocument<'a>>,
    meetings: Vec<MeetingDocument<'a>>,
}

/// One bot, the strongest first.
#[derive(Serialize)]
struct BotDocument<'a> {
    bot: &'a str,
    elo: f64,
    interval: [f64; 2],
    games: u32,
    win_rate: f64,
    /// The chance that the model gives it against the next weaker one.
    #[serde(skip_serializing_if = "Option::is_none")]
    beats_next: Option<f64>,
}

/// What two bots played.
#[derive(Serialize)]
struct MeetingDocument<'a> {
    bots: [&'a str; 2],
    games: u32,
    /// Of the first.
    win_rate: f64,
    /// What the ratings say of it.
    expected: f64,
}

impl Report<'_> {
    pub fn print_json(&self) -> Result<(), Failure> {
        let ranked = self.ranked();
        let bot = |place: usize| {
            let Rating { elo, interval, games, win_rate } = self.ratings[ranked[place]];
            let bot = &self.bots[ranked[place]];
            BotDocument { bot, elo, interval, games, win_rate, beats_next: self.beats_next(place) }
        };
        let meeting = |it: &Meeting| MeetingDocument {
            bots: it.bots.map(|bot| self.bots[bot].as_str()),
            games: it.blocks.iter().map(|block| block.bots[0].games).sum(),
            win_rate: self.win_rate(it),
            expected: self.expected(it.bots),
        };
        let document = Document {
            game: self.game,
            players: self.players,
            seed: &self.seed,
            bots: (0..ranked.len()).map(bot).collect(),
            meetings: self.meetings.iter().map(meeting).collect(),
        };
        let mut out = io::BufWriter::new(io::stdout().lock());
        serde_json::to_writer_pretty(&mut out, &document).map_err(io::Error::from)?;
        writeln!(out)?;
        Ok(out.flush()?)
    }

    pub fn print(&self) -> Result<(), Failure> {
        let mut out = io::BufWriter::new(io::stdout().lock());
        self.write(&mut out)?;
        Ok(out.flush()?)
    }

    fn write(&self, out: &mut impl Write) -> io::Result<()> {
        writeln!(out, "{}", self.title())?;
        let ranked = self.ranked();
        let width = self.bots.iter().map(|bot| bot.chars().count()).max().unwrap_or(0).max(12);
        writeln!(
            out,
            "\n{:<width$} {:>6} {:>16} {:>8} {:>7} {:>12}",
            "bot", "Elo", "95 %", "games", "wins", "beats next"
        )?;
        for (place, &bot) in ranked.iter().enumerate() {
            let rating = &self.ratings[bot];
            let [low, high] = rating.interval.map(elo);
            writeln!(
                out,
                "{:<width$} {:>6} {:>16} {:>8} {:>6.1}% {:>12}",
                self.bots[bot],
                elo(rating.elo),
                format!("{low} to {high}"),
                rating.games,
                100.0 * rating.win_rate,
                self.beats_next(place).map_or(String::new(), percent),
            )?;
        }
        writeln!(out, "\n{:<width$} {:<width$} {:>8} {:>9}", "bot", "against", "wins", "expected")?;
        for meeting in self.meetings {
            let [one, other] = meeting.bots;
            writeln!(
                out,
                "{:<width$} {:<width$} {:>8} {:>9}",
                self.bots[one],
                self.bots[other],
                percent(self.win_rate(meeting)),
                percent(self.expected(meeting.bots)),
            )?;
        }
        writeln!(out, "\n{NOTE}")
    }

    /// What was played.
    pub fn title(&self) -> String {
        let games: u32 =
            self.meetings.iter().flat_map(|it| &it.blocks).map(|block| block.bots[0].games).sum();
        let (name, players, bots) = (self.name, self.players, self.bots.len());
        format!("{name}, {players} players: {bots} bots, {games} games, seed {}", self.seed)
    }

    /// The numbers of the bots, the strongest first.
    pub fn ranked(&self) -> Vec<usize> {
        let mut ranked: Vec<usize> = (0..self.bots.len()).collect();
        ranked.sort_by(|&a, &b| self.ratings[b].elo.total_cmp(&self.ratings[a].elo));
        ranked
    }

    /// The chance that the bot in this place beats the next.
    pub fn beats_next(&self, place: usize) -> Option<f64> {
        let ranked = self.ranked();
        Some(self.expected([ranked[place], *ranked.get(place + 1)?]))
    }

    /// The share that the first of two bots won.
    pub fn win_rate(&self, meeting: &Meeting) -> f64 {
        let won = |side: usize| -> u64 {
            meeting.blocks.iter().map(|block| block.bots[side].sixtieths_won).sum()
        };
        won(0) as f64 / (won(0) + won(1)).max(1) as f64
    }

    /// What the ratings say of the first of two bots.
    pub fn expected(&self, [one, other]: [usize; 2]) -> f64 {
        expected(self.ratings[one].elo - self.ratings[other].elo)
    }
}

/// What the columns mean.
pub const NOTE: &str = "Elo is by the Bradley-Terry model, with 0 as the mean of these bots; intervals are over blocks.\n\
    \"Beats next\" is the share that the ratings give a bot against the next one.";

/// A rating in whole points.
pub fn elo(elo: f64) -> String {
    match elo {
        f64::INFINITY => "+∞".to_string(),
        f64::NEG_INFINITY => "-∞".to_string(),
        elo => format!("{:+}", elo.round() + 0.0), // no "-0"
    }
}

pub fn percent(share: f64) -> String {
    format!("{:.1}%", 100.0 * share)
}
