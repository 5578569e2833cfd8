//! The table as the person sees it, the list of all tracks, and the help.

use engine::board::{Phase, PlayerView, View};
use engine::players::PlayerId;
use engine::sets::{CityId, TicketId, TrackId};
use engine::view::CommonView;

use super::plan::{Plan, Standing};
use super::words::Words;
use crate::play::paint::{self, TIE};
use crate::play::words::{COLUMN, begins_with, marked};

/// Everything the person can see, from the players down to the own tracks.
pub fn table(words: &Words<'_>, view: &View, starter: PlayerId, columns: usize) -> String {
    let mut text = paint::heading(title(view), columns);
    text.push_str(&players(words, view, starter));
    if let Some(turns) = view.common.final_turns {
        let notice = format!(
            "Last round: {} to come, this one included.",
            paint::count(turns as i64, "turn")
        );
        text.push_str(&format!(" {}\n", paint::brass(&notice)));
    }
    text.push('\n');
    let mut line = |label: &str, content: &str| {
        let label = format!(" {}", paint::pad(&paint::dim(label), 9));
        text.push_str(&paint::paragraph(&label, content, columns));
    };
    let slots = usize::from(words.rules.counts().row).min(view.common.row.len());
    line("Row", &paint::row(&view.common.row[..slots]));
    line("Piles", &piles(view));
    let mine = &view.players()[words.me.index()];
    line("Hand", &paint::hand(&mine.seat.hand.unwrap_or_default()));
    let kept: Vec<TicketId> = mine.seat.kept.unwrap_or_default().iter().collect();
    if kept.is_empty() {
        line("Tickets", "none yet");
    }
    for (i, ticket) in tickets(words, view, &kept).iter().enumerate() {
        line(if i == 0 { "Tickets" } else { "" }, ticket);
    }
    line("Tracks", &tracks(words, mine));
    if words.rules.counts().stations > 0 {
        line("Stations", &stations(words, view));
    }
    text
}

fn title(view: &View) -> &'static str {
    match view.phase {
        Phase::Setup => "Choose your starting tickets",
        Phase::Turn if view.common.final_turns.is_some() => "Your last turn",
        Phase::Turn => "Your turn",
        Phase::SecondDraw => "Your second card",
        Phase::Tickets => "Choose from the tickets you drew",
        Phase::Tunnel(_) => "The tunnel costs more",
        Phase::Finished => "The end",
    }
}

fn players(words: &Words<'_>, view: &View, starter: PlayerId) -> String {
    let with_stations = words.rules.counts().stations > 0;
    let seats = words.seats();
    let widest = seats.first().map_or(0, |seat| paint::width(seat));
    let stations = if with_stations { "  stations" } else { "" };
    let head = format!("   {:widest$}  cards  tickets  trains{stations}  points", COLUMN);
    let mut text = format!("{}\n", paint::dim(&head));
    for (i, (seat, player)) in std::iter::zip(&seats, view.players()).enumerate() {
        let id = PlayerId(i as u8);
        let moves = view.common.to_move == id && view.phase != Phase::Setup;
        let seat = marked(seat, moves);
        // How many starting tickets others keep is not known before all have chosen.
        let tickets = player.seat.tickets.map_or("?".to_string(), |n| n.to_string());
        let stations = if with_stations {
            let left =
                usize::from(words.rules.counts().stations).saturating_sub(player.stations().len());
            format!("  {left:>8}")
        } else {
            String::new()
        };
        let note = match (id == starter, view.phase) {
            (true, Phase::Setup) => paint::dim("begins"),
            (true, _) => paint::dim("began"),
            _ => String::new(),
        };
        let (cards, trains, points) = (player.seat.cards, player.trains, player.track_points);
        let line = format!(
            " {seat}  {cards:>5}  {tickets:>7}  {trains:>6}{stations}  {points:>6}  {note}"
        );
        text.push_str(&format!("{}\n", line.trim_end()));
    }
    text
}

fn piles(view: &View) -> String {
    let CommonView { deck, discards, ticket_deck, .. } = view.common;
    format!("deck {deck}, discards {discards}, ticket deck {ticket_deck}")
}

/// Tickets with their points and how far they are, in columns.
pub fn tickets(words: &Words<'_>, view: &View, tickets: &[TicketId]) -> Vec<String> {
    let plan = Plan::new(words.rules, view, words.me);
    let widest = tickets.iter().map(|&id| paint::width(&words.ticket(id))).max().unwrap_or(0);
    let line = |&id: &TicketId| {
        let ticket = words.rules.ticket(id);
        let (mark, standing) = match plan.standing(id) {
            Standing::Joined => ("✓", "joined".to_string()),
            Standing::ByStation => ("✓", "joined with a station".to_string()),
            Standing::Apart(spaces) => ("·", format!("{} to go", paint::count(spaces, "space"))),
            Standing::Cut => ("×", "no way left".to_string()),
        };
        let long = if ticket.long { ", long ticket" } else { "" };
        let name = paint::pad(&words.ticket(id), widest);
        let points = paint::pad_left(&paint::count(ticket.points, "point"), 9);
        format!("{mark} {name}  {points}  {}", paint::dim(&format!("{standing}{long}")))
            .replace(' ', "\u{a0}")
    };
    tickets.iter().map(line).collect()
}

