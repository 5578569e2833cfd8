//! The names of the Card Game's cities and tickets, and what tickets need.

use engine::card_game::{Action, Deck, View};
use engine::cards::Cards;
use engine::sets::{CityId, TicketId, TicketSet};

use crate::play::menus;
use crate::play::paint::{self, TIE};

/// The names of a Card Game.
pub type Words<'a> = crate::play::words::Words<'a, Deck>;

/// What `*` behind a city means.
pub const BIG_CITY: &str = "* a Big City";

impl Words<'_> {
    pub fn city(&self, city: CityId) -> &str {
        &self.rules.city(city).name
    }

    /// A ticket by its cities, the Big Cities marked.
    pub fn ticket(&self, ticket: TicketId) -> String {
        let [a, b] = self.rules.ticket(ticket).cities.map(|city| {
            let big = self.rules.big_cities().iter().any(|big| big.city == city);
            format!("{}{}", self.city(city), if big { "*" } else { "" })
        });
        format!("{a}{TIE}– {b}")
    }

    /// Tickets by their cities, with their points.
    pub fn tickets(&self, tickets: TicketSet) -> String {
        let each: Vec<String> = tickets
            .iter()
            .map(|id| format!("{} ({})", self.ticket(id), self.rules.ticket(id).points))
            .map(|ticket| ticket.replace(' ', &TIE.to_string()))
            .collect();
        paint::join(&each)
    }

    /// The points of tickets together.
    pub fn points(&self, tickets: TicketSet) -> i32 {
        tickets.iter().map(|ticket| i32::from(self.rules.ticket(ticket).points)).sum()
    }

    /// The cards that complete all of some tickets.
    pub fn needs(&self, tickets: TicketSet) -> Cards {
        let mut cards = Cards::NONE;
        tickets.iter().for_each(|ticket| cards += self.rules.ticket(ticket).cards);
        cards
    }
}

impl Words<'_> {
    /// An action in a few words.
    pub fn action(&self, view: &View, action: &Action) -> String {
        match action {
            Action::KeepTickets { tickets } if tickets.is_empty() => "keep no ticket".to_string(),
            Action::KeepTickets { tickets } => format!("keep {}", self.tickets(*tickets)),
            Action::DrawCard { from } => menus::draw_text(&view.common.row, *from),
            Action::DrawTickets => "draw tickets".to_string(),
            Action::PlayCards { cards } => format!("play {}", paint::cards(cards)),
            Action::CompleteTickets { tickets } if tickets.is_empty() => {
                "complete no ticket".to_string()
            }
            Action::CompleteTickets { tickets } => format!("complete {}", self.tickets(*tickets)),
            Action::Pass => "pass".to_string(),
        }
    }
}

/// The cards a ticket needs: `≈ blue, 2 ■ black`.
pub fn needed(cards: &Cards) -> String {
    let kinds: Vec<String> = cards
        .iter()
        .map(|(kind, n)| match n {
            1 => paint::card(kind),
            _ => format!("{n}{TIE}{}", paint::card(kind)),
        })
        .collect();
    kinds.join(", ")
}
