//! One table after another with people, bots, chat, spectators and lost connections.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use client::{Client, Error, EventHead, Message, Raw, Socket, ViewHead};
use fastrand::Rng;
use protocol::message::{Answer, Verdict};
use serde_json::{Value, json};
use tokio::sync::watch;
use tokio::time::{sleep, timeout};

/// How long a table may go without a message before it counts as stuck. A server that was killed is back in seconds.
const PATIENCE: Duration = Duration::from_secs(120);

/// How long people think, in milliseconds.
const THINKING: std::ops::Range<u64> = 200..900;

/// The levels of the bots, by how often they play: an expert takes all the time it may.
const BOTS: [&str; 8] =
    ["random", "random", "greedy", "greedy", "planner", "planner", "planner", "expert"];

/// What happened at all tables.
#[derive(Default)]
pub struct Counts {
    pub actions: AtomicU64,
    pub games: AtomicU64,
    pub lines: AtomicU64,
    pub maps: AtomicU64,
    pub reconnects: AtomicU64,
    pub spectators: AtomicU64,
    /// Tables at which something that had been told was gone afterwards.
    pub lost: AtomicU64,
    pub stuck: AtomicU64,
    pub failures: AtomicU64,
}

fn add(counter: &AtomicU64) {
    counter.fetch_add(1, Ordering::Relaxed);
}

/// Plays games until the time is up.
pub async fn play_on(
    url: String,
    number: u64,
    counts: Arc<Counts>,
    mut over: watch::Receiver<bool>,
) {
    let mut rng = Rng::with_seed(number);
    loop {
        let game = play(&url, number, &counts, &mut rng);
        let ended = tokio::select! {
            _ = over.wait_for(|over| *over) => return,
            ended = game => ended,
        };
        match ended {
            Ok(()) => add(&counts.games),
            // The server was down when a game was about to begin.
            Err(error) if error.may_pass() && !matches!(error, Error::TimedOut(_)) => {
                sleep(Duration::from_millis(500)).await;
            }
            Err(error) => {
                eprintln!("table {number}: {error}");
                add(match error {
                    Error::Gap { .. } => &counts.lost,
                    Error::TimedOut(_) => &counts.stuck,
                    _ => &counts.failures,
                });
            }
        }
    }
}

/// Two people, each with a socket, and perhaps bots, from opening the table to the end of the game.
async fn play(url: &str, number: u64, counts: &Counts, rng: &mut Rng) -> Result<(), Error> {
    let host = Client::guest(url, &format!("Soak {number}a")).await?;
    let guest = host.another_guest(&format!("Soak {number}b")).await?;
    let bots = rng.usize(0..3);
    let settings = json!({ "places": 2 + bots, "access": "link" });
    let table = host.create_table(&with_game(settings, counts, rng)).await?.id;
    guest.command(&table, &json!({ "type": "join", "place": 1 })).await?;
    for place in 2..2 + bots {
        let level = BOTS[rng.usize(..BOTS.len())];
        let bot = json!({ "type": "place_bot", "place": place, "level": level });
        host.command(&table, &bot).await?;
    }
    let mut sockets =
        [Socket::open(&host, &table, Some(0)).await?, Socket::open(&guest, &table, Some(1)).await?];
    for socket in &mut sockets {
        // Patient enough for a server that starts again on a busy machine.
        socket.backoff.tries = 40;
    }
    sockets[0].ask(&json!({ "type": "start" })).await?;
    let mut spectator: Option<Socket> = None;
    let mut legal: [Option<Raw>; 2] = [None, None];
    loop {
        let (player, message) = next(&mut sockets).await?;
        // What a player may do, if this is a moment to do it.
        let choice = match message {
            None => {
                // What was sent last may not have arrived.
                add(&counts.reconnects);
                sockets[player].resume().await?;
                &legal[player]
            }
            Some(Message::Answer(Answer { verdict: Verdict::Refused(_), .. })) => &legal[player],
            Some(Message::Answer(_) | Message::Review(_) | Message::Bye(_)) => &None,
            Some(Message::View(ViewHead { result: Some(_), .. }))
            | Some(Message::Event(EventHead { result: Some(_), .. })) => {
                return host.record(&table).await.map(drop);
            }
            Some(Message::View(ViewHead { legal: now, .. }))
            | Some(Message::Event(EventHead { legal: Some(now), .. })) => {
                legal[player] = Some(now).filter(|legal| !legal.is_empty_list());
                &legal[player]
            }
            Some(Message::Event(_)) => &None,
        };
        let Some(choice) = choice else { continue };
        sleep(Duration::from_millis(rng.u64(THINKING))).await;
        let mut actions: Vec<Value> = choice.read()?;
        let action = actions.swap_remove(rng.usize(..actions.len()));
        if sockets[player].act(&action).await.is_ok() {
            add(&counts.actions);
        }
        match rng.u32(0..60) {
            0 => sockets[player].cut(),
            1..=2 => {
                let text = format!("line {} of this evening", rng.u32(..));
                let say = json!({ "type": "say", "text": text });
                if sockets[player].send(&say).await.is_ok() {
                    add(&counts.lines);
                }
            }
            3 => {
                // Comes, or goes without a word.
                spectator = match spectator {
                    Some(_) => None,
                    None => Socket::open(&Client::nobody(url)?, &table, None).await.ok(),
                };
                add(&counts.spectators);
            }
            _ => {}
        }
    }
}

