//! One game between bots.

use bots::{Bot, Botted, Seat, UnknownBot, bot};
use engine::chance::{Seed, SeededChance, Stream};
use engine::event::Event;
use engine::game::{GameState, TableOptions};
use engine::players::{MAX_PLAYERS, PlayerId, Viewer};
use engine::score::Score;

/// One finished game.
#[derive(Clone, Debug)]
pub struct Played<S: GameState> {
    /// Its seed.
    pub seed: Seed,
    /// Everything that was done.
    pub actions: Vec<(PlayerId, S::Action)>,
    /// How it ended.
    pub score: Score<S::PlayerScore>,
    /// Turns of each player.
    pub turns: [u32; MAX_PLAYERS],
}

/// Plays one game to its end, each player by the bot with that code. The cards follow from `seed`
/// alone, however the bots play.
pub fn play<S: Botted>(
    rules: &S::Rules,
    codes: &[String],
    seed: Seed,
) -> Result<Played<S>, UnknownBot> {
    let players = codes.len();
    let mut bots = (0u8..)
        .map(PlayerId)
        .zip(codes)
        .map(|(player, code)| {
            let chance = seed.stream(Stream::Bot(player.0));
            bot(code, Seat { rules, player, players, chance })
        })
        .collect::<Result<Vec<Box<dyn Bot<S>>>, _>>()?;
    let mut chance = SeededChance::new(&seed);
    let mut events = Vec::new();
    let mut turns = [0; MAX_PLAYERS];
    let mut state = S::deal(rules, players, &TableOptions::default(), &mut chance, &mut events);
    tell(rules, &mut bots, &mut events, &mut turns);
    let mut actions = Vec::new();
    let mut legal = Vec::new();
    while let Some(player) = state.players().find(|&player| state.may_act(player)) {
        legal.clear();
        state.list_legal(rules, player, &mut legal);
        let view = state.view(Viewer::Player(player));
        let action = bots[player.index()].choose(rules, &view, &legal);
        state
            .apply(rules, player, &action, &mut chance, &mut events)
            .expect("a bot chooses a legal action");
        actions.push((player, action));
        tell(rules, &mut bots, &mut events, &mut turns);
    }
    Ok(Played { seed, actions, score: state.score(rules), turns })
}

/// Tells the bots what each of them may know, and counts the turns.
fn tell<S: GameState>(
    rules: &S::Rules,
    bots: &mut [Box<dyn Bot<S>>],
    events: &mut Vec<Event>,
    turns: &mut [u32; MAX_PLAYERS],
) {
    for event in events.drain(..) {
        if let Event::TurnBegan { player } = event {
            turns[player.index()] += 1;
        }
        for (player, bot) in (0u8..).zip(&mut *bots) {
            bot.see(rules, event.seen_by(Viewer::Player(PlayerId(player))));
        }
    }
}
