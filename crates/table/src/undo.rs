//! Taking actions back, where that is allowed: at tables for practice.
//!
//! The game is played again from its start with fewer actions. Its seed stays, so whoever draws
//! again gets the same cards.

use engine::event::Event;
use engine::players::{MAX_PLAYERS, PlayerId};
use engine::supply::{Source, SupplyEvent};
use protocol::heard::Actor;
use protocol::ids::{Seq, UserId};
use protocol::settings::Undo;

use crate::entry::Change;
use crate::heard::Listener;
use crate::place::Place;
use crate::refused::Refused;
use crate::table::Table;

/// How often actions can be taken back in one game, so that its log stays short.
const MOST_UNDOS: u32 = 500;

/// The actions that were taken back.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct TakenBack {
    /// How many.
    pub actions: usize,
    /// The number of the entry of the first.
    pub since: Seq,
}

impl Table {
    /// Whether players may take hints and take actions back here: all agreed to it when they sat
    /// down, or one person plays with bots. Somebody for whom a bot stands in still counts, and
    /// whoever holds several seats counts once for each.
    pub fn is_for_practice(&self) -> bool {
        let people = self.places.iter().filter(|place| place.user().is_some()).count();
        self.settings.practice || people == 1 && !self.places.iter().any(Place::is_empty)
    }

    /// How many actions an undo would take back for a listener now; `None` if it would be refused.
    pub fn undo(&self, listener: &Listener) -> Option<usize> {
        let (user, place) = (listener.user.as_ref()?, listener.place?);
        let remaining = self.undoable(user, place).ok()?;
        Some(self.played()?.len() - remaining)
    }

    /// The entry for a user who takes the last action of a seat back.
    pub(crate) fn take_back(&self, user: &UserId, place: usize) -> Result<Change, Refused> {
        let remaining = self.undoable(user, place)?;
        Ok(Change::Undone { place, remaining })
    }

    /// How many actions remain if the last one of a seat is taken back with all that followed.
    fn undoable(&self, user: &UserId, place: usize) -> Result<usize, Refused> {
        self.practising(user, place)?;
        let game = self.game.as_ref().ok_or(Refused::NotStarted)?;
        if game.undos >= MOST_UNDOS {
            return Err(Refused::TooManyUndos);
        }
        let played = &game.played;
        let back = played.since_last_of(place);
        if back.is_empty() {
            return Err(Refused::NothingToUndo);
        }
        if back.iter().any(|did| did.place != place && did.by == Actor::User) {
            return Err(Refused::ActedSince);
        }
        let player = crate::played::player(place);
        let revealed = back.iter().any(|did| did.shown.to(player));
        if revealed && self.settings.undo == Undo::UntilRevealed {
            return Err(Refused::Revealed);
        }
        Ok(played.len() - back.len())
    }

    /// Checks that a user plays in a seat of a running game, and may practise there.
    pub(crate) fn practising(&self, user: &UserId, place: usize) -> Result<&Place, Refused> {
        self.playing()?;
        let it = self.own(user, place)?;
        if !self.is_for_practice() {
            return Err(Refused::NotPractice);
        }
        match it.replaced {
            Some(_) => Err(Refused::Replaced),
            None => Ok(it),
        }
    }
}

/// The players to whom an action showed a card or ticket that they did not know.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Shown(u8);

impl Shown {
    /// What these events showed.
    pub fn by(events: &[Event]) -> Shown {
        let players = (0..MAX_PLAYERS as u8).map(PlayerId);
        let saw = |player: &PlayerId| events.iter().any(|event| shows(event, *player));
        Shown(players.filter(saw).fold(0, |all, player| all | 1 << player.0))
    }

    /// Whether something was shown to this player.
    pub fn to(self, player: PlayerId) -> bool {
        player.index() < MAX_PLAYERS && self.0 >> player.0 & 1 == 1
    }
}

/// Whether an event shows a player a card or ticket that was hidden from them. Cards that others pay
/// and play, and cards taken from the row, show nothing: what is known then is what was done.
fn shows(event: &Event, me: PlayerId) -> bool {
    match event {
        Event::CardDrawn { player, from: Source::Deck, .. } | Event::CardDealt { player, .. } => {
            *player == me
        }
        Event::TicketsOffered { player, .. } => *player == me,
        Event::TicketsCompleted { player, .. } => *player != me,
        Event::Supply(SupplyEvent::Turned { .. }) | Event::TunnelTurned { .. } => true,
        Event::Dealt { .. }
        | Event::TicketsKept { .. }
        | Event::SetupEnded { .. }
        | Event::CardDrawn { from: Source::Row(_), .. }
        | Event::Supply(SupplyEvent::Reshuffled { .. } | SupplyEvent::Swept)
        | Event::TunnelLaid { .. }
        | Event::TunnelCosts { .. }
        | Event::TunnelLeft { .. }
        | Event::TrackClaimed { .. }
        | Event::StationBuilt { .. }
        | Event::PileGrew { .. }
        | Event::CardsPlayed { .. }
        | Event::Robbed { .. }
        | Event::ScoringBegan { .. }
        | Event::RoundBegan { .. }
        | Event::Passed { .. }
        | Event::LastRound { .. }
        | Event::TurnBegan { .. }
        | Event::Finished => false,
    }
}
