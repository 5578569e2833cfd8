//! What an action does.

use super::Action;
use super::deck::{Deck, MAX_SEATS};
use super::state::{Phase, Player, State, Yard};
use crate::cards::{Card, Cards, Color};
use crate::chance::Chance;
use crate::common::{Next, Offering, Turn, TurnEnd};
use crate::event::{Event, Witness};
use crate::game::GameState;
use crate::players::PlayerId;
use crate::sets::TicketSet;
use crate::supply::{Source, Supply};

impl<C: Chance, W: Witness> Turn<'_, State, Deck, C, W> {
    /// Does an action that is legal.
    #[inline]
    pub(super) fn act(&mut self, action: &Action) {
        let passes = std::mem::take(&mut self.state.common.passes);
        match *action {
            Action::KeepTickets { tickets } => self.keep_tickets(tickets),
            Action::DrawCard { from } => self.draw_card(from),
            Action::DrawTickets => self.draw_tickets(),
            Action::PlayCards { cards } => self.play_cards(cards),
            Action::CompleteTickets { tickets } => self.complete_tickets(tickets),
            Action::Pass => self.pass(passes + 1),
        }
    }

    fn me(&mut self) -> &mut Player {
        &mut self.state.players[self.player.index() % MAX_SEATS]
    }

    #[inline]
    fn keep_tickets(&mut self, kept: TicketSet) {
        if self.state.phase == Phase::Setup {
            self.keep_starting(kept);
        } else {
            self.state.common.keep_tickets(self.player, kept, Offering::Drawn, self.witness);
            self.end_turn(TurnEnd::Ordinary);
        }
    }

    #[cold]
    fn keep_starting(&mut self, kept: TicketSet) {
        let Turn { state, player, chance, witness, .. } = self;
        state.common.keep_tickets(*player, kept, Offering::Starting, *witness);
        if state.common.first_choosing().is_none() {
            if state.common.end_setup(*witness) > 0 {
                state.common.ticket_deck.shuffle(*chance); // CG-SET-1
            }
            self.begin_turn(self.state.to_move());
        }
    }

    #[inline]
    fn draw_card(&mut self, from: Source) {
        let Turn { state, player, chance, witness, .. } = self;
        let common = &mut state.common;
        let card = common.draw_card(*player, from, *witness, |supply, _| supply.draw_last(*chance));
        if let Source::Row(_) = from {
            // BG-DRAW-2: replaced before the next draw.
            common.supply.fill_row_last(*chance, &mut |e| witness.see(Event::Supply(e)));
        }
        // BG-DRAW-3: a face-up locomotive is a whole draw; BG-DRAW-4: a blind one is not.
        let whole = from != Source::Deck && card == Card::Locomotive;
        if common.supply.deck_len() == 0 {
            self.end_turn(TurnEnd::BeginsLastRound); // CG-END-1: and ends a draw under way
        } else if state.phase == Phase::Turn && !whole {
            state.phase = Phase::SecondDraw;
        } else {
            self.end_turn(TurnEnd::Ordinary);
        }
    }

    #[inline]
    fn draw_tickets(&mut self) {
        let Turn { state, rules: deck, player, witness, .. } = self;
        let (count, keep) = (deck.counts().ticket_draw, deck.counts().ticket_draw_keep);
        state.common.draw_tickets(*player, count, keep, *witness);
        state.phase = Phase::Tickets;
    }

    #[inline]
    fn play_cards(&mut self, cards: Cards) {
        *self.state.common.hand_mut(self.player) -= cards;
        self.witness.see(Event::CardsPlayed { player: self.player, cards });
        let colored = cards.colored();
        for color in Color::ALL.into_iter().filter(|&color| colored[color as usize] > 0) {
            self.rob(color);
            // A set has one colour, a trio no locomotives.
            self.me().yard.lay(color, colored[color as usize], cards.locomotives());
        }
        self.end_turn(TurnEnd::Ordinary);
    }

    /// Everybody else discards the whole set of a colour (CG-PLAY-3).
    #[inline]
    fn rob(&mut self, color: Color) {
        for i in 0..self.state.player_count() {
            let yard = &mut self.state.players[i % MAX_SEATS].yard;
            if i != self.player.index() && yard.size(color) > 0 {
                let cards = yard.take(color);
                self.state.common.supply.discard(cards);
                let (player, by) = (PlayerId(i as u8), self.player);
                self.witness.see(Event::Robbed { player, by, color, cards });
            }
        }
    }

    fn pass(&mut self, in_succession: u8) {
        let next = self.state.common.pass(self.player, in_succession, self.witness);
        self.go_on(next);
    }

    #[inline]
    fn end_turn(&mut self, end: TurnEnd) {
        let next = self.state.common.end_turn(self.player, end, self.witness);
        self.go_on(next);
    }

    #[inline]
    fn go_on(&mut self, next: Next) {
        match next {
            Next::Turn(player) => self.begin_turn(player),
            Next::NoTurn => self.begin_scoring(),
        }
    }

    /// CG-TURN-1: the first part of a turn is nobody's action.
    #[inline]
    fn begin_turn(&mut self, player: PlayerId) {
        let state = &mut *self.state;
        state.phase = Phase::Turn;
        state.common.to_move = player.0;
        self.witness.see(Event::TurnBegan { player });
        let owner = &mut state.players[player.index() % MAX_SEATS];
        if !owner.yard.is_empty() {
            let cards = owner.yard.take_tops();
            owner.pile += cards;
            self.witness.see(Event::PileGrew { player, cards });
        }
    }

    /// CG-SCORE-1: everybody completes tickets, beginning after the player who played last.
    #[cold]
    fn begin_scoring(&mut self) {
        let first = self.state.common.after(self.player);
        let everybody = (1 << self.state.common.player_count) - 1;
        self.state.common.final_turns = 0;
        self.state.common.passes = 0;
        self.ask(first, everybody);
        self.witness.see(Event::ScoringBegan { round: self.state.round });
    }

    /// Asks a player which tickets to complete; `left` of the players, by bit, have not answered.
    fn ask(&mut self, player: PlayerId, left: u8) {
        self.state.phase = Phase::Completing { left: left & !(1 << player.0) };
        self.state.common.to_move = player.0;
    }

    #[cold]
    fn complete_tickets(&mut self, tickets: TicketSet) {
        let Phase::Completing { left } = self.state.phase else { return };
        let held = &mut self.state.common.tickets[self.player.index()];
        *held = held.without(tickets);
        let me = self.me();
        me.completed = me.completed.or(tickets);
        let pile = std::mem::take(&mut me.pile);
        self.state.common.supply.discard(pile);
        self.witness.see(Event::TicketsCompleted { player: self.player, tickets, pile });
        if left == 0 {
            return self.end_scoring();
        }
        let mut answering = self.state.common.after(self.player);
        while left >> answering.0 & 1 == 0 {
            answering = self.state.common.after(answering);
        }
        self.ask(answering, left);
    }

    /// CG-SCORE-2
    fn end_scoring(&mut self) {
        if self.state.round < self.rules.rounds(self.state.player_count()) {
            self.begin_round();
        } else {
            // In a written position players who have answered may still have their piles.
            for player in &mut self.state.players {
                self.state.common.supply.discard(std::mem::take(&mut player.pile));
            }
            self.state.phase = Phase::Finished;
            self.witness.see(Event::Finished);
        }
    }

    /// All cards but those in the hands make a new deck, and play goes on with the player after
    /// the one who played last, who was also the last to complete tickets.
    fn begin_round(&mut self) {
        let beginner = self.state.common.after(self.player);
        let Turn { state, rules: deck, chance, witness, .. } = self;
        let common = &mut state.common;
        let mut cards = *common.supply.deck();
        cards += *common.supply.discards();
        cards += common.supply.row().iter().flatten().copied().collect();
        for player in &mut state.players {
            cards += std::mem::take(&mut player.pile);
            cards += std::mem::replace(&mut player.yard, Yard::EMPTY).cards();
        }
        common.supply = Supply::new(cards, Cards::NONE, usize::from(deck.counts().row));
        chance.shuffled();
        state.round += 1;
        let (round, cards) = (state.round, cards.total() as u8);
        witness.see(Event::RoundBegan { round, cards });
        for _ in 0..deck.counts().second_round_cards {
            for step in 0..common.player_count {
                let player = PlayerId((beginner.0 + step) % common.player_count);
                if let Some(card) = common.supply.draw_last(*chance) {
                    common.hand_mut(player).add(card);
                    witness.see(Event::CardDealt { player, card: Some(card) });
                }
            }
        }
        common.supply.fill_row_last(*chance, &mut |e| witness.see(Event::Supply(e)));
        if common.supply.deck_len() == 0 {
            common.begin_last_round(beginner, *witness);
        }
        self.begin_turn(beginner);
    }
}
