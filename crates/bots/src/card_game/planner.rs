//! `planner`: values every action by the cards that still get into the pile, and what they are
//! worth there.

use engine::card_game::{Action, Deck, Phase, PlayerView, State, View, Yard};
use engine::cards::{Card, Cards, Color};
use engine::event::Event;
use engine::sets::TicketSet;
use engine::supply::Source;

use super::clock::Clock;
use super::memory::Memory;
use super::robbery::Robbery;
use super::wants::{CARDS, Expected, Wants};
use super::weights::{PLANNER, Weights, best};
use crate::{Bot, Seat};

/// Plans for the turns that are left.
pub struct Planner {
    memory: Memory,
    weights: Weights,
}

impl Planner {
    pub fn new(seat: &Seat<'_, State>) -> Planner {
        Planner { memory: Memory::new(seat), weights: PLANNER }
    }
}

impl Bot<State> for Planner {
    fn see(&mut self, _: &Deck, event: Event) {
        self.memory.see(event);
    }

    fn choose(&mut self, deck: &Deck, view: &View, legal: &[Action]) -> Action {
        if let [only] = legal {
            return *only;
        }
        let plan = Plan::new(deck, view, &self.memory, &self.weights);
        match view.phase {
            Phase::Setup | Phase::Tickets => plan.keep(),
            _ => plan.turn(legal),
        }
    }
}

/// What a choice is made from.
struct Plan<'a> {
    deck: &'a Deck,
    view: &'a View,
    memory: &'a Memory,
    weights: &'a Weights,
    me: &'a PlayerView,
    hand: Cards,
    pile: Cards,
    kept: TicketSet,
    /// The time left if no card is drawn in this turn.
    clock: Clock,
    robbery: Robbery,
    /// By colour: the largest set of another player.
    others: [u8; 8],
    /// What a card that stays in the hand is worth when the round is scored.
    carry: f32,
    expected: Expected,
    wants: Wants,
}

