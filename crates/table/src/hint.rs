//! Hints: who may take one, and what the expert who gives it is told. It never gets the state.

use bots::Level;
use protocol::ids::UserId;

use crate::bot_input::AnyBotInput;
use crate::entry::Change;
use crate::fair::Secret;
use crate::refused::Refused;
use crate::table::Table;

impl Table {
    /// The entry for a user who takes a hint; refused as done if one was taken for this decision.
    pub(crate) fn take_hint(&self, user: &UserId, place: usize) -> Result<Change, Refused> {
        let it = self.practising(user, place)?;
        let decision = it.decision.ok_or(Refused::NotAsked)?;
        match it.hinted == Some(decision) {
            true => Err(Refused::AlreadySo),
            false => Ok(Change::Hinted { place }),
        }
    }

    /// Notes that a seat took a hint for its decision.
    pub(crate) fn note_hint(&mut self, place: usize) {
        let it = &mut self.places[place];
        it.hinted = it.decision;
    }

    /// What an expert needs to advise a seat that took a hint: what its player sees and may do.
    /// `None` if it took none for its present decision.
    ///
    /// The expert's chance follows from the commitment, which everybody knows, and not from the
    /// seed: a hint is the same whatever is hidden.
    pub fn hint_input(&self, place: usize) -> Option<AnyBotInput> {
        let it = self.places.get(place)?;
        let decision = it.decision.filter(|decision| it.hinted == Some(*decision))?;
        let public = Secret::try_from(self.commitment()?.to_string()).ok()?;
        Some(self.played()?.advice_input(place, Level::Expert, decision, &public.seed()))
    }
}
