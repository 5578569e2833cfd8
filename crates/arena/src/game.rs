//! One game between bots.

use bots::{Bot, BotSpec, HasBots, Seat, sit_down};
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
    /// How often each player drew tickets.
    pub ticket_draws: [u32; MAX_PLAYERS],
    /// The cards in each player's hand at the end.
    pub cards_left: [u32; MAX_PLAYERS],
}

/// Plays one game to its end, with a bot for each player. The cards follow from `seed` alone,
/// however the bots play.
pub fn play<S: HasBots>(rules: &S::Rules, bots: &[BotSpec], seed: Seed) -> Played<S> {
    let players = bots.len();
    let bots = (0u8..).map(PlayerId).zip(bots).map(|(player, &spec)| {
        let chance = seed.stream(Stream::Bot(player.0));
        sit_down(spec, Seat { rules, player, players, chance })
    });
    play_with(rules, bots.collect(), seed)
}

/// [`play`] with bots that sit at the table already, a bot for each player.
pub fn play_with<S: GameState>(
    rules: &S::Rules,
    mut bots: Vec<Box<dyn Bot<S>>>,
    seed: Seed,
) -> Played<S> {
    let mut chance = SeededChance::new(&seed);
    let mut events = Vec::new();
    let mut counts = Counts::default();
    let mut state = S::deal(rules, bots.len(), &TableOptions::default(), &mut chance, &mut events);
    tell(rules, &mut bots, &mut events, &mut counts);
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
        tell(rules, &mut bots, &mut events, &mut counts);
    }
    let mut cards_left = [0; MAX_PLAYERS];
    for player in state.players() {
        cards_left[player.index()] = state.hand(player).total();
    }
    let Counts { turns, ticket_draws, .. } = counts;
    Played { seed, actions, score: state.score(rules), turns, ticket_draws, cards_left }
}

/// What is counted during a game.
#[derive(Default)]
struct Counts {
    begun: bool,
    turns: [u32; MAX_PLAYERS],
    ticket_draws: [u32; MAX_PLAYERS],
}

impl Counts {
    fn add(&mut self, event: &Event) {
        match *event {
            Event::SetupEnded { .. } => self.begun = true,
            Event::TurnBegan { player } => self.turns[player.index()] += 1,
            // The starting tickets are dealt, not drawn.
            Event::TicketsOffered { player, .. } if self.begun => {
                self.ticket_draws[player.index()] += 1;
            }
            _ => {}
        }
    }
}

/// Tells the bots what each of them may know, and counts.
fn tell<S: GameState>(
    rules: &S::Rules,
    bots: &mut [Box<dyn Bot<S>>],
    events: &mut Vec<Event>,
    counts: &mut Counts,
) {
    for event in events.drain(..) {
        counts.add(&event);
        for (player, bot) in (0u8..).zip(&mut *bots) {
            bot.see(rules, event.seen_by(Viewer::Player(PlayerId(player))));
        }
    }
}
