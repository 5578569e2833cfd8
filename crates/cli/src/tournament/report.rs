//! The results of a tournament, for people and for programs.

use std::io::{self, Write};

use arena::{Sprt, Standing, Verdict};
use serde::Serialize;

use crate::failure::Failure;

/// Everything there is to say.
pub struct Report<'a> {
    pub game: &'a str,
    pub name: &'a str,
    pub players: usize,
    pub seed: String,
    /// Games asked for.
    pub asked: u32,
    /// Blocks to play at most.
    pub planned: u32,
    /// Games in a block.
    pub each: u32,
    /// Blocks played.
    pub blocks: u32,
    pub bots: &'a [String],
    pub standings: Vec<Standing>,
    pub test: Option<Sprt>,
}

/// The object of `--json`.
#[derive(Serialize)]
struct Document<'a> {
    game: &'a str,
    players: usize,
    seed: &'a str,
    games: u32,
    blocks: u32,
    games_per_block: u32,
    fair_share: f64,
    bots: Vec<BotDocument<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    test: Option<TestDocument>,
}

/// One bot; what is infinite or has no value is `null`.
#[derive(Serialize)]
struct BotDocument<'a> {
    bot: &'a str,
    games: u32,
    seats: u32,
    win_rate: f64,
    interval: [f64; 2],
    elo: f64,
    elo_interval: [f64; 2],
    mean_score: f64,
    score_deviation: f64,
    mean_winning_score: Option<f64>,
    score_margin: f64,
    score_margin_interval: [f64; 2],
    turns: f64,
    ticket_draws: f64,
    tickets_kept: f64,
    tickets_completed: f64,
    cards_left: f64,
}

#[derive(Serialize)]
struct TestDocument {
    elo: [f64; 2],
    log_likelihood_ratio: f64,
    bounds: [f64; 2],
    verdict: &'static str,
}

