//! Completions for every shell, and a manual page for every command.

use crate::commands::{bad, folder, run};

#[test]
fn every_shell_has_a_script_that_completes_all_commands() {
    for (shell, says) in [
        ("bash", "complete -F _branchline"),
        ("zsh", "#compdef branchline"),
        ("fish", "complete -c branchline"),
        ("elvish", "edit:completion:arg-completer[branchline]"),
        ("powershell", "Register-ArgumentCompleter"),
    ] {
        let done = run(&["completions", shell], "");
        assert_eq!((done.code, done.err.as_str()), (0, ""));
        assert!(done.out.contains(says), "{shell}: {}", done.out);
        for word in ["play", "tournament", "open-piles"] {
            assert!(done.out.contains(word), "{shell} does not complete {word}");
        }
    }
    bad(&run(&["completions", "cmd"], ""), "cmd");
}

#[test]
fn every_command_has_a_manual_page() {
    let folder = folder("manual").join("made/man1");
    let done = run(&["man", folder.to_str().unwrap()], "");
    assert_eq!((done.code, done.out.as_str(), done.err.as_str()), (0, "", ""));
    let page = |name: &str| std::fs::read_to_string(folder.join(name)).unwrap();
    let program = page("branchline.1");
    assert!(program.starts_with(".ie"), "{program}");
    let help = run(&["--help"], "").out;
    let listed = help.split("Commands:").nth(1).unwrap().split("Options:").next().unwrap();
    let commands = listed.lines().filter_map(|line| line.split_whitespace().next());
    for command in commands.filter(|&command| command != "help") {
        assert!(program.contains(&format!("branchline\\-{command}(1)")), "{command}");
        assert!(page(&format!("branchline-{command}.1")).contains(".SH SYNOPSIS"), "{command}");
    }
    assert!(page("branchline-map-check.1").contains("wrong with a map file"));
}

#[test]
fn a_folder_that_cannot_be_written_is_named() {
    let file = folder("no-manual").join("file");
    std::fs::write(&file, "").unwrap();
    let file = file.to_str().unwrap();
    bad(&run(&["man", file], ""), file);
}
