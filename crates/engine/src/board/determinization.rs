//! A view with a guess at what it hides, made into a state.

use super::map::Map;
use super::state::{Phase, State};
use super::view::View;
use crate::cards::Cards;
use crate::determinization::Determinization;

/// The state that looks like `view`, with everything hidden as `hidden` has it.
pub(super) fn state(map: &Map, view: &View, hidden: &Determinization<'_>) -> State {
    let counts = map.counts();
    let keep = match view.phase {
        Phase::Tickets => counts.ticket_draw_keep,
        _ => counts.starting_keep,
    };
    let seats = view.players().iter().map(|player| &player.seat);
    let mut cards = map.all_cards();
    cards -= view.tunnel_cards();
    let common = hidden.common(&view.common, seats, keep, counts.row, cards);
    let mut state = State::new(map, common);
    state.phase = view.phase;
    let small = view.players().len() < usize::from(counts.double_tracks_from_players);
    for (i, seen) in view.players().iter().enumerate() {
        state.tracks[i] = seen.tracks;
        let player = &mut state.players[i];
        player.trains = seen.trains;
        player.track_points = seen.track_points;
        for &city in seen.stations() {
            player.stations[usize::from(player.built)] = city;
            player.built += 1;
        }
        state.open = state.open.without(seen.tracks);
        if small {
            state.open = state.open.without(map.twins(seen.tracks));
        }
    }
    state
}

impl View {
    /// The cards that are in the deck, in the discards or in the hands of others.
    pub fn unseen_cards(&self, map: &Map) -> Cards {
        let mut cards = map.all_cards();
        cards -= self.common.row.iter().flatten().copied().collect();
        self.players().iter().filter_map(|player| player.seat.hand).for_each(|hand| cards -= hand);
        cards -= self.tunnel_cards();
        cards
    }

    /// The cards laid down and turned over for a tunnel.
    fn tunnel_cards(&self) -> Cards {
        let mut cards = Cards::NONE;
        if let Phase::Tunnel(tunnel) = self.phase {
            cards += tunnel.laid();
            cards += tunnel.turned_cards();
        }
        cards
    }
}
