//! Map files: what is right with the boards and what can be wrong with others.

use engine::game::{GameState, TableOptions};
use engine::problem::Problem;
use formats::deck::DeckDoc;
use formats::map::{MapDoc, built_in};
use formats::words::TrackColor;

#[test]
fn the_boards_have_the_counts_of_the_published_games() {
    let [usa, europe] = ["usa", "europe"].map(|id| built_in(id).unwrap());
    assert_eq!((usa.cities().len(), usa.tracks().len(), usa.tickets().len()), (36, 100, 30));
    assert_eq!((europe.cities().len(), europe.tracks().len()), (47, 101));
    assert_eq!((usa.doubles().len(), europe.doubles().len()), (44, 22));
    let spaces = |map: &engine::board::Map| -> u32 {
        map.tracks().iter().map(|track| u32::from(track.length)).sum()
    };
    assert_eq!((spaces(&usa), spaces(&europe)), (309, 300));
    let points = |map: &engine::board::Map| -> u32 {
        map.tickets().iter().map(|ticket| u32::from(ticket.points)).sum()
    };
    assert_eq!((points(&usa), points(&europe)), (349, 444));
    let ferries: u32 = europe.tracks().iter().map(|track| u32::from(track.ferry)).sum();
    let tunnels = europe.tracks().iter().filter(|track| track.tunnel).count();
    assert_eq!((ferries, tunnels), (17, 18));
}

#[test]
fn bg_dbl_3_only_tracks_between_the_same_cities_are_doubles() {
    for id in ["usa", "europe"] {
        let map = built_in(id).unwrap();
        for track in map.tracks() {
            let same = |other: &&engine::board::Track| {
                let [a, b] = track.cities;
                other.id != track.id && (other.cities == [a, b] || other.cities == [b, a])
            };
            let twin = map.tracks().iter().find(same).map(|other| other.id.as_str());
            assert_eq!(track.twin.map(|twin| map.track(twin).id.as_str()), twin);
        }
    }
}

#[test]
fn every_problem_is_reported_with_its_place() {
    check("tracks[0]", "unknown city \"atlantis\"", |map| map.tracks[0].a = "atlantis".into());
    check("tracks[4]", "unequal length", |map| map.tracks[4].length = 3);
    check("tracks[100]", "a third track", |map| {
        let mut third = map.tracks[3].clone();
        third.id = "third".into();
        map.tracks.push(third);
    });
    check("cities[15]", "can't be reached", |map| {
        map.tracks.retain(|track| track.a != "miami" && track.b != "miami");
    });
    check("tickets[2]", "unknown city \"nowhere\"", |map| map.tickets[2].b = "nowhere".into());
    check("tickets[1]", "begins and ends", |map| map.tickets[1].b = map.tickets[1].a.clone());
    check("tracks[1]", "duplicate id", |map| map.tracks[1].id = map.tracks[0].id.clone());
    check("cities[1]", "duplicate id", |map| map.cities[1].id = map.cities[0].id.clone());
    check("tickets[1]", "duplicate id", |map| map.tickets[1].id = map.tickets[0].id.clone());
    check("tracks[0]", "3 locomotive symbols on 2 spaces", |map| map.tracks[0].ferry = Some(3));
    check("tracks[1]", "must be gray", |map| map.tracks[1].ferry = Some(1));
    check("tracks[0]", "0 spaces", |map| map.tracks[0].length = 0);
    check("tracks[0]", "13 spaces", |map| map.tracks[0].length = 13);
    check("tracks[2]", "track_points says nothing", |map| map.track_points.retain(|&l, _| l > 1));
    check("players", "not a range", |map| map.players = [4, 3]);
    check("players", "not a range", |map| map.players = [2, 6]);
    check("players", "not a range", |map| map.players = [1, 5]);
    check("trains", "0 is not within", |map| map.trains = 0);
    check("tracks[1]", "only 4 trains", |map| map.trains = 4);
    check("stations", "4 is not within", |map| map.stations = 4);
    check("row", "6 is not within", |map| map.row = 6);
    check("cards_per_color", "at most 255", |map| map.cards_per_color = 40);
    check("starting_cards", "need 125 cards", |map| map.starting_cards = 24);
    check("last_round_at_trains", "below the 45", |map| map.last_round_at_trains = 45);
    check("starting_tickets", "offers 7 tickets", |map| map.starting_tickets.regular = 7);
    check("starting_tickets.keep_at_least", "tickets are offered", |map| {
        map.starting_tickets.keep_at_least = 4;
    });
    check("starting_tickets.long", "need 5 long tickets", |map| map.starting_tickets.long = 1);
    check("starting_tickets.long", "never be dealt", |map| map.tickets[0].long = true);
    check("ticket_draw.keep_at_least", "0 is not within", |map| map.ticket_draw.keep_at_least = 0);
    check("tunnel_cards", "9 is not within", |map| map.tunnel_cards = 9);
    check("track_points.13", "1 to 12 spaces", |map| map.track_points.extend([(13, 1)]));
    check("cities", "expected 2 to 64", |map| {
        let city = map.cities[0].clone();
        map.cities.extend((0..64).map(|i| {
            let mut city = city.clone();
            city.id = format!("new{i}");
            city
        }));
    });
    check("tickets", "expected 1 to 128", |map| {
        let ticket = map.tickets[0].clone();
        map.tickets.extend((0..128).map(|i| {
            let mut ticket = ticket.clone();
            ticket.id = format!("new{i}");
            ticket
        }));
    });
}

