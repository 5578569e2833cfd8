//! A random legal action without building the list: the inner loop of play-outs.

use super::Action;
use super::map::Map;
use super::state::{Phase, State, Tunnel};
use crate::cards::{Card, Cards, Color};
use crate::chance::FastChance;
use crate::game::GameState;
use crate::players::PlayerId;
use crate::sets::{CitySet, TrackSet};
use crate::supply::Draw;

/// A legal action of a player the game waits for, with a thrifty payment.
#[inline]
pub(super) fn random_action(
    state: &State,
    map: &Map,
    chance: &mut FastChance,
) -> Option<(PlayerId, Action)> {
    let player = state.to_move();
    let action = match state.phase {
        Phase::Turn => state.random_turn(map, chance),
        Phase::SecondDraw => {
            Action::DrawCard { from: state.common.supply.draws(Draw::Second).random(chance) }
        }
        Phase::Tickets => state.random_choice(player, chance),
        Phase::Tunnel(tunnel) => state.random_answer(&tunnel, chance),
        Phase::Setup => {
            let player = state.common.first_choosing()?;
            return Some((player, state.random_choice(player, chance)));
        }
        Phase::Finished => return None,
    };
    Some((player, action))
}

impl State {
    #[inline]
    fn random_turn(&self, map: &Map, chance: &mut FastChance) -> Action {
        let draws = self.common.supply.draws(Draw::First);
        let tickets = u32::from(self.common.ticket_deck.len() > 0);
        let claims = Claims::new(self, map);
        let stations = Stations::new(self, map);
        let others = draws.len() + tickets;
        let total = others + claims.total + stations.len();
        if total == 0 {
            return Action::Pass;
        }
        let choice = chance.below(total);
        if choice < draws.len() {
            Action::DrawCard { from: draws.nth(choice) }
        } else if choice < others {
            Action::DrawTickets
        } else if choice < others + claims.total {
            claims.nth(choice - others)
        } else {
            stations.nth(choice - others - claims.total)
        }
    }

    fn random_choice(&self, player: PlayerId, chance: &mut FastChance) -> Action {
        Action::KeepTickets { tickets: self.common.offer(player).random_choice(chance) }
    }

    fn random_answer(&self, tunnel: &Tunnel, chance: &mut FastChance) -> Action {
        let hand = self.hand(self.to_move());
        let colored = if tunnel.kind == Card::Locomotive { 0 } else { hand.count(tunnel.kind) };
        let can_pay = colored + hand.locomotives() >= tunnel.extra;
        if can_pay && chance.below(2) == 0 {
            Action::PayTunnel { cards: thrifty(hand, tunnel.kind, tunnel.extra, 0) }
        } else {
            Action::LeaveTunnel
        }
    }
}

/// The payment in one kind of card with the fewest locomotives, at least `ferry`.
#[inline]
fn thrifty(hand: &Cards, kind: Card, cost: u8, ferry: u8) -> Cards {
    if kind == Card::Locomotive {
        return Cards::payment(kind, 0, cost);
    }
    let colored = hand.count(kind).min(cost - ferry);
    Cards::payment(kind, colored, cost - colored)
}

/// The claims with thrifty payments, counted in groups: by colour the coloured tracks, by colour
/// the gray tracks paid in it, and the gray tracks paid in locomotives alone.
struct Claims<'a> {
    map: &'a Map,
    hand: &'a Cards,
    /// The open tracks.
    open: TrackSet,
    /// The open gray tracks that have locomotives enough.
    gray: TrackSet,
    /// By colour, the longest track that can be paid in it and has trains enough.
    reach: [u8; 8],
    /// How many claims each group has: 0 to 7 coloured, 8 to 15 gray, 16 locomotives alone.
    counts: [u8; Claims::GROUPS],
    total: u32,
}

impl<'a> Claims<'a> {
    const GROUPS: usize = 17;
    const WILD: usize = 16;

