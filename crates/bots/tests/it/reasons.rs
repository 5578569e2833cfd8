//! What speaks for an action, from what the planner is after.

use bots::Seat;
use bots::reasons::{Explained, PlanSketch, Reason};
use bots::weights::Tunable;
use engine::board::State;
use engine::card_game;
use engine::cards::Card;
use engine::chance::{Seed, Stream};
use engine::game::{GameState, Rules};
use engine::players::{PlayerId, Viewer};
use formats::action::ActionDoc;
use formats::documented::Documented;
use formats::game::{AnyGame, Game};

/// The plan of player 0, and the reasons for an action.
fn asked<S: Documented + Explained>(game: &Game<S>, action: &str) -> (PlanSketch, Vec<Reason>) {
    let rules = &**game.rules();
    let doc: ActionDoc = serde_json::from_str(action).unwrap();
    let action = S::read_action(rules, &doc).unwrap();
    let (player, chance) = (PlayerId(0), Seed::default().stream(Stream::Bot(0)));
    let players = game.state().player_count();
    let mut planner = <S as Tunable>::shipped_planner(&Seat { rules, player, players, chance });
    let view = game.state().view(Viewer::Player(player));
    (S::plan(&mut planner, rules, &view), S::reasons(&mut planner, rules, &view, &action))
}

fn usa(hand: &str, tracks: &str) -> Game<State> {
    let text = format!(
        r#"{{"format":"branchline-position/1","game":"usa","players":[
            {{"name":"Anna","hand":{hand},"tickets":["denver-el_paso"],"tracks":{tracks}}},
            {{"name":"Ben"}}],"row":["red","blue","locomotive","green","white"]}}"#
    );
    match AnyGame::read(&text).unwrap() {
        AnyGame::Board(game) => game,
        AnyGame::CardGame(_) => panic!("a board"),
    }
}

#[test]
fn a_claim_keeps_a_ticket_open_and_then_completes_it() {
    let game = usa(r#"{"red":4}"#, "[]");
    let ticket = game.rules().ticket_named("denver-el_paso").unwrap();
    let claim =
        |track: &str| format!(r#"{{"type":"claim_track","track":"{track}","cards":{{"red":2}}}}"#);
    let (plan, _) = asked(&game, &claim("denver-santa_fe"));
    assert!(plan.tickets.contains(ticket));
    for track in plan.tracks.iter() {
        let (_, reasons) = asked(&game, &claim(&game.rules().track(track).id));
        assert_eq!(reasons[0], Reason::KeepsTicketOpen(ticket), "{reasons:?}");
    }
    let game = usa(r#"{"red":4}"#, r#"["el_paso-santa_fe"]"#);
    let (_, reasons) = asked(&game, &claim("denver-santa_fe"));
    assert_eq!(reasons[0], Reason::CompletesTicket(ticket), "{reasons:?}");
}

#[test]
fn a_track_beside_the_plan_is_for_its_points() {
    let game = usa(r#"{"red":6}"#, "[]");
    let claim = r#"{"type":"claim_track","track":"calgary-helena","cards":{"red":4}}"#;
    let track = game.rules().track_named("calgary-helena").unwrap();
    assert_eq!(asked(&game, claim).1, [Reason::Points(track)]);
}

#[test]
fn a_locomotive_is_wild_and_tickets_need_room() {
    let game = usa("{}", "[]");
    let from = |slot: u8| format!(r#"{{"type":"draw_card","from":"row","slot":{slot}}}"#);
    assert_eq!(asked(&game, &from(2)).1, [Reason::Wild]);
    assert_eq!(asked(&game, r#"{"type":"draw_tickets"}"#).1, [Reason::RoomForTickets]);
}

#[test]
fn in_the_card_game_a_set_robs_and_a_card_feeds() {
    let text = r#"{"format":"branchline-position/1","game":"card_game","players":[
        {"name":"Anna","hand":{"blue":3},"tickets":["chicago-seattle"]},
        {"name":"Ben","yard":{"blue":{"blue":2}}}],"row":["red","blue","white","green","yellow"]}"#;
    let AnyGame::CardGame(game) = AnyGame::read(text).unwrap() else { panic!("the Card Game") };
    let (plan, reasons) = asked(&game, r#"{"type":"play_cards","cards":{"blue":3}}"#);
    assert_eq!(reasons[0], Reason::Robs(PlayerId(1), Card::Blue));
    let most = plan.lacks[0].0;
    let row = game.state().supply().row().iter().position(|card| *card == Some(most));
    let slot = row.expect("the row has a card of every colour the ticket needs");
    let draw = format!(r#"{{"type":"draw_card","from":"row","slot":{slot}}}"#);
    let ticket = game.rules().ticket_named("chicago-seattle").unwrap();
    let (_, reasons) = asked::<card_game::State>(&game, &draw);
    assert_eq!(reasons, [Reason::LacksMost(most), Reason::Feeds(ticket, most)]);
}
