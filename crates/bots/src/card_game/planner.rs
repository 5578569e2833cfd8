//! `planner`: values every action by the cards that will get into the pile, and by what they are
//! worth there.

use engine::card_game::{Action, Deck, Phase, PlayerView, State, View};
use engine::cards::{Card, Cards, Color};
use engine::event::Event;
use engine::sets::TicketSet;
use engine::supply::Source;

use super::cities::Cities;
use super::flow::{Flow, another_round, next_round, others};
use super::notes::Notes;
use super::turns_left::TurnsLeft;
use super::wants::Wants;
use super::weights::{Weights, best};
use crate::{Bot, Seat};

/// Plans for the turns that are left.
#[derive(Clone)]
pub struct Planner {
    notes: Notes,
    weights: Weights,
}

impl Planner {
    /// A planner that judges by these weights.
    pub fn new(seat: &Seat<'_, State>, weights: Weights) -> Planner {
        Planner { notes: Notes::new(seat), weights }
    }
}

impl Planner {
    /// The own pile, as far as it is remembered.
    pub fn pile(&self, view: &View) -> Cards {
        self.notes.pile(view)
    }

    /// Shows the plan for this view.
    pub fn with_plan<T>(&self, deck: &Deck, view: &View, see: impl FnOnce(&Plan<'_>) -> T) -> T {
        see(&Plan::new(deck, view, &self.notes, &self.weights))
    }
}

impl Bot<State> for Planner {
    fn see(&mut self, _: &Deck, event: Event) {
        self.notes.see(event);
    }

    fn choose(&mut self, deck: &Deck, view: &View, legal: &[Action]) -> Action {
        if let [only] = legal {
            return *only;
        }
        let plan = Plan::new(deck, view, &self.notes, &self.weights);
        match view.phase {
            Phase::Setup | Phase::Tickets => plan.keep(legal),
            Phase::SecondDraw => plan.second_draw(legal),
            _ => plan.turn(legal),
        }
    }
}

/// What a choice is made from.
pub struct Plan<'a> {
    deck: &'a Deck,
    view: &'a View,
    notes: &'a Notes,
    weights: &'a Weights,
    pub me: &'a PlayerView,
    pub hand: Cards,
    /// The time left if no card is drawn in this turn.
    pub turns_left: TurnsLeft,
    flow: Flow<'a>,
    pub wants: Wants<'a>,
}