    #[inline]
    fn new(state: &'a State, map: &'a Map) -> Claims<'a> {
        let player = state.to_move();
        let hand = state.hand(player);
        let open = state.open_to(map, player);
        let gray = open.and(map.gray_with(hand.locomotives()));
        let mut claims = Claims {
            map,
            hand,
            open,
            gray,
            reach: state.reach(player),
            counts: [0; Claims::GROUPS],
            total: 0,
        };
        // One loop a kind of group: each is a handful of instructions without a branch.
        for color in 0..8 {
            claims.add(color, claims.colored(color));
        }
        for color in 0..8 {
            claims.add(8 + color, claims.gray_in(color));
        }
        claims.add(Claims::WILD, claims.gray_wild());
        claims
    }

    #[inline]
    fn add(&mut self, group: usize, tracks: TrackSet) {
        let count = tracks.len();
        self.counts[group] = count as u8;
        self.total += count as u32;
    }

    /// The tracks of a colour that can be paid.
    #[inline]
    fn colored(&self, color: usize) -> TrackSet {
        self.open.and(self.map.colored_up_to(color, self.reach[color]))
    }

    /// The gray tracks that can be paid in a colour of the hand.
    #[inline]
    fn gray_in(&self, color: usize) -> TrackSet {
        let held = self.hand.count(Card::ALL[color]) > 0;
        let length = if held { self.reach[color] } else { 0 };
        self.gray.and(self.map.mixed_gray_up_to(length))
    }

    /// The gray tracks for which locomotives alone are thrifty: in a colour that is not in the
    /// hand, or on a ferry with as many symbols as spaces.
    #[inline]
    fn gray_wild(&self) -> TrackSet {
        let wild = self.hand.locomotives();
        if wild == 0 {
            return TrackSet::EMPTY;
        }
        // What a colour that is not in the hand reaches, locomotives alone reach.
        match self.hand.first_lacking() {
            Some(color) => self.gray.and(self.map.gray_up_to(self.reach[color])),
            None => {
                let most = self.reach.iter().copied().max().unwrap_or(0).min(wild);
                self.gray.and(self.map.gray_up_to(most)).and(self.map.wild_ferries())
            }
        }
    }

    #[inline]
    fn nth(&self, n: u32) -> Action {
        let mut left = n;
        let mut group = 0;
        while left >= u32::from(self.counts[group]) {
            left -= u32::from(self.counts[group]);
            group += 1;
        }
        let (tracks, kind) = match group {
            0..8 => (self.colored(group), Card::ALL[group]),
            8..16 => (self.gray_in(group - 8), Card::ALL[group - 8]),
            _ => (self.gray_wild(), Card::Locomotive),
        };
        let track = tracks.nth(left as usize);
        let facts = self.map.track_facts(track);
        let cards = thrifty(self.hand, kind, facts.length, facts.ferry);
        Action::ClaimTrack { track, cards }
    }
}

/// The stations that can be built with thrifty payments: every free city in every kind of card.
struct Stations<'a> {
    hand: &'a Cards,
    cost: u8,
    cities: CitySet,
    /// The kinds of card that can pay, by bit.
    kinds: u16,
}

impl<'a> Stations<'a> {
    #[inline]
    fn new(state: &'a State, map: &Map) -> Stations<'a> {
        let player = state.to_move();
        let hand = state.hand(player);
        let cost = state.player(player).built + 1;
        let mut stations = Stations { hand, cost, cities: CitySet::EMPTY, kinds: 0 };
        if !state.can_build(map, player) {
            return stations;
        }
        stations.cities = state.free_cities(map);
        let mut lacking = false;
        for color in Color::ALL {
            let count = hand.count(color.into());
            lacking |= count == 0;
            let pays = count > 0 && count + hand.locomotives() >= cost;
            stations.kinds |= u16::from(pays) << color as u32;
        }
        let wild = lacking && hand.locomotives() >= cost;
        stations.kinds |= u16::from(wild) << Card::Locomotive as u32;
        stations
    }

    #[inline]
    fn len(&self) -> u32 {
        self.cities.len() as u32 * self.kinds.count_ones()
    }

    #[inline]
    fn nth(&self, n: u32) -> Action {
        let kinds = self.kinds.count_ones();
        let city = self.cities.nth((n / kinds) as usize);
        let mut bits = self.kinds;
        for _ in 0..n % kinds {
            bits &= bits - 1;
        }
        let kind = Card::ALL[bits.trailing_zeros() as usize];
        Action::BuildStation { city, cards: thrifty(self.hand, kind, self.cost, 0) }
    }
}
