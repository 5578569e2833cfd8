//! Bad documents: each is answered with where it is wrong and why, in one line.

use formats::game::{AnyGame, Board, GAMES, built_in_file};
use formats::map::MapDoc;
use formats::record::RecordDoc;
use formats::scenario::Scenario;
use serde_json::{Value, json};

use crate::golden::records;

/// A position with a little of everything, for the tests to spoil.
fn position() -> Value {
    json!({
        "format": "branchline-position/1", "game": "europe",
        "players": [
            { "name": "Anna", "hand": {"red": 2, "locomotive": 1}, "tickets": ["brest-petrograd"],
              "tracks": ["madrid-pamplona/black"], "stations": ["wien"] },
            { "name": "Ben", "hand": {"blue": 12} } ],
        "to_move": 0,
        "row": ["red", "white", "locomotive", "green", "white"],
        "deck": ["white", "red"],
        "discards": {"black": 4},
        "ticket_deck": ["athina-edinburgh"]
    })
}

#[track_caller]
fn refused(place: &str, message: &str, spoil: impl FnOnce(&mut Value)) {
    refused_of(position(), place, message, spoil);
}

/// Spoils a position, which is then refused at a place and for a reason.
#[track_caller]
fn refused_of(mut document: Value, place: &str, message: &str, spoil: impl FnOnce(&mut Value)) {
    AnyGame::read(&document.to_string()).expect("unspoilt it is fine");
    spoil(&mut document);
    let error = AnyGame::read(&document.to_string()).map(drop).expect_err("it must be refused");
    assert_eq!(error.place, place, "{error}");
    assert!(error.message.contains(message), "{error}");
    assert!(!error.to_string().contains('\n'), "{error}");
}

#[test]
fn the_unspoilt_position_is_fine() {
    AnyGame::read(&position().to_string()).unwrap();
}

#[test]
fn positions_that_could_not_be_name_their_place() {
    refused("players[1].hand", "13 blue cards", |p| p["players"][1]["hand"]["blue"] = json!(13));
    refused("players[1].hand", "13 red cards so far", |p| {
        p["players"][0]["hand"]["red"] = json!(12);
        p["players"][1]["hand"] = json!({"red": 1});
    });
    refused("deck", "13 white cards so far; the game has only 12", |p| {
        p["deck"] = json!(vec!["white"; 11]);
    });
    refused("discards", "15 locomotive", |p| p["discards"] = json!({"locomotive": 14}));
    refused("players[1].tracks[0]", "owned already", |p| {
        p["players"][1]["tracks"] = json!(["madrid-pamplona/black"]);
    });
    refused("players[0].tracks[1]", "owned already", |p| {
        p["players"][0]["tracks"] = json!(["madrid-pamplona/black", "madrid-pamplona/black"]);
    });
    refused("players[0].tracks[1]", "other track of a double", |p| {
        p["players"][0]["tracks"] = json!(["madrid-pamplona/black", "madrid-pamplona/white"]);
    });
    refused("players[1].tracks[0]", "closed", |p| {
        p["players"][1]["tracks"] = json!(["madrid-pamplona/white"]);
    });
    refused("players[1].stations[0]", "has a station already", |p| {
        p["players"][1]["stations"] = json!(["wien"]);
    });
    refused("players[0].stations[3]", "at most 3", |p| {
        p["players"][0]["stations"] = json!(["wien", "roma", "paris", "berlin"]);
    });
    refused("players[1].tickets[0]", "named twice", |p| {
        p["players"][1]["tickets"] = json!(["brest-petrograd"]);
    });
    refused("ticket_deck[1]", "named twice", |p| {
        p["ticket_deck"] = json!(["athina-edinburgh", "athina-edinburgh"]);
    });
    refused("row", "has 4 slots; the row of this game has 5", |p| {
        p["row"] = json!(["red", null, null, null])
    });
    refused("players", "1 players; this game is for 2 to 5", |p| p["players"] = json!([{}]));
    refused("players", "6 players", |p| p["players"] = json!([{}, {}, {}, {}, {}, {}]));
    refused("to_move", "2 is not a player", |p| p["to_move"] = json!(2));
    refused("final_turns", "3 is not within 1 to 2", |p| p["final_turns"] = json!(3));
    refused("passes", "the turns are over", |p| p["passes"] = json!(2));
    refused("options.first_player", "not one of the players", |p| {
        p["options"] = json!({"first_player": 9});
    });
}

