//! A view and a guess at what it hides, made a state.

use super::map::Map;
use super::state::{Phase, Player, State};
use super::view::View;
use crate::cards::Cards;
use crate::guess::Guess;
use crate::players::{MAX_PLAYERS, PlayerId};

impl State {
    /// The state that looks like `view` and in which everything hidden is as guessed.
    ///
    /// The guess must fit: as many cards and tickets as the view counts, none too often.
    pub fn from_view(map: &Map, view: &View, guess: &Guess<'_>) -> State {
        let counts = map.counts();
        let keep = match view.phase {
            Phase::Tickets => counts.ticket_draw_keep,
            _ => counts.starting_keep,
        };
        let mut players = [Player::new(counts.trains); MAX_PLAYERS];
        let mut deck = map.all_cards();
        let mut open = map.all_tracks();
        let small = view.players().len() < usize::from(counts.double_tracks_from_players);
        for (i, seen) in view.players().iter().enumerate() {
            let guessed = &guess.players[i];
            let own = view.viewer.is(PlayerId(i as u8));
            let player = &mut players[i];
            player.hand = if own { seen.hand.unwrap_or_default() } else { guessed.hand };
            player.tickets = if own { seen.kept.unwrap_or_default() } else { guessed.tickets };
            player.offer = match seen.offer {
                Some(offer) if own => offer.into(),
                _ => guessed.offer(keep),
            };
            player.tracks = seen.tracks;
            player.trains = seen.trains;
            player.track_points = seen.track_points;
            for &city in seen.stations() {
                player.stations[usize::from(player.built)] = city;
                player.built += 1;
            }
            deck -= player.hand;
            open = open.without(seen.tracks);
            if small {
                open = open.without(map.twins(seen.tracks));
            }
        }
        deck -= view.row.iter().flatten().copied().collect();
        if let Phase::Tunnel(tunnel) = view.phase {
            deck -= tunnel.laid();
            deck -= tunnel.turned_cards();
        }
        let supply = guess.supply(deck, &view.row, counts.row);
        debug_assert_eq!(supply.deck_len(), view.deck, "the guess fits the view");
        State {
            open,
            players,
            supply,
            ticket_deck: guess.tickets(),
            phase: view.phase,
            player_count: view.players().len() as u8,
            to_move: view.to_move.0,
            final_turns: view.final_turns.unwrap_or(0) as u8,
            passes: view.passes as u8,
        }
    }
}

impl View {
    /// The cards that are in the deck, in the discards or in the hands of others.
    pub fn unseen_cards(&self, map: &Map) -> Cards {
        let mut cards = map.all_cards();
        cards -= self.row.iter().flatten().copied().collect();
        self.players().iter().filter_map(|player| player.hand).for_each(|hand| cards -= hand);
        if let Phase::Tunnel(tunnel) = self.phase {
            cards -= tunnel.laid();
            cards -= tunnel.turned_cards();
        }
        cards
    }
}
