//! `branchline map`: checks and describes map files; and which board other commands play on.

use std::collections::BTreeMap;
use std::io::{self, Write};

use clap::{Args, Subcommand};
use engine::board::Map;
use engine::card_game::Deck;
use engine::cards::{Card, Cards, Color};
use engine::game::Rules;
use formats::error::one_line;
use formats::game::{AnyRulebook, Board, GAMES};
use formats::map::MapDoc;
use formats::whichever;

use crate::documents::read;
use crate::failure::Failure;

#[derive(Args)]
pub struct MapArgs {
    #[command(subcommand)]
    command: MapCommand,
}

#[derive(Subcommand)]
enum MapCommand {
    /// Report everything that is wrong with a map file
    Check {
        /// A map file, or - for standard input
        file: String,
    },
    /// Print the counts of a map, or of the Card Game
    Show {
        /// A map file, - for standard input, or the id of a built-in game
        file: String,
    },
}

/// What a command plays.
#[derive(Args)]
#[group(required = true, multiple = false)]
pub struct GameArgs {
    /// A built-in game: usa, europe or card_game
    #[arg(long, value_name = "G")]
    game: Option<String>,
    /// A map file to play on, or - for standard input
    #[arg(long, value_name = "FILE")]
    map: Option<String>,
}

impl GameArgs {
    /// The rules they name.
    pub fn book(&self) -> Result<AnyRulebook, Failure> {
        book(self.game.as_deref().unwrap_or_default(), self.map.as_deref())
    }
}

/// The board of a map file if there is one, the rules of a built-in game otherwise.
pub fn book(game: &str, map: Option<&str>) -> Result<AnyRulebook, Failure> {
    if let Some(file) = map {
        let board = Board::read(&read(file)?).map_err(|error| Failure::bad_file(file, error))?;
        return Ok(AnyRulebook::Board(board));
    }
    AnyRulebook::built_in(game).map_err(|error| Failure::Bad(format!("--game: {error}")))
}

/// How many play: as asked for, if the game is for so many.
pub fn number_of_players(
    rules: &impl Rules,
    asked: Option<usize>,
    otherwise: usize,
) -> Result<usize, Failure> {
    let range = rules.players();
    let players = asked.unwrap_or(otherwise);
    if range.contains(&players) {
        return Ok(players);
    }
    let (least, most) = (range.start(), range.end());
    Err(Failure::Bad(format!("--players {players}: this game is for {least} to {most}")))
}

pub fn run(args: &MapArgs) -> Result<(), Failure> {
    match &args.command {
        MapCommand::Check { file } => check(file),
        MapCommand::Show { file } => show(file),
    }
}

fn check(file: &str) -> Result<(), Failure> {
    let doc = MapDoc::read(&read(file)?).map_err(|error| Failure::bad_file(file, error))?;
    let mut out = io::stdout().lock();
    let long = doc.check_lengths();
    match doc.to_map() {
        Ok(map) if long.is_empty() => {
            let (cities, tracks, tickets) =
                (map.cities().len(), map.tracks().len(), map.tickets().len());
            writeln!(out, "ok {file}: {cities} cities, {tracks} tracks, {tickets} tickets")?;
            Ok(())
        }
        map => {
            for problem in long.iter().chain(&map.err().unwrap_or_default()) {
                eprintln!("branchline: {file}: {}", one_line(&problem.to_string()));
            }
            Err(Failure::Said(2))
        }
    }
}

fn show(file: &str) -> Result<(), Failure> {
    let book = match GAMES.contains(&file) {
        true => AnyRulebook::built_in(file),
        false => Board::read(&read(file)?).map(AnyRulebook::Board),
    };
    let mut out = io::BufWriter::new(io::stdout().lock());
    let book = book.map_err(|error| Failure::bad_file(file, error))?;
    whichever!(book, book => book.rules.describe(&mut out))?;
    Ok(out.flush()?)
}

/// The counts of a game's rules.
trait Described {
    /// Prints them, a line for each kind of thing.
    fn describe(&self, out: &mut impl Write) -> io::Result<()>;
}

