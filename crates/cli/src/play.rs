//! `branchline play`: a person at a terminal against bots.

pub mod at_terminal;
mod board;
mod card_game;
mod count;
mod menus;
pub mod paint;
mod person;
mod setting;
mod tell;
pub mod words;

use std::hash::{BuildHasher, Hash, Hasher, RandomState};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use anstream::ColorChoice;
use bots::{Bot, Seat};
use clap::{Args, ValueEnum};
use engine::chance::{Seed, Stream};
use engine::event::Event;
use engine::game::Rules;
use engine::players::{PlayerId, Viewer};
use formats::game::{AnyRulebook, Game};
use formats::position::{Options, seed_from_hex};
use formats::record::RecordDoc;
use formats::whichever;

use self::at_terminal::AtTerminal;
use self::person::{Person, Stop};
use self::setting::{Hidden, Moment, Setting};
use self::words::Words;
use crate::documents::read;
use crate::failure::Failure;
use crate::maps;

#[derive(Args)]
pub struct PlayArgs {
    /// A built-in game: usa, europe or card_game
    #[arg(long, value_name = "G", default_value = "usa", conflicts_with = "map")]
    game: String,
    /// A map file to play on
    #[arg(long, value_name = "FILE")]
    map: Option<String>,
    /// Number of players, including you [default: 3]
    #[arg(long, value_name = "N")]
    players: Option<usize>,
    /// The bots you play against: random, greedy, planner, expert, or expert:MS to let it think longer
    #[arg(long, value_name = "B", default_value = "planner")]
    bot: String,
    /// Up to 64 hex digits; the same seed deals the same game [default: a new one]
    #[arg(long, value_name = "HEX")]
    seed: Option<String>,
    /// Your name at the table
    #[arg(long, value_name = "NAME", default_value = "You")]
    name: String,
    /// Card Game: everybody may look into their own pile at any time
    #[arg(long)]
    open_piles: bool,
    /// Save a record of the game to this file
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// Play on from a moment of the game in this record file
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "map", "players", "open_piles"])]
    from: Option<String>,
    /// The moment: after N actions of that game
    #[arg(long, value_name = "N", requires = "from", default_value_t = 0)]
    at: usize,
    /// Your seat in that game, counted from 0
    #[arg(long, value_name = "P", requires = "from", default_value_t = 0)]
    seat: usize,
    /// Deal what your seat could not know again, in a way that fits all it had heard
    #[arg(long, requires = "from")]
    anew: bool,
    /// When to use colours; auto uses them on a terminal, unless NO_COLOR is set
    #[arg(long, value_name = "WHEN", value_enum, default_value_t = Color::Auto)]
    color: Color,
}

/// When to use colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Color {
    Auto,
    Always,
    Never,
}

pub fn run(args: &PlayArgs) -> Result<(), Failure> {
    if let Some(file) = &args.from {
        return play_on(args, file);
    }
    if args.map.as_deref() == Some("-") {
        let message = "--map -: standard input is where you type; give the name of a file";
        return Err(Failure::Bad(message.to_string()));
    }
    let book = maps::book(&args.game, args.map.as_deref())?;
    if args.open_piles && !book.has_piles() {
        let message = "--open-piles: only the Card Game has piles (--game card_game)";
        return Err(Failure::Bad(message.to_string()));
    }
    let open_piles = args.open_piles.then_some(true);
    let options = Options { open_piles, ..Options::default() };
    let seed = seed(args)?;
    whichever!(book, book: S => {
        let names = names(args, &*book.rules)?;
        let setting = Setting::<S>::new(book, names, options, seed)
            .map_err(|error| Failure::Bad(error.to_string()))?;
        play(args, setting)
    })
}

/// Plays on from a record.
fn play_on(args: &PlayArgs, file: &str) -> Result<(), Failure> {
    if file == "-" {
        let message = "--from -: standard input is where you type; give the name of a file";
        return Err(Failure::Bad(message.to_string()));
    }
    let bad = |error| Failure::bad_file(file, error);
    let record = RecordDoc::read(&read(file)?).map_err(bad)?;
    let book = AnyRulebook::of(&record.game, record.map.as_ref()).map_err(bad)?;
    let hidden = if args.anew { Hidden::Anew } else { Hidden::AsItWas };
    let moment = Moment { file, record: &record, at: args.at, seat: args.seat, hidden };
    let (name, seed) = (own_name(args)?, seed(args)?);
    whichever!(book, book: S => play(args, Setting::<S>::resumed(moment, book, name, seed)?))
}

