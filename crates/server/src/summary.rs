//! What lists show of a table, and what is kept beside its log.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use store::contract::{Append, Outcome, Seat, TableRow};
use table::entry::Entry;
use table::heard::{Happened, Touches};
use table::place::Holder;
use table::settings::{Clock, Time, UserId};
use table::table::{Stage, Table};

use crate::protocol::TableName;

/// What lists show of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct TableSummary {
    /// The game, or the id of the map.
    pub game: String,
    /// Who may start it.
    pub host: UserId,
    /// Who holds the places, and how it ended for them.
    pub places: Vec<PlaceSummary>,
    /// How long players may think.
    pub clock: Clock,
    /// Whether one user may hold several places.
    #[serde(default)]
    pub several_places: bool,
}

/// What lists show of a place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct PlaceSummary {
    /// Who holds it.
    pub holder: Holder,
    /// The points, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score: Option<i32>,
    /// 1 for whoever won.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rank: Option<u32>,
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ListedTable {
    /// How it is called.
    #[serde(flatten)]
    pub name: TableName,
    /// How far it is.
    pub stage: Stage,
    /// When it was opened.
    pub created: Time,
    /// When something happened last.
    pub changed: Time,
    /// What there is to show.
    pub summary: TableSummary,
}

impl ListedTable {
    /// The table of a row; none, if its summary is of another version.
    pub fn of(row: TableRow) -> Option<ListedTable> {
        let summary = serde_json::from_str(&row.summary).ok()?;
        let TableRow { id, code, stage, created, changed, .. } = row;
        Some(ListedTable { name: TableName { id, code }, stage, created, changed, summary })
    }
}

impl TableSummary {
    /// What lists show of a table.
    pub fn of(table: &Table) -> TableSummary {
        let result = table.result();
        let outcomes = table.places().into_iter().enumerate().map(|(place, it)| {
            let outcome = result.as_ref().map(|result| {
                let rank = result.ranking.iter().take_while(|tied| !tied.contains(&place));
                let better: usize = rank.map(Vec::len).sum();
                (result.players[place].total, better as u32 + 1)
            });
            let (score, rank) = outcome.unzip();
            PlaceSummary { holder: it.holder, score, rank }
        });
        let settings = table.settings();
        TableSummary {
            game: settings.game.clone(),
            host: table.host().clone(),
            places: outcomes.collect(),
            clock: settings.clock,
            several_places: settings.several_places,
        }
    }

    fn seats(&self, table: &Table) -> Vec<Seat> {
        let replaced = table.places().into_iter().map(|place| place.replaced.is_some());
        let seat = |(place, (it, by_bot)): (usize, (&PlaceSummary, bool))| {
            let Holder::User { person } = &it.holder else { return None };
            let outcome = it.score.zip(it.rank);
            let outcome =
                outcome.map(|(score, rank)| Outcome { score: score.into(), rank, by_bot });
            Some(Seat { place, user: person.user.clone(), outcome })
        };
        self.places.iter().zip(replaced).enumerate().filter_map(seat).collect()
    }
}

/// An entry and what is kept beside the log after it.
pub fn append(id: &str, entry: Entry, happened: &Happened, after: &Table, now: Time) -> Append {
    let shows = listed(happened, after).then(|| TableSummary::of(after));
    Append {
        table: id.to_string(),
        stage: after.stage(),
        wake: after.wake(entry.at.max(now)),
        seats: shows.as_ref().map(|summary| summary.seats(after)),
        summary: shows
            .map(|summary| serde_json::to_string(&summary).expect("a summary is plain JSON")),
        entry,
    }
}

/// Whether lists show something else after an entry.
pub fn listed(happened: &Happened, after: &Table) -> bool {
    match happened.touches() {
        Touches::Lobby => true,
        Touches::Game => happened.starts() || after.stage() == Stage::Finished,
        Touches::Talk => false,
    }
}
