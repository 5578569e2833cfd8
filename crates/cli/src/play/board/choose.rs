//! The person's menus: every legal action can be reached by numbers, and nothing else.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use engine::board::{Action, Map, Phase, State, Tunnel, View};
use engine::cards::Cards;
use engine::sets::{CityId, TrackId, TrackSet};

use super::plan::Plan;
use super::show;
use super::words::Words;
use crate::play::menus::{self, note, number};
use crate::play::paint;
use crate::play::person::{Answer, Menu, Person, Stop};
use crate::play::words::begins_with;

/// Asks the person until one of the `legal` actions is chosen.
pub fn choose(
    person: &mut Person<'_, State>,
    view: &View,
    legal: &[Action],
) -> Result<Action, Stop> {
    match view.phase {
        Phase::Setup | Phase::Tickets => keep_tickets(person, view),
        Phase::Tunnel(tunnel) => pay_tunnel(person, view, legal, &tunnel),
        _ => turn(person, view, legal),
    }
}

/// What an entry of the first menu leads to.
enum Entry {
    Do(Action),
    Tracks,
    Stations,
}

fn turn(person: &mut Person<'_, State>, view: &View, legal: &[Action]) -> Result<Action, Stop> {
    let tracks = claims(person.words.rules, legal);
    let stations = buildings(legal);
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
        let keep = usize::from(counts.ticket_draw_keep).min(n);
        let text = format!("draw {} and keep at least {keep}", paint::count(n as i64, "ticket"));
        entries.push((text, Entry::Do(Action::DrawTickets)));
    }
    if !tracks.is_empty() {
        entries.push((format!("claim a track… ({})", tracks.len()), Entry::Tracks));
    }
    if !stations.is_empty() {
        let cities = if stations.len() == 1 { "city" } else { "cities" };
        entries.push((format!("build a station… ({} {cities})", stations.len()), Entry::Stations));
    }
    if legal.contains(&Action::Pass) {
        entries.push(("pass: you have no other move".to_string(), Entry::Do(Action::Pass)));
    }
    let mut text = menus::list(entries.iter().map(|(entry, _)| entry));
    if view.phase == Phase::Turn && tracks.is_empty() {
        text.push_str(&note("(your cards don't pay for any free track yet)"));
    }
    let menu = Menu::new(text, entries.len());
    menus::until_chosen(person, view, &menu, |person, chosen| match entries.get(chosen) {
        Some((_, Entry::Do(action))) => Ok(Some(*action)),
        Some((_, Entry::Tracks)) => claim(person, view, &tracks),
        Some((_, Entry::Stations)) => build(person, view, &stations),
        None => Ok(None),
    })
}

/// The tracks that can be claimed, each with all its payments. Of a double whose two tracks are
/// alike only the first: nobody could tell them apart here.
fn claims(map: &Map, legal: &[Action]) -> BTreeMap<TrackId, Vec<Cards>> {
    let mut tracks: BTreeMap<TrackId, Vec<Cards>> = BTreeMap::new();
    for action in legal {
        if let Action::ClaimTrack { track, cards } = *action {
            tracks.entry(track).or_default().push(cards);
        }
    }
    let look = |id: TrackId| {
        let track = map.track(id);
        (track.length, track.color, track.ferry, track.tunnel)
    };
    let listed: TrackSet = tracks.keys().copied().collect();
    tracks.retain(|&id, _| {
        let twin = map.track(id).twin.filter(|&twin| twin < id && listed.contains(twin));
        twin.is_none_or(|twin| look(twin) != look(id))
    });
    tracks
}

/// The cities in which a station can be built, each with all its payments.
fn buildings(legal: &[Action]) -> BTreeMap<CityId, Vec<Cards>> {
    let mut cities: BTreeMap<CityId, Vec<Cards>> = BTreeMap::new();
    for action in legal {
        if let Action::BuildStation { city, cards } = *action {
            cities.entry(city).or_default().push(cards);
        }
    }
    cities
}

