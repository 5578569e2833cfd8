//! What all games can do, whatever their rules: deal, list, check, apply, show, count.

use std::fmt::Debug;
use std::ops::RangeInclusive;

use crate::cards::Cards;
use crate::chance::{Chance, FastChance, ScriptedChance};
use crate::common::Common;
use crate::determinization::Determinization;
use crate::event::Witness;
use crate::illegal::Illegal;
use crate::players::{MAX_PLAYERS, PlayerId, Viewer};
use crate::problem::Problem;
use crate::rule::RuleId;
use crate::score::{Counted, Score};
use crate::sets::{TicketId, TicketSet};
use crate::supply::Supply;

/// What a game is played by: the numbers of a map or a deck file.
pub trait Rules: Debug + Send + Sync + 'static {
    /// The id: the `game` of positions and records.
    fn id(&self) -> &str;

    /// The name people read.
    fn name(&self) -> &str;

    /// How many can play.
    fn players(&self) -> &RangeInclusive<usize>;

    /// The id of a ticket.
    fn ticket_id(&self, ticket: TicketId) -> &str;

    /// The ticket with this id.
    fn ticket_named(&self, id: &str) -> Option<TicketId>;

    /// How many starting tickets must be kept.
    fn opening_keep(&self) -> usize;
}

/// What players agree on before the deal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TableOptions {
    /// The player who begins; drawn at random if none is named (BG-SET-4).
    pub first_player: Option<PlayerId>,
    /// Whether owners may look into their own piles (CG-PILE-1).
    pub open_piles: bool,
}

/// What a game waits for, as far as all games have it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Waiting {
    /// The players choose their starting tickets, all at once.
    Setup,
    /// The player to move takes a turn.
    Turn,
    /// The player to move chooses from the tickets drawn.
    Tickets,
    /// The player to move answers what the last action left open.
    Answer,
    /// The game is over.
    Finished,
}

/// A game at one moment. Bots, simulations and tests for any game are written against this; what
/// only one game has is on its own state.
pub trait GameState: Copy + Eq + Debug + Send + Sync + 'static {
    /// What it is played by.
    type Rules: Rules;
    /// What a player asks for.
    type Action: Copy + Eq + Debug + Send + Sync;
    /// What one viewer may know.
    type View: Copy + Eq + Debug + Send + Sync;
    /// One player's count.
    type PlayerScore: Clone + Eq + Debug + Counted + Send;
    /// A moment as somebody wrote it down.
    type Position;

    /// A new game.
    ///
    /// # Panics
    /// If the rules are not for this number of players, or the first player is not one of them.
    fn deal(
        rules: &Self::Rules,
        players: usize,
        options: &TableOptions,
        chance: &mut impl Chance,
        witness: &mut impl Witness,
    ) -> Self;

    /// The state a position describes, and the chance that goes with it.
    fn from_position(
        rules: &Self::Rules,
        position: &Self::Position,
    ) -> Result<(Self, ScriptedChance), Problem>;

    /// What the states of all games have.
    fn common(&self) -> &Common;

    /// How many play.
    #[inline]
    fn player_count(&self) -> usize {
        usize::from(self.common().player_count)
    }

    /// All players, by index.
    fn players(&self) -> impl Iterator<Item = PlayerId> + use<Self> {
        self.common().players()
    }

    /// Whose turn it is; during set-up, who will begin.
    #[inline]
    fn to_move(&self) -> PlayerId {
        self.common().mover()
    }

    /// What the game waits for.
    fn waiting(&self) -> Waiting;

    /// Whether the game waits for `player`, perhaps among others.
    fn may_act(&self, player: PlayerId) -> bool {
        match self.waiting() {
            Waiting::Setup => self.offer(player).is_some(),
            Waiting::Finished => false,
            _ => self.to_move() == player,
        }
    }

    /// Whether the game is over.
    fn is_finished(&self) -> bool {
        self.waiting() == Waiting::Finished
    }

    /// Turns still to be played once the end is near (BG-END-1, CG-END-1).
    fn final_turns(&self) -> Option<usize> {
        let turns = usize::from(self.common().final_turns);
        (turns > 0).then_some(turns)
    }

    /// Passes in succession so far (BG-TURN-2, CG-TURN-2).
    fn passes(&self) -> usize {
        usize::from(self.common().passes)
    }

    /// Deck, discards and row.
    fn supply(&self) -> &Supply {
        &self.common().supply
    }

    /// The ticket deck from the top.
    fn ticket_deck(&self) -> impl ExactSizeIterator<Item = TicketId> + '_ {
        self.common().ticket_deck.iter()
    }

    /// The cards in a player's hand.
    #[inline]
    fn hand(&self, player: PlayerId) -> &Cards {
        self.common().hand(player)
    }

    /// The tickets a player has kept, in the Card Game those not completed.
    #[inline]
    fn tickets(&self, player: PlayerId) -> TicketSet {
        self.common().tickets[player.index()]
    }

    /// The tickets a player chooses from, and how many must be kept.
    fn offer(&self, player: PlayerId) -> Option<(&[TicketId], usize)> {
        let offer = self.common().offer(player);
        offer.keep_at_least().map(|least| (offer.tickets(), usize::from(least)))
    }

    /// The tickets a player has returned while others still choose (USA-SET-1, CG-SET-1).
    fn returned(&self, player: PlayerId) -> &[TicketId] {
        self.common().offer(player).returned()
    }

    /// Checks that `player` may do `action`; returns the reason if not.
    fn check(
        &self,
        rules: &Self::Rules,
        player: PlayerId,
        action: &Self::Action,
    ) -> Result<(), Illegal>;

    /// Does what `player` asks for, or returns the reason, leaving the state unchanged.
    fn apply(
        &mut self,
        rules: &Self::Rules,
        player: PlayerId,
        action: &Self::Action,
        chance: &mut impl Chance,
        witness: &mut impl Witness,
    ) -> Result<(), Illegal> {
        self.check(rules, player, action)?;
        self.apply_unchecked(rules, player, action, chance, witness);
        Ok(())
    }

    /// [`apply`](GameState::apply) for an action that is known to be legal.
    ///
    /// That is up to the caller: an illegal action may panic, or lead to a state no game can reach.
    fn apply_unchecked(
        &mut self,
        rules: &Self::Rules,
        player: PlayerId,
        action: &Self::Action,
        chance: &mut impl Chance,
        witness: &mut impl Witness,
    );

    /// A random legal action of a player the game waits for, for play-outs; none once the game is
    /// over. Each game says which actions it chooses from. During set-up the players choose one
    /// after another.
    fn random_action(
        &self,
        rules: &Self::Rules,
        chance: &mut FastChance,
    ) -> Option<(PlayerId, Self::Action)>;

    /// Adds every legal action of `player` to `list`, which the caller can use again without a new
    /// allocation.
    fn list_legal(&self, rules: &Self::Rules, player: PlayerId, list: &mut Vec<Self::Action>);

    /// What `viewer` may know of this game.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// The state that looks like `view`, with everything hidden as `hidden` has it.
    ///
    /// That must fit: as many cards and tickets as the view counts, none too often.
    fn from_view(rules: &Self::Rules, view: &Self::View, hidden: &Determinization<'_>) -> Self;

    /// The score as if the game ended here.
    fn score(&self, rules: &Self::Rules) -> Score<Self::PlayerScore>;

    /// Only the totals of [`score`](GameState::score), for play-outs: nothing is allocated.
    fn totals(&self, rules: &Self::Rules) -> [i32; MAX_PLAYERS];

    /// The rule of this game that a refusal goes back to.
    fn rule(reason: &Illegal) -> RuleId;
}
