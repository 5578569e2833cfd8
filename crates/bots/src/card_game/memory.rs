//! What a player remembers of what happened in the open.

use engine::card_game::{Deck, MAX_SEATS, State, View};
use engine::cards::{Card, Cards};
use engine::event::Event;
use engine::players::PlayerId;
use engine::sets::TicketSet;

use crate::Seat;

/// After so many new cards, tickets given back are worth another look.
const FRESH: u32 = 6;

/// The cards one player has seen go by.
///
/// Yards are open, so whoever pays attention knows every pile, though nobody may look into one
/// (CG-PILE-1); and a card taken face up is in that hand until it is played.
pub struct Memory {
    /// Who remembers.
    pub me: PlayerId,
    piles: [Cards; MAX_SEATS],
    /// Cards that are certainly in a hand.
    hands: [Cards; MAX_SEATS],
    discards: Cards,
    /// Cards drawn since tickets were last on offer.
    pub fresh: u32,
    /// Tickets given back since few cards were drawn: they would find no use now either.
    pub rejected: TicketSet,
    offered: TicketSet,
    /// Offers in succession of which nothing was kept.
    pub idle: u32,
}

impl Memory {
    pub fn new(seat: &Seat<'_, State>) -> Memory {
        // CG-SET-1: everybody begins with these.
        let locomotives = seat.rules.counts().starting_locomotives;
        let dealt = Cards::payment(Card::Locomotive, 0, locomotives);
        Memory {
            me: seat.player,
            piles: [Cards::NONE; MAX_SEATS],
            hands: [dealt; MAX_SEATS],
            discards: Cards::NONE,
            fresh: 0,
            rejected: TicketSet::EMPTY,
            offered: TicketSet::EMPTY,
            idle: 0,
        }
    }

    pub fn see(&mut self, event: Event) {
        match event {
            Event::CardDrawn { player, card: Some(card), .. } => {
                if player == self.me {
                    self.fresh += 1;
                    self.idle = 0;
                }
                if self.fresh >= FRESH {
                    self.rejected = TicketSet::EMPTY;
                }
                self.hand(player).add(card);
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
            Event::CardsPlayed { player, cards } => {
                let hand = self.hand(player);
                *hand = less(hand, &cards);
            }
            Event::PileGrew { player, cards } => self.piles[player.index() % MAX_SEATS] += cards,
            Event::Robbed { cards, .. } => self.discards += cards,
            Event::TicketsCompleted { player, pile, .. } => {
                self.piles[player.index() % MAX_SEATS] = Cards::NONE;
                self.discards += pile;
            }
            Event::RoundBegan { .. } => self.discards = Cards::NONE,
            _ => {}
        }
    }

    /// The cards of the own pile.
    pub fn pile(&self, view: &View) -> Cards {
        let me = self.me.index();
        view.players()[me].pile_cards.unwrap_or(self.piles[me % MAX_SEATS])
    }

    /// The cards that another player certainly holds.
    pub fn known(&self, player: usize) -> Cards {
        self.hands[player % MAX_SEATS]
    }

    /// The cards nobody has seen: those in the deck, and those in other hands that are not known.
    pub fn unseen(&self, deck: &Deck, view: &View) -> Cards {
        let mut unseen = less(&deck.all_cards(), &self.discards);
        for card in view.row.into_iter().flatten() {
            unseen = less(&unseen, &Cards::payment(card, 1, 0));
        }
        for (i, player) in view.players().iter().enumerate() {
            let hand = player.hand.unwrap_or(self.known(i));
            for seen in [hand, player.yard.cards(), self.piles[i % MAX_SEATS]] {
                unseen = less(&unseen, &seen);
            }
        }
        unseen
    }

    fn hand(&mut self, player: PlayerId) -> &mut Cards {
        &mut self.hands[player.index() % MAX_SEATS]
    }
}

/// What is left of `cards` without `others`, as far as they are there.
fn less(cards: &Cards, others: &Cards) -> Cards {
    Cards::new(Card::ALL.map(|card| cards.count(card).saturating_sub(others.count(card))))
}
