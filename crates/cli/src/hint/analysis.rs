//! What each decision of a record lost, compared with what the expert would have done.

use anstream::ColorChoice;
use bots::hint::hint_with;
use engine::game::Rules;
use formats::action::ActionDoc;
use review::playback::Playback;
use serde::Serialize;

use super::{HintArgs, Hinted, chance, words};
use crate::documents::print_json;
use crate::failure::Failure;
use crate::play::paint::{self, Screen};

/// Everything `--all --json` says.
#[derive(Serialize)]
struct Analysis {
    decisions: Vec<Decision>,
    players: Vec<Summary>,
}

/// One decision between at least two actions.
#[derive(Serialize)]
struct Decision {
    at: usize,
    player: usize,
    action: ActionDoc,
    best: ActionDoc,
    loss: f64,
}

/// A player's decisions together.
#[derive(Serialize)]
struct Summary {
    name: String,
    decisions: usize,
    mean_loss: Option<f64>,
}

pub fn analyse<S: Hinted>(args: &HintArgs, mut playback: Playback<S>) -> Result<(), Failure> {
    let bad = |error| Failure::bad_file(&args.file, error);
    let names = playback.game().names().to_vec();
    let widest = names.iter().map(|name| name.chars().count()).max().unwrap_or(0).max(6);
    let mut screen = Screen::new(ColorChoice::Auto);
    if !args.json {
        screen.show(&format!(
            "{}, {} actions\n\n",
            playback.game().rules().name(),
            playback.actions()
        ))?;
        screen.show(&format!("{:>5}  {:widest$}  {:>6}  action\n", "after", "player", "loss"))?;
    }
    let mut decisions = Vec::new();
    while playback.at() < playback.actions() {
        if let Some((decision, text)) = decide(args, &playback)? {
            if !args.json {
                let (at, name, loss) =
                    (decision.at, &names[decision.player], percent(decision.loss));
                let label = format!("{at:>5}  {name:widest$}  {loss:>6}  ");
                screen.show(&paint::paragraph(&label, &text, screen.columns()))?;
            }
            decisions.push(decision);
        }
        playback.step().map_err(bad)?;
    }
    let players: Vec<Summary> =
        names.into_iter().enumerate().map(|(i, name)| summary(i, name, &decisions)).collect();
    if args.json {
        return print_json(&Analysis { decisions, players });
    }
    screen.show(&format!("\n{:widest$}  {:>9}  {:>9}\n", "player", "decisions", "mean loss"))?;
    for Summary { name, decisions, mean_loss } in &players {
        let loss = mean_loss.map_or("–".to_string(), percent);
        screen.show(&format!("{name:widest$}  {decisions:>9}  {loss:>9}\n"))?;
    }
    Ok(())
}

/// What the next action lost, and in words which it was; nothing where there was nothing to choose.
fn decide<S: Hinted>(
    args: &HintArgs,
    playback: &Playback<S>,
) -> Result<Option<(Decision, String)>, Failure> {
    let point = playback.point().map_err(|error| Failure::bad_file(&args.file, error))?;
    let Some(point) = point.filter(|point| point.legal.len() > 1) else { return Ok(None) };
    let Some(played) = point.played else { return Ok(None) };
    let rated = hint_with(&point.asked(chance(point.player)), &played, args.budget());
    let Some(own) = rated.iter().find(|rated| point.is_played(rated)) else { return Ok(None) };
    let best = &rated[0];
    if own.samples == 0 {
        return Ok(None); // they differ in nothing but the payment
    }
    // What merely did better by luck lost nothing.
    let loss = (best.wins - own.wins).max(0.0);
    let mut text = words(playback, &point, &played);
    if loss > 0.0 {
        text.push_str(&format!("; better: {}", words(playback, &point, &best.action)));
    }
    let decision = Decision {
        at: playback.at(),
        player: point.player.index(),
        action: S::write_action(point.rules, &played),
        best: S::write_action(point.rules, &best.action),
        loss,
    };
    Ok(Some((decision, text)))
}

fn summary(player: usize, name: String, decisions: &[Decision]) -> Summary {
    let own = decisions.iter().filter(|decision| decision.player == player);
    let losses: Vec<f64> = own.map(|decision| decision.loss).collect();
    let mean = losses.iter().sum::<f64>() / losses.len() as f64;
    let mean_loss = (!losses.is_empty()).then_some(mean);
    Summary { name, decisions: losses.len(), mean_loss }
}

fn percent(share: f64) -> String {
    format!("{:.1}%", 100.0 * share)
}
