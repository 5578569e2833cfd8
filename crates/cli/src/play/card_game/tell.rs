//! What happens in the Card Game, in words.

use engine::card_game::{State, cards_for};
use engine::cards::Cards;
use engine::event::Event;
use engine::sets::TicketSet;

use super::words::{Words, needed};
use crate::play::paint::{self, TIE};
use crate::play::tell::Telling;

/// What a new round has brought the person so far.
#[derive(Default)]
pub struct Dealt {
    cards: Cards,
}

pub fn tell(telling: &mut Telling<'_, State>, event: &Event) {
    let words = telling.words;
    match *event {
        // Everybody's yard is open, so this goes without saying of the others.
        Event::PileGrew { player, cards } if player == words.me => {
            let cards = paint::cards(&cards);
            telling.note(format!("From your yard {cards} moved to your pile."));
        }
        Event::CardsPlayed { player, cards } => {
            telling.does(player, format!("played {}", paint::cards(&cards)));
        }
        Event::Robbed { player, by, cards, .. } => {
            let (whom, cards) = (words.whom(player), paint::cards(&cards));
            telling.does(by, format!("robbed {whom} of {cards}"));
        }
        Event::LastRound { .. } => {
            let note = "The deck is empty: everybody has one more turn.";
            telling.note(paint::brass(note));
        }
        Event::ScoringBegan { round } => {
            telling.finish_sentence();
            let over = match words.rules.rounds(words.names.len()) {
                1 => {
                    "Nobody has a turn left: the piles are opened to complete tickets.".to_string()
                }
                _ => format!("Round {round} is over: the piles are opened to complete tickets."),
            };
            telling.note(paint::brass(&over));
        }
        Event::TicketsCompleted { player, tickets, pile } => {
            let of = paint::count(pile.total(), "card");
            let what = match tickets.len() {
                0 => "no ticket".to_string(),
                1 => served(&words, tickets, &pile),
                _ => {
                    let points = paint::count(words.points(tickets), "point");
                    format!("{}, {points} in all,", served(&words, tickets, &pile))
                }
            };
            telling.does(player, format!("completed {what} from a pile of {of}"));
        }
        Event::RoundBegan { round, cards } => {
            telling.finish_sentence();
            let cards = paint::count(cards, "card");
            telling.note(format!(
                "Round {round} begins. All cards but those in the hands were shuffled into a new deck of {cards}."
            ));
        }
        Event::CardDealt { player, card: Some(card) } if player == words.me => {
            telling.memory.cards.add(card);
        }
        Event::TurnBegan { .. } => {
            let Dealt { cards } = std::mem::take(&mut telling.memory);
            if !cards.is_empty() {
                let (each, mine) = (paint::count(cards.total(), "card"), paint::cards(&cards));
                telling.note(format!("Everybody was dealt {each}; you got {mine}."));
            }
        }
        _ => {}
    }
}

/// Tickets, each with its points and the cards that completed it (VIEW-3).
fn served(words: &Words<'_>, tickets: TicketSet, pile: &Cards) -> String {
    let each: Vec<String> = cards_for(words.rules.facts(), tickets, pile)
        .iter()
        .map(|(id, cards)| {
            let (name, points) = (words.ticket(*id), words.rules.ticket(*id).points);
            let name = format!("{name} ({points})").replace(' ', &TIE.to_string());
            format!("{name} with {}", needed(cards))
        })
        .collect();
    match &each[..] {
        [most @ .., last] if !most.is_empty() => format!("{}; and {last}", most.join("; ")),
        _ => each.concat(),
    }
}
