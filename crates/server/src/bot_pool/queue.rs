//! The queue in front of the bots' threads: fair between users, and bounded.
//!
//! Each user who is responsible for tables has one turn after the other, and what takes longer
//! counts for more (weighted round robin). So somebody with 20 tables of experts makes nobody else
//! wait longer than somebody with one. Tables that somebody watches come first; one turn in
//! [`IDLE_EVERY`] goes to the others, so that they go on as well.

use std::collections::{BTreeSet, HashMap, VecDeque};

use protocol::ids::UserId;

/// One turn in so many goes to tables that nobody watches.
const IDLE_EVERY: u64 = 8;

/// The most questions that wait.
pub const MOST: usize = 10_000;

/// Whether somebody waits for an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Audience {
    /// Somebody watches the table.
    Watched,
    /// Nobody does.
    Idle,
    /// It is not for a game that is being played, and is done while no game has a question.
    Study,
}

/// How long an answer takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effort {
    /// It is found at once.
    Quick,
    /// It is searched for, for as long as there is time.
    Deep,
}

impl Effort {
    /// What it counts for.
    fn weight(self) -> u64 {
        match self {
            Effort::Quick => 1,
            Effort::Deep => 10,
        }
    }
}

/// Which questions a thread takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Takes {
    /// All of them.
    All,
    /// Only quick ones, so that nobody waits for a greedy bot while experts think.
    Quick,
}

/// Whose question it is, and what it needs.
#[derive(Clone, Debug)]
pub struct Ticket {
    /// The user who is responsible for the table.
    pub owner: UserId,
    /// Whether somebody waits for it.
    pub audience: Audience,
    /// How long it takes.
    pub effort: Effort,
}

/// Questions that wait for a thread.
pub struct Queue<T> {
    /// Watched and quick, watched and deep, idle and quick, and so on.
    lanes: [Lane<T>; 6],
    /// What each user has used so far. A user who has used no more than `now` is not in the map.
    used: HashMap<UserId, u64>,
    /// What the user who had the last turn had used by then.
    now: u64,
    turns: u64,
    /// How many questions wait, of tables that are watched, of others, and of studies.
    waiting: [usize; 3],
}

/// The questions of one kind.
struct Lane<T> {
    /// The users who have questions here, the next one first: by what they have used, then by who
    /// came first.
    order: BTreeSet<(u64, u64, UserId)>,
    /// Where a user is in that order, and the user's questions.
    questions: HashMap<UserId, (u64, u64, VecDeque<T>)>,
    arrivals: u64,
}

impl<T> Default for Queue<T> {
    fn default() -> Queue<T> {
        let lanes = std::array::from_fn(|_| Lane {
            order: BTreeSet::new(),
            questions: HashMap::new(),
            arrivals: 0,
        });
        Queue { lanes, used: HashMap::new(), now: 0, turns: 0, waiting: [0; 3] }
    }
}

impl<T> Queue<T> {
    /// How many questions wait.
    fn len(&self) -> usize {
        self.waiting.iter().sum()
    }

    /// How many questions wait that come no later than others for this audience: tables that nobody
    /// watches take no time from those that somebody does.
    pub fn rivals(&self, audience: Audience) -> usize {
        match audience {
            Audience::Watched => self.waiting[Audience::Watched as usize],
            Audience::Idle => self.waiting[..2].iter().sum(),
            Audience::Study => self.len(),
        }
    }

    /// Adds a question, or gives it back if too many wait.
    pub fn push(&mut self, ticket: &Ticket, question: T) -> Result<(), T> {
        if self.len() >= MOST {
            return Err(question);
        }
        self.waiting[ticket.audience as usize] += 1;
        let used = self.used.get(&ticket.owner).copied().unwrap_or(self.now);
        self.lanes[lane(ticket.audience, ticket.effort)].push(&ticket.owner, used, question);
        Ok(())
    }

