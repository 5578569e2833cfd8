//! States that a player who has listened could be in: everything seen as it is, everything hidden
//! dealt at random, as likely as it is.
//!
//! Choices of others are taken to say nothing about what they hold, beyond what they show; unless
//! [`Beliefs`] say which tickets go well with what they did.

use engine::board::Returned;
use engine::cards::Cards;
use engine::chance::{Chance, FastChance};
use engine::determinization::{Determinization, HiddenPlayer};
use engine::game::GameState;
use engine::players::{MAX_PLAYERS, PlayerId, Viewer};
use engine::sets::{TicketId, TicketSet};
use engine::{board, card_game};

use crate::memory::{Memory, Unkept};

/// A game whose hidden things can be guessed.
pub trait Determinizable: GameState {
    /// The memory of a player who is about to hear of the deal.
    fn memory(rules: &Self::Rules, me: PlayerId, players: usize) -> Memory;

    /// What a view says about the tickets of others; with more `belief_strength` it says more.
    fn beliefs(_: &Self::Rules, _: &Self::View, _belief_strength: f32) -> Beliefs {
        Beliefs::default()
    }

    /// A state that looks like `view`, with everything hidden at random.
    fn determinize(
        rules: &Self::Rules,
        view: &Self::View,
        memory: &Memory,
        beliefs: &Beliefs,
        chance: &mut FastChance,
    ) -> Self;
}

/// How likely each ticket is in each player's hand, compared with the others.
#[derive(Clone, Debug, Default)]
pub struct Beliefs {
    /// By player; all tickets are alike for players there is nothing about.
    players: Vec<[f32; TicketId::MAX]>,
}

impl Beliefs {
    /// From how likely each ticket is, player by player.
    pub fn new(players: Vec<[f32; TicketId::MAX]>) -> Beliefs {
        Beliefs { players }
    }

    /// How likely each ticket is in the hand of a player, if there is anything about that.
    pub fn of(&self, player: PlayerId) -> Option<&[f32; TicketId::MAX]> {
        self.players.get(player.index())
    }
}

impl Determinizable for board::State {
    fn beliefs(map: &board::Map, view: &board::View, belief_strength: f32) -> Beliefs {
        crate::board::beliefs(map, view, belief_strength)
    }

    fn memory(map: &board::Map, me: PlayerId, players: usize) -> Memory {
        let unkept = match map.counts().returned {
            Returned::Bottom => Unkept::Under,
            Returned::Removed => Unkept::Away,
        };
        Memory::new(me, players, unkept, 0)
    }

    fn determinize(
        map: &board::Map,
        view: &board::View,
        memory: &Memory,
        beliefs: &Beliefs,
        chance: &mut FastChance,
    ) -> board::State {
        let counts = map.counts();
        let seats: Vec<SeenSeat> = view
            .players()
            .iter()
            .map(|player| SeenSeat {
                cards: player.seat.cards,
                tickets: player.seat.tickets,
                choosing: player.seat.choosing,
                pile: None,
            })
            .collect();
        let observed = Observed {
            viewer: view.common.viewer,
            seats: &seats,
            unseen: view.unseen_cards(map),
            discards: view.common.discards,
            ticket_deck: view.common.ticket_deck,
            seen_tickets: own_tickets(view.players().iter().map(|p| (p.seat.kept, p.seat.offer))),
            setup: view.phase == board::Phase::Setup,
            long: map.long_tickets(),
            regular: map.deck_tickets(),
            opening: Opening {
                long: counts.starting_long,
                regular: counts.starting_regular,
                keep: counts.starting_keep,
                held_back: counts.returned == Returned::Bottom,
            },
        };
        observed
            .determinize(memory, beliefs, chance, |guess| board::State::from_view(map, view, guess))
    }
}

impl Determinizable for card_game::State {
    fn memory(deck: &card_game::Deck, me: PlayerId, players: usize) -> Memory {
        Memory::new(me, players, Unkept::ShuffledIn, deck.counts().starting_locomotives)
    }

    fn determinize(
        deck: &card_game::Deck,
        view: &card_game::View,
        memory: &Memory,
        beliefs: &Beliefs,
        chance: &mut FastChance,
    ) -> card_game::State {
        let counts = deck.counts();
        let seats: Vec<SeenSeat> = view
            .players()
            .iter()
            .map(|player| SeenSeat {
                cards: player.seat.cards,
                tickets: player.seat.tickets,
                choosing: player.seat.choosing,
                pile: player.pile_cards.is_none().then_some(player.pile),
            })
            .collect();
        let mut seen = own_tickets(view.players().iter().map(|p| (p.seat.kept, p.seat.offer)));
        view.players().iter().for_each(|player| seen = seen.or(player.completed));
        let observed = Observed {
            viewer: view.common.viewer,
            seats: &seats,
            unseen: view.unseen_cards(deck),
            discards: view.common.discards,
            ticket_deck: view.common.ticket_deck,
            seen_tickets: seen,
            setup: view.phase == card_game::Phase::Setup,
            long: TicketSet::EMPTY,
            regular: deck.all_tickets(),
            opening: Opening {
                long: 0,
                regular: counts.starting_tickets,
                keep: counts.starting_keep,
                held_back: true,
            },
        };
        observed.determinize(memory, beliefs, chance, |guess| {
            card_game::State::from_view(deck, view, guess)
        })
    }
}

