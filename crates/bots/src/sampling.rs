//! Determinizations: states that a player who has listened could be in, with everything seen as it
//! is, and everything hidden dealt at random with its true probability.
//!
//! What others choose is taken to say nothing about what they hold beyond what they show, unless
//! [`Beliefs`] say which tickets go well with what they did.

use engine::cards::Cards;
use engine::chance::{Chance, FastChance};
use engine::determinization::{Determinization, HiddenPlayer};
use engine::game::GameState;
use engine::players::{MAX_PLAYERS, PlayerId, Viewer};
use engine::sets::{TicketId, TicketSet};
use engine::view::{CommonView, SeatView};

use crate::memory::Memory;

/// A game whose hidden cards and tickets can be guessed.
pub trait Determinizable: GameState {
    /// The memory of a player who is about to hear of the deal.
    fn memory(rules: &Self::Rules, me: PlayerId, players: usize) -> Memory;

    /// What a view says about the tickets of others; with more `belief_strength` it says more.
    fn beliefs(_: &Self::Rules, _: &Self::View, _belief_strength: f32) -> Beliefs {
        Beliefs::default()
    }

    /// What a view shows.
    fn observed(rules: &Self::Rules, view: &Self::View) -> Observed;

    /// A state that looks like `view`, with everything hidden at random.
    fn determinize(
        rules: &Self::Rules,
        view: &Self::View,
        memory: &Memory,
        beliefs: &Beliefs,
        chance: &mut FastChance,
    ) -> Self {
        let observed = Self::observed(rules, view);
        observed.determinize(memory, beliefs, chance, |hidden| Self::from_view(rules, view, hidden))
    }
}

/// How likely each ticket is in each player's hand, relative to the others.
#[derive(Clone, Debug, Default)]
pub struct Beliefs {
    /// By player; without an entry, all tickets are equally likely.
    players: Vec<[f32; TicketId::MAX]>,
}

impl Beliefs {
    /// Beliefs with these weights for each player's tickets.
    pub fn new(players: Vec<[f32; TicketId::MAX]>) -> Beliefs {
        Beliefs { players }
    }

    /// The weights for a player's tickets, if there are any.
    pub fn of(&self, player: PlayerId) -> Option<&[f32; TicketId::MAX]> {
        self.players.get(player.index())
    }
}

/// How a game deals starting tickets.
#[derive(Clone, Copy, Debug)]
pub struct Opening {
    /// Long tickets dealt to each player.
    pub long: u8,
    /// Other tickets dealt to each player.
    pub regular: u8,
    /// How many of them must be kept.
    pub keep: u8,
    /// Whether tickets that are not kept wait with their player until all have chosen.
    pub held_back: bool,
}

/// What a view shows of a player.
#[derive(Clone, Copy, Debug)]
pub struct ObservedSeat {
    /// What every game shows.
    pub seat: SeatView,
    /// How many cards are in a pile whose cards the view hides.
    pub hidden_pile: usize,
}

/// What a view shows, whatever the game.
#[derive(Clone, Debug)]
pub struct Observed {
    /// What every game shows.
    pub common: CommonView,
    /// By player.
    pub seats: Vec<ObservedSeat>,
    /// All cards the view does not show.
    pub unseen: Cards,
    /// Tickets that everybody has seen completed.
    pub completed: TicketSet,
    /// Whether starting tickets are being chosen.
    pub setup: bool,
    /// The long tickets of the game.
    pub long: TicketSet,
    /// Its other tickets.
    pub regular: TicketSet,
    /// How its starting tickets are dealt.
    pub opening: Opening,
}

impl Observed {
    fn determinize<S>(
        &self,
        memory: &Memory,
        beliefs: &Beliefs,
        chance: &mut FastChance,
        make: impl FnOnce(&Determinization<'_>) -> S,
    ) -> S {
        let mut cards = self.deal_cards(memory, chance);
        let tickets = self.deal_tickets(memory, beliefs, chance);
        let mut players = [HiddenPlayer::default(); MAX_PLAYERS];
        for (i, player) in players.iter_mut().enumerate().take(self.seats.len()) {
            let DealtTickets { kept, offer, returned } = &tickets.players[i];
            player.hand = cards.hands[i];
            player.pile = std::mem::take(&mut cards.piles[i]);
            (player.tickets, player.offer, player.returned) = (*kept, offer, returned);
        }
        let (discards, ticket_deck) = (cards.discards, &tickets.deck[..]);
        make(&Determinization { players: &players[..self.seats.len()], discards, ticket_deck })
    }

    /// All tickets that the view shows.
    fn seen_tickets(&self) -> TicketSet {
        let mut seen = self.completed;
        for ObservedSeat { seat, .. } in &self.seats {
            seen = seen.or(seat.kept.unwrap_or_default());
            if let Some(offer) = &seat.offer {
                seen = seen.or(offer.tickets().iter().copied().collect());
            }
        }
        seen
    }

    /// The players who hide something from the viewer.
    fn others(&self) -> impl Iterator<Item = PlayerId> + '_ {
        (0..self.seats.len() as u8).map(PlayerId).filter(|&player| !self.common.viewer.is(player))
    }

