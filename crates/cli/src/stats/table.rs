//! Statistics for a terminal.

use std::io::{self, Write};

use super::{Group, Stats};

/// How many tracks or tickets are listed; `--json` has them all.
const MOST: usize = 10;

pub fn print(stats: &Stats, out: &mut impl Write) -> io::Result<()> {
    for (i, group) in stats.groups.iter().enumerate() {
        if i > 0 {
            writeln!(out)?;
        }
        print_group(group, out)?;
    }
    for line in left_out(stats) {
        writeln!(out, "\n{line}")?;
    }
    Ok(())
}

/// What does not count, a line for each reason.
pub fn left_out(stats: &Stats) -> Vec<String> {
    let reasons = [(stats.unfinished, "not over yet"), (stats.bad, "not usable")];
    let lines = reasons.iter().filter(|(count, _)| *count > 0).map(|(count, reason)| {
        let records = if *count == 1 { "record" } else { "records" };
        format!("{count} {records} left out: {reason}")
    });
    lines.collect()
}

fn print_group(group: &Group, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "{}\n", heading(group))?;
    for (what, value) in figures(group) {
        writeln!(out, "{what:<24} {value}")?;
    }
    writeln!(out, "\n{:<24} {:>8} {:>17} {:>9}", "place", "wins", "95 %", "score")?;
    for place in &group.places {
        let [low, high] = place.interval;
        writeln!(
            out,
            "{:<24} {:>7.1}% {:>17} {:>9.1}",
            place_name(place.place),
            100.0 * place.win_rate,
            format!("{:.1}% to {:.1}%", 100.0 * low, 100.0 * high),
            place.mean_score,
        )?;
    }
    if !group.tracks.is_empty() {
        let width = widest(group.tracks.iter().take(MOST).map(|track| &track.name));
        writeln!(out, "\n{:<width$} {:>8} {:>12}", "most claimed", "claimed", "by a winner")?;
        for track in group.tracks.iter().take(MOST) {
            let (claimed, by_winner) = (track.claimed, track.by_winner);
            writeln!(out, "{:<width$} {claimed:>8} {by_winner:>12}", track.name)?;
        }
    }
    let width = widest(group.tickets.iter().take(MOST).map(|ticket| &ticket.name));
    writeln!(
        out,
        "\n{:<width$} {:>8} {:>12} {:>10}",
        "most kept", "kept", "by a winner", "completed"
    )?;
    for ticket in group.tickets.iter().take(MOST) {
        let (kept, by_winner, completed) = (ticket.kept, ticket.by_winner, ticket.completed);
        writeln!(out, "{:<width$} {kept:>8} {by_winner:>12} {completed:>10}", ticket.name)?;
    }
    if !group.colors.is_empty() {
        writeln!(out, "\n{:<24} {:>8} {:>12}", "cards", "played", "by a winner")?;
        for color in &group.colors {
            let name = format!("{} {}", color.symbol, color.color);
            writeln!(out, "{name:<24} {:>8} {:>12}", color.played, color.by_winner)?;
        }
    }
    Ok(())
}

/// Which games these are.
pub fn heading(group: &Group) -> String {
    let Group { name, players, games, .. } = group;
    let plural = if *games == 1 { "game" } else { "games" };
    format!("{name}, {players} players, {games} {plural}")
}

/// The figures that are one line each.
pub fn figures(group: &Group) -> Vec<(&'static str, String)> {
    let scores = &group.scores;
    let completed = 100.0 * group.tickets_completed / group.tickets_kept.max(f64::MIN_POSITIVE);
    vec![
        ("score", format!("{:.1} on average, sd {:.1}", scores.mean, scores.deviation)),
        ("lowest and highest", format!("{} and {}", scores.least, scores.most)),
        ("winning score", format!("{:.1} on average", scores.mean_winning)),
        ("turns a player", format!("{:.1}", group.turns)),
        ("actions a game", format!("{:.1}", group.actions)),
        ("tickets a player", format!("{:.1}, {completed:.1}% completed", group.tickets_kept)),
    ]
}

/// A place in words.
pub fn place_name(place: usize) -> String {
    match place {
        1 => "1st, begins".to_string(),
        2 => "2nd".to_string(),
        3 => "3rd".to_string(),
        n => format!("{n}th"),
    }
}

fn widest<'a>(names: impl Iterator<Item = &'a String>) -> usize {
    names.map(|name| name.chars().count()).max().unwrap_or(0).max(24)
}
