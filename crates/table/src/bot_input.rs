//! What a bot is told when it has to choose: what it sees and what it may do. It never gets a
//! state. What it has heard so far is for the bot to remember.

use std::sync::Arc;

use bots::Level;
use engine::chance::SeedStream;
use engine::game::GameState;
use engine::players::PlayerId;
use formats::action::ActionDoc;
use formats::any::{Any, PerGame};
use formats::documented::Documented;
use protocol::ids::Seq;

/// Everything a bot needs to answer one ask; a value of its own, to be taken to another thread.
pub struct BotInput<S: GameState> {
    /// What the game is played by.
    pub rules: Arc<S::Rules>,
    /// Which player the bot is.
    pub player: PlayerId,
    /// How many play.
    pub players: usize,
    /// How well it plays.
    pub level: Level,
    /// The seq of the ask.
    pub seq: Seq,
    /// What this player sees.
    pub view: S::View,
    /// What this player may do; never empty.
    pub legal: Vec<S::Action>,
    /// Where the bot's chance comes from: stream 2³² + player of the seed of game number `seq` of
    /// the table's seed, so that it can't be told from anything the table draws.
    pub chance: SeedStream,
}

impl<S: Documented> BotInput<S> {
    /// The document of the bot's choice.
    pub fn answer(&self, action: &S::Action) -> ActionDoc {
        S::write_action(&self.rules, action)
    }
}

/// The input of a bot, whichever game it is.
pub type AnyBotInput = Any<BotInputs>;

/// The inputs of bots, one for each game.
pub enum BotInputs {}

impl PerGame for BotInputs {
    type Of<S: Documented> = BotInput<S>;
}
