//! The threads that bots think on, so that no socket has to wait for a bot.

pub mod queue;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use bots::{Bot, HasBots, Seat, sit_down};
use engine::event::Event;
use formats::action::ActionDoc;
use formats::documented::Documented;
use formats::whichever;
use protocol::ids::UserId;
use table::bot_input::{AnyBotInput, BotInput};
use tokio::sync::oneshot;

use self::queue::{Audience, Effort, Queue, Takes, Ticket};
use crate::limits::Limit;
use crate::seated::AnyMind;

/// However long the queue, a bot gets at least this fraction of its time: one part in `LEAST`.
const LEAST: u32 = 10;

/// How long a bot that does not search may take. It needs less than that, except on maps made to
/// keep it busy.
const QUICK: Duration = Duration::from_millis(20);

/// Worker threads for bots. Each handles one bot at a time.
pub struct BotPool(Arc<Shared>);

struct Shared {
    desk: Mutex<Desk>,
    /// Something was queued, or the pool is closed.
    news: Condvar,
}

#[derive(Default)]
struct Desk {
    queue: Queue<Waiting>,
    closed: bool,
}

/// What a bot needs in order to choose an action.
pub struct Question {
    /// What it can see and may do.
    pub input: AnyBotInput,
    /// What it remembers, or `None` if it has just taken its place.
    pub mind: Option<AnyMind>,
    /// What has happened since it was last asked.
    pub unheard: Vec<Event>,
}

/// A bot's choice.
pub struct Answer {
    /// The chosen action.
    pub action: ActionDoc,
    /// What it remembers, or `None` if it failed.
    pub mind: Option<AnyMind>,
}

struct Waiting {
    task: Task,
    effort: Effort,
    audience: Audience,
}

enum Task {
    /// A bot chooses an action.
    Choose { question: Box<Question>, answer: oneshot::Sender<Answer> },
    /// Something else is computed.
    Work(Work),
}

/// Something to compute on a bot's thread, in the time it is given.
type Work = Box<dyn FnOnce(Duration) + Send>;

impl BotPool {
    /// Starts `threads` threads, and one more for bots that don't search. An expert may think for
    /// `time`.
    pub fn new(threads: usize, time: Duration) -> BotPool {
        let desk = Mutex::new(Desk::default());
        let shared = Arc::new(Shared { desk, news: Condvar::new() });
        let threads = threads.max(1);
        for i in 0..=threads {
            let takes = if i < threads { Takes::All } else { Takes::Quick };
            let shared = shared.clone();
            let work = move || {
                // An expert's search gets one thread too: the others are for other bots.
                let pool = rayon::ThreadPoolBuilder::new().num_threads(1).build();
                while let Some((waiting, behind)) = shared.next(takes) {
                    let Waiting { task, effort, .. } = waiting;
                    let time = match effort {
                        Effort::Deep => share(time, behind, threads),
                        Effort::Quick => QUICK,
                    };
                    match &pool {
                        Ok(pool) => pool.install(|| task.run(time)),
                        Err(_) => task.run(time),
                    }
                }
            };
            let thread = std::thread::Builder::new().name(format!("bot {i}"));
            thread.spawn(work).expect("the system can start a thread");
        }
        BotPool(shared)
    }

    /// Queues a question for a bot whose turn it is. `owner` is responsible for the table. If too
    /// many wait, no answer comes.
    pub fn ask(
        &self,
        question: Question,
        owner: UserId,
        audience: Audience,
    ) -> oneshot::Receiver<Answer> {
        let effort = effort(&question.input);
        let (answer, receiver) = oneshot::channel();
        let ticket = Ticket { owner, audience, effort };
        self.push(&ticket, Task::Choose { question: Box::new(question), answer });
        receiver
    }

    /// Queues something else to compute, for as long as an expert may think. It is dropped if too
    /// many wait.
    pub fn work(
        &self,
        owner: UserId,
        audience: Audience,
        work: impl FnOnce(Duration) + Send + 'static,
    ) {
        let ticket = Ticket { owner, audience, effort: Effort::Deep };
        self.push(&ticket, Task::Work(Box::new(work)));
    }

