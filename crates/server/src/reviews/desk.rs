//! The reviews that this node computes or is about to, and what it has heard of those of others.

use std::collections::{BTreeMap, HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use formats::record::RecordDoc;
use formats::review::{DealDoc, ReviewDoc, StepDoc};
use protocol::ids::UserId;
use protocol::learning::{ReviewNews, ReviewState, ReviewStatus};

use crate::limits::Asker;

/// The most steps in one message, and about how many bytes.
const NEWS_STEPS: usize = 32;
const NEWS_BYTES: usize = 32 * 1024;

/// How many reviews that have failed are remembered.
const FAILED: usize = 64;

/// Of how many reviews on other nodes it is known how far they have got.
const ELSEWHERE: usize = 64;

/// The reviews of one node.
pub struct Desk {
    /// What the store knows this node by.
    pub node: String,
    /// How many reviews are computed at a time.
    threads: usize,
    inner: Mutex<Inner>,
}

#[derive(Default)]
struct Inner {
    /// In the order they were asked for.
    reviews: Vec<Entry>,
    failed: VecDeque<String>,
    elsewhere: HashMap<String, Elsewhere>,
    closed: bool,
}

/// A review to be computed.
pub struct New {
    /// The table's id.
    pub table: String,
    /// The user whose time on the bots' threads it takes.
    pub owner: UserId,
    /// Whose budget it counts against.
    pub asker: Option<Asker>,
    /// The game.
    pub record: Arc<RecordDoc>,
}

struct Entry {
    new: New,
    stage: Stage,
    deal: Option<DealDoc>,
    steps: Vec<StepDoc>,
    /// How many of the steps everybody was told of.
    told: usize,
}

enum Stage {
    /// The store has not said yet whether this node may compute it.
    Asked,
    /// Others come first.
    Waiting,
    /// It is being computed.
    Running,
    /// Here it is, unless it could not be computed.
    Over(Option<Box<ReviewDoc>>),
}

/// What other nodes have told of a review.
struct Elsewhere {
    news: ReviewNews,
    steps: BTreeMap<usize, StepDoc>,
    heard: Instant,
}

/// Why a review can't be placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Full {
    /// There are as many as there may be.
    All,
    /// There are as many of this asker.
    Asker,
}

/// A review that is over: its table, and what was found, if anything.
pub type Over = (String, Option<Box<ReviewDoc>>);

impl Desk {
    /// A desk with nothing on it.
    pub fn new(node: String, threads: usize) -> Arc<Desk> {
        Arc::new(Desk { node, threads, inner: Mutex::default() })
    }

    /// Adds a review. Returns false if it is there already. A limit of 0 is none.
    pub fn place(&self, new: New, all: usize, each: usize) -> Result<bool, Full> {
        let mut inner = self.lock();
        if inner.closed || inner.find(&new.table).is_some() {
            return Ok(false);
        }
        if all > 0 && inner.reviews.len() >= all {
            return Err(Full::All);
        }
        let of_asker = |entry: &&Entry| new.asker.is_some() && entry.new.asker == new.asker;
        if each > 0 && inner.reviews.iter().filter(of_asker).count() >= each {
            return Err(Full::Asker);
        }
        inner.failed.retain(|table| *table != new.table);
        inner.elsewhere.remove(&new.table);
        let (stage, deal, steps) = (Stage::Asked, None, Vec::new());
        inner.reviews.push(Entry { new, stage, deal, steps, told: 0 });
        inner.measure();
        Ok(true)
    }

    /// The store lets this node compute it.
    pub fn ready(&self, table: &str) {
        if let Some(entry) = self.lock().find(table) {
            entry.stage = Stage::Waiting;
        }
    }

    /// Takes a review off the desk.
    pub fn forget(&self, table: &str) {
        let mut inner = self.lock();
        inner.reviews.retain(|entry| entry.new.table != table);
        inner.measure();
    }

    /// The next review to begin, if there is a thread for it. It is running from now on.
    pub fn next(&self) -> Option<(String, UserId, Arc<RecordDoc>)> {
        let mut inner = self.lock();
        let running = |entry: &&Entry| matches!(entry.stage, Stage::Running);
        if inner.closed || inner.reviews.iter().filter(running).count() >= self.threads {
            return None;
        }
        let waits = |entry: &&mut Entry| matches!(entry.stage, Stage::Waiting);
        let entry = inner.reviews.iter_mut().find(waits)?;
        entry.stage = Stage::Running;
        let New { table, owner, record, .. } = &entry.new;
        Some((table.clone(), owner.clone(), record.clone()))
    }

    /// Whether a review is still wanted.
    pub fn is_running(&self, table: &str) -> bool {
        let mut inner = self.lock();
        inner.find(table).is_some_and(|entry| matches!(entry.stage, Stage::Running))
    }

    /// Notes what the deal gave.
    pub fn dealt(&self, table: &str, deal: DealDoc) {
        if let Some(entry) = self.lock().find(table) {
            entry.deal = Some(deal);
        }
    }

    /// Notes a step.
    pub fn stepped(&self, table: &str, step: StepDoc) {
        if let Some(entry) = self.lock().find(table) {
            entry.steps.push(step);
        }
    }

    /// Notes the end of a review.
    pub fn end(&self, table: &str, review: Option<ReviewDoc>) {
        if let Some(entry) = self.lock().find(table) {
            entry.stage = Stage::Over(review.map(Box::new));
        }
    }

