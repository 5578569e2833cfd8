//! What one viewer may know of a game, as a document.

use std::collections::BTreeMap;

use engine::board::{self, Map};
use engine::card_game::{self, Deck};
use engine::cards::Card;
use engine::game::Rules;
use engine::sets::{CityId, TicketSet, TrackId};
use engine::tickets::OfferView;
use formats::documented::Documented;
use formats::position::{OfferDoc, PendingDoc};
use formats::words::{Bag, CardWord};
use schemars::JsonSchema;
use serde::Serialize;

/// A game as one viewer may know it. A field that is left out is nothing this viewer may know, or
/// nothing this game has.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct GameView {
    /// What the game waits for.
    pub phase: PhaseDoc,
    /// Who is to move; during set-up, who will begin.
    pub to_move: usize,
    /// Turns still to be played once the end is near.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub final_turns: Option<usize>,
    /// Passes in succession.
    pub passes: usize,
    /// Card Game: the round.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub round: Option<usize>,
    /// The face-up cards; an empty slot is `null`.
    pub row: Vec<Option<CardWord>>,
    /// How many cards the deck has.
    pub deck: usize,
    /// How many cards the discards have.
    pub discards: usize,
    /// How many tickets the ticket deck has.
    pub ticket_deck: usize,
    /// What the player to move must answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pending: Option<PendingDoc>,
    /// The players.
    pub players: Vec<PlayerView>,
}

/// What a game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "Phase")]
pub enum PhaseDoc {
    /// The players choose their starting tickets, all at once.
    Setup,
    /// The player to move takes a turn.
    Turn,
    /// The player to move draws a second card.
    SecondDraw,
    /// The player to move chooses from the tickets drawn.
    Tickets,
    /// The player to move pays what a tunnel costs more, or leaves it.
    Tunnel,
    /// The player to move completes tickets.
    CompleteTickets,
    /// The game is over.
    Finished,
}

/// One player as the viewer may know them.
#[derive(Clone, Debug, Default, PartialEq, Serialize, JsonSchema)]
pub struct PlayerView {
    /// How many cards are in the hand.
    pub cards: usize,
    /// How many tickets were kept, in the Card Game those not completed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tickets: Option<usize>,
    /// How many tickets are being chosen from.
    pub choosing: usize,
    /// The cards in the hand.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hand: Option<Bag>,
    /// The tickets kept.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kept: Option<Vec<String>>,
    /// The tickets to choose from.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub offer: Option<OfferDoc>,
    /// Board games: trains left.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub trains: Option<u8>,
    /// Board games: the tracks owned.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tracks: Option<Vec<String>>,
    /// Board games: points for tracks so far.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub track_points: Option<u16>,
    /// Board games with stations: the cities with one, in the order built.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stations: Option<Vec<String>>,
    /// Card Game: colour of a set → its cards.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub yard: Option<BTreeMap<CardWord, Bag>>,
    /// Card Game: how many cards are in the track pile.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pile: Option<usize>,
    /// Card Game: the cards in the track pile.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pile_cards: Option<Bag>,
    /// Card Game: the tickets completed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub completed: Option<Vec<String>>,
}

/// A game whose views and events can be written for a viewer.
pub trait Shown: Documented {
    /// A view as a document.
    fn game_view(rules: &Self::Rules, view: &Self::View) -> GameView;

    /// The id of a track; a game without tracks has no events about any.
    fn track_id(rules: &Self::Rules, track: TrackId) -> &str;

    /// The id of a city.
    fn city_id(rules: &Self::Rules, city: CityId) -> &str;
}

