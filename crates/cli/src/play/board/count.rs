//! The count at the end: who has how much, and what for.

use engine::board::{FinalCount, View};
use engine::players::PlayerId;

use crate::play::paint;
use crate::play::words::{Words, stops};

/// The whole count of a finished game.
pub fn result(words: &Words<'_>, view: &View, count: &FinalCount, columns: usize) -> String {
    let mut text = String::new();
    for (i, _) in count.score.players.iter().enumerate() {
        text.push_str(&explanation(words, view, count, PlayerId(i as u8), columns));
    }
    text.push_str(&paint::heading("The result", columns));
    text.push_str(&points(words, count));
    for sentence in tie_breaks(words, count) {
        text.push_str(&paint::paragraph(" ", &sentence, columns));
    }
    text.push_str(&format!("\n {}\n", paint::brass(&winners(words, count))));
    text
}

/// What a player's points are for.
fn explanation(
    words: &Words<'_>,
    view: &View,
    count: &FinalCount,
    player: PlayerId,
    columns: usize,
) -> String {
    let map = words.map;
    let score = &count.score.players[player.index()];
    let title = match player == words.me {
        true => "Your count".to_string(),
        false => format!("The count of {}", words.who(player)),
    };
    let mut text = paint::heading(&title, columns);
    let mut line = |label: &str, points: &str, content: &str| {
        let label =
            format!(" {} {} ", paint::pad(&paint::dim(label), 9), paint::pad_left(points, 4));
        text.push_str(&paint::paragraph(&label, content, columns));
    };
    let claimed = view.players()[player.index()].tracks.len();
    line(
        "Tracks",
        &signed(score.track_points),
        &format!("{} claimed", paint::count(claimed as i64, "track")),
    );
    let mut label = "Tickets";
    for (ticket, way) in &count.routes[player.index()] {
        let points = signed(i32::from(map.ticket(*ticket).points));
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
        line(label, &points, &format!("✓ {}{over}", words.ticket(*ticket)));
        label = "";
    }
    for ticket in score.failed.iter() {
        let points = signed(-i32::from(map.ticket(ticket).points));
        line(label, &points, &format!("× {}, not joined", words.ticket(ticket)));
        label = "";
    }
    if map.counts().stations > 0 {
        let left = usize::from(map.counts().stations).saturating_sub(score.stations.len());
        let left = if left == 0 { "all built".to_string() } else { format!("{left} not built") };
        line("Stations", &signed(score.station_points), &left);
        for &(city, track) in &score.stations {
            let city = words.city(city);
            let borrows = match track {
                Some(track) => {
                    let owner = view.owner(track).map_or("nobody", |owner| words.who(owner));
                    let owner = if owner == "You" { "you" } else { owner };
                    format!("borrows {} from {owner}", words.track(track))
                }
                None => "borrows nothing".to_string(),
            };
            line("", "", &format!("the one in {city} {borrows}"));
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
    line("Path", &signed(score.longest_bonus), &longest);
    line("Total", &paint::bold(&with_minus(score.total)), "");
    text
}

/// The table of points, by place.
fn points(words: &Words<'_>, count: &FinalCount) -> String {
    let with_stations = words.map.counts().stations > 0;
    let players = &count.score.players;
    let widest = (0..players.len())
        .map(|i| paint::width(&words.seat(PlayerId(i as u8))))
        .max()
        .unwrap_or(0)
        .max(6);
    let stations = if with_stations { "  stations" } else { "" };
    let head =
        format!(" place  {:widest$}  tracks  tickets{stations}  longest path  total", "player");
    let mut text = format!("{}\n", paint::dim(&head));
    let mut place = 1;
    for group in &count.score.ranking {
        for &player in group {
            let score = &players[player.index()];
            let stations = match with_stations {
                true => format!("  {:>8}", score.station_points),
                false => String::new(),
            };
            let seat = paint::pad(&words.seat(player), widest);
            let seat = if player == words.me { paint::bold(&seat) } else { seat };
            // A shared place is marked.
            let shared = if group.len() > 1 { "=" } else { " " };
            let line = format!(
                " {place:>4}{shared}  {seat}  {:>6}  {:>7}{stations}  {:>12}  {:>5}",
                score.track_points,
                with_minus(score.ticket_points),
                score.longest_bonus,
                with_minus(score.total)
            );
            text.push_str(&format!("{line}\n"));
        }
        place += group.len();
    }
    text
}

/// Why one is before another in spite of equal points.
fn tie_breaks(words: &Words<'_>, count: &FinalCount) -> Vec<String> {
    let with_stations = words.map.counts().stations > 0;
    let players = &count.score.players;
    let mut sentences = Vec::new();
    for pair in count.score.ranking.windows(2) {
        let ([ahead, ..], [behind, ..]) = (&pair[0][..], &pair[1][..]) else { continue };
        let (first, second) = (&players[ahead.index()], &players[behind.index()]);
        if first.total != second.total {
            continue;
        }
        let why = if first.completed.len() != second.completed.len() {
            format!(
                "more completed tickets ({} to {})",
                first.completed.len(),
                second.completed.len()
            )
        } else if with_stations && first.stations.len() != second.stations.len() {
            "fewer stations built".to_string()
        } else if with_stations {
            "the longest path".to_string()
        } else {
            format!("the longer path ({} to {})", first.longest_path, second.longest_path)
        };
        let names = |group: &[PlayerId]| {
            paint::join(
                &group.iter().map(|&player| words.who(player).to_string()).collect::<Vec<_>>(),
            )
        };
        sentences.push(format!(
            "{} and {} have equal points; {} came first by {why}.",
            names(&pair[0]),
            names(&pair[1]),
            names(&pair[0])
        ));
    }
    sentences
}

fn winners(words: &Words<'_>, count: &FinalCount) -> String {
    let winners = count.score.winners();
    let total = winners.first().map_or(0, |winner| count.score.players[winner.index()].total);
    let points = paint::count(total, "point");
    match winners {
        [one] if *one == words.me => format!("You win with {points}. Congratulations!"),
        [one] => format!("{} wins with {points}.", words.who(*one)),
        many => {
            let names: Vec<String> =
                many.iter().map(|&player| words.who(player).to_string()).collect();
            format!("{} share the first place with {points} each.", paint::join(&names))
        }
    }
}

fn signed(points: i32) -> String {
    if points > 0 { format!("+{points}") } else { with_minus(points) }
}

/// A number with a real minus sign.
fn with_minus(points: i32) -> String {
    points.to_string().replace('-', "−")
}
