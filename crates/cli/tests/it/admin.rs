//! `branchline admin`: the same while a server runs and while none does.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::Value;

use crate::server::Server;

fn admin(data: &Path, args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_branchline"));
    command.arg("admin").args(args).env("BRANCHLINE_DATA", data).output().unwrap()
}

#[track_caller]
fn answer(output: Output) -> Value {
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{errors}");
    serde_json::from_slice(&output.stdout).unwrap()
}

/// What was done, newest first.
fn audit(data: &Path) -> Vec<(String, String)> {
    let log = answer(admin(data, &["audit"]));
    let text = |entry: &Value, field: &str| entry[field].as_str().unwrap().to_string();
    let entries = log["entries"].as_array().unwrap();
    entries.iter().map(|entry| (text(entry, "by"), text(entry, "action"))).collect()
}

#[test]
fn the_same_is_done_while_a_server_runs_and_while_none_does() {
    let mut server = Server::start("");
    let data: PathBuf = server.folder.clone();
    answer(admin(&data, &["announce", "Tea at five"]));
    let ban = ["ban", "--address", "192.0.2.0/24", "--hours", "24", "--reason", "flood"];
    let made = answer(admin(&data, &ban));
    assert_eq!((&made["address"], &made["by"]), (&"192.0.2.0/24".into(), &"operator".into()));
    assert_eq!(answer(admin(&data, &["users"]))["users"], Value::Array(Vec::new()));
    server.stop();

    let bans = answer(admin(&data, &["bans"]));
    assert_eq!(bans["bans"][0]["id"], made["id"]);
    let lifted = admin(&data, &["lift", made["id"].as_str().unwrap()]);
    assert!(lifted.status.success() && lifted.stdout.is_empty());
    let deeds = ["lift_ban", "ban", "announcement"];
    let wanted: Vec<_> =
        deeds.iter().map(|deed| ("operator".to_string(), deed.to_string())).collect();
    assert_eq!(audit(&data), wanted);
}

#[test]
fn what_is_refused_is_said_in_one_line() {
    let server = Server::start("");
    for (args, code, words) in [
        (&["role", "u_nobody", "moderator"][..], 1, "there is no such user"),
        (&["ban", "--address", "0.0.0.0/0", "--reason", "x"], 1, "half the world"),
        (&["ban", "--reason", "x"], 2, "--user"),
        (&["users", "--before", "nonsense"], 2, "comma"),
    ] {
        let output = admin(&server.folder, args);
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(code), "{args:?}: {said}");
        assert!(said.contains(words) && said.lines().count() == 1, "{args:?}: {said}");
    }
    let nowhere = admin(Path::new("no-such-folder"), &["users"]);
    assert_eq!(nowhere.status.code(), Some(2));
    assert!(!Path::new("no-such-folder").exists(), "nothing was made");
}

#[cfg(unix)]
#[test]
fn nobody_else_may_use_the_operators_socket() {
    use std::os::unix::fs::PermissionsExt;
    let server = Server::start("");
    // It listens a moment after the server has said where it is.
    answer(admin(&server.folder, &["audit"]));
    let socket = std::fs::metadata(server.folder.join("operator.sock")).unwrap();
    assert_eq!(socket.permissions().mode() & 0o777, 0o600);
}
