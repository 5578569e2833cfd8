//! The documentation of the formats is accurate.

use std::path::Path;

use engine::cards::{Card, Cards, Color};
use engine::game::GameState;
use engine::illegal::Illegal;
use engine::rule::RuleId;
use engine::{board, card_game};
use formats::action::READING_CODES;
use formats::record::RecordDoc;
use formats::schema;
use formats::words::Bag;
use serde_json::Value;

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

/// One of every reason. The compiler complains if one is missing from the source of this list.
fn every_reason() -> Vec<Illegal> {
    let (card, color) = (Card::Red, Color::Red);
    vec![
        Illegal::GameOver,
        Illegal::NotYourTurn,
        Illegal::ChooseStartingTickets,
        Illegal::ChooseTickets,
        Illegal::DrawSecond,
        Illegal::AnswerTunnel,
        Illegal::NothingOffered,
        Illegal::TicketNotOffered,
        Illegal::TooFewTickets { kept: 1, least: 2, rule: RuleId::UsaSet1 },
        Illegal::TooFewTickets { kept: 0, least: 1, rule: RuleId::CgSet1 },
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
        Illegal::DeckEmpty,
        Illegal::NotASet,
        Illegal::ColorInYard { color },
        Illegal::YardNotBeaten { color, played: 2, theirs: 3 },
        Illegal::CompleteTickets,
        Illegal::NotScoring,
        Illegal::TicketNotHeld,
        Illegal::PileTooSmall,
        Illegal::MustAct,
    ]
}

#[test]
fn every_error_code_is_documented_with_its_rule() {
    let docs = read("docs/formats/actions.md");
    let reasons = every_reason();
    let rules = |reason: &Illegal| [board::State::rule(reason), card_game::State::rule(reason)];
    let codes = reasons.iter().flat_map(|it| rules(it).map(|rule| (it.code(), rule.as_str())));
    for (code, rule) in codes.chain(READING_CODES) {
        let line = docs.lines().find(|line| line.starts_with(&format!("| `{code}` |")));
        let line = line.unwrap_or_else(|| panic!("docs/formats/actions.md does not list `{code}`"));
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
    let docs = read("docs/formats/actions.md");
    let table =
        docs.split("| code |").nth(1).expect("docs/formats/actions.md has a table of codes");
    for line in table.lines().skip(2).take_while(|line| line.starts_with('|')) {
        let code = line.split('`').nth(1).unwrap();
        assert!(codes.contains(&code), "{code} is documented but does not exist");
    }
}

#[test]
fn the_worked_examples_of_the_randomness_page_are_what_is_dealt() {
    let docs = read("docs/randomness.md");
    let (_, examples) = docs.split_once("## Examples to check against").unwrap();
    let examples: Vec<&str> = examples.split("\n### ").skip(1).collect();
    assert_eq!(examples.len(), 2, "one of a board game, one of the Card Game");
    examples.into_iter().for_each(check_example);
}

/// Replays the record an example shows and checks what the page says about it.
fn check_example(example: &str) {
    let (_, record) = example.split_once("echo '").unwrap();
    let record = RecordDoc::read(record.split('\'').next().unwrap()).unwrap();
    let position = |actions| {
        let game = record.play(actions).unwrap();
        serde_json::to_value(game.position()).unwrap()
    };
    let dealt = position(0);
    let text = example.split_whitespace().collect::<Vec<_>>().join(" ");
    let says =
        |sentence: &str| assert!(text.contains(sentence), "the page does not say {sentence}");

    let mut hands = vec![Cards::NONE; record.players.len()];
    if text.contains("Each player has a locomotive.") {
        hands.iter_mut().for_each(|hand| hand.add(Card::Locomotive));
    }
    let mut row = Vec::new();
    for line in example.lines() {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let [_, left, word, place, name, to, _] = cells[..] else { continue };
        let Ok(left) = left.parse::<u32>() else { continue };
        let word = u32::from_str_radix(word.trim_matches('`'), 16).unwrap();
        assert_eq!(word % left, place.parse::<u32>().unwrap(), "{line}");
        let card = Card::ALL.into_iter().find(|card| card.name() == name).unwrap();
        match to.strip_prefix("player ") {
            Some(player) => hands[player.parse::<usize>().unwrap()].add(card),
            None => row.push(name),
        }
    }
    assert_eq!(dealt["row"], serde_json::json!(row));
    for (player, hand) in hands.into_iter().enumerate() {
        let hand = serde_json::to_value(Bag::from(hand)).unwrap();
        assert_eq!(dealt["players"][player]["hand"], hand);
        let offer = ids(&dealt["players"][player]["offer"]["tickets"]);
        says(&format!("- player {player}: {}", offer.join(", ")));
    }
    says(&format!("Player {} begins.", dealt["to_move"]));
    says(&format!("The ticket deck begins {}.", ids(&dealt["ticket_deck"])[..3].join(", ")));
    if !record.actions.is_empty() {
        let deck = ids(&position(record.actions.len())["ticket_deck"]);
        says(&format!("Then the ticket deck begins {}.", deck[..3].join(", ")));
    }
}

/// The ids in a list, as the page writes them.
fn ids(list: &Value) -> Vec<String> {
    list.as_array().unwrap().iter().map(|id| format!("`{}`", id.as_str().unwrap())).collect()
}