    fn deal_cards(&self, memory: &Memory, chance: &mut FastChance) -> DealtCards {
        let mut guess = DealtCards::default();
        let mut unseen = Bag { cards: self.unseen, left: self.unseen.total() };
        // First what is known, then the rest at random.
        guess.discards = unseen.take_known(memory.discards(), self.common.discards);
        for player in self.others() {
            let i = player.index();
            guess.hands[i] = unseen.take_known(memory.held(player), self.seats[i].seat.cards);
        }
        for (i, seat) in self.seats.iter().enumerate() {
            let pile = memory.pile(PlayerId(i as u8));
            guess.piles[i] = unseen.take_known(pile, seat.hidden_pile);
        }
        unseen.fill(&mut guess.discards, self.common.discards, chance);
        for player in self.others() {
            let i = player.index();
            unseen.fill(&mut guess.hands[i], self.seats[i].seat.cards, chance);
        }
        for (i, seat) in self.seats.iter().enumerate() {
            unseen.fill(&mut guess.piles[i], seat.hidden_pile, chance);
        }
        guess
    }

    fn deal_tickets(
        &self,
        memory: &Memory,
        beliefs: &Beliefs,
        chance: &mut FastChance,
    ) -> AllDealtTickets {
        let mut guess = AllDealtTickets::default();
        let under = memory.under(self.common.ticket_deck);
        let known: TicketSet = under.iter().flatten().copied().collect();
        let returned: TicketSet = memory.returned().iter().copied().collect();
        let mut seen = self.seen_tickets().or(known);
        if self.setup || !self.opening.held_back {
            // What this player gave back waits until all have chosen, or has left the game.
            seen = seen.or(returned);
        }
        if let (true, true, Viewer::Player(me)) =
            (self.setup, self.opening.held_back, self.common.viewer)
        {
            guess.players[me.index()].returned = memory.returned().to_vec();
        }
        let mut long = Pool::new(self.long.without(seen), chance);
        // Nobody was dealt what this player was dealt and gave back, so the starting tickets of
        // others are drawn before those are among the rest.
        let mut dealt = Pool::new(self.regular.without(seen).without(returned), chance);
        for player in self.others() {
            let seat = &self.seats[player.index()].seat;
            let guessed = &mut guess.players[player.index()];
            if self.setup {
                self.deal_opening(seat, guessed, &mut long, &mut dealt, chance);
            } else {
                let held = seat.tickets.unwrap_or(0);
                let from_start = memory.from_start(player).min(held);
                let likely = beliefs.of(player);
                self.deal_start(from_start, guessed, &mut long, &mut dealt, likely, chance);
            }
        }
        let rest = dealt.rest().or(self.regular.and(returned).without(seen));
        let mut rest = Pool::new(rest, chance);
        if !self.setup {
            for player in self.others() {
                let seat = &self.seats[player.index()].seat;
                let guessed = &mut guess.players[player.index()];
                if seat.choosing > 0 {
                    guessed.offer = rest.take(seat.choosing).collect();
                }
                let later = seat.tickets.unwrap_or(0).saturating_sub(guessed.kept.len());
                for _ in 0..later {
                    let taken = rest.take_likely(beliefs.of(player), chance);
                    taken.into_iter().for_each(|ticket| guessed.kept.insert(ticket));
                }
            }
        }
        let top = self.common.ticket_deck - under.len();
        guess.deck = rest.take(top).collect();
        for ticket in under {
            guess.deck.extend(ticket.or_else(|| rest.take(1).next()));
        }
        guess
    }

