//! What can be played to the yard, and the menus for it: first the colour, then the cards.

use std::collections::{BTreeMap, BTreeSet};

use engine::card_game::{Action, State, View};
use engine::cards::{Card, Cards, Color};
use engine::players::PlayerId;

use super::words::Words;
use crate::play::menus::{self, note, number};
use crate::play::paint;
use crate::play::person::{Answer, Menu, Person, Stop};

/// The sets and trios of a list of legal actions.
pub struct Plays {
    /// By colour: its sets, small ones first, then those with few locomotives.
    sets: BTreeMap<Color, Vec<Cards>>,
    /// The colours of which any three are a trio.
    trio: BTreeSet<Color>,
}

impl Plays {
    pub fn new(legal: &[Action]) -> Plays {
        let mut plays = Plays { sets: BTreeMap::new(), trio: BTreeSet::new() };
        for action in legal {
            let Action::PlayCards { cards } = action else { continue };
            let colors: Vec<Color> = cards.iter().filter_map(|(card, _)| card.color()).collect();
            match colors[..] {
                [color] => plays.sets.entry(color).or_default().push(*cards),
                _ => plays.trio.extend(colors),
            }
        }
        for sets in plays.sets.values_mut() {
            sets.sort_by_key(|cards| (cards.total(), cards.locomotives()));
        }
        plays
    }

    pub fn is_empty(&self) -> bool {
        self.sets.is_empty() && self.trio.is_empty()
    }

    /// Why colours of the hand make no set, where the yards are the reason.
    pub fn obstacles(&self, words: &Words<'_>, view: &View, columns: usize) -> String {
        let mine = &view.players()[words.me.index()];
        let hand = mine.seat.hand.unwrap_or_default();
        let held = Color::ALL.into_iter().filter(|&color| hand.count(color.into()) > 0);
        let (own, others): (Vec<Color>, Vec<Color>) =
            held.partition(|&color| mine.yard.size(color) > 0);
        let mut sentences = Vec::new();
        // CG-PLAY-2
        if !own.is_empty() {
            let colors: Vec<String> = own.iter().map(|&color| chip(color)).collect();
            sentences.push(format!("In your yard already: {}.", paint::join(&colors)));
        }
        // CG-PLAY-3
        let wild = if hand.locomotives() > 0 { "with your locomotives " } else { "" };
        let too_few: Vec<String> = others
            .into_iter()
            .filter(|color| !self.sets.contains_key(color))
            .filter_map(|color| {
                let most = u32::from(hand.count(color.into()) + hand.locomotives());
                let (rival, set) = rivals(words, view, color).max_by_key(|(_, set)| set.total())?;
                let theirs = format!("{} has {}", words.who(rival), set.total());
                (set.total() >= most)
                    .then(|| format!("{} ({theirs}, you {wild}{most})", chip(color)))
            })
            .collect();
        if !too_few.is_empty() {
            sentences.push(format!("Too few cards to rob: {}.", too_few.join(", ")));
        }
        sentences.iter().map(|sentence| paint::paragraph("      ", sentence, columns)).collect()
    }
}

/// Asks for a set or a trio. `None` goes back.
pub fn play(
    person: &mut Person<'_, State>,
    view: &View,
    plays: &Plays,
) -> Result<Option<Action>, Stop> {
    let words = person.words;
    let mut text = format!("\n {}\n", paint::bold("Play which colour?"));
    for (i, (&color, sets)) in plays.sets.iter().enumerate() {
        let name = paint::pad(&chip(color), 8);
        let cards = paint::pad(&sizes(sets), 15);
        let line = format!("{} {name}  {cards}  ", number(i));
        text.push_str(&paint::paragraph(&line, &robbery(&words, view, color), person.columns()));
    }
    if !plays.trio.is_empty() {
        let colors: Vec<String> = plays.trio.iter().map(|&color| chip(color)).collect();
        let three = match colors.len() {
            3 => format!("one card each of {}", paint::join(&colors)),
            _ => format!("one card each of three colours… ({})", colors.join(", ")),
        };
        let line = format!("{} ", number(plays.sets.len()));
        text.push_str(&paint::paragraph(&line, &three, person.columns()));
    }
    text.push_str(&plays.obstacles(&words, view, person.columns()));
    let choices = plays.sets.len() + usize::from(!plays.trio.is_empty());
    let menu = Menu { can_go_back: true, ..Menu::new(text, choices) };
    loop {
        let chosen = match person.ask(view, &menu)? {
            Answer::Back => return Ok(None),
            Answer::Number(chosen) => chosen,
            _ => continue,
        };
        let found = match plays.sets.iter().nth(chosen) {
            Some((&color, sets)) => play_set(person, view, color, sets)?,
            None => play_trio(person, view, &plays.trio)?,
        };
        if let Some(cards) = found {
            return Ok(Some(Action::PlayCards { cards }));
        }
    }
}

