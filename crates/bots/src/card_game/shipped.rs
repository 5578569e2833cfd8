//! What ships for the Card Game.

use std::sync::LazyLock;

use super::weights::Weights;
use crate::expert::SearchParams;
use crate::human::Ladder;
use crate::net::Net;
use crate::weights::{ByPlayers, Shipped};

/// The weights, search parameters and network.
pub fn shipped() -> Shipped<Weights> {
    Shipped { weights: &WEIGHTS, search: &SEARCH, net: Some(&NET), ladder: &LADDER }
}

static WEIGHTS: LazyLock<ByPlayers<Weights>> =
    LazyLock::new(|| ByPlayers::embedded(include_str!("../../weights/card_game.json")));
static SEARCH: LazyLock<ByPlayers<SearchParams>> =
    LazyLock::new(|| SearchParams::embedded("card_game"));
static NET: LazyLock<ByPlayers<Net>> =
    LazyLock::new(|| ByPlayers::embedded(include_str!("../../weights/card_game.net.json")));
static LADDER: LazyLock<ByPlayers<Ladder>> = LazyLock::new(|| Ladder::embedded("card_game"));