/// A position of the Card Game with a little of everything, for the tests to spoil.
fn card_position() -> Value {
    json!({
        "format": "branchline-position/1", "game": "card_game",
        "players": [
            { "name": "Anna", "hand": {"red": 2, "locomotive": 1}, "tickets": ["dallas-helena"],
              "yard": {"red": {"red": 2, "locomotive": 1}}, "pile": {"green": 4},
              "completed": ["chicago-dallas"] },
            { "name": "Ben", "hand": {"blue": 10} },
            { "name": "Cara" } ],
        "row": ["red", "white", "locomotive", "green", "white"],
        "deck": ["white", "red"],
        "discards": {"black": 4},
        "ticket_deck": ["dallas-miami"]
    })
}

#[track_caller]
fn card_refused(place: &str, message: &str, spoil: impl FnOnce(&mut Value)) {
    refused_of(card_position(), place, message, spoil);
}

#[test]
fn card_game_positions_that_could_not_be_name_their_place() {
    let yard = |set: Value| move |p: &mut Value| p["players"][0]["yard"]["red"] = set;
    let place = "players[0].yard.red";
    card_refused(place, "lacks its colour", yard(json!({"locomotive": 2})));
    card_refused(place, "lacks its colour", yard(json!({})));
    card_refused(place, "red cards and locomotives only", yard(json!({"red": 1, "blue": 1})));
    card_refused(place, "11 red cards so far", yard(json!({"red": 9})));
    card_refused("players[0].yard", "unknown variant `pink`", |p| {
        p["players"][0]["yard"] = json!({"pink": {"red": 2}});
    });
    card_refused("players[0].yard.locomotive", "a set has a colour", |p| {
        p["players"][0]["yard"] = json!({"locomotive": {"locomotive": 2}});
    });
    card_refused("players[1].pile", "11 blue cards so far; the game has only 10", |p| {
        p["players"][1]["pile"] = json!({"blue": 1});
    });
    card_refused("players[1].completed[0]", "named twice", |p| {
        p["players"][1]["completed"] = json!(["dallas-helena"]);
    });
    card_refused("players[1].completed[0]", "unknown ticket", |p| {
        p["players"][1]["completed"] = json!(["boston-vancouver"]);
    });
    card_refused("players[0].stations", "have none", |p| {
        p["players"][0]["stations"] = json!(["dallas"]);
    });
    card_refused("players", "5 players; this game is for 2 to 4", |p| {
        p["players"] = json!([{}, {}, {}, {}, {}]);
    });
    card_refused("round", "a game of 3 has one round", |p| p["round"] = json!(2));
    card_refused("round", "0", |p| p["round"] = json!(0));
    card_refused("round", "3 is not within 1 to 2", |p| {
        p["players"] = json!([{}, {}, {}, {}]);
        p["round"] = json!(3);
    });
    card_refused("pending.type", "no tunnels", |p| {
        p["pending"] = json!({"type": "tunnel", "track": "x", "laid": {}, "turned": []});
    });
    card_refused("pending", "the deck is empty", |p| {
        p["deck"] = json!([]);
        p["pending"] = json!({"type": "second_draw"});
    });
    let scoring = |left: Value| {
        move |p: &mut Value| p["pending"] = json!({"type": "complete_tickets", "left": left})
    };
    card_refused("pending.left[0]", "3 is not a player", scoring(json!([3])));
    card_refused("pending.left[0]", "out of order", scoring(json!([0])));
    card_refused("pending.left[1]", "out of order", scoring(json!([2, 1])));
    card_refused("pending.left[1]", "out of order", scoring(json!([1, 1])));
    for (field, value) in [("final_turns", json!(2)), ("passes", json!(1))] {
        card_refused(field, "the round is over", |p| {
            p["pending"] = json!({"type": "complete_tickets"});
            p[field] = value;
        });
    }
    card_refused("players[0].returned", "only held back while starting tickets", |p| {
        p["players"][0]["returned"] = json!(["dallas-raleigh"]);
    });
}