fn play<S: AtTerminal>(args: &PlayArgs, setting: Setting<S>) -> Result<(), Failure> {
    let Setting { game, record, me, told, starter } = setting;
    let (rules, names, seed) = (game.rules().clone(), game.names().to_vec(), *game.seed());
    let color = match args.color {
        Color::Auto => ColorChoice::Auto,
        Color::Always => ColorChoice::Always,
        Color::Never => ColorChoice::Never,
    };
    let words = Words { rules: &*rules, names: &names, me };
    let person = Person::new(words, starter, color);
    let mut sitting = Sitting {
        bots: bots(&args.bot, &*rules, &seed, names.len(), me)?,
        me,
        record,
        file: args.record.clone(),
        unseen: Vec::new(),
        game,
        person,
    };
    sitting.see(told);
    if sitting.record.position.is_some() {
        // What was told stands for what happened before: the table shows it.
        sitting.unseen.clear();
    }
    match sitting.play() {
        Ok(()) => Ok(()),
        Err(Stop::Quit) => sitting.leave("Goodbye, and thank you for playing."),
        Err(Stop::EndOfInput) => {
            sitting.leave("There is no more input, so the game ends here. Goodbye.")
        }
        Err(Stop::Stuck) => Err(Failure::Bad("the game is waiting for nobody".to_string())),
        Err(Stop::Failed(failure)) => Err(failure),
    }
}

/// The bots by seat.
type Bots<S> = Vec<Option<Box<dyn Bot<S>>>>;

/// A game under way, with everybody who plays it.
struct Sitting<'a, S: AtTerminal> {
    game: Game<S>,
    /// By seat; nobody in the person's.
    bots: Bots<S>,
    /// The person's seat.
    me: PlayerId,
    person: Person<'a, S>,
    /// What happened since the person last looked, as far as the person may know.
    unseen: Vec<Event>,
    record: RecordDoc,
    file: Option<PathBuf>,
}

impl<S: AtTerminal> Sitting<'_, S> {
    fn play(&mut self) -> Result<(), Stop> {
        self.greet()?;
        let rules = self.game.rules().clone();
        let mut legal = Vec::new();
        loop {
            let state = self.game.state();
            let Some(player) = state.players().find(|&player| state.may_act(player)) else { break };
            legal.clear();
            state.list_legal(&rules, player, &mut legal);
            let view = state.view(Viewer::Player(player));
            let action = match self.bots.get_mut(player.index()).and_then(Option::as_mut) {
                Some(bot) => bot.choose(&rules, &view, &legal),
                None => {
                    self.keep_record()?;
                    self.tell()?;
                    self.person.show_table(&view)?;
                    S::choose(&mut self.person, &view, &legal)?
                }
            };
            self.act(player, &action)?;
        }
        self.finish()
    }

    fn greet(&mut self) -> Result<(), Stop> {
        let names = self.person.words.names.iter().enumerate();
        let others: Vec<String> =
            names.filter(|(i, _)| *i != self.me.index()).map(|(_, name)| name.clone()).collect();
        let against = paint::join(&others);
        let seed = &self.record.seed;
        let name = self.person.words.rules.name();
        let text = format!("{} against {against}. Seed {seed}.", paint::bold(name));
        self.person.say(&text)?;
        Ok(self.person.say("Type a number to choose, ? for help, q to quit.")?)
    }

    fn act(&mut self, player: PlayerId, action: &S::Action) -> Result<(), Stop> {
        match self.game.apply(player, action) {
            Ok(events) => {
                self.record.push::<S>(self.game.rules(), player, action);
                self.see(events);
                Ok(())
            }
            // Nothing has changed, so the person is asked again.
            Err(reason) if player == self.me => {
                Ok(self.person.say(&format!("That can't be done: {reason}."))?)
            }
            Err(reason) => Err(Stop::Failed(Failure::Bad(reason.to_string()))),
        }
    }

    /// Everybody takes note of what they may know.
    fn see(&mut self, events: Vec<Event>) {
        for event in events {
            self.unseen.push(event.seen_by(Viewer::Player(self.me)));
            for (player, bot) in (0u8..).map(PlayerId).zip(&mut self.bots) {
                let Some(bot) = bot else { continue };
                bot.see(self.game.rules(), event.seen_by(Viewer::Player(player)));
            }
        }
    }

    /// Tells the person what happened since the last time.
    fn tell(&mut self) -> Result<(), Stop> {
        let sentences = tell::tell::<S>(&self.person.words, &self.unseen);
        self.unseen.clear();
        let columns = self.person.columns();
        let text: String =
            sentences.iter().map(|sentence| paint::paragraph(" · ", sentence, columns)).collect();
        Ok(self.person.show(&format!("\n{text}"))?)
    }

    fn finish(&mut self) -> Result<(), Stop> {
        self.record.result = Some(self.game.score());
        self.keep_record()?;
        self.tell()?;
        let view = self.game.state().view(Viewer::Player(self.me));
        let score = self.game.state().score(self.game.rules());
        let words = &self.person.words;
        let Some(count) = S::count(words, &view, &score) else { return Err(Stop::Stuck) };
        let text = count::result::<S>(words, &count, &score, self.person.columns());
        self.person.show(&text)?;
        match &self.file {
            Some(file) => {
                let said = format!("The record of this game is in {}.", file.display());
                Ok(self.person.say(&said)?)
            }
            None => self.offer_record(),
        }
    }

    /// Asks where to keep the record; only at a terminal, as a script has said so before.
    fn offer_record(&mut self) -> Result<(), Stop> {
        while self.person.is_at_a_terminal() {
            let prompt = "\n Keep a record of this game? Name a file, or press Enter to leave: ";
            let typed = self.person.line(prompt)?;
            let name = typed.trim();
            if name.is_empty() || name == "q" {
                break;
            }
            let path = Path::new(name);
            if path.exists() {
                self.person.say(&format!("{name} already exists; please choose another name."))?;
                continue;
            }
            match write_record(path, &self.record) {
                Ok(()) => {
                    self.person.say(&format!("Saved to {name}."))?;
                    break;
                }
                Err(error) => self.person.say(&format!("{name} can't be written: {error}."))?,
            }
        }
        Ok(())
    }

    /// Writes the record as far as the game has come, so that nothing is lost whatever happens.
    fn keep_record(&self) -> Result<(), Stop> {
        let Some(file) = &self.file else { return Ok(()) };
        write_record(file, &self.record).map_err(|error| {
            let message = format!("can't be written: {error}");
            Stop::Failed(Failure::bad_file(&file.display().to_string(), message))
        })
    }

    /// Ends the game early, or after its end.
    fn leave(&mut self, goodbye: &str) -> Result<(), Failure> {
        self.person.say(goodbye)?;
        if !self.game.state().is_finished() {
            let seed = &self.record.seed;
            let again = match self.record.position {
                None => format!("To play the same game again, start it with --seed {seed}."),
                Some(_) => {
                    format!("To play on in the same way, start it as before with --seed {seed}.")
                }
            };
            self.person.say(&again)?;
        }
        Ok(())
    }
}