    /// The next question for a thread.
    pub fn pop(&mut self, takes: Takes) -> Option<T> {
        use Audience::{Idle, Study, Watched};
        self.turns += 1;
        let audiences = match self.turns % IDLE_EVERY {
            0 => [Idle, Watched, Study],
            _ => [Watched, Idle, Study],
        };
        audiences.into_iter().find_map(|audience| self.pop_of(audience, takes))
    }

    fn pop_of(&mut self, audience: Audience, takes: Takes) -> Option<T> {
        let [quick, deep] = [Effort::Quick, Effort::Deep].map(|effort| lane(audience, effort));
        let first = |lane: usize| self.lanes[lane].order.first().map(|(used, ..)| *used);
        let (effort, used) = match (first(quick), first(deep), takes) {
            (Some(quick), Some(deep), Takes::All) if deep < quick => (Effort::Deep, deep),
            (Some(quick), ..) => (Effort::Quick, quick),
            (None, Some(deep), Takes::All) => (Effort::Deep, deep),
            (None, ..) => return None,
        };
        let (owner, question) = self.lanes[lane(audience, effort)].pop()?;
        self.waiting[audience as usize] -= 1;
        self.now = self.now.max(used);
        self.charge(owner, effort.weight());
        Some(question)
    }

    /// Counts a turn against a user, and moves the user back accordingly.
    fn charge(&mut self, owner: UserId, weight: u64) {
        let used = self.used.get(&owner).copied().unwrap_or(0).max(self.now) + weight;
        for lane in &mut self.lanes {
            lane.reorder(&owner, used);
        }
        self.used.insert(owner, used);
        // Whoever has used less than those who wait is told apart from nobody who comes anew.
        if self.used.len() > 2 * MOST {
            let now = self.now;
            self.used.retain(|_, used| *used > now);
        }
    }
}

impl<T> Lane<T> {
    fn push(&mut self, owner: &UserId, used: u64, question: T) {
        if let Some((_, _, questions)) = self.questions.get_mut(owner) {
            questions.push_back(question);
            return;
        }
        self.arrivals += 1;
        self.order.insert((used, self.arrivals, owner.clone()));
        let questions = VecDeque::from([question]);
        self.questions.insert(owner.clone(), (used, self.arrivals, questions));
    }

    fn pop(&mut self) -> Option<(UserId, T)> {
        let (_, _, owner) = self.order.first()?.clone();
        let (used, arrival, questions) = self.questions.get_mut(&owner)?;
        let question = questions.pop_front()?;
        if questions.is_empty() {
            self.order.remove(&(*used, *arrival, owner.clone()));
            self.questions.remove(&owner);
        }
        Some((owner, question))
    }

    fn reorder(&mut self, owner: &UserId, now_used: u64) {
        let Some((used, arrival, _)) = self.questions.get_mut(owner) else { return };
        self.order.remove(&(*used, *arrival, owner.clone()));
        self.arrivals += 1;
        (*used, *arrival) = (now_used, self.arrivals);
        self.order.insert((now_used, self.arrivals, owner.clone()));
    }
}

