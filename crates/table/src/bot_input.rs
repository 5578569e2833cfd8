//! What a bot is given when it has to choose: what it sees and what it may do. It never gets the
//! state. It is up to the bot to remember what it has heard so far.

use std::sync::Arc;

use bots::Level;
use engine::chance::SeedStream;
use engine::game::GameState;
use engine::players::PlayerId;
use formats::action::ActionDoc;
use formats::any::{Any, PerGame};
use formats::documented::Documented;
use protocol::ids::Seq;

/// Everything a bot needs to answer one ask. It is self-contained, so it can be sent to another
/// thread.
pub struct BotInput<S: GameState> {
    /// The rules of the game.
    pub rules: Arc<S::Rules>,
    /// Which player the bot is.
    pub player: PlayerId,
    /// The number of players.
    pub players: usize,
    /// How well the bot plays.
    pub level: Level,
    /// The seq of the ask.
    pub seq: Seq,
    /// What this player sees.
    pub view: S::View,
    /// What this player may do; never empty.
    pub legal: Vec<S::Action>,
    /// The bot's source of randomness: stream 2³² + player of the seed of game number `seq` of the
    /// table's seed. It reveals nothing about what the table draws.
    pub chance: SeedStream,
}

impl<S: Documented> BotInput<S> {
    /// Converts the bot's choice to a document.
    pub fn answer(&self, action: &S::Action) -> ActionDoc {
        S::write_action(&self.rules, action)
    }
}

/// The input of a bot, for any game.
pub type AnyBotInput = Any<BotInputs>;

/// The input types, one for each game.
pub enum BotInputs {}

impl PerGame for BotInputs {
    type Of<S: Documented> = BotInput<S>;
}
