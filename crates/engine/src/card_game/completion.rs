//! The best tickets that a pile of cards completes (CG-SCORE-1, CG-SCORE-4): branch and bound for
//! a multi-dimensional knapsack problem, with a Lagrangian bound.
//!
//! The knapsack has a capacity for each colour, and locomotives that add to any of them. The rank
//! of CG-SCORE-4 is made one number, the [`Worth`] of a ticket, so that the best set is the one
//! with the highest sum. Every card has a price (a Lagrange multiplier). A set of tickets is worth
//! no more than the prices of all cards plus the profits of the tickets that are worth more than
//! their cards: with good prices, that is little more than the best set is worth.
//!
//! 1. [`Search::improve`] finds good prices by the subgradient method, settles every ticket that
//!    they settle, and branches on one that they don't.
//! 2. When few tickets are open, [`Search::finish`] branches on all of them with the prices as they
//!    are. Such a node costs next to nothing; where the node budget runs out, the first way goes on.

use crate::cards::{Card, Cards};
use crate::sets::{TicketId, TicketSet};

/// What one ticket needs and is worth, in the order of the deck file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TicketFacts {
    /// How many cards of each colour complete it, in the order of [`Color::ALL`].
    ///
    /// [`Color::ALL`]: crate::cards::Color::ALL
    pub cards: [u8; 8],
    /// What it scores, or costs.
    pub points: u8,
    /// How many of its cities are Big Cities.
    pub big_names: u8,
}

/// Whether the pile has the cards for all of these tickets at once (CG-SCORE-1).
pub fn can_complete(facts: &[TicketFacts], tickets: TicketSet, pile: &Cards) -> bool {
    let mut left = Left::all(pile);
    tickets.iter().all(|ticket| left.pay(&count(&facts[ticket.index()].cards)))
}

/// Which cards of the pile complete which of these tickets, for showing it (VIEW-3): the cards of
/// a colour go to the first tickets, and locomotives stand in where they run out.
pub fn cards_for(
    facts: &[TicketFacts],
    tickets: TicketSet,
    pile: &Cards,
) -> Vec<(TicketId, Cards)> {
    let mut left = *pile;
    let serve = |ticket: TicketId| {
        let mut served = Cards::NONE;
        for (card, needed) in std::iter::zip(Card::ALL, facts[ticket.index()].cards) {
            let colored = needed.min(left.count(card));
            let cards = Cards::payment(card, colored, needed - colored);
            left -= cards;
            served += cards;
        }
        (ticket, served)
    };
    tickets.iter().map(serve).collect()
}

/// The best of `tickets` to complete with `pile` (CG-SCORE-4).
///
/// Exact for any pile and tickets; nothing is allocated.
pub fn best_completion(facts: &[TicketFacts], tickets: TicketSet, pile: &Cards) -> TicketSet {
    best_completion_with_effort(facts, tickets, pile).0
}

/// As [`best_completion`], with the number of steps it took, to find out what is slow.
pub fn best_completion_with_effort(
    facts: &[TicketFacts],
    tickets: TicketSet,
    pile: &Cards,
) -> (TicketSet, u64) {
    debug_assert!(facts.len() <= MOST_TICKETS);
    if can_complete(facts, tickets, pile) {
        return (tickets, 0);
    }
    let left = Left::all(pile);
    let mut search = Search::new(facts, tickets, &left);
    let root = Node::root(&search, left);
    let per_card = search.tickets.map(|ticket| ticket.worth / ticket.size());
    search.complete_greedily(&root, &per_card);
    search.improve(root, FIRST_STEPS);
    (search.best_tickets(), search.effort)
}

