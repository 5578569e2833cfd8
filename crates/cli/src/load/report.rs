//! The report, for people and for programs.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::time::Duration;

use serde_json::{Value, json};

use super::LoadArgs;
use super::machine::Server;
use super::tally::Tally;

/// The raw measurements.
pub struct Measured {
    /// What the tables counted and timed.
    pub tally: Tally,
    /// How long it took to seat everybody.
    pub seating: Duration,
    /// How long the tables played.
    pub played: Duration,
    /// The server's resource use before, with everybody seated, and at the end.
    pub server: [Option<Server>; 3],
    /// The generator's processor time while playing, in seconds.
    pub own_cpu: Option<f64>,
}

/// The measurements with the figures derived from them.
pub struct Report<'a> {
    args: &'a LoadArgs,
    measured: Measured,
    /// Response times in milliseconds: median, 90 %, 99 % and maximum.
    answers: Option<[f64; 4]>,
    /// The same for the time until everybody at the table was told.
    heard: Option<[f64; 4]>,
}

impl<'a> Report<'a> {
    /// Derives the figures from the measurements.
    pub fn new(args: &'a LoadArgs, mut measured: Measured) -> Report<'a> {
        const SHARES: [f64; 4] = [0.5, 0.9, 0.99, 1.0];
        let answers = measured.tally.answers.within(SHARES);
        let heard = measured.tally.heard.within(SHARES);
        Report { args, measured, answers, heard }
    }

    /// Prints the report for people.
    pub fn print(&self) -> io::Result<()> {
        let mut out = io::stdout().lock();
        let (args, measured) = (self.args, &self.measured);
        let tally = &measured.tally;
        writeln!(
            out,
            "{} tables of {} ({}), {} sockets, an action every {:?} at each; ready in {:.1} s, \
             played for {:.1} s\n",
            args.tables,
            args.players,
            args.game,
            self.sockets(),
            args.pace,
            measured.seating.as_secs_f64(),
            self.measured.played.as_secs_f64()
        )?;
        let mut line = |name: &str, value: String| writeln!(out, "{name:<18} {value}");
        line(
            "actions",
            format!("{}, {:.1} per second", tally.actions, self.per_second(tally.actions)),
        )?;
        line("answers", times(self.answers))?;
        line("heard by all", times(self.heard))?;
        line("bytes per action", self.bytes_per_action().map_or(unknown(), |n| format!("{n:.0}")))?;
        line("games ended", tally.games.to_string())?;
        line("refused", counts(&tally.refused))?;
        line("hung up", counts(&tally.byes))?;
        line(
            "troubles",
            format!(
                "{} connections lost, {} answers with them, {} actions skipped for lack of time, \
                 {} still in flight at the end",
                tally.lost, tally.unanswered, tally.late, tally.open
            ),
        )?;
        let [before, seated, end] = self.memory().map(|bytes| bytes.map(|bytes| bytes / 1e6));
        let megabytes = |n: Option<f64>| n.map_or(unknown(), |n| format!("{n:.1} MB"));
        line(
            "server's memory",
            format!(
                "{} before, {} with all seated, {} at the end; {} per table",
                megabytes(before),
                megabytes(seated),
                megabytes(end),
                self.kilobytes_per_table().map_or(unknown(), |n| format!("{n:.1} kB"))
            ),
        )?;
        let seconds = |n: Option<f64>| n.map_or(unknown(), |n| format!("{n:.1} s"));
        line(
            "processor time",
            format!(
                "{} server, {} generator",
                seconds(self.server_cpu()),
                seconds(measured.own_cpu)
            ),
        )
    }

    /// Prints the report as JSON.
    pub fn print_json(&self) -> io::Result<()> {
        let (args, measured) = (self.args, &self.measured);
        let tally = &measured.tally;
        let times = |times: Option<[f64; 4]>| match times {
            Some([p50, p90, p99, max]) => json!({ "p50": p50, "p90": p90, "p99": p99, "max": max }),
            None => Value::Null,
        };
        let [before, seated, end] = self.memory();
        let report = json!({
            "tables": args.tables,
            "players": args.players,
            "game": args.game,
            "sockets": self.sockets(),
            "pace_ms": args.pace.as_secs_f64() * 1000.0,
            "seating_seconds": measured.seating.as_secs_f64(),
            "seconds": self.measured.played.as_secs_f64(),
            "actions": tally.actions,
            "actions_per_second": self.per_second(tally.actions),
            "answer_ms": times(self.answers),
            "heard_ms": times(self.heard),
            "bytes_per_action": self.bytes_per_action(),
            "games_ended": tally.games,
            "refused": tally.refused,
            "hung_up": tally.byes,
            "lost": tally.lost,
            "unanswered": tally.unanswered,
            "late": tally.late,
            "open": tally.open,
            "server": {
                "memory_before": before,
                "memory_seated": seated,
                "memory_end": end,
                "kb_per_table": self.kilobytes_per_table(),
                "cpu_seconds": self.server_cpu(),
            },
            "generator": { "cpu_seconds": measured.own_cpu },
        });
        writeln!(io::stdout().lock(), "{report}")
    }

    fn sockets(&self) -> u64 {
        u64::from(self.args.tables) * self.args.players as u64
    }

    fn per_second(&self, count: u64) -> f64 {
        let seconds = self.measured.played.as_secs_f64();
        if seconds > 0.0 { count as f64 / seconds } else { 0.0 }
    }

    fn bytes_per_action(&self) -> Option<f64> {
        let actions = self.measured.tally.actions;
        (actions > 0).then(|| self.measured.tally.bytes as f64 / actions as f64)
    }

    /// The server's memory in bytes: before, with everybody seated, at the end.
    fn memory(&self) -> [Option<f64>; 3] {
        self.measured.server.map(|server| server?.memory)
    }

    /// The server's processor time while playing, in seconds.
    fn server_cpu(&self) -> Option<f64> {
        let [_, seated, end] = self.measured.server.map(|server| server?.cpu);
        Some(end? - seated?)
    }

    /// How much the server's memory grew per table, up to the last known value.
    fn kilobytes_per_table(&self) -> Option<f64> {
        let [before, seated, end] = self.memory();
        let (before, full) = before.zip(end.or(seated))?;
        Some((full - before) / 1000.0 / f64::from(self.args.tables))
    }
}

fn times(times: Option<[f64; 4]>) -> String {
    times.map_or(unknown(), |[p50, p90, p99, max]| {
        format!("p50 {p50:.1} ms, p90 {p90:.1} ms, p99 {p99:.1} ms, max {max:.1} ms")
    })
}

fn counts(counts: &BTreeMap<String, u64>) -> String {
    if counts.is_empty() {
        return "none".to_string();
    }
    let each: Vec<String> = counts.iter().map(|(code, count)| format!("{count} {code}")).collect();
    each.join(", ")
}

fn unknown() -> String {
    "unknown".to_string()
}
