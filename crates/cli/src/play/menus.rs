//! The menus that all games have: cards to draw, tickets to keep.

use engine::cards::Card;
use engine::sets::TicketSet;
use engine::supply::Source;
use engine::tickets::OfferView;

use super::at_terminal::AtTerminal;
use super::paint;
use super::person::{Answer, Menu, Person, Stop};

/// Entries for cards to draw: the row first, so that with a full row the numbers are its slots.
pub fn draws(row: &[Option<Card>], sources: impl Iterator<Item = Source>) -> Vec<(String, Source)> {
    let mut sources: Vec<Source> = sources.collect();
    sources.sort_by_key(|&from| from == Source::Deck);
    sources.into_iter().map(|from| (draw_text(row, from), from)).collect()
}

/// A card to draw.
pub fn draw_text(row: &[Option<Card>], from: Source) -> String {
    let Source::Row(slot) = from else {
        return "draw an unseen card from the deck".to_string();
    };
    let card = row.get(usize::from(slot)).copied().flatten();
    let whole = match card {
        Some(Card::Locomotive) => paint::dim(" (counts as both cards)"),
        _ => String::new(),
    };
    format!("take {} from the row{whole}", card.map_or_else(String::new, paint::card))
}

/// Tickets to keep of an offer; `list` is their numbered list.
pub fn keep_tickets<S: AtTerminal>(
    person: &mut Person<'_, S>,
    view: &S::View,
    offer: &OfferView,
    list: &str,
) -> Result<TicketSet, Stop> {
    let tickets = offer.tickets();
    let (n, least) = (tickets.len(), offer.keep_at_least);
    let title = match least {
        0 => format!("Keep any of these {n}, or none."),
        all if all >= n => "You must keep all of them.".to_string(),
        _ => format!("Keep at least {least} of these {n}."),
    };
    let example = if n > 1 { "the numbers to keep, such as \"1 2\"" } else { "1 to keep it" };
    let none = if least == 0 { ", or 0 for none" } else { "" };
    let how = note(&format!("type {example}{none}"));
    let text = format!(" {}\n{list}{how}", paint::bold(&title));
    let menu = Menu { none: least == 0, ..Menu::new(text, n) };
    loop {
        let Answer::Several(chosen) = person.ask_several(view, &menu)? else { continue };
        let kept: TicketSet = chosen.iter().filter_map(|&i| tickets.get(i).copied()).collect();
        if kept.len() >= least {
            return Ok(kept);
        }
        let named = paint::count(kept.len() as i64, "ticket");
        person.say(&format!("You named {named}; keep at least {least}."))?;
    }
}

/// Asks until an entry of a menu leads to an action; `open` does what an entry stands for, such as
/// asking on, which may lead back.
pub fn until_chosen<S: AtTerminal>(
    person: &mut Person<'_, S>,
    view: &S::View,
    menu: &Menu,
    open: impl Fn(&mut Person<'_, S>, usize) -> Result<Option<S::Action>, Stop>,
) -> Result<S::Action, Stop> {
    loop {
        let Answer::Number(chosen) = person.ask(view, menu)? else { continue };
        if let Some(action) = open(person, chosen)? {
            return Ok(action);
        }
        person.show("\n")?;
    }
}

/// A numbered list.
pub fn list<'a>(entries: impl Iterator<Item = &'a String>) -> String {
    entries.enumerate().map(|(i, entry)| format!("{} {entry}\n", number(i))).collect()
}

/// The number of an entry, counted from 1.
pub fn number(index: usize) -> String {
    paint::brass(&format!("{:>4} ", index + 1))
}

/// Short numbered entries side by side.
pub fn side_by_side(entries: &[String], columns: usize) -> String {
    let numbered: Vec<String> = entries
        .iter()
        .enumerate()
        .map(|(i, entry)| format!("{}  {entry}", paint::brass(&format!("{:>2}", i + 1))))
        .collect();
    paint::columns(&numbered, columns)
}

/// A remark under a list.
pub fn note(text: &str) -> String {
    format!("      {}\n", paint::dim(text))
}
