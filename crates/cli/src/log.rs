//! The log of a server on standard error.

use std::io::IsTerminal;

use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::prelude::*;

/// Where the log level comes from.
const LOG: &str = "BRANCHLINE_LOG";

/// The crates of this project. They log no hands, decks, tokens or passwords at any level.
const OURS: [&str; 11] = [
    "arena",
    "bots",
    "branchline",
    "bus",
    "client",
    "engine",
    "formats",
    "protocol",
    "server",
    "store",
    "table",
];

/// The most that other crates log. Below it, some print whole requests and frames, with the hands
/// and cookies in them.
const MOST_OF_OTHERS: LevelFilter = LevelFilter::INFO;

/// Logs at the levels that the environment names, such as `server=debug,warn`.
pub fn to_stderr() {
    let levels = levels(std::env::var(LOG).ok().as_deref());
    // Files and journals get plain text.
    let colors = std::io::stderr().is_terminal() && std::env::var_os("NO_COLOR").is_none();
    let lines = tracing_subscriber::fmt::layer().with_writer(std::io::stderr).with_ansi(colors);
    tracing_subscriber::registry().with(lines.with_filter(levels)).init();
}

/// The levels that were asked for, with those of other crates bounded.
fn levels(asked: Option<&str>) -> Targets {
    let asked = asked.and_then(|levels| levels.parse::<Targets>().ok());
    let asked = asked.unwrap_or_else(|| Targets::new().with_default(LevelFilter::INFO));
    let everywhere = asked.default_level().unwrap_or(LevelFilter::OFF);
    let mut levels = Targets::new().with_default(everywhere.min(MOST_OF_OTHERS));
    levels = levels.with_targets(OURS.map(|ours| (ours, everywhere)));
    for (target, level) in asked.iter() {
        let ours = target.split("::").next().is_some_and(|first| OURS.contains(&first));
        let level = if ours { level } else { level.min(MOST_OF_OTHERS) };
        levels = levels.with_target(target, level);
    }
    levels
}

#[cfg(test)]
mod tests {
    use tracing_subscriber::filter::LevelFilter;

    use super::levels;

    #[test]
    fn others_never_log_more_than_information() {
        let trace = tracing::Level::TRACE;
        for asked in ["trace", "hyper=trace,tungstenite=trace,debug", "trace,hyper::proto=trace"] {
            let levels = levels(Some(asked));
            for other in ["hyper", "hyper::proto", "tungstenite::protocol", "tokio_tungstenite"] {
                assert!(!levels.would_enable(other, &tracing::Level::DEBUG), "{other} by {asked}");
            }
        }
        let levels = levels(Some("server=trace,warn"));
        assert!(levels.would_enable("server::hub", &trace));
        assert!(!levels.would_enable("store", &tracing::Level::INFO));
        assert!(!levels.would_enable("hyper", &tracing::Level::INFO));
    }

    #[test]
    fn what_is_no_level_is_information() {
        for asked in [None, Some("server=loud")] {
            let levels = levels(asked);
            assert!(levels.would_enable("server", &tracing::Level::INFO));
            assert!(!levels.would_enable("server", &tracing::Level::DEBUG));
            assert_eq!(levels.default_level(), Some(LevelFilter::INFO));
        }
    }
}
