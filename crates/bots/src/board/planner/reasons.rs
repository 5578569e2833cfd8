//! What speaks for an action on a board, from the planner's network and what it lacks.

use engine::board::{Action, Map, Phase, View};
use engine::cards::{Card, Color};
use engine::players::PlayerId;
use engine::sets::{TicketId, TicketSet, TrackId, TrackSet};
use engine::supply::Source;

use super::claims::risk;
use super::network::Ground;
use super::plan::Plan;
use super::situation::Situation;
use super::{Planner, refreshed};
use crate::reasons::{PlanSketch, Reason};

/// From which risk on a track is worth a word.
const RISKY: f32 = 0.08;

/// Up to which cost, in points, a ticket lies on the way of the others.
const ON_THE_WAY: f32 = 4.0;

/// The most reasons for an action.
const MOST: usize = 3;

impl Planner {
    /// What the player of this view is after.
    pub fn sketch(&mut self, map: &Map, view: &View) -> PlanSketch {
        let situation = Situation::new(map, &self.weights, view, self.player, self.deadline);
        let plan = &refreshed(&mut self.cached, &situation, self.returned).plan;
        let unjoined = situation.unjoined(situation.me.tracks);
        let tickets = plan.network.tickets.and(unjoined);
        let mut lacks: Vec<(Card, u8)> = Color::ALL
            .into_iter()
            .map(|color| (color.into(), plan.needs.lacking(&situation.hand, color as usize)))
            .filter(|&(_, missing)| missing > 0)
            .collect();
        lacks.sort_by_key(|&(_, missing)| std::cmp::Reverse(missing));
        let given_up = unjoined.without(tickets);
        PlanSketch { tickets, given_up, tracks: plan.network.tracks, lacks }
    }

    /// What speaks for an action.
    pub fn reasons(&mut self, map: &Map, view: &View, action: &Action) -> Vec<Reason> {
        let lacks = self.sketch(map, view).lacks;
        let situation = Situation::new(map, &self.weights, view, self.player, self.deadline);
        let plan = &refreshed(&mut self.cached, &situation, self.returned).plan;
        let mut reasons = match *action {
            Action::ClaimTrack { track, .. } => of_claim(&situation, plan, self.player, track),
            Action::DrawCard { from } => of_draw(&situation, &lacks, from),
            Action::DrawTickets => vec![Reason::RoomForTickets],
            Action::KeepTickets { tickets } => of_tickets(&situation, tickets),
            Action::BuildStation { city, .. } => vec![Reason::StationFor(city)],
            Action::PayTunnel { .. } => tunnel(view, Reason::WorthTheCost),
            Action::LeaveTunnel => tunnel(view, Reason::NotWorthTheCost),
            Action::Pass => Vec::new(),
        };
        if situation.is_last() && view.phase == Phase::Turn {
            reasons.push(Reason::LastTurn);
        }
        reasons.truncate(MOST);
        reasons
    }
}

fn of_claim(
    situation: &Situation<'_>,
    plan: &Plan,
    player: PlayerId,
    track: TrackId,
) -> Vec<Reason> {
    let (map, own) = (situation.map, situation.me.tracks);
    let mut with = own;
    with.insert(track);
    let open = situation.unjoined(own);
    let done: TicketSet = open.iter().filter(|&it| situation.joins(with, it)).collect();
    let mut reasons: Vec<Reason> = dearest(map, done).map(Reason::CompletesTicket).collect();
    if plan.network.tracks.contains(track) {
        let mut rest = own.or(plan.network.tracks);
        rest.remove(track);
        let needed = |&ticket: &TicketId| !situation.joins(rest, ticket);
        let way: TicketSet =
            plan.network.tickets.and(open).without(done).iter().filter(needed).collect();
        reasons.extend(dearest(map, way).map(Reason::KeepsTicketOpen));
        reasons.truncate(MOST - 1);
        if risk(situation, track) >= RISKY {
            reasons.push(Reason::AtRisk(track));
        }
        return reasons;
    }
    reasons.extend(blocked(situation, player, track).map(Reason::Blocks));
    reasons.push(Reason::Points(track));
    let around = |track: TrackId| {
        let [a, b] = map.track(track).cities;
        map.touching(a).or(map.touching(b))
    };
    if !around(track).and(own).is_empty() {
        reasons.push(Reason::LongerPath(track));
    }
    reasons
}

/// The opponent who comes from both ends of a track and has not joined them.
fn blocked(situation: &Situation<'_>, player: PlayerId, track: TrackId) -> Option<PlayerId> {
    let map = situation.map;
    let cities = map.track(track).cities;
    let wants = |tracks: TrackSet| {
        cities.into_iter().all(|city| !map.touching(city).and(tracks).is_empty())
            && !map.graph().connects(tracks, cities)
    };
    let players = (0u8..).map(PlayerId).zip(situation.view.players());
    let mut others = players.filter(|&(other, seen)| other != player && wants(seen.tracks));
    others.next().map(|(other, _)| other)
}

fn of_draw(situation: &Situation<'_>, lacks: &[(Card, u8)], from: Source) -> Vec<Reason> {
    let missing = |card: Card| lacks.iter().position(|&(other, _)| other == card);
    match from.card(&situation.view.common.row) {
        Some(Card::Locomotive) => vec![Reason::Wild],
        Some(card) => match missing(card) {
            Some(0) => vec![Reason::LacksMost(card)],
            Some(_) => vec![Reason::Lacks(card)],
            None => vec![Reason::SavesCards],
        },
        None => {
            let row = situation.view.common.row.iter().flatten();
            let helps = row.copied().any(|card| missing(card).is_some());
            vec![if helps { Reason::SavesCards } else { Reason::NothingInRow }]
        }
    }
}

fn of_tickets(situation: &Situation<'_>, kept: TicketSet) -> Vec<Reason> {
    let offer = situation.me.seat.offer;
    let offered: TicketSet = offer.iter().flat_map(|it| it.tickets().iter().copied()).collect();
    let held = situation.me.seat.kept.unwrap_or_default();
    let unjoined = |tickets: TicketSet| -> TicketSet {
        tickets.iter().filter(|&it| !situation.joins(situation.me.tracks, it)).collect()
    };
    let all = unjoined(held.or(offered));
    let ground = Ground::new(situation, all);
    let cost = |tickets| Plan::for_tickets(situation, &ground, unjoined(tickets)).network.cost;
    let whole = cost(held.or(kept));
    let mut reasons: Vec<Reason> = dearest(situation.map, kept)
        .map(|ticket| {
            let mut others = held.or(kept);
            others.remove(ticket);
            let alone = others.is_empty();
            let near = !alone && whole - cost(others) <= ON_THE_WAY;
            if near { Reason::OnTheWay(ticket) } else { Reason::WorthTheWay(ticket) }
        })
        .collect();
    reasons.truncate(MOST - 1);
    reasons.extend(dearest(situation.map, offered.without(kept)).map(Reason::TooFar));
    reasons
}

/// The dearest first.
fn dearest(map: &Map, tickets: TicketSet) -> impl Iterator<Item = TicketId> {
    let mut all: Vec<TicketId> = tickets.iter().collect();
    all.sort_by_key(|&ticket| std::cmp::Reverse(map.ticket(ticket).points));
    all.into_iter()
}

fn tunnel(view: &View, reason: impl Fn(TrackId) -> Reason) -> Vec<Reason> {
    match view.phase {
        Phase::Tunnel(tunnel) => vec![reason(tunnel.track)],
        _ => Vec::new(),
    }
}
