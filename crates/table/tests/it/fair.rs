//! Fair shuffles: what is published at the start and at the end.

use protocol::heard::What;
use protocol::view::Opened;
use table::entry::Change;
use table::fair::{Secret, commitment, fits};

use crate::sim::{Sim, settings, stored, watcher};

#[test]
fn the_commitment_is_the_sha_256_of_seed_and_salt() {
    // As printed by `printf '00…1f ff…ff' | xxd -r -p | sha256sum`.
    let seed = Secret(std::array::from_fn(|i| i as u8));
    let salt = Secret([0xff; 32]);
    assert_eq!(commitment(&seed, &salt), EXPECTED);
}

const EXPECTED: &str = "50473549565866d7efcc486bcf3072145a9616a6a6f3cdf8cc6158ff2178e5dd";

#[test]
fn the_seed_is_committed_to_at_the_start_and_open_at_the_end() {
    let mut sim = Sim::started(settings("card_game", 2), 2, 41);
    let published = sim.table.commitment().unwrap().to_string();
    assert_eq!(sim.table.opened(), None);
    assert_eq!(sim.table.record(), None);
    let (_, heard) = &sim.heard[0];
    let What::Started { commitment, .. } = &heard.last().unwrap().what else { panic!() };
    assert_eq!(*commitment, published);
    sim.finish(2);
    for (_, heard) in &sim.heard {
        let What::Acted { opened, result, .. } = &heard.last().unwrap().what else { panic!() };
        assert!(fits(opened.as_ref().unwrap(), &published));
        assert!(result.is_some());
    }
    let opened = sim.table.opened().unwrap();
    let other = Opened { seed: opened.salt.clone(), salt: opened.seed.clone() };
    assert!(fits(&opened, &published) && !fits(&other, &published));
    assert!(!fits(&Opened { seed: "xyz".to_string(), salt: String::new() }, &published));
    // The record has the same seed, and the game was dealt from it.
    let record = sim.table.record().unwrap();
    let digits = record.seed.len();
    assert_eq!(record.seed, opened.seed[..digits]);
    assert_eq!(record.replay().unwrap().1, None);
    let view = sim.table.view(&watcher()).unwrap();
    assert_eq!((view.opened, view.commitment), (Some(opened), Some(published)));
}

#[test]
fn what_is_printed_of_a_log_shows_no_seed_and_no_tickets() {
    let mut sim = Sim::started(settings("usa", 2), 2, 42);
    sim.act(0, 0).unwrap().unwrap();
    let printed = format!("{:?} {:?}", sim.entries, sim.table);
    for entry in &sim.entries {
        let text = serde_json::to_value(stored(entry)).unwrap();
        match &entry.change {
            Change::Started { .. } => {
                for field in ["seed", "salt"] {
                    let hidden = text["change"]["started"][field].as_str().unwrap();
                    assert!(!printed.contains(hidden));
                }
            }
            Change::Acted { .. } => {
                let kept = &text["change"]["acted"]["action"]["tickets"];
                for ticket in kept.as_array().unwrap() {
                    assert!(!printed.contains(ticket.as_str().unwrap()));
                }
            }
            _ => {}
        }
    }
}
