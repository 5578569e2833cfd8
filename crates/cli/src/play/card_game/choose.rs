//! The person's menus: every legal action can be reached by numbers, and nothing else.

use engine::card_game::{Action, Phase, State, View, can_complete};
use engine::cards::{Card, Cards};
use engine::sets::{TicketId, TicketSet};

use super::plays::{Plays, play};
use super::show;
use super::words::{BIG_CITY, Words};
use crate::play::menus::{self, note, number};
use crate::play::paint;
use crate::play::person::{Answer, Menu, Person, Stop};

/// Asks the person until a legal action is chosen.
pub fn choose(
    person: &mut Person<'_, State>,
    view: &View,
    legal: &[Action],
) -> Result<Action, Stop> {
    match view.phase {
        Phase::Setup | Phase::Tickets => keep_tickets(person, view),
        Phase::Completing { .. } => complete_tickets(person, view, legal),
        _ => turn(person, view, legal),
    }
}

/// What an entry of the first menu leads to.
enum Entry {
    Do(Action),
    Play,
}

fn turn(person: &mut Person<'_, State>, view: &View, legal: &[Action]) -> Result<Action, Stop> {
    let plays = Plays::new(legal);
    let mut entries: Vec<(String, Entry)> = Vec::new();
    let sources = legal.iter().filter_map(|action| match action {
        Action::DrawCard { from } => Some(*from),
        _ => None,
    });
    for (text, from) in menus::draws(&view.common.row, sources) {
        entries.push((text, Entry::Do(Action::DrawCard { from })));
    }
    if legal.contains(&Action::DrawTickets) {
        let counts = person.words.rules.counts();
        let n = usize::from(counts.ticket_draw).min(view.common.ticket_deck);
        let keep = match usize::from(counts.ticket_draw_keep).min(n) {
            0 => "any or none".to_string(),
            least => format!("at least {least}"),
        };
        let text = format!("draw {} and keep {keep}", paint::count(n as i64, "ticket"));
        entries.push((text, Entry::Do(Action::DrawTickets)));
    }
    if !plays.is_empty() {
        entries.push(("play cards to your yard…".to_string(), Entry::Play));
    }
    if legal.contains(&Action::Pass) {
        entries.push(("pass: you have no other move".to_string(), Entry::Do(Action::Pass)));
    }
    let mut text = menus::list(entries.iter().map(|(entry, _)| entry));
    if view.phase == Phase::Turn {
        text.push_str(&remarks(person, view, &plays));
    }
    let menu = Menu::new(text, entries.len());
    menus::until_chosen(person, view, &menu, |person, chosen| match entries.get(chosen) {
        Some((_, Entry::Do(action))) => Ok(Some(*action)),
        Some((_, Entry::Play)) => play(person, view, &plays),
        None => Ok(None),
    })
}

/// What the list of a turn does not offer, and why.
fn remarks(person: &Person<'_, State>, view: &View, plays: &Plays) -> String {
    let mut text = String::new();
    match view.common.deck {
        0 => text.push_str(&note("(the deck is empty, so no cards can be drawn)")),
        // CG-END-1
        1 => text.push_str(&note("(the deck has one card left, so a draw takes just one)")),
        _ => {}
    }
    if plays.is_empty() {
        text.push_str(&note("(you have no cards that can be played to your yard)"));
        text.push_str(&plays.obstacles(&person.words, view, person.columns()));
    }
    text
}

fn keep_tickets(person: &mut Person<'_, State>, view: &View) -> Result<Action, Stop> {
    let words = person.words;
    let Some(offer) = view.players()[words.me.index()].seat.offer else { return Err(Stop::Stuck) };
    let list = ticket_list(&words, offer.tickets(), person.columns());
    let tickets = menus::keep_tickets(person, view, &offer, &list)?;
    Ok(Action::KeepTickets { tickets })
}

