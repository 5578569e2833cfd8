//! `greedy`: takes what its tickets lack, and lays down what it has plenty of.

use engine::card_game::{Action, Deck, Phase, PlayerView, State, View, can_complete};
use engine::cards::{Card, Cards, Color};
use engine::event::Event;
use engine::sets::TicketSet;
use engine::supply::Source;

use super::notes::Notes;
use super::weights::{self, GREEDY};
use crate::{Bot, Seat};

/// Looks no further than the cards its tickets lack now.
pub struct Greedy {
    notes: Notes,
}

impl Greedy {
    pub fn new(seat: &Seat<'_, State>) -> Greedy {
        Greedy { notes: Notes::new(seat) }
    }
}

impl Bot<State> for Greedy {
    fn see(&mut self, _: &Deck, event: Event) {
        self.notes.see(event);
    }

    fn choose(&mut self, deck: &Deck, view: &View, legal: &[Action]) -> Action {
        let me = &view.players()[self.notes.me.index()];
        let mut cards = self.notes.pile(view);
        cards += me.yard.cards();
        cards += me.seat.hand.unwrap_or_default();
        let kept = me.seat.kept.unwrap_or_default();
        let lacking = lacking(deck, kept, &cards);
        let situation = Situation { deck, view, me, cards, kept, lacking, fresh: self.notes.fresh };
        situation.choose(legal)
    }
}

/// What a choice is made from.
struct Situation<'a> {
    deck: &'a Deck,
    view: &'a View,
    me: &'a PlayerView,
    /// The own cards, wherever they are.
    cards: Cards,
    kept: TicketSet,
    /// By colour: how many cards the tickets lack.
    lacking: [u8; 8],
    /// Cards drawn since tickets were last on offer.
    fresh: u32,
}

impl Situation<'_> {
    fn choose(&self, legal: &[Action]) -> Action {
        let wanted = match self.view.phase {
            Phase::Setup | Phase::Tickets => Some(self.keep()),
            Phase::Turn => self.play(legal).or_else(|| self.draw_tickets()),
            _ => None,
        };
        let wanted = wanted.filter(|action| legal.contains(action));
        wanted.unwrap_or_else(|| weights::best(legal, |action| self.draw(action)))
    }

    /// The cheapest tickets at first, later those that the cards suffice for.
    fn keep(&self) -> Action {
        let offer = self.me.seat.offer;
        let offered = offer.as_ref().map_or(&[][..], |offer| offer.tickets());
        let least = offer.as_ref().map_or(0, |offer| offer.keep_at_least);
        let mut rest: TicketSet = offered.iter().copied().collect();
        let mut tickets = TicketSet::EMPTY;
        let lacks = |tickets| lacking(self.deck, self.kept.or(tickets), &self.cards);
        while let Some(next) = rest.iter().min_by_key(|&ticket| {
            let with = tickets.or([ticket].into_iter().collect());
            lacks(with).iter().sum::<u8>()
        }) {
            rest.remove(next);
            let mut with = tickets;
            with.insert(next);
            let fed = if self.view.phase == Phase::Setup {
                lacks(with).iter().sum::<u8>() <= GREEDY.opening_lack
            } else {
                can_complete(self.deck.facts(), self.kept.or(with), &self.cards)
            };
            if fed || tickets.len() < least {
                tickets = with;
            }
        }
        Action::KeepTickets { tickets }
    }

    /// The largest play, if it is large enough or the end is near.
    fn play(&self, legal: &[Action]) -> Option<Action> {
        if self.view.common.final_turns.is_some() {
            return None; // CG-TURN-1: nothing laid down now moves any more.
        }
        let late = self.view.common.deck < GREEDY.late_deck * self.view.players().len();
        let least = if late { 2 } else { GREEDY.least_play };
        let size = |action: &Action| match action {
            Action::PlayCards { cards } => cards.total() + self.robbed(cards),
            _ => 0,
        };
        let best = *legal.iter().max_by_key(|action| size(action))?;
        (size(&best) >= least).then_some(best)
    }

    /// How many cards others lose by this play.
    fn robbed(&self, cards: &Cards) -> u32 {
        let others = self.view.players().iter().filter(|&player| player != self.me);
        let colors = Color::ALL.into_iter().filter(|&color| cards.count(color.into()) > 0);
        others.flat_map(|other| colors.clone().map(|c| u32::from(other.yard.size(c)))).sum()
    }

    /// More tickets when nothing is lacking, or nothing else counts any more.
    fn draw_tickets(&self) -> Option<Action> {
        // Without new cards, new tickets are of no use either.
        let fed = self.lacking.iter().sum::<u8>() <= self.cards.locomotives()
            && self.fresh >= GREEDY.fresh_cards;
        (fed || self.view.common.final_turns.is_some()).then_some(Action::DrawTickets)
    }

    fn draw(&self, action: &Action) -> f32 {
        match action {
            Action::DrawCard { from: Source::Deck } => GREEDY.blind,
            Action::DrawCard { from: Source::Row(slot) } => {
                match self.view.common.row[usize::from(*slot)] {
                    Some(Card::Locomotive) => GREEDY.locomotive,
                    Some(card) => f32::from(self.lacking[card as usize]),
                    None => 0.0,
                }
            }
            _ => -1.0,
        }
    }
}

/// By colour: how many more cards these tickets need.
fn lacking(deck: &Deck, tickets: TicketSet, cards: &Cards) -> [u8; 8] {
    let mut needed = [0u8; 8];
    for ticket in tickets.iter() {
        for (sum, n) in needed.iter_mut().zip(deck.facts()[ticket.index()].cards) {
            *sum += n;
        }
    }
    std::array::from_fn(|i| needed[i].saturating_sub(cards.colored()[i]))
}
