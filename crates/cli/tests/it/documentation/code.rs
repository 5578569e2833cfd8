//! The crates, modules, files and names of the code that pages speak of are there.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use super::{blocks, current_pages, read, root, section, spans};

#[test]
fn the_table_of_crates_has_all_of_them_with_what_they_use() {
    let architecture = read("ARCHITECTURE.md");
    let rows = section(&architecture, "Crates").lines().filter(|line| line.starts_with("| `"));
    let listed: BTreeMap<String, BTreeSet<String>> = rows
        .map(|row| {
            let cells: Vec<&str> = row.split(" | ").collect();
            let [name, _, uses, _] = cells[..] else { panic!("four columns: {row}") };
            let uses = spans(uses).into_iter().collect();
            (name.trim_matches(['|', ' ', '`']).to_string(), uses)
        })
        .collect();
    assert_eq!(listed, dependencies());
}

#[test]
fn the_drawing_of_the_crates_shows_their_dependencies() {
    let architecture = read("ARCHITECTURE.md");
    let drawings = blocks(section(&architecture, "Crates"));
    let (_, drawing) = drawings.iter().find(|(language, _)| *language == "mermaid").unwrap();
    let real = dependencies();
    let mut drawn: BTreeMap<String, BTreeSet<String>> =
        real.keys().map(|name| (name.clone(), BTreeSet::new())).collect();
    for line in drawing.lines().filter(|line| line.contains("-->")) {
        let (from, to) = line.split_once("-->").unwrap();
        for to in to.split('&').map(str::trim) {
            assert!(real[from.trim()].contains(to), "{from} does not use {to}");
            drawn.get_mut(from.trim()).unwrap().insert(to.to_string());
        }
    }
    // An arrow that follows from others may be left out, so what can be reached is compared.
    for name in real.keys() {
        assert_eq!(reachable(&drawn, name), reachable(&real, name), "what {name} uses");
    }
}

#[test]
fn the_table_of_modules_has_those_of_the_engine() {
    let architecture = read("ARCHITECTURE.md");
    let rows = section(&architecture, "One engine, three games").lines();
    let rows = rows.filter(|line| line.starts_with("| `"));
    let listed: BTreeSet<String> =
        rows.flat_map(|row| spans(row.split(" | ").next().unwrap())).collect();
    let library = read("crates/engine/src/lib.rs");
    let modules = library.lines().filter_map(|line| line.strip_prefix("pub mod "));
    let modules: BTreeSet<String> =
        modules.map(|name| name.trim_end_matches(';').to_string()).collect();
    assert_eq!(listed, modules);
}

#[test]
fn the_table_of_the_page_has_the_layers_of_its_source_from_the_top() {
    let architecture = read("ARCHITECTURE.md");
    let rows = section(&architecture, "The page").lines().filter(|line| line.starts_with("| `"));
    let listed: Vec<String> =
        rows.flat_map(|row| spans(row.split(" | ").next().unwrap())).collect();
    let file = read("web/layers.js");
    let (_, layers) = file.split_once("export const LAYERS = {").unwrap();
    let layers = layers.split("};").next().unwrap().lines().filter(|line| line.contains(": ["));
    let mut layers: Vec<String> = layers
        .map(|line| line.split(':').next().unwrap().trim().trim_matches('"'))
        .filter(|name| !name.contains('/'))
        .map(|name| format!("{name}/"))
        .collect();
    layers.reverse();
    assert_eq!(listed, layers);
    let listed: BTreeSet<String> = listed.into_iter().collect();
    let folders = folders(&root().join("web/src"));
    assert_eq!(listed, folders.into_iter().map(|name| format!("{name}/")).collect());
}

#[test]
fn every_file_that_a_page_names_exists() {
    let files = files();
    let mut found = 0;
    let mut missing = Vec::new();
    for page in current_pages() {
        for span in spans(&read(&page)) {
            let Some(path) = as_path(&span) else { continue };
            let exists = root().join(path).exists()
                || files.iter().any(|file| fits(file, path.trim_end_matches('/')));
            if !exists {
                missing.push(format!("{page}: there is no {span}"));
            }
            found += 1;
        }
    }
    assert!(found > 150, "only {found} files found");
    assert!(missing.is_empty(), "{missing:#?}");
}

#[test]
fn every_name_of_the_code_that_a_page_mentions_is_defined() {
    let sources: Vec<String> =
        files().into_iter().filter(|file| file.ends_with(".rs")).map(|file| read(&file)).collect();
    let is_defined = |name: &str| {
        ["struct ", "enum ", "trait ", "type ", "fn ", "mod ", "macro_rules! ", "const "]
            .iter()
            .any(|kind| sources.iter().any(|source| defines(source, kind, name)))
    };
    let mut found = 0;
    let mut missing = Vec::new();
    for page in CODE_PAGES {
        for span in spans(&read(page)) {
            for name in code_names(&span) {
                if !is_defined(name) {
                    missing.push(format!("{page}: nothing defines {name} of {span}"));
                }
                found += 1;
            }
        }
    }
    assert!(found > 60, "only {found} names found");
    assert!(missing.is_empty(), "{missing:#?}");
}

/// The pages for those who read the code.
const CODE_PAGES: [&str; 5] = [
    "ARCHITECTURE.md",
    "CONTRIBUTING.md",
    "docs/adding-a-game.md",
    "docs/benchmarks.md",
    "docs/bots-inside.md",
];

