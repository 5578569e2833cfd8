//! Deck files: the cards, tickets, Big Cities and numbers of the Card Game.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use engine::card_game::{City, Deck, DeckSpec, TicketSpec};
use engine::problem::Problem;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::error::{Error, read};
use crate::map::TicketDraw;
use crate::words::Bag;

/// A deck file: everything the Card Game is played with.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DeckDoc {
    /// A short id; also the `game` of positions and records.
    pub id: String,
    /// The name to show.
    pub name: String,
    /// The fewest and the most players.
    pub players: [u32; 2],
    /// The number of cards of each of the eight colours.
    pub cards_per_color: u32,
    /// The number of locomotive cards.
    pub locomotives: u32,
    /// Cards dealt to each player at the start.
    pub starting_cards: u32,
    /// Locomotives given to each player before the deal.
    pub starting_locomotives: u32,
    /// The number of face-up cards.
    pub row: u32,
    /// How starting tickets are dealt.
    pub starting_tickets: StartingTickets,
    /// How many tickets are drawn and kept during the game.
    pub ticket_draw: TicketDraw,
    /// The number of rounds, by number of players.
    pub rounds: BTreeMap<u32, u32>,
    /// Cards dealt to each player when a second round begins.
    pub second_round_cards: u32,
    /// The cities named on tickets.
    pub cities: Vec<CityDoc>,
    /// The bonuses for completing the most tickets to a city.
    pub big_cities: Vec<BigCityDoc>,
    /// All the tickets.
    pub tickets: Vec<TicketDoc>,
}

/// How starting tickets are dealt.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "DeckStartingTickets")]
pub struct StartingTickets {
    /// Tickets dealt to each player.
    pub count: u32,
    /// The fewest tickets a player must keep.
    pub keep_at_least: u32,
    /// Where the tickets given back go.
    pub returned: ReturnedWord,
}

/// Where the starting tickets that players give back go.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "DeckReturnedWord")]
pub enum ReturnedWord {
    /// Shuffled back into the ticket deck.
    Shuffled,
}

/// A city.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "DeckCityDoc")]
pub struct CityDoc {
    /// The id that tickets refer to.
    pub id: String,
    /// The name to show.
    pub name: String,
}

/// A bonus for completing the most tickets that name a city.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BigCityDoc {
    /// The city's id.
    pub city: String,
    /// The points for winning the bonus.
    pub points: u32,
}

/// A ticket.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "DeckTicketDoc")]
pub struct TicketDoc {
    /// The ticket's id.
    pub id: String,
    /// The id of one city.
    pub a: String,
    /// The id of the other city.
    pub b: String,
    /// Points gained if the ticket is completed, or lost if it is not.
    pub points: u32,
    /// The cards needed to complete the ticket.
    pub cards: Bag,
}

impl DeckDoc {
    /// Reads a deck file, without checking that it can be played.
    pub fn read(text: &str) -> Result<DeckDoc, Error> {
        read(text)
    }

    /// Converts the file to a deck, or returns everything that is wrong with it.
    pub fn to_deck(&self) -> Result<Deck, Vec<Problem>> {
        Deck::new(&DeckSpec {
            id: self.id.clone(),
            name: self.name.clone(),
            players: self.players,
            cards_per_color: self.cards_per_color,
            locomotives: self.locomotives,
            starting_cards: self.starting_cards,
            starting_locomotives: self.starting_locomotives,
            row: self.row,
            starting_tickets: self.starting_tickets.count,
            starting_keep: self.starting_tickets.keep_at_least,
            ticket_draw: self.ticket_draw.count,
            ticket_draw_keep: self.ticket_draw.keep_at_least,
            rounds: self.rounds.iter().map(|(&players, &rounds)| (players, rounds)).collect(),
            second_round_cards: self.second_round_cards,
            cities: self
                .cities
                .iter()
                .map(|city| City { id: city.id.clone(), name: city.name.clone() })
                .collect(),
            big_cities: self.big_cities.iter().map(|big| (big.city.clone(), big.points)).collect(),
            tickets: self
                .tickets
                .iter()
                .map(|ticket| TicketSpec {
                    id: ticket.id.clone(),
                    a: ticket.a.clone(),
                    b: ticket.b.clone(),
                    points: ticket.points,
                    cards: ticket.cards.into(),
                })
                .collect(),
        })
    }
}

pub(crate) const CARD_GAME_FILE: &str = include_str!("../../../data/card_game.json");

static CARD_GAME: LazyLock<Arc<Deck>> = LazyLock::new(|| {
    let doc = DeckDoc::read(CARD_GAME_FILE).expect("the embedded deck file is readable");
    Arc::new(doc.to_deck().expect("the embedded deck file has no problems"))
});

/// The deck that comes with the program.
pub fn card_game() -> Arc<Deck> {
    CARD_GAME.clone()
}
