//! Checks that a table's settings can be played.

use formats::error::Error;
use formats::game::AnyRulebook;
use formats::map::{MapDoc, TEXT_LENGTH};
use formats::position::Options;
use protocol::ids::{NAME_LENGTH, Person};
use protocol::settings::Settings;

use crate::clock::allowance;
use crate::refused::Refused;

/// The fewest and the most seats at a table. A game may allow fewer.
pub const PLACES: std::ops::RangeInclusive<usize> = 2..=engine::players::MAX_PLAYERS;

/// The rulebook named by the settings, if a game can be played with them.
pub(crate) fn rulebook(settings: &Settings) -> Result<AnyRulebook, Refused> {
    let bad = |place: &str, message: String| Err(Refused::BadSettings(Error::new(place, message)));
    let Settings { game, map, places, first_player, open_piles, clock, .. } = settings;
    let book = AnyRulebook::of(game, map.as_ref()).map_err(Refused::BadSettings)?;
    let range = book.players();
    if !range.contains(places) || !PLACES.contains(places) {
        let (least, most) = (range.start(), range.end());
        return bad("places", format!("{places}; this game is for {least} to {most}"));
    }
    if first_player.is_some_and(|first| first >= *places) {
        return bad("first_player", "is not one of the places".to_string());
    }
    if *open_piles && !book.has_piles() {
        return bad("open_piles", "only the Card Game has piles".to_string());
    }
    if allowance(*clock) == Some(0) {
        return bad("clock", "gives nobody any time".to_string());
    }
    Ok(book)
}

/// Checks that no id or name of a new table's settings is too long.
pub(crate) fn check_lengths(settings: &Settings) -> Result<(), Refused> {
    let bad = |place: &str, message: String| Err(Refused::BadSettings(Error::new(place, message)));
    if settings.game.chars().nth(TEXT_LENGTH).is_some() {
        return bad("game", format!("is longer than {TEXT_LENGTH} characters"));
    }
    let long = settings.map.iter().flat_map(MapDoc::check_lengths).next();
    long.map_or(Ok(()), |problem| bad(&format!("map.{}", problem.place), problem.message))
}

/// The widest map that can be played at a table, in cities of its frontier. The built-in boards have
/// 7. The longest path of any hand is then found in a few tenths of a second at most. On maps where
/// everything leads across everything it could take years, and a thread would wait for it.
const WIDEST: usize = 13;

/// Checks that the games of a new table can be scored in time.
pub(crate) fn check_width(book: &AnyRulebook) -> Result<(), Refused> {
    match book.frontier_width() {
        0..=WIDEST => Ok(()),
        _ => {
            let message = "too many tracks lead across each other to find the longest path in time; \
                           connect more of the cities only with those near to them";
            Err(Refused::BadSettings(Error::new("map.tracks", message)))
        }
    }
}

/// The game options that the settings ask for.
pub(crate) fn options(settings: &Settings) -> Options {
    let open_piles = settings.open_piles.then_some(true);
    Options { open_piles, first_player: settings.first_player }
}

/// Checks that a person's name can be shown.
pub(crate) fn check_name(person: &Person) -> Result<(), Refused> {
    let name = &person.name;
    let fits = (1..=NAME_LENGTH).contains(&name.chars().count()) && name.trim() == name;
    match fits && !name.chars().any(char::is_control) {
        true => Ok(()),
        false => Err(Refused::BadName),
    }
}
