//! What a player's plan promises, as numbers for the evaluation.

use engine::board::longest_path;
use engine::sets::{TicketSet, TrackSet};

use super::Kept;
use super::claims::risk;
use super::moment::Moment;
use crate::features::Features;

/// How many numbers describe one player.
pub const NUMBERS: usize = 24;

pub(super) fn of_player(moment: &Moment<'_>, kept: &mut Kept) -> Features<NUMBERS> {
    let (map, me, hand) = (moment.map, moment.me, &moment.hand);
    kept.beside = kept.plan.extras(moment);
    let (plan, (extras, all)) = (&kept.plan, kept.beside);
    let network = &plan.network;
    let points = |tickets: TicketSet| -> f32 {
        tickets.iter().map(|ticket| f32::from(map.ticket(ticket).points)).sum()
    };
    let track_points = |tracks: TrackSet| -> f32 {
        tracks.iter().map(|track| f32::from(map.track(track).points)).sum()
    };
    let all_kept = me.kept.unwrap_or_default();
    let unjoined = moment.unjoined(me.tracks);
    let (done, planned) = (all_kept.without(unjoined), network.tickets.and(unjoined));
    let (done_points, planned_points) = (points(done), points(planned));
    let lost_points = points(unjoined.without(planned));
    let missing = plan.needs.missing(hand, moment.weights.locomotive);
    let all_missing = all.missing(hand, moment.weights.locomotive);
    let in_time = plan.in_time(moment);
    let network_points = track_points(network.tracks);
    let extra_points = track_points(extras);
    let exposed: f32 = network.tracks.iter().map(|track| risk(moment, track)).sum();
    let longest = longest_path(map, me.tracks) as f32;
    let longest_planned = longest_path(map, me.tracks.or(network.tracks)) as f32;
    let spare = plan.needs.spare(hand);
    let colored = hand.colored();
    let most = colored.iter().copied().max().unwrap_or(0);
    let squares: f32 = colored.iter().map(|&n| f32::from(n) * f32::from(n)).sum();
    let trains = f32::from(me.trains);
    let numbers = [
        f32::from(me.track_points) / 40.0,
        trains / 20.0,
        (trains / 8.0 - 1.0).min(0.0),
        me.cards as f32 / 10.0,
        f32::from(hand.locomotives()) / 3.0,
        f32::from(most) / 5.0,
        squares / 30.0,
        done_points / 20.0,
        planned_points / 20.0,
        lost_points / 20.0,
        in_time * planned_points / 20.0,
        f32::from(plan.needs.trains) / 10.0,
        f32::from(plan.needs.tracks) / 4.0,
        missing / 8.0,
        plan.turns(moment) / 10.0,
        network_points / 20.0,
        extra_points / 20.0,
        (all_missing - missing) / 8.0,
        exposed * 2.0,
        longest / 20.0,
        longest_planned / 20.0,
        f32::from(spare.locomotives + spare.colored.iter().sum::<u8>()) / 5.0,
        moment.turns / 10.0,
        kept.ticket_draw.clamp(-10.0, 20.0) / 10.0,
    ];
    let promise = f32::from(me.track_points) + done_points - lost_points
        + planned_points * (2.0 * in_time - 1.0)
        + network_points
        + extra_points;
    Features { numbers, promise }
}
