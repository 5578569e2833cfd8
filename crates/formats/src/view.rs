//! What one viewer may know of a game, as a document.

use std::collections::BTreeMap;

use engine::game::Rules;
use engine::view::{CommonView, SeatView};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::action::ticket_ids;
use crate::position::{OfferDoc, PendingDoc};
use crate::words::{Bag, CardWord};

/// A game as one viewer may see it. Fields that the viewer may not know, or that the game does not
/// have, are left out.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct GameView {
    /// What the game is waiting for.
    pub phase: PhaseDoc,
    /// The index of the player to move; during set-up, of the player who will go first.
    pub to_move: usize,
    /// Turns left once the end is triggered, including the turn of the player to move.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub final_turns: Option<usize>,
    /// The number of passes in a row so far.
    pub passes: usize,
    /// Card Game: the current round.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub round: Option<usize>,
    /// The face-up cards; an empty slot is `null`.
    pub row: Vec<Option<CardWord>>,
    /// The number of cards in the deck.
    pub deck: usize,
    /// The number of discarded cards.
    pub discards: usize,
    /// The number of tickets in the ticket deck.
    pub ticket_deck: usize,
    /// The decision the player to move is in the middle of.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pending: Option<PendingDoc>,
    /// The players, in seat order.
    pub players: Vec<PlayerView>,
}

/// What a game is waiting for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "Phase")]
pub enum PhaseDoc {
    /// All players to choose their starting tickets, at the same time.
    Setup,
    /// The player to move to take a turn.
    Turn,
    /// The player to move to draw a second card.
    SecondDraw,
    /// The player to move to choose from the tickets drawn.
    Tickets,
    /// The player to move to pay a tunnel's extra cost or give the tunnel up.
    Tunnel,
    /// Card Game: the player to move to complete tickets.
    CompleteTickets,
    /// Nothing: the game is over.
    Finished,
}

/// One player as the viewer may see them.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct PlayerView {
    /// The number of cards in the player's hand.
    pub cards: usize,
    /// The number of tickets kept. In the Card Game, only those not completed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tickets: Option<usize>,
    /// The number of tickets the player must choose from; 0 if none.
    pub choosing: usize,
    /// The cards in the player's hand, if the viewer may see them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hand: Option<Bag>,
    /// The ids of the tickets kept, if the viewer may see them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kept: Option<Vec<String>>,
    /// The tickets to choose from, if the viewer may see them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub offer: Option<OfferDoc>,
    /// Board games: the number of trains left.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub trains: Option<u8>,
    /// Board games: the ids of the tracks owned.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tracks: Option<Vec<String>>,
    /// Board games: the points for tracks so far.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub track_points: Option<u16>,
    /// Board games with stations: the ids of the cities with one of the player's stations, in the
    /// order built.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stations: Option<Vec<String>>,
    /// Card Game: the sets in the yard, as colour → cards.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub yard: Option<BTreeMap<CardWord, Bag>>,
    /// Card Game: the number of cards in the track pile.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pile: Option<usize>,
    /// Card Game: the cards in the track pile, if the viewer may see them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pile_cards: Option<Bag>,
    /// Card Game: the ids of the completed tickets.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub completed: Option<Vec<String>>,
}

impl GameView {
    /// What all games show. Each game adds its phase and players.
    pub(crate) fn of_table(view: &CommonView, slots: u8) -> GameView {
        GameView {
            phase: PhaseDoc::Setup,
            to_move: view.to_move.index(),
            final_turns: view.final_turns,
            passes: view.passes,
            round: None,
            row: view.row.iter().take(slots.into()).map(|slot| slot.map(CardWord::from)).collect(),
            deck: view.deck,
            discards: view.discards,
            ticket_deck: view.ticket_deck,
            pending: None,
            players: Vec::new(),
        }
    }
}

impl PlayerView {
    /// What the players of all games have.
    pub(crate) fn of_seat(rules: &impl Rules, seat: &SeatView) -> PlayerView {
        PlayerView {
            cards: seat.cards,
            tickets: seat.tickets,
            choosing: seat.choosing,
            hand: seat.hand.map(Bag::from),
            kept: seat.kept.map(|kept| ticket_ids(rules, kept)),
            offer: seat.offer.map(|offer| OfferDoc {
                tickets: offer
                    .tickets()
                    .iter()
                    .map(|&id| rules.ticket_id(id).to_string())
                    .collect(),
                keep_at_least: offer.keep_at_least,
            }),
            ..PlayerView::default()
        }
    }
}
