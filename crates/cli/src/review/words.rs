//! Reasons, kinds of mistakes and draws in words.

use std::collections::HashMap;

use engine::cards::Card;
use engine::game::Rules;
use formats::error::Error;
use formats::game::AnyRulebook;
use formats::map::MapDoc;
use formats::review::{DrawKind, LuckDoc, MistakeKind, ReasonDoc, TurningCause};
use formats::words::CardWord;

/// What people call the tickets, tracks and cities of a game, by id.
#[derive(Default)]
pub struct Names(HashMap<String, String>);

impl Names {
    pub fn of(game: &str, map: Option<&MapDoc>) -> Result<Names, Error> {
        let mut names = HashMap::new();
        let between = |[a, b]: [&str; 2]| format!("{a} – {b}");
        match AnyRulebook::of(game, map)? {
            AnyRulebook::Board(book) => {
                let map = &book.rules;
                let city = |city| map.city(city).name.as_str();
                names.extend(map.cities().iter().map(|it| (it.id.clone(), it.name.clone())));
                let tracks = map.tracks().iter().map(|it| (it.id.clone(), it.cities.map(city)));
                names.extend(tracks.map(|(id, ends)| (id, between(ends))));
                let tickets = map.tickets().iter().map(|it| (it.id.clone(), it.cities.map(city)));
                names.extend(tickets.map(|(id, ends)| (id, between(ends))));
            }
            AnyRulebook::CardGame(book) => {
                let deck = &book.rules;
                let city = |city| deck.city(city).name.as_str();
                let tickets = deck.tickets().iter().enumerate();
                names.extend(tickets.map(|(i, it)| {
                    let id = deck.ticket_id(engine::sets::TicketId(i as u8)).to_string();
                    (id, between(it.cities.map(city)))
                }));
            }
        }
        Ok(Names(names))
    }

    fn of_id<'a>(&'a self, id: &'a str) -> &'a str {
        self.0.get(id).map_or(id, String::as_str)
    }
}

/// A reason as part of a sentence.
pub fn reason(names: &Names, players: &[String], reason: &ReasonDoc) -> String {
    let name = |id| names.of_id(id);
    let who = |player: &usize| players.get(*player).map_or("?", String::as_str);
    match reason {
        ReasonDoc::CompletesTicket { ticket } => format!("completes {}", name(ticket)),
        ReasonDoc::KeepsTicketOpen { ticket } => format!("keeps {} open", name(ticket)),
        ReasonDoc::AtRisk { track } => {
            format!("somebody else may take {} soon", name(track))
        }
        ReasonDoc::Points { track, points } => {
            format!("{} brings {points} points", name(track))
        }
        ReasonDoc::LongerPath { .. } => "makes your path longer".to_string(),
        ReasonDoc::Blocks { player } => format!("is in {}'s way", who(player)),
        ReasonDoc::LacksMost { color } => format!("{} is what you lack most", card(*color)),
        ReasonDoc::Lacks { color } => format!("{} is missing for your plan", card(*color)),
        ReasonDoc::Wild {} => "a locomotive stands in for any colour".to_string(),
        ReasonDoc::NothingInRow {} => "nothing in the row helps your plan".to_string(),
        ReasonDoc::SavesCards {} => "collects cards for later".to_string(),
        ReasonDoc::RoomForTickets {} => "your tickets leave room for more".to_string(),
        ReasonDoc::OnTheWay { ticket } => format!("{} is almost on your way", name(ticket)),
        ReasonDoc::WorthTheWay { ticket } => format!("{} is worth the way", name(ticket)),
        ReasonDoc::TooFar { ticket } => format!("{} is too far", name(ticket)),
        ReasonDoc::StationFor { city } => {
            format!("a station in {} opens another's track to you", name(city))
        }
        ReasonDoc::WorthTheCost { track } => format!("{} is worth its extra cost", name(track)),
        ReasonDoc::NotWorthTheCost { track } => {
            format!("{} is not worth its extra cost", name(track))
        }
        ReasonDoc::Robs { player, color } => {
            format!("robs {} of the {} set", who(player), card(*color))
        }
        ReasonDoc::Feeds { ticket, color } => format!("{} feeds {}", card(*color), name(ticket)),
        ReasonDoc::HardToRob { color } => {
            format!("a {} set of this size is hard to rob", card(*color))
        }
        ReasonDoc::TimeIsShort {} => "few turns are left to move the cards".to_string(),
        ReasonDoc::LastTurn {} => "it is your last turn".to_string(),
    }
}

/// A kind of mistake.
pub fn mistake(kind: MistakeKind) -> &'static str {
    match kind {
        MistakeKind::TicketKept => "ticket kept",
        MistakeKind::TicketRefused => "ticket refused",
        MistakeKind::TicketsDrawn => "tickets drawn at the wrong time",
        MistakeKind::TicketsNotDrawn => "tickets not drawn",
        MistakeKind::ColorDrawn => "wrong card drawn",
        MistakeKind::ClaimedTooLate => "claimed too late",
        MistakeKind::ClaimedTooEarly => "claimed too early",
        MistakeKind::ClaimedForNothing => "claimed for nothing",
        MistakeKind::WrongTrack => "wrong track",
        MistakeKind::StationBuilt => "station built",
        MistakeKind::StationMissed => "station missed",
        MistakeKind::TunnelRisked => "tunnel risked",
        MistakeKind::TunnelPaid => "tunnel paid for",
        MistakeKind::TunnelGivenUp => "tunnel given up",
        MistakeKind::YardRobbed => "yard robbed",
        MistakeKind::SetPlayedTooEarly => "set played too early",
        MistakeKind::SetPlayedTooLate => "set played too late",
        MistakeKind::WrongSet => "wrong set",
        MistakeKind::RobberyMissed => "robbery missed",
        MistakeKind::WrongTickets => "wrong tickets completed",
    }
}

/// What changed the chances.
pub fn cause(cause: TurningCause) -> &'static str {
    match cause {
        TurningCause::Luck => "the cards",
        TurningCause::Mistake => "a mistake",
        TurningCause::Play => "what was played",
    }
}

/// What chance decided in a step.
pub fn draws(luck: &LuckDoc) -> String {
    let draw = |kind: DrawKind, color: Option<CardWord>| {
        let color = color.map_or("a card", card);
        match kind {
            DrawKind::Blind => format!("{color} off the deck"),
            DrawKind::Row => format!("{color} turned into the row"),
            DrawKind::Tunnel => format!("{color} turned for the tunnel"),
            DrawKind::Dealt => format!("{color} dealt"),
            DrawKind::Tickets => "tickets".to_string(),
        }
    };
    let all: Vec<String> = luck.draws.iter().map(|it| draw(it.kind, it.card)).collect();
    all.join(", ")
}

fn card(word: CardWord) -> &'static str {
    Card::from(word).name()
}