/// The most tickets that a deck has.
const MOST_TICKETS: usize = 64;
/// When no more tickets than these are open, [`Search::finish`] takes over.
const FEW: usize = 28;
/// How many nodes [`Search::finish`] may visit: beyond that it is quicker to find better prices and
/// to branch on one more ticket.
const NODE_BUDGET: u32 = 2000;
/// How often the prices are changed at the root, where many tickets are open; at every later node;
/// and before [`Search::finish`].
const FIRST_STEPS: u32 = 100;
const NEXT_STEPS: u32 = 20;
const LAST_STEPS: u32 = 8;
/// After how many steps a set is built greedily from the prices.
const GREEDY_EVERY: u32 = 10;
/// How many nodes of [`Search::finish`] take as long as changing the prices once.
const STEP_EFFORT: u64 = 8;

/// Points, then tickets, then Big City names, then the place in the deck file, in one number.
///
/// The place has a bit per ticket, of which this has only the first; for later tickets it is rounded
/// up, so that sums are never too low for a bound. [`Rank`] is exact.
type Worth = i64;

/// The bits of the place in a [`Worth`].
const PLACE_BITS: usize = 24;

/// No ticket is worth as much, so no card need cost more; so high, sums stay far from overflow.
const MOST_WORTH: Worth = 1 << (8 + 15 + PLACE_BITS);

/// The rank of a set by CG-SCORE-4: the sum of all but the places, then a bit for each ticket,
/// the first in the deck file highest.
type Rank = (Worth, u64);

/// A number of cards for each colour.
type Count = [i16; 8];

fn count(cards: &[u8; 8]) -> Count {
    cards.map(i16::from)
}

/// The cards that are left of a pile.
#[derive(Clone, Copy)]
struct Left {
    colored: Count,
    locomotives: i16,
}

impl Left {
    fn all(pile: &Cards) -> Left {
        Left { colored: count(&pile.colored()), locomotives: i16::from(pile.locomotives()) }
    }

    /// How many locomotives it takes to pay these cards.
    #[inline]
    fn lacks(&self, cards: &Count) -> i16 {
        (0..8).map(|color| (cards[color] - self.colored[color]).max(0)).sum()
    }

    #[inline]
    fn can_pay(&self, cards: &Count) -> bool {
        self.lacks(cards) <= self.locomotives
    }

    /// Pays these cards, if they are there: a colour serves nothing else, so locomotives stand in
    /// only where it runs out.
    #[inline]
    fn pay(&mut self, cards: &Count) -> bool {
        let lacks = self.lacks(cards);
        if lacks > self.locomotives {
            return false;
        }
        self.locomotives -= lacks;
        for (had, n) in self.colored.iter_mut().zip(cards) {
            *had = (*had - n).max(0);
        }
        true
    }
}

/// A price for a card of each colour, and for a locomotive, which is never cheaper than they are.
#[derive(Clone, Copy)]
struct Prices {
    colored: [Worth; 8],
    locomotive: Worth,
}

impl Prices {
    #[inline]
    fn of(&self, cards: &Count) -> Worth {
        (0..8).map(|color| self.colored[color] * Worth::from(cards[color])).sum()
    }

    #[inline]
    fn of_all(&self, left: &Left) -> Worth {
        self.of(&left.colored) + self.locomotive * Worth::from(left.locomotives)
    }

    /// Changes the prices so that a bound which hopes for this much more than the best set falls,
    /// by `sixteenths` of the whole step; `over` is that of the [`Bound`].
    #[inline]
    fn descend(&mut self, mut over: Count, locomotives: i16, hope: Worth, sixteenths: Worth) {
        let mut spare = locomotives;
        for (over, &price) in over.iter_mut().zip(&self.colored) {
            // Where a colour costs as much as a locomotive, locomotives stand in.
            if price == self.locomotive {
                let wild = (-*over).clamp(0, spare);
                *over += wild;
                spare -= wild;
            }
        }
        let square = |n: i16| Worth::from(n) * Worth::from(n);
        let squares = over.into_iter().map(square).sum::<Worth>();
        let length = (squares + square(spare)).max(1);
        self.step(&over, spare, hope / length * sixteenths / 16);
    }

