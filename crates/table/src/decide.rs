//! The outcome of a command: one entry and the table after it, or a refusal.

use bots::Level;
use formats::action::ActionDoc;
use formats::position::PositionDoc;
use protocol::heard::Actor;
use protocol::ids::{Person, Seq, Time, UserId};
use protocol::view::{Channel, Holder, PlayerColor, Stage, Why};

use crate::advance::Impossible;
use crate::chat::check_text;
use crate::command::{Command, Decree, Request};
use crate::entry::{Change, Entry, VERSION};
use crate::fair::{Secret, commitment};
use crate::heard::Happened;
use crate::place::Place;
use crate::refused::Refused;
use crate::settings::check_name;
use crate::table::Table;

/// The outcome of an accepted command: an entry to store, and the table after it.
#[derive(Clone, Debug)]
pub struct Decided {
    /// The table after the entry. It replaces the current table once the entry is stored.
    pub after: Table,
    /// The entry and its effects.
    pub happened: Happened,
}

impl Table {
    /// Decides what a command leads to, or returns the reason for refusing it. This table does not
    /// change.
    ///
    /// An action is read, checked and carried out here and nowhere else.
    pub fn decide(&self, command: Command, now: Time) -> Result<Decided, Refused> {
        let change = self.change(command, now)?;
        // If the system clock was set back, the log still doesn't go backwards.
        let entry = Entry { v: VERSION, seq: self.seq.next(), at: now.max(self.at), change };
        let mut after = self.clone();
        match after.carry_out(entry) {
            Ok(happened) => Ok(Decided { after, happened }),
            Err(Impossible::Illegal(refusal)) => Err(Refused::Illegal(refusal)),
            Err(impossible) => unreachable!("decided, but {impossible}"),
        }
    }

    fn change(&self, command: Command, now: Time) -> Result<Change, Refused> {
        match command {
            Command::User { user, request } => self.request(user, request),
            Command::Bot { place, asked, action } => {
                self.playing()?;
                let it = self.place(place)?;
                if it.bot(&self.settings.stand_in).is_none() || it.decision != Some(asked) {
                    return Err(Refused::NotAsked);
                }
                Ok(Change::Acted { place, by: Actor::Bot, action })
            }
            Command::TimeIsUp { seq } => self.time_is_up(seq, now),
            Command::Close => self.lobby().map(|()| Change::Closed {}),
            Command::Operator(decree) => self.decree(decree),
        }
    }

    fn decree(&self, decree: Decree) -> Result<Change, Refused> {
        match (decree, self.stage) {
            (Decree::RemoveChat { seqs }, _) => Ok(Change::ChatRemoved { seqs }),
            (_, Stage::Closed) => Err(Refused::Closed),
            (_, Stage::Finished) => Err(Refused::Finished),
            (Decree::Close { reason }, _) => Ok(Change::Shut { reason }),
            (Decree::GiveTime { .. }, Stage::Lobby) => Err(Refused::NotStarted),
            (Decree::GiveTime { millis }, Stage::Playing) => {
                match self.places.iter().any(|place| place.clock.is_running()) {
                    true => Ok(Change::TimeGiven { millis }),
                    false => Err(Refused::NotDue),
                }
            }
        }
    }

    fn request(&self, user: UserId, request: Request) -> Result<Change, Refused> {
        match request {
            Request::Join { place, name, kind } => {
                self.join(Person { user, name, kind: Some(kind) }, place)
            }
            Request::Leave => self.leave(user),
            Request::Remove { place } => self.remove(&user, place),
            Request::Invite { user: whom } => self.invite(&user, whom),
            Request::PlaceBot { place, level } => self.place_bot(&user, place, level),
            Request::ChooseColor { place, color } => self.choose_color(&user, place, color),
            Request::Start { seed, salt } => self.start(&user, seed, salt, None),
            Request::GoOn { seed, salt, from } => self.start(&user, seed, salt, Some(from)),
            Request::Act { place, decided_on, action } => {
                self.act(&user, place, decided_on, action)
            }
            Request::Undo { place } => self.take_back(&user, place),
            Request::Hint { place } => self.take_hint(&user, place),
            Request::Resign { place } => {
                self.playing()?;
                match self.own(&user, place)?.replaced {
                    Some(_) => Err(Refused::Replaced),
                    None => Ok(Change::Replaced { places: vec![place], why: Why::Resigned }),
                }
            }
            Request::ComeBack { place } => {
                self.playing()?;
                match self.own(&user, place)?.replaced {
                    Some(_) => Ok(Change::CameBack { place }),
                    None => Err(Refused::NotReplaced),
                }
            }
            Request::Say { name, kind, text } => {
                self.say(Person { user, name, kind: Some(kind) }, text)
            }
            Request::Mute { whom, muted: true } => self.mute(user, whom),
            Request::Mute { whom, muted: false } => self.unmute(user, whom),
            Request::Rematch { table } => self.meet_again(user, table),
        }
    }

