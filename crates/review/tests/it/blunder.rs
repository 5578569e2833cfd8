//! A blunder that was planted is found, with its kind.

use bots::{BotSpec, Seat, sit_down};
use engine::board::{Action, State};
use engine::chance::{Seed, SeededChance, Stream};
use engine::game::{GameState, TableOptions, Waiting};
use engine::players::{PlayerId, Viewer};
use engine::supply::Source;
use formats::game::{AnyRulebook, Board, Rulebook};
use formats::position::Options;
use formats::record::RecordDoc;
use formats::review::MistakeKind;

use crate::{settings, whole};

#[test]
fn a_claim_that_is_missed_in_the_last_turn_is_a_blunder() {
    let AnyRulebook::Board(book) = AnyRulebook::built_in("usa").unwrap() else { panic!() };
    let (record, at) =
        (0..).find_map(|number| planted(&book, Seed([5; 32]).of_game(number))).unwrap();
    let review = whole(&record, settings(16));
    let step = &review.steps[at];
    let decision = step.decision.as_ref().unwrap();
    assert_eq!(decision.mistake, Some(MistakeKind::ClaimedTooLate), "{step:?}");
    assert!(decision.loss >= 0.1, "{step:?}");
    let player = &review.players[step.player];
    assert!(player.mistakes[&MistakeKind::ClaimedTooLate].loss >= decision.loss);
}

/// A game of planners in which one draws in the last turn of all and not claims, and for that
/// reason does not win; and when that was. None if this deal has no such game.
fn planted(book: &Board, seed: Seed) -> Option<(RecordDoc, usize)> {
    let good = play(book, seed, |_, _, usual| usual);
    let mut at = None;
    let draw = Action::DrawCard { from: Source::Deck };
    let bad = play(book, seed, |state, number, usual| {
        let last = state.final_turns() == Some(1) && state.waiting() == Waiting::Turn;
        let claims = matches!(usual, Action::ClaimTrack { .. });
        let can = state.check(&book.rules, state.to_move(), &draw).is_ok();
        if last && claims && can && at.is_none() {
            at = Some(number);
            return draw;
        }
        usual
    });
    let at = at?;
    let loser = bad.0.actions[at].player;
    let wins = |state: &State| state.score(&book.rules).winners() == [PlayerId(loser as u8)];
    (wins(&good.1) && !wins(&bad.1)).then_some((bad.0, at))
}

/// A game in which `choose` has the last word on what planners do.
fn play(
    book: &Rulebook<<State as GameState>::Rules>,
    seed: Seed,
    mut choose: impl FnMut(&State, usize, Action) -> Action,
) -> (RecordDoc, State) {
    let (rules, players) = (&*book.rules, 2);
    let mut bots: Vec<_> = (0..players as u8)
        .map(|player| {
            let chance = seed.stream(Stream::Bot(player));
            let seat = Seat { rules, player: PlayerId(player), players, chance };
            sit_down::<State>(BotSpec::Planner, seat)
        })
        .collect();
    let mut chance = SeededChance::new(&seed);
    let mut events = Vec::new();
    let mut state = State::deal(rules, players, &TableOptions::default(), &mut chance, &mut events);
    let names = ["Anna".to_string(), "Ben".to_string()];
    let mut record = RecordDoc::begin(book, &names, &Options::default(), &seed);
    let mut legal = Vec::new();
    while let Some(player) = state.players().find(|&player| state.may_act(player)) {
        for event in events.drain(..) {
            for (player, bot) in state.players().zip(&mut bots) {
                bot.see(rules, event.seen_by(Viewer::Player(player)));
            }
        }
        legal.clear();
        state.list_legal(rules, player, &mut legal);
        let view = state.view(Viewer::Player(player));
        let usual = bots[player.index()].choose(rules, &view, &legal);
        let action = choose(&state, record.actions.len(), usual);
        state.apply(rules, player, &action, &mut chance, &mut events).unwrap();
        record.push::<State>(rules, player, &action);
    }
    (record, state)
}
