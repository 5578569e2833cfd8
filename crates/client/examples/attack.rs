//! Attacks a server on this machine as one guest could, and says what it cost: bounded, and over
//! loopback only. `make attack` starts the servers and runs this.
//!
//! ```text
//! attack URL PID             # the attacks a server with default limits has to stand
//! attack URL PID sign-ins    # a flood of sign-ins, of a server that does not limit those
//! ```

use std::error::Error;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::{Bytes, Message, handshake::client::generate_key, http};
use tokio_tungstenite::{WebSocketStream, client_async};

type Any<T> = Result<T, Box<dyn Error>>;

/// How long anything may take here.
const PATIENCE: Duration = Duration::from_secs(30);

/// An address that is not the attacker's.
const ELSEWHERE: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 2);

#[tokio::main]
async fn main() -> Any<()> {
    let mut args = std::env::args().skip(1);
    let (Some(url), Some(pid)) = (args.next(), args.next()) else {
        return Err("URL and PID of a server are needed".into());
    };
    let address: SocketAddr = url.trim_start_matches("http://").trim_end_matches('/').parse()?;
    if !address.ip().is_loopback() {
        return Err("only a server on this machine may be attacked".into());
    }
    let server = Server { address, pid: pid.parse()? };
    println!("{:<44} {:<34} limit", "attack", "measured");
    let held = match args.next().as_deref() {
        Some("sign-ins") => vec![sign_ins(&server).await?],
        _ => vec![
            slow_readers(&server).await?,
            many_bots(&server).await?,
            slow_bodies(&server).await?,
            chatter(&server).await?,
            pings(&server).await?,
        ],
    };
    if held.contains(&false) { Err("the server did not stand everything".into()) } else { Ok(()) }
}

/// Prints a line of the table.
fn report(attack: &str, measured: &str, limit: &str, held: bool) -> bool {
    println!("{attack:<44} {measured:<34} {limit}{}", if held { "" } else { "  EXCEEDED" });
    held
}

#[derive(Clone, Copy)]
struct Server {
    address: SocketAddr,
    pid: u32,
}

/// Somebody with a cookie.
#[derive(Clone)]
struct Person {
    server: Server,
    from: IpAddr,
    cookie: String,
}

impl Server {
    /// What the process holds at the moment, in megabytes.
    fn memory(&self) -> f64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.pid));
        let status = status.unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kilobytes = line.and_then(|line| line.trim().split(' ').next()?.parse::<f64>().ok());
        kilobytes.unwrap_or(0.0) / 1000.0
    }

    /// The processor time it has used, in seconds.
    fn work(&self) -> f64 {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.pid)).unwrap_or_default();
        let fields: Vec<&str> =
            stat.rsplit(')').next().unwrap_or_default().split_whitespace().collect();
        let ticks = |field: usize| fields.get(field).and_then(|it| it.parse::<f64>().ok());
        (ticks(11).unwrap_or(0.0) + ticks(12).unwrap_or(0.0)) / 100.0
    }

    async fn connect(&self, from: IpAddr) -> Any<TcpStream> {
        let socket = TcpSocket::new_v4()?;
        socket.bind(SocketAddr::new(from, 0))?;
        Ok(timeout(PATIENCE, socket.connect(self.address)).await??)
    }

    async fn guest(&self, from: IpAddr) -> Any<Person> {
        let mut person = Person { server: *self, from, cookie: String::new() };
        let (status, head, _) = person.send("POST", "/api/guest", None).await?;
        let cookie = head.split("set-cookie: ").nth(1).and_then(|rest| rest.split(';').next());
        person.cookie = cookie.ok_or(format!("no cookie, but {status}"))?.to_string();
        Ok(person)
    }
}

impl Person {
    /// Sends a request over a connection of its own; returns status, head and body.
    async fn send(
        &self,
        method: &str,
        path: &str,
        body: Option<&Value>,
    ) -> Any<(u16, String, Value)> {
        let mut stream = self.server.connect(self.from).await?;
        let body = body.map(Value::to_string).unwrap_or_default();
        let kind = if body.is_empty() { "" } else { "Content-Type: application/json\r\n" };
        let head = format!(
            "{method} {path} HTTP/1.1\r\nHost: localhost\r\nCookie: {}\r\n{kind}\
             Content-Length: {}\r\nConnection: close\r\n\r\n",
            self.cookie,
            body.len()
        );
        stream.write_all(head.as_bytes()).await?;
        stream.write_all(body.as_bytes()).await?;
        let mut answer = Vec::new();
        timeout(PATIENCE, stream.read_to_end(&mut answer)).await??;
        let answer = String::from_utf8_lossy(&answer);
        let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
        let status = head.split(' ').nth(1).and_then(|it| it.parse().ok()).unwrap_or(0);
        Ok((status, head.to_string(), serde_json::from_str(body).unwrap_or(Value::Null)))
    }

