//! What one viewer may know of a game, as a document.

use std::collections::BTreeMap;

use engine::game::Rules;
use engine::view::{CommonView, SeatView};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::action::ticket_ids;
use crate::position::{OfferDoc, PendingDoc};
use crate::words::{Bag, CardWord};

/// A game as one viewer may know it. A field that is left out is nothing this viewer may know, or
/// nothing this game has.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
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
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
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

impl GameView {
    /// What all games show; the phase and the players are the game's own.
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
    /// What players of all games have.
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
