//! What a command comes to: one entry, or a refusal.

use formats::action::ActionDoc;
use protocol::heard::Actor;
use protocol::ids::{Person, Seq, Time, UserId};
use protocol::view::{Channel, Holder, Stage, Why};

use crate::chat::check_text;
use crate::command::{Command, Request};
use crate::entry::{Change, Entry, VERSION};
use crate::fair::commitment;
use crate::live::Live;
use crate::place::Place;
use crate::refused::Refused;
use crate::settings::check_name;
use crate::table::Table;

impl Table {
    /// The entry that a command comes to, or why it can't be; nothing changes either way.
    pub fn decide(&self, command: Command, now: Time) -> Result<Entry, Refused> {
        let change = match command {
            Command::User { user, request } => self.request(user, request)?,
            Command::Bot { place, asked, action } => {
                let live = self.playing()?;
                let it = self.place(place)?;
                if it.bot(&self.settings.stand_in).is_none() || it.decision != Some(asked) {
                    return Err(Refused::NotAsked);
                }
                act(live, place, Actor::Bot, action)?
            }
            Command::TimeIsUp { seq } => self.time_is_up(seq, now)?,
            Command::Close => {
                self.lobby()?;
                Change::Closed {}
            }
        };
        // A clock that was set back does not make the log run backwards.
        Ok(Entry { v: VERSION, seq: self.seq.next(), at: now.max(self.at), change })
    }

    fn request(&self, user: UserId, request: Request) -> Result<Change, Refused> {
        Ok(match request {
            Request::Join { place, name } => self.join(Person { user, name }, place)?,
            Request::Leave => self.leave(user)?,
            Request::Remove { place } => {
                self.lobby()?;
                let it = self.place(place)?;
                if self.host != user && !it.is_of(&user) {
                    return Err(Refused::NotHost);
                }
                if it.is_empty() {
                    return Err(Refused::PlaceEmpty);
                }
                Change::Removed { place }
            }
            Request::PlaceBot { place, level } => {
                self.lobby()?;
                self.hosted_by(&user)?;
                match &self.place(place)?.holder {
                    Holder::User { .. } => return Err(Refused::PlaceTaken),
                    Holder::Bot { level: same } if *same == level => {
                        return Err(Refused::AlreadySo);
                    }
                    _ => Change::BotPlaced { place, level },
                }
            }
            Request::Start { seed, salt } => {
                self.lobby()?;
                self.hosted_by(&user)?;
                if self.places.iter().any(Place::is_empty) {
                    return Err(Refused::PlacesEmpty);
                }
                Change::Started { seed, salt, commitment: commitment(&seed, &salt) }
            }
            Request::Act { place, decided_on, action } => {
                let live = self.playing()?;
                let it = self.own(&user, place)?;
                if it.replaced.is_some() {
                    return Err(Refused::Replaced);
                }
                // Where there is nothing to decide, the rules say why.
                let since = it.decision.unwrap_or(Seq(0));
                if decided_on < since || decided_on > self.seq {
                    return Err(Refused::Stale { now: self.seq });
                }
                act(live, place, Actor::User, action)?
            }
            Request::Resign { place } => {
                self.playing()?;
                if self.own(&user, place)?.replaced.is_some() {
                    return Err(Refused::Replaced);
                }
                Change::Replaced { places: vec![place], why: Why::Resigned }
            }
            Request::ComeBack { place } => {
                self.playing()?;
                if self.own(&user, place)?.replaced.is_none() {
                    return Err(Refused::NotReplaced);
                }
                Change::CameBack { place }
            }
            Request::Say { name, text } => self.say(Person { user, name }, text)?,
            Request::Mute { whom, muted } => self.mute(user, whom, muted)?,
            Request::Rematch { table } => {
                match self.stage {
                    Stage::Finished => {}
                    Stage::Closed => return Err(Refused::Closed),
                    Stage::Lobby | Stage::Playing => return Err(Refused::NotFinished),
                }
                if self.held_by(&user).is_empty() {
                    return Err(Refused::NotYours);
                }
                if self.rematch.is_some() {
                    return Err(Refused::RematchOpen);
                }
                Change::Rematched { user, table }
            }
        })
    }

    fn join(&self, person: Person, place: Option<usize>) -> Result<Change, Refused> {
        self.lobby()?;
        check_name(&person)?;
        if !self.settings.several_places && !self.held_by(&person.user).is_empty() {
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
            Stage::Lobby if held.is_empty() && self.host != user => Err(Refused::NotYours),
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
        let watches = self.held_by(&person.user).is_empty();
        let channel = match self.stage {
            Stage::Playing if watches => Channel::Spectators,
            _ => Channel::All,
        };
        Ok(Change::Said { person, channel, text })
    }

    fn mute(&self, user: UserId, whom: Option<UserId>, muted: bool) -> Result<Change, Refused> {
        if self.chat.is_muted(&user, &whom) == muted {
            return Err(Refused::AlreadySo);
        }
        // Else a single user could fill the table's memory with names.
        let is_here = |whom: &UserId| {
            !self.held_by(whom).is_empty()
                || self.chat.lines().any(|line| line.person.user == *whom)
        };
        if muted && whom.as_ref().is_some_and(|whom| *whom == user || !is_here(whom)) {
            return Err(Refused::NoSuchUser);
        }
        Ok(Change::Muted { user, whom, muted })
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

    fn playing(&self) -> Result<&Live, Refused> {
        match self.stage {
            Stage::Lobby => Err(Refused::NotStarted),
            Stage::Closed => Err(Refused::Closed),
            Stage::Finished => Err(Refused::Finished),
            Stage::Playing => self.live().ok_or(Refused::NotStarted),
        }
    }

    fn hosted_by(&self, user: &UserId) -> Result<(), Refused> {
        if self.host == *user { Ok(()) } else { Err(Refused::NotHost) }
    }

    fn place(&self, place: usize) -> Result<&Place, Refused> {
        self.places.get(place).ok_or(Refused::NoSuchPlace)
    }

    /// A place that the user holds.
    pub(crate) fn own(&self, user: &UserId, place: usize) -> Result<&Place, Refused> {
        let it = self.place(place)?;
        if it.is_of(user) { Ok(it) } else { Err(Refused::NotYours) }
    }
}

fn act(live: &Live, place: usize, by: Actor, action: ActionDoc) -> Result<Change, Refused> {
    live.check(place, &action).map_err(Refused::Illegal)?;
    Ok(Change::Acted { place, by, action })
}
