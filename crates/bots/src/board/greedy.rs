//! `greedy`: claims what its cheapest ticket needs, and the longest track once no ticket needs any.

use std::cmp::Reverse;

use engine::board::{Action, Map, State, View};
use engine::cards::{Card, Cards};
use engine::graph::Costs;
use engine::players::PlayerId;
use engine::sets::{TicketId, TrackId, TrackSet};
use engine::supply::Source;

use super::CLOSED;
use crate::Bot;

/// Follows one ticket at a time, the one with the fewest spaces to go.
pub struct Greedy {
    player: PlayerId,
    /// Whether the last turn was spent on a tunnel given up: the next one draws cards, or where
    /// few cards are left the same ones would be turned forever.
    left_tunnel: bool,
}

impl Greedy {
    pub fn new(player: PlayerId) -> Greedy {
        Greedy { player, left_tunnel: false }
    }

    /// The spaces to claim to connect a ticket's cities, and the tracks; none if there is no path.
    fn path(&self, map: &Map, view: &View, ticket: TicketId) -> Option<(f32, TrackSet)> {
        let own = view.players()[self.player.index()].tracks;
        let open = view.open_to(map, self.player);
        let costs: Costs<f32> = std::array::from_fn(|i| {
            let track = TrackId(i as u8);
            match () {
                () if own.contains(track) => 0.0,
                () if open.contains(track) => f32::from(map.track(track).length),
                () => CLOSED,
            }
        });
        let path = map.graph().path(&costs, map.ticket(ticket).cities, CLOSED)?;
        Some((path.cost, path.tracks.without(own)))
    }

    /// The tracks to claim for the cheapest ticket; none once no ticket can be furthered.
    fn wanted(&self, map: &Map, view: &View) -> TrackSet {
        let me = &view.players()[self.player.index()];
        let open = |ticket: &TicketId| !map.graph().connects(me.tracks, map.ticket(*ticket).cities);
        let tickets = me.seat.kept.unwrap_or_default();
        let paths = tickets.iter().filter(open).filter_map(|ticket| self.path(map, view, ticket));
        let affordable = paths.filter(|&(spaces, _)| spaces <= f32::from(me.trains));
        affordable.min_by(|a, b| a.0.total_cmp(&b.0)).map_or(TrackSet::EMPTY, |(_, tracks)| tracks)
    }

    /// Keeps as few tickets as it may, those with the fewest spaces to claim.
    fn keep(&self, map: &Map, view: &View, legal: &[Action]) -> Action {
        let spaces = |action: &&Action| match action {
            Action::KeepTickets { tickets } => {
                let paths = tickets.iter().map(|ticket| self.path(map, view, ticket));
                let spaces = paths.map(|path| path.map_or(f32::MAX, |(spaces, _)| spaces));
                (tickets.len(), spaces.sum::<f32>() as u32)
            }
            _ => (usize::MAX, 0),
        };
        *legal.iter().min_by_key(spaces).unwrap_or(&legal[0])
    }
}

impl Bot<State> for Greedy {
    fn choose(&mut self, map: &Map, view: &View, legal: &[Action]) -> Action {
        if matches!(legal[0], Action::KeepTickets { .. }) {
            return self.keep(map, view, legal);
        }
        let wanted = self.wanted(map, view);
        let draws = legal.iter().any(|action| matches!(action, Action::DrawCard { .. }));
        let no_tunnel = std::mem::take(&mut self.left_tunnel) && draws;
        let claim = |action: &Action| match *action {
            Action::ClaimTrack { track, .. } if no_tunnel && map.track(track).tunnel => None,
            Action::PayTunnel { cards } => Some((u8::MAX, Reverse(cards.locomotives()))),
            Action::ClaimTrack { track, cards } if wanted.is_empty() || wanted.contains(track) => {
                Some((map.track(track).length, Reverse(cards.locomotives())))
            }
            _ => None,
        };
        let claims = legal.iter().filter_map(|action| Some((claim(action)?, action)));
        if let Some((_, &action)) = claims.max_by_key(|&(worth, _)| worth) {
            return action;
        }
        let worth = |action: &&Action| draw_worth(map, view, wanted, action);
        let other = *legal.iter().max_by_key(worth).unwrap_or(&legal[0]);
        self.left_tunnel = other == Action::LeaveTunnel;
        other
    }
}

/// How much a draw is wanted: a colour of the `wanted` tracks, then a blind card, then any other.
fn draw_worth(map: &Map, view: &View, wanted: TrackSet, action: &Action) -> u8 {
    let colors: Cards =
        wanted.iter().filter_map(|track| map.track(track).color).map(Card::from).collect();
    match *action {
        Action::DrawCard { from: Source::Deck } => 3,
        Action::DrawCard { from: Source::Row(slot) } => match view.common.row[usize::from(slot)] {
            Some(card) if colors.count(card) > 0 => 4,
            _ => 2,
        },
        Action::LeaveTunnel | Action::Pass => 1,
        _ => 0,
    }
}