/// The players' names, the person's first.
fn names(args: &PlayArgs, rules: &impl Rules) -> Result<Vec<String>, Failure> {
    let range = rules.players();
    let usual = 3.clamp(*range.start(), *range.end());
    let players = maps::number_of_players(rules, args.players, usual)?;
    let bots = (1..players).map(|i| format!("Bot {i}"));
    Ok(std::iter::once(own_name(args)?).chain(bots).collect())
}

fn own_name(args: &PlayArgs) -> Result<String, Failure> {
    let name = args.name.trim();
    let length = name.chars().count();
    if !(1..=20).contains(&length) || name.chars().any(char::is_control) {
        let message = "--name: a name must have 1 to 20 characters".to_string();
        return Err(Failure::Bad(message));
    }
    Ok(name.to_string())
}

fn seed(args: &PlayArgs) -> Result<Seed, Failure> {
    match &args.seed {
        Some(hex) => seed_from_hex(hex).map_err(|error| Failure::Bad(format!("--seed: {error}"))),
        None => Ok(new_seed()),
    }
}

fn bots<S: AtTerminal>(
    code: &str,
    rules: &S::Rules,
    seed: &Seed,
    players: usize,
    me: PlayerId,
) -> Result<Bots<S>, Failure> {
    (0..players as u8)
        .map(|player| {
            if player == me.0 {
                return Ok(None);
            }
            let chance = seed.stream(Stream::Bot(player));
            let seat = Seat { rules, player: PlayerId(player), players, chance };
            let bot = bots::bot(code, seat);
            bot.map(Some).map_err(|error| Failure::Bad(format!("--bot: {error}")))
        })
        .collect()
}

/// A seed nobody has seen before, short enough to be typed again.
fn new_seed() -> Seed {
    let mut hasher = RandomState::new().build_hasher();
    SystemTime::now().hash(&mut hasher);
    std::process::id().hash(&mut hasher);
    let mut seed = Seed::default();
    seed.0[..8].copy_from_slice(&hasher.finish().to_be_bytes());
    seed
}

fn write_record(path: &Path, record: &RecordDoc) -> std::io::Result<()> {
    let text = serde_json::to_string(record)?;
    std::fs::write(path, text + "\n")
}
