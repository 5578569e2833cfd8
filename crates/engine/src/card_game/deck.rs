//! What the Card Game is played with: cards, tickets, Big Cities and numbers.

#![allow(missing_docs, reason = "the fields are those of `data/card_game.json`")]

use std::ops::RangeInclusive;

use super::completion::TicketFacts;
use crate::cards::{Card, Cards};
use crate::game::Rules;
use crate::problem::{Problem, Problems};
use crate::sets::{CityId, TicketId, TicketSet};
use crate::supply::MAX_ROW;
use crate::tickets::MAX_OFFER;

/// The most players a Card Game may have.
pub const MAX_SEATS: usize = 4;

/// A deck file, not checked yet. Fields are those of the file.
#[derive(Clone, Debug)]
pub struct DeckSpec {
    pub id: String,
    pub name: String,
    pub players: [u32; 2],
    pub cards_per_color: u32,
    pub locomotives: u32,
    pub starting_cards: u32,
    pub starting_locomotives: u32,
    pub row: u32,
    pub starting_tickets: u32,
    pub starting_keep: u32,
    pub ticket_draw: u32,
    pub ticket_draw_keep: u32,
    /// Numbers of players and how many rounds they play.
    pub rounds: Vec<(u32, u32)>,
    pub second_round_cards: u32,
    pub cities: Vec<City>,
    /// Ids of cities and their points.
    pub big_cities: Vec<(String, u32)>,
    pub tickets: Vec<TicketSpec>,
}

/// A ticket of a deck file.
#[derive(Clone, Debug)]
pub struct TicketSpec {
    pub id: String,
    pub a: String,
    pub b: String,
    pub points: u32,
    pub cards: Cards,
}

/// A city.
#[derive(Clone, Debug)]
pub struct City {
    /// The id that tickets name.
    pub id: String,
    /// The name people read.
    pub name: String,
}

/// A ticket.
#[derive(Clone, Debug)]
pub struct Ticket {
    /// The id.
    pub id: String,
    /// The cities it joins.
    pub cities: [CityId; 2],
    /// Points won when completed, lost when not.
    pub points: u8,
    /// The cards that complete it (CG-SET-2).
    pub cards: Cards,
}

/// A bonus for most completed tickets that name a city.
#[derive(Clone, Copy, Debug)]
pub struct BigCity {
    /// The city.
    pub city: CityId,
    /// Its points.
    pub points: u8,
}

/// The numbers of the game.
#[derive(Clone, Debug)]
pub struct Counts {
    pub players: RangeInclusive<usize>,
    pub starting_cards: u8,
    pub starting_locomotives: u8,
    pub row: u8,
    pub starting_tickets: u8,
    pub starting_keep: u8,
    pub ticket_draw: u8,
    pub ticket_draw_keep: u8,
    pub second_round_cards: u8,
}

/// What a Card Game is played with.
#[derive(Clone, Debug)]
pub struct Deck {
    id: String,
    name: String,
    counts: Counts,
    /// By number of players.
    rounds: [u8; MAX_SEATS + 1],
    cards: Cards,
    cities: Vec<City>,
    big_cities: Vec<BigCity>,
    /// The tickets that name each Big City.
    naming: Vec<TicketSet>,
    tickets: Vec<Ticket>,
    facts: Vec<TicketFacts>,
}

impl Deck {
    /// The deck of a file, or everything that is wrong with it.
    pub fn new(spec: &DeckSpec) -> Result<Deck, Vec<Problem>> {
        let problems = spec.problems();
        if !problems.is_empty() {
            return Err(problems);
        }
        let city = |id: &str| {
            let place = spec.cities.iter().position(|city| city.id == id);
            CityId(place.expect("a checked file names its own cities") as u8)
        };
        let big_cities: Vec<BigCity> = spec
            .big_cities
            .iter()
            .map(|(id, points)| BigCity { city: city(id), points: *points as u8 })
            .collect();
        let tickets: Vec<Ticket> = spec
            .tickets
            .iter()
            .map(|ticket| Ticket {
                id: ticket.id.clone(),
                cities: [city(&ticket.a), city(&ticket.b)],
                points: ticket.points as u8,
                cards: ticket.cards,
            })
            .collect();
        let ids = || (0..tickets.len() as u8).map(TicketId);
        let naming: Vec<TicketSet> = big_cities
            .iter()
            .map(|big| ids().filter(|id| tickets[id.index()].cities.contains(&big.city)).collect())
            .collect();
        let names = |id: TicketId| naming.iter().filter(|tickets| tickets.contains(id)).count();
        let facts = ids()
            .zip(&tickets)
            .map(|(id, ticket)| TicketFacts {
                cards: ticket.cards.colored(),
                points: ticket.points,
                big_names: names(id) as u8,
            })
            .collect();
        let mut rounds = [1; MAX_SEATS + 1];
        for &(players, count) in &spec.rounds {
            rounds[players as usize] = count as u8;
        }
        let per_color = spec.cards_per_color as u8;
        let mut cards = [per_color; 9];
        cards[Card::Locomotive as usize] = spec.locomotives as u8;
        Ok(Deck {
            id: spec.id.clone(),
            name: spec.name.clone(),
            counts: Counts {
                players: spec.players[0] as usize..=spec.players[1] as usize,
                starting_cards: spec.starting_cards as u8,
                starting_locomotives: spec.starting_locomotives as u8,
                row: spec.row as u8,
                starting_tickets: spec.starting_tickets as u8,
                starting_keep: spec.starting_keep as u8,
                ticket_draw: spec.ticket_draw as u8,
                ticket_draw_keep: spec.ticket_draw_keep as u8,
                second_round_cards: spec.second_round_cards as u8,
            },
            rounds,
            cards: Cards::new(cards),
            cities: spec.cities.clone(),
            big_cities,
            naming,
            tickets,
            facts,
        })
    }