fn lane(audience: Audience, effort: Effort) -> usize {
    2 * audience as usize + effort as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ticket(owner: &str, audience: Audience, effort: Effort) -> Ticket {
        Ticket { owner: UserId(owner.to_string()), audience, effort }
    }

    fn push(queue: &mut Queue<&'static str>, owner: &'static str, effort: Effort) {
        queue.push(&ticket(owner, Audience::Watched, effort), owner).unwrap();
    }

    fn all<T>(queue: &mut Queue<T>, takes: Takes) -> Vec<T> {
        std::iter::from_fn(|| queue.pop(takes)).collect()
    }

    #[test]
    fn users_take_turns_however_much_one_asks() {
        let mut queue = Queue::default();
        (0..5).for_each(|_| push(&mut queue, "many", Effort::Deep));
        push(&mut queue, "one", Effort::Deep);
        push(&mut queue, "two", Effort::Deep);
        push(&mut queue, "two", Effort::Deep);
        let expected = ["many", "one", "two", "many", "two", "many", "many", "many"];
        assert_eq!(all(&mut queue, Takes::All), expected);
        // Somebody who has used much comes after somebody new.
        push(&mut queue, "many", Effort::Deep);
        push(&mut queue, "three", Effort::Deep);
        assert_eq!(all(&mut queue, Takes::All), ["three", "many"]);
    }

    #[test]
    fn what_takes_longer_counts_for_more() {
        let mut queue = Queue::default();
        (0..3).for_each(|_| push(&mut queue, "experts", Effort::Deep));
        (0..15).for_each(|_| push(&mut queue, "greedy", Effort::Quick));
        let order = all(&mut queue, Takes::All);
        let place = |n| {
            let experts = order.iter().enumerate().filter(|(_, owner)| **owner == "experts");
            experts.map(|(i, _)| i).nth(n).unwrap()
        };
        // Ten quick ones for each expert.
        assert_eq!(place(1) - place(0), 11, "{order:?}");
    }

    #[test]
    fn watched_tables_come_first_and_idle_ones_still_come() {
        let mut queue = Queue::default();
        for i in 0..20 {
            let (idle, watched) = (Audience::Idle, Audience::Watched);
            queue.push(&ticket("idle", idle, Effort::Quick), ("idle", i)).unwrap();
            queue.push(&ticket(&format!("w{i}"), watched, Effort::Quick), ("watched", i)).unwrap();
        }
        let order: Vec<&str> = all(&mut queue, Takes::All).into_iter().map(|it| it.0).collect();
        assert_eq!(order[..7], ["watched"; 7]);
        assert_eq!(order[..16].iter().filter(|it| **it == "idle").count(), 2);
        assert_eq!(order.len(), 40);
    }

    #[test]
    fn idle_tables_take_no_time_from_watched_ones() {
        let mut queue = Queue::default();
        queue.push(&ticket("anna", Audience::Watched, Effort::Deep), ()).unwrap();
        for _ in 0..5 {
            queue.push(&ticket("ben", Audience::Idle, Effort::Deep), ()).unwrap();
        }
        assert_eq!([Audience::Watched, Audience::Idle].map(|it| queue.rivals(it)), [1, 6]);
    }

    #[test]
    fn studies_wait_until_no_game_has_a_question() {
        let mut queue = Queue::default();
        queue.push(&ticket("anna", Audience::Study, Effort::Deep), "study").unwrap();
        for _ in 0..20 {
            queue.push(&ticket("anna", Audience::Idle, Effort::Deep), "game").unwrap();
        }
        let order = all(&mut queue, Takes::All);
        assert_eq!(order.iter().position(|it| *it == "study"), Some(20));
    }

    #[test]
    fn a_thread_for_quick_ones_leaves_the_others() {
        let mut queue = Queue::default();
        push(&mut queue, "anna", Effort::Deep);
        push(&mut queue, "ben", Effort::Quick);
        assert_eq!(all(&mut queue, Takes::Quick), ["ben"]);
        assert_eq!(queue.len(), 1);
        assert_eq!(all(&mut queue, Takes::All), ["anna"]);
    }

    #[test]
    fn the_queue_has_an_end() {
        let mut queue = Queue::default();
        for i in 0..MOST {
            let owner = format!("u{}", i % 7);
            queue.push(&ticket(&owner, Audience::Idle, Effort::Deep), i).unwrap();
        }
        assert_eq!(queue.push(&ticket("late", Audience::Watched, Effort::Quick), 0), Err(0));
        assert_eq!(all(&mut queue, Takes::All).len(), MOST);
        assert_eq!(queue.len(), 0);
        assert!(queue.lanes.iter().all(|lane| lane.order.is_empty() && lane.questions.is_empty()));
    }
}
