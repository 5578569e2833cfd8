//! What the points of a board game are for: tracks, tickets, stations, the longest path.

use engine::board::{FinalCount, Map, PlayerScore, View};
use engine::players::PlayerId;

use super::words::{Words, stops};
use crate::play::count::{Count, Reason};
use crate::play::paint;

/// What everybody's points are for.
pub fn count(words: &Words<'_>, view: &View) -> Option<Count> {
    let count = view.final_count(words.rules)?;
    let players = &count.score.players;
    let points = |of: fn(&PlayerScore) -> i32| players.iter().map(of).collect();
    let mut columns = vec![
        ("tracks", points(|player| player.track_points)),
        ("tickets", points(|player| player.ticket_points)),
    ];
    if with_stations(words.rules) {
        columns.push(("stations", points(|player| player.station_points)));
    }
    columns.push(("longest path", points(|player| player.longest_bonus)));
    let everybody = (0..players.len()).map(|i| PlayerId(i as u8));
    let reasons = everybody.map(|player| reasons(words, view, &count, player)).collect();
    Some(Count { reasons, columns })
}

/// Why one is before the other, points and completed tickets being equal.
pub fn tie_break(map: &Map, ahead: &PlayerScore, behind: &PlayerScore) -> String {
    if !with_stations(map) {
        format!("the longer path ({} to {})", ahead.longest_path, behind.longest_path)
    } else if ahead.stations.len() != behind.stations.len() {
        "fewer stations built".to_string()
    } else {
        "the longest path".to_string()
    }
}

fn with_stations(map: &Map) -> bool {
    map.counts().stations > 0
}

/// What a player's points are for.
fn reasons(words: &Words<'_>, view: &View, count: &FinalCount, player: PlayerId) -> Vec<Reason> {
    let map = words.rules;
    let score = &count.score.players[player.index()];
    let mut reasons = Vec::new();
    let mut because = |label: &'static str, points: Option<i32>, what: String| {
        reasons.push(Reason { label, points, what });
    };
    let claimed = paint::count(view.players()[player.index()].tracks.len() as i64, "track");
    because("Tracks", Some(score.track_points), format!("{claimed} claimed"));
    let mut label = "Tickets";
    for (ticket, way) in &count.routes[player.index()] {
        let points = i32::from(map.ticket(*ticket).points);
        let mut cities = stops(map, way);
        if cities.first() != Some(&map.ticket(*ticket).cities[0]) {
            cities.reverse();
        }
        let way: Vec<&str> = cities.iter().map(|&city| words.city(city)).collect();
        let over = if way.len() > 2 {
            format!(" over {}", way[1..way.len() - 1].join(", "))
        } else {
            String::new()
        };
        because(label, Some(points), format!("✓ {}{over}", words.ticket(*ticket)));
        label = "";
    }
    for ticket in score.failed.iter() {
        let points = -i32::from(map.ticket(ticket).points);
        because(label, Some(points), format!("× {}, not joined", words.ticket(ticket)));
        label = "";
    }
    if with_stations(map) {
        let left = usize::from(map.counts().stations).saturating_sub(score.stations.len());
        let left = if left == 0 { "all built".to_string() } else { format!("{left} not built") };
        because("Stations", Some(score.station_points), left);
        for &(city, track) in &score.stations {
            let city = words.city(city);
            let borrows = match track {
                Some(track) => {
                    let owner = view.owner(track).map_or("nobody", |owner| words.whom(owner));
                    format!("borrows {} from {owner}", words.track(track))
                }
                None => "borrows nothing".to_string(),
            };
            because("", None, format!("the one in {city} {borrows}"));
        }
    }
    let path = stops(map, &count.longest_paths[player.index()]);
    let path: Vec<&str> = path.iter().map(|&city| words.city(city)).collect();
    let spaces = paint::count(score.longest_path, "space");
    let longest = if path.is_empty() {
        "no track".to_string()
    } else {
        format!("longest path of {spaces}: {}", path.join(" – "))
    };
    because("Path", Some(score.longest_bonus), longest);
    reasons
}