/// The tickets a viewer sees in the own hands.
fn own_tickets(
    players: impl Iterator<Item = (Option<TicketSet>, Option<engine::tickets::OfferView>)>,
) -> TicketSet {
    let mut seen = TicketSet::EMPTY;
    for (kept, offer) in players {
        seen = seen.or(kept.unwrap_or_default());
        offer.iter().for_each(|offer| seen = seen.or(offer.tickets().iter().copied().collect()));
    }
    seen
}

/// What a view counts of a player.
struct SeenSeat {
    cards: usize,
    tickets: Option<usize>,
    choosing: usize,
    /// How many cards the pile has, if it is hidden.
    pile: Option<usize>,
}

/// How a game deals starting tickets.
struct Opening {
    long: u8,
    regular: u8,
    keep: u8,
    /// Whether tickets that are not kept wait with their player until all have chosen.
    held_back: bool,
}

/// What a view shows, whatever the game.
struct Observed<'a> {
    viewer: Viewer,
    seats: &'a [SeenSeat],
    /// All cards the view does not show.
    unseen: Cards,
    discards: usize,
    ticket_deck: usize,
    /// All tickets the view shows.
    seen_tickets: TicketSet,
    setup: bool,
    long: TicketSet,
    regular: TicketSet,
    opening: Opening,
}

impl Observed<'_> {
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

    /// Who hides something.
    fn others(&self) -> impl Iterator<Item = PlayerId> + '_ {
        (0..self.seats.len() as u8).map(PlayerId).filter(|&player| !self.viewer.is(player))
    }

    fn deal_cards(&self, memory: &Memory, chance: &mut FastChance) -> DealtCards {
        let mut guess = DealtCards::default();
        let mut unseen = Bag { cards: self.unseen, left: self.unseen.total() };
        // First what is known, then the rest at random.
        guess.discards = unseen.take_known(memory.discards(), self.discards);
        for player in self.others() {
            let i = player.index();
            guess.hands[i] = unseen.take_known(memory.held(player), self.seats[i].cards);
        }
        for (i, seat) in self.seats.iter().enumerate() {
            let pile = memory.pile(PlayerId(i as u8));
            guess.piles[i] = unseen.take_known(pile, seat.pile.unwrap_or(0));
        }
        unseen.fill(&mut guess.discards, self.discards, chance);
        for player in self.others() {
            let i = player.index();
            unseen.fill(&mut guess.hands[i], self.seats[i].cards, chance);
        }
        for (i, seat) in self.seats.iter().enumerate() {
            unseen.fill(&mut guess.piles[i], seat.pile.unwrap_or(0), chance);
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
        let under = memory.under(self.ticket_deck);
        let known: TicketSet = under.iter().flatten().copied().collect();
        let returned: TicketSet = memory.returned().iter().copied().collect();
        let mut seen = self.seen_tickets.or(known);
        if self.setup || !self.opening.held_back {
            // What this player gave back waits until all have chosen, or has left the game.
            seen = seen.or(returned);
        }
        if let (true, true, Viewer::Player(me)) = (self.setup, self.opening.held_back, self.viewer)
        {
            guess.players[me.index()].returned = memory.returned().to_vec();
        }
        let mut long = Pool::new(self.long.without(seen), chance);
        // Nobody was dealt what this player was dealt and gave back, so the starting tickets of
        // others are drawn before those are among the rest.
        let mut dealt = Pool::new(self.regular.without(seen).without(returned), chance);
        for player in self.others() {
            let seat = &self.seats[player.index()];
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
                let seat = &self.seats[player.index()];
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
        let top = self.ticket_deck - under.len();
        guess.deck = rest.take(top).collect();
        for ticket in under {
            guess.deck.extend(ticket.or_else(|| rest.take(1).next()));
        }
        guess
    }

    /// The starting tickets of a player who is choosing, or has chosen, nobody knows how many.
    fn deal_opening(
        &self,
        seat: &SeenSeat,
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

    /// Starting tickets that were kept: each of those dealt is as likely as the other.
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

/// Where the unseen cards are guessed to be.
#[derive(Default)]
struct DealtCards {
    hands: [Cards; MAX_PLAYERS],
    piles: [Cards; MAX_PLAYERS],
    discards: Cards,
}

/// Where the unseen tickets are guessed to be.
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
    /// Takes these cards, if they are all there and not too many; a player who has not heard
    /// everything may be mistaken.
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

    /// Takes one, by how likely each is.
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
