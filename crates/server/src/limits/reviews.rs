//! How many reviews somebody may ask for, and how many actions have judged.
//!
//! A review takes tens of seconds of a core. A guest can be somebody new at any moment, so the guests
//! of an address share a budget.

use std::num::NonZeroU32;

use axum::http::StatusCode;
use governor::Quota;
use protocol::ids::UserId;
use store::contract::{User, UserKind};

use crate::config;
use crate::error::ApiError;
use crate::limits::{Address, Limit, Rates, per_minute, too_many};
use crate::reviews::desk::{Desk, Full, New};

/// Whose budget a review counts against.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Asker {
    /// That of an account or a bot.
    User(UserId),
    /// That of all guests of an address.
    Guests(Address),
}

impl Asker {
    /// The one that a user's wishes count for.
    pub fn of(user: &User, address: Address) -> Asker {
        match user.kind {
            UserKind::Guest => Asker::Guests(address),
            UserKind::Account | UserKind::Bot => Asker::User(user.id.clone()),
        }
    }
}

/// The budgets for reviews.
pub struct Reviews {
    all: usize,
    waiting: usize,
    asked: Rates<Asker>,
    attempts: Rates<Asker>,
}

impl Reviews {
    /// Budgets that nobody has used yet.
    pub fn new(limits: &config::Limits) -> Reviews {
        let per_hour = NonZeroU32::new(limits.reviews_per_hour).map(Quota::per_hour);
        Reviews {
            all: limits.reviews as usize,
            waiting: limits.reviews_waiting as usize,
            asked: Rates::new(per_hour),
            attempts: Rates::new(per_minute(limits.attempts_per_minute)),
        }
    }

    /// Puts a review on the desk. Returns false if it is there already.
    pub fn place(&self, desk: &Desk, new: New) -> Result<bool, ApiError> {
        let guests = matches!(new.asker, Some(Asker::Guests(_)));
        desk.place(new, self.all, self.waiting).map_err(|full| match full {
            Full::All => {
                Limit::ReviewQueue.refused();
                ApiError::busy()
            }
            Full::Asker => {
                Limit::Reviews.refused();
                let most = self.waiting;
                let message = match guests {
                    true => format!(
                        "guests from your address wait for {most} reviews; wait until one is done, \
                         or make an account"
                    ),
                    false => format!("you wait for {most} reviews; wait until one is done"),
                };
                ApiError::new(StatusCode::CONFLICT, "too_many_reviews", message)
            }
        })
    }

    /// Counts a review that is to be computed.
    pub fn ask(&self, asker: &Asker) -> Result<(), ApiError> {
        self.asked.count_one(asker).map_err(|wait| too_many(Limit::Reviews, wait))
    }

    /// Counts an action that is to be judged.
    pub fn attempt(&self, asker: &Asker) -> Result<(), ApiError> {
        self.attempts.count_one(asker).map_err(|wait| too_many(Limit::Attempts, wait))
    }
}
