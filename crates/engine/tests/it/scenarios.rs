//! Runs every scenario file.

use std::path::{Path, PathBuf};

use formats::scenario::{Outcome, Scenario};

/// The scenario files with what is in them.
pub fn scenarios() -> Vec<(PathBuf, Scenario)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios");
    let mut files: Vec<PathBuf> =
        std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    let read = |file: PathBuf| {
        let scenario = Scenario::read(&std::fs::read_to_string(&file).unwrap())
            .unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        (file, scenario)
    };
    files.into_iter().map(read).collect()
}

#[test]
fn every_scenario_holds() {
    let scenarios = scenarios();
    assert!(scenarios.len() > 200, "the scenarios are there");
    let failures: Vec<String> = scenarios
        .iter()
        .filter_map(|(file, scenario)| match scenario.run() {
            Ok(Outcome::Ok) => None,
            Ok(Outcome::Fail(differs)) => Some(format!("{}: {differs}", file.display())),
            Err(error) => Some(format!("{}: {error}", file.display())),
        })
        .collect();
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[test]
fn every_scenario_is_named_after_a_rule_it_lists() {
    for (file, scenario) in scenarios() {
        let name = file.file_name().unwrap().to_string_lossy().into_owned();
        let rule = name.split('.').next().unwrap_or_default().to_string();
        assert!(scenario.rules().contains(&rule), "{name} does not list {rule}");
    }
}