/// Tickets with their numbers.
fn ticket_list(words: &Words<'_>, tickets: &[TicketId], columns: usize) -> String {
    let lines = show::tickets(words, tickets);
    let mut text = String::new();
    for (i, (ticket, cards)) in lines.iter().enumerate() {
        text.push_str(&paint::paragraph(&format!("{} {ticket}", number(i)), cards, columns));
    }
    text + &note(BIG_CITY)
}

/// The best tickets to complete (CG-SCORE-4), which are those of the list, or others.
fn complete_tickets(
    person: &mut Person<'_, State>,
    view: &View,
    legal: &[Action],
) -> Result<Action, Stop> {
    let words = person.words;
    let [best @ Action::CompleteTickets { tickets }] = legal else { return Err(Stop::Stuck) };
    let kept = view.players()[words.me.index()].seat.kept.unwrap_or_default();
    let left = kept.without(*tickets);
    let last = view.round >= usize::from(words.rules.rounds(view.players().len()));
    let cost = match words.points(left) {
        0 => String::new(),
        _ if !last => String::new(),
        points => format!(", −{points} for those not completed"),
    };
    let points = paint::count(words.points(*tickets), "point");
    let entry = match tickets.len() {
        0 if kept.is_empty() => "continue: you have no tickets to complete".to_string(),
        0 => format!("continue: your pile completes none of your tickets{cost}"),
        n if n == kept.len() => format!("complete all your tickets: +{points}"),
        _ => format!("complete {}, the best choice: +{points}{cost}", words.tickets(*tickets)),
    };
    let mut text = paint::paragraph(&format!("{} ", number(0)), &entry, person.columns());
    let others = !tickets.is_empty();
    if others {
        let which = if left.is_empty() { "fewer" } else { "other" };
        text.push_str(&format!("{} complete {which} tickets, or none…\n", number(1)));
    }
    if !left.is_empty() && !last {
        text.push_str(&note("(tickets not completed now are kept for the next round)"));
    }
    let menu = Menu::new(text, if others { 2 } else { 1 });
    menus::until_chosen(person, view, &menu, |person, chosen| match chosen {
        0 => Ok(Some(*best)),
        _ => complete_others(person, view, kept),
    })
}

/// Any tickets that the pile completes. `None` goes back.
fn complete_others(
    person: &mut Person<'_, State>,
    view: &View,
    kept: TicketSet,
) -> Result<Option<Action>, Stop> {
    let words = person.words;
    let pile = view.players()[words.me.index()].pile_cards.unwrap_or_default();
    let listed: Vec<TicketId> = kept.iter().collect();
    let list = ticket_list(&words, &listed, person.columns());
    let title = paint::bold("Complete which tickets?");
    let how = note("type their numbers, such as \"1 2\", or 0 for none");
    let pile_text = paint::paragraph("      Your pile: ", &paint::hand(&pile), person.columns());
    let text = format!("\n {title}\n{pile_text}{list}{how}");
    let menu = Menu { none: true, can_go_back: true, ..Menu::new(text, listed.len()) };
    loop {
        match person.ask_several(view, &menu)? {
            Answer::Back => return Ok(None),
            Answer::Several(chosen) => {
                let tickets: TicketSet =
                    chosen.iter().filter_map(|&i| listed.get(i).copied()).collect();
                if can_complete(words.rules.facts(), tickets, &pile) {
                    return Ok(Some(Action::CompleteTickets { tickets }));
                }
                person.say(&shortage(&words, tickets, &pile))?;
            }
            Answer::Number(_) | Answer::Name(_) => {}
        }
    }
}

/// Why a pile can't complete some tickets.
fn shortage(words: &Words<'_>, tickets: TicketSet, pile: &Cards) -> String {
    let needs = words.needs(tickets);
    let missing = Card::ALL.map(|card| needs.count(card).saturating_sub(pile.count(card)));
    let wild = Cards::payment(Card::Locomotive, 0, pile.locomotives());
    format!(
        "Your pile can't complete {}: {} would be missing, with {} to stand in.",
        if tickets.len() == 1 { "that ticket" } else { "all of these" },
        paint::cards(&Cards::new(missing)),
        if wild.is_empty() { "no locomotive".to_string() } else { paint::cards(&wild) }
    )
}
