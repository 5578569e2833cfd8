//! Every rule has a scenario or a test that names it.

use std::collections::BTreeSet;
use std::path::Path;

use crate::scenarios::scenarios;

/// The rules this engine plays; those of the Card Game are not among them yet.
const FAMILIES: [&str; 4] = ["BG-", "USA-", "EU-", "VIEW-"];

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
fn every_refusal_cites_a_rule_that_exists() {
    let source = read("src/board/illegal.rs") + &read("src/board/check.rs");
    let rules = rules();
    let cited: BTreeSet<&str> = source
        .split('"')
        .filter(|text| FAMILIES.iter().any(|family| text.starts_with(family)))
        .collect();
    assert!(cited.len() > 15, "the citations are found");
    for rule in cited {
        assert!(rules.contains(rule), "there is no rule {rule}");
    }
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
