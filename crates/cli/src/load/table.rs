//! One table of the load generator, with all its players in one task.

use std::future::poll_fn;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::task::Poll;
use std::time::{Duration, Instant};

use client::{Client, Error, EventHead, Message, Raw, Received, Socket, ViewHead};
use engine::chance::FastChance;
use protocol::message::{Answer, Verdict};
use serde_json::json;
use tokio::sync::{Semaphore, mpsc, watch};
use tokio::time::sleep_until;

use super::choice::choose;
use super::tally::Tally;

/// The phase that all tables are in.
#[derive(Clone, Copy, PartialEq)]
pub enum Phase {
    /// Players are being seated.
    Seating,
    /// They have been playing since this moment.
    Playing(Instant),
    /// The run is over.
    Over,
}

/// The settings of one table.
pub struct Plan {
    /// Its number, from 0.
    pub number: u32,
    /// The id of the game.
    pub game: &'static str,
    /// The number of players.
    pub players: usize,
    /// The time between two actions.
    pub pace: Duration,
    /// The time from the start to the first action.
    pub first: Duration,
    /// The seed of the players' choices.
    pub seed: u64,
    /// Counts the actions at all tables.
    pub done: Arc<AtomicU64>,
}

/// A table and its players.
pub struct Table {
    plan: Plan,
    nobody: Client,
    chance: FastChance,
    users: Vec<Client>,
    sockets: Vec<Socket>,
    /// Each player's legal actions, if any.
    legal: Vec<Option<Raw>>,
    action: Option<InFlight>,
    over: bool,
    playing: bool,
    tally: Tally,
}

/// An action that was sent and is not settled yet.
struct InFlight {
    player: usize,
    id: String,
    sent: Instant,
    answered: bool,
    /// Which players have been told of it.
    heard: Vec<bool>,
}

impl Table {
    /// A table without players yet.
    pub fn new(nobody: Client, plan: Plan) -> Table {
        Table {
            chance: FastChance::new(plan.seed),
            nobody,
            users: Vec::new(),
            sockets: Vec::new(),
            legal: Vec::new(),
            action: None,
            over: false,
            playing: false,
            tally: Tally::default(),
            plan,
        }
    }

    /// Seats the players when the gate allows, reports that, and plays until the run is over or an
    /// error occurs.
    pub async fn run(
        mut self,
        mut phase: watch::Receiver<Phase>,
        gate: Arc<Semaphore>,
        seated: mpsc::Sender<()>,
    ) -> (Tally, Option<Error>) {
        let begin = phase.clone();
        let error = tokio::select! {
            biased;
            _ = phase.wait_for(|phase| *phase == Phase::Over) => None,
            Err(error) = self.go_on(begin, gate, seated) => Some(error),
        };
        self.tally.open += u64::from(self.action.is_some_and(|action| !action.answered));
        (self.tally, error)
    }

    /// Seats everybody and plays. Returns only on an error.
    async fn go_on(
        &mut self,
        mut phase: watch::Receiver<Phase>,
        gate: Arc<Semaphore>,
        seated: mpsc::Sender<()>,
    ) -> Result<(), Error> {
        let permit = gate.acquire().await;
        self.sit_down().await?;
        drop(permit);
        // If nobody is waiting for this any more, the run is over.
        let _ = seated.send(()).await;
        drop(seated);
        let mut due = None;
        loop {
            let now = Instant::now();
            let ready = due.filter(|_| self.may_act());
            tokio::select! {
                biased;
                (player, received) = next_message(&mut self.sockets) => {
                    self.take(player, received).await?;
                }
                Ok(()) = phase.changed(), if due.is_none() => {
                    if let Phase::Playing(begun) = *phase.borrow_and_update() {
                        due = Some(begun + self.plan.first);
                        self.playing = true;
                    }
                }
                _ = sleep_until(ready.unwrap_or(now).into()), if ready.is_some() => {
                    self.act().await?;
                    due = ready.map(|due| self.next_due(due));
                }
            }
            if self.over && self.action.is_none() {
                self.tally.games += 1;
                self.sit_down().await?;
            }
        }
    }

    /// Opens a table and seats all players at it, each with a socket. Players are created the first
    /// time and then reused.
    async fn sit_down(&mut self) -> Result<(), Error> {
        while self.users.len() < self.plan.players {
            let name = format!("Load {}.{}", self.plan.number + 1, self.users.len() + 1);
            self.users.push(self.nobody.another_guest(&name).await?);
        }
        let (game, players) = (self.plan.game, self.plan.players);
        let settings = json!({ "game": game, "places": players, "access": "link" });
        let table = self.users[0].create_table(&settings).await?;
        self.sockets.clear();
        for (place, user) in self.users.iter().enumerate() {
            if place > 0 {
                let join = json!({ "type": "join", "place": place });
                user.command(&table.id, &join).await?;
            }
            self.sockets.push(Socket::open(user, &table.id, Some(place)).await?);
        }
        self.legal = vec![None; players];
        self.over = false;
        self.sockets[0].ask(&json!({ "type": "start" })).await?;
        Ok(())
    }

