//! How a player of the load generator chooses: at random, but so that games end.

use client::{Error, Raw};
use engine::chance::FastChance;
use serde::Deserialize;
use serde_json::value::RawValue;

/// Picks one of the legal actions.
pub fn choose<'a>(legal: &'a Raw, chance: &mut FastChance) -> Result<Option<&'a RawValue>, Error> {
    #[derive(Deserialize)]
    struct Head<'a> {
        r#type: &'a str,
    }
    let actions: Vec<&RawValue> = legal.read()?;
    let (mut forward, mut draws, mut others) = (Vec::new(), Vec::new(), Vec::new());
    for action in actions {
        let head: Option<Head<'_>> = serde_json::from_str(action.get()).ok();
        match head.map_or("", |head| head.r#type) {
            "keep_tickets" | "claim_track" | "pay_tunnel" | "play_cards" | "complete_tickets" => {
                forward.push(action);
            }
            "draw_card" => draws.push(action),
            _ => others.push(action),
        }
    }
    // Mostly actions that bring the game to its end, sometimes a card, now and then something else.
    let order = match chance.below(20) {
        0 => [&others, &forward, &draws],
        1..=5 => [&draws, &forward, &others],
        _ => [&forward, &draws, &others],
    };
    let kind = order.into_iter().find(|actions| !actions.is_empty());
    Ok(kind.map(|actions| actions[chance.below(actions.len() as u32) as usize]))
}
