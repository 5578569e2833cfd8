//! What the states of all games have, and the steps that all games take with it.

use crate::cards::{Card, Cards};
use crate::chance::Chance;
use crate::event::{Event, Witness};
use crate::game::{Rules, TableOptions, Waiting};
use crate::illegal::Illegal;
use crate::players::{MAX_PLAYERS, PlayerId};
use crate::rule::RuleId;
use crate::sets::{TicketId, TicketSet};
use crate::supply::{Source, Supply};
use crate::tickets::{Offer, OfferStatus, TicketDeck};

/// The part of a state that every game has: a small plain value.
///
/// What belongs to a player is in arrays by player, because a struct for each player would be a
/// third padding.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Common {
    pub(crate) supply: Supply,
    pub(crate) ticket_deck: TicketDeck,
    pub(crate) tickets: [TicketSet; MAX_PLAYERS],
    pub(crate) hands: [Cards; MAX_PLAYERS],
    pub(crate) offers: [Offer; MAX_PLAYERS],
    pub(crate) player_count: u8,
    /// During set-up: the starting player.
    pub(crate) to_move: u8,
    /// Turns still to be played once the end is near; 0 before.
    pub(crate) final_turns: u8,
    /// Passes in succession.
    pub(crate) passes: u8,
}

/// One action being done: the state and everything it needs.
pub(crate) struct Turn<'a, S, R, C, W> {
    pub state: &'a mut S,
    pub rules: &'a R,
    pub player: PlayerId,
    pub chance: &'a mut C,
    pub witness: &'a mut W,
}

/// When tickets are chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Offering {
    /// At the start, by all players at once.
    Starting,
    /// In a turn.
    Drawn,
}

/// Whether a turn that ends brings about the last round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TurnEnd {
    Ordinary,
    BeginsLastRound,
}

/// What comes after a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[must_use]
pub(crate) enum Next {
    Turn(PlayerId),
    NoTurn,
}

impl Common {
    /// Nothing dealt yet.
    pub fn new(players: usize, to_move: PlayerId, supply: Supply) -> Common {
        Common {
            supply,
            ticket_deck: TicketDeck::EMPTY,
            tickets: [TicketSet::EMPTY; MAX_PLAYERS],
            hands: [Cards::NONE; MAX_PLAYERS],
            offers: [Offer::NONE; MAX_PLAYERS],
            player_count: players as u8,
            to_move: to_move.0,
            final_turns: 0,
            passes: 0,
        }
    }

    /// A new table at which the starting player is chosen (BG-SET-4).
    pub(crate) fn begin(
        rules: &impl Rules,
        players: usize,
        options: &TableOptions,
        supply: Supply,
        chance: &mut impl Chance,
        witness: &mut impl Witness,
    ) -> Common {
        assert!(rules.players().contains(&players), "this game is not for {players} players");
        let random = || PlayerId(chance.starter(players as u32) as u8);
        let starter = options.first_player.unwrap_or_else(random);
        assert!(starter.index() < players, "the starting player is one of the players");
        witness.see(Event::Dealt { starter });
        Common::new(players, starter, supply)
    }

    /// Deals `each` cards to every player, from a deck that has enough.
    pub(crate) fn deal_cards(&mut self, each: u8, chance: &mut impl Chance) {
        for hand in &mut self.hands[..usize::from(self.player_count)] {
            for _ in 0..each {
                let card = self.supply.draw_last(chance);
                hand.add(card.expect("checked rules have enough cards for the deal"));
            }
        }
    }

    /// Offers starting tickets to a player.
    pub(crate) fn deal_tickets(
        &mut self,
        player: PlayerId,
        keep_at_least: u8,
        tickets: impl Iterator<Item = TicketId>,
        witness: &mut impl Witness,
    ) {
        let mut offer = Offer::new(OfferStatus::Open { keep_at_least });
        tickets.for_each(|ticket| offer.push(ticket));
        witness.see(offer.event(player));
        if !offer.tickets().is_empty() {
            self.offers[player.index()] = offer;
        }
    }

    #[inline]
    pub(crate) fn players(&self) -> impl Iterator<Item = PlayerId> + use<> {
        (0..self.player_count).map(PlayerId)
    }

    #[inline]
    pub(crate) fn mover(&self) -> PlayerId {
        PlayerId(self.to_move)
    }

    #[inline]
    pub(crate) fn hand(&self, player: PlayerId) -> &Cards {
        &self.hands[player.index()]
    }

    #[inline]
    pub(crate) fn hand_mut(&mut self, player: PlayerId) -> &mut Cards {
        &mut self.hands[player.index()]
    }

    #[inline]
    pub(crate) fn offer(&self, player: PlayerId) -> &Offer {
        &self.offers[player.index()]
    }

    /// The first player who still chooses starting tickets.
    pub(crate) fn first_choosing(&self) -> Option<PlayerId> {
        self.players().find(|&player| self.offer(player).keep_at_least().is_some())
    }

