//! What the planner sees when it is asked: the view of one situation, worked out a little.

use engine::board::{Map, PlayerView, View};
use engine::cards::Cards;
use engine::graph::Costs;
use engine::players::PlayerId;
use engine::sets::{TicketId, TicketSet, TrackId, TrackSet};

use super::super::CLOSED;
use super::needs::Missing;
use super::weights::Weights;
use crate::deadline::Deadline;

/// One situation as the player to move sees it.
pub struct Situation<'a> {
    pub map: &'a Map,
    pub weights: &'a Weights,
    pub view: &'a View,
    pub me: &'a PlayerView,
    player: PlayerId,
    /// The cards in the hand.
    pub hand: Cards,
    /// Tracks that can still be claimed.
    pub open: TrackSet,
    /// Turns still to come for this player, this one included.
    pub turns: f32,
    /// By when the planner has to choose, if there is such a time.
    deadline: Deadline,
}

impl<'a> Situation<'a> {
    pub fn new(
        map: &'a Map,
        weights: &'a Weights,
        view: &'a View,
        player: PlayerId,
        deadline: Deadline,
    ) -> Situation<'a> {
        let me = &view.players()[player.index()];
        let hand = me.seat.hand.unwrap_or_default();
        let open = view.open_to(map, player);
        let turns = 1.0;
        let mut situation =
            Situation { map, weights, view, me, player, hand, open, turns, deadline };
        situation.turns = situation.turns_left();
        situation
    }

    /// Whether there is no time left to look for something better.
    pub fn is_late(&self) -> bool {
        self.deadline.is_past()
    }

    /// Whether this is the player's last turn (BG-END-1).
    pub fn is_last(&self) -> bool {
        self.view.common.final_turns.is_some()
    }

    /// Everybody else.
    pub fn opponents(&self) -> impl Iterator<Item = &'a PlayerView> + use<'a> {
        let me = self.player.index();
        self.view.players().iter().enumerate().filter(move |(i, _)| *i != me).map(|(_, p)| p)
    }

    /// The tracks of everybody else.
    pub fn others(&self) -> TrackSet {
        self.opponents().fold(TrackSet::EMPTY, |all, opponent| all.or(opponent.tracks))
    }

    /// The tickets kept whose cities these tracks don't join.
    pub fn unjoined(&self, tracks: TrackSet) -> TicketSet {
        let kept = self.me.seat.kept.unwrap_or_default();
        kept.iter().filter(|&ticket| !self.joins(tracks, ticket)).collect()
    }

    /// Whether these tracks join the cities of a ticket.
    pub fn joins(&self, tracks: TrackSet, ticket: TicketId) -> bool {
        self.map.graph().connects(tracks, self.map.ticket(ticket).cities)
    }

    /// What each track costs in a plan, in points: own tracks nothing, open ones the turns they
    /// take less the points they bring.
    pub fn costs(&self) -> Costs<f32> {
        std::array::from_fn(|i| {
            let track = TrackId(i as u8);
            if self.me.tracks.contains(track) {
                0.0
            } else if self.open.contains(track) && self.map.track(track).length <= self.me.trains {
                self.cost(track)
            } else {
                CLOSED
            }
        })
    }

    fn cost(&self, id: TrackId) -> f32 {
        let weights = self.weights;
        let track = self.map.track(id);
        let length = f32::from(track.length);
        let colored = self.hand.colored();
        let held = match track.color {
            Some(color) => colored[color as usize],
            None => colored.into_iter().max().unwrap_or(0),
        };
        let mut cards = length - weights.hand_credit * f32::from(held).min(length);
        cards += f32::from(track.ferry) * (weights.locomotive - 1.0);
        if track.tunnel {
            cards += weights.tunnel_extra;
        }
        let turns = 1.0 + cards / weights.cards_per_turn;
        let cost = weights.turn * turns + weights.exposure - f32::from(track.points);
        // A path that pays for itself still has to be worth going: it costs little, never nothing.
        let least = weights.least_cost;
        if cost < least { least * least / (2.0 * least - cost) } else { cost }
    }

    /// The turns it takes to draw the cards that are missing. Few kinds are slow to find.
    pub fn turns_to_draw(&self, missing: Missing) -> f32 {
        let few = self.weights.rare_draw * 0.6f32.powi(i32::from(missing.kinds) - 1);
        missing.cards / (self.weights.cards_per_turn * (1.0 - few))
    }

    /// How certain, from 0 to 1, that something with this many turns to spare is in time.
    pub fn in_time(&self, spare_turns: f32) -> f32 {
        (0.5 + spare_turns / self.weights.time_spread).clamp(0.0, 1.0)
    }

    /// The points that a draw of tickets must promise.
    pub fn ticket_price(&self) -> f32 {
        self.weights.turn + self.weights.ticket_margin
    }

    /// How many turns this player still has, this one included: until the first opponent runs out
    /// of trains, or the player itself does.
    fn turns_left(&self) -> f32 {
        if self.is_last() {
            return 1.0;
        }
        let last = f32::from(self.map.counts().last_round_at_trains);
        let until_end = |player: &PlayerView| {
            let trains = (f32::from(player.trains) - last).max(0.0);
            let missing = (trains - player.seat.cards as f32).max(0.0);
            trains / self.weights.opponent_track + missing / self.weights.cards_per_turn
        };
        let all = self.view.players().iter().map(until_end);
        1.0 + all.fold(f32::INFINITY, f32::min)
    }
}
