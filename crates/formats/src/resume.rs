//! Games that go on from a position instead of beginning with a deal.

use engine::chance::{ScriptedChance, Seed};
use engine::event::Event;
use engine::game::{GameState, Rules, Waiting};
use engine::players::MAX_PLAYERS;
use engine::sets::TicketSet;
use engine::supply::SupplyEvent;

use crate::documented::Documented;
use crate::error::Error;
use crate::game::{Game, Rulebook};
use crate::position::{Options, PositionDoc, seed_to_hex};

impl<S: Documented> Game<S> {
    /// The game that goes on from a position, with these names, options and seed instead of the
    /// position's own. Also the events that tell somebody who sits down then what there is to see.
    pub fn resume(
        book: Rulebook<S::Rules>,
        names: Vec<String>,
        options: Options,
        seed: Seed,
        from: &PositionDoc,
    ) -> Result<(Game<S>, Vec<Event>), Error> {
        if from.game != book.rules.id() {
            let message = format!("\"{}\" is not \"{}\"", from.game, book.rules.id());
            return Err(Error::new("game", message));
        }
        if from.players.len() != names.len() {
            let (there, here) = (from.players.len(), names.len());
            return Err(Error::new("players", format!("{there} players, not {here}")));
        }
        let mut doc = PositionDoc { options, seed: Some(seed_to_hex(&seed)), ..from.clone() };
        for (player, name) in doc.players.iter_mut().zip(names) {
            player.name = name;
        }
        let game = Game::load(book, &doc)?;
        let events = introduction(game.state(), &doc);
        Ok((game, events))
    }
}

impl<S: Documented> Game<S> {
    /// The position of this game if its state were another one, with a deck in the order that follows
    /// from `seed`.
    pub fn position_of(&self, other: &S, seed: &Seed) -> PositionDoc {
        let deck = ScriptedChance::new(&[], seed);
        PositionDoc::new(&**self.rules(), self.names(), self.options(), seed, other, &deck)
    }
}

impl PositionDoc {
    /// The position without what the document around it says: map, names, options and seed.
    pub fn bare(mut self) -> PositionDoc {
        (self.format, self.map, self.seed) = (None, None, None);
        self.options = Options::default();
        self.players.iter_mut().for_each(|player| player.name.clear());
        self
    }
}

/// What somebody who sits down at a moment of a game is told instead of all that happened before:
/// the row, the tickets, and the piles, which everybody saw grow.
fn introduction<S: GameState>(state: &S, doc: &PositionDoc) -> Vec<Event> {
    let mut events = vec![Event::Dealt { starter: state.to_move() }];
    for (slot, card) in (0u8..).zip(state.supply().row()) {
        let turned = |&card| Event::Supply(SupplyEvent::Turned { slot, card });
        events.extend(card.iter().map(turned));
    }
    let setup = state.waiting() == Waiting::Setup;
    if !setup {
        let mut kept = [0; MAX_PLAYERS];
        for player in state.players() {
            kept[player.index()] = state.tickets(player).len() as u8;
        }
        events.push(Event::SetupEnded { kept });
    }
    for (player, doc) in state.players().zip(&doc.players) {
        if let Some(pile) = doc.pile {
            events.push(Event::PileGrew { player, cards: pile.into() });
        }
        let offered = |tickets: TicketSet| {
            let count = tickets.len() as u8;
            Event::TicketsOffered { player, count, tickets: Some(tickets) }
        };
        match state.offer(player) {
            Some((tickets, _)) => events.push(offered(tickets.iter().copied().collect())),
            None if setup => {
                let kept = state.tickets(player);
                let returned = state.returned(player).iter().copied().collect();
                events.push(offered(kept.or(returned)));
                let (count, tickets) = (Some(kept.len() as u8), Some(kept));
                events.push(Event::TicketsKept { player, opening: true, count, tickets });
            }
            None => {}
        }
    }
    events
}