fn claim(
    person: &mut Person<'_, State>,
    view: &View,
    tracks: &BTreeMap<TrackId, Vec<Cards>>,
) -> Result<Option<Action>, Stop> {
    let words = person.words;
    let mut all: Vec<TrackId> = tracks.keys().copied().collect();
    all.sort_by_key(|&track| (words.ends(track), track));
    let mut listed = all.clone();
    loop {
        let text = claim_list(&words, view, tracks, &listed);
        let menu = Menu { can_go_back: true, names: true, ..Menu::new(text, listed.len()) };
        match person.ask(view, &menu)? {
            Answer::Back if listed.len() < all.len() => listed.clone_from(&all),
            Answer::Back => return Ok(None),
            Answer::Name(name) => {
                let of_city =
                    |&&id: &&TrackId| words.ends(id).iter().any(|city| begins_with(city, &name));
                let found: Vec<TrackId> = all.iter().filter(of_city).copied().collect();
                if found.is_empty() {
                    person.say(&format!(
                        "No track you can claim now ends in a city that begins with \"{name}\"."
                    ))?;
                } else {
                    listed = found;
                }
            }
            Answer::Number(chosen) => {
                let Some(&track) = listed.get(chosen) else { continue };
                let payments = tracks.get(&track).map_or(&[][..], Vec::as_slice);
                let what = format!("Pay {} with what?", words.track(track));
                if let Some(cards) = pay(person, view, &what, payments)? {
                    return Ok(Some(Action::ClaimTrack { track, cards }));
                }
            }
            Answer::Several(_) => {}
        }
    }
}

/// The list of tracks to claim, in columns.
fn claim_list(
    words: &Words<'_>,
    view: &View,
    tracks: &BTreeMap<TrackId, Vec<Cards>>,
    listed: &[TrackId],
) -> String {
    let useful = Plan::new(words.rules, view, words.me).useful();
    let title = "Claim which track?";
    let widest = listed.iter().map(|&id| paint::width(&words.track(id))).max().unwrap_or(0);
    let widest = widest.max(title.len());
    let marks = listed.iter().map(|&id| paint::width(&words.marks(id)) + 1).max().unwrap_or(1);
    let marks = if marks > 1 { marks } else { 0 };
    let head = format!("      {:widest$} spaces     {:marks$}pts  cheapest payment", title, "");
    let mut text = format!("\n{}\n", paint::dim(&head));
    let (mut starred, mut choice) = (false, false);
    for (i, &id) in listed.iter().enumerate() {
        let track = words.rules.track(id);
        starred |= useful.contains(id);
        let star = if useful.contains(id) { paint::brass("*") } else { " ".to_string() };
        let payments = tracks.get(&id).map(|all| by_price(all, view, words)).unwrap_or_default();
        choice |= payments.len() > 1;
        let more = match payments.len() {
            0 | 1 => String::new(),
            n => paint::dim(&format!(" (+{})", n - 1)),
        };
        text.push_str(&format!(
            "{}{star}{} {} {} {}{:>3}  {}{more}\n",
            number(i),
            paint::pad(&words.track(id), widest),
            track.length,
            paint::pad(&paint::color(track.color), 8),
            paint::pad(&words.marks(id), marks),
            track.points,
            payments.first().map_or_else(String::new, paint::set),
        ));
    }
    if starred {
        text.push_str(&note("* lies on a shortest way for one of your tickets"));
    }
    if choice {
        text.push_str(&note("(+2) there are two other ways to pay"));
    }
    text.push_str(&note("or type the beginning of a city's name to see only its tracks"));
    text
}

fn build(
    person: &mut Person<'_, State>,
    view: &View,
    stations: &BTreeMap<CityId, Vec<Cards>>,
) -> Result<Option<Action>, Stop> {
    let words = person.words;
    let mut cities: Vec<CityId> = stations.keys().copied().collect();
    cities.sort_by_key(|&city| words.city(city));
    let entries: Vec<String> = cities.iter().map(|&city| words.city(city).to_string()).collect();
    let cost = view.players()[words.me.index()].stations().len() + 1;
    let title = format!("Build a station where? It costs {}.", paint::count(cost as i64, "card"));
    let list = menus::side_by_side(&entries, person.columns());
    let text = format!("\n {}\n{list}", paint::bold(&title));
    let menu = Menu { can_go_back: true, ..Menu::new(text, cities.len()) };
    loop {
        match person.ask(view, &menu)? {
            Answer::Back => return Ok(None),
            Answer::Number(chosen) => {
                let Some(&city) = cities.get(chosen) else { continue };
                let payments = stations.get(&city).map_or(&[][..], Vec::as_slice);
                let what = format!("Pay the station in {} with what?", words.city(city));
                if let Some(cards) = pay(person, view, &what, payments)? {
                    return Ok(Some(Action::BuildStation { city, cards }));
                }
            }
            Answer::Name(_) | Answer::Several(_) => {}
        }
    }
}