    /// The starting tickets of a player who is choosing, or has chosen an unknown number.
    fn deal_opening(
        &self,
        seat: &SeatView,
        guessed: &mut DealtTickets,
        long: &mut Pool,
        dealt: &mut Pool,
        chance: &mut FastChance,
    ) {
        let Opening { long: longs, regular, keep, held_back } = self.opening;
        let mut offer: Vec<TicketId> = long.take(usize::from(longs)).collect();
        offer.extend(dealt.take(usize::from(regular)));
        if seat.choosing > 0 {
            guessed.offer = offer;
            return;
        }
        let kept = loop {
            let kept = chance.below(1 << offer.len());
            if kept.count_ones() >= u32::from(keep) {
                break kept;
            }
        };
        for (i, ticket) in offer.into_iter().enumerate() {
            if kept >> i & 1 == 1 {
                guessed.kept.insert(ticket);
            } else if held_back {
                guessed.returned.push(ticket);
            }
        }
    }

    /// Starting tickets that were kept: all of those dealt are equally likely.
    fn deal_start(
        &self,
        count: usize,
        guessed: &mut DealtTickets,
        long: &mut Pool,
        dealt: &mut Pool,
        likely: Option<&[f32; TicketId::MAX]>,
        chance: &mut FastChance,
    ) {
        let Opening { long: longs, regular, .. } = self.opening;
        let (mut longs, mut regulars) = (u32::from(longs), u32::from(regular));
        for _ in 0..count {
            let is_long = chance.below((longs + regulars).max(1)) < longs;
            let pool = if is_long { &mut *long } else { &mut *dealt };
            let taken = pool.take_likely(likely, chance);
            taken.into_iter().for_each(|ticket| guessed.kept.insert(ticket));
            if is_long { longs -= 1 } else { regulars = regulars.saturating_sub(1) }
        }
    }
}

/// Where the unseen cards are taken to be.
#[derive(Default)]
struct DealtCards {
    hands: [Cards; MAX_PLAYERS],
    piles: [Cards; MAX_PLAYERS],
    discards: Cards,
}

/// Where the unseen tickets are taken to be.
#[derive(Default)]
struct AllDealtTickets {
    players: [DealtTickets; MAX_PLAYERS],
    deck: Vec<TicketId>,
}

#[derive(Default)]
struct DealtTickets {
    kept: TicketSet,
    offer: Vec<TicketId>,
    returned: Vec<TicketId>,
}

/// Cards to be dealt out at random.
struct Bag {
    cards: Cards,
    left: u32,
}

impl Bag {
    /// Takes these cards, if they are all there and not too many: the memory of a player who has
    /// not heard everything may be wrong.
    fn take_known(&mut self, known: &Cards, most: usize) -> Cards {
        if known.total() as usize > most || self.cards.check_has(known).is_err() {
            return Cards::NONE;
        }
        self.cards -= *known;
        self.left -= known.total();
        *known
    }

    /// Fills a hand up to its size.
    fn fill(&mut self, hand: &mut Cards, size: usize, chance: &mut FastChance) {
        for _ in hand.total() as usize..size {
            let card = chance.card(&self.cards, self.left);
            self.cards.remove(card);
            self.left -= 1;
            hand.add(card);
        }
    }
}

/// Tickets to be dealt out at random.
struct Pool {
    tickets: Vec<TicketId>,
}

impl Pool {
    fn new(tickets: TicketSet, chance: &mut FastChance) -> Pool {
        let mut tickets: Vec<TicketId> = tickets.iter().collect();
        chance.shuffle_tickets(&mut tickets);
        Pool { tickets }
    }

    fn take(&mut self, count: usize) -> impl Iterator<Item = TicketId> + '_ {
        let from = self.tickets.len().saturating_sub(count);
        self.tickets.drain(from..)
    }

    /// Takes one at random by these weights.
    fn take_likely(
        &mut self,
        likely: Option<&[f32; TicketId::MAX]>,
        chance: &mut FastChance,
    ) -> Option<TicketId> {
        let Some(likely) = likely else { return self.tickets.pop() };
        let total: f32 = self.tickets.iter().map(|ticket| likely[ticket.index()]).sum();
        let mut left = total * chance.below(1 << 20) as f32 / (1 << 20) as f32;
        let place = self.tickets.iter().position(|ticket| {
            left -= likely[ticket.index()];
            left < 0.0
        });
        let place = place.or(self.tickets.len().checked_sub(1))?;
        Some(self.tickets.swap_remove(place))
    }

    fn rest(&self) -> TicketSet {
        self.tickets.iter().copied().collect()
    }
}
