//! How many tables a user may have: waiting to start, and running.
//!
//! A running game costs bot time, so it counts against the user who started it. A guest can be
//! somebody new at any moment, so guests also share the budget of their address.

use std::collections::HashMap;
use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};
use std::sync::{Mutex as StdMutex, PoisonError};

use axum::http::StatusCode;
use protocol::view::Stage;
use store::Store;
use store::contract::{User, UserKind};
use tokio::sync::{Mutex, MutexGuard};

use crate::config;
use crate::error::ApiError;
use crate::limits::{Address, Limit};

/// Users take turns in so many groups, so that what is counted can't change before it is used.
const TURNS: usize = 64;

/// The most addresses whose guests' games are remembered.
const ADDRESSES: usize = 10_000;

/// The budgets for tables.
pub struct Games {
    open: usize,
    running: usize,
    running_of_address: usize,
    turns: [Mutex<()>; TURNS],
    /// The tables that guests of an address have started and that may be running.
    started: StdMutex<HashMap<Address, Vec<String>>>,
}

/// The right to open or start a table now. Nobody with the same budget can until it is dropped.
pub struct Turn<'a> {
    games: &'a Games,
    guests_of: Option<Address>,
    _turn: Option<MutexGuard<'a, ()>>,
}

impl Games {
    /// Budgets that nobody has used yet.
    pub fn new(limits: &config::Limits) -> Games {
        Games {
            open: limits.open_tables as usize,
            running: limits.running_tables as usize,
            running_of_address: limits.running_tables_of_guests as usize,
            turns: std::array::from_fn(|_| Mutex::new(())),
            started: StdMutex::default(),
        }
    }

    /// Whether a user may open another table.
    pub async fn may_open(
        &self,
        store: &dyn Store,
        user: &User,
        address: Address,
    ) -> Result<Turn<'_>, ApiError> {
        let turn = self.turn(user, address).await;
        let most = self.open;
        if most > 0 && store.hosted(&user.id, Stage::Lobby).await? >= most {
            Limit::OpenTables.refused();
            let message =
                format!("you have {most} tables that have not started; start or leave one");
            return Err(ApiError::new(StatusCode::CONFLICT, "too_many_tables", message));
        }
        Ok(turn)
    }

    /// Whether a user may start another game.
    pub async fn may_start(
        &self,
        store: &dyn Store,
        user: &User,
        address: Address,
    ) -> Result<Turn<'_>, ApiError> {
        let turn = self.turn(user, address).await;
        let most = self.running;
        if most > 0 && store.hosted(&user.id, Stage::Playing).await? >= most {
            return Err(too_many(format!(
                "you have started {most} games that are still running; finish one first"
            )));
        }
        if let Some(address) = turn.guests_of.filter(|_| self.running_of_address > 0) {
            let most = self.running_of_address;
            if self.still_running(store, address).await? >= most {
                return Err(too_many(format!(
                    "guests from your address have started {most} games that are still running; \
                     finish one first, or make an account"
                )));
            }
        }
        Ok(turn)
    }

    /// Forgets the games of an address that are over, and counts the others.
    async fn still_running(&self, store: &dyn Store, address: Address) -> Result<usize, ApiError> {
        let tables = self.started().get(&address).cloned().unwrap_or_default();
        let mut running = Vec::with_capacity(tables.len());
        for table in tables {
            let row = store.table(&table).await?;
            if row.is_some_and(|row| row.stage == Stage::Playing) {
                running.push(table);
            }
        }
        let count = running.len();
        let mut started = self.started();
        match count {
            0 => drop(started.remove(&address)),
            _ => drop(started.insert(address, running)),
        }
        Ok(count)
    }

    async fn turn(&self, user: &User, address: Address) -> Turn<'_> {
        let guests_of = (user.kind == UserKind::Guest).then_some(address);
        let mut hasher = DefaultHasher::new();
        match guests_of {
            Some(address) => address.hash(&mut hasher),
            None => user.id.hash(&mut hasher),
        }
        let group = hasher.finish() % TURNS as u64;
        // Where nothing is counted, nobody has to wait.
        let turn = match self.open.max(self.running).max(self.running_of_address) {
            0 => None,
            _ => Some(self.turns[group as usize].lock().await),
        };
        Turn { games: self, guests_of, _turn: turn }
    }

    fn started(&self) -> std::sync::MutexGuard<'_, HashMap<Address, Vec<String>>> {
        self.started.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Turn<'_> {
    /// Notes that the game has started.
    pub fn started(self, table: &str) {
        let (Some(address), 1..) = (self.guests_of, self.games.running_of_address) else { return };
        let mut started = self.games.started();
        if started.len() >= ADDRESSES && !started.contains_key(&address) {
            started.clear();
        }
        started.entry(address).or_default().push(table.to_string());
    }
}

fn too_many(message: String) -> ApiError {
    Limit::RunningTables.refused();
    ApiError::new(StatusCode::CONFLICT, "too_many_games", message)
}
