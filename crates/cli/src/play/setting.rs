//! What is played: a new game, or one that goes on from a moment of a record.

use bots::Seat;
use bots::anew::dealt_anew;
use engine::chance::{Seed, Stream};
use engine::event::Event;
use engine::players::{PlayerId, Viewer};
use formats::action::PlayerAction;
use formats::error::Error;
use formats::game::{Game, Rulebook};
use formats::position::{Options, PositionDoc};
use formats::record::RecordDoc;

use super::at_terminal::AtTerminal;
use crate::failure::Failure;

/// Which of a seed's games deals hidden things again. What is drawn later comes from the seed itself.
const ANEW: u32 = u32::MAX;

/// A game that somebody sits down to.
pub struct Setting<S: AtTerminal> {
    pub game: Game<S>,
    /// The record of the game from here on.
    pub record: RecordDoc,
    /// The person's seat; the others are bots.
    pub me: PlayerId,
    /// What those who sit down are told.
    pub told: Vec<Event>,
    /// Who began.
    pub starter: PlayerId,
}

/// Where in a record a game goes on, and for whom.
#[derive(Clone, Copy)]
pub struct Moment<'a> {
    /// The name of the record's file.
    pub file: &'a str,
    pub record: &'a RecordDoc,
    /// How many actions come before.
    pub at: usize,
    pub seat: usize,
    pub hidden: Hidden,
}

/// How what the person's seat can't see is dealt.
#[derive(Clone, Copy, PartialEq)]
pub enum Hidden {
    AsItWas,
    Anew,
}

impl<S: AtTerminal> Setting<S> {
    /// A new game, with the person in the first seat.
    pub fn new(
        book: Rulebook<S::Rules>,
        names: Vec<String>,
        options: Options,
        seed: Seed,
    ) -> Result<Setting<S>, Error> {
        let record = RecordDoc::begin(&book, &names, &options, &seed);
        let (game, told) = Game::<S>::deal(book, names, options, seed)?;
        let starter = game.state().to_move();
        Ok(Setting { game, record, me: PlayerId(0), told, starter })
    }

    /// A game that goes on from a record.
    pub fn resumed(
        moment: Moment<'_>,
        book: Rulebook<S::Rules>,
        name: String,
        seed: Seed,
    ) -> Result<Setting<S>, Failure> {
        let Moment { file, record: old, at, seat, .. } = moment;
        let bad = |error: Error| Failure::bad_file(file, error);
        if seat >= old.players.len() {
            let last = old.players.len().saturating_sub(1);
            let message = format!("--seat {seat}: the record has the seats 0 to {last}");
            return Err(Failure::bad_file(file, message));
        }
        if at > old.actions.len() {
            let message = format!("--at {at}: the record has {} actions", old.actions.len());
            return Err(Failure::bad_file(file, message));
        }
        let me = PlayerId(seat as u8);
        let (from, starter) = position::<S>(moment, me, book.clone(), &seed).map_err(bad)?;
        if from.finished {
            let message = format!("the game is over after {at} actions; choose an earlier --at");
            return Err(Failure::bad_file(file, message));
        }
        let options = old.options.clone();
        let bots = (1..old.players.len()).map(|i| format!("Bot {i}"));
        let mut names: Vec<String> = bots.collect();
        names.insert(seat, name);
        let mut record = RecordDoc::begin(&book, &names, &options, &seed);
        let (game, told) = Game::<S>::resume(book, names, options, seed, &from).map_err(bad)?;
        record.position = Some(Box::new(from));
        Ok(Setting { game, record, me, told, starter })
    }
}

/// The position at a moment of a record, and who began that game.
fn position<S: AtTerminal>(
    moment: Moment<'_>,
    me: PlayerId,
    book: Rulebook<S::Rules>,
    seed: &Seed,
) -> Result<(PositionDoc, PlayerId), Error> {
    let Moment { record, at, hidden, .. } = moment;
    let (mut game, mut events) = record.opening::<S>(book)?;
    let starter = game.state().to_move();
    for (i, PlayerAction { player, action }) in record.actions.iter().take(at).enumerate() {
        let refused = |why: formats::action::Refusal| {
            Error::new(format!("actions[{i}]"), why.to_string()) //
        };
        events.extend(game.act(*player, action).map_err(refused)?);
    }
    if hidden == Hidden::AsItWas || game.state().is_finished() {
        return Ok((game.position().bare(), starter));
    }
    let viewer = Viewer::Player(me);
    let heard: Vec<Event> = events.iter().map(|event| event.seen_by(viewer)).collect();
    let anew = seed.of_game(ANEW);
    let (players, chance) = (game.state().player_count(), anew.stream(Stream::Bot(me.0)));
    let seat = Seat::<S> { rules: &**game.rules(), player: me, players, chance };
    let other = dealt_anew(seat, &game.state().view(viewer), &heard);
    Ok((game.position_of(&other, &anew).bare(), starter))
}
