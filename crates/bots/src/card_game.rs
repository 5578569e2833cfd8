//! The bots of the Card Game.

mod cities;
mod features;
mod flow;
mod greedy;
mod notes;
mod planner;
mod robbery;
mod turns_left;
mod wants;
mod weights;

use std::sync::LazyLock;

use engine::card_game::{Action, Deck, State, View};
use engine::cards::Cards;
use engine::players::{PlayerId, Viewer};
use engine::tickets::OfferView;

use self::greedy::Greedy;
use self::planner::Planner;
use self::weights::Weights;
use crate::expert::{Budget, Expert, SearchParams, Searchable};
use crate::net::Net;
use crate::random::Random;
use crate::weights::{ByPlayers, Tunable};
use crate::{Bot, HasBots, Seat};

impl HasBots for State {
    fn bot(code: &str, seat: Seat<'_, State>) -> Option<Box<dyn Bot<State>>> {
        Some(match code {
            "random" => Box::new(Random::new(seat.chance)),
            "greedy" => Box::new(Greedy::new(&seat)),
            "planner" => Box::new(State::shipped_planner(&seat)),
            _ => Box::new(Expert::new(seat, Budget::of(code)?)),
        })
    }
}

impl Tunable for State {
    type Weights = Weights;
    type Planner = Planner;

    fn table(_: &Deck) -> &'static ByPlayers<Weights> {
        Weights::table()
    }

    fn planner(weights: Weights, seat: &Seat<'_, State>) -> Planner {
        Planner::new(seat, weights)
    }
}

impl Searchable for State {
    fn own_offer(view: &View) -> Option<OfferView> {
        match view.viewer {
            Viewer::Player(me) => view.players()[me.index()].offer,
            Viewer::Spectator => None,
        }
    }

    fn alike(view: &View, one: &Action, other: &Action) -> bool {
        match (one, other) {
            (Action::DrawCard { from: a }, Action::DrawCard { from: b }) => {
                a.card(&view.row) == b.card(&view.row)
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

    fn search_params(_: &Deck) -> &'static ByPlayers<SearchParams> {
        SearchParams::shipped("card_game")
    }

    fn evaluation(_: &Deck) -> Option<&'static ByPlayers<Net>> {
        Some(&NET)
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

static NET: LazyLock<ByPlayers<Net>> =
    LazyLock::new(|| ByPlayers::shipped(include_str!("../weights/card_game.net.json")));
