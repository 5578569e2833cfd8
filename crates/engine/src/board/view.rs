//! What one viewer may know: the only way hidden things leave a state.

use super::map::{MAX_STATIONS, Map};
use super::score::{FinalCount, Holdings, count};
use super::state::{Phase, State};
use crate::game::GameState;
use crate::players::{MAX_PLAYERS, PlayerId, Viewer};
use crate::sets::{CityId, TrackId, TrackSet};
use crate::view::{CommonView, SeatView};

/// A game as one viewer may know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View {
    /// What every game shows.
    pub common: CommonView,
    /// What the game waits for; a tunnel with what was laid down and turned, which everybody sees.
    pub phase: Phase,
    players: [PlayerView; MAX_PLAYERS],
}

/// One player as the viewer may know them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayerView {
    /// What every game shows of a player.
    pub seat: SeatView,
    /// Trains left.
    pub trains: u8,
    /// Tracks owned.
    pub tracks: TrackSet,
    /// Points for tracks so far.
    pub track_points: u16,
    stations: [CityId; MAX_STATIONS],
    built: usize,
}

impl View {
    /// What `viewer` may know of a state (VIEW-1, VIEW-2, VIEW-3).
    pub(super) fn new(state: &State, viewer: Viewer) -> View {
        View {
            common: state.common.view(viewer),
            phase: state.phase,
            players: std::array::from_fn(|i| PlayerView::new(state, PlayerId(i as u8), viewer)),
        }
    }

    /// The players, by index.
    pub fn players(&self) -> &[PlayerView] {
        &self.players[..self.common.player_count]
    }

    /// The same to be changed, for a player who has something wrong.
    pub fn players_mut(&mut self) -> &mut [PlayerView] {
        &mut self.players[..self.common.player_count]
    }

    /// Who owns a track.
    pub fn owner(&self, track: TrackId) -> Option<PlayerId> {
        let owner = self.players().iter().position(|player| player.tracks.contains(track));
        owner.map(|player| PlayerId(player as u8))
    }

    /// The tracks a player may still claim, whatever trains and cards it takes (BG-DBL-1, BG-DBL-2).
    pub fn open_to(&self, map: &Map, player: PlayerId) -> TrackSet {
        let few = self.common.player_count < usize::from(map.counts().double_tracks_from_players);
        let mut open = map.all_tracks();
        for (i, owner) in self.players().iter().enumerate() {
            open = open.without(owner.tracks);
            if few || i == player.index() {
                open = open.without(map.twins(owner.tracks));
            }
        }
        open
    }

    /// The whole count of a finished game: scores, station choices, longest paths and how each
    /// ticket was completed. None before the end.
    pub fn final_count(&self, map: &Map) -> Option<FinalCount> {
        if self.phase != Phase::Finished {
            return None;
        }
        let holdings: Option<Vec<Holdings<'_>>> = self
            .players()
            .iter()
            .map(|player| {
                Some(Holdings {
                    tracks: player.tracks,
                    tickets: player.seat.kept?,
                    stations: player.stations(),
                    track_points: player.track_points,
                })
            })
            .collect();
        Some(count(map, &holdings?))
    }
}

impl PlayerView {
    fn new(state: &State, player: PlayerId, viewer: Viewer) -> PlayerView {
        let owner = state.player(player);
        PlayerView {
            seat: state.common.seat_view(player, viewer, state.waiting()),
            trains: owner.trains,
            tracks: state.tracks(player),
            track_points: owner.track_points,
            stations: owner.stations,
            built: usize::from(owner.built),
        }
    }

    /// The cities with a station of this player, in the order built.
    pub fn stations(&self) -> &[CityId] {
        &self.stations[..self.built]
    }
}
