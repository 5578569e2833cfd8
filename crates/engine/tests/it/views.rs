//! What each viewer may know, and that nothing else gets out.

use engine::board::State;
use engine::cards::{Card, Cards};
use engine::determinization::{Determinization, HiddenPlayer};
use engine::event::Event;
use engine::game::{GameState, Waiting};
use engine::players::{PlayerId, Viewer};
use engine::sets::{TicketId, TrackSet};
use engine::supply::Source;
use formats::game::Game;
use formats::position::{PendingDoc, PositionDoc, RestOr};
use formats::words::{Bag, CardWord};

use crate::playthrough::{KnownPlayer, Lawful, Playthrough, on_every_game};
use crate::scoring::is_walk;

#[test]
fn view_1_view_2_a_view_shows_the_table_and_the_own_things_and_no_more() {
    fn law<S: Lawful>(mut play: Playthrough<S>) {
        play.play_watched(|play| {
            let (state, supply) = (*play.state(), *play.state().supply());
            for viewer in play.viewers() {
                let seen = S::seen(play.rules(), &state.view(viewer));
                assert_eq!(&seen.row[..supply.row().len()], supply.row());
                assert_eq!(seen.deck, supply.deck_len());
                assert_eq!(seen.discards, supply.discards_len());
                assert_eq!(seen.ticket_deck, state.ticket_deck().count());
                for (player, shown) in state.players().zip(seen.players) {
                    let own = viewer.is(player);
                    let offer = state.offer(player).map(|(tickets, _)| tickets.to_vec());
                    // BG-SET-3: nobody knows how many starting tickets the others keep.
                    let secret = state.waiting() == Waiting::Setup && !own;
                    let expected = KnownPlayer {
                        cards: state.hand(player).total() as usize,
                        tickets: (!secret).then_some(state.tickets(player).len()),
                        choosing: offer.as_ref().map_or(0, Vec::len),
                        hand: own.then_some(*state.hand(player)),
                        kept: own.then_some(state.tickets(player)),
                        offer: offer.filter(|_| own),
                        pile_cards: shown.pile_cards, // see CG-PILE-1 below
                        ..state.in_the_open(player)
                    };
                    assert_eq!(shown, expected);
                }
            }
        });
    }
    on_every_game!(law, 10);
}

#[test]
fn cg_pile_1_nobody_looks_into_a_pile_before_it_is_scored() {
    let mut looked = [0; 3];
    for mut play in engine::card_game::State::deals(20) {
        play.play_watched(|play| {
            let state = *play.state();
            let scoring = matches!(state.phase(), engine::card_game::Phase::Completing { .. });
            for viewer in play.viewers() {
                let view = state.view(viewer);
                for (player, shown) in state.players().zip(view.players()) {
                    let may = viewer.is(player) && (state.open_piles() || scoring);
                    assert_eq!(shown.pile_cards, may.then_some(*state.pile(player)));
                    let real = shown.pile > 0;
                    looked[0] += u32::from(real && may && scoring);
                    looked[1] += u32::from(real && may && !scoring);
                    looked[2] += u32::from(real && !may);
                }
            }
        });
    }
    assert!(looked.iter().all(|&n| n > 100), "{looked:?}");
}

#[test]
fn a_view_and_the_truth_about_what_it_hides_are_the_state() {
    fn law<S: Lawful>(mut play: Playthrough<S>) {
        play.play_watched(|play| {
            let state = *play.state();
            let ticket_deck: Vec<TicketId> = state.ticket_deck().collect();
            let players: Vec<HiddenPlayer<'_>> = state
                .players()
                .map(|player| HiddenPlayer {
                    hand: *state.hand(player),
                    tickets: state.tickets(player),
                    offer: state.offer(player).map_or(&[], |(tickets, _)| tickets),
                    returned: state.returned(player),
                    pile: state.pile_of(player),
                })
                .collect();
            let discards = *state.supply().discards();
            let guess = Determinization { players: &players, discards, ticket_deck: &ticket_deck };
            for viewer in play.viewers() {
                let again = S::from_view(play.rules(), &state.view(viewer), &guess);
                play.must(again == state, "nothing else is in a state");
            }
        });
    }
    on_every_game!(law, 5);
}

#[test]
fn view_2_changing_what_a_viewer_may_not_know_leaves_the_view_equal() {
    fn law<S: Lawful>(mut play: Playthrough<S>) -> usize {
        let mut changed = 0;
        play.play_watched(|play| {
            if play.rng.u8(0..6) == 0 {
                for viewer in play.viewers() {
                    changed += usize::from(hidden_things_stay_hidden(play, viewer));
                }
            }
        });
        changed
    }
    let changed: usize = on_every_game!(law, 40).into_iter().sum();
    assert!(changed > 20_000, "only {changed} states were really changed");
}

