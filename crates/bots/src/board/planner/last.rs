//! The last turn, and stations: what can be counted to the point.

use engine::board::{Action, good_borrowing, long_path};
use engine::sets::{CityId, TrackId, TrackSet};

use super::moves::Moves;
use super::situation::Situation;

/// The action of the last turn that wins the most points at once, if any wins some.
///
/// `tickets` is what a draw of tickets is worth.
pub fn best(
    situation: &Situation<'_>,
    tickets: f32,
    moves: &(impl Moves + ?Sized),
) -> Option<Action> {
    if situation.is_late() {
        return None;
    }
    let longest = Longest::new(situation);
    let now = tickets_and_stations(situation, TrackSet::EMPTY, None);
    let mut best: Option<(f32, Action)> = None;
    let mut offer = |worth: f32, action| {
        if worth > 0.0 && best.is_none_or(|(best, _)| worth > best) {
            best = Some((worth, action));
        }
    };
    if moves.has_tickets() {
        offer(tickets, Action::DrawTickets);
    }
    let mut last: Option<(TrackId, f32)> = None;
    moves.each_claim(situation.open, |action| {
        let Action::ClaimTrack { track, cards } = action else { return };
        let gain = match last {
            Some((same, gain)) if same == track => gain,
            _ if situation.is_late() => return,
            _ => {
                let mut with = TrackSet::EMPTY;
                with.insert(track);
                let tickets = tickets_and_stations(situation, with, None) - now;
                f32::from(situation.map.track(track).points)
                    + longest.gain(situation, with)
                    + tickets
            }
        };
        last = Some((track, gain));
        offer(gain - 0.01 * f32::from(cards.locomotives()), action);
    });
    let mut last: Option<(CityId, f32)> = None;
    moves.each_station(|action| {
        let Action::BuildStation { city, .. } = action else { return };
        let gain = match last {
            Some((same, gain)) if same == city => gain,
            _ if situation.is_late() => return,
            _ => tickets_and_stations(situation, TrackSet::EMPTY, Some(city)) - now,
        };
        last = Some((city, gain));
        offer(gain, action);
    });
    best.map(|(_, action)| action)
}

/// The station that saves the most ticket points beyond its price, once `network` is built.
pub fn station(
    situation: &Situation<'_>,
    network: TrackSet,
    moves: &(impl Moves + ?Sized),
) -> Option<(f32, Action)> {
    if situation.is_late() || situation.unjoined(situation.me.tracks.or(network)).is_empty() {
        return None;
    }
    let now = tickets_and_stations(situation, network, None);
    let mut best: Option<(f32, Action)> = None;
    let mut last: Option<(CityId, f32)> = None;
    let others = situation.others();
    moves.each_station(|action| {
        let Action::BuildStation { city, cards } = action else { return };
        if situation.map.touching(city).and(others).is_empty() {
            return;
        }
        let gain = match last {
            Some((same, gain)) if same == city => gain,
            _ if situation.is_late() => return,
            _ => tickets_and_stations(situation, network, Some(city)) - now,
        };
        last = Some((city, gain));
        let worth = gain - 0.01 * f32::from(cards.locomotives());
        if worth > 0.0 && best.is_none_or(|(best, _)| worth > best) {
            best = Some((worth, action));
        }
    });
    best
}

/// Who has the longest path so far.
struct Longest {
    own: u32,
    others: u32,
}

impl Longest {
    fn new(situation: &Situation<'_>) -> Longest {
        let of = |tracks| long_path(situation.map, tracks);
        let others = situation.opponents().map(|other| of(other.tracks)).max().unwrap_or(0);
        Longest { own: of(situation.me.tracks), others }
    }

    /// What the longest path brings with these tracks that it does not bring without.
    fn gain(&self, situation: &Situation<'_>, more: TrackSet) -> f32 {
        let gains = self.own < self.others
            && long_path(situation.map, situation.me.tracks.or(more)) >= self.others;
        if gains { f32::from(situation.map.counts().longest_path_points) } else { 0.0 }
    }
}

/// What the tickets and stations would be paid at the end with these tracks and this station more.
fn tickets_and_stations(situation: &Situation<'_>, more: TrackSet, station: Option<CityId>) -> f32 {
    let tracks = situation.me.tracks.or(more);
    let kept = situation.me.seat.kept.unwrap_or_default();
    let mut stations = [CityId(0); 4];
    let built = situation.me.stations();
    stations[..built.len()].copy_from_slice(built);
    let mut count = built.len();
    if let Some(city) = station {
        stations[count] = city;
        count += 1;
    }
    let tickets =
        good_borrowing(situation.map, tracks, &stations[..count], situation.others(), kept).points;
    let price = f32::from(situation.map.counts().unbuilt_station_points);
    tickets as f32 - price * count as f32
}
