//! The table as the person sees it, the list of all tickets, and the help.

use engine::card_game::{Phase, PlayerView, View, Yard};
use engine::players::PlayerId;
use engine::sets::{TicketId, TicketSet};
use engine::view::CommonView;

use super::words::{BIG_CITY, Words, needed};
use crate::play::paint::{self, TIE};
use crate::play::words::{COLUMN, begins_with, marked};

/// Everything the person can see, from the players down to the own pile.
pub fn table(words: &Words<'_>, view: &View, starter: PlayerId, columns: usize) -> String {
    let mut text = paint::heading(&title(words, view), columns);
    text.push_str(&players(words, view, starter, columns));
    if let Some(turns) = view.common.final_turns {
        let notice = format!(
            "The deck is empty: {} to come, this one included.",
            paint::count(turns as i64, "turn")
        );
        text.push_str(&format!(" {}\n", paint::brass(&notice)));
    }
    text.push('\n');
    // A label, what stands in front of the content on its first line, and the content.
    let mut lines: Vec<(&str, String, String)> = Vec::new();
    let mut line = |label, content| lines.push((label, String::new(), content));
    let slots = usize::from(words.rules.counts().row).min(view.common.row.len());
    line("Row", paint::row(&view.common.row[..slots]));
    let CommonView { deck, discards, ticket_deck, .. } = view.common;
    line("Piles", format!("deck {deck}, discards {discards}, ticket deck {ticket_deck}"));
    line("Cities", big_cities(words, view));
    let mine = &view.players()[words.me.index()];
    line("Hand", paint::hand(&mine.seat.hand.unwrap_or_default()));
    if let Some(pile) = &mine.pile_cards {
        line("Pile", paint::hand(pile));
    }
    if !mine.completed.is_empty() {
        line("Done", words.tickets(mine.completed));
    }
    let kept = mine.seat.kept.unwrap_or_default();
    if kept.is_empty() {
        let none = if mine.completed.is_empty() { "none yet" } else { "none left" };
        line("Tickets", none.to_string());
    }
    let ids: Vec<TicketId> = kept.iter().collect();
    let mut label = "Tickets";
    for (ticket, cards) in tickets(words, &ids) {
        lines.push((label, ticket, cards));
        label = "";
    }
    if kept.len() > 1 {
        lines.push(("Needed", String::new(), paint::hand(&words.needs(kept))));
    }
    for (label, lead, content) in &lines {
        let label = format!(" {}{lead}", paint::pad(&paint::dim(label), 9));
        text.push_str(&paint::paragraph(&label, content, columns));
    }
    text
}

fn title(words: &Words<'_>, view: &View) -> String {
    let rounds = words.rules.rounds(view.players().len());
    let last = usize::from(rounds) == view.round;
    let what = match view.phase {
        Phase::Setup => return "Choose your starting tickets".to_string(),
        Phase::Turn if view.common.final_turns.is_some() && last => "Your last turn",
        Phase::Turn if view.common.final_turns.is_some() => "Your last turn of this round",
        Phase::Turn => "Your turn",
        Phase::SecondDraw => "Your second card",
        Phase::Tickets => "Choose from the tickets you drew",
        Phase::Completing { .. } => "Complete your tickets",
        Phase::Finished => "The end",
    };
    match rounds {
        1 => what.to_string(),
        _ => format!("Round {} of {rounds}: {what}", view.round),
    }
}

fn players(words: &Words<'_>, view: &View, starter: PlayerId, columns: usize) -> String {
    let seats = words.seats();
    let widest = seats.first().map_or(0, |seat| paint::width(seat));
    let head = format!("   {:widest$}  cards  tickets  completed  pile  yard", COLUMN);
    let mut text = format!("{}\n", paint::dim(&head));
    for (i, (seat, player)) in std::iter::zip(&seats, view.players()).enumerate() {
        let id = PlayerId(i as u8);
        let moves = view.common.to_move == id && view.phase != Phase::Setup;
        let seat = marked(seat, moves);
        // How many starting tickets others keep is not known before all have chosen.
        let tickets = player.seat.tickets.map_or("?".to_string(), |n| n.to_string());
        let (cards, completed, pile) = (player.seat.cards, player.completed.len(), player.pile);
        let line = format!(" {seat}  {cards:>5}  {tickets:>7}  {completed:>9}  {pile:>4}  ");
        let yard = match view.phase {
            Phase::Setup if id == starter => paint::dim("begins"),
            Phase::Setup => String::new(),
            _ => yard(&player.yard),
        };
        text.push_str(&paint::paragraph(&line, &yard, columns));
    }
    text
}

/// The sets of a yard, each with its locomotives.
fn yard(yard: &Yard) -> String {
    let sets: Vec<String> = yard.sets().map(|(_, set)| paint::set(&set)).collect();
    sets.join(", ")
}

