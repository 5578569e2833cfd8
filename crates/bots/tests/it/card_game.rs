//! The bots of the Card Game.

use bots::{Seat, bot};
use engine::card_game::{Action, Phase, Score, State};
use engine::chance::{Seed, Stream};
use engine::event::Event;
use engine::game::TableOptions;
use engine::players::PlayerId;
use formats::deck::card_game as deck;

use crate::twins::{Twins, company};

/// Plays a game and shows every decision before it is applied, and then every event.
fn play(
    codes: &[&str],
    number: u32,
    open_piles: bool,
    mut decided: impl FnMut(&State, Action),
    happened: impl FnMut(Event),
) -> Score {
    let options = TableOptions { first_player: None, open_piles };
    Twins { rules: &*deck(), codes, options, seed: Seed([23; 32]), number }
        .play(|state: &State, _, action| decided(state, action), happened)
}

#[test]
fn every_choice_is_legal_and_follows_from_what_was_seen_and_every_game_ends() {
    for players in 2..=4 {
        for codes in company(players) {
            for number in 0..8 {
                play(&codes, number, number % 2 == 0, |_, _| {}, |_| {});
            }
        }
    }
}

#[test]
fn the_planner_does_everything_there_is_to_do() {
    let (mut sets, mut trios, mut robberies) = (0, 0, 0);
    let (mut kept_some, mut kept_none, mut draws) = (0, 0, 0);
    for number in 0..120 {
        let codes = vec!["planner"; 2 + number as usize % 3];
        let decided = |state: &State, action| match action {
            Action::PlayCards { cards } if cards.iter().count() == 3 => trios += 1,
            Action::PlayCards { .. } => sets += 1,
            Action::KeepTickets { tickets } if state.phase() == Phase::Tickets => {
                if tickets.is_empty() { kept_none += 1 } else { kept_some += 1 }
            }
            Action::DrawCard { .. } => draws += 1,
            _ => {}
        };
        play(&codes, number, false, decided, |event| {
            robberies += u32::from(matches!(event, Event::Robbed { .. }));
        });
    }
    let all = [sets, trios, robberies, kept_some, kept_none, draws];
    assert!(all.iter().all(|&n| n > 0), "{all:?}");
}

#[test]
fn each_bot_beats_the_one_before_it_with_any_number_of_players() {
    for (stronger, weaker) in [("greedy", "random"), ("planner", "greedy"), ("planner", "random")] {
        for players in 2..=4 {
            let mut wins = 0.0;
            for number in 0..40 {
                // Both places of the same deal: every other seat, and then the others.
                for place in 0..2 {
                    let is_stronger = |seat: usize| seat % 2 == place;
                    let code = |seat| if is_stronger(seat) { stronger } else { weaker };
                    let codes: Vec<&str> = (0..players).map(code).collect();
                    let score = play(&codes, number, false, |_, _| {}, |_| {});
                    let winners = score.winners();
                    let won = winners.iter().filter(|winner| is_stronger(winner.index())).count();
                    wins += won as f32 / winners.len() as f32;
                }
            }
            let least = if stronger == "planner" { 56.0 } else { 50.0 };
            assert!(wins >= least, "{stronger} won {wins} of 80 against {weaker}, {players} play");
        }
    }
}

#[test]
fn an_expert_with_a_number_of_iterations_always_chooses_the_same_and_legally() {
    for players in 2..=4 {
        let mut codes = vec!["planner"; players];
        codes[0] = "expert:2it";
        play(&codes, 1, players == 3, |_, _| {}, |_| {});
    }
}

#[test]
fn a_bot_that_does_not_exist_is_refused() {
    for code in ["genius", "expert:", "expert:fast", "expert:-1", "expert:it", "expertly"] {
        let chance = Seed::default().stream(Stream::Bot(0));
        let seat = Seat::<State> { rules: &deck(), player: PlayerId(0), players: 2, chance };
        let Err(error) = bot(code, seat) else { panic!("{code} is no bot") };
        assert!(error.to_string().contains("random, greedy, planner, expert"), "{error}");
    }
}

/// A second round has only the cards that nobody saved for it.
#[test]
fn planners_among_themselves_complete_tickets_with_any_number_of_players() {
    for players in 2..=4 {
        let codes = vec!["planner"; players];
        let mut completed = 0;
        for number in 0..20 {
            let score = play(&codes, number, false, |_, _| {}, |_| {});
            completed += score.players.iter().map(|player| player.completed.len()).sum::<usize>();
        }
        let each = completed / (20 * players);
        assert!(each >= 3, "{each} tickets each of {players}");
    }
}