impl Described for Deck {
    fn describe(&self, out: &mut impl Write) -> io::Result<()> {
        let deck = self;
        let counts = deck.counts();
        let (least, most) = (counts.players.start(), counts.players.end());
        let cards = deck.all_cards();
        let tickets = deck.tickets();
        writeln!(out, "{} ({})", deck.name(), deck.id())?;
        writeln!(out, "  players    {least} to {most}")?;
        writeln!(
            out,
            "  cards      {}, {} of them locomotives",
            cards.total(),
            cards.locomotives()
        )?;
        let points: u32 = tickets.iter().map(|ticket| u32::from(ticket.points)).sum();
        let mut symbols = Cards::NONE;
        tickets.iter().for_each(|ticket| symbols += ticket.cards);
        let needed = symbols.total();
        writeln!(out, "  tickets    {}, {points} points, {needed} cards needed", tickets.len())?;
        for (card, n) in symbols.iter() {
            let tickets = tickets.iter().filter(|ticket| ticket.cards.count(card) > 0).count();
            writeln!(out, "  {:<10} {n} cards needed on {tickets} tickets", card.name())?;
        }
        for (i, big) in deck.big_cities().iter().enumerate() {
            let (name, naming) = (&deck.city(big.city).name, deck.naming(i).len());
            writeln!(out, "  {name:<12} {} points, on {naming} tickets", big.points)?;
        }
        Ok(())
    }
}

impl Described for Map {
    fn describe(&self, out: &mut impl Write) -> io::Result<()> {
        let map = self;
        let counts = map.counts();
        let tracks = map.tracks();
        writeln!(out, "{} ({})", map.name(), map.id())?;
        let (least, most) = (counts.players.start(), counts.players.end());
        writeln!(out, "  players    {least} to {most}, {} trains each", counts.trains)?;
        if counts.stations > 0 {
            let points = counts.unbuilt_station_points;
            writeln!(out, "  stations   {} each, {points} points if not built", counts.stations)?;
        }
        let cards = map.all_cards();
        let (each, wild) = (counts.cards_per_color, counts.locomotives);
        writeln!(out, "  cards      {}: {each} of each colour, {wild} locomotives", cards.total())?;
        writeln!(out, "  cities     {}", map.cities().len())?;

        let pairs = tracks.len() - map.doubles().len() / 2;
        let spaces: u32 = tracks.iter().map(|track| u32::from(track.length)).sum();
        let doubles = map.doubles().len() / 2;
        writeln!(
            out,
            "  tracks     {}: {pairs} pairs of cities, {doubles} doubles, {spaces} spaces",
            tracks.len()
        )?;
        let mut lengths: BTreeMap<u8, usize> = BTreeMap::new();
        for track in tracks {
            *lengths.entry(track.length).or_default() += 1;
        }
        let lengths: Vec<String> = lengths.iter().map(|(len, n)| format!("{len}:{n}")).collect();
        writeln!(out, "  lengths    {}", lengths.join(" "))?;
        let colors = Color::ALL.iter().map(|&color| (Card::from(color).name(), Some(color)));
        for (name, color) in colors.chain([("gray", None)]) {
            let of_color = tracks.iter().filter(|track| track.color == color);
            let (mut n, mut spaces) = (0, 0);
            for track in of_color {
                n += 1;
                spaces += u32::from(track.length);
            }
            writeln!(out, "  {name:<10} {n} tracks, {spaces} spaces")?;
        }
        let tunnels = tracks.iter().filter(|track| track.tunnel).count();
        let ferries = tracks.iter().filter(|track| track.ferry > 0).count();
        let symbols: u32 = tracks.iter().map(|track| u32::from(track.ferry)).sum();
        if tunnels > 0 {
            writeln!(out, "  tunnels    {tunnels}, {} cards turned", counts.tunnel_cards)?;
        }
        if ferries > 0 {
            writeln!(out, "  ferries    {ferries}, {symbols} locomotive symbols")?;
        }

        let points = |long: bool| -> (usize, u32) {
            let tickets = map.tickets().iter().filter(|ticket| ticket.long == long);
            tickets.fold((0, 0), |(n, sum), ticket| (n + 1, sum + u32::from(ticket.points)))
        };
        let ((regular, regular_points), (long, long_points)) = (points(false), points(true));
        let (all, sum) = (regular + long, regular_points + long_points);
        if long > 0 {
            writeln!(
                out,
                "  tickets    {all}, {sum} points: {regular} regular {regular_points}, {long} long {long_points}"
            )
        } else {
            writeln!(out, "  tickets    {all}, {sum} points")
        }
    }
}
