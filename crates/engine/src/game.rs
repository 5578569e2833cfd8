//! What all games can do, whatever their rules: deal, list, check, apply, show, count.

use std::fmt::Debug;
use std::ops::RangeInclusive;

use crate::cards::Cards;
use crate::chance::{Chance, FastChance, ScriptedChance};
use crate::event::Witness;
use crate::guess::Guess;
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

/// What a table agrees on before the deal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TableOptions {
    /// Who begins; drawn at random if nobody is named (BG-SET-4).
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

/// A game at one moment. Bots, simulations and tests that don't care which game it is are written
/// against this; what only one game has is on its own state.
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
    /// If the rules are not for so many players, or the first player is not one of them.
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

    /// How many play.
    fn player_count(&self) -> usize;

    /// All players, by index.
    fn players(&self) -> impl Iterator<Item = PlayerId> + use<Self> {
        (0..self.player_count() as u8).map(PlayerId)
    }

    /// Who is to move; during set-up, who will begin.
    fn to_move(&self) -> PlayerId;

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

    /// Turns still to be played once the end is near.
    fn final_turns(&self) -> Option<usize>;

    /// Passes in succession so far.
    fn passes(&self) -> usize;

    /// Deck, discards and row.
    fn supply(&self) -> &Supply;

    /// The ticket deck from the top.
    fn ticket_deck(&self) -> impl Iterator<Item = TicketId> + '_;

    /// The cards in a player's hand.
    fn hand(&self, player: PlayerId) -> &Cards;

    /// The tickets a player has kept, in the Card Game those not completed.
    fn tickets(&self, player: PlayerId) -> TicketSet;

    /// The tickets a player chooses from, and how many must be kept.
    fn offer(&self, player: PlayerId) -> Option<(&[TicketId], usize)>;

    /// The tickets a player has given back while others still choose.
    fn returned(&self, player: PlayerId) -> &[TicketId];

    /// Says why `player` can't do `action`, if so.
    fn check(
        &self,
        rules: &Self::Rules,
        player: PlayerId,
        action: &Self::Action,
    ) -> Result<(), Illegal>;

    /// Does what `player` asks for, or says why not; then nothing has changed.
    fn apply(
        &mut self,
        rules: &Self::Rules,
        player: PlayerId,
        action: &Self::Action,
        chance: &mut impl Chance,
        witness: &mut impl Witness,
    ) -> Result<(), Illegal>;

    /// [`apply`](GameState::apply) for an action that is known to be legal.
    ///
    /// The caller owes that: an illegal action may panic or leave a state no game can reach.
    fn apply_unchecked(
        &mut self,
        rules: &Self::Rules,
        player: PlayerId,
        action: &Self::Action,
        chance: &mut impl Chance,
        witness: &mut impl Witness,
    );

    /// A random legal action of somebody the game waits for, for play-outs; none once the game is
    /// over. Which actions it chooses from, the game says.
    fn random_action(
        &self,
        rules: &Self::Rules,
        chance: &mut FastChance,
    ) -> Option<(PlayerId, Self::Action)>;

    /// Adds every legal action of `player` to `list`.
    fn list_legal(&self, rules: &Self::Rules, player: PlayerId, list: &mut Vec<Self::Action>);

    /// What `viewer` may know of this game.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// The state that looks like `view` and in which everything hidden is as guessed.
    fn from_view(rules: &Self::Rules, view: &Self::View, guess: &Guess<'_>) -> Self;

    /// The score as if the game ended here.
    fn score(&self, rules: &Self::Rules) -> Score<Self::PlayerScore>;

    /// Only the totals of [`score`](GameState::score), for play-outs: no allocation.
    fn totals(&self, rules: &Self::Rules) -> [i32; MAX_PLAYERS];

    /// The rule of this game that a refusal goes back to.
    fn rule(reason: &Illegal) -> RuleId;
}