    fn remove(&self, user: &UserId, place: usize) -> Result<Change, Refused> {
        self.lobby()?;
        let it = self.place(place)?;
        if *self.host != *user && !it.is_of(user) {
            return Err(Refused::NotHost);
        }
        if it.is_empty() {
            return Err(Refused::PlaceEmpty);
        }
        // The host removes others for good; whoever leaves a seat themselves may come back.
        let by = it.user().is_some_and(|holder| holder != user).then(|| user.clone());
        Ok(Change::Removed { place, by })
    }

    fn invite(&self, user: &UserId, whom: UserId) -> Result<Change, Refused> {
        self.lobby()?;
        self.hosted_by(user)?;
        match self.bars(&whom) {
            true => Ok(Change::Invited { user: whom }),
            false => Err(Refused::NoSuchUser),
        }
    }

    fn place_bot(&self, user: &UserId, place: usize, level: Level) -> Result<Change, Refused> {
        self.lobby()?;
        self.hosted_by(user)?;
        match &*self.place(place)?.holder {
            Holder::User { .. } => Err(Refused::PlaceTaken),
            Holder::Bot { level: same } if *same == level => Err(Refused::AlreadySo),
            _ => Ok(Change::BotPlaced { place, level }),
        }
    }

    fn choose_color(
        &self,
        user: &UserId,
        place: usize,
        color: PlayerColor,
    ) -> Result<Change, Refused> {
        self.lobby()?;
        let it = self.place(place)?;
        let may = match &*it.holder {
            Holder::Bot { .. } => *self.host == *user,
            _ => it.is_of(user),
        };
        if !may {
            return Err(Refused::NotYours);
        }
        if it.color == color && it.color_chosen {
            return Err(Refused::AlreadySo);
        }
        let chosen = |other: &Place| other.color == color && other.color_chosen;
        if self.places.iter().any(chosen) {
            return Err(Refused::ColorTaken);
        }
        Ok(Change::ColorChosen { place, color })
    }

    fn start(
        &self,
        user: &UserId,
        seed: Secret,
        salt: Secret,
        from: Option<Box<PositionDoc>>,
    ) -> Result<Change, Refused> {
        self.lobby()?;
        self.hosted_by(user)?;
        if self.places.iter().any(Place::is_empty) {
            return Err(Refused::PlacesEmpty);
        }
        if let Some(from) = &from {
            self.resumed(&seed, from).map_err(Refused::BadSettings)?;
        }
        Ok(Change::Started { seed, salt, commitment: commitment(&seed, &salt), from })
    }

    fn act(
        &self,
        user: &UserId,
        place: usize,
        decided_on: Seq,
        action: ActionDoc,
    ) -> Result<Change, Refused> {
        self.playing()?;
        let it = self.own(user, place)?;
        if it.replaced.is_some() {
            return Err(Refused::Replaced);
        }
        // If there is nothing to decide, the rules will give the reason.
        let since = it.decision.unwrap_or(Seq(0));
        if decided_on < since || decided_on > self.seq {
            return Err(Refused::Stale { now: self.seq });
        }
        Ok(Change::Acted { place, by: Actor::User, action })
    }

    fn meet_again(&self, user: UserId, table: String) -> Result<Change, Refused> {
        match self.stage {
            Stage::Finished => {}
            Stage::Closed => return Err(Refused::Closed),
            Stage::Lobby | Stage::Playing => return Err(Refused::NotFinished),
        }
        if self.first_held_by(&user).is_none() {
            return Err(Refused::NotYours);
        }
        if self.rematch.is_some() {
            return Err(Refused::RematchOpen);
        }
        Ok(Change::Rematched { user, table })
    }

