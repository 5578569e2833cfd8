//! The graph of the chances as SVG: a line for each player, each with its own dashes and mark.

use super::told::Told;
use crate::stats::page::escape;

const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 300.0;
const LEFT: f64 = 52.0;
const TOP: f64 = 12.0;
const BOTTOM: f64 = 28.0;

/// How the lines of the players differ where colours don't.
const DASHES: [&str; 5] = ["", "8 4", "2 4", "12 4 2 4", "4 2"];

/// The chances of all players from the deal to the end.
pub fn graph(told: &Told) -> String {
    let steps = &told.review.steps;
    let (wide, high) = (WIDTH - LEFT - 8.0, HEIGHT - TOP - BOTTOM);
    let x = |at: usize| LEFT + wide * at as f64 / steps.len().max(1) as f64;
    let y = |chance: f64| TOP + high * (1.0 - chance.clamp(0.0, 1.0));
    let mut svg = format!(
        "<svg viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" aria-labelledby=\"graph-title graph-text\">\n\
         <title id=\"graph-title\">Each player's chance to win</title>\n\
         <desc id=\"graph-text\">{}</desc>\n",
        escape(&in_words(told))
    );
    for tenth in [0, 25, 50, 75, 100] {
        let y = y(f64::from(tenth) / 100.0);
        svg += &format!(
            "<line class=\"rule\" x1=\"{LEFT}\" y1=\"{y:.1}\" x2=\"{:.1}\" y2=\"{y:.1}\"/>\
             <text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{tenth} %</text>\n",
            WIDTH - 8.0,
            LEFT - 6.0,
            y + 4.0
        );
    }
    for point in &told.review.turning_points {
        let x = x(point.to + 1);
        svg += &format!(
            "<line class=\"turn\" x1=\"{x:.1}\" y1=\"{TOP}\" x2=\"{x:.1}\" y2=\"{:.1}\"/>\n",
            TOP + high
        );
    }
    for (player, dashes) in (0..told.review.players.len()).zip(DASHES) {
        let start = told.review.deal.chances[player];
        let chances = std::iter::once(start).chain(steps.iter().map(|it| it.chances[player]));
        let points: Vec<String> = chances
            .enumerate()
            .map(|(at, chance)| format!("{:.1},{:.1}", x(at), y(chance)))
            .collect();
        svg += &format!(
            "<polyline class=\"player p{player}\" stroke-dasharray=\"{dashes}\" points=\"{}\"/>\n",
            points.join(" ")
        );
    }
    svg += &format!(
        "<text x=\"{LEFT}\" y=\"{:.1}\">deal</text>\
         <text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">after {} actions</text>\n</svg>\n",
        HEIGHT - 8.0,
        WIDTH - 8.0,
        HEIGHT - 8.0,
        steps.len()
    );
    svg
}

/// A short piece of a player's line, for the legend.
pub fn key(player: usize) -> String {
    let dashes = DASHES[player % DASHES.len()];
    format!(
        "<svg class=\"key\" viewBox=\"0 0 36 10\" aria-hidden=\"true\"><line class=\"player p{player}\" \
         stroke-dasharray=\"{dashes}\" x1=\"0\" y1=\"5\" x2=\"36\" y2=\"5\"/></svg>"
    )
}

/// The graph in a few words, for those who can't see it.
fn in_words(told: &Told) -> String {
    let steps = &told.review.steps;
    let player = |player: usize| {
        let at = |quarter: usize| match (quarter * steps.len() / 4).checked_sub(1) {
            Some(step) => steps[step].chances[player],
            None => told.review.deal.chances[player],
        };
        let chances: Vec<String> =
            (0..=4).map(|quarter| format!("{:.0} %", 100.0 * at(quarter))).collect();
        format!("{}: {}", told.name(player), chances.join(", "))
    };
    let all: Vec<String> = (0..told.review.players.len()).map(player).collect();
    format!("After the deal, each quarter of the game, and at the end. {}.", all.join(". "))
}