/// The next message to either player, or `None` if that player's connection was lost.
async fn next(sockets: &mut [Socket; 2]) -> Result<(usize, Option<Message>), Error> {
    let [one, two] = sockets;
    let either = async {
        tokio::select! {
            received = one.next() => (0, received),
            received = two.next() => (1, received),
        }
    };
    let (player, received) =
        timeout(PATIENCE, either).await.map_err(|_| Error::TimedOut(PATIENCE.as_secs()))?;
    match received {
        Ok(received) => Ok((player, Some(received.message))),
        Err(Error::Lost(_)) => Ok((player, None)),
        Err(error) => Err(error),
    }
}

/// Chooses a game; now and then it is a map that is uploaded.
fn with_game(mut settings: Value, counts: &Counts, rng: &mut Rng) -> Value {
    match rng.u32(0..5) {
        0 => {
            add(&counts.maps);
            settings["game"] = "ring".into();
            settings["map"] = own_map(rng);
        }
        game => {
            settings["game"] = ["usa", "europe", "card_game", "card_game"][game as usize - 1].into()
        }
    }
    settings
}

/// A ring of cities with spokes, a little different each time.
fn own_map(rng: &mut Rng) -> Value {
    let size = rng.usize(8..20);
    let city = |i: usize| format!("city-{i}");
    let cities: Vec<Value> = (0..size)
        .map(
            |i| json!({"id": city(i), "name": format!("City {i}"), "x": 50 * i, "y": 37 * i % 400}),
        )
        .collect();
    let colors = ["red", "blue", "green", "yellow", "black", "white", "orange", "purple", "gray"];
    let track = |a: usize, b: usize, color: usize| {
        json!({"id": format!("{a}-{b}"), "a": city(a), "b": city(b), "length": 1 + (a + b) % 4,
            "color": colors[color % 9]})
    };
    let ring = (0..size).map(|i| track(i, (i + 1) % size, i));
    let spokes = (2..size - 2).map(|i| track(0, i, i + 4));
    let tracks: Vec<Value> = ring.chain(spokes).collect();
    let tickets: Vec<Value> = (0..size)
        .map(|i| json!({"id": format!("t{i}"), "a": city(i), "b": city((i + 3) % size), "points": 5 + i}))
        .collect();
    json!({
        "id": "ring", "name": "Ring", "players": [2, 5], "trains": 20, "stations": 1,
        "cards_per_color": 12, "locomotives": 14, "starting_cards": 4, "row": 5,
        "starting_tickets": {"long": 0, "regular": 1, "keep_at_least": 1, "returned": "bottom"},
        "ticket_draw": {"count": 1, "keep_at_least": 1},
        "track_points": {"1": 1, "2": 2, "3": 4, "4": 7}, "longest_path_points": 10,
        "unbuilt_station_points": 4, "last_round_at_trains": 2, "double_tracks_from_players": 4,
        "tunnel_cards": 3, "cities": cities, "tracks": tracks, "tickets": tickets,
    })
}
