//! Before the start and after the end: seats, host, settings, rematch.

use protocol::ids::{Kind, Person, Time, UserId};
use protocol::settings::{Clock, Settings};
use protocol::view::{Holder, PlayerColor, Stage};
use table::command::{Command, Request};
use table::refused::Refused;
use table::table::Table;

use crate::sim::{Sim, join, level, person, secret, settings, user, watcher};

fn code(result: Result<(), Refused>) -> &'static str {
    result.unwrap_err().code()
}

#[test]
fn people_join_leave_and_are_removed_before_the_start() {
    let mut sim = Sim::new(settings("europe", 3), 1);
    assert_eq!(code(sim.ask(0, join(0))), "already_seated");
    let seated =
        |place| Request::Join { place: Some(place), name: "One".to_string(), kind: Kind::Guest };
    assert_eq!(code(sim.ask(1, seated(0))), "place_taken");
    assert_eq!(code(sim.ask(1, seated(3))), "no_such_place");
    sim.ask(1, seated(2)).unwrap();
    sim.ask(2, join(2)).unwrap();
    assert_eq!(code(sim.ask(3, join(3))), "table_full");
    assert_eq!(code(sim.ask(1, Request::Remove { place: 1 })), "not_host");
    sim.ask(0, Request::Remove { place: 1 }).unwrap();
    assert_eq!(code(sim.ask(0, Request::Remove { place: 1 })), "place_empty");
    assert_eq!(code(sim.ask(2, Request::Leave)), "not_yours");
    let (seed, salt) = (secret(&mut sim.rng), secret(&mut sim.rng));
    let start = Request::Start { seed, salt };
    assert_eq!(code(sim.ask(0, start.clone())), "places_empty");
    let bot = |place, code| Request::PlaceBot { place, level: level(code) };
    assert_eq!(code(sim.ask(1, bot(1, "random"))), "not_host");
    assert_eq!(code(sim.ask(0, bot(2, "random"))), "place_taken");
    sim.ask(0, bot(1, "random")).unwrap();
    assert_eq!(code(sim.ask(0, bot(1, "random"))), "already_so");
    sim.ask(0, bot(1, "greedy")).unwrap();
    assert_eq!(code(sim.ask(1, start.clone())), "not_host");
    sim.ask(0, start).unwrap();
    assert!(sim.is_playing());
}

#[test]
fn when_the_host_leaves_another_is_host_and_when_all_left_the_table_is_closed() {
    let mut sim = Sim::new(settings("usa", 4), 1);
    sim.ask(1, join(1)).unwrap();
    sim.ask(2, join(2)).unwrap();
    sim.ask(0, Request::Leave).unwrap();
    assert_eq!(sim.table.host(), &user(1));
    sim.ask(2, Request::Leave).unwrap();
    sim.ask(1, Request::Leave).unwrap();
    assert_eq!(sim.table.stage(), Stage::Closed);
    for i in 0..3 {
        assert_eq!(code(sim.ask(i, join(i))), "closed");
        assert_eq!(code(sim.ask(i, Request::Leave)), "closed");
    }
    let mut other = Sim::new(settings("usa", 4), 1);
    other.send(Command::Close).unwrap();
    assert_eq!(code(other.send(Command::Close)), "closed");
}

#[test]
fn settings_that_no_game_can_be_played_by_are_refused() {
    let good = || settings("usa", 3);
    let bad = [
        Settings { game: "chess".to_string(), ..good() },
        Settings { places: 1, ..good() },
        Settings { places: 6, ..good() },
        Settings { places: usize::MAX, ..good() },
        Settings { places: 5, ..settings("card_game", 5) },
        Settings { open_piles: true, ..good() },
        Settings { first_player: Some(3), ..good() },
        Settings { clock: Clock::PerTurn { seconds: 0 }, ..good() },
        Settings { clock: Clock::Bank { seconds: 0, increment: 3 }, ..good() },
        Settings { clock: Clock::Days { days: 0 }, ..good() },
    ];
    for settings in bad {
        let refused = Table::create(person(0), settings.clone(), Time(0)).unwrap_err();
        assert_eq!(refused.code(), "bad_settings", "{settings:?}");
    }
    for name in ["", " Anna", "An\u{7}na", &"a".repeat(10_000)] {
        let host = Person { user: user(0), name: name.to_string(), kind: None };
        assert_eq!(Table::create(host, good(), Time(0)).unwrap_err(), Refused::BadName);
    }
}

