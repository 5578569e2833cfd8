//! What positions of all games have in common, and how it is checked.

#![allow(missing_docs, reason = "the fields are those of the position format in `docs/formats.md`")]

use crate::cards::{Card, Cards};
use crate::chance::{Chance, ScriptedChance, Seed};
use crate::common::Common;
use crate::game::{Rules, Waiting};
use crate::players::PlayerId;
use crate::problem::{Problem, bad};
use crate::sets::{TicketId, TicketSet};
use crate::supply::Supply;
use crate::tickets::{MAX_OFFER, Offer, OfferStatus, TicketDeck};

/// Any moment of a game, not checked yet, without what only one game has. Fields are those of the
/// position format.
#[derive(Clone, Debug, Default)]
pub struct TablePosition {
    pub players: Vec<SeatPosition>,
    pub to_move: usize,
    /// The slots of the row; `None`: turned from the deck.
    pub row: Option<Vec<Option<Card>>>,
    /// The deck from the top; `None`: all the cards named nowhere else, in an order by the seed.
    pub deck: Option<Vec<Card>>,
    pub discards: Cards,
    pub ticket_deck: TicketPile,
    pub final_turns: Option<usize>,
    pub passes: usize,
    pub finished: bool,
    /// `None`: it follows from the offers.
    pub setup: Option<bool>,
    pub seed: Seed,
}

/// One player of a [`TablePosition`].
#[derive(Clone, Debug, Default)]
pub struct SeatPosition {
    pub hand: Cards,
    pub tickets: Vec<TicketId>,
    pub offer: Option<OfferPosition>,
    pub returned: Vec<TicketId>,
}

/// Tickets to choose from.
#[derive(Clone, Debug)]
pub struct OfferPosition {
    pub tickets: Vec<TicketId>,
    pub keep_at_least: usize,
}

/// The ticket deck of a [`TablePosition`].
#[derive(Clone, Debug)]
pub enum TicketPile {
    /// These, from the top.
    Listed(Vec<TicketId>),
    /// All that could be in it and are named nowhere else, in an order by the seed.
    Rest,
}

impl Default for TicketPile {
    fn default() -> TicketPile {
        TicketPile::Listed(Vec::new())
    }
}

/// What a game must say of itself for its positions to be checked.
pub(crate) struct Limits<'a> {
    pub cards: Cards,
    pub row: u8,
    /// Why players hold no tickets back while others choose, in games where they don't.
    pub nothing_returned: Option<&'static str>,
    /// Names the tickets.
    pub rules: &'a dyn Rules,
}

/// A position being loaded into a state: no card may appear too often, no ticket twice.
pub(crate) struct Loading<'a> {
    limits: Limits<'a>,
    position: &'a TablePosition,
    pub chance: ScriptedChance,
    /// Every card seen so far.
    cards: Cards,
    /// Every ticket seen so far.
    tickets: TicketSet,
}