impl<'a> Plan<'a> {
    fn new(deck: &'a Deck, view: &'a View, memory: &'a Memory, weights: &'a Weights) -> Plan<'a> {
        let me = &view.players()[memory.me.index()];
        let hand = me.hand.unwrap_or_default();
        let pile = memory.pile(view);
        let kept = me.kept.unwrap_or_default();
        let clock = Clock::new(view, 0, weights);
        let robbery = Robbery::new(deck, view, memory, weights);
        let rounds = usize::from(deck.rounds(view.players().len()));
        let more = view.round < rounds;
        let carry = if more { weights.carry } else { 0.0 };
        let mut others = [0; 8];
        for (i, other) in view.players().iter().enumerate() {
            if i != memory.me.index() {
                for color in Color::ALL {
                    let most = &mut others[color as usize];
                    *most = other.yard.size(color).max(*most);
                }
            }
        }
        // What is in the deck now, and the whole of the next round.
        let share = view.deck as f32 / view.players().len() as f32;
        let later = if more { deck.all_cards().total() as f32 / 8.0 } else { 0.0 };
        let future = (share * weights.future_share * clock.odds(3)) + later;
        let price = weights.price * if more { 1.0 } else { clock.odds(1) };
        let expected = Expected { odds: [[0.0; CARDS]; 8], locomotives: [0.0; CARDS], future };
        let mut plan = Plan {
            deck,
            view,
            memory,
            weights,
            me,
            hand,
            pile,
            kept,
            clock,
            robbery,
            others,
            carry,
            wants: Wants::new(deck, TicketSet::EMPTY, &expected, price, weights),
            expected,
        };
        plan.expected = plan.expect(future);
        plan.wants = Wants::new(deck, kept, &plan.expected, price, weights);
        plan.wants.locomotive =
            plan.wants.locomotive.max(price + weights.locomotive * clock_part(&plan.clock, more));
        plan
    }

    /// The odds that each card gets into the pile, if all are played as soon as may be.
    fn expect(&self, future: f32) -> Expected {
        let mut odds = [[0.0; CARDS]; 8];
        let mut wild = [0.0; CARDS];
        let mut wilds = 0;
        for _ in 0..self.pile.locomotives() {
            push(&mut wild, &mut wilds, 1.0);
        }
        let starts = self.starts(&self.hand, &self.me.yard, 0);
        for color in Color::ALL {
            let c = color as usize;
            let mut n = 0;
            for _ in 0..self.pile.count(color.into()) {
                push(&mut odds[c], &mut n, 1.0);
            }
            let set = self.me.yard.set(color);
            self.arrivals(c, set.total() as usize, 0, &self.clock, |i, p| {
                if i < usize::from(set.locomotives()) {
                    push(&mut wild, &mut wilds, p);
                } else {
                    push(&mut odds[c], &mut n, p);
                }
            });
            let held = usize::from(self.hand.count(color.into()));
            self.arrivals(c, held, starts[c], &self.clock, |_, p| {
                push(&mut odds[c], &mut n, p.max(self.carry));
            });
        }
        for i in 0..usize::from(self.hand.locomotives()) {
            push(&mut wild, &mut wilds, self.clock.odds(2 + i / 2).max(self.carry) * 0.9);
        }
        Expected { odds, locomotives: wild, future }
    }

    /// By colour: after how many turns its cards in the hand can be played, largest sets first.
    fn starts(&self, hand: &Cards, yard: &Yard, wait: usize) -> [usize; 8] {
        let counts = hand.colored();
        let mut starts = [0; 8];
        let mut plays = 0.0;
        for size in (1..=counts.into_iter().max().unwrap_or(0)).rev() {
            for (c, _) in counts.iter().enumerate().filter(|(_, n)| **n == size) {
                let blocked = if size > self.others[c] { 0 } else { self.others[c] };
                let free = yard.size(Color::ALL[c]).max(blocked);
                starts[c] = wait + (plays as usize).max(usize::from(free));
                plays += if size == 1 { self.weights.pace / 3.0 } else { self.weights.pace };
            }
        }
        starts
    }

    /// The odds that each card of a set gets into the pile, in the order they leave the yard, if
    /// it is played after `start` turns.
    #[inline]
    fn arrivals(
        &self,
        color: usize,
        size: usize,
        start: usize,
        clock: &Clock,
        mut each: impl FnMut(usize, f32),
    ) {
        let mut safe = 1.0;
        for i in 0..size {
            safe *= self.robbery.safe(color, size - i);
            each(i, safe * clock.odds(start + 1 + i));
        }
    }

    /// What the cards of `hand` and `yard` will be worth, from the next turn on.
    fn worth(&self, hand: &Cards, yard: &Yard, clock: &Clock) -> f32 {
        let starts = self.starts(hand, yard, 1);
        let mut sum = 0.0;
        for color in Color::ALL {
            let c = color as usize;
            let mut place = usize::from(self.pile.count(color.into()));
            let worths = &self.wants.colored[c];
            let set = yard.set(color);
            let wild = usize::from(set.locomotives());
            self.arrivals(c, set.total() as usize, 0, clock, |i, p| {
                if i < wild {
                    sum += p * self.wants.locomotive;
                } else {
                    sum += p * worths[place.min(CARDS - 1)];
                    place += 1;
                }
            });
            let held = usize::from(hand.count(color.into()));
            self.arrivals(c, held, starts[c], clock, |_, p| {
                sum += p.max(self.carry) * worths[place.min(CARDS - 1)];
                place += 1;
            });
        }
        for i in 0..usize::from(hand.locomotives()) {
            sum += clock.odds(3 + i / 2).max(self.carry) * 0.9 * self.wants.locomotive;
        }
        sum
    }

    /// The best of the legal actions of a turn.
    fn turn(&self, legal: &[Action]) -> Action {
        let after = Clock::new(self.view, 2, self.weights);
        let gains: [f32; 9] = {
            let now = self.worth(&self.hand, &self.me.yard, &after);
            Card::ALL.map(|card| {
                let mut hand = self.hand;
                hand.add(card);
                self.worth(&hand, &self.me.yard, &after) - now
            })
        };
        let blind = self.blind(&gains);
        let draw = |action: &Action| match action {
            Action::DrawCard { from: Source::Deck } => blind,
            Action::DrawCard { from: Source::Row(slot) } => {
                match self.view.row[usize::from(*slot)] {
                    Some(card) => gains[card as usize],
                    None => 0.0,
                }
            }
            _ => f32::MIN,
        };
        if self.view.phase == Phase::SecondDraw {
            return best(legal, draw);
        }
        let mut row: Vec<f32> = Vec::new();
        for card in self.view.row.into_iter().flatten().filter(|&card| card != Card::Locomotive) {
            row.push(gains[card as usize]);
        }
        let drawn = self.worth(&self.hand, &self.me.yard, &after);
        let stay = self.worth(&self.hand, &self.me.yard, &self.clock);
        let trio = self.best_trio(legal);
        let closing = self.view.final_turns.is_some();
        best(legal, |action| match action {
            Action::DrawCard { from } => {
                let card = match from {
                    Source::Deck => None,
                    Source::Row(slot) => self.view.row[usize::from(*slot)],
                };
                // BG-DRAW-3: a face-up locomotive is a whole draw.
                let second = match card {
                    Some(Card::Locomotive) => 0.0,
                    _ => {
                        let mut skip = card.is_some();
                        let first = draw(action);
                        row.iter().copied().fold(blind, |most, gain| {
                            if skip && gain == first {
                                skip = false;
                                return most;
                            }
                            most.max(gain)
                        })
                    }
                };
                drawn + draw(action) + second
            }
            Action::DrawTickets if closing || self.memory.idle < self.weights.patience as u32 => {
                stay + self.tickets_worth() - self.weights.tempo
            }
            Action::DrawTickets => f32::MIN,
            Action::PlayCards { cards } => self.play_worth(cards, trio),
            _ => 0.0,
        })
    }

    fn blind(&self, gains: &[f32; 9]) -> f32 {
        let unseen = self.memory.unseen(self.deck, self.view);
        let all = unseen.total().max(1) as f32;
        unseen.iter().map(|(card, n)| gains[card as usize] * f32::from(n)).sum::<f32>() / all
    }

    fn best_trio(&self, legal: &[Action]) -> Cards {
        let lone: [f32; 8] = std::array::from_fn(|c| {
            let held = usize::from(self.hand.colored()[c]);
            let place = usize::from(self.pile.colored()[c]);
            let mut value = self.robbery.safe(c, 1) * self.wants.colored[c][place.min(CARDS - 1)];
            value -= 2.0 * held as f32;
            value
        });
        let mut found = (f32::MIN, Cards::NONE);
        for action in legal.iter().rev() {
            let Action::PlayCards { cards } = action else { break };
            if !is_trio(cards) {
                break;
            }
            let value: f32 = (0..8).map(|c| f32::from(cards.colored()[c]) * lone[c]).sum();
            if value > found.0 {
                found = (value, *cards);
            }
        }
        found.1
    }

    fn play_worth(&self, cards: &Cards, trio: Cards) -> f32 {
        let three = is_trio(cards);
        if three && *cards != trio {
            return f32::MIN;
        }
        let mut yard = self.me.yard;
        let mut robbed = 0.0;
        for color in Color::ALL {
            let n = cards.count(color.into());
            if n == 0 {
                continue;
            }
            // Fewer than all of a colour, or heaps of locomotives, are not worth a look.
            if !three && (n < self.hand.count(color.into()) || cards.locomotives() > 4) {
                return f32::MIN;
            }
            yard.lay(color, n, cards.locomotives());
            for (i, other) in self.view.players().iter().enumerate() {
                if i != self.memory.me.index() {
                    robbed += f32::from(other.yard.size(color));
                }
            }
        }
        let mut hand = self.hand;
        hand -= *cards;
        let rivals = (self.view.players().len() - 1) as f32;
        self.worth(&hand, &yard, &self.clock) + robbed * self.weights.rob_gain / rivals
            - self.weights.tempo
    }

    /// What drawing tickets brings, on average.
    fn tickets_worth(&self) -> f32 {
        let mut out = self.kept.or(self.memory.rejected);
        for player in self.view.players() {
            out = out.or(player.completed);
        }
        let pool = self.deck.all_tickets().without(out);
        let gains = pool.iter().map(|ticket| {
            let gain = self.wants.gain(self.deck, ticket, &self.expected, self.weights);
            (gain - self.weights.least_gain).max(0.0)
        });
        let mean = gains.sum::<f32>() / pool.len().max(1) as f32;
        // Tickets given back lie at the bottom: they come last.
        let new = self.view.ticket_deck.saturating_sub(self.memory.rejected.len());
        let drawn = usize::from(self.deck.counts().ticket_draw).min(new);
        self.weights.offer_share * mean * drawn as f32
    }

    /// The tickets on offer that bring most, one after the other.
    fn keep(&self) -> Action {
        let offer = self.me.offer;
        let offered = offer.as_ref().map_or(&[][..], |offer| offer.tickets());
        let least = offer.as_ref().map_or(0, |offer| offer.keep_at_least);
        let mut rest: TicketSet = offered.iter().copied().collect();
        let mut tickets = TicketSet::EMPTY;
        while !rest.is_empty() {
            let wants = Wants::new(
                self.deck,
                self.kept.or(tickets),
                &self.expected,
                self.wants.price(),
                self.weights,
            );
            let gain = |ticket| wants.gain(self.deck, ticket, &self.expected, self.weights);
            let next = rest.iter().max_by(|&a, &b| gain(a).total_cmp(&gain(b)));
            let Some(next) = next else { break };
            if gain(next) <= self.weights.least_gain && tickets.len() >= least {
                break;
            }
            rest.remove(next);
            tickets.insert(next);
        }
        Action::KeepTickets { tickets }
    }
}

fn clock_part(clock: &Clock, more: bool) -> f32 {
    if more { 1.0 } else { clock.odds(3) }
}

fn is_trio(cards: &Cards) -> bool {
    cards.iter().count() == 3 && cards.locomotives() == 0
}

fn push(list: &mut [f32; CARDS], len: &mut usize, odds: f32) {
    if let Some(place) = list.get_mut(*len) {
        *place = odds;
    }
    *len += 1;
}
