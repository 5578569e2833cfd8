//! What a bot of the Card Game keeps track of: its memory of events, and how it chose tickets.

use engine::card_game::{Deck, State, View};
use engine::cards::{Card, Cards};
use engine::event::Event;
use engine::players::PlayerId;
use engine::sets::TicketSet;

use crate::Seat;
use crate::memory::Memory;
use crate::sampling::Determinizable;

/// After this many new cards, tickets given back are worth another look.
const FRESH: u32 = 6;

/// What one player keeps track of.
#[derive(Clone)]
pub struct Notes {
    /// Whose notes these are.
    pub me: PlayerId,
    memory: Memory,
    /// Cards drawn since tickets were last on offer.
    pub fresh: u32,
    /// Tickets given back since few cards were drawn: they would find no use now either.
    pub rejected: TicketSet,
    offered: TicketSet,
    /// Offers in succession of which nothing was kept.
    pub idle: u32,
}

impl Notes {
    pub fn new(seat: &Seat<'_, State>) -> Notes {
        Notes {
            me: seat.player,
            memory: State::memory(seat.rules, seat.player, seat.players),
            fresh: 0,
            rejected: TicketSet::EMPTY,
            offered: TicketSet::EMPTY,
            idle: 0,
        }
    }

    pub fn see(&mut self, event: Event) {
        self.memory.see(event);
        match event {
            Event::CardDrawn { player, .. } if player == self.me => {
                self.fresh += 1;
                self.idle = 0;
                if self.fresh >= FRESH {
                    self.rejected = TicketSet::EMPTY;
                }
            }
            Event::TicketsOffered { player, tickets: Some(tickets), .. } if player == self.me => {
                self.fresh = 0;
                self.offered = tickets;
            }
            Event::TicketsKept { player, opening: false, tickets: Some(tickets), .. }
                if player == self.me =>
            {
                self.rejected = self.rejected.or(self.offered.without(tickets));
                self.idle = if tickets.is_empty() { self.idle + 1 } else { 0 };
            }
            _ => {}
        }
    }

    /// The cards of the player's own pile. Yards are open, so anyone paying attention knows every
    /// pile, though nobody may look into one (CG-PILE-1).
    pub fn pile(&self, view: &View) -> Cards {
        let seen = view.players()[self.me.index()].pile_cards;
        seen.unwrap_or(*self.memory.pile(self.me))
    }

    /// The cards that another player certainly holds.
    pub fn known(&self, player: PlayerId) -> &Cards {
        self.memory.held(player)
    }

    /// The cards nobody has seen: those in the deck, and those in other hands that are not known.
    pub fn unseen(&self, deck: &Deck, view: &View) -> Cards {
        let mut unseen = less(&view.unseen_cards(deck), self.memory.discards());
        for (player, shown) in (0u8..).map(PlayerId).zip(view.players()) {
            if shown.pile_cards.is_none() {
                unseen = less(&unseen, self.memory.pile(player));
            }
            if player != self.me {
                unseen = less(&unseen, self.known(player));
            }
        }
        unseen
    }
}

/// What is left of `cards` without `others`, as far as they are there: who has not heard everything
/// may be mistaken.
fn less(cards: &Cards, others: &Cards) -> Cards {
    Cards::new(Card::ALL.map(|card| cards.count(card).saturating_sub(others.count(card))))
}