    /// Whether somebody has a legal action and no action is in flight.
    fn may_act(&self) -> bool {
        self.action.is_none() && !self.over && self.legal.iter().any(Option::is_some)
    }

    /// When the next action is due, after one that was due at `due`. Actions whose time has already
    /// passed are skipped.
    fn next_due(&mut self, due: Instant) -> Instant {
        let mut next = due + self.plan.pace;
        let now = Instant::now();
        while next + self.plan.pace <= now {
            next += self.plan.pace;
            self.tally.late += 1;
        }
        next
    }

    async fn act(&mut self) -> Result<(), Error> {
        let able: Vec<usize> =
            (0..self.legal.len()).filter(|&player| self.legal[player].is_some()).collect();
        let player = able[self.chance.below(able.len() as u32) as usize];
        let Some(legal) = self.legal[player].clone() else { return Ok(()) };
        let Some(action) = choose(&legal, &mut self.chance)? else { return Ok(()) };
        let sent = Instant::now();
        match self.sockets[player].act(&action).await {
            Ok(id) => {
                let heard = vec![false; self.sockets.len()];
                self.action = Some(InFlight { player, id, sent, answered: false, heard });
                Ok(())
            }
            Err(Error::Lost(_)) => self.come_back(player).await,
            Err(error) => Err(error),
        }
    }

    /// Handles a message for a player.
    async fn take(
        &mut self,
        player: usize,
        received: Result<Received, Error>,
    ) -> Result<(), Error> {
        let received = match received {
            Ok(received) => received,
            Err(Error::Lost(_)) => return self.come_back(player).await,
            Err(error) => return Err(error),
        };
        if self.playing {
            self.tally.bytes += received.raw.text().len() as u64;
        }
        match received.message {
            Message::View(ViewHead { legal, result, .. }) => {
                self.legal[player] = Some(legal).filter(|legal| !legal.is_empty_list());
                self.over |= result.is_some();
            }
            Message::Event(EventHead { kind, legal, result, .. }) => {
                if let Some(legal) = legal {
                    self.legal[player] = Some(legal).filter(|legal| !legal.is_empty_list());
                }
                self.over |= result.is_some();
                if kind == "acted" {
                    self.heard(player);
                }
            }
            Message::Answer(answer) => self.answered(answer),
            Message::Review(_) => {}
            Message::Bye(refusal) => {
                *self.tally.byes.entry(refusal.code.into_owned()).or_default() += 1
            }
        }
        Ok(())
    }

    fn heard(&mut self, player: usize) {
        let Some(action) = &mut self.action else { return };
        action.heard[player] = true;
        if action.heard.iter().all(|heard| *heard) {
            self.tally.heard.push(action.sent.elapsed());
            self.action.take_if(|action| action.answered);
        }
    }

    fn answered(&mut self, answer: Answer) {
        let Some(action) = self.action.as_mut().filter(|action| action.id == answer.id) else {
            return;
        };
        self.tally.answers.push(action.sent.elapsed());
        action.answered = true;
        match answer.verdict {
            Verdict::Done(_) => {
                self.tally.actions += 1;
                self.plan.done.fetch_add(1, Ordering::Relaxed);
                self.action.take_if(|action| action.heard.iter().all(|heard| *heard));
            }
            Verdict::Refused(refusal) => {
                *self.tally.refused.entry(refusal.code.into_owned()).or_default() += 1;
                self.action = None;
            }
        }
    }

    /// Reconnects a player. The action in flight is no longer measured, since it is not known who
    /// was told of it and when.
    async fn come_back(&mut self, player: usize) -> Result<(), Error> {
        self.tally.lost += 1;
        if let Some(action) = self.action.take() {
            self.tally.unanswered += u64::from(!action.answered && action.player == player);
        }
        self.sockets[player].resume().await
    }
}

/// Waits for the next message on any of the sockets.
async fn next_message(sockets: &mut [Socket]) -> (usize, Result<Received, Error>) {
    poll_fn(|context| {
        for (player, socket) in sockets.iter_mut().enumerate() {
            if let Poll::Ready(received) = socket.poll_next(context) {
                return Poll::Ready((player, received));
            }
        }
        Poll::Pending
    })
    .await
}
