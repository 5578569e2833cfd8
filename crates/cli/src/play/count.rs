//! The count at the end: who has how much, what for, and who wins.

use engine::players::PlayerId;
use engine::score::{Counted, Score};

use super::at_terminal::AtTerminal;
use super::paint;
use super::words::{COLUMN, Words};

/// What the points of a finished game are for.
pub struct Count {
    /// By player.
    pub reasons: Vec<Vec<Reason>>,
    /// The columns of the table of places: a heading, and everybody's points.
    pub columns: Vec<(&'static str, Vec<i32>)>,
}

/// One line of a player's count.
pub struct Reason {
    /// The kind of points; empty if it is that of the line before.
    pub label: &'static str,
    pub points: Option<i32>,
    pub what: String,
}

/// The whole count of a finished game.
pub fn result<S: AtTerminal>(
    words: &Words<'_, S::Rules>,
    count: &Count,
    score: &Score<S::PlayerScore>,
    columns: usize,
) -> String {
    let mut text = String::new();
    for (player, (reasons, counted)) in (0u8..).zip(count.reasons.iter().zip(&score.players)) {
        text.push_str(&explanation(words, PlayerId(player), reasons, counted.total(), columns));
    }
    text.push_str(&paint::heading("The result", columns));
    text.push_str(&places(words, count, score));
    for sentence in tie_breaks::<S>(words, score) {
        text.push_str(&paint::paragraph(" ", &sentence, columns));
    }
    text.push_str(&format!("\n {}\n", paint::brass(&winners(words, score))));
    text
}

/// What a player's points are for.
fn explanation<R>(
    words: &Words<'_, R>,
    player: PlayerId,
    reasons: &[Reason],
    total: i32,
    columns: usize,
) -> String {
    let title = match player == words.me {
        true => "Your points".to_string(),
        false => format!("The points of {}", words.who(player)),
    };
    let mut text = paint::heading(&title, columns);
    let mut line = |label: &str, points: &str, content: &str| {
        let label =
            format!(" {} {} ", paint::pad(&paint::dim(label), 9), paint::pad_left(points, 4));
        text.push_str(&paint::paragraph(&label, content, columns));
    };
    for Reason { label, points, what } in reasons {
        line(label, &points.map_or_else(String::new, signed), what);
    }
    line("Total", &paint::bold(&with_minus(total)), "");
    text
}

/// The table of points, by place.
fn places<R>(words: &Words<'_, R>, count: &Count, score: &Score<impl Counted>) -> String {
    let seats = words.seats();
    let widest = seats.first().map_or(0, |seat| paint::width(seat));
    let titles: String = count.columns.iter().map(|(title, _)| format!("  {title}")).collect();
    let head = format!(" place  {:widest$}{titles}  total", COLUMN);
    let mut text = format!("{}\n", paint::dim(&head));
    let mut place = 1;
    for group in &score.ranking {
        for &player in group {
            let seat = &seats[player.index()];
            let seat = if player == words.me { paint::bold(seat) } else { seat.clone() };
            // A shared place is marked.
            let shared = if group.len() > 1 { "=" } else { " " };
            let points: String = count
                .columns
                .iter()
                .map(|(title, points)| {
                    format!("  {:>1$}", with_minus(points[player.index()]), title.len())
                })
                .collect();
            let total = with_minus(score.players[player.index()].total());
            text.push_str(&format!(" {place:>4}{shared}  {seat}{points}  {total:>5}\n"));
        }
        place += group.len();
    }
    text
}

/// Why one is before another in spite of equal points.
fn tie_breaks<S: AtTerminal>(
    words: &Words<'_, S::Rules>,
    score: &Score<S::PlayerScore>,
) -> Vec<String> {
    let mut sentences = Vec::new();
    for pair in score.ranking.windows(2) {
        let ([ahead, ..], [behind, ..]) = (&pair[0][..], &pair[1][..]) else { continue };
        let (first, second) = (&score.players[ahead.index()], &score.players[behind.index()]);
        if first.total() != second.total() {
            continue;
        }
        let completed = [first, second].map(|player| player.completed().len());
        let why = match completed {
            [more, fewer] if more != fewer => {
                format!("more completed tickets ({more} to {fewer})")
            }
            _ => S::tie_break(words.rules, first, second),
        };
        let (ahead, behind) = (names(words, &pair[0]), names(words, &pair[1]));
        sentences
            .push(format!("{ahead} and {behind} have equal points; {ahead} came first by {why}."));
    }
    sentences
}

fn winners<R>(words: &Words<'_, R>, score: &Score<impl Counted>) -> String {
    let winners = score.winners();
    let total = winners.first().map_or(0, |winner| score.players[winner.index()].total());
    let points = paint::count(total, "point").replace('-', "−");
    match winners {
        [one] if *one == words.me => format!("You win with {points}. Congratulations!"),
        [one] => format!("{} wins with {points}.", words.who(*one)),
        many => format!("{} share the first place with {points} each.", names(words, many)),
    }
}

fn names<R>(words: &Words<'_, R>, players: &[PlayerId]) -> String {
    let names: Vec<String> = players.iter().map(|&player| words.who(player).to_string()).collect();
    paint::join(&names)
}

fn signed(points: i32) -> String {
    if points > 0 { format!("+{points}") } else { with_minus(points) }
}

/// A number with a real minus sign.
fn with_minus(points: i32) -> String {
    points.to_string().replace('-', "−")
}
