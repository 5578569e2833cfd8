//! What an action does.

use super::Action;
use super::map::{MAX_TUNNEL, Map, Returned};
use super::state::{Phase, State, Tunnel};
use crate::cards::{Card, Cards};
use crate::chance::Chance;
use crate::event::{Event, Witness};
use crate::illegal::Illegal;
use crate::players::{MAX_PLAYERS, PlayerId};
use crate::sets::{CityId, TicketSet, TrackId};
use crate::supply::Source;
use crate::tickets::Offer;

impl State {
    /// Does what `player` asks for, or says why not; then nothing has changed.
    pub fn apply(
        &mut self,
        map: &Map,
        player: PlayerId,
        action: &Action,
        chance: &mut impl Chance,
        witness: &mut impl Witness,
    ) -> Result<(), Illegal> {
        self.check(map, player, action)?;
        self.apply_unchecked(map, player, action, chance, witness);
        Ok(())
    }

    /// [`apply`](State::apply) for an action that is known to be legal.
    ///
    /// The caller owes that: an illegal action may panic or leave a state no game can reach.
    #[inline]
    pub fn apply_unchecked(
        &mut self,
        map: &Map,
        player: PlayerId,
        action: &Action,
        chance: &mut impl Chance,
        witness: &mut impl Witness,
    ) {
        let passes = std::mem::take(&mut self.passes);
        let mut turn = Doing { state: self, map, player, chance, witness };
        match *action {
            Action::KeepTickets { tickets } => turn.keep_tickets(tickets),
            Action::DrawCard { from } => turn.draw_card(from),
            Action::DrawTickets => turn.draw_tickets(),
            Action::ClaimTrack { track, cards } => turn.claim(track, cards),
            Action::PayTunnel { cards } => turn.pay_tunnel(cards),
            Action::LeaveTunnel => turn.leave_tunnel(),
            Action::BuildStation { city, cards } => turn.build_station(city, cards),
            Action::Pass => turn.pass(passes + 1),
        }
    }
}

/// One action being done: the state and everything it needs.
struct Doing<'a, C, W> {
    state: &'a mut State,
    map: &'a Map,
    player: PlayerId,
    chance: &'a mut C,
    witness: &'a mut W,
}

