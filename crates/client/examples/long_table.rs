//! Measures what a long game costs a server: how long it takes to open the page of a table with
//! many entries, and to get an answer from a bot there.
//!
//! ```text
//! branchline serve --no-limits --listen 127.0.0.1:8099 --data /tmp/long &
//! cargo run --release -p client --example long_table -- http://127.0.0.1:8099 $! 400
//! ```

use std::error::Error;
use std::time::{Duration, Instant};

use client::{Client, Message, Socket};
use protocol::ids::Seq;
use serde_json::{Value, json};

/// How often the page is opened, and how many of the bot's answers are measured.
const OPENINGS: u32 = 200;
const ANSWERS: usize = 20;

/// How many entries before the last one the page asks for, to fill its log.
const BEFORE: u64 = 40;

/// The bot's place. The user holds all others.
const BOT: usize = 4;

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn Error>> {
    let mut args = std::env::args().skip(1);
    let mut arg = || args.next().ok_or("URL PID ENTRIES are needed");
    let (url, pid, entries) = (arg()?, arg()?, Seq(arg()?.parse()?));
    let user = Client::guest(&url, "Long").await?;
    let settings = json!({ "game": "usa", "places": BOT + 1, "access": "link",
        "several_places": true });
    let table = user.create_table(&settings).await?;
    for place in 1..BOT {
        user.command(&table.id, &json!({ "type": "join", "place": place })).await?;
    }
    let bot = json!({ "type": "place_bot", "place": BOT, "level": "random" });
    user.command(&table.id, &bot).await?;
    let mut socket = Socket::open(&user, &table.id, None).await?;
    socket.ask(&json!({ "type": "start" })).await?;
    let (mut answers, mut actions) = (Vec::new(), 0);
    while socket.seq() < Some(entries) && move_on(&user, &table.id).await? {
        actions += 1;
        let moved = Instant::now();
        if let Some(answered) = bot_answer(&mut socket, moved).await? {
            answers.push(answered);
        }
    }
    let (early, late) = (answers.iter().take(ANSWERS), answers.iter().rev().take(ANSWERS));
    println!("{actions} actions of the user, {} answers of the bot", answers.len());
    println!("a bot answers      within {:.2?} at first", median(early));
    println!("                   within {:.2?} at the end", median(late));
    let mut seq = socket.seq().ok_or("nothing was heard")?;
    while seq < entries {
        let say = json!({ "type": "say", "text": format!("{} is not enough", seq.0) });
        seq = socket.ask(&say).await?.seq;
    }
    for (what, known) in
        [("a fresh view      ", None), ("the last 40 entries", Some(Seq(seq.0 - BEFORE)))]
    {
        let (begun, before) = (Instant::now(), processor_time(&pid)?);
        for _ in 0..OPENINGS {
            let mut page = Socket::open_from(&user, &table.id, Some(0), known).await?;
            let mut missing = known.map_or(1, |known| seq.0 - known.0);
            while missing > 0 {
                page.next().await?;
                missing -= 1;
            }
            page.close().await;
        }
        let (took, used) = (begun.elapsed() / OPENINGS, processor_time(&pid)? - before);
        println!("{what} within {took:.2?}, {:.2?} of the server's processor", used / OPENINGS);
    }
    Ok(())
}

/// Acts for one of the user's players, preferring a draw so that the game lasts. Returns whether
/// the game goes on.
async fn move_on(user: &Client, table: &str) -> Result<bool, client::Error> {
    for place in 0..BOT {
        let view = user.view(table, Some(place)).await?;
        if view["view"]["stage"] != "playing" {
            return Ok(false);
        }
        let legal = view["view"]["legal"].as_array().cloned().unwrap_or_default();
        let draws = |action: &&Value| action["type"] == "draw_card";
        let Some(action) = legal.iter().find(draws).or(legal.last()) else { continue };
        let act = json!({ "type": "act", "place": place, "decided_on": view["view"]["seq"],
            "action": action });
        user.command(table, &act).await?;
        return Ok(true);
    }
    tokio::time::sleep(Duration::from_millis(1)).await;
    Ok(true)
}

/// Reads messages until none arrive for a while. Returns how long after `since` the bot acted, if
/// it did.
async fn bot_answer(
    socket: &mut Socket,
    since: Instant,
) -> Result<Option<Duration>, client::Error> {
    let mut answered = None;
    // If nothing arrives for this long, the game is waiting for the user.
    while let Ok(received) = tokio::time::timeout(Duration::from_millis(20), socket.next()).await {
        if let Message::Event(event) = received?.message
            && event.place == Some(BOT)
        {
            answered.get_or_insert_with(|| since.elapsed());
        }
    }
    Ok(answered)
}

fn median<'a>(times: impl Iterator<Item = &'a Duration>) -> Duration {
    let mut times: Vec<&Duration> = times.collect();
    times.sort();
    times.get(times.len() / 2).copied().copied().unwrap_or_default()
}

/// The processor time a process has used so far. Linux only.
fn processor_time(pid: &str) -> Result<Duration, Box<dyn Error>> {
    let stat = std::fs::read_to_string(format!("/proc/{pid}/stat"))?;
    let fields: Vec<&str> = stat.rsplit(')').next().unwrap_or_default().split(' ').collect();
    let ticks: u64 = fields[12].parse::<u64>()? + fields[13].parse::<u64>()?;
    Ok(Duration::from_millis(10 * ticks))
}
