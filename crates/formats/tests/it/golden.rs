//! Complete games that must always replay to the same result.

use std::path::{Path, PathBuf};

use formats::record::RecordDoc;

/// The golden records, by file name.
pub fn records() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("golden");
    let mut files: Vec<PathBuf> =
        std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    let name = |file: &Path| file.file_stem().unwrap().to_string_lossy().into_owned();
    files.iter().map(|file| (name(file), std::fs::read_to_string(file).unwrap())).collect()
}

#[test]
fn golden_records_replay_to_their_result() {
    let records = records();
    for (name, text) in &records {
        let record = RecordDoc::read(text).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(record.result.is_some(), "{name} has a result");
        let (game, differs) = record.replay().unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(differs, None, "{name}");
        assert!(game.is_finished(), "{name}");
    }
    for (game, most) in [("usa", 5), ("europe", 5), ("card_game", 4)] {
        for players in 2..=most {
            let name = format!("{game}-{players}");
            assert!(records.iter().any(|(it, _)| *it == name), "there is no {name}");
        }
    }
}

#[test]
fn golden_records_together_hold_every_kind_of_action() {
    let all: String = records().into_iter().map(|(_, text)| text).collect();
    for kind in [
        "keep_tickets",
        "draw_card",
        "draw_tickets",
        "claim_track",
        "pay_tunnel",
        "leave_tunnel",
        "build_station",
        "play_cards",
        "complete_tickets",
    ] {
        assert!(all.contains(&format!("\"{kind}\"")), "no {kind}");
    }
}

#[test]
fn a_record_with_one_action_changed_is_refused_or_has_another_result() {
    for (name, text) in records() {
        let record = RecordDoc::read(&text).unwrap();
        let mut noticed = 0;
        let changes = (3..record.actions.len()).step_by(7);
        let count = changes.clone().count();
        for i in changes {
            let mut changed = record.clone();
            // Replace the action with the previous one, by another player than the one who acted.
            changed.actions[i] = record.actions[i - 1].clone();
            changed.actions[i].player = (record.actions[i].player + 1) % record.players.len();
            match changed.replay() {
                Err(error) => {
                    assert_eq!(error.place, format!("actions[{i}]"), "{name}");
                    noticed += 1;
                }
                Ok((_, differs)) => noticed += usize::from(differs.is_some()),
            }
        }
        assert_eq!(noticed, count, "{name}");
    }
}

#[test]
fn a_record_with_another_result_differs() {
    let (_, text) = &records()[0];
    let mut record = RecordDoc::read(text).unwrap();
    record.result.as_mut().unwrap().players[1].total += 1;
    let (_, differs) = record.replay().unwrap();
    let differs = differs.unwrap();
    assert!(differs.contains("players[1].total"), "{differs}");

    let mut record = RecordDoc::read(text).unwrap();
    record.actions.pop();
    assert!(record.replay().unwrap().1.unwrap().contains("not over"));

    let mut record = RecordDoc::read(text).unwrap();
    record.result.as_mut().unwrap().ranking.pop();
    assert!(record.replay().unwrap().1.is_some());
}

#[test]
fn the_order_of_ids_in_a_result_means_nothing() {
    for (name, text) in records() {
        let mut record = RecordDoc::read(&text).unwrap();
        for player in &mut record.result.as_mut().unwrap().players {
            player.tickets_failed.reverse();
            player.tickets_completed.reverse();
        }
        assert_eq!(record.replay().unwrap().1, None, "{name}");
    }
}
