//! scratch
#![allow(missing_docs, clippy::unwrap_used)]
use arena::learn::{Course, examples, train};
use arena::{Tournament, arrangements};
use bots::expert::{Budget, Caution, Expert, Searched};
use bots::net::Net;
use bots::{Bot, Botted, Seat, bot};
use engine::chance::Seed;
use std::ops::ControlFlow;
use std::time::Instant;

fn run<S: Searched + Botted>(rules: &S::Rules, args: &[String]) {
    let seed = Seed([9; 32]);
    match args[0].as_str() {
        // learn GAMES PLAYERS,.. OUT EPOCHS
        "learn" => {
            let games: u32 = args[1].parse().unwrap();
            let t = Instant::now();
            let mut all = Vec::new();
            for p in args[2].split(',') {
                all.extend(examples::<S>(rules, p.parse().unwrap(), &seed, 0..games));
            }
            eprintln!("{} examples of {} in {:?}", all.len(), all[0].inputs.len(), t.elapsed());
            let course = Course { epochs: args[4].parse().unwrap(), ..Course::default() };
            let net = train(&all, &course, |e| eprintln!("{e:?} {:?}", t.elapsed()));
            std::fs::write(&args[3], serde_json::to_string(&net).unwrap()).unwrap();
        }
        // match PLAYERS GAMES A B   where A = code or expert spec "N,actions,horizon,least,dev,point,net"
        "match" => {
            let players: usize = args[1].parse().unwrap();
            let games: u32 = args[2].parse().unwrap();
            let specs = &args[3..];
            let nets: Vec<Option<&'static Net>> = specs
                .iter()
                .map(|s| {
                    let f = s.split(',').nth(6)?;
                    (f != "-").then(|| {
                        &*Box::leak(Box::new(
                            serde_json::from_str(&std::fs::read_to_string(f).unwrap()).unwrap(),
                        ))
                    })
                })
                .collect();
            let sit = |i: usize, seat: Seat<'_, S>| -> Box<dyn Bot<S>> {
                let f: Vec<&str> = specs[i].split(',').collect();
                if f.len() < 2 {
                    return bot(&specs[i], seat).unwrap();
                }
                let budget = Budget::of(&format!("expert:{}", f[0])).unwrap();
                let caution = Caution {
                    actions: f[1].parse().unwrap(),
                    horizon: f[2].parse().unwrap(),
                    least: f[3].parse().unwrap(),
                    deviations: f[4].parse().unwrap(),
                    point: f[5].parse().unwrap(),
                };
                Box::new(Expert::new(seat, budget).with(caution, nets[i]))
            };
            let t = Tournament { rules, bots: specs.len(), players, seed: &seed, sit_down: &sit };
            let threads = std::env::var("T").map_or(2, |t| t.parse().unwrap());
            let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
            let per = arrangements(specs.len(), players).len() as u32;
            let began = Instant::now();
            let mut wins: Vec<f64> = vec![];
            let mut sums = vec![arena::Tally::default(); specs.len()];
            let show = |wins: &[f64], sums: &[arena::Tally]| {
                let n = wins.len() as f64;
                let m: f64 = wins.iter().sum::<f64>() / n;
                let v = wins.iter().map(|w| (w - m).powi(2)).sum::<f64>() / (n - 1.0).max(1.0) / n;
                let mut t = format!(
                    "{} games {:?} {:.1} ± {:.1} %",
                    sums[0].games,
                    began.elapsed(),
                    100.0 * m,
                    196.0 * v.sqrt()
                );
                for b in sums {
                    let s = b.seats as f64;
                    t += &format!(
                        " | mean {:.1} win {:.1} turns {:.1} kept {:.2} made {:.2} draws {:.2} cards {:.1}",
                        b.score as f64 / s,
                        b.winning_score as f64 / b.won as f64,
                        b.turns as f64 / s,
                        b.tickets as f64 / s,
                        b.completed as f64 / s,
                        b.ticket_draws as f64 / s,
                        b.cards_left as f64 / s
                    );
                }
                t
            };
            t.play(0..games.div_ceil(per), &pool, |b| {
                wins.push(b.bots[0].sixtieths_won as f64 / 60.0 / per as f64);
                for (i, b) in b.bots.iter().enumerate() {
                    sums[i] += b;
                }
                if wins.len() % 10 == 0 {
                    eprintln!("{}", show(&wins, &sums));
                }
                ControlFlow::Continue(())
            });
            println!("{:?}: {}", specs, show(&wins, &sums));
        }
        _ => panic!(),
    }
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match args[0].as_str() {
        "card_game" => run::<engine::card_game::State>(&formats::deck::card_game(), &args[1..]),
        id => run::<engine::board::State>(&formats::map::built_in(id).unwrap(), &args[1..]),
    }
}
