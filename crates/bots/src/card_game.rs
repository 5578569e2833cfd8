//! The bots of the Card Game.

mod cities;
mod features;
mod flow;
mod greedy;
mod notes;
mod planner;
mod reasons;
mod robbery;
mod sampling;
mod shipped;
mod turns_left;
mod wants;
mod weights;

use engine::card_game::{Action, Deck, Phase, State, View};
use engine::cards::Cards;
use engine::players::{PlayerId, Viewer};
use engine::sets::TicketSet;
use engine::tickets::OfferView;

use self::greedy::Greedy;
use self::planner::Planner;
use self::weights::Weights;
use crate::expert::{Budget, Expert, Searchable};
use crate::human::{Human, Mistaken, Slips, styled_expert};
use crate::reasons::{Explained, PlanSketch, Reason};
use crate::style::Style;
use crate::weights::{Shipped, Tunable};
use crate::{Bot, HasBots, Seat};

impl HasBots for State {
    fn greedy(seat: &Seat<'_, State>) -> Box<dyn Bot<State>> {
        Box::new(Greedy::new(seat))
    }

    fn expert(seat: Seat<'_, State>, budget: Budget) -> Box<dyn Bot<State>> {
        Box::new(Expert::new(seat, budget))
    }

    fn styled_expert(seat: Seat<'_, State>, budget: Budget, style: Style) -> Box<dyn Bot<State>> {
        Box::new(styled_expert(seat, budget, style))
    }

    fn human(seat: Seat<'_, State>, slips: Slips, style: Style) -> Box<dyn Bot<State>> {
        Box::new(Human::new(seat, slips, style))
    }

    fn begins_turn(view: &View) -> bool {
        view.phase == Phase::Turn
    }

    fn kept(view: &View, player: PlayerId) -> TicketSet {
        view.players()[player.index()].seat.kept.unwrap_or_default()
    }

    fn misremembered(view: &View, me: PlayerId, mistaken: &Mistaken) -> View {
        let mut seen = *view;
        if view.phase == Phase::Turn {
            if let Some(kept) = &mut seen.players_mut()[me.index()].seat.kept {
                *kept = kept.without(mistaken.forgotten);
            }
            // An empty deck can't be mistaken for another.
            if seen.common.deck > 0 && view.common.final_turns.is_none() {
                seen.common.deck += usize::from(mistaken.late);
            }
        }
        seen
    }
}

impl Tunable for State {
    type Weights = Weights;
    type Planner = Planner;

    const FAMILY: &'static str = "card_game";

    fn shipped(_: &Deck) -> Shipped<Weights> {
        shipped::shipped()
    }

    fn planner(weights: Weights, seat: &Seat<'_, State>) -> Planner {
        Planner::new(seat, weights)
    }
}

impl Searchable for State {
    fn own_offer(view: &View) -> Option<OfferView> {
        match view.common.viewer {
            Viewer::Player(me) => view.players()[me.index()].seat.offer,
            Viewer::Spectator => None,
        }
    }

    fn alike(view: &View, one: &Action, other: &Action) -> bool {
        match (one, other) {
            (Action::DrawCard { from: a }, Action::DrawCard { from: b }) => {
                a.card(&view.common.row) == b.card(&view.common.row)
            }
            (Action::PlayCards { cards: a }, Action::PlayCards { cards: b }) => {
                let colors = |cards: &Cards| cards.colored().map(|n| n > 0);
                colors(a) == colors(b)
            }
            _ => false,
        }
    }

    fn worth_a_look(_: &Deck, _: &View, legal: &[Action], most: usize) -> Vec<Action> {
        let tickets = legal.iter().copied().filter(|action| *action == Action::DrawTickets);
        tickets.take(most).collect()
    }

    fn feature_names() -> Vec<String> {
        features::names()
    }

    fn features(
        deck: &Deck,
        state: &State,
        player: PlayerId,
        planners: &mut [Planner],
    ) -> Vec<f32> {
        features::inputs(deck, state, player, planners)
    }

    fn for_rollout(self) -> State {
        self.with_open_piles()
    }
}

impl Explained for State {
    fn plan(planner: &mut Planner, deck: &Deck, view: &View) -> PlanSketch {
        reasons::sketch(deck, view, &planner.pile(view))
    }

    fn reasons(planner: &mut Planner, deck: &Deck, view: &View, action: &Action) -> Vec<Reason> {
        reasons::reasons(deck, view, &planner.pile(view), action)
    }
}
