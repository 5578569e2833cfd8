//! The board games for the laws: every board, small odd maps, every number of players.

use std::sync::Arc;

use engine::board::{Action, Map, Phase, Returned, State, View};
use engine::cards::{Card, Cards};
use engine::event::Event;
use engine::game::GameState;
use engine::players::PlayerId;
use engine::sets::{CityId, TicketId, TicketSet, TrackId};
use engine::supply::Source;
use formats::game::{AnyRulebook, Board};
use formats::map::{
    CityDoc, MapDoc, ReturnedWord, StartingTickets, TicketDoc, TicketDraw, TrackDoc,
};
use formats::words::TrackColor;

use crate::playthrough::{Known, KnownPlayer, Lawful, Playthrough};

impl Lawful for State {
    fn deals(games: u64) -> impl Iterator<Item = Playthrough<State>> {
        let boards = boards().flat_map(move |(board, players)| {
            (0..games).map(move |number| Playthrough::deal(board.clone(), players, number))
        });
        let small = (0..4 * games).map(|number| {
            let board = small_board(number);
            let players = 2 + number as usize % 4;
            Playthrough::deal(board, players, number)
        });
        boards.chain(small)
    }

    fn all_cards(map: &Map) -> Cards {
        map.all_cards()
    }

    fn other_cards(&self) -> Cards {
        let mut cards = Cards::NONE;
        if let Phase::Tunnel(tunnel) = self.phase() {
            cards += tunnel.laid();
            cards += tunnel.turned_cards();
        }
        cards
    }

    fn pile_of(&self, _: PlayerId) -> Cards {
        Cards::NONE
    }

    fn other_tickets(&self) -> Vec<TicketId> {
        Vec::new()
    }

    fn holds_returned(map: &Map) -> bool {
        map.counts().returned == Returned::Bottom
    }

    fn all_tickets(map: &Map) -> Option<usize> {
        let stay = Self::holds_returned(map) && map.long_tickets().is_empty();
        stay.then_some(map.tickets().len())
    }

    fn starting_tickets(map: &Map) -> usize {
        usize::from(map.counts().starting_long + map.counts().starting_regular)
    }

    fn candidates(play: &mut Playthrough<State>, player: PlayerId) -> Vec<Action> {
        let map = play.book.rules.clone();
        let state = *play.state();
        let rng = &mut play.rng;
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
        let choices = play.choices(player, map.tickets().len());
        list.extend(choices.into_iter().map(|tickets| Action::KeepTickets { tickets }));
        list
    }

    fn may_be_unlisted(_: &Action) -> bool {
        false
    }

    fn draws_cards(action: &Action) -> bool {
        matches!(action, Action::DrawCard { .. })
    }

    fn keeps_tickets(action: &Action) -> Option<usize> {
        match action {
            Action::KeepTickets { tickets } => Some(tickets.len()),
            Action::DrawTickets => Some(0),
            _ => None,
        }
    }

    fn keep(tickets: TicketSet) -> Action {
        Action::KeepTickets { tickets }
    }

    fn draw_blind() -> Action {
        Action::DrawCard { from: Source::Deck }
    }

    fn random_choices(&self, map: &Map, legal: &[Action]) -> Vec<Action> {
        thrifty(self, map, legal)
    }

    fn seen(_: &Map, view: &View) -> Known {
        let players = view.players().iter().map(|player| KnownPlayer {
            trains: player.trains,
            tracks: player.tracks,
            stations: player.stations().to_vec(),
            points: player.track_points,
            ..KnownPlayer::of(&player.seat)
        });
        let aside = match view.phase {
            Phase::Tunnel(tunnel) => {
                [tunnel.laid(), tunnel.turned_cards()].map(|cards| cards.total() as usize)
            }
            _ => [0; 2],
        };
        Known { aside, ..Known::of(&view.common, players) }
    }

    fn in_the_open(&self, player: PlayerId) -> KnownPlayer {
        KnownPlayer {
            trains: self.trains(player),
            tracks: self.tracks(player),
            stations: self.stations(player).to_vec(),
            points: self.track_points(player),
            ..KnownPlayer::default()
        }
    }

    fn hear(known: &mut Known, event: Event, map: &Map) {
        match event {
            Event::TunnelLaid { player, cards, .. } => {
                known.aside = [cards.total() as usize, 0];
                known.players[player.index()].cards -= known.aside[0];
            }
            Event::TunnelTurned { .. } => {
                known.deck -= 1;
                known.aside[1] += 1;
            }
            Event::TunnelCosts { .. } => {}
            Event::TunnelLeft { player, .. } => {
                let [laid, turned] = std::mem::take(&mut known.aside);
                known.players[player.index()].cards += laid;
                known.discards += turned;
            }
            Event::TrackClaimed { player, track, cards, points } => {
                let [laid, turned] = std::mem::take(&mut known.aside);
                let player = &mut known.players[player.index()];
                player.cards -= cards.total() as usize - laid;
                player.tracks.insert(track);
                player.trains -= map.track(track).length;
                player.points += points;
                known.discards += cards.total() as usize + turned;
            }
            Event::StationBuilt { player, city, cards } => {
                let player = &mut known.players[player.index()];
                player.cards -= cards.total() as usize;
                player.stations.push(city);
                known.discards += cards.total() as usize;
            }
            other => panic!("{other:?} in a board game"),
        }
    }

