//! A state of the Card Game as numbers for the evaluation.

use engine::card_game::{Deck, State};
use engine::game::GameState;
use engine::players::{PlayerId, Viewer};
use engine::sets::TicketSet;

use super::flow::another_round;
use super::planner::{Plan, Planner};
use super::shipped::shipped;
use super::turns_left::TurnsLeft;
use crate::features::{self, Features, named_inputs};

named_inputs! {
    /// What describes one player, each number of the order of 1.
    PlayerNumbers {
        /// Points of completed tickets.
        completed_points,
        /// Points of Big Cities, by how far ahead of the others.
        city_lead,
        tickets,
        ticket_points,
        /// Points expected of tickets, won and lost, and of Big Cities.
        promised_won,
        promised_lost,
        promised_cities,
        cards,
        locomotives,
        most_of_a_color,
        /// Grows with cards of one colour rather than of many.
        color_squares,
        yard_cards,
        pile_cards,
        pile_locomotives,
        pile_most_of_a_color,
        /// What hand and yard will be worth.
        hand_worth,
        /// What a draw of tickets is worth.
        ticket_draw,
        /// Cards that will be drawn and still reach the pile.
        future_cards,
    }
}

named_inputs! {
    /// What all players share.
    TableNumbers {
        deck_per_player,
        another_round,
        /// Whether the round is closing.
        closing,
        /// The odds of that many more turns.
        odds_of_3_turns,
        odds_of_6_turns,
        ticket_deck,
    }
}

/// What each input is.
pub fn names() -> Vec<String> {
    features::names(&PlayerNumbers::NAMES, &TableNumbers::NAMES)
}

pub fn inputs(deck: &Deck, state: &State, player: PlayerId, planners: &mut [Planner]) -> Vec<f32> {
    let view = state.view(Viewer::Player(player));
    let players = state.player_count();
    let turns_left = TurnsLeft::new(&view, 0, shipped().weights.of(players));
    let table = TableNumbers {
        deck_per_player: view.common.deck as f32 / players as f32 / 10.0,
        another_round: f32::from(u8::from(another_round(deck, &view))),
        closing: f32::from(u8::from(view.common.final_turns.is_some())),
        odds_of_3_turns: turns_left.odds(3),
        odds_of_6_turns: turns_left.odds(6),
        ticket_deck: view.common.ticket_deck as f32 / 20.0,
    };
    let of = |player: PlayerId| {
        let view = state.view(Viewer::Player(player));
        planners[player.index()].with_plan(deck, &view, |plan| of_player(deck, plan))
    };
    features::inputs(player, players, of, &table.numbers())
}

fn of_player(deck: &Deck, plan: &Plan<'_>) -> Features<{ PlayerNumbers::NAMES.len() }> {
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
    let kept = me.seat.kept.unwrap_or_default();
    let completed = points(me.completed);
    let promised = plan.wants.promised();
    let colored = plan.hand.colored();
    let most = colored.into_iter().max().unwrap_or(0);
    let squares: f32 = colored.iter().map(|&n| f32::from(n) * f32::from(n)).sum();
    let yard: u8 = engine::cards::Color::ALL.iter().map(|&color| me.yard.size(color)).sum();
    let pile = me.pile_cards.unwrap_or_default();
    let pile_most = pile.colored().into_iter().max().unwrap_or(0);
    let numbers = PlayerNumbers {
        completed_points: completed / 40.0,
        city_lead: cities / 20.0,
        tickets: kept.len() as f32 / 5.0,
        ticket_points: points(kept) / 20.0,
        promised_won: promised.won / 20.0,
        promised_lost: promised.lost / 20.0,
        promised_cities: promised.cities / 10.0,
        cards: me.seat.cards as f32 / 10.0,
        locomotives: f32::from(plan.hand.locomotives()) / 3.0,
        most_of_a_color: f32::from(most) / 5.0,
        color_squares: squares / 30.0,
        yard_cards: f32::from(yard) / 8.0,
        pile_cards: me.pile as f32 / 10.0,
        pile_locomotives: f32::from(pile.locomotives()) / 3.0,
        pile_most_of_a_color: f32::from(pile_most) / 5.0,
        hand_worth: plan.worth(&plan.hand, &plan.turns_left) / 40.0,
        ticket_draw: plan.tickets_worth() / 10.0,
        future_cards: plan.wants.future() / 10.0,
    };
    let projected = completed + promised.won - promised.lost + promised.cities;
    Features { numbers: numbers.numbers(), projected }
}