    /// Sends a request, waiting as long as the server says there were too many.
    async fn insist(&self, method: &str, path: &str, body: Option<&Value>) -> Any<(u16, Value)> {
        loop {
            let (status, _, answer) = self.send(method, path, body).await?;
            if status != 429 {
                return Ok((status, answer));
            }
            sleep(Duration::from_millis(200)).await;
        }
    }

    async fn command(&self, table: &str, command: &Value) -> Any<(u16, Value)> {
        self.insist("POST", &format!("/api/tables/{table}/commands"), Some(command)).await
    }

    /// Opens a table, if the server lets it.
    async fn table(&self, settings: &Value, bots: &[&str]) -> Any<Option<String>> {
        let bots: Vec<Value> = bots
            .iter()
            .enumerate()
            .map(|(i, level)| json!({"place": i + 1, "level": level}))
            .collect();
        let table = json!({"settings": settings, "bots": bots});
        let (_, answer) = self.insist("POST", "/api/tables", Some(&table)).await?;
        match answer["error"].as_str() {
            Some("too_many_tables") | None => Ok(answer["id"].as_str().map(str::to_string)),
            Some(_) => Err(format!("a table was refused: {answer}").into()),
        }
    }

    /// Opens a socket; a narrow one takes in little that is not read.
    async fn socket(&self, table: &str, narrow: bool) -> Any<WebSocketStream<TcpStream>> {
        let socket = TcpSocket::new_v4()?;
        if narrow {
            socket.set_recv_buffer_size(2048)?;
        }
        socket.bind(SocketAddr::new(self.from, 0))?;
        let stream = socket.connect(self.server.address).await?;
        stream.set_nodelay(true)?;
        let request = http::Request::builder()
            .uri(format!("ws://localhost/api/tables/{table}/socket"))
            .header("Host", "localhost")
            .header("Connection", "Upgrade")
            .header("Upgrade", "websocket")
            .header("Sec-WebSocket-Version", "13")
            .header("Sec-WebSocket-Key", generate_key())
            .header("Cookie", &self.cookie);
        Ok(timeout(PATIENCE, client_async(request.body(())?, stream)).await??.0)
    }
}

/// F1: 98 sockets that hardly read, at a table with the largest map, while its viewer comes and goes.
async fn slow_readers(server: &Server) -> Any<bool> {
    let host = server.guest(Ipv4Addr::LOCALHOST.into()).await?;
    let settings = json!({"game": "huge", "map": map("huge", 60), "places": 2});
    let table = host.table(&settings, &[]).await?.ok_or("the host has no table")?;
    let guest = server.guest(Ipv4Addr::LOCALHOST.into()).await?;
    let mut sockets = Vec::new();
    for _ in 0..98 {
        sockets.extend(guest.socket(&table, true).await.ok());
    }
    let mut most = server.memory();
    for turn in 0..40 {
        let command = if turn % 2 == 0 { "join" } else { "leave" };
        guest.command(&table, &json!({"type": command})).await?;
        most = most.max(server.memory());
    }
    let measured = format!("{most:.0} MB with {} sockets", sockets.len());
    drop(sockets);
    Ok(report("F1 sockets that do not read", &measured, "200 MB", most < 200.0))
}

/// F2: as many tables of experts as one guest can start, on a dense map; what somebody else waits.
async fn many_bots(server: &Server) -> Any<bool> {
    let attacker = server.guest(Ipv4Addr::LOCALHOST.into()).await?;
    let (mut started, mut refused) = (0, 0);
    for i in 0..60 {
        let settings = match i % 2 {
            0 => json!({"game": "usa", "places": 4}),
            _ => json!({"game": "dense", "map": map("dense", 10), "places": 4}),
        };
        match attacker.table(&settings, &["expert"; 3]).await? {
            None => refused += 1,
            Some(table) => match attacker.command(&table, &json!({"type": "start"})).await?.0 {
                200 => {
                    // The fourth is played by an expert as well: a bot stands in.
                    attacker.command(&table, &json!({"type": "leave"})).await?;
                    started += 1;
                }
                _ => refused += 1,
            },
        }
        if refused >= 12 {
            break;
        }
    }
    let mut held = true;
    for (level, limit) in [("greedy", 200.0), ("expert", 1000.0)] {
        let mut waits = answers(server, level).await?;
        waits.sort_by(f64::total_cmp);
        let (median, worst) = (waits[waits.len() / 2], waits[waits.len() - 1]);
        let attack = format!("F2 {started} tables of experts; {level}");
        let measured = format!("{median:.0} ms, {worst:.0} at most of {}", waits.len());
        held &= report(&attack, &measured, &format!("{limit:.0} ms"), worst < limit);
    }
    Ok(report("F2 tables one guest can start", &format!("{started} of 60"), "20", started <= 20)
        && held)
}

