//! A process that is killed while writing.

use std::env;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Arc;

use store::sqlite::Sqlite;

use crate::support::{Any, Place, append, open, said, seqs};

/// Tells the process that will be killed where to write.
const FILE: &str = "BRANCHLINE_STORE_TEST_FILE";

const TABLES: usize = 8;

#[tokio::test(flavor = "multi_thread")]
async fn what_was_acknowledged_survives_a_kill() {
    if let Some(file) = env::var_os(FILE) {
        return write_for_ever(Path::new(&file)).await;
    }
    let place = Place::new();
    for round in 0..3 {
        let kept = write_and_kill(&place.file(), 100 + 150 * round);
        let store: Any = Arc::new(Sqlite::open(&place.file()).await.unwrap());
        for (table, kept) in kept.iter().enumerate() {
            let log = store.log(&name(table), None).await.unwrap();
            let (log_len, kept) = (log.len() as u64, kept.unwrap_or(0));
            assert!(log_len > kept, "{} of {kept} at table {table}", log_len);
            for (entry, seq) in log.iter().zip(0..) {
                assert_eq!(*entry, said(seq, "hello"));
            }
        }
    }
}

/// Runs this test as another process and kills it after this many lines. Returns the last seq of
/// each table that it reported as stored.
fn write_and_kill(file: &Path, lines: usize) -> [Option<u64>; TABLES] {
    let mut child = Command::new(env::current_exe().unwrap())
        .args(["--exact", "killed::what_was_acknowledged_survives_a_kill", "--nocapture"])
        .env(FILE, file)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut said = BufReader::new(child.stdout.take().unwrap());
    let mut kept = [None; TABLES];
    let mut count = 0;
    loop {
        let mut line = String::new();
        said.read_line(&mut line).unwrap();
        // A last line that was cut off does not count as reported.
        if !line.ends_with('\n') {
            break;
        }
        if let Some(numbers) = line.strip_prefix("kept ") {
            let (table, seq) = numbers.trim().split_once(' ').unwrap();
            kept[table.parse::<usize>().unwrap()] = Some(seq.parse().unwrap());
            count += 1;
            if count == lines {
                child.kill().unwrap();
            }
        }
    }
    assert!(!child.wait().unwrap().success());
    assert!(count >= lines, "it ended by itself after {count} lines");
    kept
}

async fn write_for_ever(file: &Path) {
    let store: Any = Arc::new(Sqlite::open(file).await.unwrap());
    let mut tasks = Vec::new();
    for table in 0..TABLES {
        if store.table(&name(table)).await.unwrap().is_none() {
            open(&store, &name(table)).await;
        }
        let store = store.clone();
        tasks.push(tokio::spawn(async move {
            let first = seqs(&store, &name(table)).await.len() as u64;
            for seq in first.. {
                store.append(append(&name(table), seq)).await.unwrap();
                println!("kept {table} {seq}");
            }
        }));
    }
    for task in tasks {
        task.await.unwrap();
    }
}

fn name(table: usize) -> String {
    format!("t{table}")
}
