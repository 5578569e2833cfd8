//! Random playthroughs to test on, whatever the game, and what a game must bring along for that.

use std::fmt::Display;

use engine::cards::{Card, Cards};
use engine::chance::Seed;
use engine::event::Event;
use engine::game::TableOptions;
use engine::players::{PlayerId, Viewer};
use engine::sets::{CityId, TicketId, TicketSet, TrackSet};
use engine::supply::MAX_ROW;
use engine::view::{CommonView, SeatView};
use formats::documented::Documented;
use formats::game::{Game, Rulebook};
use formats::position::Options;
use formats::record::RecordDoc;

/// A game the laws are tested on: what they can't know of every game.
pub trait Lawful: Documented {
    /// Deals games of every kind: built-in rules with every number of players, `games` times each,
    /// and as many small ones of few cards, where decks run out and players must pass.
    fn deals(games: u64) -> impl Iterator<Item = Playthrough<Self>>;

    /// All cards of the game.
    fn all_cards(rules: &Self::Rules) -> Cards;

    /// The cards that are neither in a hand nor in the supply.
    fn other_cards(&self) -> Cards;

    /// The cards in a player's track pile, if the game has such.
    fn pile_of(&self, player: PlayerId) -> Cards;

    /// The tickets that no game but this one has a place for.
    fn other_tickets(&self) -> Vec<TicketId>;

    /// Whether tickets that are not kept at the start wait with their player.
    fn holds_returned(rules: &Self::Rules) -> bool;

    /// How many tickets there are, if none ever leaves the game.
    fn all_tickets(rules: &Self::Rules) -> Option<usize>;

    /// The tickets dealt to each player at the start.
    fn starting_tickets(rules: &Self::Rules) -> usize;

    /// Actions that may or may not be legal: those near the rules' edges and some nonsense.
    fn candidates(play: &mut Playthrough<Self>, player: PlayerId) -> Vec<Self::Action>;

    /// Whether an action may be legal though it is not listed.
    fn may_be_unlisted(action: &Self::Action) -> bool;

    /// Whether the action draws cards.
    fn draws_cards(action: &Self::Action) -> bool;

    /// How many tickets the action keeps; 0 for drawing some, nothing for anything else.
    fn keeps_tickets(action: &Self::Action) -> Option<usize>;

    /// The action that keeps these of the tickets on offer.
    fn keep(tickets: TicketSet) -> Self::Action;

    /// The action that draws a card blind.
    fn draw_blind() -> Self::Action;

    /// The actions that [`random_action`](engine::game::GameState::random_action) chooses from.
    fn random_choices(&self, rules: &Self::Rules, legal: &[Self::Action]) -> Vec<Self::Action>;

    /// What a view shows.
    fn seen(rules: &Self::Rules, view: &Self::View) -> Known;

    /// What this game has in the open, for comparison with what a view shows.
    fn in_the_open(&self, player: PlayerId) -> KnownPlayer;

    /// What a listener learns from an event of this game alone.
    fn hear(known: &mut Known, event: Event, rules: &Self::Rules);

    /// More that must hold at every moment.
    fn own_laws(play: &Playthrough<Self>);
}

/// What somebody knows of a table.
#[derive(Clone, Debug, PartialEq)]
pub struct Known {
    pub row: [Option<Card>; MAX_ROW],
    pub deck: usize,
    pub discards: usize,
    pub ticket_deck: usize,
    /// Cards laid down and turned over for a tunnel, which lie in the open.
    pub aside: [usize; 2],
    pub players: Vec<KnownPlayer>,
}

/// What somebody knows of a player.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct KnownPlayer {
    pub cards: usize,
    pub tickets: Option<usize>,
    pub choosing: usize,
    pub hand: Option<Cards>,
    pub kept: Option<TicketSet>,
    pub offer: Option<Vec<TicketId>>,
    pub trains: u8,
    pub tracks: TrackSet,
    pub stations: Vec<CityId>,
    pub points: u16,
    pub yard: engine::card_game::Yard,
    pub pile: usize,
    pub pile_cards: Option<Cards>,
    pub completed: TicketSet,
}

impl Known {
    /// What a view shows that all games have.
    pub fn of(view: &CommonView, players: impl Iterator<Item = KnownPlayer>) -> Known {
        Known {
            row: view.row,
            deck: view.deck,
            discards: view.discards,
            ticket_deck: view.ticket_deck,
            aside: [0; 2],
            players: players.collect(),
        }
    }
}

impl KnownPlayer {
    /// What a view shows of a player that all games have.
    pub fn of(seat: &SeatView) -> KnownPlayer {
        KnownPlayer {
            cards: seat.cards,
            tickets: seat.tickets,
            choosing: seat.choosing,
            hand: seat.hand,
            kept: seat.kept,
            offer: seat.offer.map(|offer| offer.tickets().to_vec()),
            ..KnownPlayer::default()
        }
    }
}

/// A game that keeps what was done in it, so that a broken law can be played again.
pub struct Playthrough<S: Lawful> {
    pub book: Rulebook<S::Rules>,
    pub options: Options,
    pub seed: Seed,
    pub game: Game<S>,
    pub done: Vec<(PlayerId, S::Action)>,
    pub rng: fastrand::Rng,
}

