//! Which track to claim, how to pay for it, and whether to claim at all.

use engine::board::{Action, Tunnel};
use engine::cards::{Cards, Color};
use engine::sets::{TrackId, TrackSet};

use super::moves::Moves;
use super::needs::Needs;
use super::plan::Plan;
use super::situation::Situation;

/// The tracks to claim: those of the network, and those beside it.
pub struct Targets<'a> {
    pub plan: &'a Plan,
    pub extras: TrackSet,
    /// What both need together.
    pub needs: Needs,
}

/// Which tunnels may be tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tunnels {
    /// Any.
    Any,
    /// None this turn: one has just been given up.
    NotNow,
}

/// The best claim among the targets that at least `least` points speak for against drawing cards.
pub fn best(
    situation: &Situation<'_>,
    targets: &Targets<'_>,
    tunnels: Tunnels,
    least: f32,
    moves: &(impl Moves + ?Sized),
) -> Option<Action> {
    let weights = situation.weights;
    let wanted = targets.plan.network.tracks.or(targets.extras);
    let missing = targets.needs.missing(&situation.hand, weights.locomotive);
    let mut haste: Option<(TrackId, Loss, f32)> = None;
    let mut best: Option<(f32, Action)> = None;
    moves.each_claim(wanted, |action| {
        let Action::ClaimTrack { track, cards } = action else { return };
        let facts = situation.map.track(track);
        if facts.tunnel && tunnels == Tunnels::NotNow || wastes(situation, track, &cards) {
            return;
        }
        let mut hand = situation.hand;
        hand -= cards;
        let lost = if facts.color.is_some() && cards.locomotives() == 0 {
            0.0 // Nothing else needs these cards as long as this track does.
        } else {
            let mut needs = targets.needs;
            needs.remove(situation.map, track);
            needs.missing(&hand, weights.locomotive) - missing
        };
        let failure = if facts.tunnel { 1.0 - tunnel_odds(situation, &hand, &cards) } else { 0.0 };
        // Detours are searched for only if the claim could be the best.
        for loss in [Loss::UpperBound, Loss::Exact] {
            let points = match haste {
                Some((same, of, points)) if same == track && of >= loss => points,
                _ => haste.insert((track, loss, haste_for(situation, targets, track, loss))).2,
            };
            let worth = points
                - weights.card() * lost
                - 0.01 * f32::from(cards.locomotives())
                - weights.turn * failure;
            if worth < least || best.is_some_and(|(best, _)| worth <= best) {
                return;
            }
            if loss == Loss::Exact {
                best = Some((worth, action));
            }
        }
    });
    best.map(|(_, action)| action)
}

/// How exactly to work out what would be lost with a track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Loss {
    /// An upper bound.
    UpperBound,
    /// The exact value.
    Exact,
}

/// Whether this payment has locomotives in the place of cards that are there: those can do no more
/// than locomotives can.
fn wastes(situation: &Situation<'_>, track: TrackId, cards: &Cards) -> bool {
    let color = cards.iter().next().and_then(|(card, _)| card.color());
    let held = |color: Color| situation.hand.count(color.into()) > cards.count(color.into());
    cards.locomotives() > situation.map.track(track).ferry && color.is_some_and(held)
}

/// How many points speak for claiming this track now.
fn haste_for(situation: &Situation<'_>, targets: &Targets<'_>, track: TrackId, loss: Loss) -> f32 {
    let weights = situation.weights;
    let points = f32::from(situation.map.track(track).points);
    let risk = risk(situation, track);
    let block = if weights.block > 0.0 { weights.block * blocked(situation, track) } else { 0.0 };
    if targets.plan.network.tracks.contains(track) {
        // Where there is next to no risk, no detour is searched for.
        let loss = match loss {
            _ if risk < LITTLE => 0.0,
            Loss::UpperBound => targets.plan.most_loss(situation),
            Loss::Exact => targets.plan.loss(situation, track),
        };
        weights.claim_bias + risk * loss + block
    } else {
        weights.extra_haste * (points - weights.turn) + risk * points + block
    }
}

/// The spaces of a track that the leading opponent would have to go round, in parts: with more
/// players a block helps everybody else as much.
fn blocked(situation: &Situation<'_>, id: TrackId) -> f32 {
    let track = situation.map.track(id);
    let Some(leader) = situation.opponents().max_by_key(|opponent| opponent.track_points) else {
        return 0.0;
    };
    let opponents = situation.view.players().len() - 1;
    let few = usize::from(situation.map.counts().double_tracks_from_players);
    let twin_stays = opponents + 1 >= few && track.twin.is_some_and(|t| situation.open.contains(t));
    let touches = |city| !situation.map.touching(city).and(leader.tracks).is_empty();
    let wanted = track.cities.into_iter().all(touches)
        && !situation.map.graph().connects(leader.tracks, track.cities);
    if wanted && !twin_stays { f32::from(track.length) / opponents as f32 } else { 0.0 }
}

/// The risk that makes no difference.
const LITTLE: f32 = 0.02;

/// The chance that somebody takes the track before the next turn: everybody is after the points.
pub fn risk(situation: &Situation<'_>, track: TrackId) -> f32 {
    let weights = situation.weights;
    let track = situation.map.track(track);
    let [a, b] = track.cities;
    let around = situation.map.touching(a).or(situation.map.touching(b));
    let opponents = situation.opponents().map(|opponent| {
        let near = !around.and(opponent.tracks).is_empty();
        if near { weights.risk_near } else { weights.risk_far }
    });
    (f32::from(track.points) * opponents.sum::<f32>()).min(1.0)
}

/// The chance that what is left in the hand pays a tunnel's extra cost (EU-TUN-2).
fn tunnel_odds(situation: &Situation<'_>, left: &Cards, laid: &Cards) -> f32 {
    let all = situation.map.all_cards();
    let total = all.total() as f32;
    let kind = laid.iter().map(|(card, _)| card).next();
    let color = kind.and_then(|card| card.color());
    let same = color.map_or(0, |color| all.count(color.into())) + all.locomotives();
    let hit = f32::from(same) / total.max(1.0);
    let spare = color.map_or(0, |color| left.count(color.into())) + left.locomotives();
    // Binomial: at most `spare` of the turned cards cost something.
    let turned = u32::from(situation.map.counts().tunnel_cards);
    let mut odds = 0.0;
    let mut arrangements = 1.0;
    for hits in 0..=turned.min(u32::from(spare)) {
        odds += arrangements * hit.powi(hits as i32) * (1.0 - hit).powi((turned - hits) as i32);
        arrangements = arrangements * (turned - hits) as f32 / (hits + 1) as f32;
    }
    odds
}

/// Pays a tunnel's extra cost if the track is worth it, with as few locomotives as possible.
pub fn answer_tunnel(
    situation: &Situation<'_>,
    plan: &Plan,
    tunnel: &Tunnel,
    legal: &[Action],
) -> Action {
    let weights = situation.weights;
    let points = f32::from(situation.map.track(tunnel.track).points);
    let worth = if plan.network.tracks.contains(tunnel.track) {
        points + plan.loss(situation, tunnel.track).max(weights.turn)
    } else {
        points
    };
    let price = weights.card() * f32::from(tunnel.extra);
    let payments = legal.iter().filter_map(|action| match action {
        Action::PayTunnel { cards } => Some((cards.locomotives(), *action)),
        _ => None,
    });
    let thrifty = payments.min_by_key(|&(locomotives, _)| locomotives);
    match thrifty {
        Some((_, pay)) if situation.is_last() || worth >= price => pay,
        _ => Action::LeaveTunnel,
    }
}
