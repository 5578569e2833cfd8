//! Laws that hold at every moment of every game.

use engine::board::{Action, Map, Phase, State};
use engine::cards::{Card, Cards};
use engine::chance::FastChance;
use engine::players::{PlayerId, Viewer};
use engine::sets::{CityId, TicketId, TicketSet, TrackId};
use engine::supply::Source;
use formats::game::Game;

use crate::table::{Table, tables};

/// 2 boards x 4 player counts x 260 games, and 1,040 games on small maps.
const GAMES: u64 = 260;

fn any(table: &mut Table, _: PlayerId, legal: &[Action]) -> Action {
    legal[table.rng.usize(0..legal.len())]
}

#[test]
fn every_random_game_ends_keeps_its_cards_and_replays_to_the_same_state() {
    let mut games = 0;
    for mut table in tables(GAMES) {
        table.play(|table, player, legal| {
            cards_and_tickets_are_conserved(table);
            any(table, player, legal)
        });
        cards_and_tickets_are_conserved(&table);
        let again = table.record().play(table.done.len()).unwrap();
        table.must(again.state() == table.state(), "a replayed record gives the same state");
        games += 1;
    }
    assert!(games >= 2_000, "{games} games");
}

#[test]
fn what_is_listed_is_accepted_and_nothing_else_is() {
    for mut table in tables(20) {
        table.play(|table, player, legal| {
            for other in table.state().players().collect::<Vec<_>>() {
                let listed = table.legal(other);
                for action in candidates(table, other) {
                    let accepted = table.state().check(table.map(), other, &action).is_ok();
                    let law = format!("{action:?} of {other:?}: accepted as listed");
                    table.must(accepted == listed.contains(&action), &law);
                }
                for (i, action) in listed.iter().enumerate() {
                    let accepted = table.state().check(table.map(), other, action).is_ok();
                    table.must(accepted, &format!("{action:?} of {other:?} is listed, so legal"));
                    table.must(!listed[..i].contains(action), "no action is listed twice");
                }
            }
            any(table, player, legal)
        });
    }
}

#[test]
fn a_refused_action_changes_nothing() {
    for mut table in tables(20) {
        table.play(|table, player, legal| {
            for other in table.state().players().collect::<Vec<_>>() {
                for action in candidates(table, other) {
                    let mut state = *table.state();
                    let mut chance = FastChance::new(1);
                    let mut events = Vec::new();
                    let done = state.apply(table.map(), other, &action, &mut chance, &mut events);
                    if done.is_err() {
                        table.must(state == *table.state(), "a refusal changes nothing");
                        table.must(events.is_empty(), "a refusal tells nothing");
                    }
                }
            }
            any(table, player, legal)
        });
    }
}

#[test]
fn a_position_loads_to_the_state_it_was_written_from() {
    for mut table in tables(20) {
        table.play(|table, player, legal| {
            let written = table.game.position();
            let text = serde_json::to_string(&written).unwrap();
            match Game::read(&text) {
                Err(error) => table.must(false, &format!("{error} in {text}")),
                Ok(loaded) => {
                    table.must(loaded.state() == table.state(), "the loaded state is the same");
                    table.must(loaded.position() == written, "so is the position written again");
                }
            }
            any(table, player, legal)
        });
    }
}

#[test]
fn totals_without_detail_are_those_of_the_score() {
    for mut table in tables(60) {
        let players = table.state().player_count();
        table.play(|table, player, legal| {
            if table.rng.u8(0..8) == 0 {
                let score = table.state().score(table.map());
                let totals: Vec<i32> = score.players.iter().map(|player| player.total).collect();
                let quick = table.state().totals(table.map());
                table.must(quick[..players] == totals, "the quick totals are the exact ones");
            }
            any(table, player, legal)
        });
    }
}

#[test]
fn bg_turn_2_games_of_hoarders_end() {
    for mut table in tables(25) {
        // Draw cards as long as there are any.
        table.play(|table, player, legal| {
            let draws: Vec<Action> = legal
                .iter()
                .copied()
                .filter(|action| matches!(action, Action::DrawCard { .. }))
                .collect();
            if draws.is_empty() { any(table, player, legal) } else { any(table, player, &draws) }
        });
    }
}