impl<C: Chance, W: Witness> Doing<'_, C, W> {
    fn me(&mut self) -> &mut super::state::Player {
        &mut self.state.players[self.player.index() % MAX_PLAYERS]
    }

    #[inline]
    fn keep_tickets(&mut self, kept: TicketSet) {
        let opening = self.state.phase == Phase::Setup;
        let offer = std::mem::replace(&mut self.me().offer, Offer::NONE);
        let me = self.me();
        me.tickets = me.tickets.or(kept);
        let player = self.player;
        let count = Some(kept.len() as u8);
        self.witness.see(Event::TicketsKept { player, opening, count, tickets: Some(kept) });

        if !opening {
            // BG-TIX-1: under the deck, in the order drawn.
            offer.others(kept).for_each(|ticket| self.state.ticket_deck.push_bottom(ticket));
            self.end_turn();
            return;
        }
        if self.map.counts().returned == Returned::Bottom {
            // USA-SET-1: they wait with the player until all have chosen.
            self.me().offer = offer.returning(kept);
        }
        if self.state.seated().iter().all(|other| other.offer.keep_at_least().is_none()) {
            self.end_setup();
        }
    }

    /// BG-SET-3: all have chosen.
    #[cold]
    fn end_setup(&mut self) {
        let state = &mut *self.state;
        let mut kept = [0; MAX_PLAYERS];
        for step in 0..state.player_count {
            let seat = usize::from((state.to_move + step) % state.player_count);
            let player = &mut state.players[seat];
            let returned = std::mem::replace(&mut player.offer, Offer::NONE);
            // USA-SET-1: under the ticket deck, in seat order from the starting player.
            for &ticket in returned.tickets() {
                state.ticket_deck.push_bottom(ticket);
            }
            kept[seat] = player.tickets.len() as u8;
        }
        state.phase = Phase::Turn;
        self.witness.see(Event::SetupEnded { kept });
        self.witness.see(Event::TurnBegan { player: PlayerId(self.state.to_move) });
    }

    #[inline]
    fn draw_card(&mut self, from: Source) {
        let Doing { state, player, chance, witness, .. } = self;
        let card = match from {
            Source::Deck => state.supply.draw(*chance, &mut |e| witness.see(Event::Supply(e))),
            Source::Row(slot) => state.supply.take(usize::from(slot)),
        };
        let card = card.expect("a legal draw finds a card");
        self.witness.see(Event::CardDrawn { player: *player, from, card: Some(card) });
        self.me().hand.add(card);
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
        let counts = self.map.counts();
        let deck = &mut self.state.ticket_deck;
        let offer = Offer::draw(deck, counts.ticket_draw, counts.ticket_draw_keep);
        self.witness.see(offer.event(self.player));
        self.me().offer = offer;
        self.state.phase = Phase::Tickets;
    }

    #[inline]
    fn claim(&mut self, track: TrackId, cards: Cards) {
        self.me().hand -= cards;
        if self.map.track_facts(track).tunnel {
            self.turn_for_tunnel(track, cards);
        } else {
            self.state.supply.discard(cards); // BG-CLAIM-5
            self.own(track, cards);
            self.settle_row();
            self.end_turn();
        }
    }

    /// EU-TUN-1: the payment lies on the table, cards are turned over.
    fn turn_for_tunnel(&mut self, track: TrackId, laid: Cards) {
        let Doing { state, map, player, chance, witness } = self;
        let (kind, player) = (payment_kind(&laid), *player);
        witness.see(Event::TunnelLaid { player, track, cards: laid });
        let mut turned = [None; MAX_TUNNEL];
        for slot in turned.iter_mut().take(usize::from(map.counts().tunnel_cards)) {
            // EU-TUN-5: with too few cards, those there are.
            *slot = state.supply.draw(*chance, &mut |e| witness.see(Event::Supply(e)));
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
        self.me().hand -= extra;
        self.finish_tunnel(tunnel, extra);
    }

    fn finish_tunnel(&mut self, tunnel: Tunnel, extra: Cards) {
        let mut paid = tunnel.laid();
        paid += extra;
        self.own(tunnel.track, paid);
        self.state.supply.discard(paid);
        self.state.supply.discard(tunnel.turned_cards()); // EU-TUN-6
        self.settle_row();
        self.end_turn();
    }

    fn leave_tunnel(&mut self) {
        let Phase::Tunnel(tunnel) = self.state.phase else { return };
        self.me().hand += tunnel.laid(); // EU-TUN-4
        self.witness.see(Event::TunnelLeft { player: self.player, track: tunnel.track });
        self.state.supply.discard(tunnel.turned_cards()); // EU-TUN-6
        self.settle_row();
        self.end_turn();
    }

    #[inline]
    fn build_station(&mut self, city: CityId, cards: Cards) {
        let me = self.me();
        me.hand -= cards;
        me.stations[usize::from(me.built)] = city;
        me.built += 1;
        self.witness.see(Event::StationBuilt { player: self.player, city, cards });
        self.state.supply.discard(cards);
        self.settle_row();
        self.end_turn();
    }

    #[cold]
    fn pass(&mut self, in_succession: u8) {
        self.witness.see(Event::Passed { player: self.player });
        self.state.passes = in_succession;
        if in_succession == self.state.player_count {
            self.finish(); // BG-TURN-2
        } else {
            self.end_turn();
        }
    }

    #[inline]
    fn own(&mut self, track: TrackId, cards: Cards) {
        let facts = *self.map.track_facts(track);
        let me = self.me();
        me.tracks.insert(track);
        me.trains -= facts.length;
        me.track_points += u16::from(facts.points); // BG-CLAIM-4
        self.state.open.remove(track);
        // BG-DBL-2: in small games the other track of a double is closed now.
        if self.state.player_count < self.map.counts().double_tracks_from_players {
            self.state.open.remove(TrackId(facts.twin));
        }
        let points = u16::from(facts.points);
        self.witness.see(Event::TrackClaimed { player: self.player, track, cards, points });
    }

    #[inline]
    fn settle_row(&mut self) {
        let Doing { state, chance, witness, .. } = self;
        state.supply.settle_row(*chance, &mut |e| witness.see(Event::Supply(e)));
    }

    #[inline]
    fn end_turn(&mut self) {
        let few_trains = self.me().trains <= self.map.counts().last_round_at_trains;
        let state = &mut *self.state;
        if state.final_turns > 0 {
            state.final_turns -= 1;
            if state.final_turns == 0 {
                return self.finish();
            }
        } else if few_trains {
            // BG-END-1: one more turn for everybody, this player included.
            state.final_turns = state.player_count;
            self.witness.see(Event::LastRound { player: self.player });
        }
        let state = &mut *self.state;
        state.phase = Phase::Turn;
        state.to_move = if state.to_move + 1 == state.player_count { 0 } else { state.to_move + 1 };
        self.witness.see(Event::TurnBegan { player: PlayerId(state.to_move) });
    }

    #[cold]
    fn finish(&mut self) {
        self.state.final_turns = 0;
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
