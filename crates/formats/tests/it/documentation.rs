//! The documentation of the formats says what is true.

use std::path::Path;

use engine::board::Illegal;
use engine::cards::{Card, Color};
use formats::action::READING_CODES;
use formats::schema;

fn read(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

#[test]
fn schemas_are_those_of_the_code() {
    for name in schema::NAMES {
        let written = read(&format!("docs/formats/{name}.schema.json"));
        let generated = schema::schema(name).unwrap();
        assert_eq!(written, generated, "docs/formats is out of date; run `make schemas`");
    }
    assert_eq!(schema::schema("nothing"), None);
}

/// One of every reason; the compiler says when one is missing from this list's source.
fn every_reason() -> Vec<Illegal> {
    let (rule, card, color) = ("BG-SET-3", Card::Red, Color::Red);
    vec![
        Illegal::GameOver,
        Illegal::NotYourTurn,
        Illegal::ChooseTickets { rule },
        Illegal::ChooseTickets { rule: "BG-TIX-1" },
        Illegal::DrawSecond,
        Illegal::AnswerTunnel,
        Illegal::NothingOffered,
        Illegal::TicketNotOffered,
        Illegal::TooFewTickets { kept: 1, least: 2, rule: "USA-SET-1" },
        Illegal::NoTicketsLeft,
        Illegal::NoSuchSlot { slots: 5 },
        Illegal::SlotEmpty,
        Illegal::LocomotiveSecond,
        Illegal::NoCardsLeft,
        Illegal::TrackTaken,
        Illegal::DoubleOwn,
        Illegal::DoubleClosed { from_players: 4 },
        Illegal::NotEnoughTrains { length: 4, trains: 3 },
        Illegal::WrongCardCount { paid: 3, length: 4 },
        Illegal::MixedColors,
        Illegal::WrongColor { color },
        Illegal::FerryLocomotives { paid: 0, ferry: 1 },
        Illegal::CardsNotInHand { card, have: 0, paid: 1 },
        Illegal::NoTunnelPending,
        Illegal::TunnelExtraCount { paid: 0, extra: 1 },
        Illegal::TunnelExtraColor { kind: card },
        Illegal::TunnelExtraColor { kind: Card::Locomotive },
        Illegal::NoStationsInGame,
        Illegal::NoStationsLeft,
        Illegal::CityHasStation,
        Illegal::StationCost { paid: 1, cost: 2 },
        Illegal::MustAct,
    ]
}

#[test]
fn every_error_code_is_documented_with_its_rule() {
    let docs = read("docs/formats.md");
    let reasons = every_reason();
    let codes = reasons.iter().map(|reason| (reason.code(), reason.rule()));
    for (code, rule) in codes.chain(READING_CODES) {
        let line = docs.lines().find(|line| line.starts_with(&format!("| `{code}` |")));
        let line = line.unwrap_or_else(|| panic!("docs/formats.md does not list `{code}`"));
        assert!(line.contains(rule), "{line} does not name {rule}");
    }
    for reason in reasons {
        let message = reason.to_string();
        assert!(message.len() > 20 && !message.contains('\n'), "{message}");
    }
}

#[test]
fn every_documented_code_exists() {
    let codes: Vec<&str> = every_reason()
        .iter()
        .map(Illegal::code)
        .chain(READING_CODES.iter().map(|(code, _)| *code))
        .collect();
    let docs = read("docs/formats.md");
    let table = docs.split("| code |").nth(1).expect("docs/formats.md has a table of codes");
    for line in table.lines().skip(2).take_while(|line| line.starts_with('|')) {
        let code = line.split('`').nth(1).unwrap();
        assert!(codes.contains(&code), "{code} is documented but does not exist");
    }
}
