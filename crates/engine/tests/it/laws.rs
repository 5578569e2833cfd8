//! Laws that hold at every moment of every game: one suite, run on all games.

use engine::cards::Cards;
use engine::chance::FastChance;
use engine::game::Waiting;
use engine::players::PlayerId;
use engine::score::Counted;
use engine::sets::{TicketId, TicketSet};
use formats::game::Game;
use formats::position::{FORMAT, PositionDoc};

use crate::playthrough::{Lawful, Playthrough, on_every_game};

/// For each game and number of players; as many again on small maps and decks.
const GAMES: u64 = 260;

#[test]
fn every_random_game_ends_keeps_its_cards_and_replays_to_the_same_state() {
    fn law<S: Lawful>(mut play: Playthrough<S>) {
        play.play_watched(|play| {
            cards_and_tickets_are_conserved(play);
            S::own_laws(play);
        });
        cards_and_tickets_are_conserved(&play);
        S::own_laws(&play);
        let names = play.game.names().to_vec();
        let (mut again, _) =
            Game::<S>::deal(play.book.clone(), names, play.options.clone(), play.seed).unwrap();
        for step in play.record().actions {
            again.act(step.player, &step.action).unwrap();
        }
        play.must(again.state() == play.state(), "a replayed record gives the same state");
    }
    let games = on_every_game!(law, GAMES).len();
    assert!(games >= 5_000, "{games} games");
}

#[test]
fn what_is_listed_is_accepted_and_nothing_else_is() {
    fn law<S: Lawful>(mut play: Playthrough<S>) {
        play.play_watched(|play| {
            for other in play.state().players().collect::<Vec<_>>() {
                let listed = play.legal(other);
                for action in S::candidates(play, other) {
                    let accepted = play.state().check(play.rules(), other, &action).is_ok();
                    let law = format!("{action:?} of {other:?}: accepted as listed");
                    let unlisted = accepted && S::may_be_unlisted(&action);
                    play.must(unlisted || accepted == listed.contains(&action), &law);
                }
                for (i, action) in listed.iter().enumerate() {
                    let accepted = play.state().check(play.rules(), other, action).is_ok();
                    play.must(accepted, &format!("{action:?} of {other:?} is listed, so legal"));
                    play.must(!listed[..i].contains(action), "no action is listed twice");
                }
            }
        });
    }
    on_every_game!(law, 20);
}

#[test]
fn a_refused_action_changes_nothing() {
    fn law<S: Lawful>(mut play: Playthrough<S>) {
        play.play_watched(|play| {
            for other in play.state().players().collect::<Vec<_>>() {
                for action in S::candidates(play, other) {
                    let mut state = *play.state();
                    let mut chance = FastChance::new(1);
                    let mut events = Vec::new();
                    let done = state.apply(play.rules(), other, &action, &mut chance, &mut events);
                    if done.is_err() {
                        play.must(state == *play.state(), "a refusal changes nothing");
                        play.must(events.is_empty(), "a refusal tells nothing");
                    }
                }
            }
        });
    }
    on_every_game!(law, 20);
}

#[test]
fn a_position_loads_to_the_state_it_was_written_from() {
    fn law<S: Lawful>(mut play: Playthrough<S>) {
        let written_again = |play: &Playthrough<S>| {
            let written = play.game.position();
            let text = serde_json::to_string(&written).unwrap();
            let read: PositionDoc = formats::error::read_versioned(&text, FORMAT).unwrap();
            match Game::<S>::load(play.book.clone(), &read) {
                Err(error) => play.must(false, &format!("{error} in {text}")),
                Ok(loaded) => {
                    play.must(loaded.state() == play.state(), "the loaded state is the same");
                    let mut again = loaded.position();
                    again.map = written.map.clone();
                    play.must(again == written, "so is the position written again");
                }
            }
        };
        play.play_watched(|play| written_again(play));
        written_again(&play);
    }
    on_every_game!(law, 20);
}

#[test]
fn totals_without_detail_are_those_of_the_score() {
    fn same<S: Lawful>(play: &Playthrough<S>) {
        let score = play.state().score(play.rules());
        let totals: Vec<i32> = score.players.iter().map(|player| player.total()).collect();
        let quick = play.state().totals(play.rules());
        play.must(quick[..totals.len()] == totals, "the quick totals are the exact ones");
        let placed: usize = score.ranking.iter().map(Vec::len).sum();
        play.must(placed == totals.len(), "everybody has a place");
        let best = score.winners().iter().all(|w| Some(&totals[w.index()]) == totals.iter().max());
        play.must(best, "nobody has more points than the winners");
    }
    fn law<S: Lawful>(mut play: Playthrough<S>) {
        play.play_watched(|play| {
            if play.rng.u8(0..8) == 0 {
                same(play);
            }
        });
        same(&play);
    }
    on_every_game!(law, 60);
}