#[test]
fn all_problems_are_reported_at_once() {
    let problems = problems(|map| {
        map.tracks[0].a = "atlantis".into();
        map.tracks[4].length = 3;
        map.tickets[2].b = "nowhere".into();
        map.trains = 0;
    });
    for place in ["tracks[0]", "tracks[4]", "tickets[2]", "trains"] {
        assert!(problems.iter().any(|problem| problem.place.starts_with(place)), "{problems:?}");
    }
}

#[test]
fn a_map_of_128_tracks_64_cities_and_128_tickets_can_be_played() {
    let mut map = usa();
    let cities: Vec<String> = (0..64).map(|i| format!("c{i}")).collect();
    let city = map.cities[0].clone();
    map.cities = cities
        .iter()
        .map(|id| {
            let mut city = city.clone();
            city.id = id.clone();
            city
        })
        .collect();
    let track = map.tracks[0].clone();
    map.tracks = (0..128)
        .map(|i| {
            let mut track = track.clone();
            track.id = format!("t{i}");
            track.a = cities[i % 64].clone();
            track.b = cities[(i % 64 + 1 + i / 64) % 64].clone();
            track.color = if i % 3 == 0 { TrackColor::Red } else { TrackColor::Gray };
            track
        })
        .collect();
    let ticket = map.tickets[0].clone();
    map.tickets = (0..128)
        .map(|i| {
            let mut ticket = ticket.clone();
            ticket.id = format!("k{i}");
            ticket.a = cities[i % 64].clone();
            ticket.b = cities[(i * 7 + 5) % 64].clone();
            ticket
        })
        .filter(|ticket| ticket.a != ticket.b)
        .collect();
    let missing = 128 - map.tickets.len();
    let extra = map.tickets[0].clone();
    map.tickets.extend((0..missing).map(|i| {
        let mut ticket = extra.clone();
        ticket.id = format!("x{i}");
        ticket
    }));
    let map = map.to_map().unwrap();
    assert_eq!((map.tracks().len(), map.cities().len(), map.tickets().len()), (128, 64, 128));
    let mut chance = engine::chance::FastChance::new(1);
    for players in 2..=5 {
        let mut state = engine::board::State::deal(
            &map,
            players,
            &TableOptions::default(),
            &mut chance,
            &mut (),
        );
        while let Some((player, action)) = state.random_action(&map, &mut chance) {
            state.apply(&map, player, &action, &mut chance, &mut ()).unwrap();
        }
        assert!(state.is_finished());
        assert_eq!(state.score(&map).players[0].total, state.totals(&map)[0]);
    }
}

/// The map of USA under an id of its own, since that of a built-in game is reserved.
fn usa() -> MapDoc {
    let map = MapDoc::read(include_str!("../../../../data/usa.json")).unwrap();
    MapDoc { id: "changed".to_string(), ..map }
}

fn problems(change: impl FnOnce(&mut MapDoc)) -> Vec<Problem> {
    let mut map = usa();
    change(&mut map);
    map.to_map().map(drop).unwrap_err()
}

fn check(place: &str, message: &str, change: impl FnOnce(&mut MapDoc)) {
    let problems = problems(change);
    let found = problems
        .iter()
        .any(|problem| problem.place.starts_with(place) && problem.message.contains(message));
    assert!(found, "no \"{message}\" at {place} in {problems:?}");
}

#[test]
fn every_problem_of_a_deck_file_is_reported_with_its_place() {
    let spoil = |place: &str, message: &str, change: &dyn Fn(&mut DeckDoc)| {
        let mut file = DeckDoc::read(include_str!("../../../../data/card_game.json")).unwrap();
        assert!(file.to_deck().is_ok());
        change(&mut file);
        let problems = file.to_deck().unwrap_err();
        let found = |problem: &Problem| problem.place == place && problem.message.contains(message);
        assert!(problems.iter().any(found), "{place} {message}: {problems:?}");
    };
    spoil("players", "2 to 4", &|deck| deck.players = [2, 5]);
    spoil("cards_per_color", "not within", &|deck| deck.cards_per_color = 99);
    spoil("starting_cards", "some must be left", &|deck| deck.starting_cards = 22);
    spoil("starting_locomotives", "not enough", &|deck| deck.starting_locomotives = 5);
    spoil("row", "not within 1 to 5", &|deck| deck.row = 6);
    spoil("starting_tickets.count", "not within", &|deck| deck.starting_tickets.count = 7);
    spoil("starting_tickets.count", "enough tickets", &|deck| deck.tickets.truncate(20));
    spoil("starting_tickets.keep_at_least", "not within", &|deck| {
        deck.starting_tickets.keep_at_least = 7;
    });
    spoil("ticket_draw.count", "not within", &|deck| deck.ticket_draw.count = 0);
    spoil("rounds.5", "can't play", &|deck| deck.rounds.extend([(5, 1)]));
    spoil("rounds.4", "not within 1 to 2", &|deck| deck.rounds.extend([(4, 3)]));
    spoil("big_cities[0]", "no city \"atlantis\"", &|deck| {
        deck.big_cities[0].city = "atlantis".into();
    });
    spoil("big_cities[1]", "duplicate id", &|deck| {
        deck.big_cities[1] = deck.big_cities[0].clone();
    });
    spoil("tickets[3]", "no city \"atlantis\"", &|deck| deck.tickets[3].b = "atlantis".into());
    spoil("tickets[1]", "duplicate id", &|deck| deck.tickets[1] = deck.tickets[0].clone());
    spoil("tickets[2]", "coloured cards", &|deck| deck.tickets[2].cards = Default::default());
    spoil("tickets[2]", "coloured cards", &|deck| deck.tickets[2].cards.locomotive = 1);
}
