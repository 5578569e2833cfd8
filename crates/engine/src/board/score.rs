//! The count at the end: tickets, stations, longest path, places.

use std::cmp::Reverse;

use super::longest::{long_path, longest_path, longest_path_bound, longest_path_tracks};
use super::map::Map;
use super::state::State;
use super::stations::{Borrowing, best_borrowing, good_borrowing, route};
use crate::game::GameState;
use crate::players::{MAX_PLAYERS, PlayerId};
use crate::score::Counted;
use crate::sets::{CityId, TicketId, TicketSet, TrackId, TrackSet};

/// The result of a board game as if it ended here.
pub type Score = crate::score::Score<PlayerScore>;

/// One player's count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerScore {
    /// Everything together.
    pub total: i32,
    /// Points for tracks (BG-CLAIM-4).
    pub track_points: i32,
    /// Points of completed tickets less those of the others (BG-SCORE-1).
    pub ticket_points: i32,
    /// The tickets completed.
    pub completed: TicketSet,
    /// The tickets not completed.
    pub failed: TicketSet,
    /// Points for stations not built (EU-STN-3).
    pub station_points: i32,
    /// The stations built, in that order, each with the track it borrows (EU-STN-5).
    pub stations: Vec<(CityId, Option<TrackId>)>,
    /// The longest path, in spaces (BG-SCORE-2).
    pub longest_path: u32,
    /// Points for having the longest of all.
    pub longest_bonus: i32,
}

/// A [`Score`] with everything that explains it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FinalCount {
    /// The score.
    pub score: Score,
    /// Each player's longest path, from end to end.
    pub longest_paths: Vec<Vec<TrackId>>,
    /// By player: each completed ticket with the tracks that join its cities.
    pub routes: Vec<Vec<(TicketId, Vec<TrackId>)>>,
}

/// What scoring needs of a player.
#[derive(Clone, Copy, Debug)]
pub(super) struct Holdings<'a> {
    pub tracks: TrackSet,
    pub tickets: TicketSet,
    pub stations: &'a [CityId],
    pub track_points: u16,
}

impl State {
    /// By player: what is scored.
    #[inline]
    pub(super) fn holdings(&self) -> [Holdings<'_>; MAX_PLAYERS] {
        std::array::from_fn(|i| Holdings {
            tracks: self.tracks[i],
            tickets: self.common.tickets[i],
            stations: self.players[i].stations(),
            track_points: self.players[i].track_points,
        })
    }

    /// The score as if the game ended here, found in bounded time: the same as
    /// [`score`](GameState::score), except on maps made to keep that busy. For bots,
    /// who have to answer in time.
    pub fn quick_score(&self, map: &Map) -> Score {
        score(map, &self.holdings()[..self.player_count()], Care::Bounded)
    }
}

