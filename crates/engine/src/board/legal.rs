//! What can be done: the list of legal actions.

use super::Action;
use super::map::{MAX_LENGTH, Map};
use super::state::{Phase, State};
use crate::cards::{Card, Cards, Color};
use crate::game::GameState;
use crate::players::PlayerId;
use crate::sets::{CitySet, TrackSet};
use crate::supply::Draws;

/// Adds every legal action of `player`, for whom the game waits, to `list`.
pub(super) fn list(state: &State, map: &Map, player: PlayerId, list: &mut Vec<Action>) {
    match state.phase {
        Phase::Setup | Phase::Tickets => {
            let choices = state.common.offer(player).choices();
            list.extend(choices.map(|tickets| Action::KeepTickets { tickets }));
        }
        Phase::SecondDraw => state.each_draw(|action| list.push(action)),
        Phase::Tunnel(tunnel) => {
            // EU-TUN-3: locomotives alone laid down leave no colour to pay in.
            let color = tunnel.kind.color().map_or(0, bit);
            payments(state.hand(player), color, tunnel.extra, 0, |cards| {
                list.push(Action::PayTunnel { cards });
            });
            list.push(Action::LeaveTunnel);
        }
        Phase::Turn => {
            let before = list.len();
            state.each_draw(|action| list.push(action));
            if state.common.ticket_deck.len() > 0 {
                list.push(Action::DrawTickets);
            }
            state.each_claim(map, player, map.all_tracks(), |action| list.push(action));
            state.each_station(map, player, |action| list.push(action));
            if list.len() == before {
                list.push(Action::Pass);
            }
        }
        Phase::Finished => {}
    }
}

impl State {
    /// Whether the player to move can do anything but pass (BG-TURN-2).
    pub(super) fn can_act(&self, map: &Map) -> bool {
        let player = self.to_move();
        !self.draws().is_empty()
            || self.common.ticket_deck.len() > 0
            || !self.affordable(map, player, self.open_to(map, player)).is_empty()
            || self.can_build(map, player) && !self.free_cities(map).is_empty()
    }

    /// Whether a card may be drawn in the second half of a draw (BG-DRAW-5).
    #[inline]
    pub(super) fn can_draw_second(&self) -> bool {
        self.common.supply.can_draw() || self.common.supply.colored_slots() != 0
    }

    /// Shows every draw of a card to `see`, of the player to move.
    #[inline]
    pub fn each_draw(&self, mut see: impl FnMut(Action)) {
        self.draws().iter().for_each(|from| see(Action::DrawCard { from }));
    }

    /// The cards that may be drawn now.
    #[inline]
    pub(super) fn draws(&self) -> Draws {
        self.common.supply.draws(self.phase.draw())
    }

    /// Shows every claim of one of these tracks that a player could make in a turn to `see`, each
    /// payment on its own.
    #[inline]
    pub fn each_claim(
        &self,
        map: &Map,
        player: PlayerId,
        among: TrackSet,
        mut see: impl FnMut(Action),
    ) {
        let tracks = self.affordable(map, player, self.open_to(map, player).and(among));
        if tracks.is_empty() {
            return;
        }
        let hand = self.hand(player);
        let colors = colors_by_length(hand, &self.reach(player));
        for track in tracks.iter() {
            let facts = map.track_facts(track);
            let wanted = if facts.color < 8 { 1 << facts.color } else { u8::MAX };
            let colors = colors[usize::from(facts.length).min(MAX_LENGTH)] & wanted;
            payments(hand, colors, facts.length, facts.ferry, |cards| {
                see(Action::ClaimTrack { track, cards });
            });
        }
    }

    /// Shows every station that a player could build in a turn to `see`, each payment on its own.
    pub fn each_station(&self, map: &Map, player: PlayerId, mut see: impl FnMut(Action)) {
        if !self.can_build(map, player) {
            return;
        }
        let cost = self.player(player).built + 1;
        for city in self.free_cities(map).iter() {
            payments(self.hand(player), u8::MAX, cost, 0, |cards| {
                see(Action::BuildStation { city, cards });
            });
        }
    }

    /// The cities without a station (EU-STN-1).
    pub(super) fn free_cities(&self, map: &Map) -> CitySet {
        map.all_cities().without(self.station_cities())
    }

    /// The tracks of `open` that the player has cards and trains for.
    fn affordable(&self, map: &Map, player: PlayerId, open: TrackSet) -> TrackSet {
        let mut tracks = TrackSet::EMPTY;
        let mut most = 0;
        for (color, &length) in self.reach(player).iter().enumerate() {
            tracks = tracks.or(map.colored_up_to(color, length));
            most = most.max(length);
        }
        let wild = self.hand(player).locomotives();
        let gray = map.gray_with(wild).and(map.gray_up_to(most));
        tracks.or(gray).and(open)
    }

    /// By colour, the longest track the player can pay in it and has trains for.
    #[inline]
    pub(super) fn reach(&self, player: PlayerId) -> [u8; 8] {
        let most = self.player(player).trains.min(MAX_LENGTH as u8);
        let hand = self.hand(player);
        let wild = hand.locomotives();
        hand.colored().map(|cards| (cards + wild).min(most))
    }

    /// Whether the player has a station left and cards for it in some colour.
    #[inline]
    pub(super) fn can_build(&self, map: &Map, player: PlayerId) -> bool {
        let built = self.player(player).built;
        if built >= map.counts().stations {
            return false;
        }
        let hand = self.hand(player);
        let most = hand.colored().into_iter().max().unwrap_or(0);
        most + hand.locomotives() > built
    }
}

/// Every way to pay `cost` cards in one of `colors` (by bit), locomotives standing in for any of
/// them, with at least `ferry` locomotives. The all-locomotive payment comes once, last.
#[inline]
fn payments(hand: &Cards, colors: u8, cost: u8, ferry: u8, mut each: impl FnMut(Cards)) {
    let locomotives = hand.locomotives();
    let mut left = colors;
    while left != 0 {
        let card = Card::ALL[left.trailing_zeros() as usize];
        left &= left - 1;
        let fewest = cost.saturating_sub(hand.count(card)).max(ferry);
        for wild in fewest..cost.min(locomotives + 1) {
            each(Cards::payment(card, cost - wild, wild));
        }
    }
    if locomotives >= cost {
        each(Cards::payment(Card::Locomotive, 0, cost));
    }
}

/// The bit of a colour.
const fn bit(color: Color) -> u8 {
    1 << color as u8
}

/// By length: the colours in the hand that can pay for that many spaces.
fn colors_by_length(hand: &Cards, reach: &[u8; 8]) -> [u8; MAX_LENGTH + 1] {
    std::array::from_fn(|length| {
        let pays = |&color: &Color| {
            hand.count(color.into()) > 0 && usize::from(reach[color as usize]) >= length
        };
        Color::ALL.iter().filter(|color| pays(color)).map(|&color| bit(color)).sum()
    })
}
