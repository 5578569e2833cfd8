//! The numbers that ship: every file can be read, and has every number of players.

use bots::weights::{Table, Tuned, from_numbers, numbers};
use engine::game::Rules;
use formats::game::AnyRulebook;

/// A file, and the game it is for.
const FILES: [(&str, &str); 3] = [
    ("usa", include_str!("../../weights/usa.json")),
    ("europe", include_str!("../../weights/europe.json")),
    ("card_game", include_str!("../../weights/card_game.json")),
];

/// A file is what its table is written as, and has an entry for each number of players.
fn check<S: Tuned>(rules: &S::Rules, text: &str) {
    assert_eq!(text, S::table(rules).written());
    assert_eq!(text, Table::<S::Weights>::read(text).unwrap().written());
    for players in rules.players().clone() {
        let weights = S::table(rules).of(players);
        let again: S::Weights = from_numbers(&numbers(weights));
        assert_eq!(text, S::table(rules).clone().with(players, again).written());
    }
    let counts: serde_json::Map<String, serde_json::Value> = serde_json::from_str(text).unwrap();
    let counts: Vec<usize> = counts.keys().map(|count| count.parse().unwrap()).collect();
    assert_eq!(counts, rules.players().clone().collect::<Vec<_>>());
}

#[test]
fn every_file_is_read_and_written_the_same() {
    for (game, text) in FILES {
        match AnyRulebook::built_in(game).unwrap() {
            AnyRulebook::Board(book) => check::<engine::board::State>(&book.rules, text),
            AnyRulebook::CardGame(book) => check::<engine::card_game::State>(&book.rules, text),
        }
    }
}

#[test]
fn what_is_no_table_of_weights_is_refused() {
    type Weights = <engine::board::State as Tuned>::Weights;
    let (_, usa) = FILES[0];
    let line = usa.lines().find(|line| line.contains("\"turn\"")).unwrap();
    for (text, says) in [
        (String::new(), "EOF"),
        ("{}".to_string(), "there are no weights in it"),
        (usa.replace("turn\"", "turm\""), "unknown field `turm`"),
        (usa.replace(line, ""), "missing field `turn`"),
        (usa.replace(line, "\"turn\": \"much\","), "invalid type: string"),
        (usa.replace(line, "\"turn\": 1e300,"), "\"2\": turn is too large"),
        (usa.replace("\"2\": {", "\"two\": {"), "a number in quotes"),
    ] {
        let error = Table::<Weights>::read(&text).unwrap_err().to_string();
        assert!(error.contains(says), "{error}");
    }
}

#[test]
fn tables_without_an_entry_go_by_the_next_smaller_one() {
    let map = formats::map::built_in("usa").unwrap();
    let table = engine::board::State::table(&map);
    let turn = |players: usize| {
        let list = numbers(table.of(players));
        list.into_iter().find(|(name, _)| name == "turn").unwrap().1
    };
    assert_eq!((turn(9), turn(1)), (turn(5), turn(2)));
}