#[test]
fn bg_turn_2_games_of_hoarders_end() {
    // Draw cards as long as there are any.
    fn law<S: Lawful>(mut play: Playthrough<S>) {
        play.play(|play, _, legal| {
            let draws: Vec<S::Action> =
                legal.iter().copied().filter(|action| S::draws_cards(action)).collect();
            if draws.is_empty() { play.any(legal) } else { play.any(&draws) }
        });
    }
    on_every_game!(law, 25);
}

#[test]
fn bg_tix_1_games_of_ticket_drawers_end() {
    // Draw tickets and keep as few as possible, as long as there are any. (Where none need be
    // kept, that would never end: now and then they do something else.)
    fn law<S: Lawful>(mut play: Playthrough<S>) {
        play.play(|play, _, legal| {
            let fewest = |action: &S::Action| S::keeps_tickets(action).unwrap_or(usize::MAX);
            let best = *legal.iter().min_by_key(|&action| fewest(action)).unwrap();
            let bored = play.rng.u8(0..4) == 0;
            if fewest(&best) < usize::MAX && !bored { best } else { play.any(legal) }
        });
    }
    on_every_game!(law, 25);
}

#[test]
fn bg_end_1_cg_end_1_everybody_has_one_more_turn_once_the_end_is_near() {
    fn law<S: Lawful>(mut play: Playthrough<S>) -> usize {
        let mut seen = 0;
        let mut last_turns: Option<Vec<PlayerId>> = None;
        let mut check = |turns: Vec<PlayerId>, play: &Playthrough<S>| {
            let players = play.state().player_count();
            let from = turns[0].index();
            let in_order = (0..players).map(|step| PlayerId(((from + step) % players) as u8));
            play.must(turns.iter().copied().eq(in_order), "everybody had exactly one more turn");
            seen += 1;
        };
        let mut passed = false;
        play.play_watched(|play| {
            let state = play.state();
            passed |= state.passes() > 0;
            match (state.waiting(), state.final_turns()) {
                (Waiting::Turn, Some(_)) => {
                    last_turns.get_or_insert_default().push(state.to_move());
                }
                // A round is over, and perhaps not the game.
                (Waiting::Answer, None) if !passed => {
                    last_turns.take().into_iter().for_each(|turns| check(turns, play));
                }
                _ => {}
            }
        });
        if let (Some(turns), false) = (last_turns, passed) {
            check(turns, &play);
        }
        seen
    }
    let seen: usize = on_every_game!(law, 60).into_iter().sum();
    assert!(seen > 1_000, "only {seen} rounds came to their last turns");
}

#[test]
fn a_random_action_without_a_list_is_any_of_those_it_may_be() {
    fn law<S: Lawful>(mut play: Playthrough<S>) {
        let mut chance = FastChance::new(7);
        play.play(|play, player, legal| {
            let state = *play.state();
            if state.waiting() != Waiting::Setup {
                let choices = state.random_choices(play.rules(), legal);
                let mut drawn: Vec<S::Action> = Vec::new();
                for _ in 0..4 {
                    let (who, action) = state.random_action(play.rules(), &mut chance).unwrap();
                    play.must(who == player, "the player to move is asked");
                    let law = format!("{action:?} is one of {choices:?}");
                    play.must(choices.contains(&action), &law);
                    drawn.push(action);
                }
                // Often enough, all of a short list turn up.
                if play.rng.u8(0..16) == 0 && choices.len() <= 40 {
                    for _ in 0..40 * choices.len() {
                        drawn.push(state.random_action(play.rules(), &mut chance).unwrap().1);
                    }
                    for action in &choices {
                        play.must(drawn.contains(action), &format!("{action:?} turns up"));
                    }
                }
            }
            play.any(legal)
        });
    }
    on_every_game!(law, 3);
}

fn cards_and_tickets_are_conserved<S: Lawful>(play: &Playthrough<S>) {
    let (state, rules) = (play.state(), play.rules());
    let supply = state.supply();
    let mut cards: Cards = supply.row().iter().flatten().copied().collect();
    cards += *supply.deck();
    cards += *supply.discards();
    state.players().for_each(|player| cards += *state.hand(player));
    cards += state.other_cards();
    play.must(cards == S::all_cards(rules), "no card is lost or made");
    play.must(supply.deck().total() as usize == supply.deck_len(), "the deck is counted");
    play.must(supply.discards().total() as usize == supply.discards_len(), "so are discards");

    let mut tickets: Vec<TicketId> = state.ticket_deck().collect();
    for player in state.players() {
        tickets.extend(state.tickets(player).iter());
        tickets.extend(state.offer(player).map_or(&[][..], |(offer, _)| offer));
        tickets.extend(state.returned(player));
    }
    tickets.extend(state.other_tickets());
    let distinct: TicketSet = tickets.iter().copied().collect();
    play.must(distinct.len() == tickets.len(), "no ticket is in two places");
    let all = S::all_tickets(rules);
    play.must(all.is_none_or(|all| all == distinct.len()), "no ticket is lost");
}
