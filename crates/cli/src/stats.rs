//! `branchline stats`: statistics over many records.

mod gather;
pub mod page;
pub mod plots;
mod table;

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use rayon::prelude::*;
use serde::Serialize;

use crate::documents::read;
use crate::failure::Failure;
use gather::{Facts, Gathered};

#[derive(Args)]
pub struct StatsArgs {
    /// Record files, folders of record files, or - for standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<String>,
    /// Print everything as JSON
    #[arg(long)]
    json: bool,
    /// Also write a page with plots to this file, for a browser
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
}

/// Everything there is to say.
#[derive(Serialize)]
pub struct Stats {
    /// Games that count.
    pub games: u32,
    /// Records of games that are not over, which don't.
    pub unfinished: u32,
    /// Records that can't be read or replayed.
    pub bad: u32,
    /// One for each game and number of players.
    pub groups: Vec<Group>,
}

/// The games with the same rules and number of players.
#[derive(Serialize)]
pub struct Group {
    pub game: String,
    pub name: String,
    pub players: usize,
    pub games: u32,
    /// Means: actions of a game, turns of a player.
    pub actions: f64,
    pub turns: f64,
    pub scores: Scores,
    /// Means of a player.
    pub tickets_kept: f64,
    pub tickets_completed: f64,
    /// By place, from the player who begins.
    pub places: Vec<Place>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub tracks: Vec<Track>,
    pub tickets: Vec<Ticket>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub colors: Vec<Color>,
}

/// The scores of all players.
#[derive(Serialize)]
pub struct Scores {
    pub mean: f64,
    pub deviation: f64,
    pub least: i32,
    pub most: i32,
    /// The mean of the best score of each game.
    pub mean_winning: f64,
    /// How many scores are where.
    pub histogram: Vec<Bin>,
}

/// The scores from `from` up to, but without, `to`.
#[derive(Serialize)]
pub struct Bin {
    pub from: i32,
    pub to: i32,
    pub scores: u32,
    /// Those of them that won.
    pub winning: u32,
}

#[derive(Serialize)]
pub struct Place {
    /// From 1, which begins.
    pub place: usize,
    pub win_rate: f64,
    pub interval: [f64; 2],
    pub mean_score: f64,
}

#[derive(Serialize)]
pub struct Track {
    pub track: String,
    #[serde(skip)]
    pub name: String,
    /// How often it was claimed, and by a winner.
    pub claimed: u32,
    pub by_winner: u32,
}

#[derive(Serialize)]
pub struct Ticket {
    pub ticket: String,
    #[serde(skip)]
    pub name: String,
    /// How often it was kept, completed, and kept by a winner.
    pub kept: u32,
    pub completed: u32,
    pub by_winner: u32,
}

#[derive(Serialize)]
pub struct Color {
    pub color: &'static str,
    #[serde(skip)]
    pub symbol: char,
    /// How many cards of it were played to yards, and by winners.
    pub played: u32,
    pub by_winner: u32,
}

/// Records replayed at a time: enough to keep all cores busy.
const BATCH: usize = 256;

pub fn run(args: &StatsArgs) -> Result<(), Failure> {
    let mut gathered = Gathered::default();
    let mut bad = 0;
    let mut files = Vec::new();
    for file in &args.files {
        match records_of(file) {
            Ok(found) => files.extend(found),
            Err(failure) => {
                failure.report();
                bad += 1;
            }
        }
    }
    for batch in files.chunks(BATCH) {
        let facts: Vec<_> = batch.par_iter().map(|file| facts(file)).collect();
        for facts in facts {
            match facts {
                Ok(facts) => gathered.add(facts),
                Err(failure) => {
                    failure.report();
                    bad += 1;
                }
            }
        }
    }
    let stats = gathered.stats(bad);
    if stats.games == 0 {
        return Err(match bad {
            0 => Failure::Bad("none of these is a record of a finished game".to_string()),
            _ => Failure::Said(2),
        });
    }
    if let Some(path) = &args.html {
        write_page(path, &page::page(&stats))?;
    }
    let mut out = io::BufWriter::new(io::stdout().lock());
    if args.json {
        serde_json::to_writer_pretty(&mut out, &stats).map_err(io::Error::from)?;
        writeln!(out)?;
    } else {
        table::print(&stats, &mut out)?;
    }
    out.flush()?;
    if bad == 0 { Ok(()) } else { Err(Failure::Said(2)) }
}

/// The record files that an argument stands for: itself, or those in a folder, by name.
fn records_of(file: &str) -> Result<Vec<String>, Failure> {
    if !Path::new(file).is_dir() {
        return Ok(vec![file.to_string()]);
    }
    let cant = |error: io::Error| Failure::bad_file(file, format!("can't be read: {error}"));
    let mut found = Vec::new();
    for entry in std::fs::read_dir(file).map_err(cant)? {
        let path = entry.map_err(cant)?.path();
        if path.extension().is_some_and(|ending| ending == "json") && path.is_file() {
            found.push(path.display().to_string());
        }
    }
    if found.is_empty() {
        return Err(Failure::bad_file(file, "this folder has no .json files"));
    }
    found.sort();
    Ok(found)
}

fn facts(file: &str) -> Result<Facts, Failure> {
    Facts::of(&read(file)?).map_err(|error| Failure::bad_file(file, error))
}

fn write_page(path: &Path, page: &str) -> Result<(), Failure> {
    std::fs::write(path, page).map_err(|error| {
        Failure::bad_file(&path.display().to_string(), format!("can't be written: {error}"))
    })
}
