//! A position of a board game as somebody wrote it down, and the state it describes if it can be.

#![allow(missing_docs, reason = "the fields are those of the position format in `docs/formats.md`")]

use super::apply::{payment_kind, tunnel_extra};
use super::check::check_colors;
use super::map::{MAX_TUNNEL, Map, Returned};
use super::state::{Phase, State, Tunnel};
use crate::cards::{Card, Cards};
use crate::chance::ScriptedChance;
use crate::game::{GameState, Waiting};
use crate::position::{Limits, Loading, TablePosition};
use crate::problem::{Problem, bad};
use crate::sets::{CityId, CitySet, TrackId, TrackSet};
use crate::supply::Supply;

/// Any moment of a board game, not checked yet. Fields are those of the position format.
#[derive(Clone, Debug, Default)]
pub struct Position {
    pub table: TablePosition,
    /// By player: the tracks owned.
    pub tracks: Vec<Vec<TrackId>>,
    /// By player: the cities with a station, in the order built.
    pub stations: Vec<Vec<CityId>>,
    pub pending: Option<Pending>,
}

/// What the player to move must answer.
#[derive(Clone, Debug)]
pub enum Pending {
    SecondDraw,
    Tunnel { track: TrackId, laid: Cards, turned: Vec<Card> },
}

/// The state a position describes, and the chance that goes with it: the deck in its order, then
/// the seed. Nothing is refilled, turned or moved.
pub(super) fn load(map: &Map, position: &Position) -> Result<(State, ScriptedChance), Problem> {
    let mut loading = BoardLoading::new(map, position)?;
    loading.load_players()?;
    let waiting = loading.load_turn()?;
    loading.load_pending_tunnel()?;
    loading.load_tickets(waiting)?;
    loading.load_supply()?;
    let state = &loading.state;
    if state.phase == Phase::SecondDraw && !state.can_draw_second() {
        return bad("pending", "no second card can be drawn, so the turn would be over");
    }
    Ok((loading.state, loading.loading.chance))
}

/// A position on its way to a state.
struct BoardLoading<'a> {
    map: &'a Map,
    position: &'a Position,
    state: State,
    loading: Loading<'a>,
}

