//! What happens on a board, in words.

use engine::board::State;
use engine::event::Event;
use engine::sets::TrackId;

use crate::play::paint::{self, TIE};
use crate::play::tell::Telling;

/// The tunnel a sentence is about.
#[derive(Default)]
pub struct Tunnel {
    /// The one that was named already.
    named: Option<TrackId>,
    /// The cards turned over for it.
    turned: Vec<String>,
}

pub fn tell(telling: &mut Telling<'_, State>, event: &Event) {
    let words = telling.words;
    match *event {
        Event::TunnelLaid { player, track, cards } => {
            let (laid, name) = (paint::cards(&cards), words.track(track));
            telling.does(player, format!("laid {laid} for the tunnel {name}"));
            telling.memory.named = Some(track);
        }
        Event::TunnelTurned { card, .. } => telling.memory.turned.push(paint::card(card)),
        Event::TunnelCosts { player, extra } => {
            let turned = std::mem::take(&mut telling.memory.turned);
            let turned = match turned.len() {
                0 => "nothing".to_string(),
                _ => paint::join(&turned),
            };
            let extra = match extra {
                0 => "no extra cards".to_string(),
                n => paint::count(n, "extra card"),
            };
            telling.does(player, format!("turned over {turned} ({extra})"));
        }
        Event::TunnelLeft { player, .. } => {
            telling.does(player, "took the cards back".to_string());
        }
        Event::TrackClaimed { player, track, cards, points } => {
            let name = match telling.memory.named.take() {
                Some(tunnel) if tunnel == track => "it".to_string(),
                _ => words.track(track),
            };
            let length = words.rules.track(track).length;
            let (cards, points) = (paint::cards(&cards), paint::count(points, "point"));
            telling.does(player, format!("claimed {name}{TIE}({length}) with {cards}, {points}"));
        }
        Event::StationBuilt { player, city, cards } => {
            let (city, cards) = (words.city(city), paint::cards(&cards));
            telling.does(player, format!("built a station in {city} with {cards}"));
        }
        Event::LastRound { player } => {
            let who = words.who(player);
            let has = if player == words.me { "have" } else { "has" };
            telling.note(paint::brass(&format!(
                "{who} {has} hardly any trains left: the last round begins, one more turn for everybody."
            )));
        }
        Event::TurnBegan { .. } => telling.memory = Tunnel::default(),
        _ => {}
    }
}