    /// The numbers.
    #[inline]
    pub fn counts(&self) -> &Counts {
        &self.counts
    }

    /// How many rounds a game of this many players has (CG-SCORE-2).
    #[inline]
    pub fn rounds(&self, players: usize) -> u8 {
        self.rounds[players.min(MAX_SEATS)]
    }

    /// All cards of the game.
    #[inline]
    pub fn all_cards(&self) -> Cards {
        self.cards
    }

    /// All tickets of the game.
    pub fn all_tickets(&self) -> TicketSet {
        TicketSet::first(self.tickets.len())
    }

    /// The tickets, in the order of the file.
    pub fn tickets(&self) -> &[Ticket] {
        &self.tickets
    }

    /// A ticket.
    pub fn ticket(&self, ticket: TicketId) -> &Ticket {
        &self.tickets[ticket.index()]
    }

    /// What each ticket needs and is worth.
    #[inline]
    pub fn facts(&self) -> &[TicketFacts] {
        &self.facts
    }

    /// A city.
    pub fn city(&self, city: CityId) -> &City {
        &self.cities[city.index()]
    }

    /// The Big Cities, with their points, in the order of the file.
    pub fn big_cities(&self) -> &[BigCity] {
        &self.big_cities
    }

    /// The tickets that name the `i`-th Big City.
    #[inline]
    pub fn naming(&self, i: usize) -> TicketSet {
        self.naming[i]
    }
}

impl Rules for Deck {
    fn id(&self) -> &str {
        &self.id
    }

    fn name(&self) -> &str {
        &self.name
    }

    fn players(&self) -> &RangeInclusive<usize> {
        &self.counts.players
    }

    fn ticket_id(&self, ticket: TicketId) -> &str {
        &self.ticket(ticket).id
    }

    fn ticket_named(&self, id: &str) -> Option<TicketId> {
        self.tickets.iter().position(|ticket| ticket.id == id).map(|i| TicketId(i as u8))
    }

    fn opening_keep(&self) -> usize {
        usize::from(self.counts.starting_keep)
    }
}

impl DeckSpec {
    /// Everything that is wrong with the file.
    pub fn problems(&self) -> Vec<Problem> {
        let mut problems = Problems(Vec::new());
        let [fewest, most] = self.players;
        if fewest < 2 || fewest > most || most as usize > MAX_SEATS {
            let range = format!("[{fewest}, {most}] is not within 2 to {MAX_SEATS} players");
            problems.add("players", range);
        }
        problems.range("cards_per_color", self.cards_per_color, 1, 25);
        problems.range("locomotives", self.locomotives, 0, 55);
        problems.range("row", self.row, 1, MAX_ROW as u32);
        let all = u64::from(self.cards_per_color) * 8 + u64::from(self.locomotives);
        let each = u64::from(self.starting_cards) + u64::from(self.starting_locomotives);
        let dealt = each * u64::from(most) + u64::from(self.row);
        if all <= dealt {
            let message = format!("the deal takes {dealt} cards of {all}; some must be left");
            problems.add("starting_cards", message);
        }
        if u64::from(self.starting_locomotives) * u64::from(most) > u64::from(self.locomotives) {
            let message = format!("{} locomotives are not enough for all", self.locomotives);
            problems.add("starting_locomotives", message);
        }
        problems.range("starting_tickets.count", self.starting_tickets, 1, MAX_OFFER as u32);
        problems.range(
            "starting_tickets.keep_at_least",
            self.starting_keep,
            0,
            self.starting_tickets,
        );
        problems.range("ticket_draw.count", self.ticket_draw, 1, MAX_OFFER as u32);
        problems.range("ticket_draw.keep_at_least", self.ticket_draw_keep, 0, self.ticket_draw);
        if u64::from(self.starting_tickets) * u64::from(most) > self.tickets.len() as u64 {
            problems.add("starting_tickets.count", "there are not enough tickets for all");
        }
        for (players, rounds) in &self.rounds {
            let place = format!("rounds.{players}");
            if !(fewest..=most).contains(players) {
                problems.add(&place, format!("{players} players can't play this game"));
            }
            problems.range(&place, *rounds, 1, 2);
        }
        problems.range("second_round_cards", self.second_round_cards, 0, 25);
        self.check_tickets(&mut problems);
        problems.0
    }

    fn check_tickets(&self, problems: &mut Problems) {
        problems.amount("cities", self.cities.len(), 2, CityId::MAX);
        problems.ids("cities", self.cities.iter().map(|city| city.id.as_str()));
        let known = |id: &str| self.cities.iter().any(|city| city.id == id);
        problems.ids("big_cities", self.big_cities.iter().map(|(city, _)| city.as_str()));
        for (i, (city, points)) in self.big_cities.iter().enumerate() {
            let place = format!("big_cities[{i}]");
            if !known(city) {
                problems.add(&place, format!("there is no city \"{city}\""));
            }
            problems.range(&place, *points, 0, 255);
        }
        problems.amount("tickets", self.tickets.len(), 1, 64);
        problems.ids("tickets", self.tickets.iter().map(|ticket| ticket.id.as_str()));
        for (i, ticket) in self.tickets.iter().enumerate() {
            let place = format!("tickets[{i}]");
            for city in [&ticket.a, &ticket.b] {
                if !known(city) {
                    problems.add(&place, format!("there is no city \"{city}\""));
                }
            }
            problems.range(&place, ticket.points, 0, 99);
            if ticket.cards.is_empty() || ticket.cards.locomotives() > 0 {
                problems.add(&place, "a ticket lists the coloured cards that complete it");
            }
        }
    }
}
