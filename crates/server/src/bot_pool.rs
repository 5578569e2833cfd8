//! The threads that bots think on, so that no socket has to wait for a bot.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, mpsc};
use std::time::{Duration, Instant};

use bots::{Bot, HasBots, Seat, sit_down};
use engine::event::Event;
use formats::action::ActionDoc;
use formats::documented::Documented;
use formats::whichever;
use table::bot_input::{AnyBotInput, BotInput};
use tokio::sync::oneshot;

use crate::seated::AnyMind;

/// However long the queue, a bot gets at least this fraction of its time: one part in `LEAST`.
const LEAST: u32 = 10;

/// Worker threads for bots. Each handles one bot at a time.
pub struct BotPool {
    // Unbounded, but each place at a table is in the queue at most once.
    queue: mpsc::Sender<Waiting>,
    /// The length of the queue.
    waiting: Arc<AtomicUsize>,
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

type Waiting = (Question, oneshot::Sender<Answer>);

impl BotPool {
    /// Starts `threads` threads. An expert may think for `time`.
    pub fn new(threads: usize, time: Duration) -> BotPool {
        let (queue, questions) = mpsc::channel::<Waiting>();
        let questions = Arc::new(Mutex::new(questions));
        let waiting = Arc::new(AtomicUsize::new(0));
        for i in 0..threads.max(1) {
            let (questions, waiting) = (questions.clone(), waiting.clone());
            let think = move || {
                // An expert's search gets one thread too: the others are for other bots.
                let pool = rayon::ThreadPoolBuilder::new().num_threads(1).build();
                loop {
                    let next = questions.lock().map(|questions| questions.recv());
                    let Ok(Ok((question, answer))) = next else { return };
                    metrics::gauge!("branchline_bots_waiting").decrement(1.0);
                    let behind = waiting.fetch_sub(1, Ordering::Relaxed) - 1;
                    // Nobody is waiting for this answer any more.
                    if answer.is_closed() {
                        continue;
                    }
                    let time = share(time, behind, threads);
                    let begun = Instant::now();
                    let chosen = match &pool {
                        Ok(pool) => pool.install(|| choose(question, time)),
                        Err(_) => choose(question, time),
                    };
                    metrics::histogram!("branchline_bot_seconds").record(begun.elapsed());
                    let _ = answer.send(chosen);
                }
            };
            let thread = std::thread::Builder::new().name(format!("bot {i}"));
            thread.spawn(think).expect("the system can start a thread");
        }
        BotPool { queue, waiting }
    }

    /// Queues a question for a bot whose turn it is.
    pub fn ask(&self, question: Question) -> oneshot::Receiver<Answer> {
        let (answer, receiver) = oneshot::channel();
        metrics::gauge!("branchline_bots_waiting").increment(1.0);
        self.waiting.fetch_add(1, Ordering::Relaxed);
        // Sending can't fail: the threads run until the pool is dropped.
        let _ = self.queue.send((question, answer));
        receiver
    }
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
            let (level, seq) = (input.level.code(), input.seq.0);
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
