//! The bots of the board games.

mod beliefs;
mod features;
mod greedy;
mod planner;
mod sampling;
mod shipped;

use std::cmp::Reverse;

use engine::board::{Action, Map, Phase, PlayerScore, State, View};
use engine::game::GameState;
use engine::players::{PlayerId, Viewer};
use engine::score::Score;
use engine::sets::{TicketSet, TrackId};
use engine::tickets::OfferView;

use self::greedy::Greedy;
use self::planner::{Planner, Weights};
use crate::deadline::Deadline;
use crate::expert::{Budget, Expert, Searchable};
use crate::human::{Human, Mistaken, Slips, styled_expert};
use crate::reasons::{Explained, PlanSketch, Reason};
use crate::style::Style;
use crate::weights::{Shipped, Tunable};
use crate::{Bot, HasBots, Seat};

/// What a track costs that can't be used.
const CLOSED: f32 = f32::INFINITY;

impl HasBots for State {
    fn greedy(seat: &Seat<'_, State>) -> Box<dyn Bot<State>> {
        Box::new(Greedy::new(seat.player))
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
        let is_last = view.common.final_turns.is_some();
        for (i, player) in seen.players_mut().iter_mut().enumerate() {
            if i != me.index() {
                player.tracks = player.tracks.without(mistaken.unnoticed);
                player.trains = player.trains.saturating_add(mistaken.late);
            } else if let (Some(kept), false) = (&mut player.seat.kept, is_last) {
                // In the last turn everybody looks through their tickets again.
                *kept = kept.without(mistaken.forgotten);
            }
        }
        seen
    }
}

impl Tunable for State {
    type Weights = Weights;
    type Planner = Planner;

    const FAMILY: &'static str = "board";

    fn shipped(map: &Map) -> Shipped<Weights> {
        shipped::shipped(map)
    }

    fn planner(weights: Weights, seat: &Seat<'_, State>) -> Planner {
        Planner::new(seat.player, weights)
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
        use Action::{BuildStation, ClaimTrack, DrawCard};
        match (one, other) {
            (DrawCard { from: a }, DrawCard { from: b }) => {
                a.card(&view.common.row) == b.card(&view.common.row)
            }
            (ClaimTrack { track: a, .. }, ClaimTrack { track: b, .. }) => a == b,
            (BuildStation { city: a, .. }, BuildStation { city: b, .. }) => a == b,
            _ => false,
        }
    }

    /// Tickets, and the longest tracks: they may be in somebody's way.
    fn worth_a_look(map: &Map, _: &View, legal: &[Action], most: usize) -> Vec<Action> {
        let mut claims: Vec<(u8, u8, TrackId, Action)> = Vec::new();
        for action in legal {
            let Action::ClaimTrack { track, cards } = *action else { continue };
            let (length, wild) = (map.track(track).length, cards.locomotives());
            match claims.last_mut() {
                Some((_, least, same, cheapest)) if *same == track => {
                    if wild < *least {
                        (*least, *cheapest) = (wild, *action);
                    }
                }
                _ => claims.push((length, wild, track, *action)),
            }
        }
        claims.sort_by_key(|&(length, ..)| Reverse(length));
        let tickets = legal.iter().copied().filter(|action| *action == Action::DrawTickets);
        tickets.chain(claims.into_iter().map(|(.., action)| action)).take(most).collect()
    }

    fn feature_names() -> Vec<String> {
        features::names()
    }

    fn features(map: &Map, state: &State, player: PlayerId, planners: &mut [Planner]) -> Vec<f32> {
        features::inputs(map, state, player, planners)
    }

    fn play(
        planner: &mut Planner,
        map: &Map,
        state: &State,
        _: PlayerId,
        legal: &mut Vec<Action>,
    ) -> Action {
        planner.play(map, state, legal)
    }

    fn set_deadline(planner: &mut Planner, deadline: Deadline) {
        planner.set_deadline(deadline);
    }

    fn final_score(&self, map: &Map) -> Score<PlayerScore> {
        self.quick_score(map)
    }

    fn get_ready(planner: &mut Planner, map: &Map, state: &State, player: PlayerId) {
        planner.get_ready(map, &state.view(Viewer::Player(player)));
    }
}

impl Explained for State {
    fn plan(planner: &mut Planner, map: &Map, view: &View) -> PlanSketch {
        planner.sketch(map, view)
    }

    fn reasons(planner: &mut Planner, map: &Map, view: &View, action: &Action) -> Vec<Reason> {
        planner.reasons(map, view, action)
    }
}
