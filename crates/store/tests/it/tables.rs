//! Tables and their logs.

use protocol::ids::{Seq, Time};
use protocol::view::Stage;
use store::Error;
use store::contract::{NewTable, TableRow};

use crate::support::{
    Any, append, assert_taken, at_once, guest, id, new_table, open, said, seat, seqs,
};

pub async fn a_new_table_is_found_with_its_first_entry(store: Any) {
    let mut new = new_table("t");
    new.first.summary = Some(r#"{"host":"Anna"}"#.to_string());
    store.create_table(new).await.unwrap();
    let row = TableRow {
        id: "t".to_string(),
        code: "T".to_string(),
        public: true,
        stage: Stage::Lobby,
        created: Time(1000),
        changed: Time(1000),
        summary: r#"{"host":"Anna"}"#.to_string(),
    };
    assert_eq!(store.table("t").await.unwrap(), Some(row));
    assert_eq!(store.table("other").await.unwrap(), None);
    assert_eq!(store.log("t", None).await.unwrap(), [said(0, "hello")]);
}

pub async fn an_id_is_given_once(store: Any) {
    open(&store, "t").await;
    let other = NewTable { code: "OTHER".to_string(), public: false, ..new_table("t") };
    assert_taken(store.create_table(other).await);
    assert_eq!(store.table("t").await.unwrap().unwrap().code, "T");
    assert_eq!(store.table_with_code("OTHER").await.unwrap(), None);
    assert_eq!(seqs(&store, "t").await, [0]);
}

pub async fn a_code_is_given_once_until_its_table_is_over(store: Any) {
    let coded = |id: &str| NewTable { code: "CODE".to_string(), ..new_table(id) };
    for (id, next, over) in [("a", "b", Stage::Finished), ("b", "c", Stage::Closed)] {
        if id == "a" {
            store.create_table(coded(id)).await.unwrap();
        }
        assert_taken(store.create_table(coded(next)).await);
        let mut playing = append(id, 1);
        playing.stage = Stage::Playing;
        store.append(playing).await.unwrap();
        assert_taken(store.create_table(coded(next)).await);
        assert_eq!(seqs(&store, next).await, [0; 0]);
        assert_eq!(store.table_with_code("CODE").await.unwrap().as_deref(), Some(id));

        let mut end = append(id, 2);
        end.stage = over;
        store.append(end).await.unwrap();
        assert_eq!(store.table_with_code("CODE").await.unwrap(), None);
        store.create_table(coded(next)).await.unwrap();
        assert_eq!(store.table_with_code("CODE").await.unwrap().as_deref(), Some(next));
    }
    // A finished table still has its log, and chatting there does not take its code back.
    let mut talk = append("a", 3);
    talk.stage = Stage::Finished;
    store.append(talk).await.unwrap();
    assert_eq!(store.table_with_code("CODE").await.unwrap().as_deref(), Some("c"));
}

pub async fn a_code_is_found_in_any_letter_case(store: Any) {
    let mixed = NewTable { code: "aBc7".to_string(), ..new_table("t") };
    store.create_table(mixed).await.unwrap();
    for code in ["ABC7", "abc7", "aBC7"] {
        assert_eq!(store.table_with_code(code).await.unwrap().as_deref(), Some("t"));
    }
    let same = NewTable { code: "abC7".to_string(), ..new_table("u") };
    assert_taken(store.create_table(same).await);
    assert_eq!(store.table_with_code("ABC").await.unwrap(), None);
}

pub async fn a_table_that_does_not_begin_at_the_beginning_is_refused(store: Any) {
    let late = NewTable { first: append("t", 1), ..new_table("t") };
    assert!(matches!(store.create_table(late).await, Err(Error::Failed(_))));
    let other = NewTable { first: append("u", 0), ..new_table("t") };
    assert!(matches!(store.create_table(other).await, Err(Error::Failed(_))));
    assert_eq!(store.table("t").await.unwrap(), None);
}

pub async fn a_log_comes_back_in_order_and_from_any_seq(store: Any) {
    open(&store, "t").await;
    open(&store, "u").await;
    for seq in 1..=12 {
        let mut append = append("t", seq);
        append.entry = said(seq, &format!("line {seq}"));
        store.append(append).await.unwrap();
    }
    let all = store.log("t", None).await.unwrap();
    assert_eq!(all.len(), 13);
    assert_eq!(all[12], said(12, "line 12"));
    for (after, seq) in all.iter().zip(1..) {
        assert_eq!(store.log("t", Some(after.seq)).await.unwrap(), all[seq..]);
        assert_eq!(store.log_until("t", after.seq).await.unwrap(), all[..seq]);
    }
    assert_eq!(store.log("t", Some(Seq(u64::MAX))).await.unwrap(), []);
    assert_eq!(seqs(&store, "u").await, [0]);
}

pub async fn a_log_of_no_table_is_empty(store: Any) {
    open(&store, "t").await;
    assert_eq!(store.log("other", None).await.unwrap(), []);
}

pub async fn the_row_follows_the_last_entry(store: Any) {
    open(&store, "t").await;
    let mut playing = append("t", 1);
    playing.stage = Stage::Playing;
    playing.summary = Some("[1]".to_string());
    store.append(playing).await.unwrap();
    let mut talk = append("t", 2);
    talk.stage = Stage::Playing;
    store.append(talk).await.unwrap();
    let row = store.table("t").await.unwrap().unwrap();
    assert_eq!((row.stage, row.summary.as_str()), (Stage::Playing, "[1]"));
    assert_eq!((row.created, row.changed), (Time(1000), Time(1002)));
}

pub async fn of_many_appends_of_one_seq_exactly_one_wins(store: Any) {
    open(&store, "t").await;
    for seq in 1..=5 {
        // Some have seats, because those take another path.
        let contestant = |number: usize| {
            let mut append = append("t", seq);
            append.entry = said(seq, &format!("by {number}"));
            append.summary = Some(number.to_string());
            append.seats = number.is_multiple_of(3).then(Vec::new);
            append
        };
        let results = at_once(&store, (0..64).map(contestant).collect()).await;
        let won: Vec<usize> = (0..64).filter(|number| results[*number].is_ok()).collect();
        assert_eq!(won.len(), 1, "won: {won:?}");
        results.into_iter().filter(Result::is_err).for_each(assert_taken);
        let log = store.log("t", Some(Seq(seq - 1))).await.unwrap();
        assert_eq!(log, [said(seq, &format!("by {}", won[0]))]);
        assert_eq!(store.table("t").await.unwrap().unwrap().summary, won[0].to_string());
    }
}

pub async fn an_append_that_is_not_the_next_is_refused_and_changes_nothing(store: Any) {
    guest(&store, "u1").await;
    open(&store, "t").await;
    store.append(append("t", 1)).await.unwrap();
    let before = store.table("t").await.unwrap();
    for seq in [0, 1, 3, u64::MAX] {
        let mut wrong = append("t", seq);
        wrong.stage = Stage::Closed;
        wrong.wake = Some(Time(1));
        wrong.summary = Some("wrong".to_string());
        assert_taken(store.append(wrong.clone()).await);
        wrong.seats = Some(vec![seat(0, "u1")]);
        assert_taken(store.append(wrong).await);
    }
    assert_taken(store.append(append("nowhere", 0)).await);
    assert_taken(store.append(append("nowhere", 1)).await);
    assert_eq!(store.table("t").await.unwrap(), before);
    assert_eq!(seqs(&store, "t").await, [0, 1]);
    assert_eq!(store.due(Time(u64::MAX), 9).await.unwrap(), []);
    assert_eq!(store.games_of(&id("u1"), None, 9).await.unwrap(), []);
    assert_eq!(store.table("nowhere").await.unwrap(), None);
}

pub async fn losers_of_a_batch_take_nobody_with_them(store: Any) {
    let names: Vec<String> = (0..30).map(|number| format!("t{number}")).collect();
    for name in &names {
        open(&store, name).await;
    }
    // Each table gets one append that wins, one that is too late and one with a gap. Some tables
    // don't exist.
    let each = |name: &String| {
        let (mut late, mut gap) = (append(name, 1), append(name, 7));
        late.summary = Some("late".to_string());
        gap.seats = Some(Vec::new());
        [append(name, 1), late, gap, append("nowhere", 1)]
    };
    let results = at_once(&store, names.iter().flat_map(each).collect()).await;
    for (name, results) in names.iter().zip(results.chunks(4)) {
        assert!(results[0].is_ok() ^ results[1].is_ok(), "{results:?}");
        let taken = results.iter().filter(|result| matches!(result, Err(Error::Taken)));
        assert_eq!(taken.count(), 3, "{results:?}");
        assert_eq!(seqs(&store, name).await, [0, 1]);
        let summary = store.table(name).await.unwrap().unwrap().summary;
        assert_eq!(summary == "late", results[1].is_ok());
    }
}

pub async fn losers_among_many_tables_change_nothing(store: Any) {
    let names: Vec<String> = (0..30).map(|number| format!("t{number}")).collect();
    for name in &names {
        open(&store, name).await;
    }
    // One append per table: the next entry, one that exists already, or one with a gap.
    let each = |(name, seq): (&String, u64)| {
        let mut append = append(name, seq);
        append.summary = Some("changed".to_string());
        append.wake = Some(Time(5));
        append
    };
    let seqs = || [1, 0, 2].into_iter().cycle();
    let results = at_once(&store, names.iter().zip(seqs()).map(each).collect()).await;
    for ((name, seq), result) in names.iter().zip(seqs()).zip(results) {
        let summary = store.table(name).await.unwrap().unwrap().summary;
        let log = store.log(name, None).await.unwrap().len();
        if seq == 1 {
            result.unwrap();
            assert_eq!((summary.as_str(), log), ("changed", 2));
        } else {
            assert_taken(result);
            assert_eq!((summary.as_str(), log), ("{}", 1));
        }
    }
    assert_eq!(store.due(Time(5), 99).await.unwrap().len(), 10);
}

pub async fn whatever_is_sent_at_once_a_log_has_no_gaps(store: Any) {
    let seed = 20;
    let mut rng = fastrand::Rng::with_seed(seed);
    for name in ["a", "b", "c"] {
        open(&store, name).await;
    }
    let mut kept = [("a", vec![0]), ("b", vec![0]), ("c", vec![0])];
    for _ in 0..20 {
        let mut random = || {
            let (name, seqs) = &kept[rng.usize(..3)];
            let mut append = append(name, seqs.len() as u64 + rng.u64(..4));
            append.seats = rng.bool().then(Vec::new);
            append
        };
        let appends: Vec<_> = (0..12).map(|_| random()).collect();
        let results = at_once(&store, appends.clone()).await;
        for (append, result) in appends.iter().zip(results) {
            match result {
                Ok(()) => {
                    let of = kept.iter_mut().find(|(name, _)| *name == append.table).unwrap();
                    of.1.push(append.entry.seq.0);
                }
                refused => assert_taken(refused),
            }
        }
        for (name, seqs) in &mut kept {
            seqs.sort_unstable();
            assert_eq!(*seqs, (0..seqs.len() as u64).collect::<Vec<_>>(), "seed {seed}");
            assert_eq!(*seqs, crate::support::seqs(&store, name).await, "seed {seed}");
        }
    }
    assert!(kept.iter().all(|(_, seqs)| seqs.len() > 10), "too little was kept to tell");
}

pub async fn two_seats_in_one_place_are_refused_and_nothing_is_kept(store: Any) {
    open(&store, "t").await;
    let mut twice = append("t", 1);
    twice.seats = Some(vec![seat(1, "u1"), seat(0, "u1"), seat(1, "u2")]);
    assert!(matches!(store.append(twice).await, Err(Error::Failed(_))));
    assert_eq!(seqs(&store, "t").await, [0]);
}

pub async fn public_tables_that_are_not_over_are_listed(store: Any) {
    let stages = [Stage::Playing, Stage::Lobby, Stage::Finished, Stage::Closed];
    for (number, stage) in (0..).zip(stages.into_iter().cycle().take(12)) {
        let mut new = new_table(&format!("t{number}"));
        new.public = number != 4 && number != 5;
        new.first.stage = stage;
        new.first.entry.at = Time(1000 + number);
        store.create_table(new).await.unwrap();
    }
    let ids = |rows: Vec<TableRow>| rows.into_iter().map(|row| row.id).collect::<Vec<_>>();
    assert_eq!(ids(store.listed(100).await.unwrap()), ["t9", "t1", "t8", "t0"]);
    assert_eq!(ids(store.listed(3).await.unwrap()), ["t9", "t1", "t8"]);
}

pub async fn text_of_any_kind_comes_back_as_it_was(store: Any) {
    open(&store, "t").await;
    open(&store, "u").await;
    let text = "\"quoted\" \\ back \u{0} nul \n line \u{1F682} ' -- ; {} [1] \u{FFFF} ?1";
    let odd = |table: &str| {
        let mut append = append(table, 1);
        append.entry = said(1, text);
        append.summary = Some(r#"{"a":"\"\\ \u0000 🚂","b":[null,1e3]}"#.to_string());
        append
    };
    // Two of them, because a single write takes another path than several.
    for result in at_once(&store, vec![odd("t"), odd("u")]).await {
        result.unwrap();
    }
    let mut alone = odd("t");
    alone.entry = said(2, text);
    store.append(alone).await.unwrap();
    for table in ["t", "u"] {
        assert_eq!(store.log(table, Some(Seq(0))).await.unwrap()[0], said(1, text));
        assert_eq!(store.table(table).await.unwrap().unwrap().summary, odd("t").summary.unwrap());
    }
    assert_eq!(store.log("t", Some(Seq(1))).await.unwrap(), [said(2, text)]);
}

pub async fn a_store_answers(store: Any) {
    store.check().await.unwrap();
}
