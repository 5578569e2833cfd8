//! A state of the Card Game as numbers for the evaluation.

use engine::card_game::{Deck, State};
use engine::players::{PlayerId, Viewer};
use engine::sets::TicketSet;

use super::clock::Clock;
use super::flow::another_round;
use super::planner::{Plan, Planner};
use super::weights::Weights;
use crate::features::{self, Features};

/// How many numbers describe one player.
const NUMBERS: usize = 18;

pub fn inputs(deck: &Deck, state: &State, player: PlayerId, planners: &mut [Planner]) -> Vec<f32> {
    let view = state.view(Viewer::Player(player));
    let players = state.player_count();
    let clock = Clock::new(&view, 0, Weights::table().of(players));
    let table = [
        view.deck as f32 / players as f32 / 10.0,
        f32::from(u8::from(another_round(deck, &view))),
        f32::from(u8::from(view.final_turns.is_some())),
        clock.odds(3),
        clock.odds(6),
        view.ticket_deck as f32 / 20.0,
    ];
    let of = |player: PlayerId| {
        let view = state.view(Viewer::Player(player));
        planners[player.index()].with_plan(deck, &view, |plan| of_player(deck, plan))
    };
    features::inputs(player, players, of, &table)
}

fn of_player(deck: &Deck, plan: &Plan<'_>) -> Features<NUMBERS> {
    let me = plan.me;
    let points = |tickets: TicketSet| -> f32 {
        tickets.iter().map(|ticket| f32::from(deck.facts()[ticket.index()].points)).sum()
    };
    let cities: f32 = (0..deck.big_cities().len())
        .map(|i| {
            let done = |completed: TicketSet| completed.and(deck.naming(i)).len() as f32;
            let most = plan.others().map(|other| done(other.completed)).fold(0.0, f32::max);
            f32::from(deck.big_cities()[i].points) * (done(me.completed) - most).clamp(-2.0, 2.0)
        })
        .sum();
    let kept = me.kept.unwrap_or_default();
    let completed = points(me.completed);
    let promised = plan.wants.promised();
    let colored = plan.hand.colored();
    let most = colored.into_iter().max().unwrap_or(0);
    let squares: f32 = colored.iter().map(|&n| f32::from(n) * f32::from(n)).sum();
    let yard: u8 = engine::cards::Color::ALL.iter().map(|&color| me.yard.size(color)).sum();
    let pile = me.pile_cards.unwrap_or_default();
    let pile_most = pile.colored().into_iter().max().unwrap_or(0);
    let numbers = [
        completed / 40.0,
        cities / 20.0,
        kept.len() as f32 / 5.0,
        points(kept) / 20.0,
        promised.won / 20.0,
        promised.lost / 20.0,
        promised.cities / 10.0,
        me.cards as f32 / 10.0,
        f32::from(plan.hand.locomotives()) / 3.0,
        f32::from(most) / 5.0,
        squares / 30.0,
        f32::from(yard) / 8.0,
        me.pile as f32 / 10.0,
        f32::from(pile.locomotives()) / 3.0,
        f32::from(pile_most) / 5.0,
        plan.worth(&plan.hand, &plan.clock) / 40.0,
        plan.tickets_worth() / 10.0,
        plan.wants.future() / 10.0,
    ];
    let promise = completed + promised.won - promised.lost + promised.cities;
    Features { numbers, promise }
}