/// Changes everything `viewer` may not know; returns whether that made another state.
fn hidden_things_stay_hidden<S: Lawful>(play: &mut Playthrough<S>, viewer: Viewer) -> bool {
    let mut position = play.game.position();
    change_hidden(&mut position, viewer, play);
    let other = Game::<S>::load(play.book.clone(), &position)
        .unwrap_or_else(|error| panic!("{error}: {position:?}"));
    let (one, two) = (*play.state(), *other.state());
    play.must(one.view(viewer) == two.view(viewer), "the view shows nothing hidden");

    // What an opponent does unseen looks the same, too: the event tells no more than the view.
    for player in one.players().filter(|&player| !viewer.is(player)) {
        let keep = |tickets: &[_], least| S::keep(tickets[..least].iter().copied().collect());
        let [mine, yours] = match (one.offer(player), two.offer(player)) {
            (Some((a, least)), Some((b, _))) => [keep(a, least), keep(b, least)],
            _ => [S::draw_blind(), S::draw_blind()],
        };
        let events = [(mine, &play.game), (yours, &other)].map(|(action, game)| {
            let mut game: Game<S> = game.clone();
            let events = game.apply(player, &action).unwrap_or_default();
            // Cards turned from the deck are open from now on, and so are the numbers of tickets
            // kept when the last player has chosen.
            let told = |e: &Event| !matches!(e, Event::Supply(_) | Event::SetupEnded { .. });
            let seen = events.into_iter().filter(told).map(|event| event.seen_by(viewer));
            seen.collect::<Vec<Event>>()
        });
        play.must(events[0] == events[1], "events tell nothing hidden");
    }
    one != two
}

fn change_hidden<S: Lawful>(position: &mut PositionDoc, viewer: Viewer, play: &mut Playthrough<S>) {
    let rng = &mut play.rng;
    let is_other = |i: usize| !viewer.is(PlayerId(i as u8));
    let others: Vec<usize> = (0..position.players.len()).filter(|&i| is_other(i)).collect();

    // Cards: in other hands, in piles, in the deck and in the discards, of which only the sizes
    // are seen. An owner sees the own pile only where the table says so or it is scored.
    let scoring = matches!(position.pending, Some(PendingDoc::CompleteTickets { .. }));
    let sees_own_pile = scoring || position.options.open_piles == Some(true);
    let mut bags: Vec<&mut Bag> = vec![&mut position.discards];
    for (i, player) in position.players.iter_mut().enumerate() {
        if is_other(i) {
            bags.push(&mut player.hand);
        }
        bags.extend(player.pile.as_mut().filter(|_| is_other(i) || !sees_own_pile));
    }
    let RestOr::Listed(deck) = &mut position.deck else { panic!("positions list the deck") };
    let mut cards: Vec<Card> = deck.iter().map(|&card| card.into()).collect();
    for bag in &bags {
        cards.extend(Cards::from(**bag).iter().flat_map(|(card, n)| vec![card; n.into()]));
    }
    rng.shuffle(&mut cards);
    for bag in bags {
        let size = Cards::from(*bag).total() as usize;
        *bag = cards.split_off(cards.len() - size).into_iter().collect::<Cards>().into();
    }
    *deck = cards.into_iter().map(CardWord::from).collect();

    // Tickets: of others, on offer to others, given back by others, and in the ticket deck.
    let RestOr::Listed(ticket_deck) = &mut position.ticket_deck else { panic!("as above") };
    let mut tickets = ticket_deck.clone();
    for &other in &others {
        let player = &mut position.players[other];
        if position.setup == Some(true) && player.offer.is_none() {
            // BG-SET-3: nor is it known how many of the starting tickets were kept.
            player.tickets.append(&mut player.returned);
            if S::holds_returned(&play.book.rules) {
                let kept = rng.usize(0..=player.tickets.len());
                player.returned = player.tickets.split_off(kept);
            } else if rng.bool() {
                player.tickets.pop();
            }
        }
        tickets.extend(player.tickets.iter().chain(&player.returned).cloned());
        tickets.extend(player.offer.iter().flat_map(|offer| offer.tickets.clone()));
    }
    rng.shuffle(&mut tickets);
    let mut replace = |list: &mut Vec<String>| {
        list.iter_mut().for_each(|ticket| *ticket = tickets.pop().expect("as many as before"));
    };
    replace(ticket_deck);
    for &other in &others {
        let player = &mut position.players[other];
        replace(&mut player.tickets);
        replace(&mut player.returned);
        if let Some(offer) = &mut player.offer {
            replace(&mut offer.tickets);
        }
    }
}