    fn join(&self, person: Person, place: Option<usize>) -> Result<Change, Refused> {
        self.lobby()?;
        check_name(&person)?;
        if self.bars(&person.user) {
            return Err(Refused::Removed);
        }
        if !self.settings.several_places && self.first_held_by(&person.user).is_some() {
            return Err(Refused::AlreadySeated);
        }
        let place = match place {
            Some(place) if !self.place(place)?.is_empty() => return Err(Refused::PlaceTaken),
            Some(place) => place,
            None => self.places.iter().position(Place::is_empty).ok_or(Refused::TableFull)?,
        };
        Ok(Change::Joined { place, person })
    }

    fn leave(&self, user: UserId) -> Result<Change, Refused> {
        let held = self.held_by(&user);
        match self.stage {
            Stage::Closed => Err(Refused::Closed),
            Stage::Finished => Err(Refused::Finished),
            Stage::Lobby if held.is_empty() && *self.host != user => Err(Refused::NotYours),
            Stage::Lobby => Ok(Change::Left { user }),
            Stage::Playing if held.is_empty() => Err(Refused::NotYours),
            Stage::Playing => {
                let plays = |&place: &usize| self.places[place].replaced.is_none();
                let places: Vec<usize> = held.into_iter().filter(plays).collect();
                match places.is_empty() {
                    true => Err(Refused::Replaced),
                    false => Ok(Change::Replaced { places, why: Why::Left }),
                }
            }
        }
    }

    fn say(&self, person: Person, text: String) -> Result<Change, Refused> {
        if self.stage == Stage::Closed {
            return Err(Refused::Closed);
        }
        check_name(&person)?;
        check_text(&text)?;
        let watches = self.first_held_by(&person.user).is_none();
        let channel = match self.stage {
            Stage::Playing if watches => Channel::Spectators,
            _ => Channel::All,
        };
        Ok(Change::Said { person, channel, text })
    }

    fn mute(&self, user: UserId, whom: Option<UserId>) -> Result<Change, Refused> {
        if self.chat.is_muted(&user, &whom) {
            return Err(Refused::AlreadySo);
        }
        // Otherwise a single user could fill the table's memory with names.
        let is_here = |whom: &UserId| {
            self.first_held_by(whom).is_some()
                || self.chat.lines().any(|line| line.person.user == *whom)
        };
        if whom.as_ref().is_some_and(|whom| *whom == user || !is_here(whom)) {
            return Err(Refused::NoSuchUser);
        }
        Ok(Change::Muted { user, whom, muted: true })
    }

    fn unmute(&self, user: UserId, whom: Option<UserId>) -> Result<Change, Refused> {
        if !self.chat.is_muted(&user, &whom) {
            return Err(Refused::AlreadySo);
        }
        Ok(Change::Muted { user, whom, muted: false })
    }

    fn time_is_up(&self, seq: Seq, now: Time) -> Result<Change, Refused> {
        self.playing()?;
        let due = self.due().filter(|due| due.seq == seq);
        let due = due.ok_or(Refused::Stale { now: self.seq })?;
        if now < due.at {
            return Err(Refused::NotDue);
        }
        let late = |place: &Place| place.clock.deadline().is_some_and(|(at, _)| at <= now);
        let places = self.places.iter().enumerate().filter(|(_, place)| late(place));
        let places = places.map(|(i, _)| i).collect();
        Ok(Change::Replaced { places, why: Why::OutOfTime })
    }

    fn lobby(&self) -> Result<(), Refused> {
        match self.stage {
            Stage::Lobby => Ok(()),
            Stage::Closed => Err(Refused::Closed),
            Stage::Playing | Stage::Finished => Err(Refused::Started),
        }
    }

    pub(crate) fn playing(&self) -> Result<(), Refused> {
        match self.stage {
            Stage::Lobby => Err(Refused::NotStarted),
            Stage::Closed => Err(Refused::Closed),
            Stage::Finished => Err(Refused::Finished),
            Stage::Playing => Ok(()),
        }
    }

    fn hosted_by(&self, user: &UserId) -> Result<(), Refused> {
        if *self.host == *user { Ok(()) } else { Err(Refused::NotHost) }
    }

    fn place(&self, place: usize) -> Result<&Place, Refused> {
        self.places.get(place).ok_or(Refused::NoSuchPlace)
    }

    /// A seat, which the user must hold.
    pub(crate) fn own(&self, user: &UserId, place: usize) -> Result<&Place, Refused> {
        let it = self.place(place)?;
        if it.is_of(user) { Ok(it) } else { Err(Refused::NotYours) }
    }
}
