//! What kind of mistake it was, from what was done and what was better.

use bots::reasons::PlanSketch;
use engine::board;
use engine::card_game;
use engine::players::{PlayerId, Viewer};
use formats::action::ActionDoc;
use formats::game::{AnyGame, Game};
use formats::review::MistakeKind;
use review::game::{Made, Reviewed};
use serde_json::{Value, json};

/// The kind of mistake it is to do one and not the other.
fn kind<S: Reviewed>(
    game: &Game<S>,
    plan: &PlanSketch,
    robbed: bool,
    [played, best]: [Value; 2],
) -> MistakeKind {
    let read = |doc: Value| {
        let doc: ActionDoc = serde_json::from_value(doc).unwrap();
        S::read_action(game.rules(), &doc).unwrap()
    };
    let (rules, view) = (&**game.rules(), &game.state().view(Viewer::Player(PlayerId(0))));
    S::mistake(&Made { rules, view, played: &read(played), best: &read(best), plan, robbed })
}

fn board(position: Value) -> Game<board::State> {
    match AnyGame::read(&position.to_string()).unwrap() {
        AnyGame::Board(game) => game,
        AnyGame::CardGame(_) => panic!(),
    }
}

fn card_game(position: Value) -> Game<card_game::State> {
    match AnyGame::read(&position.to_string()).unwrap() {
        AnyGame::CardGame(game) => game,
        AnyGame::Board(_) => panic!(),
    }
}

#[test]
fn on_the_boards() {
    let game = board(json!({
        "format": "branchline-position/1", "game": "europe",
        "players": [{"name": "Anna", "hand": {"black": 4, "red": 2}}, {"name": "Ben"}],
        "row": ["red", "blue", "white", "green", "white"]
    }));
    let map = game.rules();
    let tunnel = map.tracks().iter().position(|track| track.tunnel).unwrap();
    let plain = map.tracks().iter().position(|track| !track.tunnel && track.ferry == 0).unwrap();
    let claim = |track: usize| json!({"type": "claim_track", "track": map.tracks()[track].id, "cards": {"black": 2}});
    let mut planned = PlanSketch::default();
    planned.tracks.insert(engine::sets::TrackId(tunnel as u8));
    let draw = json!({"type": "draw_card", "from": "deck"});
    let row = json!({"type": "draw_card", "from": "row", "slot": 1});
    let tickets = json!({"type": "draw_tickets"});
    let station = json!({"type": "build_station", "city": map.cities()[0].id, "cards": {"red": 1}});
    let keep = |ids: &[usize]| {
        let ids: Vec<&String> = ids.iter().map(|&i| &map.tickets()[i].id).collect();
        json!({"type": "keep_tickets", "tickets": ids})
    };
    let pay = json!({"type": "pay_tunnel", "cards": {"black": 1}});
    let leave = json!({"type": "leave_tunnel"});
    let expected = [
        ([keep(&[0, 1]), keep(&[0])], MistakeKind::TicketKept),
        ([keep(&[0]), keep(&[0, 1])], MistakeKind::TicketRefused),
        ([draw.clone(), row.clone()], MistakeKind::ColorDrawn),
        ([draw.clone(), tickets.clone()], MistakeKind::TicketsNotDrawn),
        ([tickets.clone(), draw.clone()], MistakeKind::TicketsDrawn),
        ([draw.clone(), claim(tunnel)], MistakeKind::ClaimedTooLate),
        ([claim(tunnel), draw.clone()], MistakeKind::TunnelRisked),
        ([claim(plain), draw.clone()], MistakeKind::ClaimedForNothing),
        ([claim(tunnel), claim(plain)], MistakeKind::WrongTrack),
        ([station.clone(), draw.clone()], MistakeKind::StationBuilt),
        ([draw, station], MistakeKind::StationMissed),
        ([pay.clone(), leave.clone()], MistakeKind::TunnelPaid),
        ([leave, pay], MistakeKind::TunnelGivenUp),
    ];
    for (pair, expected) in expected {
        let said = format!("{pair:?}");
        assert_eq!(kind(&game, &planned, false, pair), expected, "{said}");
    }
    planned.tracks.insert(engine::sets::TrackId(plain as u8));
    let pair = [claim(plain), json!({"type": "draw_card", "from": "deck"})];
    assert_eq!(kind(&game, &planned, false, pair), MistakeKind::ClaimedTooEarly);
}

#[test]
fn in_the_card_game() {
    let game = card_game(json!({
        "format": "branchline-position/1", "game": "card_game",
        "players": [
            {"name": "Anna", "hand": {"red": 3, "blue": 3}},
            {"name": "Ben", "yard": {"blue": {"blue": 2}}}
        ],
        "row": ["red", "blue", "white", "green", "white"]
    }));
    let plan = PlanSketch::default();
    let play = |color: &str, n: u8| json!({"type": "play_cards", "cards": {color: n}});
    let draw = json!({"type": "draw_card", "from": "deck"});
    let expected = [
        ([play("red", 3), draw.clone()], true, MistakeKind::YardRobbed),
        ([play("red", 3), draw.clone()], false, MistakeKind::SetPlayedTooEarly),
        ([draw.clone(), play("red", 3)], false, MistakeKind::SetPlayedTooLate),
        ([draw.clone(), play("blue", 3)], false, MistakeKind::RobberyMissed),
        ([play("red", 3), play("blue", 3)], false, MistakeKind::RobberyMissed),
        ([play("blue", 3), play("red", 3)], false, MistakeKind::WrongSet),
        ([json!({"type": "draw_tickets"}), draw], false, MistakeKind::TicketsDrawn),
    ];
    for (pair, robbed, expected) in expected {
        let said = format!("{pair:?}");
        assert_eq!(kind(&game, &plan, robbed, pair), expected, "{said}");
    }
}

#[test]
fn every_kind_is_described() {
    for page in ["docs/review.md", "docs/formats/reviews.md"] {
        let path = format!("{}/../../{page}", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(path).unwrap();
        for kind in MistakeKind::ALL {
            let code = serde_json::to_value(kind).unwrap();
            assert!(text.contains(&format!("`{}`", code.as_str().unwrap())), "{page}: {code}");
        }
    }
}
