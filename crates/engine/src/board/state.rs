//! A board game at one moment: a small plain value that is copied, not shared.

use std::fmt;

use super::map::{MAX_STATIONS, MAX_TUNNEL, Map};
use crate::cards::{Card, Cards};
use crate::players::{MAX_PLAYERS, PlayerId};
use crate::sets::{CityId, CitySet, TicketId, TicketSet, TrackId, TrackSet};
use crate::supply::{Draw, Supply};
use crate::tickets::{Offer, TicketDeck};

/// Everything there is to know about a game, hidden things included.
///
/// The deck has no order and the state holds no chance: both come from outside, so a copy of a
/// state can be played on in any way. What one viewer may know is [`view`](State::view).
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct State {
    /// Tracks nobody owns and that are not closed to all (BG-DBL-2).
    pub(super) open: TrackSet,
    pub(super) players: [Player; MAX_PLAYERS],
    pub(super) supply: Supply,
    pub(super) ticket_deck: TicketDeck,
    pub(super) phase: Phase,
    pub(super) player_count: u8,
    /// In set-up: the starting player.
    pub(super) to_move: u8,
    /// Turns still to be played once the end is near; 0 before.
    pub(super) final_turns: u8,
    /// Passes in succession.
    pub(super) passes: u8,
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
    /// The player to move pays what a tunnel costs more, or leaves it.
    Tunnel(Tunnel),
    /// The game is over.
    Finished,
}

impl Phase {
    /// Which card of a turn would be drawn now.
    #[inline]
    pub(super) fn draw(&self) -> Draw {
        if *self == Phase::SecondDraw { Draw::Second } else { Draw::First }
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
    /// What it costs more.
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

/// One player's things.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Player {
    pub tracks: TrackSet,
    pub tickets: TicketSet,
    pub hand: Cards,
    pub offer: Offer,
    /// Cities with a station of this player, in the order built; the first `built` count.
    pub stations: [CityId; MAX_STATIONS],
    pub built: u8,
    pub trains: u8,
    pub track_points: u16,
}

impl Player {
    pub fn new(trains: u8) -> Player {
        Player {
            tracks: TrackSet::EMPTY,
            tickets: TicketSet::EMPTY,
            hand: Cards::NONE,
            offer: Offer::NONE,
            stations: [CityId(0); MAX_STATIONS],
            built: 0,
            trains,
            track_points: 0,
        }
    }

    pub fn stations(&self) -> &[CityId] {
        &self.stations[..usize::from(self.built).min(MAX_STATIONS)]
    }
}

impl State {
    /// How many play.
    #[inline]
    pub fn player_count(&self) -> usize {
        usize::from(self.player_count)
    }

    /// All players, by index.
    pub fn players(&self) -> impl Iterator<Item = PlayerId> + use<> {
        (0..self.player_count).map(PlayerId)
    }

    /// Who is to move; during set-up, who will begin.
    #[inline]
    pub fn to_move(&self) -> PlayerId {
        PlayerId(self.to_move)
    }

    /// What the game waits for.
    #[inline]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Whether the game is over.
    #[inline]
    pub fn is_finished(&self) -> bool {
        self.phase == Phase::Finished
    }

    /// Turns still to be played once the end is near (BG-END-1).
    pub fn final_turns(&self) -> Option<usize> {
        (self.final_turns > 0).then_some(usize::from(self.final_turns))
    }

    /// Passes in succession so far (BG-TURN-2).
    pub fn passes(&self) -> usize {
        usize::from(self.passes)
    }

    /// Deck, discards and row.
    pub fn supply(&self) -> &Supply {
        &self.supply
    }

    /// The ticket deck from the top.
    pub fn ticket_deck(&self) -> impl Iterator<Item = TicketId> + '_ {
        self.ticket_deck.iter()
    }

    /// How many tickets the ticket deck has.
    pub fn ticket_deck_len(&self) -> usize {
        self.ticket_deck.len()
    }

    /// The cards in a player's hand.
    pub fn hand(&self, player: PlayerId) -> &Cards {
        &self.players[player.index()].hand
    }

    /// The tickets a player has kept.
    pub fn tickets(&self, player: PlayerId) -> TicketSet {
        self.players[player.index()].tickets
    }

    /// The tickets a player chooses from, and how many must be kept.
    pub fn offer(&self, player: PlayerId) -> Option<(&[TicketId], usize)> {
        let offer = &self.players[player.index()].offer;
        offer.keep_at_least().map(|least| (offer.tickets(), usize::from(least)))
    }

    /// The tickets a player has given back while others still choose (USA-SET-1).
    pub fn returned(&self, player: PlayerId) -> &[TicketId] {
        self.players[player.index()].offer.returned()
    }

    /// The tracks a player owns.
    #[inline]
    pub fn tracks(&self, player: PlayerId) -> TrackSet {
        self.players[player.index()].tracks
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

    /// The tracks a player may still claim, trains and cards apart (BG-DBL-1, BG-DBL-2).
    #[inline]
    pub fn open_to(&self, map: &Map, player: PlayerId) -> TrackSet {
        if self.player_count < map.counts().double_tracks_from_players {
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

/// A state never shows what it holds: hidden things leave it through views only.
impl fmt::Debug for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("State").field("to_move", &self.to_move).finish_non_exhaustive()
    }
}
