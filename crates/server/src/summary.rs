//! What lists show of a table, and what is stored beside its log.

use protocol::ids::Time;
use protocol::message::TableName;
use protocol::tables::{ListedTable, PlaceSummary, TableSummary};
use protocol::view::{Holder, Stage};
use store::contract::{Append, Outcome, Seat, TableRow};
use store::sqlite::repair::Beside;
use table::heard::{Happened, Touches};
use table::table::Table;

/// Turns a row into an entry for a list; `None` if its summary has another version.
pub fn listed_table(row: TableRow) -> Option<ListedTable> {
    let summary = serde_json::from_str(&row.summary).ok()?;
    let TableRow { id, code, stage, created, changed, .. } = row;
    Some(ListedTable { name: TableName { id, code }, stage, created, changed, summary })
}

/// What lists show of a table.
pub fn summary(table: &Table) -> TableSummary {
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

fn seats(summary: &TableSummary, table: &Table) -> Vec<Seat> {
    let replaced = table.places().into_iter().map(|place| place.replaced.is_some());
    let seat = |(place, (it, by_bot)): (usize, (&PlaceSummary, bool))| {
        let Holder::User { person } = &it.holder else { return None };
        let outcome = it.score.zip(it.rank);
        let outcome = outcome.map(|(score, rank)| Outcome { score: score.into(), rank, by_bot });
        Some(Seat { place, user: person.user.clone(), outcome })
    };
    summary.places.iter().zip(replaced).enumerate().filter_map(seat).collect()
}

/// An entry, with what is to be stored beside the log after it.
pub fn append(id: &str, happened: &Happened, after: &Table, now: Time) -> Append {
    let shows = listed(happened, after).then(|| summary(after));
    Append {
        table: id.to_string(),
        stage: after.stage(),
        wake: after.wake(happened.entry().at.max(now)),
        seats: shows.as_ref().map(|summary| seats(summary, after)),
        summary: shows
            .map(|summary| serde_json::to_string(&summary).expect("a summary is plain JSON")),
        blank: happened.removed_lines().to_vec(),
        entry: happened.entry().clone(),
    }
}

/// What belongs beside the log that leads to a table, to be written anew.
pub fn beside(table: &Table, now: Time) -> Beside {
    let shown = summary(table);
    Beside {
        stage: table.stage(),
        wake: table.wake(now),
        seats: seats(&shown, table),
        summary: serde_json::to_string(&shown).expect("a summary is plain JSON"),
    }
}

/// Whether an entry changes what lists show.
pub fn listed(happened: &Happened, after: &Table) -> bool {
    match happened.touches() {
        Touches::Lobby => true,
        Touches::Game => happened.starts() || after.stage() == Stage::Finished,
        Touches::Talk => false,
    }
}