/// One of the payments; asks only if there are several. `None` goes back.
fn pay(
    person: &mut Person<'_, State>,
    view: &View,
    question: &str,
    payments: &[Cards],
) -> Result<Option<Cards>, Stop> {
    let payments = by_price(payments, view, &person.words);
    if let [only] = payments[..] {
        return Ok(Some(only));
    }
    let mut text = format!("\n {}\n", paint::bold(question));
    for (i, cards) in payments.iter().enumerate() {
        text.push_str(&format!("{} {}\n", number(i), paint::cards(cards)));
    }
    let menu = Menu { can_go_back: true, ..Menu::new(text, payments.len()) };
    loop {
        match person.ask(view, &menu)? {
            Answer::Back => return Ok(None),
            Answer::Number(chosen) if chosen < payments.len() => {
                return Ok(payments.get(chosen).copied());
            }
            _ => {}
        }
    }
}

/// Payments with the fewest locomotives first, then of what the hand has most of.
fn by_price(payments: &[Cards], view: &View, words: &Words<'_>) -> Vec<Cards> {
    let hand = view.players()[words.me.index()].seat.hand.unwrap_or_default();
    let mut payments = payments.to_vec();
    payments.sort_by_key(|cards| {
        let kind = cards.iter().next().map_or(0, |(card, _)| hand.count(card));
        (cards.locomotives(), Reverse(kind))
    });
    payments
}

fn pay_tunnel(
    person: &mut Person<'_, State>,
    view: &View,
    legal: &[Action],
    tunnel: &Tunnel,
) -> Result<Action, Stop> {
    let words = person.words;
    let turned: Vec<String> = tunnel.turned.into_iter().flatten().map(paint::card).collect();
    let story = format!(
        "You laid {} for the tunnel {}. Turned over: {}. It costs {} more.",
        paint::cards(&tunnel.laid()),
        words.track(tunnel.track),
        paint::join(&turned),
        paint::count(tunnel.extra, "card")
    );
    let mut text = paint::paragraph(" ", &story, person.columns());
    let payments: Vec<Cards> = legal
        .iter()
        .filter_map(|action| match action {
            Action::PayTunnel { cards } => Some(*cards),
            _ => None,
        })
        .collect();
    let mut actions: Vec<Action> = by_price(&payments, view, &words)
        .into_iter()
        .map(|cards| Action::PayTunnel { cards })
        .collect();
    actions.extend(legal.iter().filter(|action| **action == Action::LeaveTunnel));
    for (i, action) in actions.iter().enumerate() {
        let entry = match action {
            Action::PayTunnel { cards } => format!("pay {} and claim it", paint::cards(cards)),
            _ => "take your cards back and end your turn".to_string(),
        };
        text.push_str(&format!("{} {entry}\n", number(i)));
    }
    if payments.is_empty() {
        text.push_str(&note("(you don't have the cards to pay for it)"));
    }
    let menu = Menu::new(text, actions.len());
    loop {
        if let Answer::Number(chosen) = person.ask(view, &menu)?
            && let Some(&action) = actions.get(chosen)
        {
            return Ok(action);
        }
    }
}

fn keep_tickets(person: &mut Person<'_, State>, view: &View) -> Result<Action, Stop> {
    let words = person.words;
    let Some(offer) = view.players()[words.me.index()].seat.offer else { return Err(Stop::Stuck) };
    let list = menus::list(show::tickets(&words, view, offer.tickets()).iter());
    let tickets = menus::keep_tickets(person, view, &offer, &list)?;
    Ok(Action::KeepTickets { tickets })
}
