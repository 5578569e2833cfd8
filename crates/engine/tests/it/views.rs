//! What each viewer may know, and that nothing else gets out.

use engine::board::{Action, Phase};
use engine::cards::{Card, Cards};
use engine::event::Event;
use engine::players::{PlayerId, Viewer};
use engine::supply::Source;
use formats::game::Game;
use formats::position::{PositionDoc, RestOr};
use formats::words::{Bag, CardWord};

use crate::table::{Table, tables};

#[test]
fn view_1_everybody_sees_the_table() {
    for mut table in tables(10) {
        table.play(|table, _, legal| {
            let (state, supply) = (*table.state(), *table.state().supply());
            for viewer in viewers(table) {
                let view = state.view(viewer);
                assert_eq!(&view.row[..supply.row().len()], supply.row());
                assert_eq!(view.deck, supply.deck_len());
                assert_eq!(view.discards, supply.discards_len());
                assert_eq!(view.ticket_deck, state.ticket_deck_len());
                assert_eq!(view.phase, state.phase());
                for (player, shown) in state.players().zip(view.players()) {
                    assert_eq!(shown.cards, state.hand(player).total() as usize);
                    assert_eq!(shown.trains, state.trains(player));
                    assert_eq!(shown.tracks, state.tracks(player));
                    let open = state.open_to(table.map(), player);
                    assert_eq!(view.open_to(table.map(), player), open);
                    assert_eq!(shown.stations(), state.stations(player));
                    assert_eq!(shown.track_points, state.track_points(player));
                    if state.phase() != Phase::Setup {
                        assert_eq!(shown.tickets, Some(state.tickets(player).len()));
                    }
                }
            }
            legal[table.rng.usize(0..legal.len())]
        });
    }
}

#[test]
fn view_2_only_the_owner_sees_cards_tickets_and_offers() {
    for mut table in tables(10) {
        table.play(|table, _, legal| {
            let state = *table.state();
            for viewer in viewers(table) {
                let view = state.view(viewer);
                for (player, shown) in state.players().zip(view.players()) {
                    let own = viewer.is(player);
                    assert_eq!(shown.hand, own.then_some(*state.hand(player)));
                    assert_eq!(shown.kept, own.then_some(state.tickets(player)));
                    let offer = shown.offer.map(|offer| offer.tickets().to_vec());
                    let real = state.offer(player).map(|(tickets, _)| tickets.to_vec());
                    assert_eq!(offer, real.filter(|_| own));
                }
                assert_eq!(view.final_count(table.map()), None);
            }
            legal[table.rng.usize(0..legal.len())]
        });
    }
}

#[test]
fn view_2_changing_what_a_viewer_may_not_know_leaves_the_view_equal() {
    let mut changed = 0;
    for mut table in tables(40) {
        table.play(|table, _, legal| {
            if table.rng.u8(0..6) == 0 {
                for viewer in viewers(table) {
                    changed += usize::from(hidden_things_stay_hidden(table, viewer));
                }
            }
            legal[table.rng.usize(0..legal.len())]
        });
    }
    assert!(changed > 10_000, "only {changed} states were really changed");
}

