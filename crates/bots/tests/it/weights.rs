//! The numbers that ship: every file can be read, and has every number of players.

use std::collections::{BTreeMap, BTreeSet};

use bots::Seat;
use bots::expert::{SearchParams, Searchable};
use bots::net::{MAX_WIDTH, Net, OUTPUTS};
use bots::weights::{ByPlayers, Tunable, from_numbers, numbers};
use engine::chance::{FastChance, Seed, Stream};
use engine::game::{Rules, TableOptions};
use engine::players::PlayerId;
use formats::game::AnyRulebook;

/// A file, and the game it is for.
const FILES: [(&str, &str); 3] = [
    ("usa", include_str!("../../weights/usa.json")),
    ("europe", include_str!("../../weights/europe.json")),
    ("card_game", include_str!("../../weights/card_game.json")),
];

/// The networks, and the games they are for.
const NETS: [(&str, &str); 3] = [
    ("usa", include_str!("../../weights/usa.net.json")),
    ("europe", include_str!("../../weights/europe.net.json")),
    ("card_game", include_str!("../../weights/card_game.net.json")),
];

/// How the expert searches, how careless the levels are, and what styles change; these are read by
/// the tests of the expert and of the levels.
const OTHERS: [&str; 3] = ["expert.json", "ladder.json", "styles.json"];

const EXPERT: &str = include_str!("../../weights/expert.json");

#[test]
fn every_file_that_ships_is_read_here() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/weights");
    let entries = std::fs::read_dir(folder).unwrap();
    let ships: BTreeSet<String> =
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    let tables = FILES.map(|(game, _)| format!("{game}.json"));
    let nets = NETS.map(|(game, _)| format!("{game}.net.json"));
    let read: BTreeSet<String> =
        tables.into_iter().chain(nets).chain(OTHERS.map(String::from)).collect();
    assert_eq!(ships, read);
}

#[test]
fn the_expert_is_told_how_to_search_in_every_game() {
    let tables: BTreeMap<String, ByPlayers<SearchParams>> = serde_json::from_str(EXPERT).unwrap();
    assert_eq!(tables.keys().collect::<Vec<_>>(), ["board", "card_game", "usa"]);
    for (game, table) in &tables {
        for players in 2..=5 {
            let SearchParams { actions, own_point, goal, .. } = *table.of(players);
            assert!(actions > 0, "{game}, {players} players");
            // A goal without points that count would be a mistake.
            assert!(goal.is_none_or(|goal| goal.spread > 0.0 && own_point > 0.0));
        }
    }
}

#[test]
fn every_network_judges_what_its_game_shows() {
    for (game, text) in NETS {
        match AnyRulebook::built_in(game).unwrap() {
            AnyRulebook::Board(book) => check_net::<engine::board::State>(&book.rules, text),
            AnyRulebook::CardGame(book) => check_net::<engine::card_game::State>(&book.rules, text),
        }
    }
}

fn check_net<S: Searchable>(rules: &S::Rules, text: &str) {
    let nets: BTreeMap<usize, Net> = serde_json::from_str(text).unwrap();
    assert!(nets.keys().copied().eq(rules.players().clone()), "{}", rules.id());
    for (players, net) in nets {
        assert_eq!(net.layers.last().unwrap().bias.len(), OUTPUTS);
        for layer in &net.layers {
            assert!(layer.bias.len() <= MAX_WIDTH);
            assert!(layer.bias.iter().chain(&layer.weights).all(|value| value.is_finite()));
        }
        assert_eq!(S::shipped(rules).net.unwrap().of(players), &net);
        let (options, mut chance) = (TableOptions::default(), FastChance::new(1));
        let state = S::deal(rules, players, &options, &mut chance, &mut ());
        let planner = |player| {
            let chance = Seed::default().stream(Stream::Bot(0));
            S::shipped_planner(&Seat { rules, player, players, chance })
        };
        let mut planners: Vec<_> = state.players().map(planner).collect();
        let inputs = S::features(rules, &state, PlayerId(0), &mut planners);
        assert_eq!(inputs.len(), S::feature_names().len());
        assert!(net.takes(inputs.len()) && !net.takes(inputs.len() + 1));
        let prediction = net.evaluate(&inputs);
        assert!(
            (0.0..=1.0).contains(&prediction.wins) && prediction.lead.is_finite(),
            "{prediction:?}"
        );
        // Nobody knows anything yet: the points are what games end with, about.
        let goal = S::shipped(rules).search.of(players).goal;
        let usual = goal.map_or(50.0..=250.0, |_| 5.0..=60.0);
        assert!(usual.contains(&prediction.points), "{prediction:?}");
    }
}

#[test]
fn every_input_of_a_network_has_a_name_of_its_own() {
    let board = engine::board::State::feature_names();
    assert_eq!(board[17], "own.extra_missing_cards");
    assert_eq!(
        board[72..],
        [
            "projected_lead",
            "2_players",
            "3_players",
            "4_players",
            "5_players",
            "table.end_nearness",
            "table.ticket_deck"
        ]
    );
    let cards = engine::card_game::State::feature_names();
    assert_eq!(
        (cards[18].as_str(), cards[54].as_str()),
        ("best_opponent.completed_points", "projected_lead")
    );
    for names in [board, cards] {
        assert_eq!(names.iter().collect::<BTreeSet<_>>().len(), names.len());
    }
}

/// A file is what its table is written as, and has an entry for each number of players.
fn check<S: Tunable>(rules: &S::Rules, text: &str) {
    assert_eq!(text, S::shipped(rules).weights.written());
    assert_eq!(text, ByPlayers::<S::Weights>::read(text).unwrap().written());
    for players in rules.players().clone() {
        let weights = S::shipped(rules).weights.of(players);
        let again: S::Weights = from_numbers(&numbers(weights));
        assert_eq!(
            text,
            ByPlayers::clone(S::shipped(rules).weights).with(players, again).written()
        );
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
    type Weights = <engine::board::State as Tunable>::Weights;
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
        let error = ByPlayers::<Weights>::read(&text).unwrap_err().to_string();
        assert!(error.contains(says), "{error}");
    }
}

#[test]
fn tables_without_an_entry_go_by_the_next_smaller_one() {
    let map = formats::map::built_in("usa").unwrap();
    let table = engine::board::State::shipped(&map).weights;
    let turn = |players: usize| {
        let list = numbers(table.of(players));
        list.into_iter().find(|(name, _)| name == "turn").unwrap().1
    };
    assert_eq!((turn(9), turn(1)), (turn(5), turn(2)));
}