    /// Lowers the prices of what is left over and raises those of what is short, in proportion.
    fn step(&mut self, over: &Count, locomotives: i16, size: Worth) {
        for (price, &over) in self.colored.iter_mut().zip(over) {
            *price = (*price - size * Worth::from(over)).clamp(0, MOST_WORTH);
        }
        self.locomotive -= size * Worth::from(locomotives);
        // The nearest prices where the locomotive is not cheaper than a colour: it meets those
        // that are dearer at their average.
        let mut dearest_first = self.colored;
        dearest_first.sort_unstable_by(|a, b| b.cmp(a));
        let (mut sum, mut met) = (self.locomotive, 1);
        for price in dearest_first {
            if price * met <= sum {
                break;
            }
            sum += price;
            met += 1;
        }
        self.locomotive = (sum / met).max(0);
        for price in &mut self.colored {
            *price = (*price).min(self.locomotive);
        }
    }
}

/// A ticket that can be completed, in the search.
#[derive(Clone, Copy, Default)]
struct Ticket {
    cards: Count,
    worth: Worth,
    id: u8,
    /// The tickets that need no other cards than this one and are worth more. They are in every
    /// best set that this one is in.
    better: u64,
    /// The tickets for which this one is such a ticket.
    worse: u64,
}

impl Ticket {
    fn size(&self) -> Worth {
        self.cards.iter().map(|&n| Worth::from(n)).sum::<Worth>().max(1)
    }
}

/// The search for the best set. Sets of tickets are bits, by the place in `tickets`.
struct Search {
    /// In the order of the deck file.
    tickets: [Ticket; MOST_TICKETS],
    len: usize,
    /// The best set found so far.
    best: u64,
    best_rank: Rank,
    /// The worth of the best set, rounded down: what isn't worth more is no better.
    floor: Worth,
    /// How many more nodes [`finish`](Search::finish) may visit.
    node_budget: u32,
    effort: u64,
}

/// A node of the search: all sets with every ticket of `taken`, and others only of `open`.
#[derive(Clone, Copy)]
struct Node {
    taken: u64,
    open: u64,
    /// What is left after paying for `taken`.
    left: Left,
    /// The worth of `taken`.
    worth: Worth,
    prices: Prices,
}

/// What the sets of a node are worth at most, at some prices.
struct Bound {
    worth: Worth,
    /// By colour: the cards left over if every ticket with a profit is taken; below 0, those short.
    over: Count,
}

/// By place: what a ticket is worth more than its cards cost.
type Profits = [Worth; MOST_TICKETS];

/// The few open tickets of a node, those first that the prices say most about.
struct Few {
    len: usize,
    /// With one at the end that needs nothing and is nothing.
    tickets: [FewTicket; FEW + 1],
    prices: Prices,
}

#[derive(Clone, Copy, Default)]
struct FewTicket {
    cards: Count,
    profit: Worth,
    bit: u64,
    better: u64,
    worse: u64,
    /// The cards of this ticket and all after it.
    demand: Count,
}

/// The sets that agree on the first of the few.
#[derive(Clone, Copy)]
struct Trial {
    left: Left,
    taken: u64,
    /// Of the few.
    excluded: u64,
    /// What such a set is worth at most.
    bound: Worth,
}

impl Search {
    fn new(facts: &[TicketFacts], tickets: TicketSet, left: &Left) -> Search {
        let mut search = Search {
            tickets: [Ticket::default(); MOST_TICKETS],
            len: 0,
            best: 0,
            best_rank: (0, 0),
            floor: 0,
            node_budget: 0,
            effort: 0,
        };
        for id in tickets.iter() {
            let facts = &facts[id.index()];
            let cards = count(&facts.cards);
            if left.can_pay(&cards) {
                search.push(id, facts, cards);
            }
        }
        search
    }