    /// Checks that the game waits for `player`; returns the reason if not.
    pub(crate) fn check_turn(&self, waiting: Waiting, player: PlayerId) -> Result<(), Illegal> {
        match waiting {
            Waiting::Finished => Err(Illegal::GameOver),
            Waiting::Setup if player.0 < self.player_count => Ok(()),
            _ if player.0 == self.to_move => Ok(()),
            _ => Err(Illegal::NotYourTurn),
        }
    }

    /// Checks that these tickets may be kept of the player's offer; `not_choosing` is the reason
    /// where there is no offer, and `rule` asks for the number of tickets.
    pub(crate) fn check_choice(
        &self,
        player: PlayerId,
        kept: TicketSet,
        not_choosing: Illegal,
        rule: RuleId,
    ) -> Result<(), Illegal> {
        let offer = self.offer(player);
        let least = offer.keep_at_least().ok_or(not_choosing)?;
        offer.check_choice(kept, least, rule)
    }

    /// Keeps tickets of an offer. The others go under the deck in the order drawn (BG-TIX-1,
    /// CG-TIX-1); of starting tickets they wait with the player until all have chosen (USA-SET-1,
    /// CG-SET-1).
    #[inline]
    pub(crate) fn keep_tickets(
        &mut self,
        player: PlayerId,
        kept: TicketSet,
        offering: Offering,
        witness: &mut impl Witness,
    ) {
        let tickets = &mut self.tickets[player.index()];
        *tickets = tickets.or(kept);
        let offer = std::mem::replace(&mut self.offers[player.index()], Offer::NONE);
        let (opening, count) = (offering == Offering::Starting, Some(kept.len() as u8));
        witness.see(Event::TicketsKept { player, opening, count, tickets: Some(kept) });
        match offering {
            Offering::Drawn => {
                offer.others(kept).for_each(|ticket| self.ticket_deck.push_bottom(ticket));
            }
            Offering::Starting => self.offers[player.index()] = offer.returning(kept),
        }
    }

    /// BG-SET-3: when all have chosen, the tickets returned go under the ticket deck, in seat order
    /// from the starting player. Returns how many there were.
    #[cold]
    pub(crate) fn end_setup(&mut self, witness: &mut impl Witness) -> usize {
        let before = self.ticket_deck.len();
        let mut kept = [0; MAX_PLAYERS];
        for step in 0..self.player_count {
            let seat = usize::from((self.to_move + step) % self.player_count);
            let returned = std::mem::replace(&mut self.offers[seat], Offer::NONE);
            for &ticket in returned.tickets() {
                self.ticket_deck.push_bottom(ticket);
            }
            kept[seat] = self.tickets[seat].len() as u8;
        }
        witness.see(Event::SetupEnded { kept });
        self.ticket_deck.len() - before
    }

    /// Draws tickets to choose from.
    #[inline]
    pub(crate) fn draw_tickets(
        &mut self,
        player: PlayerId,
        count: u8,
        keep_at_least: u8,
        witness: &mut impl Witness,
    ) {
        let offer = Offer::draw(&mut self.ticket_deck, count, keep_at_least);
        witness.see(offer.event(player));
        self.offers[player.index()] = offer;
    }

    /// Draws a card into the hand, a blind one by `draw`. The row is not refilled.
    #[inline]
    pub(crate) fn draw_card<W: Witness>(
        &mut self,
        player: PlayerId,
        from: Source,
        witness: &mut W,
        draw: impl FnOnce(&mut Supply, &mut W) -> Option<Card>,
    ) -> Card {
        let card = match from {
            Source::Deck => draw(&mut self.supply, witness),
            Source::Row(slot) => self.supply.take(usize::from(slot)),
        };
        let card = card.expect("a legal draw finds a card");
        witness.see(Event::CardDrawn { player, from, card: Some(card) });
        self.hand_mut(player).add(card);
        card
    }

    /// Whether everybody has passed, which ends the game or the round (BG-TURN-2, CG-TURN-2).
    #[cold]
    pub(crate) fn pass(
        &mut self,
        player: PlayerId,
        in_succession: u8,
        witness: &mut impl Witness,
    ) -> Next {
        witness.see(Event::Passed { player });
        self.passes = in_succession;
        if in_succession == self.player_count {
            return Next::NoTurn;
        }
        self.end_turn(player, TurnEnd::Ordinary, witness)
    }

    /// Counts a turn that has ended.
    #[inline]
    pub(crate) fn end_turn(
        &mut self,
        player: PlayerId,
        end: TurnEnd,
        witness: &mut impl Witness,
    ) -> Next {
        if self.final_turns > 0 {
            self.final_turns -= 1;
            if self.final_turns == 0 {
                return Next::NoTurn;
            }
        } else if end == TurnEnd::BeginsLastRound {
            self.begin_last_round(player, witness);
        }
        Next::Turn(self.after(player))
    }

    /// BG-END-1, CG-END-1: one more turn for everybody, `player` included.
    pub(crate) fn begin_last_round(&mut self, player: PlayerId, witness: &mut impl Witness) {
        self.final_turns = self.player_count;
        witness.see(Event::LastRound { player });
    }

    /// The player to the left.
    #[inline]
    pub(crate) fn after(&self, player: PlayerId) -> PlayerId {
        PlayerId(if player.0 + 1 == self.player_count { 0 } else { player.0 + 1 })
    }
}