impl<S: Lawful> Playthrough<S> {
    /// Deals a game; everything in it follows from `number`.
    pub fn deal(book: Rulebook<S::Rules>, players: usize, number: u64) -> Playthrough<S> {
        Playthrough::deal_with(book, players, number, Options::default())
    }

    /// [`deal`](Playthrough::deal) with the options of a table.
    pub fn deal_with(
        book: Rulebook<S::Rules>,
        players: usize,
        number: u64,
        options: Options,
    ) -> Playthrough<S> {
        let mut seed = Seed::default();
        seed.0[..8].copy_from_slice(&number.to_be_bytes());
        let names = vec![String::new(); players];
        let (game, _) = Game::deal(book.clone(), names, options.clone(), seed).unwrap();
        let rng = fastrand::Rng::with_seed(number);
        Playthrough { book, options, seed, game, done: Vec::new(), rng }
    }

    pub fn rules(&self) -> &S::Rules {
        &self.book.rules
    }

    pub fn state(&self) -> &S {
        self.game.state()
    }

    /// Somebody the game waits for, at random; nobody once it is over.
    pub fn somebody(&mut self) -> Option<PlayerId> {
        let waiting: Vec<PlayerId> =
            self.state().players().filter(|&player| self.state().may_act(player)).collect();
        self.rng.choice(waiting)
    }

    /// The legal actions of a player.
    pub fn legal(&self, player: PlayerId) -> Vec<S::Action> {
        let mut list = Vec::new();
        self.state().list_legal(self.rules(), player, &mut list);
        list
    }

    /// Every choice of the tickets on offer to a player, legal or not, and one with a ticket that
    /// may not be on offer.
    pub fn choices(&mut self, player: PlayerId, tickets: usize) -> Vec<TicketSet> {
        let offer = self.state().offer(player).map_or(Vec::new(), |(ids, _)| ids.to_vec());
        let chosen = |set: u32| (0..offer.len()).filter(move |i| set >> i & 1 == 1);
        let mut choices: Vec<TicketSet> =
            (0..1u32 << offer.len()).map(|set| chosen(set).map(|i| offer[i]).collect()).collect();
        let stray = TicketId(self.rng.u8(0..tickets as u8));
        choices.push(offer.iter().copied().chain([stray]).collect());
        choices
    }

    /// Any of the actions.
    pub fn any(&mut self, actions: &[S::Action]) -> S::Action {
        actions[self.rng.usize(0..actions.len())]
    }

    /// Does a legal action.
    pub fn act(&mut self, player: PlayerId, action: S::Action) -> Vec<Event> {
        self.done.push((player, action));
        match self.game.apply(player, &action) {
            Ok(events) => events,
            Err(reason) => self.broken(format_args!("a listed action was refused: {reason}")),
        }
    }

    /// Plays to the end, choosing from the legal actions; games that don't end break a law.
    pub fn play(
        &mut self,
        mut choose: impl FnMut(&mut Playthrough<S>, PlayerId, &[S::Action]) -> S::Action,
    ) {
        while let Some(player) = self.somebody() {
            let legal = self.legal(player);
            self.must(!legal.is_empty(), "a player to move has an action");
            let action = choose(self, player, &legal);
            self.act(player, action);
            self.must(self.done.len() < 5_000, "every game ends");
        }
    }

    /// Plays at random, looking at the game before every action.
    pub fn play_watched(&mut self, mut look: impl FnMut(&mut Playthrough<S>)) {
        self.play(|play, _, legal| {
            look(play);
            play.any(legal)
        });
    }

    /// Fails with all that is needed to see the same again.
    pub fn must(&self, holds: bool, law: &str) {
        if !holds {
            self.broken(law);
        }
    }

    fn broken(&self, law: impl Display) -> ! {
        let record = serde_json::to_string(&self.record()).unwrap();
        panic!("broken: {law}\nafter {} actions of this record:\n{record}", self.done.len());
    }

    /// What was done so far.
    pub fn record(&self) -> RecordDoc {
        let names = self.game.names();
        let mut record = RecordDoc::begin(&self.book, names, &self.options, &self.seed);
        for (player, action) in &self.done {
            record.push::<S>(self.rules(), *player, action);
        }
        record
    }

    /// Everybody who may look.
    pub fn viewers(&self) -> Vec<Viewer> {
        self.state().players().map(Viewer::Player).chain([Viewer::Spectator]).collect()
    }

    /// The same deal, for a look at its events.
    pub fn deal_events(&self) -> Vec<Event> {
        let mut events = Vec::new();
        let agreed = TableOptions {
            first_player: None,
            open_piles: self.options.open_piles.unwrap_or(false),
        };
        let mut chance = engine::chance::SeededChance::new(&self.seed);
        S::deal(self.rules(), self.state().player_count(), &agreed, &mut chance, &mut events);
        events
    }
}

/// Runs a law on playthroughs of every game, the same code for all of them, and returns what it
/// says of each.
macro_rules! on_every_game {
    ($law:ident, $games:expr) => {{
        use $crate::playthrough::Lawful;
        let boards = engine::board::State::deals($games).map($law);
        let card_games = engine::card_game::State::deals($games).map($law);
        let said: Vec<_> = boards.chain(card_games).collect();
        said
    }};
}
pub(crate) use on_every_game;