    fn own_laws(play: &Playthrough<State>) {
        let (state, map) = (play.state(), play.rules());
        for player in state.players() {
            let tracks = state.tracks(player);
            let spaces: u32 = tracks.iter().map(|track| u32::from(map.track(track).length)).sum();
            let points: u16 = tracks.iter().map(|track| map.track(track).points).sum();
            let trains = u32::from(map.counts().trains) - spaces;
            play.must(u32::from(state.trains(player)) == trains, "trains are on tracks or left");
            play.must(state.track_points(player) == points, "track points are the tracks'");
            for viewer in play.viewers() {
                let open = state.view(viewer).open_to(map, player);
                play.must(open == state.open_to(map, player), "a view knows the open tracks");
            }
        }
    }
}

/// Every board with every number of players.
pub fn boards() -> impl Iterator<Item = (Board, usize)> {
    ["usa", "europe"].into_iter().flat_map(|id| {
        let Ok(AnyRulebook::Board(board)) = AnyRulebook::built_in(id) else { panic!("{id}") };
        (2..=5).map(move |players| (board.clone(), players))
    })
}

/// A small map of its own for every number, with a little of everything.
pub fn small_board(number: u64) -> Board {
    let mut rng = fastrand::Rng::with_seed(number);
    let file = small_map(&mut rng);
    let map = file.to_map().unwrap_or_else(|problems| panic!("{problems:?}"));
    Board { rules: Arc::new(map), file: Some(Arc::new(file)) }
}

fn small_map(rng: &mut fastrand::Rng) -> MapDoc {
    let cities = rng.usize(5..10);
    let city = |i: usize| format!("c{i}");
    let mut tracks: Vec<TrackDoc> = Vec::new();
    let mut add = |a: usize, b: usize, rng: &mut fastrand::Rng| {
        let between = |t: &&TrackDoc| {
            (t.a == city(a) && t.b == city(b)) || (t.a == city(b) && t.b == city(a))
        };
        let same: Vec<&TrackDoc> = tracks.iter().filter(between).collect();
        let length = match same[..] {
            [] => rng.u32(1..=4),
            [twin] => twin.length,
            _ => return,
        };
        let ferry = rng.u32(0..6) == 0;
        let colors = [TrackColor::Purple, TrackColor::Blue, TrackColor::Red, TrackColor::Gray];
        let id = format!("t{}", tracks.len());
        tracks.push(TrackDoc {
            id,
            a: city(a),
            b: city(b),
            length,
            color: if ferry { TrackColor::Gray } else { colors[rng.usize(0..4)] },
            bend: None,
            ferry: ferry.then(|| rng.u32(1..=length.min(2))),
            tunnel: rng.u32(0..3) == 0,
        });
    };
    for b in 1..cities {
        add(rng.usize(0..b), b, rng);
    }
    for _ in 0..rng.usize(2..10) {
        let (a, b) = (rng.usize(0..cities), rng.usize(0..cities));
        if a != b {
            add(a, b, rng);
        }
    }
    let long = u32::from(rng.bool());
    let tickets = (0..24).map(|i| {
        let a = rng.usize(0..cities);
        let b = (a + rng.usize(1..cities)) % cities;
        TicketDoc {
            id: format!("k{i}"),
            a: city(a),
            b: city(b),
            points: rng.u32(1..20),
            long: long == 1 && i < 6,
        }
    });
    MapDoc {
        id: "small".to_string(),
        name: "Small".to_string(),
        players: [2, 5],
        tickets: tickets.collect(),
        tracks,
        cities: (0..cities)
            .map(|i| CityDoc { id: city(i), name: city(i), lat: None, lon: None, x: None, y: None })
            .collect(),
        trains: rng.u32(6..20),
        stations: rng.u32(0..=3),
        cards_per_color: rng.u32(2..5),
        locomotives: rng.u32(2..9),
        starting_cards: rng.u32(0..=2),
        row: rng.u32(3..=5),
        starting_tickets: StartingTickets {
            long,
            regular: 2,
            keep_at_least: rng.u32(0..=2),
            returned: if rng.bool() { ReturnedWord::Bottom } else { ReturnedWord::Removed },
        },
        ticket_draw: TicketDraw { count: rng.u32(1..=4), keep_at_least: 1 },
        track_points: [(1, 1), (2, 2), (3, 4), (4, 7)].into(),
        longest_path_points: 10,
        unbuilt_station_points: 4,
        last_round_at_trains: 2,
        double_tracks_from_players: 4,
        tunnel_cards: rng.u32(0..=4),
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