    fn push(&mut self, id: TicketId, facts: &TicketFacts, cards: Count) {
        let place = self.len;
        debug_assert!(facts.big_names <= 2);
        let rank = Worth::from(facts.points) << 15 | 1 << 8 | Worth::from(facts.big_names);
        let place_worth = if place < PLACE_BITS { 1 << (PLACE_BITS - 1 - place) } else { 1 };
        let worth = (rank << PLACE_BITS) + place_worth;
        let mut ticket = Ticket { cards, worth, id: id.0, better: 0, worse: 0 };
        for (before, other) in self.tickets[..place].iter_mut().enumerate() {
            if other.worth >> PLACE_BITS >= rank {
                if fits_into(&other.cards, &cards) {
                    other.worse |= 1 << place;
                    ticket.better |= 1 << before;
                }
            } else if fits_into(&cards, &other.cards) {
                other.better |= 1 << place;
                ticket.worse |= 1 << before;
            }
        }
        self.tickets[place] = ticket;
        self.len += 1;
    }

    fn best_tickets(&self) -> TicketSet {
        places(self.best).map(|place| TicketId(self.tickets[place].id)).collect()
    }

    /// Makes this the best set, if it is.
    fn offer(&mut self, set: u64) {
        let (mut rank, mut floor) = (0, 0);
        for place in places(set) {
            let worth = self.tickets[place].worth;
            rank += worth >> PLACE_BITS;
            floor += worth - Worth::from(place >= PLACE_BITS);
        }
        let rank = (rank, set.reverse_bits());
        if rank > self.best_rank {
            self.best_rank = rank;
            self.floor = floor;
            self.best = set;
        }
    }

    /// Offers the set that takes open tickets as long as there are cards, the highest key first.
    fn complete_greedily(&mut self, node: &Node, keys: &[Worth; MOST_TICKETS]) {
        let Node { mut open, mut taken, mut left, .. } = *node;
        while let Some(place) = places(open).max_by_key(|&place| keys[place]) {
            open &= !(1 << place);
            if left.pay(&self.tickets[place].cards) {
                taken |= 1 << place;
            }
        }
        self.offer(taken);
    }

    /// Finds the best set of this node, if it is better than the best so far.
    fn improve(&mut self, mut node: Node, steps: u32) {
        let Some(mut profits) = self.adapt_prices(&mut node, steps, LAST_STEPS) else {
            return;
        };
        if node.is_small() {
            let few = Few::of(self, &node, &profits);
            self.node_budget = NODE_BUDGET;
            self.finish(&few, 0, Trial::start(&few, &node));
            if self.node_budget > 0 {
                return;
            }
            match self.adapt_prices(&mut node, NEXT_STEPS, NEXT_STEPS) {
                Some(better) => profits = better,
                None => return,
            }
        }
        // What decides most: a ticket of high worth that the prices say little about.
        let decided = |&place: &usize| profits[place].abs() - self.tickets[place].worth / 8;
        let Some(place) = places(node.open).min_by_key(decided) else {
            return;
        };
        let with = self.include(node, place);
        let without = Some(self.exclude(node, place));
        let likely_first = if profits[place] >= 0 { [with, without] } else { [without, with] };
        for node in likely_first.into_iter().flatten() {
            self.improve(node, NEXT_STEPS);
        }
    }

    /// Looks for the prices with the lowest bound on what a set of this node is worth, and settles
    /// the tickets that can be settled. Returns the profits of the open tickets at these prices, or
    /// nothing if the node is done.
    ///
    /// This is the subgradient method: prices go down where cards are left over and up where they
    /// are short, by as much as would bring the bound down to the best set if it were flat there
    /// (Polyak), and by less each time that makes it worse.
    fn adapt_prices(
        &mut self,
        node: &mut Node,
        steps: u32,
        steps_if_small: u32,
    ) -> Option<Profits> {
        let mut demand = self.demand(node)?;
        let mut profits = [0; MOST_TICKETS];
        let mut best_profits = profits;
        let mut best_bound = Worth::MAX;
        let mut prices = node.prices;
        let mut sixteenths = 16;
        for step in 1.. {
            self.effort += STEP_EFFORT;
            let Bound { worth, over } = self.bound(node, &demand, &mut prices, &mut profits);
            let hope = worth - self.floor;
            if hope <= 0 {
                return None;
            }
            if worth < best_bound {
                best_bound = worth;
                best_profits = profits;
                node.prices = prices;
            } else {
                sixteenths = (sixteenths * 14 / 16).max(1);
            }
            let open = node.open;
            *node = self.settling(*node, &profits, hope)?;
            if node.open != open {
                demand = self.demand(node)?;
            }
            if step % GREEDY_EVERY == 0 {
                self.complete_greedily(node, &profits);
            }
            if step >= if node.is_small() { steps_if_small } else { steps } {
                break;
            }
            prices.descend(over, node.left.locomotives, hope, sixteenths);
        }
        Some(best_profits)
    }

