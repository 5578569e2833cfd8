//! Finished blocks in a file: a line that says which tournament it is, then a line for each block.

use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::path::Path;

use arena::Block;
use engine::chance::Seed;
use engine::game::Rules;
use formats::game::Rulebook;
use formats::map::MapDoc;
use formats::position::seed_to_hex;
use serde::Serialize;
use serde_json::Value;

use crate::failure::Failure;

/// The format's name and version.
const FORMAT: &str = "branchline-tournament/1";

/// The first line: everything the blocks depend on.
#[derive(Serialize)]
pub struct About<'a> {
    format: &'a str,
    /// Bots of another version may play differently.
    version: &'a str,
    game: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    map: Option<&'a MapDoc>,
    players: usize,
    bots: &'a [String],
    seed: String,
}

impl<'a> About<'a> {
    pub fn new<R: Rules>(
        book: &'a Rulebook<R>,
        bots: &'a [String],
        players: usize,
        seed: &Seed,
    ) -> About<'a> {
        About {
            format: FORMAT,
            version: env!("CARGO_PKG_VERSION"),
            game: book.rules.id(),
            map: book.file.as_deref(),
            players,
            bots,
            seed: seed_to_hex(seed),
        }
    }
}

/// Where finished blocks go; nowhere, if nobody asked.
pub struct Save<'a> {
    file: Option<(&'a Path, File)>,
}

impl<'a> Save<'a> {
    /// Opens the file of a tournament, begins it if there is none, and gives the first `most` of
    /// the blocks that are in it. A last line that was cut short is cut off.
    pub fn open(
        path: Option<&'a Path>,
        about: &About<'_>,
        games: u32,
        most: u32,
    ) -> Result<(Save<'a>, Vec<Block>), Failure> {
        let Some(path) = path else {
            return Ok((Save { file: None }, Vec::new()));
        };
        let bad = |message: String| Failure::bad_file(&path.display().to_string(), message);
        let text = match std::fs::read(path) {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == io::ErrorKind::NotFound => Vec::new(),
            Err(error) => return Err(bad(format!("can't be read: {error}"))),
        };
        let first = to_line(about);
        // Every line ends in a line break, so what comes after the last one was cut short.
        let whole = text.iter().rposition(|&byte| byte == b'\n').map_or(0, |last| last + 1);
        if whole == 0 && !first.as_bytes().starts_with(&text) {
            return Err(bad(format!("is not a {FORMAT} file")));
        }
        let lines = std::str::from_utf8(&text[..whole]);
        let mut lines = lines.map_err(|_| bad("is not UTF-8 text".to_string()))?.lines();
        let begun = lines.next();
        if let Some(line) = begun {
            same_tournament(line, first.trim_end()).map_err(bad)?;
        }
        let mut blocks = Vec::new();
        for (number, line) in (0..).zip(lines) {
            let block = read_block(line, number, about.bots.len(), games)
                .map_err(|error| bad(format!("line {}: {error}", number + 2)))?;
            blocks.push(block);
        }
        blocks.truncate(most as usize);

        let cant = |error: io::Error| cannot_keep(path, &error);
        let options = OpenOptions::new().create(true).append(true).open(path);
        let mut file = options.map_err(cant)?;
        file.set_len(whole as u64).map_err(cant)?;
        if begun.is_none() {
            file.write_all(first.as_bytes()).map_err(cant)?;
        }
        Ok((Save { file: Some((path, file)) }, blocks))
    }

    /// Adds a finished block.
    pub fn add(&mut self, block: &Block) -> Result<(), Failure> {
        let Some((path, file)) = &mut self.file else { return Ok(()) };
        // One write for the whole line, so that little can be torn.
        file.write_all(to_line(block).as_bytes()).map_err(|error| cannot_keep(path, &error))
    }
}

fn to_line(document: &impl Serialize) -> String {
    serde_json::to_string(document).expect("our documents are plain JSON") + "\n"
}

fn cannot_keep(path: &Path, error: &io::Error) -> Failure {
    Failure::bad_file(&path.display().to_string(), format!("can't be written: {error}"))
}

/// Says in what the tournament of a file is not this one.
fn same_tournament(line: &str, expected: &str) -> Result<(), String> {
    let theirs: Value = serde_json::from_str(line).unwrap_or_default();
    let ours: Value = serde_json::from_str(expected).expect("we wrote it");
    if theirs["format"] != ours["format"] {
        return Err(format!("is not a {FORMAT} file"));
    }
    for field in ["version", "game", "map", "players", "bots", "seed"] {
        let (theirs, ours) = (&theirs[field], &ours[field]);
        if theirs != ours {
            let which = match field {
                "map" => "its map is different".to_string(),
                _ => format!("{field}: {theirs} in the file, {ours} here"),
            };
            return Err(format!("belongs to another tournament; {which}"));
        }
    }
    Ok(())
}

/// The block of a line, if it is the one that is due.
fn read_block(line: &str, number: u32, bots: usize, games: u32) -> Result<Block, String> {
    let block: Block = serde_json::from_str(line).map_err(|error| error.to_string())?;
    if block.block != number {
        return Err(format!("expected block {number}, not {}", block.block));
    }
    if block.bots.len() != bots || block.bots.iter().any(|bot| bot.games != games) {
        return Err(format!("a block has {bots} bots and {games} games"));
    }
    Ok(block)
}
