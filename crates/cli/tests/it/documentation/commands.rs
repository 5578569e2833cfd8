//! Commands, options and make targets that pages name exist, and the other way round.

use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

use super::{blocks, current_pages, read, section, spans};

#[test]
fn every_command_is_documented_and_every_documented_command_exists() {
    let commands = commands();
    let page = read("docs/command-line.md");
    let documented: BTreeSet<String> = page
        .lines()
        .filter_map(|line| line.strip_prefix("| `branchline ")?.split([' ', '`']).next())
        .map(str::to_string)
        .collect();
    assert!(commands.len() >= 9);
    assert_eq!(commands, documented);
}

/// Where the options of each command are described.
const OPTIONS: [(&str, &str, &str); 19] = [
    ("play", "docs/command-line.md", "Play"),
    ("serve", "docs/hosting.md", "Settings"),
    ("backup", "docs/command-line.md", "Backup and restore"),
    ("restore", "docs/command-line.md", "Backup and restore"),
    ("check", "docs/command-line.md", "Check"),
    ("store", "docs/command-line.md", "Store copy"),
    ("healthcheck", "docs/command-line.md", "Healthcheck"),
    ("admin", "docs/command-line.md", "Admin"),
    ("replay", "docs/command-line.md", "Replay"),
    ("hint", "docs/command-line.md", "Hint"),
    ("review", "docs/command-line.md", "Review"),
    ("simulate", "docs/command-line.md", "Simulate"),
    ("tournament", "docs/command-line.md", "Tournament"),
    ("ladder", "docs/command-line.md", "Ladder"),
    ("tune", "docs/command-line.md", "Tune"),
    ("learn", "docs/command-line.md", "Learn"),
    ("stats", "docs/command-line.md", "Stats"),
    ("bench", "docs/command-line.md", "Bench"),
    ("load", "docs/command-line.md", "Load"),
];

#[test]
fn the_page_of_each_command_names_all_its_options_and_no_others() {
    for command in commands() {
        let options = options(&command);
        let Some((_, page, heading)) = OPTIONS.iter().find(|(name, ..)| *name == command) else {
            assert!(options.is_empty(), "{command} has options: say here where they are described");
            continue;
        };
        let text = read(page);
        let named: BTreeSet<String> = spans(section(&text, heading))
            .iter()
            .filter(|span| !span.starts_with("branchline "))
            .flat_map(|span| options_in(span))
            .collect();
        let missing: Vec<_> = options.difference(&named).collect();
        assert!(missing.is_empty(), "{page}: {heading} does not name {missing:?}");
        let unknown: Vec<_> = named.difference(&options).collect();
        assert!(unknown.is_empty(), "{page}: {heading} names {unknown:?}");
    }
}

#[test]
fn every_option_shown_with_a_command_is_one_of_it() {
    let commands: BTreeMap<String, BTreeSet<String>> =
        commands().into_iter().map(|it| (it.clone(), options(&it))).collect();
    let mut shown = 0;
    for page in current_pages() {
        let text = read(&page);
        let shells = blocks(&text).into_iter().filter(|(it, _)| ["sh", "console"].contains(it));
        let lines = shells.flat_map(|(_, body)| body.lines().map(str::to_string));
        for line in spans(&text).into_iter().chain(lines) {
            for call in line.split("branchline ").skip(1) {
                let call = call.split(['|', '#', '(']).next().unwrap();
                let name = call.split(|it: char| !it.is_alphanumeric()).next().unwrap();
                let Some(known) = commands.get(name) else { continue };
                for option in options_in(call) {
                    assert!(known.contains(&option), "{page}: {name} has no {option}: {line}");
                    shown += 1;
                }
            }
        }
    }
    assert!(shown > 60, "only {shown} options found");
}

#[test]
fn every_make_target_is_documented_and_every_documented_target_exists() {
    let makefile = read("Makefile");
    let contributing = read("CONTRIBUTING.md");
    let targets: BTreeSet<&str> = makefile
        .lines()
        .filter(|line| line.contains(" ## ") && !line.starts_with('\t'))
        .map(|line| line.split(':').next().unwrap())
        .collect();
    assert!(targets.len() >= 6);
    for target in &targets {
        let row = format!("| `make {target}` |");
        assert!(contributing.contains(&row), "CONTRIBUTING.md has no {row}");
    }
    for page in current_pages() {
        let text = read(&page);
        let shells = blocks(&text).into_iter().filter(|(it, _)| ["sh", "console"].contains(it));
        let lines = shells.flat_map(|(_, body)| body.lines().map(str::to_string));
        for line in spans(&text).into_iter().chain(lines) {
            let Some(rest) = line.strip_prefix("make ") else { continue };
            let target = rest.split_whitespace().next().unwrap();
            assert!(targets.contains(target), "{page}: there is no `make {target}`");
        }
    }
}

/// The commands that `--help` lists.
pub fn commands() -> BTreeSet<String> {
    let help = help(&[]);
    let listed = help.split("Commands:").nth(1).unwrap().split("Options:").next().unwrap();
    listed
        .lines()
        .filter(|line| line.starts_with("  ") && !line.starts_with("   "))
        .filter_map(|line| line.split_whitespace().next())
        .filter(|&command| command != "help")
        .map(str::to_string)
        .collect()
}

/// The long options of a command.
pub fn options(command: &str) -> BTreeSet<String> {
    let words: &[&str] = if command == "store" { &["store", "copy"] } else { &[command] };
    let help = help(words);
    let listed = help.split("Options:").nth(1).unwrap_or_default();
    let lines = listed.lines().map(str::trim_start).filter(|line| line.starts_with('-'));
    lines.flat_map(|line| options_in(line).into_iter().next()).filter(|it| it != "--help").collect()
}

pub fn help(command: &[&str]) -> String {
    let mut branchline = Command::new(env!("CARGO_BIN_EXE_branchline"));
    let output = branchline.args(command).arg("--help").output().unwrap();
    String::from_utf8(output.stdout).unwrap()
}

/// The words of a text that are long options.
pub fn options_in(text: &str) -> Vec<String> {
    let words = text.split(|it: char| !it.is_ascii_alphanumeric() && it != '-');
    let options = words.filter(|word| word.len() > 2 && word.starts_with("--"));
    options.map(|word| word.trim_end_matches('-').to_string()).collect()
}