    fn push(&self, ticket: &Ticket, task: Task) {
        let waiting = Waiting { task, effort: ticket.effort, audience: ticket.audience };
        let pushed = self.0.desk().queue.push(ticket, waiting);
        match pushed {
            Ok(()) => {
                metrics::gauge!("branchline_bots_waiting").increment(1.0);
                // All of them: the one that wakes up may not be one that takes this question.
                self.0.news.notify_all();
            }
            Err(_) => Limit::BotQueue.refused(),
        }
    }
}

impl Task {
    fn run(self, time: Duration) {
        match self {
            // Nobody is waiting for this answer any more.
            Task::Choose { answer, .. } if answer.is_closed() => {}
            Task::Choose { question, answer } => {
                let begun = Instant::now();
                let chosen = choose(*question, time);
                metrics::histogram!("branchline_bot_seconds").record(begun.elapsed());
                let _ = answer.send(chosen);
            }
            Task::Work(work) => {
                if catch_unwind(AssertUnwindSafe(|| work(time))).is_err() {
                    tracing::error!("a study panicked");
                }
            }
        }
    }
}

impl Drop for BotPool {
    fn drop(&mut self) {
        self.0.desk().closed = true;
        self.0.news.notify_all();
    }
}

impl Shared {
    /// Waits for the next question, and says how many wait behind it; `None` when the pool is
    /// closed.
    fn next(&self, takes: Takes) -> Option<(Waiting, usize)> {
        let mut desk = self.desk();
        loop {
            if desk.closed {
                return None;
            }
            if let Some(waiting) = desk.queue.pop(takes) {
                metrics::gauge!("branchline_bots_waiting").decrement(1.0);
                let behind = desk.queue.rivals(waiting.audience);
                return Some((waiting, behind));
            }
            desk = self.news.wait(desk).unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn desk(&self) -> MutexGuard<'_, Desk> {
        // Nothing done under this lock can panic half-way, so poisoning is harmless.
        self.desk.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// How long the bot that is asked takes.
fn effort(input: &AnyBotInput) -> Effort {
    whichever!(input, Same(input) => {
        if input.level.takes_its_time() { Effort::Deep } else { Effort::Quick }
    })
}

/// How long a bot may think while others queue behind it. The longer the queue, the less time, down
/// to a tenth.
fn share(time: Duration, behind: usize, threads: usize) -> Duration {
    let turns = behind / threads.max(1) + 1;
    time / u32::try_from(turns).unwrap_or(LEAST).min(LEAST)
}

/// Lets a bot choose an action.
fn choose(question: Question, time: Duration) -> Answer {
    let Question { input, mind, unheard } = question;
    whichever!(input, Same(input) => {
        let mind = match mind {
            Some(Same(mind)) => Some(mind),
            _ => None,
        };
        let (action, mind) = chosen(&input, mind, &unheard, time);
        Answer { action, mind: mind.map(Same) }
    })
}

type Mind<S> = Option<Box<dyn Bot<S>>>;

fn chosen<S: Documented + HasBots>(
    input: &BotInput<S>,
    mind: Mind<S>,
    unheard: &[Event],
    time: Duration,
) -> (ActionDoc, Mind<S>) {
    let think = AssertUnwindSafe(|| {
        let BotInput { rules, player, players, chance, .. } = input;
        let (player, players) = (*player, *players);
        let mut bot = mind.unwrap_or_else(|| {
            let seat = Seat { rules: &**rules, player, players, chance: chance.clone() };
            sit_down(input.level.into(), seat)
        });
        unheard.iter().for_each(|event| bot.see(rules, *event));
        bot.prepare(chance.clone(), time.max(Duration::from_millis(1)));
        let action = bot.choose(rules, &input.view, &input.legal);
        (action, bot)
    });
    // A bug in a bot must not block the table: the bot then takes its first legal action.
    match catch_unwind(think) {
        Ok((action, bot)) => (input.answer(&action), Some(bot)),
        Err(_) => {
            let (level, seq) = (&*input.level.code(), input.seq.0);
            tracing::error!(level, seq, "a bot panicked; it takes its first legal action");
            (input.answer(&input.legal[0]), None)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_think_less_the_more_of_them_wait_but_never_not_at_all() {
        let time = Duration::from_millis(200);
        let of = |behind| share(time, behind, 2).as_millis();
        assert_eq!([of(0), of(1), of(2), of(4), of(1000)], [200, 200, 100, 66, 20]);
    }
}