#[test]
fn what_only_the_card_game_has_is_refused_in_board_games() {
    for (field, value) in
        [("yard", json!({})), ("pile", json!({})), ("completed", json!(["brest-petrograd"]))]
    {
        refused(&format!("players[0].{field}"), "only players of the Card Game", |p| {
            p["players"][0][field] = value;
        });
    }
    refused("round", "a board game has no rounds", |p| p["round"] = json!(1));
    refused("pending.type", "in the Card Game only", |p| {
        p["pending"] = json!({"type": "complete_tickets"});
    });
}

#[test]
fn more_spaces_than_trains_are_refused() {
    let map = formats::map::built_in("europe").unwrap();
    let singles = map.tracks().iter().filter(|track| track.twin.is_none());
    let many: Vec<&str> = singles.map(|track| track.id.as_str()).take(25).collect();
    let mut document = position();
    document["players"][1]["tracks"] = json!(many);
    let error = AnyGame::read(&document.to_string()).unwrap_err();
    assert!(error.place.starts_with("players[1].tracks["), "{error}");
    assert!(error.message.contains("of 45 only"), "{error}");
}

#[test]
fn documents_of_the_wrong_shape_name_their_place() {
    refused("players[0].hand.red", "`-1`, expected a whole number from 0 to 255", |p| {
        p["players"][0]["hand"]["red"] = json!(-1);
    });
    refused("players[0].hand.red", "invalid type: string", |p| {
        p["players"][0]["hand"]["red"] = json!("two");
    });
    refused("players[0].hand.pink", "unknown field `pink`", |p| {
        p["players"][0]["hand"]["pink"] = json!(1);
    });
    refused("players[0].cards", "unknown field `cards`", |p| p["players"][0]["cards"] = json!([]));
    refused("colour", "unknown field `colour`", |p| p["colour"] = json!("red"));
    refused("row[1]", "unknown variant `gray`", |p| p["row"][1] = json!("gray"));
    refused("deck", "a list or \"rest\"", |p| p["deck"] = json!("all"));
    refused("deck[0]", "unknown variant `pink`", |p| p["deck"][0] = json!("pink"));
    refused("players[0].tracks[0]", "unknown track", |p| p["players"][0]["tracks"][0] = json!("x"));
    refused("players[0].stations[0]", "unknown city \"x\"", |p| {
        p["players"][0]["stations"][0] = json!("x");
    });
    refused("players[0].tickets[0]", "unknown ticket \"x\"", |p| {
        p["players"][0]["tickets"][0] = json!("x");
    });
    refused("ticket_deck[0]", "unknown ticket \"x\"", |p| p["ticket_deck"][0] = json!("x"));
    refused("game", "unknown game \"mars\"", |p| p["game"] = json!("mars"));
    refused("players[0].tracks", "players of the Card Game have none", |p| {
        p["game"] = json!("card_game");
        p["players"][0]["tickets"] = json!([]);
        p["ticket_deck"] = json!([]);
    });
    refused("format", "is not \"branchline-position/1\"", |p| {
        p["format"] = json!("branchline-position/2");
    });
    refused("format", "is missing", |p| drop(p.as_object_mut().unwrap().remove("format")));
    refused("seed", "hex digits", |p| p["seed"] = json!("xyz"));
    refused("seed", "hex digits", |p| p["seed"] = json!("0".repeat(65)));
    refused("options.speed", "unknown field `speed`", |p| p["options"] = json!({"speed": 1}));
    refused("pending.type", "unknown variant `lunch`", |p| p["pending"] = json!({"type": "lunch"}));
}

/// A position in which a tunnel's extra cost is to be paid.
fn tunnel(document: &mut Value) {
    document["players"] = json!([{"name": "Anna"}, {}]);
    document["pending"] = json!({
        "type": "tunnel", "track": "marseille-zurich",
        "laid": {"purple": 2}, "turned": ["purple", "red", "blue"]
    });
}

