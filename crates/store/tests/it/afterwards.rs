//! Results of games.

use protocol::ids::Time;
use protocol::view::Stage;
use store::contract::{Before, NewTable, Seat, Statistic, TableRow};

use crate::support::{Any, account, append, ended, id, new_table, seat};

/// Creates a table of a game in this stage, with these seats.
async fn play(store: &Any, table: (&str, &str, u64), stage: Stage, seats: Vec<Seat>) {
    let (name, game, created) = table;
    let mut new = NewTable { game: game.to_string(), ..new_table(name) };
    new.first.entry.at = Time(created);
    store.create_table(new).await.unwrap();
    let mut end = append(name, 1);
    (end.stage, end.seats) = (stage, Some(seats));
    store.append(end).await.unwrap();
}

fn ids(rows: Vec<TableRow>) -> Vec<String> {
    rows.into_iter().map(|row| row.id).collect()
}

pub async fn games_come_the_newest_first_and_in_pages(store: Any) {
    account(&store, "Anna").await;
    account(&store, "Berta").await;
    // Three are opened in the same millisecond.
    for (name, created) in
        [("a", 300), ("b", 100), ("c", 500), ("d", 200), ("e", 400), ("f", 300), ("g", 300)]
    {
        play(&store, (name, "usa", created), Stage::Playing, vec![seat(0, "Anna")]).await;
    }
    play(&store, ("x", "usa", 350), Stage::Playing, vec![seat(0, "Berta")]).await;
    let anna = id("Anna");
    let mut pages = Vec::new();
    let mut before: Option<Before> = None;
    loop {
        let page = store.games_of(&anna, before.as_ref(), 2).await.unwrap();
        let Some(last) = page.last() else { break };
        before = Some(Before::table(last));
        pages.push(ids(page));
    }
    assert_eq!(pages, [vec!["c", "e"], vec!["a", "f"], vec!["g", "d"], vec!["b"]]);
    assert_eq!(ids(store.games_of(&anna, None, 9).await.unwrap()), pages.concat());
    let before = Before { created: Time(300), id: None };
    assert_eq!(ids(store.games_of(&anna, Some(&before), 9).await.unwrap()), ["d", "b"]);
    assert_eq!(store.games_of(&id("nobody"), None, 9).await.unwrap(), []);
}

pub async fn tables_are_counted_by_host_and_stage(store: Any) {
    account(&store, "Anna").await;
    account(&store, "Berta").await;
    let both = || vec![seat(0, "Anna"), seat(1, "Berta"), seat(2, "Anna")];
    for (table, host, stage) in [
        ("a", "Anna", Stage::Playing),
        ("b", "Anna", Stage::Playing),
        ("c", "Berta", Stage::Playing),
        ("d", "Anna", Stage::Lobby),
        ("e", "Anna", Stage::Finished),
    ] {
        play(&store, (table, "usa", 1), stage, both()).await;
        let mut named = append(table, 2);
        (named.stage, named.summary) = (stage, Some(format!("{{\"host\":\"{host}\"}}")));
        store.append(named).await.unwrap();
    }
    // Its summary was written by another version.
    play(&store, ("f", "usa", 1), Stage::Playing, both()).await;
    let count = async |user, stage| store.hosted(&id(user), stage).await.unwrap();
    assert_eq!(count("Anna", Stage::Playing).await, 2);
    assert_eq!(count("Anna", Stage::Lobby).await, 1);
    assert_eq!(count("Berta", Stage::Playing).await, 1);
    assert_eq!(count("nobody", Stage::Playing).await, 0);
}

pub async fn a_table_with_several_places_of_a_user_is_one_game(store: Any) {
    account(&store, "Anna").await;
    let seats = vec![seat(0, "Anna"), seat(1, "Anna"), seat(2, "Anna")];
    play(&store, ("t", "usa", 1), Stage::Playing, seats).await;
    assert_eq!(ids(store.games_of(&id("Anna"), None, 9).await.unwrap()), ["t"]);
}

pub async fn who_left_before_the_start_has_no_game(store: Any) {
    account(&store, "Anna").await;
    account(&store, "Berta").await;
    let seats = vec![seat(0, "Anna"), seat(1, "Berta")];
    play(&store, ("t", "usa", 1), Stage::Lobby, seats).await;
    let mut left = append("t", 2);
    left.seats = Some(vec![seat(1, "Berta")]);
    store.append(left).await.unwrap();
    // An append without seats leaves them as they were.
    store.append(append("t", 3)).await.unwrap();
    assert_eq!(store.games_of(&id("Anna"), None, 9).await.unwrap(), []);
    assert_eq!(ids(store.games_of(&id("Berta"), None, 9).await.unwrap()), ["t"]);
}

pub async fn statistics_count_finished_games(store: Any) {
    account(&store, "Anna").await;
    let anna = |score, rank| vec![ended(0, "Anna", score, rank, false)];
    play(&store, ("a", "usa", 1), Stage::Finished, anna(100, 1)).await;
    play(&store, ("b", "usa", 2), Stage::Finished, anna(-25, 3)).await;
    play(&store, ("c", "usa", 3), Stage::Finished, anna(120, 2)).await;
    play(&store, ("d", "europe", 4), Stage::Finished, anna(-7, 1)).await;
    play(&store, ("e", "usa", 5), Stage::Playing, vec![seat(0, "Anna")]).await;
    play(&store, ("f", "card_game", 6), Stage::Closed, vec![seat(0, "Anna")]).await;
    let of = |game: &str, games, won, average, best| Statistic {
        game: game.to_string(),
        games,
        won,
        left: 0,
        average,
        best,
    };
    let wanted = [of("europe", 1, 1, -7.0, -7), of("usa", 3, 1, 65.0, 120)];
    assert_eq!(store.statistics(&id("Anna")).await.unwrap(), wanted);
    assert_eq!(store.statistics(&id("nobody")).await.unwrap(), []);
}

pub async fn games_left_to_a_bot_are_neither_won_nor_averaged(store: Any) {
    account(&store, "Anna").await;
    let anna = |score, rank, by_bot| vec![ended(0, "Anna", score, rank, by_bot)];
    play(&store, ("a", "usa", 1), Stage::Finished, anna(200, 1, true)).await;
    let only = |games, left, average, best| {
        [Statistic { game: "usa".to_string(), games, won: 0, left, average, best }]
    };
    assert_eq!(store.statistics(&id("Anna")).await.unwrap(), only(1, 1, 0.0, 0));
    play(&store, ("b", "usa", 2), Stage::Finished, anna(50, 2, false)).await;
    play(&store, ("c", "usa", 3), Stage::Finished, anna(51, 2, false)).await;
    assert_eq!(store.statistics(&id("Anna")).await.unwrap(), only(3, 1, 50.5, 51));
}

pub async fn the_same_game_of_others_does_not_count(store: Any) {
    account(&store, "Anna").await;
    account(&store, "Berta").await;
    let seats = vec![ended(0, "Anna", 80, 1, false), ended(1, "Berta", 70, 2, false)];
    play(&store, ("a", "usa", 1), Stage::Finished, seats).await;
    let of = store.statistics(&id("Berta")).await.unwrap();
    let wanted =
        Statistic { game: "usa".to_string(), games: 1, won: 0, left: 0, average: 70.0, best: 70 };
    assert_eq!(of, [wanted]);
}