fn tracks(words: &Words<'_>, mine: &PlayerView) -> String {
    if mine.tracks.is_empty() {
        return "none yet".to_string();
    }
    let mut tracks: Vec<TrackId> = mine.tracks.iter().collect();
    tracks.sort_by_key(|&track| words.ends(track));
    let each = tracks.into_iter().map(|track| {
        format!("{}{TIE}({})", words.track(track), words.rules.track(track).length)
            .replace(' ', &TIE.to_string())
    });
    each.collect::<Vec<_>>().join(", ")
}

/// Everybody's stations.
fn stations(words: &Words<'_>, view: &View) -> String {
    let built = (0u8..).zip(view.players()).filter(|(_, player)| !player.stations().is_empty());
    let each: Vec<String> = built
        .map(|(i, player)| {
            let cities: Vec<String> =
                player.stations().iter().map(|&city| words.city(city).to_string()).collect();
            format!("{} in {}", words.who(PlayerId(i)), paint::join(&cities))
        })
        .collect();
    if each.is_empty() { "none built yet".to_string() } else { each.join("; ") }
}

/// All tracks by city, or those of the cities whose names begin with `beginning`.
pub fn all_tracks(words: &Words<'_>, view: &View, beginning: &str, columns: usize) -> String {
    let map = words.rules;
    let free = view.open_to(map, words.me);
    let mut cities: Vec<CityId> =
        map.all_cities().iter().filter(|&city| begins_with(words.city(city), beginning)).collect();
    cities.sort_by_key(|&city| words.city(city));
    if cities.is_empty() {
        return format!(" No city begins with \"{beginning}\".\n");
    }
    let mut text = paint::heading("The map", columns);
    for city in cities {
        let edges = map.graph().edges(city).iter();
        let mut tracks: Vec<(&str, TrackId)> =
            edges.map(|edge| (words.city(edge.to), edge.track)).collect();
        tracks.sort_unstable();
        let each: Vec<String> = tracks
            .into_iter()
            .map(|(to, id)| {
                let track = map.track(id);
                let owner =
                    (0u8..).zip(view.players()).find(|(_, player)| player.tracks.contains(id));
                let state = match owner {
                    Some((player, _)) => format!(", {}", paint::bold(words.who(PlayerId(player)))),
                    None if free.contains(id) => String::new(),
                    None => ", closed".to_string(),
                };
                let mark = words.marks(id);
                let mark = if mark.is_empty() { mark } else { format!(" {mark}") };
                let color = paint::color(track.color);
                format!("{to} ({} {color}{mark}{state})", track.length)
                    .replace(' ', &TIE.to_string())
            })
            .collect();
        let label = format!(" {} ", paint::pad(&paint::bold(words.city(city)), 15));
        text.push_str(&paint::paragraph(&label, &each.join(", "), columns));
    }
    text
}

/// How a turn works, and what the symbols mean.
pub fn help(words: &Words<'_>, columns: usize) -> String {
    let counts = words.rules.counts();
    let mut text = paint::heading("Help", columns);
    let mut say = |label: &str, sentence: &str| {
        text.push_str(&paint::paragraph(label, sentence, columns));
    };
    say(" ", "In your turn you do one thing:");
    say(
        " - ",
        "draw two cards, each from the row or unseen from the deck; a locomotive taken from the row counts as both;",
    );
    say(
        " - ",
        "claim a track with as many cards of its colour as it has spaces; a grey track takes any one colour, and locomotives stand in for any card;",
    );
    let (draw, keep) = (counts.ticket_draw, counts.ticket_draw_keep);
    if counts.stations > 0 {
        say(" - ", &format!("draw {draw} tickets and keep at least {keep};"));
        say(
            " - ",
            "build a station: the first costs one card, the second two of one colour, the third three. At the end it lets your tickets use one track of another player from its city.",
        );
    } else {
        say(" - ", &format!("draw {draw} tickets and keep at least {keep}."));
    }
    if counts.tunnel_cards > 0 && words.rules.tracks().iter().any(|track| track.tunnel) {
        let turned = paint::count(counts.tunnel_cards, "card");
        say(
            " ",
            &format!(
                "A tunnel may cost extra: {turned} are turned over, and you pay one extra card for each locomotive and each card of your colour among them, or take your cards back."
            ),
        );
    }
    if words.rules.tracks().iter().any(|track| track.ferry > 0) {
        say(" ", "A ferry needs as many locomotives as it shows ◉.");
    }
    let last = paint::count(counts.last_round_at_trains, "train");
    say(
        " ",
        &format!(
            "When somebody has {last} or fewer left, everybody has one more turn. A ticket that is not completed by the end costs its points. The longest path scores {} more.",
            paint::count(counts.longest_path_points, "point")
        ),
    );
    text.push_str(&paint::legend("m map with all tracks", columns));
    text
}
