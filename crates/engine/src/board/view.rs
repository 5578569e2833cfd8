//! What one viewer may know: the only way hidden things leave a state.

use super::map::{MAX_STATIONS, Map};
use super::score::{FinalCount, Holdings, count};
use super::state::{Phase, State};
use crate::cards::{Card, Cards};
use crate::players::{MAX_PLAYERS, PlayerId, Viewer};
use crate::sets::{CityId, TicketSet, TrackId, TrackSet};
use crate::supply::MAX_ROW;
use crate::tickets::OfferView;

/// A game as one viewer may know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What the game waits for; a tunnel with what was laid down and turned, which everybody sees.
    pub phase: Phase,
    /// Who is to move; during set-up, who will begin.
    pub to_move: PlayerId,
    /// Turns still to be played, once the end is near.
    pub final_turns: Option<usize>,
    /// Passes in succession.
    pub passes: usize,
    /// The face-up cards.
    pub row: [Option<Card>; MAX_ROW],
    /// How many cards the deck has.
    pub deck: usize,
    /// How many cards the discards have.
    pub discards: usize,
    /// How many tickets the ticket deck has.
    pub ticket_deck: usize,
    player_count: usize,
    players: [PlayerView; MAX_PLAYERS],
}

/// One player as the viewer may know them. `None` means: not known to this viewer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayerView {
    /// How many cards are in the hand.
    pub cards: usize,
    /// How many tickets were kept; not known of others while starting tickets are chosen.
    pub tickets: Option<usize>,
    /// How many tickets are being chosen from; 0 if none.
    pub choosing: usize,
    /// Trains left.
    pub trains: u8,
    /// Tracks owned.
    pub tracks: TrackSet,
    /// Points for tracks so far.
    pub track_points: u16,
    /// The cards in the hand.
    pub hand: Option<Cards>,
    /// The tickets kept.
    pub kept: Option<TicketSet>,
    /// The tickets on offer.
    pub offer: Option<OfferView>,
    stations: [CityId; MAX_STATIONS],
    built: usize,
}

impl State {
    /// What `viewer` may know of this game (VIEW-1, VIEW-2, VIEW-3).
    pub fn view(&self, viewer: Viewer) -> View {
        let mut row = [None; MAX_ROW];
        row[..self.supply.row().len()].copy_from_slice(self.supply.row());
        View {
            viewer,
            phase: self.phase,
            to_move: self.to_move(),
            final_turns: self.final_turns(),
            passes: self.passes(),
            row,
            deck: self.supply.deck_len(),
            discards: self.supply.discards_len(),
            ticket_deck: self.ticket_deck.len(),
            player_count: self.player_count(),
            players: std::array::from_fn(|i| self.player_view(PlayerId(i as u8), viewer)),
        }
    }

    fn player_view(&self, player: PlayerId, viewer: Viewer) -> PlayerView {
        let own = viewer.is(player);
        let open = own || self.is_finished(); // VIEW-3
        let it = &self.players[player.index()];
        let offer = it.offer.view();
        // BG-SET-3: how many starting tickets another player keeps is part of a secret choice.
        let secret = self.phase == Phase::Setup && !own;
        PlayerView {
            cards: it.hand.total() as usize,
            tickets: (!secret).then_some(it.tickets.len()),
            choosing: offer.map_or(0, |offer| offer.tickets().len()),
            trains: it.trains,
            tracks: it.tracks,
            track_points: it.track_points,
            hand: open.then_some(it.hand),
            kept: open.then_some(it.tickets),
            offer: offer.filter(|_| own),
            stations: it.stations,
            built: usize::from(it.built),
        }
    }
}

impl View {
    /// The players, by index.
    pub fn players(&self) -> &[PlayerView] {
        &self.players[..self.player_count]
    }

    /// Who owns a track.
    pub fn owner(&self, track: TrackId) -> Option<PlayerId> {
        let owner = self.players().iter().position(|player| player.tracks.contains(track));
        owner.map(|player| PlayerId(player as u8))
    }

    /// The tracks a player may still claim, trains and cards apart (BG-DBL-1, BG-DBL-2).
    pub fn open_to(&self, map: &Map, player: PlayerId) -> TrackSet {
        let few = self.player_count < usize::from(map.counts().double_tracks_from_players);
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
    /// ticket was completed. Before the end it is nobody's to know.
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
                    tickets: player.kept?,
                    stations: player.stations(),
                    track_points: player.track_points,
                })
            })
            .collect();
        Some(count(map, &holdings?))
    }
}

impl PlayerView {
    /// The cities with a station of this player, in the order built.
    pub fn stations(&self) -> &[CityId] {
        &self.stations[..self.built]
    }
}
