//! Tickets on offer to a player and in the ticket deck.

use crate::chance::{Chance, FastChance};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::players::PlayerId;
use crate::rule::RuleId;
use crate::sets::{TicketId, TicketSet};

/// The most tickets a player may have to choose from.
pub const MAX_OFFER: usize = 6;

/// Tickets to choose from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OfferView {
    /// How many must be kept.
    pub keep_at_least: usize,
    tickets: [TicketId; MAX_OFFER],
    len: usize,
}

impl OfferView {
    /// The tickets, in the order dealt.
    pub fn tickets(&self) -> &[TicketId] {
        &self.tickets[..self.len]
    }
}

/// Tickets that a player chooses from, or has given back during set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Offer {
    tickets: [TicketId; MAX_OFFER],
    len: u8,
    pub status: OfferStatus,
}

impl From<OfferView> for Offer {
    fn from(view: OfferView) -> Offer {
        let status = OfferStatus::Open { keep_at_least: view.keep_at_least as u8 };
        Offer { tickets: view.tickets, len: view.len as u8, status }
    }
}

/// How far a player is with an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum OfferStatus {
    /// There is none.
    None,
    /// The player must keep at least this many.
    Open { keep_at_least: u8 },
    /// The player has chosen; these tickets wait until all have (USA-SET-1, CG-SET-1).
    Returned,
}

impl Offer {
    pub const NONE: Offer =
        Offer { tickets: [TicketId(0); MAX_OFFER], len: 0, status: OfferStatus::None };

    pub fn new(status: OfferStatus) -> Offer {
        Offer { status, ..Offer::NONE }
    }

    /// Draws tickets from the deck to choose from, fewer where it has fewer.
    pub fn draw(deck: &mut TicketDeck, count: u8, keep_at_least: u8) -> Offer {
        let count = count.min(deck.len);
        let keep_at_least = keep_at_least.min(count);
        let mut offer = Offer::new(OfferStatus::Open { keep_at_least });
        for _ in 0..count {
            deck.take_top().into_iter().for_each(|ticket| offer.push(ticket));
        }
        offer
    }

    /// The tickets that are not among those `kept`, in the order drawn.
    pub fn others(&self, kept: TicketSet) -> impl Iterator<Item = TicketId> + '_ {
        self.tickets().iter().copied().filter(move |&ticket| !kept.contains(ticket))
    }

    /// What is left of the offer until all players have chosen: the tickets not `kept`.
    pub fn returning(&self, kept: TicketSet) -> Offer {
        let mut returned = Offer::new(OfferStatus::Returned);
        self.others(kept).for_each(|ticket| returned.push(ticket));
        if returned.len == 0 { Offer::NONE } else { returned }
    }

    /// That these tickets are offered to `player`.
    pub fn event(&self, player: PlayerId) -> Event {
        let tickets = Some(self.tickets().iter().copied().collect());
        Event::TicketsOffered { player, count: self.len, tickets }
    }

    /// Adds a ticket after the others; there is room for [`MAX_OFFER`].
    pub fn push(&mut self, ticket: TicketId) {
        self.tickets[usize::from(self.len)] = ticket;
        self.len += 1;
    }

    pub fn tickets(&self) -> &[TicketId] {
        &self.tickets[..usize::from(self.len).min(MAX_OFFER)]
    }

    /// Every choice the player has.
    pub fn choices(&self) -> impl Iterator<Item = TicketSet> + '_ {
        let least = self.keep_at_least().map(u32::from);
        let all = if least.is_some() { 1u32 << self.tickets().len() } else { 0 };
        (0..all)
            .filter(move |chosen| Some(chosen.count_ones()) >= least)
            .map(|chosen| self.subset(chosen))
    }

    /// One of the choices, all equally likely; there must be something to choose.
    pub fn random_choice(&self, chance: &mut FastChance) -> TicketSet {
        let least = self.keep_at_least().map(u32::from);
        loop {
            let chosen = chance.below(1 << self.tickets().len());
            if Some(chosen.count_ones()) >= least {
                return self.subset(chosen);
            }
        }
    }

    /// The tickets marked in `chosen`, the first one by the lowest bit.
    fn subset(&self, chosen: u32) -> TicketSet {
        let tickets = self.tickets().iter().enumerate();
        tickets.filter(|(i, _)| chosen >> i & 1 == 1).map(|(_, &ticket)| ticket).collect()
    }

    /// Checks that these tickets may be kept of an offer of which `least` must be, as `rule` asks;
    /// returns the reason if not.
    pub fn check_choice(&self, kept: TicketSet, least: u8, rule: RuleId) -> Result<(), Illegal> {
        if !kept.without(self.tickets().iter().copied().collect()).is_empty() {
            return Err(Illegal::TicketNotOffered);
        }
        let least = usize::from(least);
        if kept.len() < least {
            return Err(Illegal::TooFewTickets { kept: kept.len(), least, rule });
        }
        Ok(())
    }

    /// The tickets given back, if the player has chosen.
    pub fn returned(&self) -> &[TicketId] {
        if self.status == OfferStatus::Returned { self.tickets() } else { &[] }
    }

    /// The offer as its owner sees it, if there is anything to choose.
    pub fn view(&self) -> Option<OfferView> {
        let keep_at_least = usize::from(self.keep_at_least()?);
        Some(OfferView { keep_at_least, tickets: self.tickets, len: self.tickets().len() })
    }

    /// How many tickets must be kept, if there is anything to choose.
    pub fn keep_at_least(&self) -> Option<u8> {
        match self.status {
            OfferStatus::Open { keep_at_least } => Some(keep_at_least),
            _ => None,
        }
    }
}