#[test]
fn view_2_blind_draws_are_shown_to_the_drawer_alone() {
    let drawer = PlayerId(1);
    let blind = |card| Event::CardDrawn { player: drawer, from: Source::Deck, card };
    let open = Event::CardDrawn { player: drawer, from: Source::Row(2), card: Some(Card::Red) };
    assert_eq!(blind(Some(Card::Red)).seen_by(Viewer::Player(drawer)), blind(Some(Card::Red)));
    for other in [Viewer::Player(PlayerId(0)), Viewer::Spectator] {
        assert_eq!(blind(Some(Card::Red)).seen_by(other), blind(None));
        assert_eq!(open.seen_by(other), open);
    }
}

#[test]
fn bg_tix_2_opponents_see_how_many_tickets_were_kept_but_not_which() {
    let keeper = PlayerId(0);
    let tickets = Some([engine::sets::TicketId(3)].into_iter().collect());
    let kept = |opening| Event::TicketsKept { player: keeper, opening, count: Some(1), tickets };
    let seen =
        |opening, count| Event::TicketsKept { player: keeper, opening, count, tickets: None };
    assert_eq!(kept(false).seen_by(Viewer::Spectator), seen(false, Some(1)));
    // BG-SET-3: the opening choice stays secret until all have chosen.
    assert_eq!(kept(true).seen_by(Viewer::Spectator), seen(true, None));
    assert_eq!(kept(true).seen_by(Viewer::Player(keeper)), kept(true));
}

#[test]
fn view_2_cards_dealt_for_another_round_are_shown_to_their_owner_alone() {
    let owner = PlayerId(2);
    let dealt = |card| Event::CardDealt { player: owner, card };
    let card = Some(Card::Locomotive);
    assert_eq!(dealt(card).seen_by(Viewer::Player(owner)), dealt(card));
    for other in [Viewer::Player(PlayerId(0)), Viewer::Spectator] {
        assert_eq!(dealt(card).seen_by(other), dealt(None));
    }
}

#[test]
fn view_3_at_the_end_everything_is_open() {
    fn law<S: Lawful>(mut play: Playthrough<S>) {
        play.play_watched(|_| ());
        let state = *play.state();
        for viewer in play.viewers() {
            let seen = S::seen(play.rules(), &state.view(viewer));
            for (player, shown) in state.players().zip(seen.players) {
                assert_eq!(shown.hand, Some(*state.hand(player)));
                assert_eq!(shown.kept, Some(state.tickets(player)));
                assert_eq!(shown.completed, state.in_the_open(player).completed);
            }
        }
    }
    on_every_game!(law, 20);
}

#[test]
fn view_2_a_board_game_is_not_counted_before_its_end() {
    for mut play in State::deals(5) {
        play.play_watched(|play| {
            for viewer in play.viewers() {
                assert_eq!(play.state().view(viewer).final_count(play.rules()), None);
            }
        });
    }
}

#[test]
fn view_3_at_the_end_of_a_board_game_the_count_is_explained() {
    for mut play in State::deals(40) {
        play.play_watched(|_| ());
        let (state, map) = (*play.state(), play.book.rules.clone());
        for viewer in play.viewers() {
            let view = state.view(viewer);
            let count = view.final_count(&map).unwrap();
            assert_eq!(count.score, state.score(&map));
            for (i, player) in count.score.players.iter().enumerate() {
                let spaces = count.longest_paths[i].iter();
                let spaces: u32 = spaces.map(|&track| u32::from(map.track(track).length)).sum();
                assert_eq!(spaces, player.longest_path);
                let path = &count.longest_paths[i];
                assert!(is_walk(&map, path), "{path:?} hangs together from end to end");
                let tracks: TrackSet = path.iter().copied().collect();
                assert_eq!(tracks.len(), path.len(), "no track twice in {path:?}");
                assert!(tracks.without(state.tracks(PlayerId(i as u8))).is_empty());
                let explained = count.routes[i].iter().map(|(ticket, _)| *ticket).collect();
                assert_eq!(player.completed, explained);
                for (ticket, way) in &count.routes[i] {
                    let [mut at, to] = map.ticket(*ticket).cities;
                    for &track in way {
                        let [a, b] = map.track(track).cities;
                        assert!(a == at || b == at, "the way hangs together");
                        at = if a == at { b } else { a };
                        let own = state.tracks(PlayerId(i as u8)).contains(track);
                        assert!(own || player.borrowed().any(|borrowed| borrowed == track));
                    }
                    assert_eq!(at, to, "the way joins the ticket's cities");
                }
            }
        }
    }
}

#[test]
fn view_4_every_colour_has_a_symbol_and_a_name_of_its_own() {
    let mut symbols: Vec<char> = Card::ALL.iter().map(|card| card.symbol()).collect();
    symbols.sort();
    symbols.dedup();
    assert_eq!(symbols.len(), 9);
    let mut names: Vec<&str> = Card::ALL.iter().map(|card| card.name()).collect();
    names.sort();
    names.dedup();
    assert_eq!(names.len(), 9);
}
