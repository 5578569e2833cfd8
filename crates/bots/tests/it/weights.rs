//! The numbers that ship: every file can be read, and has every number of players.

use bots::weights::Tuned;
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
    let shipped = serde_json::to_string_pretty(S::table(rules)).unwrap() + "\n";
    assert_eq!(text, shipped);
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
