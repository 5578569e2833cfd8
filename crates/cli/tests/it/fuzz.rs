//! The corpus of every fuzz target passes the same checks, without cargo-fuzz.

#[path = "../../../../fuzz/src/targets.rs"]
mod targets;

use std::collections::BTreeSet;

use crate::commands::root;

#[test]
fn every_fuzz_target_accepts_its_corpus() {
    for (name, target) in targets::TARGETS {
        let folder = root(&format!("fuzz/corpus/{name}"));
        let files = std::fs::read_dir(&folder).unwrap_or_else(|error| panic!("{folder}: {error}"));
        let mut inputs = 0;
        for file in files {
            target(&std::fs::read(file.unwrap().path()).unwrap());
            inputs += 1;
        }
        assert!(inputs > 0, "{folder} is empty");
    }
}

#[test]
fn every_fuzz_target_is_run() {
    let manifest = std::fs::read_to_string(root("fuzz/Cargo.toml")).unwrap();
    let built: BTreeSet<&str> = manifest
        .lines()
        .filter_map(|line| line.strip_prefix("path = \"fuzz_targets/")?.strip_suffix(".rs\""))
        .collect();
    assert_eq!(built, targets::TARGETS.map(|(name, _)| name).into());
}