/// Changes everything `viewer` may not know; says whether that made another state.
fn hidden_things_stay_hidden(table: &mut Table, viewer: Viewer) -> bool {
    let mut position = table.game.position();
    change_hidden(&mut position, viewer, table);
    let other = Game::load(&position).unwrap_or_else(|error| panic!("{error}: {position:?}"));
    let (one, two) = (*table.state(), *other.state());
    table.must(one.view(viewer) == two.view(viewer), "the view shows nothing hidden");

    // What an opponent does unseen looks the same, too: the event tells no more than the view.
    for player in one.players().filter(|&player| !viewer.is(player)) {
        let keep = |tickets: &[_], least| Action::KeepTickets {
            tickets: tickets[..least].iter().copied().collect(),
        };
        let offers = (one.offer(player), two.offer(player));
        let [mine, yours] = match offers {
            (Some((a, least)), Some((b, _))) => [keep(a, least), keep(b, least)],
            _ => [Action::DrawCard { from: Source::Deck }, Action::DrawCard { from: Source::Deck }],
        };
        let events = [(one, mine, &table.game), (two, yours, &other)].map(|(_, action, game)| {
            let doc = formats::action::ActionDoc::new(table.map(), &action);
            let events = game.clone().act(player.index(), &doc).unwrap_or_default();
            // Cards turned from the deck are open from now on, and so are the numbers of tickets
            // kept when the last player has chosen.
            let told = |e: &Event| !matches!(e, Event::Supply(_) | Event::SetupEnded { .. });
            let seen = events.into_iter().filter(told).map(|event| event.seen_by(viewer));
            seen.collect::<Vec<Event>>()
        });
        table.must(events[0] == events[1], "events tell nothing hidden");
    }
    one != two
}

fn change_hidden(position: &mut PositionDoc, viewer: Viewer, table: &mut Table) {
    let rng = &mut table.rng;
    let others: Vec<usize> =
        (0..position.players.len()).filter(|&i| !viewer.is(PlayerId(i as u8))).collect();

    // Cards: in other hands, in the deck and in the discards, of which only the sizes are seen.
    let RestOr::Listed(deck) = &mut position.deck else { panic!("positions list the deck") };
    let mut cards: Vec<Card> = deck.iter().map(|&card| card.into()).collect();
    let bag = |bag: Bag| Cards::from(bag).iter().flat_map(|(c, n)| vec![c; n.into()]).collect();
    let mut sizes = Vec::new();
    for &other in &others {
        let hand: Vec<Card> = bag(position.players[other].hand);
        sizes.push(hand.len());
        cards.extend(hand);
    }
    let discards: Vec<Card> = bag(position.discards);
    cards.extend(&discards);
    rng.shuffle(&mut cards);
    let mut take = |n: usize| cards.split_off(cards.len() - n);
    for (&other, &size) in others.iter().zip(&sizes) {
        position.players[other].hand = take(size).into_iter().collect::<Cards>().into();
    }
    position.discards = take(discards.len()).into_iter().collect::<Cards>().into();
    *deck = cards.into_iter().map(CardWord::from).collect();

    // Tickets: of others, on offer to others, given back by others, and in the ticket deck.
    let RestOr::Listed(ticket_deck) = &mut position.ticket_deck else { panic!("as above") };
    let mut tickets = ticket_deck.clone();
    for &other in &others {
        let player = &mut position.players[other];
        if position.setup == Some(true) && player.offer.is_none() {
            // BG-SET-3: nor is it known how many of the starting tickets were kept.
            player.tickets.append(&mut player.returned);
            if table.board.map.counts().returned == engine::board::Returned::Bottom {
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
fn view_3_at_the_end_everything_is_open_and_explained() {
    for mut table in tables(40) {
        table.play(|table, _, legal| legal[table.rng.usize(0..legal.len())]);
        let (state, map) = (*table.state(), table.board.map.clone());
        for viewer in viewers(&table) {
            let view = state.view(viewer);
            for (player, shown) in state.players().zip(view.players()) {
                assert_eq!(shown.hand, Some(*state.hand(player)));
                assert_eq!(shown.kept, Some(state.tickets(player)));
            }
            let count = view.final_count(&map).unwrap();
            assert_eq!(count.score, state.score(&map));
            for (i, player) in count.score.players.iter().enumerate() {
                let spaces = count.longest_paths[i].iter();
                let spaces: u32 = spaces.map(|&track| u32::from(map.track(track).length)).sum();
                assert_eq!(spaces, player.longest_path);
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

fn viewers(table: &Table) -> Vec<Viewer> {
    table.state().players().map(Viewer::Player).chain([Viewer::Spectator]).collect()
}