    /// How far a review has got, if it is computed here.
    pub fn status(&self, table: &str) -> Option<ReviewStatus> {
        let mut inner = self.lock();
        let ahead = inner.reviews.iter().take_while(|entry| entry.new.table != table).count();
        let entry = inner.find(table)?;
        let state = match entry.stage {
            Stage::Asked | Stage::Waiting => ReviewState::Waiting,
            Stage::Running | Stage::Over(_) => ReviewState::Running,
        };
        Some(ReviewStatus {
            state,
            done: entry.steps.len(),
            total: entry.new.record.actions.len(),
            ahead: if state == ReviewState::Waiting { ahead } else { 0 },
            deal: entry.deal.clone(),
            steps: entry.steps.clone(),
            review: None,
        })
    }

    /// How many reviews are on the desk.
    pub fn len(&self) -> usize {
        self.lock().reviews.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// What is new about the reviews that are under way. [`told`](Desk::told) says that it was told.
    pub fn news(&self) -> Vec<(String, ReviewNews)> {
        let inner = self.lock();
        let running = inner.reviews.iter().filter(|it| matches!(it.stage, Stage::Running));
        let news = |entry: &Entry| {
            let mut bytes = 0;
            let fits = |step: &&StepDoc| {
                let room = bytes < NEWS_BYTES;
                bytes += serde_json::to_vec(step).map_or(0, |text| text.len());
                room
            };
            let rest = entry.steps[entry.told..].iter().take(NEWS_STEPS);
            let steps: Vec<StepDoc> = rest.take_while(fits).cloned().collect();
            let news = ReviewNews {
                state: ReviewState::Running,
                done: entry.told + steps.len(),
                total: entry.new.record.actions.len(),
                deal: entry.deal.clone().filter(|_| entry.told == 0),
                steps,
            };
            (!news.steps.is_empty()).then(|| (entry.new.table.clone(), news))
        };
        running.filter_map(news).collect()
    }

    /// Notes how many steps of a review everybody was told of.
    pub fn told(&self, table: &str, steps: usize) {
        if let Some(entry) = self.lock().find(table) {
            entry.told = steps;
        }
    }

    /// The reviews that are over. They stay until they are [forgotten](Desk::forget).
    pub fn over(&self) -> Vec<Over> {
        let inner = self.lock();
        let over = |entry: &Entry| match &entry.stage {
            Stage::Over(review) => Some((entry.new.table.clone(), review.clone())),
            _ => None,
        };
        inner.reviews.iter().filter_map(over).collect()
    }

    /// Notes that a review could not be computed.
    pub fn fail(&self, table: &str) {
        let mut inner = self.lock();
        inner.reviews.retain(|entry| entry.new.table != table);
        inner.measure();
        if inner.failed.len() >= FAILED {
            inner.failed.pop_front();
        }
        inner.failed.push_back(table.to_string());
    }

    /// Whether a review could not be computed here.
    pub fn has_failed(&self, table: &str) -> bool {
        self.lock().failed.iter().any(|failed| failed == table)
    }

    /// Takes everything off the desk, for good.
    pub fn close(&self) {
        let mut inner = self.lock();
        inner.closed = true;
        inner.reviews.clear();
        inner.measure();
    }

    /// Whether nothing more is computed here.
    pub fn is_closed(&self) -> bool {
        self.lock().closed
    }

    /// Notes what another node tells of a review that it computes.
    pub fn hear(&self, table: &str, news: &ReviewNews) {
        let mut inner = self.lock();
        if matches!(news.state, ReviewState::Done | ReviewState::Failed) {
            inner.elsewhere.remove(table);
            return;
        }
        let all = &mut inner.elsewhere;
        if all.len() >= ELSEWHERE && !all.contains_key(table) {
            // One of them has long been done, and its end was not heard.
            let oldest = all.iter().min_by_key(|(_, it)| it.heard).map(|(table, _)| table.clone());
            oldest.map(|table| all.remove(&table));
        }
        let (heard, steps) = (Instant::now(), BTreeMap::new());
        let new = || Elsewhere { news: news.clone(), steps, heard };
        let known = all.entry(table.to_string()).or_insert_with(new);
        known.heard = heard;
        known.news.done = news.done;
        known.news.deal = known.news.deal.take().or_else(|| news.deal.clone());
        known.steps.extend(news.steps.iter().map(|step| (step.at, step.clone())));
    }

    /// What is known of a review on another node.
    pub fn elsewhere(&self, table: &str) -> Option<ReviewStatus> {
        let inner = self.lock();
        let Elsewhere { news, steps, .. } = inner.elsewhere.get(table)?;
        Some(ReviewStatus {
            state: ReviewState::Running,
            done: news.done,
            total: news.total,
            ahead: 0,
            deal: news.deal.clone(),
            steps: steps.values().cloned().collect(),
            review: None,
        })
    }

    /// Forgets what other nodes have told of a review that is there by now.
    pub fn forget_elsewhere(&self, table: &str) {
        self.lock().elsewhere.remove(table);
    }

    fn lock(&self) -> MutexGuard<'_, Inner> {
        // Nothing done under this lock can panic half-way, so poisoning is harmless.
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Inner {
    fn find(&mut self, table: &str) -> Option<&mut Entry> {
        self.reviews.iter_mut().find(|entry| entry.new.table == table)
    }

    fn measure(&self) {
        metrics::gauge!("branchline_reviews").set(self.reviews.len() as f64);
    }
}