impl Report<'_> {
    pub fn print_json(&self) -> Result<(), Failure> {
        let document = Document {
            game: self.game,
            players: self.players,
            seed: &self.seed,
            games: self.blocks * self.each,
            blocks: self.blocks,
            games_per_block: self.each,
            fair_share: 1.0 / self.players as f64,
            bots: self.rows().collect(),
            test: self.test.as_ref().map(|test| TestDocument {
                elo: Sprt::ELO,
                log_likelihood_ratio: test.log_likelihood_ratio(),
                bounds: Sprt::bounds(),
                verdict: match test.verdict() {
                    Verdict::Stronger => "stronger",
                    Verdict::NotStronger => "not_stronger",
                    Verdict::Open => "open",
                },
            }),
        };
        let mut out = io::BufWriter::new(io::stdout().lock());
        serde_json::to_writer_pretty(&mut out, &document).map_err(io::Error::from)?;
        writeln!(out)?;
        Ok(out.flush()?)
    }

    fn rows(&self) -> impl Iterator<Item = BotDocument<'_>> {
        std::iter::zip(self.bots, &self.standings).map(|(bot, standing)| {
            let sums = &standing.sums;
            let seats = f64::from(sums.seats);
            let mean = sums.score as f64 / seats;
            let per_seat = |sum: u64| sum as f64 / seats;
            let winning = sums.winning_score as f64 / f64::from(sums.won);
            BotDocument {
                bot,
                games: sums.games,
                seats: sums.seats,
                win_rate: standing.win_rate,
                interval: standing.win_interval,
                elo: standing.elo,
                elo_interval: standing.elo_interval,
                mean_score: mean,
                score_deviation: (sums.score_squares as f64 / seats - mean * mean).max(0.0).sqrt(),
                mean_winning_score: (sums.won > 0).then_some(winning),
                score_margin: standing.margin,
                score_margin_interval: standing.margin_interval,
                turns: per_seat(sums.turns),
                ticket_draws: per_seat(sums.ticket_draws),
                tickets_kept: per_seat(sums.tickets),
                tickets_completed: per_seat(sums.completed),
                cards_left: per_seat(sums.cards_left),
            }
        })
    }

    pub fn print(&self) -> Result<(), Failure> {
        let mut out = io::BufWriter::new(io::stdout().lock());
        self.write(&mut out)?;
        Ok(out.flush()?)
    }

    fn write(&self, out: &mut impl Write) -> io::Result<()> {
        let Report { name, players, each, blocks, seed, .. } = self;
        let games = blocks * each;
        writeln!(
            out,
            "{name}, {players} players, {games} games: {blocks} blocks of {each}, seed {seed}"
        )?;
        let (asked, planned) = (self.asked, self.planned);
        if asked % each != 0 {
            let whole = planned * each;
            writeln!(out, "{asked} games were asked for; in whole blocks that is {whole}")?;
        }
        let width = self.bots.iter().map(|bot| bot.chars().count()).max().unwrap_or(0).max(12);
        writeln!(
            out,
            "\n{:<width$} {:>7} {:>17} {:>7} {:>17} {:>8} {:>17}",
            "bot", "wins", "95 %", "Elo", "95 %", "margin", "95 %"
        )?;
        for row in self.rows() {
            let [low, high] = row.interval;
            let [weakest, strongest] = row.elo_interval;
            let [least, most] = row.score_margin_interval;
            writeln!(
                out,
                "{:<width$} {:>6.1}% {:>17} {:>7} {:>17} {:>8} {:>17}",
                row.bot,
                100.0 * row.win_rate,
                format!("{:.1}% to {:.1}%", 100.0 * low, 100.0 * high),
                elo(row.elo),
                format!("{} to {}", elo(weakest), elo(strongest)),
                signed(row.score_margin),
                format!("{} to {}", signed(least), signed(most)),
            )?;
        }
        writeln!(
            out,
            "\n{:<width$} {:>7} {:>6} {:>8} {:>7} {:>7} {:>9} {:>10} {:>11}",
            "bot", "score", "sd", "winning", "turns", "draws", "tickets", "completed", "cards left"
        )?;
        for row in self.rows() {
            let completed = 100.0 * row.tickets_completed / row.tickets_kept;
            writeln!(
                out,
                "{:<width$} {:>7.1} {:>6.1} {:>8} {:>7.1} {:>7.1} {:>9.1} {:>10} {:>11.1}",
                row.bot,
                row.mean_score,
                row.score_deviation,
                row.mean_winning_score.map_or("-".to_string(), |score| format!("{score:.1}")),
                row.turns,
                row.ticket_draws,
                row.tickets_kept,
                if row.tickets_kept > 0.0 { format!("{completed:.1}%") } else { "-".to_string() },
                row.cards_left,
            )?;
        }
        let fair = 100.0 / *players as f64;
        writeln!(
            out,
            "\nA fair share is {fair:.1}%. Shared wins count in part; intervals are over blocks; draws are of tickets."
        )?;
        self.test.as_ref().map_or(Ok(()), |test| self.write_verdict(out, test))
    }

    fn write_verdict(&self, out: &mut impl Write, test: &Sprt) -> io::Result<()> {
        let (first, second) = (&self.bots[0], &self.bots[1]);
        let [_, better] = Sprt::ELO;
        let ratio = test.log_likelihood_ratio();
        let (blocks, planned) = (self.blocks, self.planned);
        writeln!(out, "\nTest of 0 against {better:+} Elo, log-likelihood ratio {ratio:.2}:")?;
        match test.verdict() {
            Verdict::Stronger => write!(out, "{first} is stronger than {second}")?,
            Verdict::NotStronger => {
                write!(out, "{first} is not {better} Elo stronger than {second}")?
            }
            Verdict::Open => {
                return writeln!(out, "open after {blocks} blocks, all that were planned");
            }
        }
        writeln!(out, ", clear after {blocks} of at most {planned} blocks")
    }
}

fn elo(elo: f64) -> String {
    match elo {
        f64::INFINITY => "+∞".to_string(),
        f64::NEG_INFINITY => "-∞".to_string(),
        elo => format!("{:+}", elo.round() + 0.0), // no "-0"
    }
}

fn signed(value: f64) -> String {
    if value.is_infinite() {
        return elo(value);
    }
    format!("{:+.1}", (10.0 * value).round() / 10.0 + 0.0)
}
