//! What a player who has listened knows beyond the view: what others certainly hold, what lies in
//! the discards, and which tickets are under the deck.

use engine::cards::{Card, Cards};
use engine::event::Event;
use engine::players::{MAX_PLAYERS, PlayerId};
use engine::sets::{TicketId, TicketSet};
use engine::supply::{MAX_ROW, Source, SupplyEvent};
use engine::tickets::OfferView;

/// Where the starting tickets go that nobody kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unkept {
    /// Under the ticket deck, in seat order.
    Under,
    /// Shuffled into the ticket deck.
    ShuffledIn,
    /// Out of the game.
    Away,
}

/// What one player remembers of a game from the events it has heard, from the deal on.
#[derive(Clone, Debug)]
pub struct Memory {
    me: PlayerId,
    players: usize,
    unkept: Unkept,
    /// Locomotives that everybody was given before the deal.
    given: u8,
    starter: PlayerId,
    row: [Option<Card>; MAX_ROW],
    discards: Cards,
    /// The cards each other player certainly holds.
    held: [Cards; MAX_PLAYERS],
    /// The track piles of the Card Game, whose cards everybody saw go there.
    piles: [Cards; MAX_PLAYERS],
    /// The payment of a tunnel that is not decided yet, and the cards turned for it.
    tunnel: Option<(Cards, Cards)>,
    /// The tickets of the own offer, in the order drawn.
    offer: Vec<TicketId>,
    /// The starting tickets given back by this player.
    returned: Vec<TicketId>,
    /// Tickets put under the deck, the last one lowest; of others' it is not known which.
    under: Vec<Option<TicketId>>,
    /// How many of a player's tickets, not completed, were starting tickets.
    from_start: [u8; MAX_PLAYERS],
    /// How many tickets a player has to choose from.
    offered: [u8; MAX_PLAYERS],
}

impl Memory {
    /// Nothing yet. `given` are the locomotives everybody gets before the deal.
    pub fn new(me: PlayerId, players: usize, unkept: Unkept, given: u8) -> Memory {
        Memory {
            me,
            players,
            unkept,
            given,
            starter: PlayerId(0),
            row: [None; MAX_ROW],
            discards: Cards::NONE,
            held: [Cards::NONE; MAX_PLAYERS],
            piles: [Cards::NONE; MAX_PLAYERS],
            tunnel: None,
            offer: Vec::new(),
            returned: Vec::new(),
            under: Vec::new(),
            from_start: [0; MAX_PLAYERS],
            offered: [0; MAX_PLAYERS],
        }
    }

    /// The cards in the discards.
    pub fn discards(&self) -> &Cards {
        &self.discards
    }

    /// The cards another player certainly holds.
    pub fn held(&self, player: PlayerId) -> &Cards {
        &self.held[player.index()]
    }

    /// The cards in a player's track pile.
    pub fn pile(&self, player: PlayerId) -> &Cards {
        &self.piles[player.index()]
    }

    /// The starting tickets this player has given back.
    pub fn returned(&self) -> &[TicketId] {
        &self.returned
    }

    /// The tickets put under a deck of `len` tickets that are still there, the last one lowest.
    pub fn under(&self, len: usize) -> &[Option<TicketId>] {
        &self.under[self.under.len().saturating_sub(len)..]
    }

    /// How many of a player's tickets, not completed, were starting tickets.
    pub fn from_start(&self, player: PlayerId) -> usize {
        usize::from(self.from_start[player.index()])
    }

    /// Takes note of the tickets on offer to this player, whose order no event tells.
    pub fn look_at(&mut self, offer: Option<OfferView>) {
        if let Some(offer) = offer {
            self.offer = offer.tickets().to_vec();
        }
    }

