//! What the points of a Card Game are for: tickets and Big Cities.

use engine::card_game::{PlayerScore, Score};
use engine::players::PlayerId;

use super::words::{Words, needed};
use crate::play::count::{Count, Reason};
use crate::play::paint;

/// What everybody's points are for.
pub fn count(words: &Words<'_>, score: &Score) -> Count {
    let players = &score.players;
    Count {
        reasons: (0..players.len()).map(|i| reasons(words, score, PlayerId(i as u8))).collect(),
        columns: vec![
            ("tickets", players.iter().map(|player| player.ticket_points).collect()),
            ("Big Cities", players.iter().map(|player| player.big_city_points).collect()),
        ],
    }
}

/// Why one is before the other, points and completed tickets being equal (CG-END-2).
pub fn tie_break(ahead: &PlayerScore, behind: &PlayerScore) -> String {
    format!("more Big Cities ({} to {})", ahead.big_cities.len(), behind.big_cities.len())
}

/// What a player's points are for.
fn reasons(words: &Words<'_>, score: &Score, player: PlayerId) -> Vec<Reason> {
    let deck = words.rules;
    let own = &score.players[player.index()];
    let mut reasons = Vec::new();
    let mut label = "Tickets";
    for ticket in own.completed.iter() {
        let points = i32::from(deck.ticket(ticket).points);
        let cards = needed(&deck.ticket(ticket).cards);
        let what = format!("✓ {} ({cards})", words.ticket(ticket));
        reasons.push(Reason { label, points: Some(points), what });
        label = "";
    }
    for ticket in own.failed.iter() {
        let points = -i32::from(deck.ticket(ticket).points);
        let what = format!("× {}, not completed", words.ticket(ticket));
        reasons.push(Reason { label, points: Some(points), what });
        label = "";
    }
    label = "Cities";
    for (i, big) in deck.big_cities().iter().enumerate() {
        if !own.big_cities.contains(&big.city) {
            continue;
        }
        let tickets = own.completed.and(deck.naming(i)).len();
        let others: Vec<String> = (0u8..)
            .zip(&score.players)
            .filter(|(id, other)| *id != player.0 && other.big_cities.contains(&big.city))
            .map(|(id, _)| words.whom(PlayerId(id)).to_string())
            .collect();
        let others = match others.len() {
            0 => String::new(),
            _ => format!(", as many as {}", paint::join(&others)),
        };
        let what = format!(
            "{}: {} completed{others}",
            words.city(big.city),
            paint::count(tickets as i64, "ticket")
        );
        reasons.push(Reason { label, points: Some(i32::from(big.points)), what });
        label = "";
    }
    reasons
}