#[test]
fn a_pending_tunnel_that_could_not_be_is_refused() {
    let mut fine = position();
    tunnel(&mut fine);
    AnyGame::read(&fine.to_string()).unwrap();

    let check = |place: &str, message: &str, field: &str, value: Value| {
        refused(place, message, |p| {
            tunnel(p);
            p["pending"][field] = value;
        });
    };
    check("pending.track", "not a tunnel", "track", json!("pamplona-paris/blue"));
    check("pending.track", "unknown track", "track", json!("x"));
    check("pending.laid", "can't be paid", "laid", json!({"purple": 3}));
    check("pending.laid", "needs purple", "laid", json!({"red": 2}));
    check("pending.laid", "one colour", "laid", json!({"red": 1, "purple": 1}));
    check("pending.turned", "cost nothing", "turned", json!(["red", "red", "blue"]));
    check("pending.turned", "4 cards", "turned", json!(["red", "red", "red", "purple"]));
    check("pending.turned", "as long as there are any", "turned", json!(["purple"]));
    refused("pending.track", "already claimed", |p| {
        tunnel(p);
        p["players"][1]["tracks"] = json!(["marseille-zurich"]);
    });
    refused("pending", "is finished", |p| {
        tunnel(p);
        p["finished"] = json!(true);
    });
}

#[test]
fn offers_that_could_not_be_are_refused() {
    let offer = |tickets: Value, least: usize| json!({"tickets": tickets, "keep_at_least": least});
    let one = || offer(json!(["athina-wilno"]), 1);
    refused("players[0].offer.keep_at_least", "tickets are offered", |p| {
        p["players"][0]["offer"] = offer(json!(["athina-wilno"]), 2);
    });
    refused("players[0].offer.tickets", "1 to 6", |p| {
        p["players"][0]["offer"] = offer(json!([]), 0);
    });
    refused("players[1].offer", "only the player to move", |p| {
        p["setup"] = json!(false);
        p["players"][1]["offer"] = one();
    });
    refused("setup", "no player has an offer", |p| p["setup"] = json!(true));
    refused("players[0].returned", "while starting tickets are chosen", |p| {
        p["players"][0]["returned"] = json!(["athina-wilno"]);
    });
    refused("pending", "tickets to choose from first", |p| {
        p["players"][0]["offer"] = one();
        p["pending"] = json!({"type": "second_draw"});
    });
    refused("pending", "still choose", |p| {
        p["players"][1]["offer"] = one();
        p["pending"] = json!({"type": "second_draw"});
    });
    refused("pending", "the turn would be over", |p| {
        p["deck"] = json!([]);
        p["discards"] = json!({});
        p["row"] = json!([null, "locomotive", null, null, null]);
        p["pending"] = json!({"type": "second_draw"});
    });
}

#[test]
fn a_map_may_not_have_the_id_of_a_built_in_game_unless_it_is_that_game() {
    for game in GAMES {
        for file in ["usa", "europe"].map(|id| built_in_file(id).unwrap()) {
            let map = MapDoc::read(file).unwrap();
            assert!(Board::from_file(map.clone()).is_ok(), "the file itself");
            let stranger = MapDoc { id: game.to_string(), name: "Stranger".to_string(), ..map };
            let error = Board::from_file(stranger.clone()).map(drop).unwrap_err();
            assert_eq!(error.place, "id");
            assert!(error.message.contains("built-in game"), "{error}");
            // Nor may a position include such a map.
            let position = json!({
                "format": "branchline-position/1", "game": game, "map": stranger,
                "players": [{"name": "Anna"}, {"name": "Ben"}],
            });
            let error = AnyGame::read(&position.to_string()).map(drop).unwrap_err();
            assert_eq!(error.place, "map.id");
        }
    }
}

