//! What an action does.

use super::Action;
use super::deck::{Deck, MAX_SEATS};
use super::state::{Phase, Player, State, Yard};
use crate::cards::{Card, Cards, Color};
use crate::chance::Chance;
use crate::event::{Event, Witness};
use crate::illegal::Illegal;
use crate::players::{MAX_PLAYERS, PlayerId};
use crate::sets::TicketSet;
use crate::supply::{Source, Supply};
use crate::tickets::Offer;

impl State {
    /// Does what `player` asks for, or says why not; then nothing has changed.
    pub fn apply(
        &mut self,
        deck: &Deck,
        player: PlayerId,
        action: &Action,
        chance: &mut impl Chance,
        witness: &mut impl Witness,
    ) -> Result<(), Illegal> {
        self.check(deck, player, action)?;
        self.apply_unchecked(deck, player, action, chance, witness);
        Ok(())
    }

    /// [`apply`](State::apply) for an action that is known to be legal.
    ///
    /// The caller owes that: an illegal action may panic or leave a state no game can reach.
    #[inline]
    pub fn apply_unchecked(
        &mut self,
        deck: &Deck,
        player: PlayerId,
        action: &Action,
        chance: &mut impl Chance,
        witness: &mut impl Witness,
    ) {
        let passes = std::mem::take(&mut self.passes);
        let mut turn = Doing { state: self, deck, player, chance, witness };
        match *action {
            Action::KeepTickets { tickets } => turn.keep_tickets(tickets),
            Action::DrawCard { from } => turn.draw_card(from),
            Action::DrawTickets => turn.draw_tickets(),
            Action::PlayCards { cards } => turn.play_cards(cards),
            Action::CompleteTickets { tickets } => turn.complete_tickets(tickets),
            Action::Pass => turn.pass(passes + 1),
        }
    }
}

/// One action being done: the state and everything it needs.
struct Doing<'a, C, W> {
    state: &'a mut State,
    deck: &'a Deck,
    player: PlayerId,
    chance: &'a mut C,
    witness: &'a mut W,
}

