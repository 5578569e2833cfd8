//! Statistics as one page for a browser: no scripts, nothing from elsewhere.

use std::fmt::Write;

use super::plots::{Bar, bars, columns};
use super::table::{figures, heading, left_out, place_name};
use super::{Group, Stats};

/// How many tracks or tickets a plot shows.
const MOST: usize = 15;

/// The look of a page with figures.
pub const STYLE: &str = "\
:root { color-scheme: light dark; --text: #1c2430; --quiet: #5b6675; --page: #fbfbf9; \
--line: #d5d9de; --all: #9db4cc; --won: #1f5f99; }
@media (prefers-color-scheme: dark) { :root { --text: #e6e9ed; --quiet: #9aa5b1; --page: #15191f; \
--line: #39424d; --all: #4a6078; --won: #7db7ec; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1rem; max-width: 44rem; font: 1rem/1.5 system-ui, sans-serif; \
color: var(--text); background: var(--page); }
h1, h2, h3 { line-height: 1.2; }
h2 { margin-top: 2.5rem; border-top: 1px solid var(--line); padding-top: 1.5rem; }
h3 { margin: 2rem 0 0.5rem; font-size: 1.05rem; }
p, figcaption { color: var(--quiet); }
figure { margin: 0; }
table { border-collapse: collapse; width: 100%; }
th { text-align: left; font-weight: normal; color: var(--quiet); padding: 0.25rem 1rem 0.25rem 0; }
td { padding: 0.25rem 0; }
tr { border-bottom: 1px solid var(--line); }
svg { display: block; width: 100%; height: auto; font: 12px system-ui, sans-serif; }
svg text { fill: var(--text); }
svg .quiet { fill: var(--quiet); }
svg .all { fill: var(--all); }
svg .won { fill: var(--won); }
svg .line { stroke: var(--line); stroke-width: 1; }
svg .error { stroke: var(--text); stroke-width: 1.5; }
";

/// The whole page.
pub fn page(stats: &Stats) -> String {
    let mut page = String::from(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>Branchline: statistics</title>\n<style>\n",
    );
    page.push_str(STYLE);
    page.push_str("</style>\n</head>\n<body>\n<h1>Statistics</h1>\n");
    let games = if stats.games == 1 { "game" } else { "games" };
    paragraph(&mut page, &format!("{} finished {games}.", stats.games));
    for line in left_out(stats) {
        paragraph(&mut page, &(line + "."));
    }
    for group in &stats.groups {
        section(&mut page, group);
    }
    page.push_str("</body>\n</html>\n");
    page
}

fn section(page: &mut String, group: &Group) {
    page.push_str(&format!("<h2>{}</h2>\n<table>\n", escape(&heading(group))));
    for (what, value) in figures(group) {
        page.push_str(&format!("<tr><th>{what}</th><td>{}</td></tr>\n", escape(&value)));
    }
    page.push_str("</table>\n");

    figure(
        page,
        "Scores",
        "How many scores lie where; the dark part is those that won.",
        &columns("Histogram of the scores", &group.scores.histogram),
    );
    let fair = 1.0 / group.players as f64;
    let most = group.places.iter().map(|place| place.interval[1]).fold(fair, f64::max);
    let places = group.places.iter().map(|place| Bar {
        name: place_name(place.place),
        all: place.win_rate / most,
        won: 0.0,
        error: Some(place.interval.map(|end| end / most)),
        value: format!("{:.1}%", 100.0 * place.win_rate),
    });
    figure(
        page,
        "Win rate by place",
        &format!(
            "From the player who begins. A fair share is {:.1}%; the lines are intervals of 95 %.",
            100.0 * fair
        ),
        &bars("Win rate by place", &places.collect::<Vec<_>>()),
    );
    counted(
        page,
        "Most claimed tracks",
        "How often each track was claimed; the dark part is by a winner.",
        group.tracks.iter().map(|it| (it.name.clone(), it.claimed, it.by_winner)),
    );
    counted(
        page,
        "Cards played",
        "Cards played to the yards by colour; the dark part is by a winner.",
        group.colors.iter().map(|it| {
            (format!("{} {}", it.symbol, it.color), it.played, it.by_winner) //
        }),
    );
    counted(
        page,
        "Most kept tickets",
        "How often each ticket was kept; the dark part is by a winner.",
        group.tickets.iter().map(|it| (it.name.clone(), it.kept, it.by_winner)),
    );
}

/// A plot of things that were counted, unless there are none.
fn counted(
    page: &mut String,
    title: &str,
    caption: &str,
    things: impl Iterator<Item = (String, u32, u32)>,
) {
    let things: Vec<(String, u32, u32)> = things.filter(|it| it.1 > 0).take(MOST).collect();
    let most = f64::from(things.iter().map(|it| it.1).max().unwrap_or(0));
    let bar = |(name, count, by_winner): (String, u32, u32)| Bar {
        name,
        all: f64::from(count) / most,
        won: f64::from(by_winner) / most,
        error: None,
        value: count.to_string(),
    };
    if most > 0.0 {
        let list: Vec<Bar> = things.into_iter().map(bar).collect();
        figure(page, title, caption, &bars(title, &list));
    }
}

fn figure(page: &mut String, title: &str, caption: &str, plot: &str) {
    write!(
        page,
        "<h3>{title}</h3>\n<figure>\n{plot}<figcaption>{caption}</figcaption>\n</figure>\n"
    )
    .expect("a string can always be written to");
}

fn paragraph(page: &mut String, text: &str) {
    page.push_str(&format!("<p>{}</p>\n", escape(text)));
}

/// Text for a page: names come from map files, which anybody may write.
pub fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
