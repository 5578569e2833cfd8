//! A review as one page for a browser: no scripts, nothing from elsewhere.

use formats::review::StepDoc;

use super::graph::{graph, key};
use super::terminal::percent;
use super::told::{Told, ToldStep};
use super::words::{cause, draws, mistake};
use crate::stats::page::escape;

const STYLE: &str = "\
:root { color-scheme: light dark; --ink: #2a2622; --quiet: #6a6156; --surface: #fbf7ee; --raised: #fffdf8; \
--line: #e2d8c2; --brass: #b0813a; --cloth: #1f3b35; --p0: #1d63c4; --p1: #b92f28; --p2: #2f7d47; --p3: #8a6d00; --p4: #2f2d2b; }
@media (prefers-color-scheme: dark) { :root { --ink: #ede6d6; --quiet: #b3a994; --surface: #171b1f; --raised: #20262b; \
--line: #39403f; --brass: #d8a85a; --cloth: #10201c; --p0: #79aef0; --p1: #f0837b; --p2: #77c98f; --p3: #ebc934; --p4: #d9d4c8; } }
* { box-sizing: border-box; }
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; font-variant-numeric: tabular-nums; color: var(--ink); background: var(--surface); }
header { padding: 1.25rem 0; color: #f3ead6; background: var(--cloth); }
header > *, main { max-width: 56rem; margin: 0 auto; padding: 0 1rem; }
main { padding-bottom: 3rem; }
h1, h2 { font-family: Georgia, serif; line-height: 1.2; }
h2 { margin: 2.5rem 0 0.75rem; }
main p { margin: 0.5rem 0; }
main p, figcaption, .quiet { color: var(--quiet); }
figure { margin: 1.5rem 0 0; padding: 0.75rem; background: var(--raised); border: 1px solid var(--line); border-radius: 6px; }
.legend { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; margin: 0 0 0.5rem; padding: 0; list-style: none; color: var(--ink); }
.key { display: inline-block; width: 36px; height: 10px; margin-right: 0.4rem; }
.scroll { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; }
th { text-align: left; font-weight: 600; }
th, td { padding: 0.3rem 1rem 0.3rem 0; vertical-align: top; border-bottom: 1px solid var(--line); }
td.number, th.number { text-align: right; white-space: nowrap; }
th[scope=row] { white-space: nowrap; }
.kinds :is(td, th):nth-child(2) { text-align: left; }
tr.mistake td:first-child { box-shadow: inset 3px 0 var(--brass); padding-left: 0.6rem; }
svg { display: block; width: 100%; height: auto; font: 12px system-ui, sans-serif; }
@media (max-width: 40rem) { svg { font-size: 20px; } }
td.action { min-width: 16rem; }
svg text { fill: var(--quiet); }
svg .rule { stroke: var(--line); }
svg .turn { stroke: var(--brass); stroke-width: 2; }
svg .player { fill: none; stroke-width: 2.25; stroke-linejoin: round; }
.p0 { stroke: var(--p0); } .p1 { stroke: var(--p1); } .p2 { stroke: var(--p2); } .p3 { stroke: var(--p3); } .p4 { stroke: var(--p4); }
summary { cursor: pointer; color: var(--ink); }
:focus-visible { outline: 2px solid var(--brass); outline-offset: 2px; }
";

/// The whole page.
pub fn page(told: &Told) -> String {
    let mut page = String::from(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>Branchline: review of a game</title>\n<style>\n",
    );
    page += STYLE;
    let names: Vec<String> = told.review.players.iter().map(|it| escape(&it.name)).collect();
    page += &format!(
        "</style>\n</head>\n<body>\n<header>\n<h1>Review: {}</h1>\n<p>{}</p>\n</header>\n<main>\n",
        escape(&told.game),
        names.join(", ")
    );
    page += &chances(told);
    page += &players(told);
    page += &turning_points(told);
    page += &kinds(told);
    page += &steps(told);
    page += "</main>\n</body>\n</html>\n";
    page
}

fn chances(told: &Told) -> String {
    let legend: String = told
        .review
        .players
        .iter()
        .enumerate()
        .map(|(i, player)| format!("<li>{}{}</li>", key(i), escape(&player.name)))
        .collect();
    format!(
        "<figure>\n<ul class=\"legend\">{legend}</ul>\n{}<figcaption>Each player's chance to win, as somebody \
         sees it who knows all cards but not those to come. The upright lines are the turning points. The \
         table of all actions below has the same numbers.</figcaption>\n</figure>\n",
        graph(told)
    )
}

fn players(told: &Told) -> String {
    let heads = ["score", "margin", "luck", "without luck", "accuracy", "mean loss"];
    let rows = told.review.players.iter().map(|it| {
        let cells = [
            it.score.to_string(),
            minus(format!("{:+}", it.margin)),
            minus(format!("{:+.1}", it.luck.points)),
            minus(format!("{:+.1}", it.corrected_margin)),
            it.accuracy.map_or("–".to_string(), |it| format!("{it:.1}")),
            it.mean_loss.map_or("–".to_string(), percent),
        ];
        (escape(&it.name), cells.to_vec())
    });
    format!(
        "<h2>Luck and skill</h2>\n{}<p>Luck is what the cards gave or took, in points. \u{201c}Without luck\u{201d} \
         is the margin with the part of it taken off that can be told from skill. Accuracy and mean loss are \
         by what each player knew.</p>\n",
        table("player", &heads, rows)
    )
}

fn turning_points(told: &Told) -> String {
    if told.review.turning_points.is_empty() {
        return String::new();
    }
    let mut text = "<h2>Turning points</h2>\n<ol>\n".to_string();
    for point in &told.review.turning_points {
        let played: Vec<String> =
            told.steps[point.from..=point.to].iter().map(|it| escape(&it.played)).collect();
        text += &format!(
            "<li>After {} actions, {}: {}. {}, mostly by {}.</li>\n",
            point.from,
            escape(told.name(point.player)),
            played.join(", then "),
            escape(&told.changes(point)),
            cause(point.cause)
        );
    }
    text + "</ol>\n"
}

fn kinds(told: &Told) -> String {
    let heads = ["mistake", "times", "lost"];
    let rows = told.review.players.iter().flat_map(|player| {
        player.mistakes.iter().map(|(kind, it)| {
            let cells = [mistake(*kind).to_string(), it.count.to_string(), percent(it.loss)];
            (escape(&player.name), cells.to_vec())
        })
    });
    let rows: Vec<_> = rows.collect();
    if rows.is_empty() {
        return String::new();
    }
    format!(
        "<h2>Mistakes by kind</h2>\n<div class=\"kinds\">\n{}</div>\n",
        table("player", &heads, rows.into_iter())
    )
}

fn steps(told: &Told) -> String {
    let mut text = "<h2>All actions</h2>\n<div class=\"scroll\">\n<table>\n<thead><tr><th scope=\"col\">after</th>\
         <th scope=\"col\">player</th><th scope=\"col\">action</th><th scope=\"col\" class=\"number\">lost</th>\
         <th scope=\"col\" class=\"number\">luck</th>"
        .to_string();
    for player in &told.review.players {
        text += &format!("<th scope=\"col\" class=\"number\">{}</th>", escape(&player.name));
    }
    text += "</tr></thead>\n<tbody>\n";
    for (step, said) in told.review.steps.iter().zip(&told.steps) {
        text += &row(told, step, said);
    }
    text + "</tbody>\n</table>\n</div>\n"
}

fn row(told: &Told, step: &StepDoc, said: &ToldStep) -> String {
    let decision = step.decision.as_ref();
    let found = decision.and_then(|it| it.mistake);
    let class = if found.is_some() { " class=\"mistake\"" } else { "" };
    let mut action = escape(&said.played);
    if let (Some(kind), Some(best)) = (found, &said.best) {
        action += &format!(
            "<br><span class=\"quiet\">{}; better: {}</span>",
            mistake(kind),
            escape(best)
        );
        if !said.reasons.is_empty() {
            action +=
                &format!("<br><span class=\"quiet\">{}</span>", escape(&said.reasons.join("; ")));
        }
    }
    if let Some(luck) = &step.luck {
        action += &format!("<br><span class=\"quiet\">drawn: {}</span>", draws(luck));
    }
    let lost = decision.map_or(String::new(), |it| percent(it.loss));
    let luck = step.luck.as_ref().map_or(String::new(), |luck| {
        minus(format!("{:+.1}%", 100.0 * luck.players[step.player].chance))
    });
    let chances: String = step
        .chances
        .iter()
        .map(|chance| format!("<td class=\"number\">{:.0}%</td>", 100.0 * chance))
        .collect();
    format!(
        "<tr{class}><td>{}</td><td>{}</td><td class=\"action\">{action}</td><td class=\"number\">{lost}</td>\
         <td class=\"number\">{luck}</td>{chances}</tr>\n",
        step.at,
        escape(told.name(step.player))
    )
}

/// A number with a minus sign in place of a hyphen.
fn minus(number: String) -> String {
    number.replace('-', "\u{2212}")
}

/// A table whose first column names the rows.
fn table(first: &str, heads: &[&str], rows: impl Iterator<Item = (String, Vec<String>)>) -> String {
    let mut text =
        format!("<div class=\"scroll\">\n<table>\n<thead><tr><th scope=\"col\">{first}</th>");
    for head in heads {
        text += &format!("<th scope=\"col\" class=\"number\">{head}</th>");
    }
    text += "</tr></thead>\n<tbody>\n";
    for (name, cells) in rows {
        text += &format!("<tr><th scope=\"row\">{name}</th>");
        for cell in cells {
            text += &format!("<td class=\"number\">{cell}</td>");
        }
        text += "</tr>\n";
    }
    text + "</tbody>\n</table>\n</div>\n"
}
