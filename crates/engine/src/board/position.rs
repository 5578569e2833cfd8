//! A position as somebody wrote it down, and the state it describes if it can be.

use super::apply::{payment_kind, tunnel_extra};
use super::check::check_colors;
use super::map::{MAX_OFFER, MAX_PLAYERS, MAX_TUNNEL, Map, Returned};
use super::map_spec::Problem;
use super::state::{Offer, OfferStatus, Phase, Player, State, TicketDeck, Tunnel};
use crate::cards::{Card, Cards};
use crate::chance::{Chance, ScriptedChance, Seed};
use crate::sets::{CityId, CitySet, TicketId, TicketSet, TrackId, TrackSet};
use crate::supply::Supply;

/// Any moment of a game, not checked yet. Fields are those of the position format.
#[derive(Clone, Debug, Default)]
#[allow(missing_docs)]
pub struct Position {
    pub players: Vec<PlayerPosition>,
    pub to_move: usize,
    /// The slots of the row; `None`: turned from the deck.
    pub row: Option<Vec<Option<Card>>>,
    /// The deck from the top; `None`: all the cards named nowhere else, in an order by the seed.
    pub deck: Option<Vec<Card>>,
    pub discards: Cards,
    pub ticket_deck: TicketPile,
    pub final_turns: Option<usize>,
    pub passes: usize,
    pub finished: bool,
    /// `None`: it follows from the offers.
    pub setup: Option<bool>,
    pub pending: Option<Pending>,
    pub seed: Seed,
}

/// One player of a [`Position`].
#[derive(Clone, Debug, Default)]
#[allow(missing_docs)]
pub struct PlayerPosition {
    pub hand: Cards,
    pub tickets: Vec<TicketId>,
    pub tracks: Vec<TrackId>,
    /// In the order built.
    pub stations: Vec<CityId>,
    pub offer: Option<OfferPosition>,
    pub returned: Vec<TicketId>,
}

/// Tickets to choose from.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct OfferPosition {
    pub tickets: Vec<TicketId>,
    pub keep_at_least: usize,
}

/// The ticket deck of a [`Position`].
#[derive(Clone, Debug)]
pub enum TicketPile {
    /// These, from the top.
    Listed(Vec<TicketId>),
    /// All that could be in it and are named nowhere else, in an order by the seed.
    Rest,
}

impl Default for TicketPile {
    fn default() -> TicketPile {
        TicketPile::Listed(Vec::new())
    }
}

/// What the player to move must answer.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub enum Pending {
    SecondDraw,
    Tunnel { track: TrackId, laid: Cards, turned: Vec<Card> },
}

impl State {
    /// The state a position describes, and the chance that goes with it: the deck in its order,
    /// then the seed. Nothing is refilled, turned or moved.
    pub fn from_position(
        map: &Map,
        position: &Position,
    ) -> Result<(State, ScriptedChance), Problem> {
        let mut loading = Loading::new(map, position)?;
        loading.load_players()?;
        loading.load_turn()?;
        loading.load_pending_tunnel()?;
        loading.load_tickets()?;
        loading.load_cards()?;
        let state = &loading.state;
        if state.phase == Phase::SecondDraw && !state.can_draw_second() {
            return bad("pending", "no second card can be drawn, so the turn would be over");
        }
        Ok((loading.state, loading.chance))
    }
}

/// A position on its way to a state.
struct Loading<'a> {
    map: &'a Map,
    position: &'a Position,
    state: State,
    chance: ScriptedChance,
    /// Every card seen so far.
    cards: Cards,
    /// Every ticket seen so far.
    tickets: TicketSet,
}