#[test]
fn bg_tix_1_games_of_ticket_drawers_end() {
    for mut table in tables(25) {
        // Draw tickets and keep as few as possible, as long as there are any.
        table.play(|table, player, legal| {
            let fewest = |action: &Action| match action {
                Action::KeepTickets { tickets } => tickets.len(),
                Action::DrawTickets => 0,
                _ => usize::MAX,
            };
            let best = *legal.iter().min_by_key(|&action| fewest(action)).unwrap();
            if fewest(&best) < usize::MAX { best } else { any(table, player, legal) }
        });
    }
}

#[test]
fn bg_end_1_everybody_has_one_more_turn_once_somebody_has_few_trains() {
    let mut seen = 0;
    for mut table in tables(60) {
        let mut last_round: Option<(PlayerId, Vec<PlayerId>)> = None;
        table.play(|table, player, legal| {
            let state = table.state();
            let begins = state.phase() == Phase::Turn;
            if let (Some((_, turns)), true) = (&mut last_round, begins) {
                turns.push(player);
            } else if begins && state.final_turns() == Some(state.player_count()) {
                let trigger = table.done.last().unwrap().0;
                last_round = Some((trigger, vec![player]));
            }
            any(table, player, legal)
        });
        if let (Some((trigger, mut turns)), 0) = (last_round, table.state().passes()) {
            table.must(turns.last() == Some(&trigger), "who began the last round ends it");
            turns.sort();
            let everybody: Vec<PlayerId> = table.state().players().collect();
            table.must(turns == everybody, "everybody had exactly one more turn");
            seen += 1;
        }
    }
    assert!(seen > 400, "only {seen} games came to a last round");
}

#[test]
fn the_random_thrifty_action_is_any_of_the_thrifty_ones() {
    let mut chance = FastChance::new(7);
    for mut table in tables(3) {
        table.play(|table, player, legal| {
            let state = *table.state();
            if state.phase() != Phase::Setup {
                let thrifty = thrifty(&state, table.map(), legal);
                let mut drawn: Vec<Action> = Vec::new();
                for _ in 0..4 {
                    let (who, action) = state.random_thrifty(table.map(), &mut chance).unwrap();
                    table.must(who == player, "the player to move is asked");
                    let law = format!("{action:?} is one of {thrifty:?}");
                    table.must(thrifty.contains(&action), &law);
                    drawn.push(action);
                }
                // Often enough, all of a short list turn up.
                if table.rng.u8(0..16) == 0 && thrifty.len() <= 40 {
                    for _ in 0..40 * thrifty.len() {
                        drawn.push(state.random_thrifty(table.map(), &mut chance).unwrap().1);
                    }
                    for action in &thrifty {
                        table.must(drawn.contains(action), &format!("{action:?} turns up"));
                    }
                }
            }
            any(table, player, legal)
        });
    }
}

/// Of the legal actions those that pay, per track or city and colour, the fewest locomotives.
fn thrifty(state: &State, map: &Map, legal: &[Action]) -> Vec<Action> {
    let hand = state.hand(state.to_move());
    let place = |action: &Action| match action {
        Action::ClaimTrack { track, cards } => Some((track.0, *cards, map.track(*track).color)),
        Action::BuildStation { city, cards } => Some((city.0, *cards, None)),
        Action::PayTunnel { cards } => {
            let Phase::Tunnel(tunnel) = state.phase() else { unreachable!() };
            // Locomotives alone laid down: every colour but none, so no other payment exists.
            Some((0, *cards, tunnel.kind.color()))
        }
        _ => None,
    };
    let kind = |cards: &Cards| cards.iter().next().map(|(card, _)| card);
    let same = |a: &Action, b: &Action| std::mem::discriminant(a) == std::mem::discriminant(b);
    legal
        .iter()
        .copied()
        .filter(|action| {
            let Some((at, cards, color)) = place(action) else { return true };
            let rivals = legal.iter().filter(|other| same(action, other)).filter_map(|other| {
                let (place, other, _) = place(other)?;
                (place == at && other != cards).then_some(other)
            });
            let mut rivals = rivals.collect::<Vec<_>>();
            if kind(&cards) != Some(Card::Locomotive) {
                rivals.retain(|other| kind(other) == kind(&cards));
                return rivals.iter().all(|other| other.locomotives() > cards.locomotives());
            }
            // Locomotives alone: thrifty in some colour that no other payment is in.
            match color {
                Some(_) => rivals.is_empty(),
                None => Card::ALL[..8].iter().any(|&color| {
                    hand.count(color) == 0 || !rivals.iter().any(|o| kind(o) == Some(color))
                }),
            }
        })
        .collect()
}