/// How long a bot of somebody else takes to answer, in milliseconds.
async fn answers(server: &Server, level: &str) -> Any<Vec<f64>> {
    let victim = server.guest(ELSEWHERE.into()).await?;
    let settings = json!({"game": "usa", "places": 2, "first_player": 0});
    let table = victim.table(&settings, &[level]).await?.ok_or("the victim has no table")?;
    let mut socket = victim.socket(&table, false).await?;
    victim.command(&table, &json!({"type": "start"})).await?;
    let (mut waits, mut seq, mut id) = (Vec::new(), 0, 0);
    let mut acted: Option<Instant> = None;
    while waits.len() < 12 {
        let text = match timeout(PATIENCE, socket.next()).await?.ok_or("the socket ended")?? {
            Message::Text(text) => text,
            _ => continue,
        };
        let message: Value = serde_json::from_str(&text)?;
        let (event, legal) = match message["type"].as_str() {
            Some("view") => (&message["view"], &message["view"]["legal"]),
            Some("event") => (&message["event"], &message["legal"]),
            _ => continue,
        };
        seq = event["seq"].as_u64().unwrap_or(seq);
        if event["by"]["type"] == "bot" || event["by"] == "bot" {
            waits.extend(acted.take().map(|at| at.elapsed().as_secs_f64() * 1e3));
        }
        if let Some(action) = legal.as_array().and_then(|legal| legal.last()) {
            id += 1;
            let act = json!({"type": "act", "decided_on": seq, "action": action});
            let text = json!({"id": id.to_string(), "command": act}).to_string();
            socket.send(Message::text(text)).await?;
            acted = Some(Instant::now());
        }
    }
    Ok(waits)
}

/// F3: bodies that do not arrive, over as many connections as one address gets.
async fn slow_bodies(server: &Server) -> Any<bool> {
    let mut open = Vec::new();
    for _ in 0..400 {
        let mut stream = server.connect(Ipv4Addr::LOCALHOST.into()).await?;
        let slow = "POST /api/guest HTTP/1.1\r\nHost: localhost\r\n\
            Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{";
        let _ = stream.write_all(slow.as_bytes()).await;
        open.push(stream);
    }
    sleep(Duration::from_secs(1)).await;
    let mut waiting = 0;
    for stream in &open {
        // Whoever was turned away has something to read.
        let waits = stream
            .try_read(&mut [0; 1])
            .is_err_and(|it| it.kind() == std::io::ErrorKind::WouldBlock);
        waiting += u32::from(waits);
    }
    let other = server.guest(ELSEWHERE.into()).await.is_ok();
    let measured = format!("{waiting} of 400 wait, others served: {other}");
    let mut held =
        report("F3 slow bodies of one address", &measured, "200, true", waiting <= 200 && other);
    let begun = Instant::now();
    for stream in &mut open {
        let mut rest = Vec::new();
        let _ = timeout(PATIENCE, stream.read_to_end(&mut rest)).await?;
    }
    let seconds = begun.elapsed().as_secs_f64() + 1.0;
    held &= report("F3 until all are given up", &format!("{seconds:.0} s"), "20 s", seconds < 20.0);
    Ok(held)
}

/// F4: a guest without a seat talks for ten seconds.
async fn chatter(server: &Server) -> Any<bool> {
    let host = server.guest(ELSEWHERE.into()).await?;
    let settings = json!({"game": "usa", "places": 2});
    let table = host.table(&settings, &[]).await?.ok_or("the host has no table")?;
    let guest = server.guest(Ipv4Addr::LOCALHOST.into()).await?;
    let mut socket = guest.socket(&table, false).await?;
    let (begun, mut sent, mut said) = (Instant::now(), 0, 0);
    while begun.elapsed() < Duration::from_secs(10) && sent < 2000 {
        let say = json!({"type": "say", "text": format!("line {sent}")});
        let text = json!({"id": sent.to_string(), "command": say}).to_string();
        if socket.send(Message::text(text)).await.is_err() {
            break;
        }
        sent += 1;
        while let Ok(Some(Ok(Message::Text(text)))) =
            timeout(Duration::from_millis(2), socket.next()).await
        {
            said += u32::from(text.contains("\"done\""));
        }
    }
    let measured = format!("{said} lines kept of {sent} sent");
    let mut held = report("F4 a stranger's chat in ten seconds", &measured, "10 lines", said <= 10);
    let begun = Instant::now();
    host.insist("GET", &format!("/api/tables/{table}/at/1"), None).await?;
    let millis = begun.elapsed().as_secs_f64() * 1e3;
    held &= report(
        "F4 the table at its second entry",
        &format!("{millis:.0} ms"),
        "50 ms",
        millis < 50.0,
    );
    Ok(held)
}