impl<'a> Loading<'a> {
    fn new(map: &'a Map, position: &'a Position) -> Result<Loading<'a>, Problem> {
        let counts = map.counts();
        let players = position.players.len();
        if !counts.players.contains(&players) {
            let (least, most) = (counts.players.start(), counts.players.end());
            return bad(
                "players",
                format!("{players} players; this game is for {least} to {most}"),
            );
        }
        if position.to_move >= players {
            let message =
                format!("{} is no player; they are 0 to {}", position.to_move, players - 1);
            return bad("to_move", message);
        }
        let state = State {
            open: map.all_tracks(),
            players: [Player::new(counts.trains); MAX_PLAYERS],
            supply: Supply::new(Cards::NONE, Cards::NONE, usize::from(counts.row)),
            ticket_deck: TicketDeck::EMPTY,
            phase: Phase::Turn,
            player_count: players as u8,
            to_move: position.to_move as u8,
            final_turns: 0,
            passes: 0,
        };
        let chance = ScriptedChance::new(&[], &position.seed);
        let (cards, tickets) = (Cards::NONE, TicketSet::EMPTY);
        Ok(Loading { map, position, state, chance, cards, tickets })
    }

    fn load_players(&mut self) -> Result<(), Problem> {
        let mut owned = TrackSet::EMPTY;
        let mut stations = CitySet::EMPTY;
        for (i, player) in self.position.players.iter().enumerate() {
            let place = format!("players[{i}]");
            self.count_cards(&format!("{place}.hand"), &player.hand)?;
            self.state.players[i].hand = player.hand;
            for (j, &track) in player.tracks.iter().enumerate() {
                let place = format!("{place}.tracks[{j}]");
                if owned.contains(track) {
                    let id = &self.map.track(track).id;
                    return bad(place, format!("\"{id}\" is owned already"));
                }
                owned.insert(track);
                self.load_track(&place, i, track)?;
            }
            for (j, &city) in player.stations.iter().enumerate() {
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
        if twin != track && owner.tracks.contains(twin) {
            let message = format!("\"{id}\" is the other track of a double this player owns");
            return bad(place, message);
        }
        let small = self.state.player_count < self.map.counts().double_tracks_from_players;
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
        owner.tracks.insert(track);
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

    /// What the game waits for, and how near the end is.
    fn load_turn(&mut self) -> Result<(), Problem> {
        let Loading { position, state, .. } = self;
        let players = state.player_count();
        if let Some(turns) = position.final_turns {
            if !(1..=players).contains(&turns) {
                return bad("final_turns", format!("{turns} is not within 1 to {players}"));
            }
            if position.finished {
                return bad("final_turns", "the game is finished, so no turns are left");
            }
            state.final_turns = turns as u8;
        }
        if position.passes > players || position.passes == players && !position.finished {
            let message = format!("{}: after {players} the game is finished", position.passes);
            return bad("passes", message);
        }
        state.passes = position.passes as u8;

        let offers = || position.players.iter().filter_map(|player| player.offer.as_ref());
        let own_offer = position.players[position.to_move].offer.as_ref();
        let setup = position.setup.unwrap_or_else(|| match own_offer {
            // One offer to the player to move: set-up if it asks for as many as the opening does.
            Some(offer) if offers().count() == 1 => {
                offer.keep_at_least == usize::from(self.map.counts().starting_keep)
            }
            _ => offers().count() > 0,
        });
        state.phase = match (position.finished, setup, &position.pending, own_offer) {
            (true, _, Some(_), _) => return bad("pending", "the game is finished"),
            (true, true, ..) => return bad("setup", "the game is finished"),
            (true, ..) => Phase::Finished,
            (_, true, Some(_), _) => return bad("pending", "players still choose their tickets"),
            (_, true, ..) if offers().count() == 0 => {
                return bad("setup", "no player has an offer, so set-up is over");
            }
            (_, true, ..) => Phase::Setup,
            (_, _, Some(_), Some(_)) => {
                return bad("pending", "the player to move has tickets to choose from first");
            }
            (_, _, Some(_), None) => Phase::SecondDraw, // or a tunnel, which comes next
            (_, _, None, Some(_)) => Phase::Tickets,
            (_, _, None, None) => Phase::Turn,
        };
        if setup && (position.final_turns.is_some() || position.passes > 0) {
            let place = if position.passes > 0 { "passes" } else { "final_turns" };
            return bad(place, "players still choose their tickets");
        }
        for (i, player) in position.players.iter().enumerate() {
            let misplaced = match state.phase {
                Phase::Setup => false,
                Phase::Tickets => i != position.to_move,
                _ => true,
            };
            if misplaced && player.offer.is_some() {
                let message = "only the player to move can have an offer after set-up";
                return bad(format!("players[{i}].offer"), message);
            }
        }
        Ok(())
    }

    fn load_pending_tunnel(&mut self) -> Result<(), Problem> {
        let Some(Pending::Tunnel { track, laid, turned }) = &self.position.pending else {
            return Ok(());
        };
        let facts = *self.map.track_facts(*track);
        let player = self.state.to_move();
        let most = usize::from(self.map.counts().tunnel_cards);
        if turned.len() > most {
            return bad("pending.turned", format!("{} cards; {most} are turned", turned.len()));
        }
        self.count_cards("pending.laid", laid)?;
        self.count_cards("pending.turned", &turned.iter().copied().collect())?;
        let id = &self.map.track(*track).id;
        if !facts.tunnel {
            return bad("pending.track", format!("\"{id}\" is no tunnel"));
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
            let message = "these cards cost nothing, so the tunnel would be claimed already";
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

    fn load_tickets(&mut self) -> Result<(), Problem> {
        for (i, player) in self.position.players.iter().enumerate() {
            let place = format!("players[{i}]");
            self.count_tickets(&format!("{place}.tickets"), &player.tickets)?;
            self.state.players[i].tickets = player.tickets.iter().copied().collect();
            if let Some(offer) = &player.offer {
                self.load_offer(&format!("{place}.offer"), i, offer)?;
            }
            if !player.returned.is_empty() {
                self.load_returned(&format!("{place}.returned"), i, player)?;
            }
        }
        let deck = match &self.position.ticket_deck {
            TicketPile::Listed(listed) => {
                self.count_tickets("ticket_deck", listed)?;
                listed.clone()
            }
            TicketPile::Rest => {
                let rest = self.map.deck_tickets().without(self.tickets);
                let mut rest: Vec<TicketId> = rest.iter().collect();
                self.chance.shuffle_tickets(&mut rest);
                rest
            }
        };
        deck.into_iter().for_each(|ticket| self.state.ticket_deck.push_bottom(ticket));
        Ok(())
    }

    fn load_offer(
        &mut self,
        place: &str,
        player: usize,
        offer: &OfferPosition,
    ) -> Result<(), Problem> {
        let count = offer.tickets.len();
        self.count_tickets(&format!("{place}.tickets"), &offer.tickets)?;
        if count == 0 || count > MAX_OFFER {
            let message = format!("{count} tickets; an offer has 1 to {MAX_OFFER}");
            return bad(format!("{place}.tickets"), message);
        }
        if offer.keep_at_least > count {
            let message = format!("{} of {count} tickets can't be kept", offer.keep_at_least);
            return bad(format!("{place}.keep_at_least"), message);
        }
        let status = OfferStatus::Open { keep_at_least: offer.keep_at_least as u8 };
        let mut loaded = Offer::new(status);
        offer.tickets.iter().for_each(|&ticket| loaded.push(ticket));
        self.state.players[player].offer = loaded;
        Ok(())
    }

    fn load_returned(
        &mut self,
        place: &str,
        player: usize,
        given: &PlayerPosition,
    ) -> Result<(), Problem> {
        self.count_tickets(place, &given.returned)?;
        if self.state.phase != Phase::Setup {
            return bad(place, "tickets are only held back while starting tickets are chosen");
        }
        if self.map.counts().returned == Returned::Removed {
            return bad(place, "in this game tickets that are not kept leave the game");
        }
        if given.offer.is_some() {
            return bad(place, "this player still has an offer, so nothing was returned yet");
        }
        if given.returned.len() > MAX_OFFER {
            return bad(place, format!("at most {MAX_OFFER} tickets can be returned"));
        }
        let mut returned = Offer::new(OfferStatus::Returned);
        given.returned.iter().for_each(|&ticket| returned.push(ticket));
        self.state.players[player].offer = returned;
        Ok(())
    }

    fn load_cards(&mut self) -> Result<(), Problem> {
        let position = self.position;
        let slots = self.state.supply.row().len();
        self.count_cards("discards", &position.discards)?;
        if let Some(row) = &position.row {
            if row.len() != slots {
                return bad("row", format!("{} slots; the row has {slots}", row.len()));
            }
            self.count_cards("row", &row.iter().flatten().copied().collect())?;
        }
        let deck: Cards = match &position.deck {
            Some(listed) => {
                let most = self.map.all_cards().total() as usize;
                if listed.len() > most {
                    return bad("deck", format!("{} cards; the game has {most}", listed.len()));
                }
                let deck = listed.iter().copied().collect();
                self.count_cards("deck", &deck)?;
                self.chance.script(listed);
                deck
            }
            None => {
                let mut rest = self.map.all_cards();
                rest -= self.cards;
                rest
            }
        };
        if let Some(Pending::Tunnel { turned, .. }) = &position.pending {
            let most = usize::from(self.map.counts().tunnel_cards);
            let left = deck.total() + position.discards.total();
            if turned.len() < most && left > 0 {
                let message =
                    format!("{} cards, but {most} are turned while there are any", turned.len());
                return bad("pending.turned", message); // EU-TUN-5
            }
        }
        self.state.supply = Supply::new(deck, position.discards, slots);
        match &position.row {
            Some(row) => {
                for (slot, card) in row.iter().enumerate() {
                    if let Some(card) = card {
                        self.state.supply.place(slot, *card);
                    }
                }
            }
            None => self.state.supply.settle_row(&mut self.chance, &mut |_| ()),
        }
        Ok(())
    }

    /// Adds cards to those seen; no kind may be there more often than the game has it.
    fn count_cards(&mut self, place: &str, cards: &Cards) -> Result<(), Problem> {
        let all = self.map.all_cards();
        for (card, n) in cards.iter() {
            let seen = u32::from(self.cards.count(card)) + u32::from(n);
            let most = all.count(card);
            if seen > u32::from(most) {
                let name = card.name();
                return bad(place, format!("{seen} {name} cards so far; the game has {most}"));
            }
        }
        self.cards += *cards;
        Ok(())
    }

    /// Adds tickets to those seen; none may be there twice.
    fn count_tickets(&mut self, place: &str, tickets: &[TicketId]) -> Result<(), Problem> {
        for (i, &ticket) in tickets.iter().enumerate() {
            if self.tickets.contains(ticket) {
                let id = &self.map.ticket(ticket).id;
                return bad(format!("{place}[{i}]"), format!("ticket \"{id}\" is there twice"));
            }
            self.tickets.insert(ticket);
        }
        Ok(())
    }
}

fn bad<T>(place: impl Into<String>, message: impl Into<String>) -> Result<T, Problem> {
    Err(Problem { place: place.into(), message: message.into() })
}