/// How many cards the sets of a colour have; of a single set, which.
fn sizes(sets: &[Cards]) -> String {
    let total = |set: Option<&Cards>| set.map_or(0, Cards::total);
    match (sets, total(sets.first()), total(sets.last())) {
        ([only], _, _) => paint::set(only),
        (_, least, most) if least == most => format!("{least} cards…"),
        (_, least, most) => format!("{least} to {most} cards…"),
    }
}

/// One of the sets of a colour; asks only if there are several. `None` goes back.
fn play_set(
    person: &mut Person<'_, State>,
    view: &View,
    color: Color,
    sets: &[Cards],
) -> Result<Option<Cards>, Stop> {
    if let [only] = sets {
        return Ok(Some(*only));
    }
    let title = paint::bold("Play which cards?");
    let robbery = match robbery(&person.words, view, color) {
        none if none.is_empty() => none,
        robs => format!(" This {robs}."),
    };
    let entries: Vec<String> = sets.iter().map(paint::set).collect();
    let list = menus::side_by_side(&entries, person.columns());
    let text = format!("\n {title}{robbery}\n{list}");
    let menu = Menu { can_go_back: true, ..Menu::new(text, sets.len()) };
    loop {
        match person.ask(view, &menu)? {
            Answer::Back => return Ok(None),
            Answer::Number(chosen) if chosen < sets.len() => return Ok(sets.get(chosen).copied()),
            _ => {}
        }
    }
}

/// Three colours of those that can make a trio; asks only if there are more. `None` goes back.
fn play_trio(
    person: &mut Person<'_, State>,
    view: &View,
    colors: &BTreeSet<Color>,
) -> Result<Option<Cards>, Stop> {
    let all: Vec<Color> = colors.iter().copied().collect();
    if all.len() == 3 {
        return Ok(Some(all.into_iter().map(Card::from).collect()));
    }
    let entries: Vec<String> = all.iter().map(|&color| chip(color)).collect();
    let title = paint::bold("One card each of which three colours?");
    let list = menus::side_by_side(&entries, person.columns());
    let text = format!("\n {title}\n{list}{}", note("type three numbers, such as \"1 2 3\""));
    let menu = Menu { can_go_back: true, ..Menu::new(text, all.len()) };
    loop {
        match person.ask_several(view, &menu)? {
            Answer::Back => return Ok(None),
            Answer::Several(chosen) => {
                let chosen: BTreeSet<Color> =
                    chosen.iter().filter_map(|&i| all.get(i).copied()).collect();
                if chosen.len() == 3 {
                    return Ok(Some(chosen.into_iter().map(Card::from).collect()));
                }
                let named = paint::count(chosen.len() as i64, "colour");
                person.say(&format!("You named {named}; it takes exactly three."))?;
            }
            Answer::Number(_) | Answer::Name(_) => {}
        }
    }
}

/// Who would lose what if this colour were played: `robs Bot 1 of 2 ◆ purple`.
fn robbery(words: &Words<'_>, view: &View, color: Color) -> String {
    let losses: Vec<String> = rivals(words, view, color)
        .map(|(player, set)| format!("{} of {}", words.whom(player), paint::set(&set)))
        .collect();
    match losses.len() {
        0 => String::new(),
        _ => format!("robs {}", paint::join(&losses)),
    }
}

/// The others who have a colour in their yards, with their sets.
fn rivals(words: &Words<'_>, view: &View, color: Color) -> impl Iterator<Item = (PlayerId, Cards)> {
    let me = words.me;
    let everybody = (0u8..).map(PlayerId).zip(view.players());
    everybody
        .filter(move |(id, player)| *id != me && player.yard.size(color) > 0)
        .map(move |(id, player)| (id, player.yard.set(color)))
}

fn chip(color: Color) -> String {
    paint::card(color.into())
}
