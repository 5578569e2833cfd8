//! A ladder as one page for a browser: no scripts, nothing from elsewhere.

use super::report::{NOTE, Report, elo, percent};
use crate::stats::page::{STYLE, escape};
use crate::stats::plots::{Bar, bars};

/// The whole page.
pub fn page(report: &Report<'_>) -> String {
    let rows = [plot(report), standings(report), meetings(report)].concat();
    format!(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>Branchline: ladder</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n\
         <h1>Ladder</h1>\n<p>{}.</p>\n{rows}</body>\n</html>\n",
        escape(&report.title())
    )
}

/// A bar for each bot, from the weakest one's interval on.
fn plot(report: &Report<'_>) -> String {
    let ends = |end: usize| report.ratings.iter().map(move |it| it.interval[end]);
    let finite = |values: Vec<f64>| values.into_iter().filter(|it| it.is_finite());
    let least = finite(ends(0).chain(report.ratings.iter().map(|it| it.elo)).collect());
    let most = finite(ends(1).chain(report.ratings.iter().map(|it| it.elo)).collect());
    let (least, most) = (least.fold(0.0, f64::min), most.fold(0.0, f64::max));
    let along = |elo: f64| ((elo - least) / (most - least).max(1.0)).clamp(0.0, 1.0);
    let list: Vec<Bar> = report
        .ranked()
        .into_iter()
        .map(|bot| Bar {
            name: report.bots[bot].clone(),
            all: along(report.ratings[bot].elo),
            won: 0.0,
            error: Some(report.ratings[bot].interval.map(along)),
            value: elo(report.ratings[bot].elo),
        })
        .collect();
    format!("<figure>\n{}</figure>\n", bars("Ratings", &list))
}

fn standings(report: &Report<'_>) -> String {
    let mut table = String::from(
        "<h2>Ratings</h2>\n<table>\n<tr><th>bot</th><th>Elo</th><th>95 %</th><th>games</th><th>wins</th>\
         <th>beats next</th></tr>\n",
    );
    for (place, bot) in report.ranked().into_iter().enumerate() {
        let rating = &report.ratings[bot];
        let [low, high] = rating.interval.map(elo);
        table += &format!(
            "<tr><td>{}</td><td>{}</td><td>{low} to {high}</td><td>{}</td><td>{}</td><td>{}</td></tr>\n",
            escape(&report.bots[bot]),
            elo(rating.elo),
            rating.games,
            percent(rating.win_rate),
            report.beats_next(place).map_or(String::new(), percent),
        );
    }
    format!("{table}</table>\n<p>{}</p>\n", escape(NOTE))
}

fn meetings(report: &Report<'_>) -> String {
    let mut table = String::from(
        "<h2>Every two</h2>\n<table>\n<tr><th>bot</th><th>against</th><th>wins</th><th>expected</th></tr>\n",
    );
    for meeting in report.meetings {
        let [one, other] = meeting.bots.map(|bot| escape(&report.bots[bot]));
        table += &format!(
            "<tr><td>{one}</td><td>{other}</td><td>{}</td><td>{}</td></tr>\n",
            percent(report.win_rate(meeting)),
            percent(report.expected(meeting.bots)),
        );
    }
    table + "</table>\n"
}