#[test]
fn a_map_file_of_the_host_is_played_on_and_shown() {
    let mut map: formats::map::MapDoc =
        serde_json::from_str(include_str!("../../../../data/usa.json")).unwrap();
    map.id = "mine".to_string();
    let mine = Settings { map: Some(map.clone()), ..settings("mine", 2) };
    let mut sim = Sim::new(mine, 3);
    sim.ask(1, join(1)).unwrap();
    sim.start();
    assert_eq!(sim.table.view(&watcher()).unwrap().settings.map, Some(map.clone()));
    sim.finish(2);
    let record = sim.table.record().unwrap();
    assert_eq!((record.game.as_str(), record.map.as_ref()), ("mine", Some(&map)));
    assert_eq!(record.replay().unwrap().1, None);
}

#[test]
fn a_map_whose_longest_path_could_not_be_found_in_time_is_refused() {
    let mut map: formats::map::MapDoc =
        serde_json::from_str(include_str!("../../../../data/usa.json")).unwrap();
    map.id = "mine".to_string();
    let mine =
        |map: &formats::map::MapDoc| Settings { map: Some(map.clone()), ..settings("mine", 2) };
    let host = || person(0);
    assert!(Table::create(host(), mine(&map), Time(0)).is_ok());
    // As many tracks as before, but from anywhere to anywhere.
    let mut rng = fastrand::Rng::with_seed(4);
    let cities: Vec<String> = map.cities.iter().map(|city| city.id.clone()).collect();
    let mut seen = std::collections::HashSet::new();
    for track in &mut map.tracks {
        let (a, b) = loop {
            let (a, b) = (rng.usize(0..cities.len()), rng.usize(0..cities.len()));
            if a < b && seen.insert((a, b)) {
                break (a, b);
            }
        };
        (track.a, track.b) = (cities[a].clone(), cities[b].clone());
    }
    let refused = Table::create(host(), mine(&map), Time(0)).unwrap_err();
    assert_eq!(refused.code(), "bad_settings");
    assert!(refused.to_string().contains("map.tracks: too many tracks"), "{refused}");
}

#[test]
fn the_first_player_and_open_piles_are_as_agreed() {
    let agreed = Settings { first_player: Some(1), open_piles: true, ..settings("card_game", 3) };
    let sim = Sim::started(agreed, 3, 4);
    let view = sim.table.view(&watcher()).unwrap();
    assert_eq!(view.game.unwrap().to_move, 1);
    let own = table::heard::Listener { user: Some(user(2)), place: Some(2) };
    let game = sim.table.view(&own).unwrap().game.unwrap();
    assert!(game.players[2].pile_cards.is_some() && game.players[1].pile_cards.is_none());
}

#[test]
fn a_rematch_is_a_new_table_with_the_same_people() {
    let mut sim = Sim::started(settings("card_game", 3), 2, 9);
    sim.ask(1, Request::Resign { place: 1 }).unwrap();
    sim.finish(2);
    let again = |table: &str| Request::Rematch { table: table.to_string() };
    assert!(sim.table.rematch(Time(0)).is_err());
    assert_eq!(code(sim.ask(7, again("next"))), "not_yours");
    sim.ask(1, again("next")).unwrap();
    assert_eq!(code(sim.ask(0, again("other"))), "rematch_open");
    assert_eq!(sim.table.rematch_table(), Some("next"));
    let new = sim.table.rematch(Time(sim.now)).unwrap();
    let next = Sim::of(new, 10);
    assert_eq!(next.table.host(), &user(1));
    assert_eq!(next.table.settings(), sim.table.settings());
    let holders = |table: &Table| -> Vec<Holder> {
        table.view(&watcher()).unwrap().places.into_iter().map(|place| place.holder).collect()
    };
    assert_eq!(holders(&next.table), holders(&sim.table));
    let views = next.table.view(&watcher()).unwrap();
    assert!(views.places.iter().all(|place| place.replaced.is_none()));
    let mut next = next;
    let (seed, salt) = (secret(&mut next.rng), secret(&mut next.rng));
    next.ask(1, Request::Start { seed, salt }).unwrap();
    next.finish(2);
}

#[test]
fn nobody_looks_from_another_users_place() {
    let sim = Sim::started(settings("usa", 3), 2, 11);
    let look = |who: Option<UserId>, place| {
        sim.table.view(&table::heard::Listener { user: who, place }).map(|_| ())
    };
    assert_eq!(look(Some(user(0)), Some(0)), Ok(()));
    assert_eq!(look(Some(user(0)), None), Ok(()));
    assert_eq!(look(Some(user(0)), Some(1)), Err(Refused::NotYours));
    assert_eq!(look(Some(user(0)), Some(2)), Err(Refused::NotYours), "a bot's");
    assert_eq!(look(None, Some(0)), Err(Refused::NotYours));
    assert_eq!(look(Some(user(0)), Some(3)), Err(Refused::NoSuchPlace));
}