/// F5: 160 wrong sign-ins, one at a time and then eight at once.
async fn sign_ins(server: &Server) -> Any<bool> {
    let guest = server.guest(Ipv4Addr::LOCALHOST.into()).await?;
    let before = server.memory();
    let mut most = before;
    let wrong = |i: u32| json!({"name": format!("nobody {i}"), "password": "wrong horse"});
    for i in 0..80 {
        guest.insist("POST", "/api/session", Some(&wrong(i))).await?;
        most = most.max(server.memory());
    }
    for round in 0..10 {
        let tries = (0..8).map(|i| {
            let guest = guest.clone();
            let body = wrong(round * 8 + i);
            tokio::spawn(async move {
                let sent = guest.send("POST", "/api/session", Some(&body)).await;
                sent.is_ok()
            })
        });
        for attempt in tries.collect::<Vec<_>>() {
            attempt.await?;
        }
        most = most.max(server.memory());
    }
    let measured = format!("{before:.0} MB before, {most:.0} at most");
    Ok(report("F5 160 wrong sign-ins", &measured, "150 MB", most < 150.0))
}

/// F6: pings as fast as they go, over 50 sockets for five seconds.
async fn pings(server: &Server) -> Any<bool> {
    let host = server.guest(ELSEWHERE.into()).await?;
    let settings = json!({"game": "usa", "places": 2});
    let table = host.table(&settings, &[]).await?.ok_or("the host has no table")?;
    let guest = server.guest(Ipv4Addr::LOCALHOST.into()).await?;
    let mut sockets = Vec::new();
    for _ in 0..50 {
        sockets.extend(guest.socket(&table, false).await.ok());
    }
    let (before, begun, opened) = (server.work(), Instant::now(), sockets.len());
    let mut sent = 0;
    while begun.elapsed() < Duration::from_secs(5) && !sockets.is_empty() {
        let mut left = Vec::new();
        for mut socket in sockets {
            if socket.send(Message::Ping(Bytes::new())).await.is_ok() {
                sent += 1;
                left.push(socket);
            }
        }
        sockets = left;
    }
    let work = server.work() - before;
    let measured = format!("{sent} sent, {} of {opened} open, {work:.1} s", sockets.len());
    Ok(report("F6 pings for five seconds, processor time", &measured, "1 s", work < 1.0))
}

/// About the densest map that a table takes, with stations, and names as long as this.
fn map(id: &str, length: usize) -> Value {
    let name = |i: usize| format!("{i:0>length$}");
    let cities: Vec<Value> = (0..16)
        .map(|i| json!({"id": name(i), "name": name(i), "x": 10 * i, "y": 7 * i % 100}))
        .collect();
    // With a track between any two cities the map would be refused.
    let pairs = (0..16).flat_map(|a| (a + 1..16.min(a + 13)).map(move |b| (a, b)));
    let tracks: Vec<Value> = pairs
        .map(|(a, b)| {
            let id = name(100 * a + b);
            json!({"id": id, "a": name(a), "b": name(b), "length": 1 + (a + b) % 2, "color": "gray"})
        })
        .collect();
    let tickets: Vec<Value> = (0..112)
        .map(|i| {
            let (a, b) = (i % 16, (i % 16 + 1 + i / 16) % 16);
            json!({"id": name(i), "a": name(a), "b": name(b), "points": 1 + i % 20})
        })
        .collect();
    json!({
        "id": id, "name": name(0), "players": [2, 5], "trains": 60, "stations": 3,
        "cards_per_color": 26, "locomotives": 40, "starting_cards": 4, "row": 5,
        "starting_tickets": {"long": 0, "regular": 6, "keep_at_least": 3, "returned": "bottom"},
        "ticket_draw": {"count": 6, "keep_at_least": 3},
        "track_points": {"1": 1, "2": 2}, "longest_path_points": 10, "unbuilt_station_points": 4,
        "last_round_at_trains": 2, "double_tracks_from_players": 4, "tunnel_cards": 3,
        "cities": cities, "tracks": tracks, "tickets": tickets,
    })
}