/// Names of the standard library and of the page's tools.
const OTHERS: [&str; 4] = ["Copy", "Debug", "Intl", "Vitest"];

/// The names of a span that is Rust: `Table::advance`, `GameState`, `Bot<S>`.
fn code_names(span: &str) -> Vec<&str> {
    let is_type = span.starts_with(|it: char| it.is_ascii_uppercase());
    let is_word = |it: char| it.is_ascii_alphanumeric() || "_:<>(){}, ".contains(it);
    let has_small = span.contains(|it: char| it.is_ascii_lowercase());
    let is_code = span.contains("::") || (is_type && has_small && !span.contains(' '));
    if !is_code || !span.chars().all(is_word) {
        return Vec::new();
    }
    let names = span.split(|it: char| !it.is_ascii_alphanumeric() && it != '_');
    names.filter(|name| name.len() > 2 && !OTHERS.contains(name)).collect()
}

/// Whether a source has `kind name`, with nothing of a longer name after it; or names it as a
/// variant or field of its own line.
fn defines(source: &str, kind: &str, name: &str) -> bool {
    let wanted = format!("{kind}{name}");
    source.match_indices(&wanted).any(|(start, _)| {
        let next = source[start + wanted.len()..].chars().next();
        next.is_none_or(|it| !it.is_alphanumeric() && it != '_')
    })
}

/// A span as the path it names, if it looks like one that must exist.
fn as_path(span: &str) -> Option<&str> {
    const ENDINGS: [&str; 10] =
        [".rs", ".ts", ".svelte", ".json", ".md", ".js", ".ftl", ".css", ".py", "/"];
    let is_path = |it: char| it.is_ascii_alphanumeric() || "/._-*".contains(it);
    // A record of a command's output, a map of the reader's own, a file that is made by a build.
    let elsewhere = ["my.json", "target/", "web/dist"];
    let is_named = ENDINGS.iter().any(|ending| span.ends_with(ending));
    let is_ours = !elsewhere.iter().any(|start| span.starts_with(start));
    // `CODE.ftl` and `crates/engine/src/GAME.rs` stand for many.
    let is_capital = |part: &str| part.len() > 2 && !part.contains(|it: char| it.is_lowercase());
    let stands_for_many = !span.ends_with(".md")
        && span.split('/').any(|part| part.split('.').next().is_some_and(is_capital));
    let is_place = !stands_for_many && !span.starts_with(['/', '.']);
    (is_named && is_ours && is_place && span.chars().all(is_path)).then_some(span)
}

/// Whether a file is the one that a page calls `name`, perhaps without the folders before it.
fn fits(file: &str, name: &str) -> bool {
    let start = name.split('*').next().unwrap_or_default();
    let end = name.rsplit('*').next().unwrap_or_default();
    let tail = |at: usize| {
        let rest = &file[at + start.len()..];
        if name.contains('*') {
            rest.ends_with(end)
        } else {
            rest.is_empty() || rest.starts_with('/')
        }
    };
    file.match_indices(start).any(|(at, _)| (at == 0 || file[..at].ends_with('/')) && tail(at))
}

/// Every source file of the project, by path from the root.
pub(super) fn files() -> Vec<String> {
    fn walk(folder: &Path, name: &str, all: &mut Vec<String>) {
        for entry in std::fs::read_dir(folder).unwrap() {
            let entry = entry.unwrap();
            let part = entry.file_name().into_string().unwrap();
            let path = if name.is_empty() { part.clone() } else { format!("{name}/{part}") };
            let is_made = ["target", "node_modules", "dist", ".git"].contains(&part.as_str());
            match entry.file_type().unwrap().is_dir() {
                true if is_made => {}
                true => walk(&entry.path(), &path, all),
                false => all.push(path),
            }
        }
    }
    let mut all = Vec::new();
    walk(&root(), "", &mut all);
    assert!(all.len() > 500);
    all
}

/// What each crate of the workspace uses of the others, by their `Cargo.toml`.
fn dependencies() -> BTreeMap<String, BTreeSet<String>> {
    let crates = folders(&root().join("crates"));
    let uses = |name: &String| {
        let manifest = read(&format!("crates/{name}/Cargo.toml"));
        let (_, rest) = manifest.split_once("[dependencies]").unwrap_or_default();
        let listed = rest.split("\n[").next().unwrap().lines();
        let listed = listed.filter_map(|line| line.split(['.', ' ', '=']).next());
        listed.filter(|&it| crates.contains(it)).map(str::to_string).collect()
    };
    crates.iter().map(|name| (name.clone(), uses(name))).collect()
}

fn reachable(graph: &BTreeMap<String, BTreeSet<String>>, from: &str) -> BTreeSet<String> {
    let mut seen = BTreeSet::new();
    let mut open = vec![from.to_string()];
    while let Some(name) = open.pop() {
        open.extend(graph[&name].iter().filter(|&to| seen.insert(to.clone())).cloned());
    }
    seen
}

/// The names of the folders in a folder.
fn folders(path: &Path) -> BTreeSet<String> {
    let entries = std::fs::read_dir(path).unwrap().map(|entry| entry.unwrap());
    let entries = entries.filter(|entry| entry.file_type().unwrap().is_dir());
    entries.map(|entry| entry.file_name().into_string().unwrap()).collect()
}
