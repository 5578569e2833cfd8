//! What a player's plan promises, as numbers for the evaluation.

use engine::board::long_path;
use engine::sets::{TicketSet, TrackSet};

use super::CachedPlan;
use super::claims::risk;
use super::situation::Situation;
use crate::features::{Features, named_inputs};

named_inputs! {
    /// What describes one player, each number of the order of 1.
    PlayerNumbers {
        track_points,
        trains,
        /// Below 0 once fewer than 8 trains are left.
        few_trains,
        cards,
        locomotives,
        most_of_a_color,
        /// Grows with cards of one colour rather than of many.
        color_squares,
        /// Points of tickets whose cities are connected.
        done_tickets,
        /// Points of tickets that the network connects.
        planned_tickets,
        /// Points of tickets that are given up.
        lost_tickets,
        /// `planned_tickets`, less where time is short.
        tickets_in_time,
        /// What is still to be claimed for the network.
        network_trains,
        network_tracks,
        network_missing_cards,
        network_turns,
        network_points,
        /// Tracks beside the network.
        extra_points,
        extra_missing_cards,
        /// How likely tracks of the network are to be taken by others.
        exposure,
        longest_path,
        longest_path_planned,
        spare_cards,
        turns_left,
        /// What a draw of tickets is worth.
        ticket_draw,
    }
}

/// How many numbers describe one player.
pub const NUMBERS: usize = PlayerNumbers::NAMES.len();

pub(super) fn of_player(situation: &Situation<'_>, cached: &mut CachedPlan) -> Features<NUMBERS> {
    let (map, me, hand) = (situation.map, situation.me, &situation.hand);
    cached.beside = cached.plan.extras(situation);
    let (plan, (extras, all)) = (&cached.plan, cached.beside);
    let network = &plan.network;
    let points = |tickets: TicketSet| -> f32 {
        tickets.iter().map(|ticket| f32::from(map.ticket(ticket).points)).sum()
    };
    let track_points = |tracks: TrackSet| -> f32 {
        tracks.iter().map(|track| f32::from(map.track(track).points)).sum()
    };
    let all_kept = me.seat.kept.unwrap_or_default();
    let unjoined = situation.unjoined(me.tracks);
    let (done, planned) = (all_kept.without(unjoined), network.tickets.and(unjoined));
    let (done_points, planned_points) = (points(done), points(planned));
    let lost_points = points(unjoined.without(planned));
    let missing = plan.needs.missing(hand, situation.weights.locomotive);
    let all_missing = all.missing(hand, situation.weights.locomotive);
    let in_time = plan.in_time(situation);
    let network_points = track_points(network.tracks);
    let extra_points = track_points(extras);
    let exposed: f32 = network.tracks.iter().map(|track| risk(situation, track)).sum();
    let longest = long_path(map, me.tracks) as f32;
    let longest_planned = long_path(map, me.tracks.or(network.tracks)) as f32;
    let spare = plan.needs.spare(hand);
    let colored = hand.colored();
    let most = colored.iter().copied().max().unwrap_or(0);
    let squares: f32 = colored.iter().map(|&n| f32::from(n) * f32::from(n)).sum();
    let trains = f32::from(me.trains);
    let numbers = PlayerNumbers {
        track_points: f32::from(me.track_points) / 40.0,
        trains: trains / 20.0,
        few_trains: (trains / 8.0 - 1.0).min(0.0),
        cards: me.seat.cards as f32 / 10.0,
        locomotives: f32::from(hand.locomotives()) / 3.0,
        most_of_a_color: f32::from(most) / 5.0,
        color_squares: squares / 30.0,
        done_tickets: done_points / 20.0,
        planned_tickets: planned_points / 20.0,
        lost_tickets: lost_points / 20.0,
        tickets_in_time: in_time * planned_points / 20.0,
        network_trains: f32::from(plan.needs.trains) / 10.0,
        network_tracks: f32::from(plan.needs.tracks) / 4.0,
        network_missing_cards: missing / 8.0,
        network_turns: plan.turns(situation) / 10.0,
        network_points: network_points / 20.0,
        extra_points: extra_points / 20.0,
        extra_missing_cards: (all_missing - missing) / 8.0,
        exposure: exposed * 2.0,
        longest_path: longest / 20.0,
        longest_path_planned: longest_planned / 20.0,
        spare_cards: f32::from(spare.locomotives + spare.colored.iter().sum::<u8>()) / 5.0,
        turns_left: situation.turns / 10.0,
        ticket_draw: cached.ticket_draw.clamp(-10.0, 20.0) / 10.0,
    };
    let projected = f32::from(me.track_points) + done_points - lost_points
        + planned_points * (2.0 * in_time - 1.0)
        + network_points
        + extra_points;
    Features { numbers: numbers.numbers(), projected }
}