impl<C: Chance, W: Witness> Doing<'_, C, W> {
    fn me(&mut self) -> &mut Player {
        &mut self.state.players[self.player.index() % MAX_SEATS]
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
            // CG-TIX-1: under the deck, in the order drawn.
            offer.others(kept).for_each(|ticket| self.state.ticket_deck.push_bottom(ticket));
            return self.end_turn(false);
        }
        // CG-SET-1: they wait with the player until all have chosen.
        self.me().offer = offer.returning(kept);
        if self.state.seated().iter().all(|other| other.offer.keep_at_least().is_none()) {
            self.end_setup();
        }
    }

    /// BG-SET-3: all have chosen.
    #[cold]
    fn end_setup(&mut self) {
        let state = &mut *self.state;
        let mut kept = [0; MAX_PLAYERS];
        let before = state.ticket_deck.len();
        for step in 0..state.player_count {
            let seat = usize::from((state.to_move + step) % state.player_count);
            let player = &mut state.players[seat];
            let returned = std::mem::replace(&mut player.offer, Offer::NONE);
            for &ticket in returned.tickets() {
                state.ticket_deck.push_bottom(ticket);
            }
            kept[seat] = player.tickets.len() as u8;
        }
        if state.ticket_deck.len() > before {
            state.ticket_deck.shuffle(self.chance); // CG-SET-1
        }
        self.witness.see(Event::SetupEnded { kept });
        self.begin_turn(PlayerId(self.state.to_move));
    }

    #[inline]
    fn draw_card(&mut self, from: Source) {
        let Doing { state, player, chance, witness, .. } = self;
        let card = match from {
            Source::Deck => state.supply.draw_last(*chance),
            Source::Row(slot) => state.supply.take(usize::from(slot)),
        };
        let card = card.expect("a legal draw finds a card");
        witness.see(Event::CardDrawn { player: *player, from, card: Some(card) });
        if let Source::Row(_) = from {
            // BG-DRAW-2: replaced before the next draw.
            state.supply.fill_row_last(*chance, &mut |e| witness.see(Event::Supply(e)));
        }
        self.me().hand.add(card);
        // BG-DRAW-3: a face-up locomotive is a whole draw; BG-DRAW-4: a blind one is not.
        let whole = from != Source::Deck && card == Card::Locomotive;
        let closes = self.state.supply.deck_len() == 0; // CG-END-1: and ends a draw under way
        if self.state.phase == Phase::Turn && !whole && !closes {
            self.state.phase = Phase::SecondDraw;
        } else {
            self.end_turn(closes);
        }
    }

    #[inline]
    fn draw_tickets(&mut self) {
        let counts = self.deck.counts();
        let deck = &mut self.state.ticket_deck;
        let offer = Offer::draw(deck, counts.ticket_draw, counts.ticket_draw_keep);
        self.witness.see(offer.event(self.player));
        self.me().offer = offer;
        self.state.phase = Phase::Tickets;
    }

    #[inline]
    fn play_cards(&mut self, cards: Cards) {
        self.me().hand -= cards;
        self.witness.see(Event::CardsPlayed { player: self.player, cards });
        let colored = cards.colored();
        for color in Color::ALL.into_iter().filter(|&color| colored[color as usize] > 0) {
            self.rob(color);
            // A set has one colour, a trio no locomotives.
            self.me().yard.lay(color, colored[color as usize], cards.locomotives());
        }
        self.end_turn(false);
    }

    /// Everybody else discards the whole set of a colour (CG-PLAY-3).
    #[inline]
    fn rob(&mut self, color: Color) {
        for i in 0..self.state.player_count() {
            let yard = &mut self.state.players[i % MAX_SEATS].yard;
            if i != self.player.index() && yard.size(color) > 0 {
                let cards = yard.take(color);
                self.state.supply.discard(cards);
                let (player, by) = (PlayerId(i as u8), self.player);
                self.witness.see(Event::Robbed { player, by, color, cards });
            }
        }
    }

    #[cold]
    fn pass(&mut self, in_succession: u8) {
        self.witness.see(Event::Passed { player: self.player });
        if in_succession == self.state.player_count {
            self.begin_scoring(); // CG-TURN-2
        } else {
            self.state.passes = in_succession;
            self.end_turn(false);
        }
    }

    /// Ends the turn; `closes` if the last card has just left the deck.
    #[inline]
    fn end_turn(&mut self, closes: bool) {
        let state = &mut *self.state;
        if state.final_turns > 0 {
            state.final_turns -= 1;
            if state.final_turns == 0 {
                return self.begin_scoring();
            }
        } else if closes {
            // CG-END-1: one more turn for everybody, this player included.
            state.final_turns = state.player_count;
            self.witness.see(Event::LastRound { player: self.player });
        }
        self.begin_turn(self.next(self.player));
    }

    /// CG-TURN-1: the first part of a turn is nobody's action.
    #[inline]
    fn begin_turn(&mut self, player: PlayerId) {
        let state = &mut *self.state;
        state.phase = Phase::Turn;
        state.to_move = player.0;
        self.witness.see(Event::TurnBegan { player });
        let owner = &mut state.players[player.index() % MAX_SEATS];
        if !owner.yard.is_empty() {
            let cards = owner.yard.take_tops();
            owner.pile += cards;
            self.witness.see(Event::PileGrew { player, cards });
        }
    }

    #[inline]
    fn next(&self, player: PlayerId) -> PlayerId {
        PlayerId(if player.0 + 1 == self.state.player_count { 0 } else { player.0 + 1 })
    }

    /// CG-SCORE-1: everybody completes tickets, from the player after the one who played last.
    #[cold]
    fn begin_scoring(&mut self) {
        let first = self.next(self.player);
        let state = &mut *self.state;
        let everybody = (1 << state.player_count) - 1;
        state.final_turns = 0;
        state.passes = 0;
        state.phase = Phase::Completing { left: everybody & !(1 << first.0) };
        state.to_move = first.0;
        self.witness.see(Event::ScoringBegan { round: self.state.round });
    }

    #[cold]
    fn complete_tickets(&mut self, tickets: TicketSet) {
        let Phase::Completing { left } = self.state.phase else { return };
        let me = self.me();
        me.tickets = me.tickets.without(tickets);
        me.completed = me.completed.or(tickets);
        let pile = std::mem::take(&mut me.pile);
        self.state.supply.discard(pile);
        self.witness.see(Event::TicketsCompleted { player: self.player, tickets, pile });
        if left == 0 {
            return self.end_scoring();
        }
        let mut answering = self.next(self.player);
        while left >> answering.0 & 1 == 0 {
            answering = self.next(answering);
        }
        self.state.phase = Phase::Completing { left: left & !(1 << answering.0) };
        self.state.to_move = answering.0;
    }

    /// CG-SCORE-2
    fn end_scoring(&mut self) {
        if self.state.round < self.deck.rounds(self.state.player_count()) {
            self.begin_round();
        } else {
            // In a written position players who have answered may still have their piles.
            for player in &mut self.state.players {
                self.state.supply.discard(std::mem::take(&mut player.pile));
            }
            self.state.phase = Phase::Finished;
            self.witness.see(Event::Finished);
        }
    }

    /// All cards but those in the hands make a new deck, and play goes on with the player after
    /// the one who played last, who was also the last to complete tickets.
    fn begin_round(&mut self) {
        let beginner = self.next(self.player);
        let Doing { state, deck, chance, witness, .. } = self;
        let mut cards = *state.supply.deck();
        cards += *state.supply.discards();
        cards += state.supply.row().iter().flatten().copied().collect();
        for player in &mut state.players {
            cards += std::mem::take(&mut player.pile);
            cards += std::mem::replace(&mut player.yard, Yard::EMPTY).cards();
        }
        state.supply = Supply::new(cards, Cards::NONE, usize::from(deck.counts().row));
        chance.shuffled();
        state.round += 1;
        let (round, cards) = (state.round, cards.total() as u8);
        witness.see(Event::RoundBegan { round, cards });
        for _ in 0..deck.counts().second_round_cards {
            for step in 0..state.player_count {
                let player = PlayerId((beginner.0 + step) % state.player_count);
                if let Some(card) = state.supply.draw_last(*chance) {
                    state.players[player.index() % MAX_SEATS].hand.add(card);
                    witness.see(Event::CardDealt { player, card: Some(card) });
                }
            }
        }
        state.supply.fill_row_last(*chance, &mut |e| witness.see(Event::Supply(e)));
        if state.supply.deck_len() == 0 {
            state.final_turns = state.player_count;
            witness.see(Event::LastRound { player: beginner });
        }
        self.begin_turn(beginner);
    }
}