/// The ticket deck in its order: a ring of the ids from the top.
#[derive(Clone, Copy)]
pub(crate) struct TicketDeck {
    ring: [TicketId; TicketId::MAX],
    top: u8,
    len: u8,
}

impl TicketDeck {
    pub const EMPTY: TicketDeck = TicketDeck { ring: [TicketId(0); TicketId::MAX], top: 0, len: 0 };

    #[inline]
    pub fn len(&self) -> usize {
        usize::from(self.len)
    }

    /// Puts a ticket under the deck.
    #[inline]
    pub fn push_bottom(&mut self, ticket: TicketId) {
        self.ring[(usize::from(self.top) + usize::from(self.len)) % TicketId::MAX] = ticket;
        self.len += 1;
    }

    /// Takes the top ticket.
    #[inline]
    pub fn take_top(&mut self) -> Option<TicketId> {
        self.len = self.len.checked_sub(1)?;
        let ticket = self.ring[usize::from(self.top) % TicketId::MAX];
        self.top = (self.top + 1) % TicketId::MAX as u8;
        Some(ticket)
    }

    /// Shuffles the whole deck.
    pub fn shuffle(&mut self, chance: &mut impl Chance) {
        let shuffled = ShuffledTickets::new(self.iter(), chance);
        *self = TicketDeck::EMPTY;
        shuffled.rest().for_each(|ticket| self.push_bottom(ticket));
    }

    /// The tickets from the top.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = TicketId> + '_ {
        (0..self.len()).map(|i| self.ring[(usize::from(self.top) + i) % TicketId::MAX])
    }
}

/// Decks are equal when their tickets are, wherever the ring begins.
impl PartialEq for TicketDeck {
    fn eq(&self, other: &TicketDeck) -> bool {
        self.iter().eq(other.iter())
    }
}

impl Eq for TicketDeck {}

/// Shuffled tickets, taken from the top, without the heap.
pub(crate) struct ShuffledTickets {
    order: [TicketId; TicketId::MAX],
    taken: usize,
    len: usize,
}

impl ShuffledTickets {
    pub fn new(
        tickets: impl Iterator<Item = TicketId>,
        chance: &mut impl Chance,
    ) -> ShuffledTickets {
        let mut shuffled =
            ShuffledTickets { order: [TicketId(0); TicketId::MAX], taken: 0, len: 0 };
        for ticket in tickets {
            shuffled.order[shuffled.len] = ticket;
            shuffled.len += 1;
        }
        chance.shuffle_tickets(&mut shuffled.order[..shuffled.len]);
        shuffled
    }

    pub fn take(&mut self, count: u8) -> impl Iterator<Item = TicketId> {
        let from = self.taken;
        self.taken += usize::from(count);
        self.order[from..self.taken].iter().copied()
    }

    pub fn rest(&self) -> impl Iterator<Item = TicketId> {
        self.order[self.taken..self.len].iter().copied()
    }
}