/// The Big Cities with their points, and who leads once tickets are completed.
fn big_cities(words: &Words<'_>, view: &View) -> String {
    let cities = words.rules.big_cities().iter().enumerate().map(|(i, big)| {
        let naming = words.rules.naming(i);
        let completed = |player: &PlayerView| player.completed.and(naming).len();
        let most = view.players().iter().map(completed).max().unwrap_or(0);
        let leaders: Vec<String> = (0u8..)
            .zip(view.players())
            .filter(|(_, player)| completed(player) == most)
            .map(|(id, _)| words.who(PlayerId(id)).to_string())
            .collect();
        let lead = match (most, completed(&view.players()[words.me.index()])) {
            (0, _) => String::new(),
            (n, mine) if mine == n || mine == 0 => format!(" ({}: {n})", paint::join(&leaders)),
            (n, mine) => format!(" ({}: {n}; you: {mine})", paint::join(&leaders)),
        };
        format!("{} {}{lead}", words.city(big.city), big.points).replace(' ', &TIE.to_string())
    });
    cities.collect::<Vec<_>>().join(", ")
}

/// Tickets in columns: name and points, then the cards that complete each.
pub fn tickets(words: &Words<'_>, tickets: &[TicketId]) -> Vec<(String, String)> {
    let widest = tickets.iter().map(|&id| paint::width(&words.ticket(id))).max().unwrap_or(0);
    let line = |&id: &TicketId| {
        let ticket = words.rules.ticket(id);
        let name = paint::pad(&words.ticket(id), widest);
        (format!("{name}  {:>2} pts  ", ticket.points), needed(&ticket.cards))
    };
    tickets.iter().map(line).collect()
}

/// All tickets of the game and its Big Cities, or those of cities whose names begin with
/// `beginning`. Who completed what was seen by all; who holds the others is not told.
pub fn all_tickets(words: &Words<'_>, view: &View, beginning: &str, columns: usize) -> String {
    let deck = words.rules;
    let named = |id: &TicketId| {
        let cities = deck.ticket(*id).cities;
        cities.iter().any(|&city| begins_with(words.city(city), beginning))
    };
    let listed: Vec<TicketId> = deck.all_tickets().iter().filter(named).collect();
    if listed.is_empty() {
        return format!(" No ticket has a city that begins with \"{beginning}\".\n");
    }
    let completed = view.players().iter().fold(TicketSet::EMPTY, |all, it| all.or(it.completed));
    let mine = view.players()[words.me.index()].seat.kept.unwrap_or_default();
    let mut text = paint::heading("The tickets", columns);
    for (&id, (ticket, cards)) in listed.iter().zip(tickets(words, &listed)) {
        let mark = match id {
            id if completed.contains(id) => "✓",
            id if mine.contains(id) => "▸",
            _ => " ",
        };
        text.push_str(&paint::paragraph(&format!(" {mark} {ticket}"), &cards, columns));
    }
    let mut notes = vec![BIG_CITY];
    if !mine.and(listed.iter().copied().collect()).is_empty() {
        notes.push("▸ yours");
    }
    if !completed.and(listed.iter().copied().collect()).is_empty() {
        notes.push("✓ completed by somebody");
    }
    text.push_str(&format!("   {}\n\n", paint::dim(&notes.join("   "))));
    text.push_str(&paint::paragraph(" Big Cities  ", &big_cities(words, view), columns));
    text
}

/// How a turn works, and what the symbols mean.
pub fn help(words: &Words<'_>, columns: usize) -> String {
    let counts = words.rules.counts();
    let mut text = paint::heading("Help", columns);
    let mut say = |label: &str, sentence: &str| {
        text.push_str(&paint::paragraph(label, sentence, columns));
    };
    say(
        " ",
        "At the start of your turn the top card of each set in your yard moves, face down, to your pile; locomotives lie on top. Then you do one thing:",
    );
    say(
        " - ",
        "draw two cards, each from the row or unseen from the deck; a locomotive taken from the row counts as both;",
    );
    say(
        " - ",
        "play cards to your yard: two or more of one colour, in which locomotives stand in for all but one, or exactly three cards of three colours, without locomotives;",
    );
    let keep = match counts.ticket_draw_keep {
        0 => "as many as you like, or none".to_string(),
        n => format!("at least {n}"),
    };
    say(" - ", &format!("draw {} tickets and keep {keep}.", counts.ticket_draw));
    say(
        " ",
        "A colour that is in your yard can't be played again until it is gone. To play a colour that others have in their yards you need more cards than each of them has there, and you rob them: their whole sets go to the discards.",
    );
    say(
        " ",
        "When the deck is empty, no more cards can be drawn, and everybody has one more turn. Then the piles are opened to complete tickets: each card counts for one ticket, and a locomotive stands for any colour. Cards left in hands and yards don't count.",
    );
    let most = *counts.players.end();
    if let Some(players) = (0..=most).find(|&players| words.rules.rounds(players) > 1) {
        let dealt = paint::count(counts.second_round_cards, "card");
        say(
            " ",
            &format!(
                "{players} players play a second round: hands and tickets are kept, all other cards make a new deck, and everybody is dealt {dealt}."
            ),
        );
    }
    say(
        " ",
        "At the end a ticket that is not completed costs its points. Each Big City scores its points for whoever has completed the most tickets that name it; if several tie, each of them scores.",
    );
    text.push_str(&paint::legend("m all tickets of the game", columns));
    text
}
