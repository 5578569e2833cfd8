//! The screen, and how cards, columns and paragraphs are laid out on it.

use std::io::{self, IsTerminal, Write};

use anstream::adapter::strip_str;
use anstream::{AutoStream, ColorChoice};
use anstyle::{Ansi256Color, Style};
use engine::cards::{Card, Cards, Color};

/// Joins what belongs together on one line; the screen shows it as a space.
pub const TIE: char = '\u{a0}';

/// Between things side by side: three columns, where the line may break.
const GAP: &str = "\u{a0}\u{a0} ";

/// The narrowest and the widest the game is laid out for.
const COLUMNS: (usize, usize) = (60, 100);

/// Where the game is shown: text may be styled, and is stripped where colours are not wanted.
pub struct Screen {
    out: AutoStream<io::Stdout>,
    columns: usize,
}

impl Screen {
    pub fn new(color: ColorChoice) -> Screen {
        let stdout = io::stdout();
        // A pipe has no width; 80 makes what goes through it the same everywhere.
        let terminal = if stdout.is_terminal() { terminal_size::terminal_size() } else { None };
        let columns = terminal.map_or(80, |(width, _)| usize::from(width.0));
        Screen { out: AutoStream::new(stdout, color), columns: columns.clamp(COLUMNS.0, COLUMNS.1) }
    }

    pub fn columns(&self) -> usize {
        self.columns
    }

    /// Shows text at once.
    pub fn show(&mut self, text: &str) -> io::Result<()> {
        self.out.write_all(text.replace(TIE, " ").as_bytes())?;
        self.out.flush()
    }
}

/// A card: symbol and name always (VIEW-4), colour where the screen has it.
pub fn card(card: Card) -> String {
    chip(card, card.name())
}

fn chip(card: Card, name: &str) -> String {
    let style = card_style(card);
    format!("{style}{}{TIE}{name}{style:#}", card.symbol())
}

/// The colour of a track.
pub fn color(color: Option<Color>) -> String {
    color.map_or_else(|| "gray".to_string(), |color| card(color.into()))
}

/// A bag of cards in words, `3 ◆ purple and 1 ◉ locomotive`.
pub fn cards(bag: &Cards) -> String {
    let kinds: Vec<String> = bag
        .iter()
        .map(|(kind, n)| match kind {
            Card::Locomotive if n > 1 => format!("{n}{TIE}{}", chip(kind, "locomotives")),
            _ => format!("{n}{TIE}{}", card(kind)),
        })
        .collect();
    if kinds.is_empty() { "nothing".to_string() } else { join(&kinds) }
}

/// A set on one line, with symbols only where that is clear enough: `3 ◆ purple + 1 ◉`.
pub fn set(cards: &Cards) -> String {
    let kinds: Vec<(Card, u8)> = cards.iter().collect();
    match kinds[..] {
        [(color, n), (Card::Locomotive, wild)] => {
            format!("{n}{TIE}{}{TIE}+{TIE}{wild}{TIE}◉", card(color))
        }
        _ => self::cards(cards),
    }
}

/// All cards somebody has, side by side.
pub fn hand(bag: &Cards) -> String {
    if bag.is_empty() {
        return "no cards".to_string();
    }
    let kinds: Vec<String> =
        bag.iter().map(|(kind, n)| format!("{n}{TIE}{}", card(kind))).collect();
    kinds.join(GAP)
}

/// The row of face-up cards.
pub fn row(slots: &[Option<Card>]) -> String {
    let slots: Vec<String> =
        slots.iter().map(|slot| slot.map_or_else(|| "(empty)".to_string(), card)).collect();
    slots.join(GAP)
}

/// `a`, `a and b`, `a, b and c`.
pub fn join(items: &[String]) -> String {
    match items {
        [] => String::new(),
        [one] => one.clone(),
        [most @ .., last] => format!("{} and {last}", most.join(", ")),
    }
}

