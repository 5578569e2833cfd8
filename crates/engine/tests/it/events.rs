//! Events tell everything that happens: who has seen them all knows what the table shows.

use engine::board::View;
use engine::cards::Card;
use engine::event::Event;
use engine::players::Viewer;
use engine::supply::Source;
use engine::supply::{MAX_ROW, SupplyEvent};
use formats::game::Game;
use formats::position::Options;

use crate::table::{Table, tables};

/// What a spectator knows who only listens.
#[derive(Clone, Debug, PartialEq)]
struct Known {
    row: [Option<Card>; MAX_ROW],
    deck: usize,
    discards: usize,
    ticket_deck: usize,
    players: Vec<KnownPlayer>,
}

#[derive(Clone, Debug, PartialEq)]
struct KnownPlayer {
    cards: usize,
    tickets: Option<usize>,
    choosing: usize,
    trains: u8,
    tracks: engine::sets::TrackSet,
    stations: Vec<engine::sets::CityId>,
    points: u16,
}

impl Known {
    fn new(view: &View) -> Known {
        let players = view.players().iter().map(|player| KnownPlayer {
            cards: player.cards,
            tickets: player.tickets,
            choosing: player.choosing,
            trains: player.trains,
            tracks: player.tracks,
            stations: player.stations().to_vec(),
            points: player.track_points,
        });
        Known {
            row: view.row,
            deck: view.deck,
            discards: view.discards,
            ticket_deck: view.ticket_deck,
            players: players.collect(),
        }
    }

    /// Takes note of an event; `aside` are cards laid down or turned for a tunnel.
    fn hear(&mut self, event: Event, table: &Table, aside: &mut [usize; 2]) {
        let map = table.map();
        match event {
            Event::CardDrawn { player, from, .. } => {
                self.players[player.index()].cards += 1;
                match from {
                    Source::Deck => self.deck -= 1,
                    Source::Row(slot) => self.row[usize::from(slot)] = None,
                }
            }
            Event::Supply(SupplyEvent::Reshuffled { cards }) => {
                assert_eq!((self.deck, self.discards), (0, usize::from(cards)));
                self.deck = std::mem::take(&mut self.discards);
            }
            Event::Supply(SupplyEvent::Turned { slot, card }) => {
                self.deck -= 1;
                assert_eq!(self.row[usize::from(slot)].replace(card), None);
            }
            Event::Supply(SupplyEvent::Swept) => {
                self.discards += self.row.iter().flatten().count();
                self.row = [None; MAX_ROW];
            }
            Event::TicketsOffered { player, count, tickets } => {
                assert_eq!(tickets, None);
                self.ticket_deck -= usize::from(count);
                self.players[player.index()].choosing = usize::from(count);
            }
            Event::TicketsKept { player, opening, count, tickets } => {
                assert_eq!(tickets, None);
                let player = &mut self.players[player.index()];
                let offered = std::mem::take(&mut player.choosing);
                match (opening, count) {
                    (true, None) => {}
                    (false, Some(count)) => {
                        *player.tickets.as_mut().unwrap() += usize::from(count);
                        self.ticket_deck += offered - usize::from(count);
                    }
                    other => panic!("{other:?}"),
                }
            }
            Event::SetupEnded { kept } => {
                let starting = map.counts().starting_long + map.counts().starting_regular;
                for (player, kept) in self.players.iter_mut().zip(kept) {
                    player.tickets = Some(usize::from(kept));
                    if map.counts().returned == engine::board::Returned::Bottom {
                        self.ticket_deck += usize::from(starting - kept);
                    }
                }
            }
            Event::TunnelLaid { player, cards, .. } => {
                *aside = [cards.total() as usize, 0];
                self.players[player.index()].cards -= aside[0];
            }
            Event::TunnelTurned { .. } => {
                self.deck -= 1;
                aside[1] += 1;
            }
            Event::TunnelLeft { player, .. } => {
                let [laid, turned] = std::mem::take(aside);
                self.players[player.index()].cards += laid;
                self.discards += turned;
            }
            Event::TrackClaimed { player, track, cards, points } => {
                let [laid, turned] = std::mem::take(aside);
                let player = &mut self.players[player.index()];
                player.cards -= cards.total() as usize - laid;
                player.tracks.insert(track);
                player.trains -= map.track(track).length;
                player.points += points;
                self.discards += cards.total() as usize + turned;
            }
            Event::StationBuilt { player, city, cards } => {
                let player = &mut self.players[player.index()];
                player.cards -= cards.total() as usize;
                player.stations.push(city);
                self.discards += cards.total() as usize;
            }
            Event::Dealt { .. }
            | Event::TunnelCosts { .. }
            | Event::Passed { .. }
            | Event::LastRound { .. }
            | Event::TurnBegan { .. }
            | Event::Finished => {}
        }
    }
}

#[test]
fn view_1_a_spectator_who_hears_all_events_knows_the_table() {
    for mut table in tables(30) {
        let spectator = Viewer::Spectator;
        let mut known = Known::new(&table.state().view(spectator));
        let mut aside = [0; 2];
        let (mut turns, mut last_rounds, mut ends) = (Vec::new(), 0, 0);
        while let Some(player) = table.somebody() {
            let legal = table.legal(player);
            let action = legal[table.rng.usize(0..legal.len())];
            let events = table.game.clone().apply(player, &action).unwrap();
            table.act(player, action);
            for event in events {
                let event = event.seen_by(spectator);
                known.hear(event, &table, &mut aside);
                turns.extend(matches!(event, Event::TurnBegan { .. }).then_some(event));
                last_rounds += usize::from(matches!(event, Event::LastRound { .. }));
                ends += usize::from(event == Event::Finished);
            }
            let view = table.state().view(spectator);
            table.must(known == Known::new(&view), "events tell what the view shows");
            if !table.state().is_finished() && !turns.is_empty() {
                let began = Event::TurnBegan { player: table.state().to_move() };
                table.must(
                    turns.last() == Some(&began),
                    "the last turn to begin is the one to move",
                );
            }
        }
        table.must(ends == 1 && last_rounds <= 1, "a game ends once");
    }
}

#[test]
fn view_2_the_deal_tells_each_player_only_their_own_tickets() {
    for (board, players) in crate::table::boards() {
        let names = vec![String::new(); players];
        let (game, events) =
            Game::deal(board, names, Options::default(), Default::default()).unwrap();
        for viewer in game.state().players() {
            let offers = events.iter().map(|event| event.seen_by(Viewer::Player(viewer)));
            for event in offers {
                if let Event::TicketsOffered { player, tickets, .. } = event {
                    assert_eq!(tickets.is_some(), player == viewer);
                }
            }
        }
    }
}