    /// The Lagrangian bound of a node at these prices, and the profits of its open tickets. A colour
    /// that can't be short at this `demand` becomes free.
    #[inline]
    fn bound(
        &self,
        node: &Node,
        demand: &Count,
        prices: &mut Prices,
        profits: &mut Profits,
    ) -> Bound {
        let mut over = node.left.colored;
        for color in 0..8 {
            over[color] = over[color].min(demand[color]);
            if over[color] == demand[color] {
                prices.colored[color] = 0;
            }
        }
        let useful = Left { colored: over, locomotives: node.left.locomotives };
        let mut worth = node.worth + prices.of_all(&useful);
        for place in places(node.open) {
            let ticket = &self.tickets[place];
            profits[place] = ticket.worth - prices.of(&ticket.cards);
            if profits[place] > 0 {
                worth += profits[place];
                over.iter_mut().zip(ticket.cards).for_each(|(over, n)| *over -= n);
            }
        }
        Bound { worth, over }
    }

    /// Closes the tickets that can't be paid any more, and counts the cards of those still open.
    /// Nothing, if they can all be completed.
    fn demand(&mut self, node: &mut Node) -> Option<Count> {
        let mut demand = [0; 8];
        for place in places(node.open) {
            let cards = &self.tickets[place].cards;
            if node.left.can_pay(cards) {
                demand.iter_mut().zip(cards).for_each(|(demand, n)| *demand += n);
            } else {
                node.open &= !(1 << place);
            }
        }
        if node.left.can_pay(&demand) {
            self.offer(node.taken | node.open);
            return None;
        }
        Some(demand)
    }

    /// Includes or excludes the tickets where anything else would lose all hope. Nothing, if there
    /// are no cards for them.
    fn settling(&self, mut node: Node, profits: &Profits, hope: Worth) -> Option<Node> {
        for place in places(node.open) {
            if profits[place].abs() < hope || node.open >> place & 1 == 0 {
                continue;
            }
            node = if profits[place] > 0 {
                self.include(node, place)?
            } else {
                self.exclude(node, place)
            };
        }
        Some(node)
    }

    /// The node with this ticket and those that are better, if there are cards for them.
    fn include(&self, mut node: Node, place: usize) -> Option<Node> {
        for place in places((self.tickets[place].better & node.open) | 1 << place) {
            let ticket = &self.tickets[place];
            node.open &= !(1 << place);
            node.taken |= 1 << place;
            node.worth += ticket.worth;
            if !node.left.pay(&ticket.cards) {
                return None;
            }
        }
        Some(node)
    }

    /// The node without this ticket and those that are worse.
    fn exclude(&self, mut node: Node, place: usize) -> Node {
        node.open &= !(self.tickets[place].worse | 1 << place);
        node
    }

