//! What chance decided: the deal, and what an action drew.

use engine::chance::{FastChance, Seed, Stream};
use engine::event::Event;
use engine::game::TableOptions;
use engine::supply::{Source, SupplyEvent};
use formats::review::{DealDoc, DrawDoc, DrawKind, LuckSum};

use crate::game::Reviewed;
use crate::outlook::{Moment, Outlook, Prospects};

/// The deals that say what was to be expected of one.
const DEALS: u32 = 32;

/// What the deal gave, against a fair chance and what players are ahead on average.
pub fn of_deal<S: Reviewed>(
    outlook: &Outlook<'_, S>,
    rules: &S::Rules,
    prospects: &Prospects,
    seed: &Seed,
) -> DealDoc {
    let players = prospects.len();
    let mut numbers = seed.stream(Stream::Tickets);
    let (mut points, mut deals) = (0.0, 0);
    for _ in 0..DEALS {
        let mut chance = FastChance::new(numbers.word());
        let mut events = Vec::new();
        let options = TableOptions::default();
        let state = S::deal(rules, players, &options, &mut chance, &mut events);
        let dealt = Moment::dealt(rules, state, &events);
        let Some(other) = outlook.mean(&dealt, None, &[numbers.word(), numbers.word()]) else {
            break;
        };
        points += other.iter().map(|it| it.points).sum::<f64>() / players as f64;
        deals += 1;
    }
    let fair = (1.0 / players as f64, points / f64::from(deals.max(1)));
    DealDoc {
        chances: prospects.iter().map(|it| it.chance).collect(),
        points: prospects.iter().map(|it| it.points).collect(),
        luck: prospects
            .iter()
            .map(|it| LuckSum { chance: it.chance - fair.0, points: it.points - fair.1 })
            .collect(),
    }
}

/// The outlook of a game that began from a position: nothing was dealt, so nobody was lucky.
pub fn of_position(prospects: &Prospects) -> DealDoc {
    DealDoc {
        chances: prospects.iter().map(|it| it.chance).collect(),
        points: prospects.iter().map(|it| it.points).collect(),
        luck: prospects.iter().map(|_| LuckSum { chance: 0.0, points: 0.0 }).collect(),
    }
}

/// What chance decided in these events.
pub fn draws(events: &[Event]) -> Vec<DrawDoc> {
    let begun = !events.iter().any(|event| matches!(event, Event::Dealt { .. }));
    let draw = |event: &Event| {
        let (kind, card) = match *event {
            Event::CardDrawn { from: Source::Deck, card, .. } => (DrawKind::Blind, card),
            Event::Supply(SupplyEvent::Turned { card, .. }) => (DrawKind::Row, Some(card)),
            Event::TunnelTurned { card, .. } => (DrawKind::Tunnel, Some(card)),
            Event::CardDealt { card, .. } => (DrawKind::Dealt, card),
            Event::TicketsOffered { .. } if begun => (DrawKind::Tickets, None),
            _ => return None,
        };
        Some(DrawDoc { kind, card: card.map(Into::into) })
    };
    events.iter().filter_map(draw).collect()
}
