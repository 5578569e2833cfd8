//! The commands of the README and of the command line page do what they say.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::server::Server;

#[test]
fn the_commands_of_the_readme_print_what_it_shows() {
    run_page("README.md", 4);
}

#[test]
fn the_commands_of_the_command_line_page_print_what_it_shows() {
    run_page("docs/command-line.md", 15);
}

/// Runs every command of a page, which starts a server on the way, and compares the output.
fn run_page(page: &str, least: usize) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let text = std::fs::read_to_string(root.join(page)).unwrap();
    let mut commands = 0;
    let mut server = None;
    for (shell, lines) in blocks(&text) {
        let mut lines = lines.into_iter().peekable();
        while let Some(line) = lines.next() {
            // `make` is what runs this test.
            let Some(command) = line.strip_prefix(if shell == "console" { "$ " } else { "" })
            else {
                panic!("{page}: output without a command: {line}");
            };
            if command.starts_with("make ") {
                continue;
            }
            let mut shown = Vec::new();
            while shell == "console" && lines.peek().is_some_and(|line| !line.starts_with("$ ")) {
                shown.extend(lines.next());
            }
            match command.strip_prefix("branchline serve") {
                // Without limits, so that the load generator may play there.
                Some(flags) => {
                    let flags = flags.replace("--no-limits", "");
                    server = Some(Server::start(&format!("{flags} --no-limits")));
                }
                None => check(&root, command, &shown, server.as_ref()),
            }
            commands += 1;
        }
    }
    assert!(commands >= least, "{page}: only {commands} commands found");
    assert!(server.is_some(), "{page} starts a server");
}

/// The blocks of commands, each with its language and lines.
fn blocks(text: &str) -> Vec<(&str, Vec<&str>)> {
    let parts = text.split("```").skip(1).step_by(2);
    parts
        .map(|part| {
            let (language, body) = part.split_once('\n').unwrap();
            (language, body.lines().filter(|line| !line.is_empty()).collect())
        })
        .filter(|(language, _)| ["sh", "console"].contains(language))
        .collect()
}

fn check(root: &Path, command: &str, shown: &[&str], server: Option<&Server>) {
    let binary = PathBuf::from(env!("CARGO_BIN_EXE_branchline"));
    let path = std::env::join_paths(
        [binary.parent().unwrap().to_path_buf()]
            .into_iter()
            .chain(std::env::split_paths(&std::env::var_os("PATH").unwrap())),
    )
    .unwrap();
    let output = Command::new("sh")
        .args(["-c", command])
        .current_dir(root)
        .env("PATH", path)
        .envs(server.map(|server| ("BRANCHLINE_URL", &server.url)))
        .stdin(Stdio::null())
        .output()
        .unwrap();
    let printed = String::from_utf8(output.stdout).unwrap();
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command}: {errors}");
    let printed: Vec<&str> = printed.lines().filter(|line| !line.is_empty()).collect();
    match shown.split_last() {
        // A last line of three dots stands for all the rest.
        Some((last, first)) if last.trim() == "…" => {
            assert_eq!(&printed[..first.len()], first, "{command}");
        }
        Some(_) => assert_eq!(printed, shown, "{command}"),
        None => {}
    }
}