impl Shown for board::State {
    fn game_view(map: &Map, view: &board::View) -> GameView {
        use engine::board::Phase;
        let track = |track: TrackId| map.track(track).id.clone();
        let (phase, pending) = match view.phase {
            Phase::Setup => (PhaseDoc::Setup, None),
            Phase::Turn => (PhaseDoc::Turn, None),
            Phase::SecondDraw => (PhaseDoc::SecondDraw, Some(PendingDoc::SecondDraw {})),
            Phase::Tickets => (PhaseDoc::Tickets, None),
            Phase::Tunnel(tunnel) => {
                let turned = tunnel.turned.iter().flatten().map(|&card| card.into()).collect();
                let (track, laid) = (track(tunnel.track), tunnel.laid().into());
                (PhaseDoc::Tunnel, Some(PendingDoc::Tunnel { track, laid, turned }))
            }
            Phase::Finished => (PhaseDoc::Finished, None),
        };
        let has_stations = map.counts().stations > 0;
        let players = view.players().iter().map(|player| {
            let stations = player.stations().iter().map(|&city| map.city(city).id.clone());
            PlayerView {
                cards: player.seat.cards,
                tickets: player.seat.tickets,
                choosing: player.seat.choosing,
                hand: player.seat.hand.map(Bag::from),
                kept: player.seat.kept.map(|kept| ids(map, kept)),
                offer: player.seat.offer.map(|offer| offer_doc(map, &offer)),
                trains: Some(player.trains),
                tracks: Some(player.tracks.iter().map(track).collect()),
                track_points: Some(player.track_points),
                stations: has_stations.then(|| stations.collect()),
                ..PlayerView::default()
            }
        });
        GameView {
            phase,
            to_move: view.common.to_move.index(),
            final_turns: view.common.final_turns,
            passes: view.common.passes,
            round: None,
            row: row(&view.common.row, map.counts().row),
            deck: view.common.deck,
            discards: view.common.discards,
            ticket_deck: view.common.ticket_deck,
            pending,
            players: players.collect(),
        }
    }

    fn track_id(map: &Map, track: TrackId) -> &str {
        &map.track(track).id
    }

    fn city_id(map: &Map, city: CityId) -> &str {
        &map.city(city).id
    }
}

impl Shown for card_game::State {
    fn game_view(deck: &Deck, view: &card_game::View) -> GameView {
        use engine::card_game::Phase;
        let (phase, pending) = match view.phase {
            Phase::Setup => (PhaseDoc::Setup, None),
            Phase::Turn => (PhaseDoc::Turn, None),
            Phase::SecondDraw => (PhaseDoc::SecondDraw, Some(PendingDoc::SecondDraw {})),
            Phase::Tickets => (PhaseDoc::Tickets, None),
            Phase::Completing { left } => {
                let players = view.players().len();
                let others =
                    (1..players).map(|step| (view.common.to_move.index() + step) % players);
                let left = others.filter(|player| left >> player & 1 == 1).collect();
                let pending = PendingDoc::CompleteTickets { left: Some(left) };
                (PhaseDoc::CompleteTickets, Some(pending))
            }
            Phase::Finished => (PhaseDoc::Finished, None),
        };
        let players = view.players().iter().map(|player| {
            let sets = player.yard.sets();
            PlayerView {
                cards: player.seat.cards,
                tickets: player.seat.tickets,
                choosing: player.seat.choosing,
                hand: player.seat.hand.map(Bag::from),
                kept: player.seat.kept.map(|kept| ids(deck, kept)),
                offer: player.seat.offer.map(|offer| offer_doc(deck, &offer)),
                yard: Some(
                    sets.map(|(color, set)| (Card::from(color).into(), set.into())).collect(),
                ),
                pile: Some(player.pile),
                pile_cards: player.pile_cards.map(Bag::from),
                completed: Some(ids(deck, player.completed)),
                ..PlayerView::default()
            }
        });
        GameView {
            phase,
            to_move: view.common.to_move.index(),
            final_turns: view.common.final_turns,
            passes: view.common.passes,
            round: Some(view.round),
            row: row(&view.common.row, deck.counts().row),
            deck: view.common.deck,
            discards: view.common.discards,
            ticket_deck: view.common.ticket_deck,
            pending,
            players: players.collect(),
        }
    }

    fn track_id(_: &Deck, _: TrackId) -> &str {
        ""
    }

    fn city_id(deck: &Deck, city: CityId) -> &str {
        &deck.city(city).id
    }
}

fn row(row: &[Option<Card>], slots: u8) -> Vec<Option<CardWord>> {
    row.iter().take(slots.into()).map(|slot| slot.map(CardWord::from)).collect()
}

fn ids(rules: &impl Rules, tickets: TicketSet) -> Vec<String> {
    tickets.iter().map(|ticket| rules.ticket_id(ticket).to_string()).collect()
}

fn offer_doc(rules: &impl Rules, offer: &OfferView) -> OfferDoc {
    let tickets = offer.tickets().iter().map(|&ticket| rules.ticket_id(ticket).to_string());
    OfferDoc { tickets: tickets.collect(), keep_at_least: offer.keep_at_least }
}