impl<'a> BoardLoading<'a> {
    fn new(map: &'a Map, position: &'a Position) -> Result<BoardLoading<'a>, Problem> {
        let counts = map.counts();
        let table = &position.table;
        let removed = "in this game tickets that are not kept leave the game";
        let limits = Limits {
            cards: map.all_cards(),
            row: counts.row,
            nothing_returned: (counts.returned == Returned::Removed).then_some(removed),
            rules: map,
        };
        let loading = Loading::new(limits, table)?;
        let mut state = State::new(map, loading.empty_table());
        state.phase = Phase::Turn;
        Ok(BoardLoading { map, position, state, loading })
    }

    fn load_players(&mut self) -> Result<(), Problem> {
        let mut owned = TrackSet::EMPTY;
        let mut stations = CitySet::EMPTY;
        for (i, seat) in self.position.table.players.iter().enumerate() {
            let place = format!("players[{i}]");
            self.loading.count_cards(&format!("{place}.hand"), &seat.hand)?;
            self.state.common.hands[i] = seat.hand;
            for (j, &track) in self.position.tracks[i].iter().enumerate() {
                let place = format!("{place}.tracks[{j}]");
                if owned.contains(track) {
                    let id = &self.map.track(track).id;
                    return bad(place, format!("\"{id}\" is owned already"));
                }
                owned.insert(track);
                self.load_track(&place, i, track)?;
            }
            for (j, &city) in self.position.stations[i].iter().enumerate() {
                let place = format!("{place}.stations[{j}]");
                if stations.contains(city) {
                    let id = &self.map.city(city).id;
                    return bad(place, format!("\"{id}\" has a station already"));
                }
                stations.insert(city);
                self.load_station(&place, i, city)?;
            }
        }
        Ok(())
    }

    fn load_track(&mut self, place: &str, player: usize, track: TrackId) -> Result<(), Problem> {
        let id = &self.map.track(track).id;
        let facts = *self.map.track_facts(track);
        let twin = TrackId(facts.twin);
        let owner = &mut self.state.players[player];
        let owned = &mut self.state.tracks[player];
        if twin != track && owned.contains(twin) {
            let message = format!("\"{id}\" is the other track of a double this player owns");
            return bad(place, message);
        }
        let small = self.state.common.player_count < self.map.counts().double_tracks_from_players;
        if small && !self.state.open.contains(track) {
            return bad(
                place,
                format!("\"{id}\" is closed: the other track of its double is owned"),
            );
        }
        if owner.trains < facts.length {
            let message = format!(
                "\"{id}\" needs {} trains; of {} only {} are left",
                facts.length,
                self.map.counts().trains,
                owner.trains
            );
            return bad(place, message);
        }
        owned.insert(track);
        owner.trains -= facts.length;
        owner.track_points += u16::from(facts.points);
        self.state.open.remove(track);
        if small {
            self.state.open.remove(twin);
        }
        Ok(())
    }

    fn load_station(&mut self, place: &str, player: usize, city: CityId) -> Result<(), Problem> {
        let most = self.map.counts().stations;
        let owner = &mut self.state.players[player];
        if owner.built >= most {
            return bad(place, format!("a player has at most {most} stations in this game"));
        }
        owner.stations[usize::from(owner.built)] = city;
        owner.built += 1;
        Ok(())
    }

    fn load_turn(&mut self) -> Result<Waiting, Problem> {
        let waiting = self.loading.waiting(self.position.pending.as_ref())?;
        self.state.phase = match waiting {
            Waiting::Setup => Phase::Setup,
            Waiting::Turn => Phase::Turn,
            Waiting::Tickets => Phase::Tickets,
            Waiting::Answer => Phase::SecondDraw, // or a tunnel, which comes next
            Waiting::Finished => Phase::Finished,
        };
        Ok(waiting)
    }

    fn load_pending_tunnel(&mut self) -> Result<(), Problem> {
        let Some(Pending::Tunnel { track, laid, turned }) = &self.position.pending else {
            return Ok(());
        };
        let facts = *self.map.track_facts(*track);
        let player = self.state.to_move();
        let most = usize::from(self.map.counts().tunnel_cards);
        if turned.len() > most {
            return bad(
                "pending.turned",
                format!("has {} cards; at most {most} are turned", turned.len()),
            );
        }
        self.loading.count_cards("pending.laid", laid)?;
        self.loading.count_cards("pending.turned", &turned.iter().copied().collect())?;
        let id = &self.map.track(*track).id;
        if !facts.tunnel {
            return bad("pending.track", format!("\"{id}\" is not a tunnel"));
        }
        if let Err(reason) = self.state.check_free(self.map, player, *track) {
            return bad("pending.track", format!("\"{id}\" can't be claimed: {reason}"));
        }
        let trains = self.state.trains(player);
        if trains < facts.length {
            let message = format!("\"{id}\" needs {} trains, {trains} are left", facts.length);
            return bad("pending.track", message);
        }
        if laid.total() != u32::from(facts.length) || laid.locomotives() < facts.ferry {
            return bad("pending.laid", format!("\"{id}\" can't be paid with these cards"));
        }
        if let Err(reason) = check_colors(laid, self.map.track(*track).color) {
            return bad("pending.laid", reason.to_string());
        }
        let kind = payment_kind(laid);
        let extra = tunnel_extra(kind, turned);
        if extra == 0 {
            let message = "these cards cost nothing extra, so the tunnel would be claimed already";
            return bad("pending.turned", message);
        }
        let mut slots = [None; MAX_TUNNEL];
        for (slot, &card) in slots.iter_mut().zip(turned) {
            *slot = Some(card);
        }
        let locomotives = laid.locomotives();
        let colored = laid.total() as u8 - locomotives;
        let tunnel = Tunnel { track: *track, kind, colored, locomotives, extra, turned: slots };
        self.state.phase = Phase::Tunnel(tunnel);
        Ok(())
    }

    fn load_tickets(&mut self, waiting: Waiting) -> Result<(), Problem> {
        for i in 0..self.state.player_count() {
            self.state.common.tickets[i] = self.loading.tickets(i)?;
            self.state.common.offers[i] = self.loading.offer(i, waiting)?;
        }
        self.state.common.ticket_deck = self.loading.ticket_deck(self.map.deck_tickets())?;
        Ok(())
    }

    fn load_supply(&mut self) -> Result<(), Problem> {
        let turn_row = |supply: &mut Supply, chance: &mut ScriptedChance| {
            supply.settle_row(chance, &mut |_| ())
        };
        let supply = self.loading.supply(turn_row)?;
        self.state.common.supply = supply;
        if let Some(Pending::Tunnel { turned, .. }) = &self.position.pending {
            let most = usize::from(self.map.counts().tunnel_cards);
            if turned.len() < most && supply.can_draw() {
                let message = format!(
                    "has {} cards; {most} are turned as long as there are any",
                    turned.len()
                );
                return bad("pending.turned", message); // EU-TUN-5
            }
        }
        Ok(())
    }
}
