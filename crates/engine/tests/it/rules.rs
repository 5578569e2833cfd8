//! Every rule has a scenario or a test that names it.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use crate::scenarios::scenarios;

/// What the ids of rules begin with.
const FAMILIES: [&str; 5] = ["BG-", "USA-", "EU-", "CG-", "VIEW-"];

#[test]
fn every_rule_has_a_scenario_or_a_test_that_names_it() {
    let rules = rules();
    assert!(rules.len() >= 50, "the rules are found");
    let mut shown: BTreeSet<String> = BTreeSet::new();
    for (file, scenario) in scenarios() {
        for rule in scenario.rules() {
            assert!(rules.contains(rule), "{}: there is no rule {rule}", file.display());
            shown.insert(rule.clone());
        }
    }
    shown.extend(rules.iter().filter(|rule| named_by_a_test(rule)).cloned());
    let missing: Vec<&String> = rules.difference(&shown).collect();
    assert!(missing.is_empty(), "neither scenario nor test for {missing:?}");
}

#[test]
fn every_rule_that_is_cited_exists() {
    let rules = rules();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut cited = 0;
    for file in texts(&root) {
        let text = std::fs::read_to_string(&file).unwrap();
        let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '-');
        for word in words.filter(|word| is_rule_id(word)) {
            assert!(rules.contains(word), "{}: there is no rule {word}", file.display());
            cited += 1;
        }
    }
    assert!(cited > 200, "only {cited} citations found");
}

/// Whether a word looks like `BG-DRAW-3`.
fn is_rule_id(word: &str) -> bool {
    let numbered = word.rsplit('-').next().is_some_and(|last| last.parse::<u8>().is_ok());
    numbered && FAMILIES.iter().any(|family| word.starts_with(family))
}

/// The sources and documents of the project.
fn texts(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let of_interest = |path: &PathBuf| {
        let name = path.file_name().unwrap().to_string_lossy();
        !name.starts_with('.') && name != "target"
    };
    entries
        .filter(of_interest)
        .flat_map(|path| match path.is_dir() {
            true => texts(&path),
            false => vec![path],
        })
        .filter(|path| path.extension().is_some_and(|ending| ending == "rs" || ending == "md"))
        .collect()
}

/// The ids of the rules, as `docs/rules.md` lists them.
fn rules() -> BTreeSet<String> {
    read("../../docs/rules.md")
        .lines()
        .filter_map(|line| line.strip_prefix("- **")?.split_once("**"))
        .map(|(id, _)| id.to_string())
        .filter(|id| FAMILIES.iter().any(|family| id.starts_with(family)))
        .collect()
}

/// Whether a test is called after the rule: `fn bg_set_1_…` for BG-SET-1.
fn named_by_a_test(rule: &str) -> bool {
    let name = format!("fn {}_", rule.to_lowercase().replace('-', "_"));
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it");
    std::fs::read_dir(folder)
        .unwrap()
        .any(|entry| std::fs::read_to_string(entry.unwrap().path()).unwrap().contains(&name))
}

fn read(path: &str) -> String {
    std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).unwrap()
}