    /// Takes note of an event, as far as this player may know it.
    pub fn see(&mut self, event: Event) {
        match event {
            Event::Dealt { starter } => {
                *self = Memory::new(self.me, self.players, self.unkept, self.given);
                self.starter = starter;
                self.held = [Cards::payment(Card::Locomotive, 0, self.given); MAX_PLAYERS];
            }
            Event::Supply(event) => self.see_supply(event),
            Event::CardDrawn { player, from: Source::Row(slot), card } => {
                self.row[usize::from(slot)] = None;
                card.iter().for_each(|&card| self.held[player.index()].add(card));
            }
            Event::TunnelLaid { player, cards, .. } => {
                self.spend(player, cards);
                self.tunnel = Some((cards, Cards::NONE));
            }
            Event::TunnelTurned { card, .. } => {
                self.tunnel.iter_mut().for_each(|(_, turned)| turned.add(card));
            }
            Event::TunnelLeft { player, .. } => {
                let (laid, turned) = self.tunnel.take().unwrap_or_default();
                self.held[player.index()] += laid; // everybody has seen them now
                self.discards += turned;
            }
            Event::TrackClaimed { player, cards, .. } => {
                let (laid, turned) = self.tunnel.take().unwrap_or_default();
                let mut extra = cards;
                extra -= laid;
                self.spend(player, extra);
                self.discards += cards;
                self.discards += turned;
            }
            Event::StationBuilt { player, cards, .. } => {
                self.spend(player, cards);
                self.discards += cards;
            }
            Event::CardsPlayed { player, cards } => self.spend(player, cards),
            Event::Robbed { cards, .. } => self.discards += cards,
            Event::PileGrew { player, cards } => self.piles[player.index()] += cards,
            Event::TicketsCompleted { player, tickets, pile } => {
                self.discards += pile;
                self.piles[player.index()] = Cards::NONE;
                self.forget_completed(player, tickets);
            }
            Event::RoundBegan { .. } => {
                // All that was not in a hand makes a new deck.
                self.discards = Cards::NONE;
                self.piles = [Cards::NONE; MAX_PLAYERS];
                self.row = [None; MAX_ROW];
            }
            Event::TicketsOffered { player, count, tickets } => {
                self.offered[player.index()] = count;
                // Enough for who never looks: only the order is not told.
                if let Some(tickets) = tickets.filter(|_| player == self.me) {
                    self.offer = tickets.iter().collect();
                }
            }
            Event::TicketsKept { player, opening, count, tickets } => {
                self.see_kept(player, opening, count.unwrap_or(0), tickets);
            }
            Event::SetupEnded { kept } => self.end_setup(&kept),
            Event::CardDrawn { .. }
            | Event::CardDealt { .. }
            | Event::TunnelCosts { .. }
            | Event::ScoringBegan { .. }
            | Event::Passed { .. }
            | Event::LastRound { .. }
            | Event::TurnBegan { .. }
            | Event::Finished => {}
        }
    }

    fn see_supply(&mut self, event: SupplyEvent) {
        match event {
            SupplyEvent::Reshuffled { .. } => self.discards = Cards::NONE,
            SupplyEvent::Turned { slot, card } => self.row[usize::from(slot)] = Some(card),
            SupplyEvent::Swept => {
                let row = std::mem::replace(&mut self.row, [None; MAX_ROW]);
                self.discards += row.into_iter().flatten().collect();
            }
        }
    }

    /// A player paid or played cards: those known to be held first, as far as they go.
    fn spend(&mut self, player: PlayerId, cards: Cards) {
        let held = &mut self.held[player.index()];
        for (card, n) in cards.iter() {
            (0..n.min(held.count(card))).for_each(|_| held.remove(card));
        }
    }

    fn see_kept(&mut self, player: PlayerId, opening: bool, count: u8, kept: Option<TicketSet>) {
        let others = usize::from(self.offered[player.index()].saturating_sub(count));
        let own = std::mem::take(&mut self.offer);
        let unkept = |kept: TicketSet| own.iter().copied().filter(move |&id| !kept.contains(id));
        match (opening, kept) {
            (true, Some(kept)) if player == self.me => self.returned = unkept(kept).collect(),
            (true, _) => self.offer = own,
            (false, Some(kept)) if player == self.me => {
                self.under.extend(unkept(kept).map(Some));
            }
            (false, _) => {
                self.under.extend(std::iter::repeat_n(None, others));
                self.offer = own;
            }
        }
    }

    /// All have chosen: what they returned goes where it belongs.
    fn end_setup(&mut self, kept: &[u8; MAX_PLAYERS]) {
        self.from_start = *kept;
        if self.unkept != Unkept::Under {
            return;
        }
        for step in 0..self.players {
            let player = (self.starter.index() + step) % self.players;
            if player == self.me.index() {
                self.under.extend(self.returned.iter().copied().map(Some));
            } else {
                let others = self.offered[player].saturating_sub(kept[player]);
                self.under.extend(std::iter::repeat_n(None, usize::from(others)));
            }
        }
    }

    /// Completed tickets are no longer among those held. Which of them were starting tickets is
    /// known only of those this player had given back: they were not.
    fn forget_completed(&mut self, player: PlayerId, tickets: TicketSet) {
        let returned: TicketSet = self.returned.iter().copied().collect();
        let perhaps = tickets.without(returned).len() as u8;
        let from_start = &mut self.from_start[player.index()];
        *from_start = from_start.saturating_sub(perhaps);
    }
}