    /// Branches on the tickets from `next` on.
    fn finish(&mut self, few: &Few, next: usize, trial: Trial) {
        if self.node_budget == 0 {
            return;
        }
        self.node_budget -= 1;
        self.effort += 1;
        let ticket = &few.tickets[next];
        let prices = &few.prices;
        let left = &trial.left;
        // Cards that nothing is left to spend on are in the bound, but can't be used.
        let useless = left.colored.iter().zip(ticket.demand).map(|(had, n)| (had - n).max(0));
        let lost = prices.colored.iter().zip(useless).map(|(price, n)| price * Worth::from(n));
        if trial.bound - lost.sum::<Worth>() <= self.floor {
            return;
        }
        if left.can_pay(&ticket.demand) {
            let rest = few.tickets[next..].iter().fold(0, |rest, ticket| rest | ticket.bit);
            self.offer(trial.taken | rest);
            return;
        }
        let likely_first = [ticket.profit >= 0, ticket.profit < 0];
        for take in likely_first {
            let tried = if take { trial.include(ticket, prices) } else { trial.exclude(ticket) };
            if let Some(trial) = tried {
                self.finish(few, next + 1, trial);
            }
        }
    }
}

impl Node {
    /// Everything, with the same price for all cards.
    fn root(search: &Search, left: Left) -> Node {
        let tickets = &search.tickets[..search.len];
        let worth = tickets.iter().map(|ticket| ticket.worth).sum::<Worth>();
        let price = worth / tickets.iter().map(Ticket::size).sum::<Worth>().max(1);
        let open = (0..search.len).fold(0, |open, place| open | 1 << place);
        let prices = Prices { colored: [price; 8], locomotive: price };
        Node { taken: 0, open, left, worth: 0, prices }
    }

    fn is_small(&self) -> bool {
        self.open.count_ones() as usize <= FEW
    }
}

impl Few {
    fn of(search: &Search, node: &Node, profits: &Profits) -> Few {
        let mut few = Few { len: 0, tickets: [FewTicket::default(); FEW + 1], prices: node.prices };
        for place in places(node.open) {
            let Ticket { cards, better, worse, .. } = search.tickets[place];
            let profit = profits[place];
            let mut at = few.len;
            while at > 0 && few.tickets[at - 1].profit.abs() < profit.abs() {
                few.tickets[at] = few.tickets[at - 1];
                at -= 1;
            }
            let bit = 1 << place;
            few.tickets[at] = FewTicket { cards, profit, bit, better, worse, demand: cards };
            few.len += 1;
        }
        for next in (1..few.len).rev() {
            for color in 0..8 {
                few.tickets[next - 1].demand[color] += few.tickets[next].demand[color];
            }
        }
        few
    }
}

impl Trial {
    fn start(few: &Few, node: &Node) -> Trial {
        let profits = few.tickets.iter().map(|ticket| ticket.profit.max(0)).sum::<Worth>();
        let bound = node.worth + few.prices.of_all(&node.left) + profits;
        Trial { left: node.left, taken: node.taken, excluded: 0, bound }
    }

    /// Loses what the ticket costs more than it is worth, and what locomotives cost more than the
    /// colours they stand for.
    #[inline]
    fn include(&self, ticket: &FewTicket, prices: &Prices) -> Option<Trial> {
        let mut trial = *self;
        if ticket.better & self.excluded != 0 || !trial.left.pay(&ticket.cards) {
            return None;
        }
        trial.taken |= ticket.bit;
        trial.bound += ticket.profit.min(0);
        for color in 0..8 {
            let wild = (ticket.cards[color] - self.left.colored[color]).max(0);
            trial.bound -= (prices.locomotive - prices.colored[color]) * Worth::from(wild);
        }
        Some(trial)
    }

    /// Loses the profit.
    #[inline]
    fn exclude(&self, ticket: &FewTicket) -> Option<Trial> {
        let mut trial = *self;
        trial.excluded |= ticket.bit;
        trial.bound -= ticket.profit.max(0);
        (ticket.worse & self.taken == 0).then_some(trial)
    }
}

#[inline]
fn fits_into(some: &Count, all: &Count) -> bool {
    (0..8).all(|color| some[color] <= all[color])
}

/// The places of the bits, in ascending order.
#[inline]
fn places(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let place = set.trailing_zeros() as usize;
        set &= set.wrapping_sub(1);
        (place < MOST_TICKETS).then_some(place)
    })
}