#[test]
fn who_was_removed_by_the_host_stays_away_until_invited() {
    let mut sim = Sim::new(settings("europe", 4), 1);
    sim.ask(1, join(1)).unwrap();
    sim.ask(2, join(2)).unwrap();
    // Whoever leaves a seat themselves may come back.
    sim.ask(2, Request::Remove { place: 2 }).unwrap();
    sim.ask(2, join(2)).unwrap();
    sim.ask(0, Request::Remove { place: 1 }).unwrap();
    assert_eq!(sim.table.removed(), [person(1)]);
    assert_eq!(code(sim.ask(1, join(1))), "removed_by_host");
    assert_eq!(code(sim.ask(2, Request::Invite { user: user(1) })), "not_host");
    assert_eq!(code(sim.ask(0, Request::Invite { user: user(2) })), "no_such_user");
    sim.ask(0, Request::Invite { user: user(1) }).unwrap();
    assert_eq!(sim.table.removed(), []);
    sim.ask(1, join(1)).unwrap();
    assert_eq!(Table::replay(&sim.entries).unwrap(), sim.table);
}

#[test]
fn who_holds_another_seat_is_not_sent_away_by_losing_one() {
    let mut sim = Sim::new(Settings { several_places: true, ..settings("usa", 4) }, 1);
    sim.ask(1, join(1)).unwrap();
    sim.ask(1, join(1)).unwrap();
    sim.ask(0, Request::Remove { place: 1 }).unwrap();
    assert_eq!(sim.table.removed(), []);
    sim.ask(0, Request::Remove { place: 2 }).unwrap();
    assert!(sim.table.bars(&user(1)));
}

#[test]
fn a_removal_written_before_removals_lasted_bars_nobody() {
    let mut sim = Sim::new(settings("usa", 3), 1);
    sim.ask(1, join(1)).unwrap();
    sim.ask(0, Request::Remove { place: 1 }).unwrap();
    let mut log = sim.entries.clone();
    let last = log.last_mut().unwrap();
    last.change = table::entry::Change::Removed { place: 1, by: None };
    let old = table::entry::Entry::read(&last.write()).unwrap();
    assert_eq!(old, *last);
    assert!(!Table::replay(log).unwrap().bars(&user(1)));
}

#[test]
fn seats_have_colours_of_their_own_which_players_choose_before_the_start() {
    use PlayerColor::{Black, Blue, Green, Red, Yellow};
    let choose = |place, color| Request::ChooseColor { place, color };
    let colors = |table: &Table| -> Vec<PlayerColor> {
        table.view(&watcher()).unwrap().places.iter().map(|place| place.color).collect()
    };
    let mut sim = Sim::new(settings("usa", 3), 1);
    sim.ask(1, join(1)).unwrap();
    assert_eq!(colors(&sim.table), [Blue, Red, Green]);
    // Nobody has chosen blue, so the two swap.
    sim.ask(1, choose(1, Blue)).unwrap();
    assert_eq!(colors(&sim.table), [Red, Blue, Green]);
    assert_eq!(code(sim.ask(0, choose(0, Blue))), "color_taken");
    assert_eq!(code(sim.ask(1, choose(1, Blue))), "already_so");
    assert_eq!(code(sim.ask(0, choose(1, Yellow))), "not_yours");
    assert_eq!(code(sim.ask(0, choose(2, Yellow))), "not_yours");
    assert_eq!(code(sim.ask(0, choose(3, Yellow))), "no_such_place");
    // A colour that no seat has is free.
    sim.ask(0, choose(0, Black)).unwrap();
    sim.ask(0, Request::PlaceBot { place: 2, level: level("random") }).unwrap();
    assert_eq!(code(sim.ask(1, choose(2, Yellow))), "not_yours");
    sim.ask(0, choose(2, Yellow)).unwrap();
    assert_eq!(colors(&sim.table), [Black, Blue, Yellow]);
    // The seat keeps its colour, but it can be taken once nobody sits there who chose it.
    sim.ask(1, Request::Leave).unwrap();
    sim.ask(0, choose(0, Blue)).unwrap();
    assert_eq!(colors(&sim.table), [Blue, Black, Yellow]);
    sim.ask(1, join(1)).unwrap();
    let (seed, salt) = (secret(&mut sim.rng), secret(&mut sim.rng));
    sim.ask(0, Request::Start { seed, salt }).unwrap();
    assert_eq!(code(sim.ask(0, choose(0, Red))), "started");
    sim.finish(2);
    sim.ask(0, Request::Rematch { table: "next".to_string() }).unwrap();
    let next = sim.table.rematch(Time(sim.now)).unwrap();
    assert_eq!(colors(&next.table), [Blue, Black, Yellow], "a rematch keeps them");
}