/// Makes a state a [`GameState`] by its own methods of the same names, and its rules [`Rules`].
/// A game says for itself when it waits for an answer, how play-outs choose, and which rule a
/// refusal goes back to.
macro_rules! game_state {
    (
        $state:ty, rules: $rules:ty, action: $action:ty, view: $view:ty, score: $score:ty,
        position: $position:ty, answers: $answers:pat, random_action: $random:ident,
        rule: $rule:expr $(,)?
    ) => {
        impl Rules for $rules {
            fn id(&self) -> &str {
                self.id()
            }

            fn name(&self) -> &str {
                self.name()
            }

            fn players(&self) -> &std::ops::RangeInclusive<usize> {
                &self.counts().players
            }

            fn ticket_id(&self, ticket: TicketId) -> &str {
                &self.ticket(ticket).id
            }

            fn ticket_named(&self, id: &str) -> Option<TicketId> {
                self.ticket_named(id)
            }

            fn opening_keep(&self) -> usize {
                usize::from(self.counts().starting_keep)
            }
        }

        impl GameState for $state {
            type Rules = $rules;
            type Action = $action;
            type View = $view;
            type PlayerScore = $score;
            type Position = $position;

            fn deal(
                rules: &$rules,
                players: usize,
                options: &TableOptions,
                chance: &mut impl Chance,
                witness: &mut impl Witness,
            ) -> $state {
                <$state>::deal(rules, players, options, chance, witness)
            }

            fn from_position(
                rules: &$rules,
                position: &$position,
            ) -> Result<($state, ScriptedChance), Problem> {
                <$state>::from_position(rules, position)
            }

            fn player_count(&self) -> usize {
                self.player_count()
            }

            fn to_move(&self) -> PlayerId {
                self.to_move()
            }

            fn waiting(&self) -> Waiting {
                match self.phase() {
                    Phase::Setup => Waiting::Setup,
                    Phase::Turn => Waiting::Turn,
                    Phase::Tickets => Waiting::Tickets,
                    $answers => Waiting::Answer,
                    Phase::Finished => Waiting::Finished,
                }
            }

            fn final_turns(&self) -> Option<usize> {
                self.final_turns()
            }

            fn passes(&self) -> usize {
                self.passes()
            }

            fn supply(&self) -> &Supply {
                self.supply()
            }

            fn ticket_deck(&self) -> impl Iterator<Item = TicketId> + '_ {
                self.ticket_deck()
            }

            fn hand(&self, player: PlayerId) -> &Cards {
                self.hand(player)
            }

            fn tickets(&self, player: PlayerId) -> TicketSet {
                self.tickets(player)
            }

            fn offer(&self, player: PlayerId) -> Option<(&[TicketId], usize)> {
                self.offer(player)
            }

            fn returned(&self, player: PlayerId) -> &[TicketId] {
                self.returned(player)
            }

            fn check(
                &self,
                rules: &$rules,
                player: PlayerId,
                action: &$action,
            ) -> Result<(), Illegal> {
                self.check(rules, player, action)
            }

            fn apply(
                &mut self,
                rules: &$rules,
                player: PlayerId,
                action: &$action,
                chance: &mut impl Chance,
                witness: &mut impl Witness,
            ) -> Result<(), Illegal> {
                self.apply(rules, player, action, chance, witness)
            }

            #[inline]
            fn apply_unchecked(
                &mut self,
                rules: &$rules,
                player: PlayerId,
                action: &$action,
                chance: &mut impl Chance,
                witness: &mut impl Witness,
            ) {
                self.apply_unchecked(rules, player, action, chance, witness);
            }

            #[inline]
            fn random_action(
                &self,
                rules: &$rules,
                chance: &mut FastChance,
            ) -> Option<(PlayerId, $action)> {
                self.$random(rules, chance)
            }

            fn list_legal(&self, rules: &$rules, player: PlayerId, list: &mut Vec<$action>) {
                self.list_legal(rules, player, list);
            }

            fn view(&self, viewer: Viewer) -> $view {
                self.view(viewer)
            }

            fn from_view(rules: &$rules, view: &$view, guess: &Guess<'_>) -> $state {
                <$state>::from_view(rules, view, guess)
            }

            fn score(&self, rules: &$rules) -> Score<$score> {
                self.score(rules)
            }

            #[inline]
            fn totals(&self, rules: &$rules) -> [i32; MAX_PLAYERS] {
                self.totals(rules)
            }

            fn rule(reason: &Illegal) -> RuleId {
                $rule(reason)
            }
        }
    };
}
pub(crate) use game_state;
