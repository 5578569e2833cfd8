//! A board game at one moment: a small plain value that is copied, not shared.

use std::fmt;

use super::map::{MAX_STATIONS, MAX_TUNNEL, Map};
use crate::cards::{Card, Cards};
use crate::common::Common;
use crate::game::GameState;
use crate::players::{MAX_PLAYERS, PlayerId};
use crate::sets::{CityId, CitySet, TrackId, TrackSet};
use crate::supply::Draw;

/// Everything there is to know about a game, hidden things included.
///
/// The deck has no order and the state holds no chance: both come from outside, so a copy of a
/// state can be played on in any way. What one viewer may know is its [`view`](GameState::view).
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct State {
    /// Tracks nobody owns and that are not closed to all (BG-DBL-2).
    pub(super) open: TrackSet,
    pub(super) tracks: [TrackSet; MAX_PLAYERS],
    pub(super) players: [Player; MAX_PLAYERS],
    pub(super) common: Common,
    pub(super) phase: Phase,
}

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The players choose their starting tickets, all at once.
    Setup,
    /// The player to move begins a turn.
    Turn,
    /// The player to move draws a second card.
    SecondDraw,
    /// The player to move chooses from the tickets drawn.
    Tickets,
    /// The player to move pays the extra cost of a tunnel, or gives it up.
    Tunnel(Tunnel),
    /// The game is over.
    Finished,
}

impl Phase {
    /// Which card of a turn would be drawn now.
    #[inline]
    pub(super) fn draw(&self) -> Draw {
        if matches!(self, Phase::SecondDraw) { Draw::Second } else { Draw::First }
    }
}

/// A tunnel whose turned cards cost something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tunnel {
    /// The track.
    pub track: TrackId,
    /// The colour laid down; the locomotive if nothing else was (EU-TUN-3).
    pub kind: Card,
    /// How many cards of that colour were laid down, locomotives apart.
    pub colored: u8,
    /// How many locomotives were laid down.
    pub locomotives: u8,
    /// The extra cards it costs.
    pub extra: u8,
    /// The cards turned over, in their order.
    pub turned: [Option<Card>; MAX_TUNNEL],
}

impl Tunnel {
    /// The cards laid down; they are in no hand and not in the discards.
    pub fn laid(&self) -> Cards {
        Cards::payment(self.kind, self.colored, self.locomotives)
    }

    /// The turned cards as a bag.
    pub fn turned_cards(&self) -> Cards {
        self.turned.iter().flatten().copied().collect()
    }
}

/// What only the players of a board game have.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Player {
    /// Cities with a station of this player, in the order built; the first `built` count.
    pub stations: [CityId; MAX_STATIONS],
    pub built: u8,
    pub trains: u8,
    pub track_points: u16,
}

impl Player {
    pub fn new(trains: u8) -> Player {
        Player { stations: [CityId(0); MAX_STATIONS], built: 0, trains, track_points: 0 }
    }

    pub fn stations(&self) -> &[CityId] {
        &self.stations[..usize::from(self.built).min(MAX_STATIONS)]
    }
}

impl State {
    /// Nothing dealt yet, on a map on which nobody owns anything.
    pub(super) fn new(map: &Map, common: Common) -> State {
        State {
            open: map.all_tracks(),
            tracks: [TrackSet::EMPTY; MAX_PLAYERS],
            players: [Player::new(map.counts().trains); MAX_PLAYERS], // BG-SET-1
            common,
            phase: Phase::Setup,
        }
    }

    /// What the game waits for.
    #[inline]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The tracks a player owns.
    #[inline]
    pub fn tracks(&self, player: PlayerId) -> TrackSet {
        self.tracks[player.index()]
    }

    /// Who owns a track.
    pub fn owner(&self, track: TrackId) -> Option<PlayerId> {
        self.players().find(|&player| self.tracks(player).contains(track))
    }

    /// The trains a player has left.
    pub fn trains(&self, player: PlayerId) -> u8 {
        self.players[player.index()].trains
    }

    /// The points a player has for tracks so far.
    pub fn track_points(&self, player: PlayerId) -> u16 {
        self.players[player.index()].track_points
    }

    /// The cities in which a player has built stations, in the order built.
    pub fn stations(&self, player: PlayerId) -> &[CityId] {
        self.players[player.index()].stations()
    }

    /// The cities that have a station of anybody.
    pub fn station_cities(&self) -> CitySet {
        self.seated().iter().flat_map(|player| player.stations().iter().copied()).collect()
    }

    /// The tracks a player may still claim, whatever trains and cards it takes (BG-DBL-1, BG-DBL-2).
    #[inline]
    pub fn open_to(&self, map: &Map, player: PlayerId) -> TrackSet {
        if self.common.player_count < map.counts().double_tracks_from_players {
            return self.open; // the twins are closed already, to everybody
        }
        self.open.without(map.twins(self.tracks(player)))
    }

    #[inline]
    pub(super) fn seated(&self) -> &[Player] {
        &self.players[..self.player_count().min(MAX_PLAYERS)]
    }

    #[inline]
    pub(super) fn player(&self, player: PlayerId) -> &Player {
        &self.players[player.index()]
    }
}

/// Shows nobody's cards: what is hidden leaves a state only through views.
impl fmt::Debug for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("State").field("to_move", &self.common.to_move).finish_non_exhaustive()
    }
}