impl<'a> Plan<'a> {
    fn new(deck: &'a Deck, view: &'a View, notes: &'a Notes, weights: &'a Weights) -> Plan<'a> {
        let me = &view.players()[notes.me.index()];
        let hand = me.seat.hand.unwrap_or_default();
        let turns_left = TurnsLeft::new(view, 0, weights);
        let flow = Flow::new(deck, view, notes, weights);
        let more = another_round(deck, view);
        // Cards are worth nothing any more in the last turn of all.
        let (soon, last) = if more { (1.0, 1.0) } else { (turns_left.odds(3), turns_left.odds(1)) };
        let share = view.common.deck as f32 / view.players().len() as f32;
        let next = weights.next_round * next_round(deck, view, weights);
        let future = share * weights.future_share * turns_left.odds(3) + next;
        let expected = flow.expect(&hand, &me.yard, &turns_left, future);
        let price = weights.price * last;
        let cities = Cities::new(deck, view, notes, weights);
        let mut wants = Wants::new(deck, expected, cities, price, weights);
        wants.locomotive = price + weights.locomotive * soon;
        wants.feed(me.seat.kept.unwrap_or_default());
        Plan { deck, view, notes, weights, me, hand, turns_left, flow, wants }
    }

    /// The best of the legal actions of a turn.
    fn turn(&self, legal: &[Action]) -> Action {
        let draws = Draws::new(self);
        let stay = self.worth(&self.hand, &self.turns_left) - self.weights.tempo;
        let trio = self.best_trio(legal);
        let tickets = if legal.contains(&Action::DrawTickets) { self.tickets_worth() } else { 0.0 };
        // A player who keeps nothing time and again has to get on with the game.
        let closing = self.view.common.final_turns.is_some();
        let patient = closing || (self.notes.idle as f32) < self.weights.patience;
        best(legal, |action| match action {
            Action::DrawCard { from } => draws.worth(*from),
            Action::DrawTickets if patient => stay + tickets,
            Action::PlayCards { cards } if *cards == trio || self.is_whole(cards) => {
                self.play_worth(cards) - self.weights.tempo
            }
            _ => f32::MIN,
        })
    }

    fn second_draw(&self, legal: &[Action]) -> Action {
        let draws = Draws::new(self);
        best(legal, |action| match action {
            Action::DrawCard { from } => draws.first(*from),
            _ => f32::MIN,
        })
    }

    /// The other players.
    pub fn others(&self) -> impl Iterator<Item = &'a PlayerView> {
        others(self.view, self.notes).map(|(_, other)| other)
    }

    /// What hand and yard will be worth.
    pub fn worth(&self, hand: &Cards, turns_left: &TurnsLeft) -> f32 {
        self.flow.worth(hand, &self.me.yard, turns_left, &self.wants)
    }

    /// Whether this is a set with all cards of its colour and not too many locomotives: others
    /// are not worth a look.
    fn is_whole(&self, cards: &Cards) -> bool {
        f32::from(cards.locomotives()) <= self.weights.most_locomotives
            && !is_trio(cards)
            && std::iter::zip(cards.colored(), self.hand.colored())
                .all(|(n, all)| n == 0 || n == all)
    }

    fn play_worth(&self, cards: &Cards) -> f32 {
        let mut yard = self.me.yard;
        let mut robbed = 0;
        for color in Color::ALL {
            let n = cards.count(color.into());
            if n > 0 {
                yard.lay(color, n, cards.locomotives());
                robbed += self.flow.robbed(color);
            }
        }
        let mut hand = self.hand;
        hand -= *cards;
        let robbery = f32::from(robbed) * self.weights.rob_gain;
        self.flow.worth(&hand, &yard, &self.turns_left, &self.wants) + robbery
    }

    /// The trio worth a look: cards that are worth much, of colours there are few of.
    fn best_trio(&self, legal: &[Action]) -> Cards {
        let single: [f32; 8] = std::array::from_fn(|c| {
            let held = f32::from(self.hand.colored()[c]);
            self.flow.single(c, &self.wants) - self.weights.trio_held * held
        });
        let mut found = (f32::MIN, Cards::NONE);
        for action in legal {
            let Action::PlayCards { cards } = action else { continue };
            if is_trio(cards) {
                let counts = cards.colored();
                let worth = (0..8).filter(|&c| counts[c] > 0).map(|c| single[c]).sum();
                if worth > found.0 {
                    found = (worth, *cards);
                }
            }
        }
        found.1
    }

    /// What drawing tickets brings, on average.
    pub fn tickets_worth(&self) -> f32 {
        let mut gone = self.me.seat.kept.unwrap_or_default().or(self.notes.rejected);
        for player in self.view.players() {
            gone = gone.or(player.completed);
        }
        let pool = self.deck.all_tickets().without(gone);
        let gains = pool.iter().map(|ticket| self.wants.gain(ticket).max(0.0));
        let mean = gains.sum::<f32>() / pool.len().max(1) as f32;
        // CG-TIX-1: tickets given back lie at the bottom and come last.
        let new = self.view.common.ticket_deck.saturating_sub(self.notes.rejected.len());
        let drawn = usize::from(self.deck.counts().ticket_draw).min(new);
        self.weights.offer_share * mean * drawn as f32
    }

    /// The tickets on offer that bring most, one after the other.
    fn keep(mut self, legal: &[Action]) -> Action {
        let kept = self.me.seat.kept.unwrap_or_default();
        let offer = self.me.seat.offer;
        let offered = offer.as_ref().map_or(&[][..], |offer| offer.tickets());
        let least = offer.as_ref().map_or(0, |offer| offer.keep_at_least);
        let mut rest: TicketSet = offered.iter().copied().collect();
        let mut tickets = TicketSet::EMPTY;
        while !rest.is_empty() {
            let ids: Vec<_> = rest.iter().collect();
            let next = best(&ids, |&ticket| self.wants.gain(ticket));
            if self.wants.gain(next) <= 0.0 && tickets.len() >= least {
                break;
            }
            rest.remove(next);
            tickets.insert(next);
            self.wants.feed(kept.or(tickets));
        }
        let wanted = Action::KeepTickets { tickets };
        if legal.contains(&wanted) {
            return wanted;
        }
        // Somebody asks what else could be kept.
        self.wants.feed(kept);
        best(legal, |action| match action {
            Action::KeepTickets { tickets } => tickets.iter().map(|t| self.wants.gain(t)).sum(),
            _ => f32::MIN,
        })
    }
}

/// What the cards that can be drawn are worth.
struct Draws<'a> {
    view: &'a View,
    /// What there is without them, after the draw.
    before: f32,
    /// By card: what one more adds.
    gains: [f32; 9],
    /// A card of the deck, on average.
    blind: f32,
}

impl<'a> Draws<'a> {
    fn new(plan: &Plan<'a>) -> Draws<'a> {
        let turns_left = TurnsLeft::new(plan.view, 2, plan.weights);
        let gains = plan.flow.gains(&plan.hand, &plan.me.yard, &turns_left, &plan.wants);
        let unseen = plan.notes.unseen(plan.deck, plan.view);
        let all: f32 = unseen.iter().map(|(card, n)| gains[card as usize] * f32::from(n)).sum();
        let blind = all / unseen.total().max(1) as f32;
        Draws { view: plan.view, before: plan.worth(&plan.hand, &turns_left), gains, blind }
    }

    /// A whole draw that begins with this card.
    fn worth(&self, from: Source) -> f32 {
        self.before + self.first(from) + self.second(from)
    }

    fn first(&self, from: Source) -> f32 {
        from.card(&self.view.common.row).map_or(self.blind, |card| self.gains[card as usize])
    }

    /// The best card that can be drawn after this one.
    fn second(&self, from: Source) -> f32 {
        let taken = match from {
            Source::Deck => None,
            Source::Row(slot) => Some(usize::from(slot)),
        };
        // BG-DRAW-3: a face-up locomotive is a whole draw, and never the second card.
        if taken.is_some_and(|slot| self.view.common.row[slot] == Some(Card::Locomotive)) {
            return 0.0;
        }
        let row = self.view.common.row.into_iter().enumerate();
        row.filter(|&(slot, _)| Some(slot) != taken)
            .filter_map(|(_, card)| card.filter(|&card| card != Card::Locomotive))
            .fold(self.blind, |most, card| most.max(self.gains[card as usize]))
    }
}

/// Whether these cards, which can be played, are a trio and not a set.
fn is_trio(cards: &Cards) -> bool {
    cards.locomotives() == 0 && cards.colored().iter().all(|&n| n <= 1)
}