#[test]
fn truncated_documents_are_refused_in_one_line() {
    let (_, record) = &records()[0];
    let position = position().to_string();
    let map = include_str!("../../../../data/usa.json");
    for part in 0..40 {
        let cut = |text: &str| {
            let mut at = text.len() * part / 40;
            while !text.is_char_boundary(at) {
                at -= 1;
            }
            text[..at].to_string()
        };
        for error in [
            AnyGame::read(&cut(&position)).unwrap_err(),
            RecordDoc::read(&cut(record)).unwrap_err(),
            MapDoc::read(&cut(map)).unwrap_err(),
            Scenario::read(&cut(&position)).map(drop).unwrap_err(),
        ] {
            assert!(!error.to_string().contains('\n') && !error.message.is_empty());
        }
    }
}

#[test]
fn bad_records_name_the_action() {
    let (_, text) = &records()[0];
    let spoil = |change: &dyn Fn(&mut Value)| {
        let mut record: Value = serde_json::from_str(text).unwrap();
        change(&mut record);
        match RecordDoc::read(&record.to_string()) {
            Err(error) => error,
            Ok(record) => record.replay().map(drop).unwrap_err(),
        }
    };
    let error = spoil(&|r| r["actions"][5]["action"] = json!({"type": "pass"}));
    assert_eq!(error.place, "actions[5]");
    assert!(error.message.contains("must_act"), "{error}");
    let error = spoil(&|r| r["actions"][9]["player"] = json!(7));
    assert_eq!(error.place, "actions[9]");
    let error = spoil(&|r| r["actions"][9]["action"]["type"] = json!("fly"));
    assert!(error.place.starts_with("actions[9]"), "{error}");
    assert_eq!(spoil(&|r| r["players"] = json!(["solo"])).place, "players");
    assert_eq!(spoil(&|r| r["seed"] = json!("g")).place, "seed");
    let error = spoil(&|r| r["options"] = json!({"first_player": 4}));
    assert_eq!(error.place, "options.first_player");
}

#[test]
fn a_slip_in_a_step_is_bad_input_unless_it_is_meant_to_be_refused() {
    let scenario = |step: Value| {
        let mut position = position();
        position.as_object_mut().unwrap().remove("format");
        let document = json!({
            "format": "branchline-scenario/1", "position": position, "steps": [step]
        });
        Scenario::read(&document.to_string()).unwrap().run()
    };
    let claim = json!({"type": "claim_track", "track": "paris-mars", "cards": {"red": 1}});
    let error = scenario(json!({"player": 0, "action": claim})).unwrap_err();
    assert_eq!(error.place, "steps[0].action");
    assert!(error.message.contains("no track \"paris-mars\""));
    let meant = scenario(json!({"player": 0, "action": claim, "error": "unknown_track"}));
    assert_eq!(meant.unwrap(), formats::scenario::Outcome::Ok);
}

#[test]
fn a_list_is_no_object() {
    let list = "a list where an object should be";
    refused("players[0].hand", list, |p| p["players"][0]["hand"] = json!([1, 2]));
    refused("players[1]", list, |p| p["players"][1] = json!(["Ben", {"red": 1}]));
    refused("players[0].offer", list, |p| {
        p["players"][0]["offer"] = json!([["athina-wilno"], 1]);
    });
    refused("discards", list, |p| p["discards"] = json!([]));
    refused("options", list, |p| p["options"] = json!([]));
    refused("pending", list, |p| p["pending"] = json!(["second_draw"]));

    let steps = [
        (json!([0, {"type": "pass"}]), "steps[0]"),
        (json!({"player": 0, "action": ["draw_card", "deck"]}), "steps[0].action"),
        (
            json!({"player": 0, "action": {"type": "pay_tunnel", "cards": [1]}}),
            "steps[0].action.cards",
        ),
    ];
    for (step, place) in steps {
        let document = json!({
            "format": "branchline-scenario/1", "position": position(), "steps": [step]
        });
        let error = Scenario::read(&document.to_string()).map(drop).unwrap_err();
        assert_eq!((error.place.as_str(), error.message.as_str()), (place, list));
    }
}

#[test]
fn keys_given_twice_are_refused() {
    let text = position().to_string().replace("\"black\":4", "\"black\":4,\"black\":3");
    let error = AnyGame::read(&text).unwrap_err();
    assert_eq!((error.place.as_str(), error.message.contains("duplicate")), ("discards", true));
}