/// The score with its explanation.
pub(super) fn count(map: &Map, holdings: &[Holdings<'_>]) -> FinalCount {
    let score = score(map, holdings, Care::Exact);
    let longest_paths = holdings.iter().map(|mine| longest_path_tracks(map, mine.tracks)).collect();
    let routes = std::iter::zip(holdings, &score.players)
        .map(|(mine, counted)| {
            let mut tracks = mine.tracks;
            counted.borrowed().for_each(|track| tracks.insert(track));
            let way = |ticket: TicketId| {
                let [from, to] = map.ticket(ticket).cities;
                (ticket, route(map, tracks, from, to).unwrap_or_default())
            };
            counted.completed.iter().map(way).collect()
        })
        .collect();
    FinalCount { score, longest_paths, routes }
}

/// Only the totals: no allocation, and longest paths only of players who can have the longest.
#[inline]
pub(super) fn totals(map: &Map, holdings: &[Holdings<'_>]) -> [i32; MAX_PLAYERS] {
    let mut totals = [0; MAX_PLAYERS];
    for (i, mine) in holdings.iter().enumerate() {
        let tickets = borrowing(map, holdings, i, Care::Exact).points;
        totals[i] = i32::from(mine.track_points) + tickets + station_points(map, mine);
    }
    for i in longest_holders(map, holdings).iter() {
        totals[i.index()] += i32::from(map.counts().longest_path_points);
    }
    totals
}

/// How exact a count has to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Care {
    /// Exact, however long it takes.
    Exact,
    /// As good as can be found in bounded time.
    Bounded,
}

/// The score as if the game ended here.
pub(super) fn score(map: &Map, holdings: &[Holdings<'_>], care: Care) -> Score {
    let measure = match care {
        Care::Exact => longest_path,
        Care::Bounded => long_path,
    };
    let longest: Vec<u32> = holdings.iter().map(|mine| measure(map, mine.tracks)).collect();
    let best = longest.iter().copied().max().unwrap_or(0);
    let players: Vec<PlayerScore> = (0..holdings.len())
        .map(|i| {
            let mine = &holdings[i];
            let Borrowing { tracks: borrowed, completed, points: ticket_points } =
                borrowing(map, holdings, i, care);
            let track_points = i32::from(mine.track_points);
            let station_points = station_points(map, mine);
            // BG-SCORE-2: without any track there is no longest path.
            let longest_bonus = if best > 0 && longest[i] == best {
                i32::from(map.counts().longest_path_points)
            } else {
                0
            };
            PlayerScore {
                total: track_points + ticket_points + station_points + longest_bonus,
                track_points,
                ticket_points,
                completed,
                failed: mine.tickets.without(completed),
                station_points,
                stations: mine.stations.iter().copied().zip(borrowed).collect(),
                longest_path: longest[i],
                longest_bonus,
            }
        })
        .collect();
    let has_stations = map.counts().stations > 0;
    // The places: by points, then by the tie-breaks of the map's family.
    Score::new(players, |player| {
        let completed = player.completed.len();
        let (third, fourth) = if has_stations {
            // EU-END-1: fewer stations built, then the holder of the longest path.
            let holder = best > 0 && player.longest_path == best;
            (Reverse(player.stations.len()), u32::from(holder))
        } else {
            // USA-END-1: the longer longest path.
            (Reverse(0), player.longest_path)
        };
        (player.total, completed, third, fourth)
    })
}

#[inline]
fn borrowing(map: &Map, holdings: &[Holdings<'_>], player: usize, care: Care) -> Borrowing {
    let mine = &holdings[player];
    let mut others = TrackSet::EMPTY;
    for (i, other) in holdings.iter().enumerate() {
        if i != player {
            others = others.or(other.tracks);
        }
    }
    match care {
        Care::Exact => best_borrowing(map, mine.tracks, mine.stations, others, mine.tickets),
        Care::Bounded => good_borrowing(map, mine.tracks, mine.stations, others, mine.tickets),
    }
}

#[inline]
fn station_points(map: &Map, mine: &Holdings<'_>) -> i32 {
    let unbuilt = i32::from(map.counts().stations) - mine.stations.len() as i32;
    unbuilt * i32::from(map.counts().unbuilt_station_points)
}

/// The players who have the longest path, found without measuring those who can't.
#[inline]
fn longest_holders(map: &Map, holdings: &[Holdings<'_>]) -> Holders {
    let mut holders = Holders(0);
    let mut best = 1; // nobody without a track has a path
    let mut bounds = [0; MAX_PLAYERS];
    for (bound, mine) in bounds.iter_mut().zip(holdings) {
        *bound = longest_path_bound(map, mine.tracks);
    }
    for _ in 0..holdings.len() {
        // The most promising first, so that the others need not be measured.
        let (i, &bound) =
            bounds.iter().enumerate().max_by_key(|&(_, &bound)| bound).expect("there are players");
        if bound < best {
            break;
        }
        bounds[i] = 0;
        let length = longest_path(map, holdings[i].tracks);
        if length > best {
            holders = Holders(0);
            best = length;
        }
        if length == best {
            holders.0 |= 1 << i;
        }
    }
    holders
}

/// A set of players.
struct Holders(u8);

impl Holders {
    fn iter(&self) -> impl Iterator<Item = PlayerId> + '_ {
        (0..MAX_PLAYERS as u8).filter(|i| self.0 >> i & 1 == 1).map(PlayerId)
    }
}

impl PlayerScore {
    /// The tracks that stations borrow.
    pub fn borrowed(&self) -> impl Iterator<Item = TrackId> + '_ {
        self.stations.iter().filter_map(|&(_, track)| track)
    }
}

impl Counted for PlayerScore {
    fn total(&self) -> i32 {
        self.total
    }

    fn completed(&self) -> TicketSet {
        self.completed
    }

    fn failed(&self) -> TicketSet {
        self.failed
    }
}
