//! What the documents name exists, and what exists they name.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: &str) -> String {
    std::fs::read_to_string(root().join(path)).unwrap()
}

#[test]
fn every_command_is_documented_and_every_documented_command_exists() {
    let output = Command::new(env!("CARGO_BIN_EXE_branchline")).arg("--help").output().unwrap();
    let help = String::from_utf8(output.stdout).unwrap();
    let listed = help.split("Commands:").nth(1).unwrap().split("Options:").next().unwrap();
    let commands: BTreeSet<&str> = listed
        .lines()
        .filter_map(|line| line.split_whitespace().next())
        .filter(|&command| command != "help")
        .collect();
    let formats = read("docs/formats.md");
    let documented: BTreeSet<&str> = formats
        .lines()
        .filter_map(|line| line.strip_prefix("| `branchline ")?.split([' ', '`']).next())
        .collect();
    assert!(commands.len() >= 9);
    assert_eq!(commands, documented);
}

#[test]
fn every_crate_is_on_the_map_of_the_code() {
    let architecture = read("ARCHITECTURE.md");
    let present = architecture.split("\n## One engine").next().unwrap();
    let crates = std::fs::read_dir(root().join("crates")).unwrap();
    let crates: BTreeSet<String> =
        crates.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    let listed: BTreeSet<String> = present
        .lines()
        .filter_map(|line| line.strip_prefix("| `")?.split('`').next())
        .map(str::to_string)
        .collect();
    assert_eq!(crates, listed);
}

#[test]
fn every_link_of_the_documents_leads_somewhere() {
    let mut links = 0;
    let documents = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md"];
    let pages = std::fs::read_dir(root().join("docs")).unwrap().map(|entry| entry.unwrap().path());
    let pages = pages.filter(|path| path.extension().is_some_and(|ending| ending == "md"));
    for page in documents.iter().map(|name| root().join(name)).chain(pages) {
        let text = std::fs::read_to_string(&page).unwrap();
        for link in text.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
            let target = page.parent().unwrap().join(link.split('#').next().unwrap());
            assert!(target.exists(), "{}: {link} leads nowhere", page.display());
            links += 1;
        }
    }
    assert!(links > 20, "only {links} links found");
}

#[test]
fn every_make_target_is_documented() {
    let makefile = read("Makefile");
    let contributing = read("CONTRIBUTING.md");
    let targets = makefile.lines().filter(|line| line.contains(": ") && line.contains("## "));
    let targets: Vec<&str> = targets.map(|line| line.split(':').next().unwrap()).collect();
    assert!(targets.len() >= 6);
    for target in targets {
        let row = format!("| `make {target}` |");
        assert!(contributing.contains(&row), "CONTRIBUTING.md has no {row}");
    }
}