/// Actions that may or may not be legal: those near the rules' edges and some nonsense.
fn candidates(table: &mut Table, player: PlayerId) -> Vec<Action> {
    let map = table.board.map.clone();
    let state = *table.state();
    let rng = &mut table.rng;
    let mut list = vec![
        Action::DrawTickets,
        Action::LeaveTunnel,
        Action::Pass,
        Action::DrawCard { from: Source::Deck },
    ];
    list.extend((0..7).map(|slot| Action::DrawCard { from: Source::Row(slot) }));
    let hand = *state.hand(player);
    let mut payment = |length: u8| {
        let wild = rng.u8(0..=length.min(hand.locomotives() + 1));
        let mut cards = Cards::payment(Card::ALL[rng.usize(0..8)], length - wild, wild);
        if rng.u8(0..10) == 0 {
            cards.add(Card::ALL[rng.usize(0..9)]);
        }
        cards
    };
    for (i, track) in map.tracks().iter().enumerate() {
        let track_id = TrackId(i as u8);
        let cards = match track.color {
            Some(color) => {
                let colored = hand.count(color.into()).min(track.length);
                Cards::payment(color.into(), colored, track.length - colored)
            }
            None => payment(track.length),
        };
        list.push(Action::ClaimTrack { track: track_id, cards });
        list.push(Action::ClaimTrack { track: track_id, cards: payment(track.length) });
    }
    for i in 0..map.cities().len() {
        let cost = state.stations(player).len() as u8 + 1;
        list.push(Action::BuildStation { city: CityId(i as u8), cards: payment(cost) });
    }
    for extra in 0..4 {
        list.push(Action::PayTunnel { cards: payment(extra) });
    }
    if let Phase::Tunnel(tunnel) = state.phase() {
        for wild in 0..=tunnel.extra {
            let cards = Cards::payment(tunnel.kind, tunnel.extra - wild, wild);
            list.push(Action::PayTunnel { cards });
        }
    }
    let offer: Vec<TicketId> = state.offer(player).map_or(Vec::new(), |(ids, _)| ids.to_vec());
    for chosen in 0..1u32 << offer.len() {
        let tickets = (0..offer.len()).filter(|i| chosen >> i & 1 == 1).map(|i| offer[i]);
        list.push(Action::KeepTickets { tickets: tickets.collect() });
    }
    let stray = TicketId(rng.u8(0..map.tickets().len() as u8));
    list.push(Action::KeepTickets { tickets: offer.into_iter().chain([stray]).collect() });
    list
}

fn cards_and_tickets_are_conserved(table: &Table) {
    let (state, map) = (table.state(), table.map());
    let supply = state.supply();
    let mut cards: Cards = supply.row().iter().flatten().copied().collect();
    cards += *supply.deck();
    cards += *supply.discards();
    state.players().for_each(|player| cards += *state.hand(player));
    if let Phase::Tunnel(tunnel) = state.phase() {
        cards += tunnel.laid();
        cards += tunnel.turned_cards();
    }
    table.must(cards == map.all_cards(), "no card is lost or made");
    table.must(supply.deck().total() as usize == supply.deck_len(), "the deck is counted");
    table.must(supply.discards().total() as usize == supply.discards_len(), "so are discards");

    let mut tickets: Vec<TicketId> = state.ticket_deck().collect();
    for player in state.players() {
        tickets.extend(state.tickets(player).iter());
        tickets.extend(state.offer(player).map_or(&[][..], |(offer, _)| offer));
        tickets.extend(state.returned(player));
    }
    let distinct: TicketSet = tickets.iter().copied().collect();
    table.must(distinct.len() == tickets.len(), "no ticket is in two places");

    let view = state.view(Viewer::Spectator);
    for (player, shown) in state.players().zip(view.players()) {
        let tracks = state.tracks(player);
        let spaces: u32 = tracks.iter().map(|track| u32::from(map.track(track).length)).sum();
        let points: u16 = tracks.iter().map(|track| map.track(track).points).sum();
        let trains = u32::from(map.counts().trains) - spaces;
        table.must(u32::from(shown.trains) == trains, "trains are on tracks or left");
        table.must(shown.track_points == points, "track points are those of the tracks");
    }
}
