//! What can be done: the list of legal actions.

use super::Action;
use super::map::{MAX_LENGTH, Map};
use super::state::{Phase, Player, State};
use crate::cards::{Card, Cards, Color};
use crate::players::PlayerId;
use crate::sets::{CitySet, TrackSet};
use crate::supply::Draws;

impl State {
    /// Every legal action of everybody, by player.
    pub fn legal_actions(&self, map: &Map) -> Vec<(PlayerId, Action)> {
        let mut list = Vec::new();
        let mut actions = Vec::new();
        for player in self.players() {
            actions.clear();
            self.list_legal(map, player, &mut actions);
            list.extend(actions.iter().map(|&action| (player, action)));
        }
        list
    }

    /// Adds every legal action of `player` to `list`, each payment on its own.
    ///
    /// The list is the caller's so that it can be used again without a new allocation.
    pub fn list_legal(&self, map: &Map, player: PlayerId, list: &mut Vec<Action>) {
        if !self.may_act(player) {
            return;
        }
        match self.phase {
            Phase::Setup | Phase::Tickets => {
                let choices = self.player(player).offer.choices();
                list.extend(choices.map(|tickets| Action::KeepTickets { tickets }));
            }
            Phase::SecondDraw => self.each_draw(|action| list.push(action)),
            Phase::Tunnel(tunnel) => {
                let hand = &self.player(player).hand;
                // EU-TUN-3: locomotives alone laid down leave no colour to pay in.
                let color = tunnel.kind.color().map_or(0, bit);
                payments(hand, color, tunnel.extra, 0, |cards| {
                    list.push(Action::PayTunnel { cards });
                });
                list.push(Action::LeaveTunnel);
            }
            Phase::Turn => {
                let before = list.len();
                self.each_draw(|action| list.push(action));
                if self.ticket_deck.len() > 0 {
                    list.push(Action::DrawTickets);
                }
                self.each_claim(map, player, map.all_tracks(), |action| list.push(action));
                self.each_station(map, player, |action| list.push(action));
                if list.len() == before {
                    list.push(Action::Pass);
                }
            }
            Phase::Finished => {}
        }
    }

    /// Whether the game waits for `player`, perhaps among others.
    pub fn may_act(&self, player: PlayerId) -> bool {
        match self.phase {
            Phase::Setup => self.offer(player).is_some(),
            Phase::Finished => false,
            _ => self.to_move() == player,
        }
    }

    /// Whether the player to move can do anything but pass (BG-TURN-2).
    pub(super) fn can_act(&self, map: &Map) -> bool {
        let player = self.player(self.to_move());
        !self.draws().is_empty()
            || self.ticket_deck.len() > 0
            || !affordable(map, player, self.open_to(map, self.to_move())).is_empty()
            || can_build(map, player) && !self.free_cities(map).is_empty()
    }

    /// Whether a card may be drawn in the second half of a draw (BG-DRAW-5).
    #[inline]
    pub(super) fn can_draw_second(&self) -> bool {
        self.supply.can_draw() || self.supply.colored_slots() != 0
    }

    /// Shows every draw of a card to `see`, of the player to move.
    #[inline]
    pub fn each_draw(&self, mut see: impl FnMut(Action)) {
        self.draws().iter().for_each(|from| see(Action::DrawCard { from }));
    }

    /// The cards that may be drawn now.
    #[inline]
    pub(super) fn draws(&self) -> Draws {
        self.supply.draws(self.phase.draw())
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
        let owner = self.player(player);
        let tracks = affordable(map, owner, self.open_to(map, player).and(among));
        if tracks.is_empty() {
            return;
        }
        let colors = colors_by_length(owner);
        for track in tracks.iter() {
            let facts = map.track_facts(track);
            let wanted = if facts.color < 8 { 1 << facts.color } else { u8::MAX };
            let colors = colors[usize::from(facts.length).min(MAX_LENGTH)] & wanted;
            payments(&owner.hand, colors, facts.length, facts.ferry, |cards| {
                see(Action::ClaimTrack { track, cards });
            });
        }
    }

    /// Shows every station that a player could build in a turn to `see`, each payment on its own.
    pub fn each_station(&self, map: &Map, player: PlayerId, mut see: impl FnMut(Action)) {
        let owner = self.player(player);
        if !can_build(map, owner) {
            return;
        }
        for city in self.free_cities(map).iter() {
            payments(&owner.hand, u8::MAX, owner.built + 1, 0, |cards| {
                see(Action::BuildStation { city, cards });
            });
        }
    }

    /// The cities without a station (EU-STN-1).
    pub(super) fn free_cities(&self, map: &Map) -> CitySet {
        map.all_cities().without(self.station_cities())
    }
}

/// The tracks of `open` that the player has cards and trains for.
pub(super) fn affordable(map: &Map, player: &Player, open: TrackSet) -> TrackSet {
    let reach = reach(player);
    let mut tracks = TrackSet::EMPTY;
    let mut most = 0;
    for (color, &length) in reach.iter().enumerate() {
        tracks = tracks.or(map.colored_up_to(color, length));
        most = most.max(length);
    }
    let gray = map.gray_with(player.hand.locomotives()).and(map.gray_up_to(most));
    tracks.or(gray).and(open)
}

/// By colour, the longest track the player can pay in it and has trains for.
#[inline]
pub(super) fn reach(player: &Player) -> [u8; 8] {
    let most = player.trains.min(MAX_LENGTH as u8);
    let wild = player.hand.locomotives();
    player.hand.colored().map(|cards| (cards + wild).min(most))
}

/// Whether the player has a station left and cards for it in some colour.
pub(super) fn can_build(map: &Map, player: &Player) -> bool {
    if player.built >= map.counts().stations {
        return false;
    }
    let most = player.hand.colored().into_iter().max().unwrap_or(0);
    most + player.hand.locomotives() > player.built
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

/// By length: the colours in the hand that can pay so many spaces.
fn colors_by_length(player: &Player) -> [u8; MAX_LENGTH + 1] {
    let reach = reach(player);
    std::array::from_fn(|length| {
        let pays = |&color: &Color| {
            player.hand.count(color.into()) > 0 && usize::from(reach[color as usize]) >= length
        };
        Color::ALL.iter().filter(|color| pays(color)).map(|&color| bit(color)).sum()
    })
}