/// A number of things: `1 card`, `2 cards`.
pub fn count(n: impl Into<i64>, one: &str) -> String {
    let n = n.into();
    format!("{n}{TIE}{one}{}", if n.abs() == 1 { "" } else { "s" })
}

pub fn bold(text: &str) -> String {
    styled(Style::new().bold(), text)
}

pub fn dim(text: &str) -> String {
    styled(Style::new().dimmed(), text)
}

/// In brass, the one accent: whose turn it is, what can be done.
pub fn brass(text: &str) -> String {
    styled(Style::new().bold().fg_color(Some(Ansi256Color(172).into())), text)
}

/// A heading that runs across the screen.
pub fn heading(title: &str, columns: usize) -> String {
    let rule = "─".repeat(columns.saturating_sub(width(title) + 5));
    format!("\n{} {} {}\n", dim("──"), brass(title), dim(&rule))
}

/// How many columns a text takes, styles apart.
pub fn width(text: &str) -> usize {
    strip_str(text).to_string().chars().count()
}

/// Fills a text up to a width.
pub fn pad(text: &str, to: usize) -> String {
    format!("{text}{}", " ".repeat(to.saturating_sub(width(text))))
}

/// Fills a text up to a width from the left.
pub fn pad_left(text: &str, to: usize) -> String {
    format!("{}{text}", " ".repeat(to.saturating_sub(width(text))))
}

/// A paragraph after a label, its further lines indented as far as the label reaches.
pub fn paragraph(label: &str, text: &str, columns: usize) -> String {
    let indent = width(label);
    let mut lines = label.to_string();
    let mut column = indent;
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        let length = width(word);
        if column > indent {
            if column + 1 + length > columns {
                lines.truncate(lines.trim_end().len());
                lines.push('\n');
                lines.push_str(&" ".repeat(indent));
                column = indent;
            } else {
                lines.push(' ');
                column += 1;
            }
        }
        lines.push_str(word);
        column += length;
    }
    lines.truncate(lines.trim_end().len());
    lines.push('\n');
    lines
}

/// What the symbols mean and which keys there are, at the end of the help; `reference` says what the
/// key `m` shows.
pub fn legend(reference: &str, columns: usize) -> String {
    let symbols = Card::ALL.map(card).join(&format!("{TIE} "));
    let keys = format!(
        "a number chooses;  b back;  t table again;  {reference};  m{TIE}den only cities that begin with den;  \
         ? this help;  q quit"
    );
    let symbols = paragraph(" Symbols  ", &symbols, columns);
    format!("\n{symbols}{}", paragraph(" Keys     ", &keys, columns))
}

/// Short entries side by side, read downwards.
pub fn columns(entries: &[String], columns: usize) -> String {
    let widest = entries.iter().map(|entry| width(entry)).max().unwrap_or(0) + 3;
    let across = (columns.saturating_sub(2) / widest.max(1)).max(1);
    let down = entries.len().div_ceil(across);
    let mut text = String::new();
    for line in 0..down {
        let cells: String =
            entries.iter().skip(line).step_by(down).map(|entry| pad(entry, widest)).collect();
        text.push_str(&format!("  {}\n", cells.trim_end()));
    }
    text
}

fn styled(style: Style, text: &str) -> String {
    format!("{style}{text}{style:#}")
}

/// Ink and ground of a card. Both are set, so that every card stays readable on a light screen
/// and on a dark one.
fn card_style(card: Card) -> Style {
    const LIGHT: u8 = 231;
    const DARK: u8 = 16;
    let (ink, ground) = match card {
        Card::Purple => (LIGHT, 97),
        Card::Blue => (LIGHT, 26),
        Card::Orange => (DARK, 208),
        Card::White => (DARK, 255),
        Card::Green => (LIGHT, 28),
        Card::Yellow => (DARK, 220),
        Card::Black => (LIGHT, 236),
        Card::Red => (LIGHT, 160),
        Card::Locomotive => (DARK, 180),
    };
    Style::new()
        .fg_color(Some(Ansi256Color(ink).into()))
        .bg_color(Some(Ansi256Color(ground).into()))
}
