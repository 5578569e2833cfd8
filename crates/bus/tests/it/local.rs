//! The bus within one process.

use bus::local::Local;
use bus::{Bus, Notice, Reach};
use protocol::ids::Seq;
use tokio::sync::broadcast::error::TryRecvError;

fn grown(seq: u64) -> Notice {
    Notice::Grown { table: "t".to_string(), seq: Seq(seq), entry: None }
}

#[test]
fn everybody_hears_everything_from_then_on() {
    let bus = Local::default();
    bus.publish(grown(0));
    let mut all = [bus.subscribe(), bus.subscribe()];
    bus.publish(grown(1));
    for receiver in &mut all {
        assert_eq!(receiver.try_recv(), Ok(grown(1)));
        assert_eq!(receiver.try_recv(), Err(TryRecvError::Empty));
    }
}

#[test]
fn a_receiver_that_lags_is_told_how_much_it_missed() {
    let bus = Local::default();
    let mut receiver = bus.subscribe();
    (0..4096 + 3).for_each(|seq| bus.publish(grown(seq)));
    assert_eq!(receiver.try_recv(), Err(TryRecvError::Lagged(3)));
    assert_eq!(receiver.try_recv(), Ok(grown(3)));
}

#[test]
fn there_are_no_others_to_tell() {
    let bus = Local::default();
    let mut receiver = bus.subscribe();
    let _following = bus.follow("t");
    bus.tell_others(Notice::Decided);
    assert_eq!(receiver.try_recv(), Err(TryRecvError::Empty));
    assert_eq!(bus.reach(), Reach::Alone);
}
