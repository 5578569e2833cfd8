//! What players' tracks say about their tickets: the more of the way between a ticket's cities they
//! have, the likelier it is theirs.

use engine::board::{Map, View};
use engine::graph::Costs;
use engine::sets::{TicketId, TrackSet};

use super::CLOSED;
use crate::sampling::Beliefs;

/// How likely each player's tickets are, by the tracks that all have. `belief_strength` is the
/// logarithm of how much likelier a ticket is whose cities are connected than one whose cities are
/// as far apart as at the start.
pub fn beliefs(map: &Map, view: &View, belief_strength: f32) -> Beliefs {
    let taken = view.players().iter().fold(TrackSet::EMPTY, |all, player| all.or(player.tracks));
    let lengths = |own: TrackSet, taken: TrackSet| -> Costs<f32> {
        std::array::from_fn(|i| {
            let Some(track) = map.tracks().get(i) else { return CLOSED };
            let id = engine::sets::TrackId(i as u8);
            if own.contains(id) {
                0.0
            } else if taken.contains(id) {
                CLOSED
            } else {
                f32::from(track.length)
            }
        })
    };
    let tickets = map.long_tickets().or(map.deck_tickets());
    let far = |costs: &Costs<f32>, ticket: TicketId| {
        let path = map.graph().path(costs, map.ticket(ticket).cities, CLOSED);
        path.map_or(CLOSED, |path| path.cost)
    };
    let empty = lengths(TrackSet::EMPTY, TrackSet::EMPTY);
    let mut before = [0.0; TicketId::MAX];
    tickets.iter().for_each(|ticket| before[ticket.index()] = far(&empty, ticket));
    let players = view.players().iter().map(|player| {
        let now = lengths(player.tracks, taken);
        let mut likely = [1.0; TicketId::MAX];
        for ticket in tickets.iter() {
            let nearer = 1.0 - far(&now, ticket) / before[ticket.index()];
            likely[ticket.index()] = (belief_strength * nearer.max(0.0)).exp();
        }
        likely
    });
    Beliefs::new(players.collect())
}
