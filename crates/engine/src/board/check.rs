//! Whether one action is legal, and if not, why.

use super::Action;
use super::map::{Map, Returned};
use super::state::{Phase, State, Tunnel};
use crate::cards::{Card, Cards, Color};
use crate::game::GameState;
use crate::illegal::Illegal;
use crate::players::PlayerId;
use crate::rule::RuleId;
use crate::sets::{CityId, TicketSet, TrackId};
use crate::supply::Source;

/// Checks that `player`, for whom the game waits, may do `action`; returns the reason if not.
pub(super) fn check(
    state: &State,
    map: &Map,
    player: PlayerId,
    action: &Action,
) -> Result<(), Illegal> {
    match (state.phase, action) {
        (_, Action::KeepTickets { tickets }) => state.check_choice(map, player, *tickets),
        (Phase::Setup, _) => Err(Illegal::ChooseStartingTickets),
        (Phase::Tickets, _) => Err(Illegal::ChooseTickets),
        (_, Action::DrawCard { from }) if !matches!(state.phase, Phase::Tunnel(_)) => {
            state.check_draw(*from)
        }
        (Phase::SecondDraw, _) => Err(Illegal::DrawSecond),
        (Phase::Tunnel(tunnel), Action::PayTunnel { cards }) => {
            state.check_extra(player, &tunnel, cards)
        }
        (Phase::Tunnel(_), Action::LeaveTunnel) => Ok(()),
        (Phase::Tunnel(_), _) => Err(Illegal::AnswerTunnel),
        (_, Action::PayTunnel { .. } | Action::LeaveTunnel) => Err(Illegal::NoTunnelPending),
        (_, Action::DrawTickets) if state.ticket_deck().len() == 0 => Err(Illegal::NoTicketsLeft),
        (_, Action::ClaimTrack { track, cards }) => state.check_claim(map, player, *track, cards),
        (_, Action::BuildStation { city, cards }) => state.check_station(map, player, *city, cards),
        (_, Action::Pass) if state.can_act(map) => Err(Illegal::MustAct),
        (_, Action::DrawCard { .. } | Action::DrawTickets | Action::Pass) => Ok(()),
    }
}

impl State {
    fn check_choice(&self, map: &Map, player: PlayerId, kept: TicketSet) -> Result<(), Illegal> {
        let not_choosing = match self.phase {
            Phase::SecondDraw => Illegal::DrawSecond,
            Phase::Tunnel(_) => Illegal::AnswerTunnel,
            _ => Illegal::NothingOffered,
        };
        let rule = match (self.phase, map.counts().returned) {
            (Phase::Setup, Returned::Bottom) => RuleId::UsaSet1,
            (Phase::Setup, Returned::Removed) => RuleId::EuSet1,
            _ => RuleId::BgTix1,
        };
        self.common.check_choice(player, kept, not_choosing, rule)
    }

    fn check_draw(&self, from: Source) -> Result<(), Illegal> {
        match from {
            Source::Deck if self.common.supply.can_draw() => Ok(()),
            Source::Deck => Err(Illegal::NoCardsLeft),
            Source::Row(slot) => self.common.supply.check_slot(slot, self.phase.draw()),
        }
    }

    fn check_claim(
        &self,
        map: &Map,
        player: PlayerId,
        track: TrackId,
        cards: &Cards,
    ) -> Result<(), Illegal> {
        self.check_free(map, player, track)?;
        let facts = map.track_facts(track);
        let trains = self.trains(player);
        if trains < facts.length {
            return Err(Illegal::NotEnoughTrains { length: facts.length, trains });
        }
        let paid = cards.total();
        if paid != u32::from(facts.length) {
            return Err(Illegal::WrongCardCount { paid, length: facts.length });
        }
        check_colors(cards, map.track(track).color)?;
        if cards.locomotives() < facts.ferry {
            let paid = cards.locomotives();
            return Err(Illegal::FerryLocomotives { paid, ferry: facts.ferry });
        }
        self.hand(player).check_has(cards)
    }

    /// Whether nobody has the track and no double closes it to the player.
    pub(super) fn check_free(
        &self,
        map: &Map,
        player: PlayerId,
        track: TrackId,
    ) -> Result<(), Illegal> {
        if self.owner(track).is_some() {
            return Err(Illegal::TrackTaken);
        }
        if self.open_to(map, player).contains(track) {
            return Ok(());
        }
        let twin = TrackId(map.track_facts(track).twin);
        Err(if self.tracks(player).contains(twin) {
            Illegal::DoubleOwn
        } else {
            Illegal::DoubleClosed { from_players: map.counts().double_tracks_from_players }
        })
    }

    fn check_extra(&self, player: PlayerId, tunnel: &Tunnel, cards: &Cards) -> Result<(), Illegal> {
        let paid = cards.total();
        if paid != u32::from(tunnel.extra) {
            return Err(Illegal::TunnelExtraCount { paid, extra: tunnel.extra });
        }
        let of_kind = u32::from(cards.count(tunnel.kind));
        let wild = if tunnel.kind == Card::Locomotive { 0 } else { cards.locomotives() };
        if of_kind + u32::from(wild) != paid {
            return Err(Illegal::TunnelExtraColor { kind: tunnel.kind });
        }
        self.hand(player).check_has(cards)
    }

    fn check_station(
        &self,
        map: &Map,
        player: PlayerId,
        city: CityId,
        cards: &Cards,
    ) -> Result<(), Illegal> {
        let owner = self.player(player);
        if map.counts().stations == 0 {
            return Err(Illegal::NoStationsInGame);
        }
        if owner.built >= map.counts().stations {
            return Err(Illegal::NoStationsLeft);
        }
        if self.station_cities().contains(city) {
            return Err(Illegal::CityHasStation);
        }
        let (paid, cost) = (cards.total(), owner.built + 1);
        if paid != u32::from(cost) {
            return Err(Illegal::StationCost { paid, cost });
        }
        check_colors(cards, None)?;
        self.hand(player).check_has(cards)
    }
}

/// BG-CLAIM-1: one colour, the right one if the track has one, and locomotives.
pub(super) fn check_colors(cards: &Cards, wanted: Option<Color>) -> Result<(), Illegal> {
    let mut colors = cards.iter().filter_map(|(card, _)| card.color());
    let Some(color) = colors.next() else { return Ok(()) };
    if colors.next().is_some() {
        return Err(Illegal::MixedColors);
    }
    match wanted {
        Some(wanted) if wanted != color => Err(Illegal::WrongColor { color: wanted }),
        _ => Ok(()),
    }
}
