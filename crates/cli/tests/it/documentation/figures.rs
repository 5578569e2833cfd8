//! Figures that stand on several pages, or that the code knows, agree.

use std::collections::BTreeSet;

use engine::sets::{CityId, TicketId, TrackId};
use engine::{board, card_game};

use super::{current_pages, read, root};

#[test]
fn the_number_of_scenarios_is_right() {
    let scenarios = std::fs::read_dir(root().join("crates/engine/scenarios")).unwrap().count();
    says("CHANGELOG.md", &format!("{scenarios} scenarios"));
}

#[test]
fn the_languages_of_the_page_are_named() {
    let names: [(&str, &str); 6] = [
        ("cs", "Czech"),
        ("en-GB", "English"),
        ("pl", "Polish"),
        ("pt-PT", "Portuguese"),
        ("ru", "Russian"),
        ("sk", "Slovak"),
    ];
    let files = std::fs::read_dir(root().join("web/src/text")).unwrap();
    let files: BTreeSet<String> = files
        .filter_map(|entry| {
            let name = entry.unwrap().file_name().into_string().unwrap();
            name.strip_suffix(".ftl").map(str::to_string)
        })
        .collect();
    assert_eq!(files, names.map(|(code, _)| code.to_string()).into());
    for (_, name) in names {
        says("README.md", name);
        says("CHANGELOG.md", name);
    }
    says("CHANGELOG.md", "**Six languages**");
}

#[test]
fn the_size_of_a_state_is_right() {
    let board = size_of::<board::State>();
    let cards = size_of::<card_game::State>();
    says("README.md", &format!("state of a board game is {board} bytes"));
    says("docs/benchmarks.md", &format!("{board} bytes, {cards} in the Card Game"));
}

#[test]
fn the_bounds_of_a_map_are_right() {
    let most = [TrackId::MAX, CityId::MAX, TicketId::MAX];
    let [tracks, cities, tickets] = most;
    says(
        "ARCHITECTURE.md",
        &format!("at most {tracks} tracks, {cities} cities and {tickets} tickets"),
    );
    says("docs/maps.md", &format!("2 to {cities} of them, each `{{\"id\": \"aldmouth\""));
    says("docs/maps.md", &format!("1 to {tracks} of them, each `{{\"id\": \"aldmouth-dunwick\""));
    says(
        "docs/maps.md",
        &format!("1 to {tickets} of them, each `{{\"id\": \"aldmouth-elmsworth\""),
    );
}

#[test]
fn the_versions_that_are_needed_are_named() {
    let cargo = read("Cargo.toml");
    let rust = cargo.lines().find_map(|line| line.strip_prefix("rust-version = ")).unwrap();
    let package = read("web/package.json");
    let package: serde_json::Value = serde_json::from_str(&package).unwrap();
    let node = package["engines"]["node"].as_str().unwrap().trim_start_matches(">=");
    for page in ["README.md", "CONTRIBUTING.md"] {
        says(page, &format!("Rust {} or later", rust.trim_matches('"')));
        says(page, &format!("Node {node} or later"));
    }
}

#[test]
fn the_speed_of_the_engine_is_the_same_on_every_page() {
    let benchmarks = read("docs/benchmarks.md");
    let row =
        benchmarks.lines().find(|line| line.starts_with("| scored random games, USA, 2 players |"));
    let row = row.expect("docs/benchmarks.md has the speed of random games");
    let speed = row.split('|').nth(2).unwrap().split_whitespace().next().unwrap();
    says("README.md", &format!("about {speed} complete two-player games a second"));
}

#[test]
fn instruction_counts_stand_on_one_page_only() {
    let benchmarks = read("docs/benchmarks.md");
    let row = benchmarks.lines().find(|line| line.starts_with("| instructions of a random game |"));
    let row = row.expect("docs/benchmarks.md has the instructions of a random game");
    let counts: Vec<&str> =
        row.split(|it: char| !it.is_ascii_digit() && it != ',').filter(|it| it.len() > 5).collect();
    assert_eq!(counts.len(), 3, "{row}");
    for page in current_pages() {
        let text = read(&page);
        for count in &counts {
            let times = text.matches(count).count() + text.matches(&count.replace(',', "")).count();
            let most = usize::from(page == "docs/benchmarks.md");
            assert_eq!(times, most, "{page} has {count}");
        }
    }
}

/// Checks that a page has a phrase, wherever its lines break.
fn says(page: &str, phrase: &str) {
    let text = read(page).split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(text.contains(phrase), "{page} does not say {phrase:?}");
}
