//! Events tell everything that happens: who has seen them all knows what the table shows.

use engine::event::Event;
use engine::players::Viewer;
use engine::supply::{MAX_ROW, Source, SupplyEvent};

use crate::playthrough::{Known, Lawful, Playthrough, on_every_game};

/// Takes note of an event, as a spectator who only listens.
fn hear<S: Lawful>(known: &mut Known, event: Event, rules: &S::Rules) {
    match event {
        Event::CardDrawn { player, from, .. } => {
            known.players[player.index()].cards += 1;
            match from {
                Source::Deck => known.deck -= 1,
                Source::Row(slot) => known.row[usize::from(slot)] = None,
            }
        }
        Event::Supply(SupplyEvent::Reshuffled { cards }) => {
            assert_eq!((known.deck, known.discards), (0, usize::from(cards)));
            known.deck = std::mem::take(&mut known.discards);
        }
        Event::Supply(SupplyEvent::Turned { slot, card }) => {
            known.deck -= 1;
            assert_eq!(known.row[usize::from(slot)].replace(card), None);
        }
        Event::Supply(SupplyEvent::Swept) => {
            known.discards += known.row.iter().flatten().count();
            known.row = [None; MAX_ROW];
        }
        Event::TicketsOffered { player, count, tickets } => {
            assert_eq!(tickets, None);
            known.ticket_deck -= usize::from(count);
            known.players[player.index()].choosing = usize::from(count);
        }
        Event::TicketsKept { player, opening, count, tickets } => {
            assert_eq!(tickets, None);
            let player = &mut known.players[player.index()];
            let offered = std::mem::take(&mut player.choosing);
            match (opening, count) {
                (true, None) => {}
                (false, Some(count)) => {
                    *player.tickets.as_mut().unwrap() += usize::from(count);
                    known.ticket_deck += offered - usize::from(count);
                }
                other => panic!("{other:?}"),
            }
        }
        Event::SetupEnded { kept } => {
            for (player, kept) in known.players.iter_mut().zip(kept) {
                player.tickets = Some(usize::from(kept));
                if S::holds_returned(rules) {
                    known.ticket_deck += S::starting_tickets(rules) - usize::from(kept);
                }
            }
        }
        Event::Dealt { .. }
        | Event::Passed { .. }
        | Event::LastRound { .. }
        | Event::TurnBegan { .. }
        | Event::Finished => {}
        own => S::hear(known, own, rules),
    }
}

#[test]
fn view_1_a_spectator_who_hears_all_events_knows_the_table() {
    fn law<S: Lawful>(mut play: Playthrough<S>) {
        let spectator = Viewer::Spectator;
        let mut known = S::seen(play.rules(), &play.state().view(spectator));
        let (mut turns, mut ends) = (Vec::new(), 0);
        while let Some(player) = play.somebody() {
            let legal = play.legal(player);
            let action = play.any(&legal);
            for event in play.act(player, action) {
                let event = event.seen_by(spectator);
                hear::<S>(&mut known, event, &play.book.rules);
                turns.extend(matches!(event, Event::TurnBegan { .. }).then_some(event));
                ends += usize::from(event == Event::Finished);
            }
            if play.state().is_finished() {
                break; // now everything is open, which no event need tell
            }
            let seen = S::seen(play.rules(), &play.state().view(spectator));
            play.must(known == seen, "events tell what the view shows");
            if play.state().waiting() == engine::game::Waiting::Turn {
                let began = Event::TurnBegan { player: play.state().to_move() };
                play.must(turns.last() == Some(&began), "the last turn to begin is under way");
            }
        }
        play.must(ends == 1, "a game ends once");
    }
    on_every_game!(law, 30);
}

#[test]
fn view_2_the_deal_tells_each_player_only_their_own_tickets() {
    fn law<S: Lawful>(play: Playthrough<S>) {
        let events = play.deal_events();
        for viewer in play.state().players() {
            let seen = events.iter().map(|event| event.seen_by(Viewer::Player(viewer)));
            for event in seen {
                if let Event::TicketsOffered { player, tickets, .. } = event {
                    assert_eq!(tickets.is_some(), player == viewer);
                }
            }
        }
    }
    on_every_game!(law, 2);
}
