//! What an action does.

use super::Action;
use super::map::{MAX_TUNNEL, Map, Returned};
use super::state::{Phase, Player, State, Tunnel};
use crate::cards::{Card, Cards};
use crate::chance::Chance;
use crate::common::{Next, Offering, Turn, TurnEnd};
use crate::event::{Event, Witness};
use crate::game::GameState;
use crate::players::PlayerId;
use crate::sets::{CityId, TicketSet, TrackId};
use crate::supply::Source;
use crate::tickets::Offer;

impl<C: Chance, W: Witness> Turn<'_, State, Map, C, W> {
    /// Does an action that is legal.
    #[inline]
    pub(super) fn act(&mut self, action: &Action) {
        let passes = std::mem::take(&mut self.state.common.passes);
        match *action {
            Action::KeepTickets { tickets } => self.keep_tickets(tickets),
            Action::DrawCard { from } => self.draw_card(from),
            Action::DrawTickets => self.draw_tickets(),
            Action::ClaimTrack { track, cards } => self.claim(track, cards),
            Action::PayTunnel { cards } => self.pay_tunnel(cards),
            Action::LeaveTunnel => self.leave_tunnel(),
            Action::BuildStation { city, cards } => self.build_station(city, cards),
            Action::Pass => self.pass(passes + 1),
        }
    }

    fn me(&mut self) -> &mut Player {
        &mut self.state.players[self.player.index()]
    }

    fn hand(&mut self) -> &mut Cards {
        self.state.common.hand_mut(self.player)
    }

    #[inline]
    fn keep_tickets(&mut self, kept: TicketSet) {
        if self.state.phase == Phase::Setup {
            self.keep_starting(kept);
        } else {
            self.state.common.keep_tickets(self.player, kept, Offering::Drawn, self.witness);
            self.end_turn();
        }
    }

    #[cold]
    fn keep_starting(&mut self, kept: TicketSet) {
        let Turn { state, rules: map, player, witness, .. } = self;
        state.common.keep_tickets(*player, kept, Offering::Starting, *witness);
        if map.counts().returned == Returned::Removed {
            state.common.offers[player.index()] = Offer::NONE; // EU-SET-1
        }
        if state.common.first_choosing().is_none() {
            state.common.end_setup(*witness);
            self.begin_turn(self.state.to_move());
        }
    }

    #[inline]
    fn draw_card(&mut self, from: Source) {
        let Turn { state, player, chance, witness, .. } = self;
        let card = state.common.draw_card(*player, from, *witness, |supply, witness| {
            supply.draw(*chance, &mut |event| witness.see(Event::Supply(event)))
        });
        if let Source::Row(_) = from {
            self.settle_row(); // BG-DRAW-2: replaced before the next draw.
        }
        // BG-DRAW-3: a face-up locomotive is a whole draw; BG-DRAW-4: a blind one is not.
        let whole = from != Source::Deck && card == Card::Locomotive;
        let first = self.state.phase == Phase::Turn;
        if first && !whole && self.state.can_draw_second() {
            self.state.phase = Phase::SecondDraw;
        } else {
            self.end_turn();
        }
    }

    #[inline]
    fn draw_tickets(&mut self) {
        let Turn { state, rules: map, player, witness, .. } = self;
        let (count, keep) = (map.counts().ticket_draw, map.counts().ticket_draw_keep);
        state.common.draw_tickets(*player, count, keep, *witness);
        state.phase = Phase::Tickets;
    }

    #[inline]
    fn claim(&mut self, track: TrackId, cards: Cards) {
        *self.hand() -= cards;
        if self.rules.track_facts(track).tunnel {
            self.turn_for_tunnel(track, cards);
        } else {
            self.state.common.supply.discard(cards); // BG-CLAIM-5
            self.own(track, cards);
            self.settle_row();
            self.end_turn();
        }
    }

    /// EU-TUN-1: the payment lies on the table, cards are turned over.
    fn turn_for_tunnel(&mut self, track: TrackId, laid: Cards) {
        let Turn { state, rules: map, player, chance, witness } = self;
        let (kind, player) = (payment_kind(&laid), *player);
        witness.see(Event::TunnelLaid { player, track, cards: laid });
        let mut turned = [None; MAX_TUNNEL];
        for slot in turned.iter_mut().take(usize::from(map.counts().tunnel_cards)) {
            // EU-TUN-5: with too few cards, those there are.
            *slot = state.common.supply.draw(*chance, &mut |e| witness.see(Event::Supply(e)));
            if let Some(card) = *slot {
                witness.see(Event::TunnelTurned { player, card });
            }
        }
        let extra = tunnel_extra(kind, turned.iter().flatten());
        witness.see(Event::TunnelCosts { player, extra });
        let locomotives = laid.locomotives();
        let colored = laid.total() as u8 - locomotives;
        let tunnel = Tunnel { track, kind, colored, locomotives, extra, turned };
        if extra == 0 {
            self.finish_tunnel(tunnel, Cards::NONE);
        } else {
            self.state.phase = Phase::Tunnel(tunnel);
        }
    }

    fn pay_tunnel(&mut self, extra: Cards) {
        let Phase::Tunnel(tunnel) = self.state.phase else { return };
        *self.hand() -= extra;
        self.finish_tunnel(tunnel, extra);
    }

    fn finish_tunnel(&mut self, tunnel: Tunnel, extra: Cards) {
        let mut paid = tunnel.laid();
        paid += extra;
        self.own(tunnel.track, paid);
        self.state.common.supply.discard(paid);
        self.state.common.supply.discard(tunnel.turned_cards()); // EU-TUN-6
        self.settle_row();
        self.end_turn();
    }

    fn leave_tunnel(&mut self) {
        let Phase::Tunnel(tunnel) = self.state.phase else { return };
        *self.hand() += tunnel.laid(); // EU-TUN-4
        self.witness.see(Event::TunnelLeft { player: self.player, track: tunnel.track });
        self.state.common.supply.discard(tunnel.turned_cards()); // EU-TUN-6
        self.settle_row();
        self.end_turn();
    }

    #[inline]
    fn build_station(&mut self, city: CityId, cards: Cards) {
        *self.hand() -= cards;
        let me = self.me();
        me.stations[usize::from(me.built)] = city;
        me.built += 1;
        self.witness.see(Event::StationBuilt { player: self.player, city, cards });
        self.state.common.supply.discard(cards);
        self.settle_row();
        self.end_turn();
    }

    fn pass(&mut self, in_succession: u8) {
        let next = self.state.common.pass(self.player, in_succession, self.witness);
        self.go_on(next);
    }

    #[inline]
    fn own(&mut self, track: TrackId, cards: Cards) {
        let facts = *self.rules.track_facts(track);
        self.state.tracks[self.player.index()].insert(track);
        let me = self.me();
        me.trains -= facts.length;
        me.track_points += u16::from(facts.points); // BG-CLAIM-4
        self.state.open.remove(track);
        // BG-DBL-2: in small games the other track of a double is closed now.
        if self.state.common.player_count < self.rules.counts().double_tracks_from_players {
            self.state.open.remove(TrackId(facts.twin));
        }
        let points = u16::from(facts.points);
        self.witness.see(Event::TrackClaimed { player: self.player, track, cards, points });
    }

    #[inline]
    fn settle_row(&mut self) {
        let Turn { state, chance, witness, .. } = self;
        state.common.supply.settle_row(*chance, &mut |e| witness.see(Event::Supply(e)));
    }

    #[inline]
    fn end_turn(&mut self) {
        // BG-END-1
        let few_trains = self.me().trains <= self.rules.counts().last_round_at_trains;
        let end = if few_trains { TurnEnd::BeginsLastRound } else { TurnEnd::Ordinary };
        let next = self.state.common.end_turn(self.player, end, self.witness);
        self.go_on(next);
    }

    #[inline]
    fn go_on(&mut self, next: Next) {
        match next {
            Next::Turn(player) => self.begin_turn(player),
            Next::NoTurn => self.finish(),
        }
    }

    #[inline]
    fn begin_turn(&mut self, player: PlayerId) {
        self.state.phase = Phase::Turn;
        self.state.common.to_move = player.0;
        self.witness.see(Event::TurnBegan { player });
    }

    #[cold]
    fn finish(&mut self) {
        self.state.common.final_turns = 0;
        self.state.phase = Phase::Finished;
        self.witness.see(Event::Finished);
    }
}

/// What turned cards cost when `kind` was laid down (EU-TUN-2). Where that is the locomotive,
/// only turned locomotives cost (EU-TUN-3).
pub(super) fn tunnel_extra<'a>(kind: Card, turned: impl IntoIterator<Item = &'a Card>) -> u8 {
    let costs = |card: &&Card| **card == kind || **card == Card::Locomotive;
    turned.into_iter().filter(costs).count() as u8
}

/// The kind of a payment: its colour, or the locomotive if it has none.
pub(super) fn payment_kind(cards: &Cards) -> Card {
    cards.iter().map(|(card, _)| card).next().unwrap_or(Card::Locomotive)
}
