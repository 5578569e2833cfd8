//! How a scenario compares what it expects with the outcome.

use formats::scenario::{Outcome, Scenario};
use serde_json::{Value, json};

#[track_caller]
fn outcome(expect: Value) -> Outcome {
    let document = json!({
        "format": "branchline-scenario/1",
        "position": {
            "game": "europe",
            "players": [
                { "name": "Anna", "hand": {"red": 2, "blue": 0, "locomotive": 1},
                  "tracks": ["paris-zurich", "brest-dieppe"], "tickets": [],
                  "offer": {"tickets": ["athina-wilno", "berlin-moskva"], "keep_at_least": 1} },
                { "name": "Ben", "stations": ["wien"] } ],
            "row": ["red", null, "green", "white", "white"], "deck": ["white", "red"]
        },
        "expect": expect
    });
    Scenario::read(&document.to_string()).unwrap_or_else(|e| panic!("{e}")).run().unwrap()
}

#[track_caller]
fn holds(expect: Value) {
    assert_eq!(outcome(expect), Outcome::Ok);
}

#[track_caller]
fn fails(expect: Value, with: &str) {
    match outcome(expect) {
        Outcome::Fail(differs) => assert!(differs.contains(with), "{differs}"),
        Outcome::Ok => panic!("it must fail"),
    }
}

#[test]
fn named_fields_are_compared_and_others_are_not() {
    holds(json!({}));
    holds(json!({"to_move": 0, "players": [{}, {"stations": ["wien"]}]}));
    fails(json!({"to_move": 1}), "to_move: expected 1, got 0");
    fails(json!({"players": [{}, {}, {}]}), "players[2]: there is no such player");
}

#[test]
fn bags_compare_whole_and_zeros_mean_nothing() {
    holds(json!({"players": [{"hand": {"red": 2, "locomotive": 1, "white": 0}}]}));
    fails(json!({"players": [{"hand": {"red": 2}}]}), "players[0].hand");
    holds(json!({"discards": {}}));
    fails(json!({"discards": {"red": 1}}), "discards");
}

#[test]
fn decks_rows_and_offers_compare_in_order_and_other_ids_as_sets() {
    holds(json!({"players": [{"tracks": ["brest-dieppe", "paris-zurich"]}]}));
    holds(json!({"players": [{"tracks": ["paris-zurich", "brest-dieppe"]}]}));
    fails(json!({"players": [{"tracks": ["paris-zurich"]}]}), "players[0].tracks");
    holds(json!({"deck": ["white", "red"], "row": ["red", null, "green", "white", "white"]}));
    fails(json!({"deck": ["red", "white"]}), "deck");
    holds(json!({"players": [{"offer": {"tickets": ["athina-wilno", "berlin-moskva"]}}]}));
    fails(json!({"players": [{"offer": {"tickets": ["berlin-moskva", "athina-wilno"]}}]}), "offer");
    holds(json!({"players": [{"offer": {"keep_at_least": 1}}]}));
}

#[test]
fn null_means_absent() {
    holds(json!({"pending": null, "final_turns": null, "players": [{}, {"offer": null}]}));
    fails(json!({"players": [{"offer": null}]}), "expected absent");
    fails(json!({"pending": {"type": "second_draw"}}), "pending");
    holds(json!({"finished": false, "passes": 0}));
    fails(json!({"finished": true}), "finished");
}

#[test]
fn legal_actions_can_be_counted_and_named() {
    let keep = |ids: Value| json!({"type": "keep_tickets", "tickets": ids});
    holds(json!({"legal_count": 3}));
    fails(json!({"legal_count": 4}), "legal_count: expected 4, got 3");
    holds(json!({"legal": [keep(json!(["athina-wilno"]))], "illegal": [keep(json!([]))]}));
    fails(json!({"legal": [keep(json!([]))]}), "legal[0]: refused");
    fails(json!({"illegal": [keep(json!(["athina-wilno"]))]}), "illegal[0]: accepted");
    holds(json!({"illegal": [{"player": 1, "action": {"type": "draw_tickets"}}]}));
}

#[test]
fn the_result_is_compared_in_the_fields_it_names() {
    holds(json!({"result": {"winners": [0], "players": [{"longest_bonus": 10}, {"total": 8}]}}));
    fails(json!({"result": {"winners": [1]}}), "result.winners");
    fails(json!({"result": {"players": [{}, {"total": 9}]}}), "result.players[1].total");
    holds(json!({"result": {"players": [{"borrowed": {}}, {"borrowed": {}}]}}));
}

#[test]
fn what_nobody_knows_is_an_error_of_the_file() {
    let document = json!({
        "format": "branchline-scenario/1",
        "position": {"game": "usa", "players": [{}, {}]},
        "expect": {"players": [{"money": 3}]}
    });
    let error = Scenario::read(&document.to_string()).map(drop).unwrap_err();
    assert_eq!(error.place, "expect.players[0].money");
    assert!(error.message.contains("money"), "{error}");
}
