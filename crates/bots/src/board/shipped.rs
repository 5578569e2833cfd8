//! What ships for each board: the built-in ones have their own, map files share what fits best.

use std::sync::LazyLock;

use engine::board::{Map, Track};
use engine::game::Rules;

use super::planner::Weights;
use crate::expert::SearchParams;
use crate::human::Ladder;
use crate::net::Net;
use crate::weights::{ByPlayers, Shipped};

/// The weights, search parameters and network for a map.
pub fn shipped(map: &Map) -> Shipped<Weights> {
    match map.id() {
        "usa" => {
            Shipped { weights: &USA, search: &USA_SEARCH, net: Some(&USA_NET), ladder: &USA_LADDER }
        }
        "europe" => Shipped {
            weights: &EUROPE,
            search: &BOARD_SEARCH,
            net: Some(&EUROPE_NET),
            ladder: &EUROPE_LADDER,
        },
        _ => {
            let (weights, ladder) =
                if is_like_europe(map) { (&EUROPE, &EUROPE_LADDER) } else { (&USA, &USA_LADDER) };
            Shipped { weights, search: &BOARD_SEARCH, net: None, ladder }
        }
    }
}

/// Whether a board has something that Europe has and USA has not.
fn is_like_europe(map: &Map) -> bool {
    let special = |track: &Track| track.tunnel || track.ferry > 0;
    map.counts().stations > 0 || map.tracks().iter().any(special)
}

static USA: LazyLock<ByPlayers<Weights>> =
    LazyLock::new(|| ByPlayers::embedded(include_str!("../../weights/usa.json")));
static USA_SEARCH: LazyLock<ByPlayers<SearchParams>> =
    LazyLock::new(|| SearchParams::embedded("usa"));
static USA_NET: LazyLock<ByPlayers<Net>> =
    LazyLock::new(|| ByPlayers::embedded(include_str!("../../weights/usa.net.json")));

static EUROPE: LazyLock<ByPlayers<Weights>> =
    LazyLock::new(|| ByPlayers::embedded(include_str!("../../weights/europe.json")));
static EUROPE_NET: LazyLock<ByPlayers<Net>> =
    LazyLock::new(|| ByPlayers::embedded(include_str!("../../weights/europe.net.json")));

static BOARD_SEARCH: LazyLock<ByPlayers<SearchParams>> =
    LazyLock::new(|| SearchParams::embedded("board"));

static USA_LADDER: LazyLock<ByPlayers<Ladder>> = LazyLock::new(|| Ladder::embedded("usa"));
static EUROPE_LADDER: LazyLock<ByPlayers<Ladder>> = LazyLock::new(|| Ladder::embedded("europe"));
