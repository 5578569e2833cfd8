//! What the documents name exists, and what exists they name.

mod code;
mod commands;
mod figures;
mod links;
mod packaging;
mod security;

use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: &str) -> String {
    std::fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// All pages by path from the root. Those of `docs/log` say what was true on their day.
fn pages() -> Vec<String> {
    let mut pages: Vec<String> = ["", "docs", "docs/formats", "docs/log", "data"]
        .into_iter()
        .filter(|folder| root().join(folder).exists())
        .flat_map(|folder| {
            let entries = std::fs::read_dir(root().join(folder)).unwrap();
            let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
            names.map(move |name| if folder.is_empty() { name } else { format!("{folder}/{name}") })
        })
        .filter(|path| path.ends_with(".md"))
        .collect();
    pages.sort();
    assert!(pages.len() >= 15, "only {pages:?}");
    pages
}

/// The pages that describe the program as it is.
fn current_pages() -> Vec<String> {
    pages()
        .into_iter()
        .filter(|page| !page.starts_with("docs/log/") && page != "CHANGELOG.md")
        .collect()
}

/// The blocks between fences, each with its language.
fn blocks(text: &str) -> Vec<(&str, &str)> {
    text.split("```").skip(1).step_by(2).map(|part| part.split_once('\n').unwrap()).collect()
}

/// The text without the blocks between fences.
fn prose(text: &str) -> String {
    text.split("```").step_by(2).collect()
}

/// What stands between backticks outside the blocks.
fn spans(text: &str) -> Vec<String> {
    prose(text).split('`').skip(1).step_by(2).map(str::to_string).collect()
}

/// The part of a page under a heading of the second level.
fn section<'a>(text: &'a str, heading: &str) -> &'a str {
    let start = text.find(&format!("\n## {heading}\n"));
    let start = start.unwrap_or_else(|| panic!("no section {heading}"));
    let rest = &text[start + 1..];
    &rest[..rest.find("\n## ").unwrap_or(rest.len())]
}