impl<'a> Loading<'a> {
    pub fn new(limits: Limits<'a>, position: &'a TablePosition) -> Result<Loading<'a>, Problem> {
        let players = position.players.len();
        let range = limits.rules.players();
        if !range.contains(&players) {
            let (least, most) = (range.start(), range.end());
            return bad(
                "players",
                format!("{players} players; this game is for {least} to {most}"),
            );
        }
        if position.to_move >= players {
            let message =
                format!("{} is not a player; players are 0 to {}", position.to_move, players - 1);
            return bad("to_move", message);
        }
        let chance = ScriptedChance::new(&[], &position.seed);
        let (cards, tickets) = (Cards::NONE, TicketSet::EMPTY);
        Ok(Loading { limits, position, chance, cards, tickets })
    }

    /// The common part of the state before cards and tickets are loaded into it.
    pub fn empty_table(&self) -> Common {
        let TablePosition { players, to_move, final_turns, passes, .. } = self.position;
        let supply = Supply::new(Cards::NONE, Cards::NONE, usize::from(self.limits.row));
        let mut common = Common::new(players.len(), PlayerId(*to_move as u8), supply);
        common.final_turns = final_turns.unwrap_or(0) as u8;
        common.passes = *passes as u8;
        common
    }

    /// What the game waits for; `pending` is what the position says the player to move has to
    /// answer.
    pub fn waiting<P>(&self, pending: Option<&P>) -> Result<Waiting, Problem> {
        let position = self.position;
        let players = position.players.len();
        if let Some(turns) = position.final_turns {
            if !(1..=players).contains(&turns) {
                return bad("final_turns", format!("{turns} is not within 1 to {players}"));
            }
            if position.finished {
                return bad("final_turns", "the game is finished, so no turns are left");
            }
        }
        if position.passes > players || position.passes == players && !position.finished {
            let message = format!(
                "{}: once all {players} players have passed, the turns are over",
                position.passes
            );
            return bad("passes", message);
        }
        let offers = || position.players.iter().filter_map(|player| player.offer.as_ref());
        let own_offer = position.players[position.to_move].offer.as_ref();
        let setup = position.setup.unwrap_or_else(|| match own_offer {
            // One offer to the player to move: set-up if it asks for as many as the opening does.
            Some(offer) if offers().count() == 1 => {
                offer.keep_at_least == self.limits.rules.opening_keep()
            }
            _ => offers().count() > 0,
        });
        let waiting = match (position.finished, setup, pending.is_some(), own_offer) {
            (true, _, true, _) => return bad("pending", "the game is finished"),
            (true, true, ..) => return bad("setup", "the game is finished"),
            (true, ..) => Waiting::Finished,
            (_, true, true, _) => return bad("pending", "players still choose their tickets"),
            (_, true, ..) if offers().count() == 0 => {
                return bad("setup", "no player has an offer, so set-up is over");
            }
            (_, true, ..) => Waiting::Setup,
            (_, _, true, Some(_)) => {
                return bad("pending", "the player to move has tickets to choose from first");
            }
            (_, _, true, None) => Waiting::Answer,
            (_, _, _, Some(_)) => Waiting::Tickets,
            (_, _, _, None) => Waiting::Turn,
        };
        if setup && (position.final_turns.is_some() || position.passes > 0) {
            let place = if position.passes > 0 { "passes" } else { "final_turns" };
            return bad(place, "players still choose their tickets");
        }
        for (i, player) in position.players.iter().enumerate() {
            let misplaced = match waiting {
                Waiting::Setup => false,
                Waiting::Tickets => i != position.to_move,
                _ => true,
            };
            if misplaced && player.offer.is_some() {
                let message = "only the player to move can have an offer after set-up";
                return bad(format!("players[{i}].offer"), message);
            }
        }
        Ok(waiting)
    }

    /// The tickets a player holds.
    pub fn tickets(&mut self, player: usize) -> Result<TicketSet, Problem> {
        let tickets = &self.position.players[player].tickets;
        self.count_tickets(&format!("players[{player}].tickets"), tickets)
    }

    /// The tickets a player chooses from or has returned.
    pub fn offer(&mut self, player: usize, waiting: Waiting) -> Result<Offer, Problem> {
        let seat = &self.position.players[player];
        let place = format!("players[{player}]");
        let mut loaded = Offer::NONE;
        if let Some(offer) = &seat.offer {
            loaded = self.open_offer(&format!("{place}.offer"), offer)?;
        }
        if !seat.returned.is_empty() {
            loaded = self.returned(&format!("{place}.returned"), seat, waiting)?;
        }
        Ok(loaded)
    }

    fn open_offer(&mut self, place: &str, offer: &OfferPosition) -> Result<Offer, Problem> {
        let count = offer.tickets.len();
        self.count_tickets(&format!("{place}.tickets"), &offer.tickets)?;
        if count == 0 || count > MAX_OFFER {
            let message = format!("{count} tickets; an offer has 1 to {MAX_OFFER}");
            return bad(format!("{place}.tickets"), message);
        }
        if offer.keep_at_least > count {
            let message =
                format!("is {}, but only {count} tickets are offered", offer.keep_at_least);
            return bad(format!("{place}.keep_at_least"), message);
        }
        let mut open = Offer::new(OfferStatus::Open { keep_at_least: offer.keep_at_least as u8 });
        offer.tickets.iter().for_each(|&ticket| open.push(ticket));
        Ok(open)
    }

    fn returned(
        &mut self,
        place: &str,
        seat: &SeatPosition,
        waiting: Waiting,
    ) -> Result<Offer, Problem> {
        self.count_tickets(place, &seat.returned)?;
        if waiting != Waiting::Setup {
            return bad(place, "tickets are only held back while starting tickets are chosen");
        }
        if let Some(reason) = self.limits.nothing_returned {
            return bad(place, reason);
        }
        if seat.offer.is_some() {
            return bad(place, "this player still has an offer, so nothing was returned yet");
        }
        if seat.returned.len() > MAX_OFFER {
            return bad(place, format!("at most {MAX_OFFER} tickets can be returned"));
        }
        let mut returned = Offer::new(OfferStatus::Returned);
        seat.returned.iter().for_each(|&ticket| returned.push(ticket));
        Ok(returned)
    }

    /// The ticket deck, after everybody's tickets; `all` could be in it.
    pub fn ticket_deck(&mut self, all: TicketSet) -> Result<TicketDeck, Problem> {
        let tickets = match &self.position.ticket_deck {
            TicketPile::Listed(listed) => {
                self.count_tickets("ticket_deck", listed)?;
                listed.clone()
            }
            TicketPile::Rest => {
                let mut rest: Vec<TicketId> = all.without(self.tickets).iter().collect();
                self.chance.shuffle_tickets(&mut rest);
                rest
            }
        };
        let mut deck = TicketDeck::EMPTY;
        tickets.into_iter().for_each(|ticket| deck.push_bottom(ticket));
        Ok(deck)
    }

    /// Deck, discards and row, after everybody's cards; a row that is not given is turned by `turn`.
    pub fn supply(
        &mut self,
        turn: impl FnOnce(&mut Supply, &mut ScriptedChance),
    ) -> Result<Supply, Problem> {
        let position = self.position;
        let slots = usize::from(self.limits.row);
        self.count_cards("discards", &position.discards)?;
        if let Some(row) = &position.row {
            if row.len() != slots {
                return bad(
                    "row",
                    format!("has {} slots; the row of this game has {slots}", row.len()),
                );
            }
            self.count_cards("row", &row.iter().flatten().copied().collect())?;
        }
        let deck: Cards = match &position.deck {
            Some(listed) => {
                let most = self.limits.cards.total() as usize;
                if listed.len() > most {
                    return bad("deck", format!("has {} cards; the game has {most}", listed.len()));
                }
                let deck = listed.iter().copied().collect();
                self.count_cards("deck", &deck)?;
                self.chance.script(listed);
                deck
            }
            None => {
                let mut rest = self.limits.cards;
                rest -= self.cards;
                rest
            }
        };
        let mut supply = Supply::new(deck, position.discards, slots);
        match &position.row {
            None => turn(&mut supply, &mut self.chance),
            Some(row) => {
                let cards = row.iter().enumerate();
                cards.for_each(|(slot, card)| card.iter().for_each(|&c| supply.place(slot, c)));
            }
        }
        Ok(supply)
    }

    /// Adds cards to those seen, of which there may be no more than the game has.
    pub fn count_cards(&mut self, place: &str, cards: &Cards) -> Result<(), Problem> {
        for (card, n) in cards.iter() {
            let seen = u32::from(self.cards.count(card)) + u32::from(n);
            let most = self.limits.cards.count(card);
            if seen > u32::from(most) {
                let name = card.name();
                return bad(place, format!("{seen} {name} cards so far; the game has only {most}"));
            }
        }
        self.cards += *cards;
        Ok(())
    }

    /// Adds tickets to those seen; none may appear twice.
    pub fn count_tickets(
        &mut self,
        place: &str,
        tickets: &[TicketId],
    ) -> Result<TicketSet, Problem> {
        for (i, &ticket) in tickets.iter().enumerate() {
            if self.tickets.contains(ticket) {
                let id = self.limits.rules.ticket_id(ticket);
                return bad(format!("{place}[{i}]"), format!("ticket \"{id}\" is named twice"));
            }
            self.tickets.insert(ticket);
        }
        Ok(tickets.iter().copied().collect())
    }
}
