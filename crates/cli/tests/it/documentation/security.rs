//! Every test that the page about security names is there, and it speaks of every fault that was found.

use std::collections::BTreeSet;

use super::code::files;
use super::{read, section, spans};

const PAGE: &str = "docs/security.md";

#[test]
fn every_test_that_the_page_about_security_names_exists() {
    let tests = tests();
    let page = read(PAGE);
    let rows = page.lines().filter(|line| line.starts_with("| "));
    let named = rows.flat_map(|row| spans(row.rsplit(" | ").next().unwrap()));
    let is_test = |span: &String| span.matches('_').count() >= 2;
    let named: BTreeSet<String> = named.filter(is_test).collect();
    assert!(named.len() > 60, "only {} tests are named", named.len());
    let missing: Vec<&String> = named.difference(&tests).collect();
    assert!(missing.is_empty(), "{PAGE} names tests that do not exist: {missing:#?}");
}

#[test]
fn every_fault_that_was_found_has_its_answer() {
    let page = read(PAGE);
    let found = section(&page, "What was found");
    let faults: Vec<&str> = found
        .lines()
        .filter_map(|row| row.strip_prefix("| F").and_then(|rest| rest.split(' ').next()))
        .collect();
    assert_eq!(faults.len(), 11);
    let answers = page.replace(found, "");
    for fault in faults {
        assert!(answers.contains(&format!("(F{fault})")), "nothing answers F{fault}");
    }
}

/// The names of all tests.
fn tests() -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for file in files().into_iter().filter(|file| file.ends_with(".rs")) {
        let source = read(&file);
        for attribute in ["#[test]", "#[tokio::test"] {
            for rest in source.split(attribute).skip(1) {
                let name = rest.split("fn ").nth(1).and_then(|rest| rest.split('(').next());
                names.extend(name.map(str::to_string));
            }
        }
    }
    assert!(names.len() > 500);
    names
}
