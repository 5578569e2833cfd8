//! A review at the terminal: the players, the turning points, the worst mistakes.

use anstream::ColorChoice;
use formats::review::{PlayerReview, TurningPoint};

use super::told::{Told, ToldStep};
use super::words::{cause, mistake};
use crate::failure::Failure;
use crate::play::paint::{self, Screen};

/// How many mistakes are shown.
const WORST: usize = 10;

pub fn print(told: &Told) -> Result<(), Failure> {
    let mut screen = Screen::new(ColorChoice::Auto);
    let columns = screen.columns();
    let players = &told.review.players;
    let widest = players.iter().map(|it| it.name.chars().count()).max().unwrap_or(0).max(6);
    let mut text = format!("{}, {} actions\n\n", told.game, told.review.steps.len());
    text += &format!(
        "{:widest$}  score  margin    luck  without luck  accuracy  mean loss\n",
        "player"
    );
    for player in players {
        text += &line(player, widest);
    }
    let note = "Luck is what the cards gave or took, in points. \"Without luck\" is the margin with the \
                part of it taken off that can be told from skill.";
    text += "\n";
    text += &paint::paragraph("", note, columns);
    if !told.review.turning_points.is_empty() {
        text += "\nTurning points\n";
        for point in &told.review.turning_points {
            text += &turn(told, point, columns);
        }
    }
    for player in players.iter().filter(|player| !player.mistakes.is_empty()) {
        text += &kinds(player, columns);
    }
    let worst = told.worst();
    if !worst.is_empty() {
        text += "\nWhat lost most\n";
    }
    for (step, decision, said) in worst.into_iter().take(WORST) {
        let label = format!(
            "{:>5}  {:widest$}  {:>6}  ",
            step.at,
            told.name(step.player),
            percent(decision.loss)
        );
        text += &paint::paragraph(&label, &sentence(said), columns);
    }
    Ok(screen.show(&text)?)
}

fn line(player: &PlayerReview, widest: usize) -> String {
    let PlayerReview { name, score, margin, luck, corrected_margin, .. } = player;
    let accuracy = player.accuracy.map_or("–".to_string(), |it| format!("{it:.1}"));
    let loss = player.mean_loss.map_or("–".to_string(), percent);
    let points = luck.points;
    format!(
        "{name:widest$}  {score:>5}  {margin:>+6}  {points:>+6.1}  {corrected_margin:>+12.1}  \
         {accuracy:>8}  {loss:>9}\n"
    )
}

fn turn(told: &Told, point: &TurningPoint, columns: usize) -> String {
    let played: Vec<&str> =
        told.steps[point.from..=point.to].iter().map(|step| step.played.as_str()).collect();
    let label = format!("{:>5}  {}  ", point.from, told.name(point.player));
    let (played, changes) = (played.join(", then "), told.changes(point));
    let text = format!("{played}: {changes}, mostly by {}", cause(point.cause));
    paint::paragraph(&label, &text, columns)
}

fn kinds(player: &PlayerReview, columns: usize) -> String {
    let mut kinds: Vec<_> = player.mistakes.iter().collect();
    kinds.sort_by(|a, b| b.1.loss.total_cmp(&a.1.loss));
    let kinds: Vec<String> = kinds
        .into_iter()
        .map(|(kind, it)| format!("{} {}× ({})", mistake(*kind), it.count, percent(it.loss)))
        .collect();
    let label = format!("Mistakes of {}: ", player.name);
    format!("\n{}", paint::paragraph(&label, &kinds.join(", "), columns))
}

/// What was done, and what would have been better, and why.
pub fn sentence(said: &ToldStep) -> String {
    let mut text = said.played.clone();
    if let Some(best) = &said.best {
        text += &format!("; better: {best}");
        if !said.reasons.is_empty() {
            text += &format!(" ({})", said.reasons.join("; "));
        }
    }
    text
}

pub fn percent(share: f64) -> String {
    format!("{:.1}%", 100.0 * share)
}
