//! Keeps people whom a host removed from coming back to the table as a new guest.
//!
//! A table knows whom its host removed (crate `table`). A guest could still delete the cookie and be
//! somebody else. So the address of a removed guest is remembered for a day, and guests who were
//! created there since then can't sit down at that table. Those who were guests before are other
//! people of the same house and may stay. Nothing is remembered if the host plays from the same
//! address: then that is everybody's.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use protocol::ids::{Time, UserId};
use store::contract::{User, UserKind};

use crate::limits::Address;

/// How long a removal lasts for an address, in milliseconds: as long as a table waits for its game.
const LASTS: u64 = 24 * 60 * 60 * 1000;

/// How many users' addresses, and how many removals, are remembered.
const SEEN: usize = 20_000;
const REMOVALS: usize = 2_000;

/// The addresses of users, and of guests who were removed from tables.
#[derive(Default)]
pub struct Removed {
    seen: Mutex<HashMap<UserId, Address>>,
    removals: Mutex<Vec<Removal>>,
}

struct Removal {
    table: String,
    user: UserId,
    address: Address,
    at: Time,
}

impl Removed {
    /// Remembers where a user asks from.
    pub fn see(&self, user: &UserId, address: Address) {
        let mut seen = lock(&self.seen);
        if seen.get(user) == Some(&address) {
            return;
        }
        if seen.len() >= SEEN {
            // Those who are here now are seen again with their next request.
            seen.clear();
        }
        seen.insert(user.clone(), address);
    }

    /// Remembers that a host removed a user from a table.
    pub fn remove(&self, table: &str, host: &UserId, user: &UserId, now: Time) {
        let seen = lock(&self.seen);
        let Some(&address) = seen.get(user).filter(|address| seen.get(host) != Some(address))
        else {
            return;
        };
        drop(seen);
        let mut removals = lock(&self.removals);
        removals.retain(|removal| now.since(removal.at) < LASTS);
        if removals.len() >= REMOVALS {
            removals.remove(0);
        }
        removals.push(Removal { table: table.to_string(), user: user.clone(), address, at: now });
    }

    /// Forgets that a user was removed from a table.
    pub fn invite(&self, table: &str, user: &UserId) {
        lock(&self.removals).retain(|it| it.table != table || it.user != *user);
    }

    /// Whether a user is a guest who came after somebody was removed, from the same address.
    pub fn bars(&self, table: &str, user: &User, now: Time) -> bool {
        let Some(address) = lock(&self.seen).get(&user.id).copied() else { return false };
        let since = |it: &Removal| now.since(it.at) < LASTS && it.at <= user.created;
        user.kind == UserKind::Guest
            && lock(&self.removals)
                .iter()
                .any(|it| it.table == table && it.address == address && since(it))
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // Nothing done under these locks can panic half-way, so poisoning is harmless.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use std::net::{IpAddr, Ipv4Addr};

    use store::moderation::Role;

    use super::*;

    fn address(last: u8) -> Address {
        IpAddr::from(Ipv4Addr::new(192, 0, 2, last)).into()
    }

    fn guest(name: &str, created: u64) -> User {
        let (id, kind) = (UserId(name.to_string()), UserKind::Guest);
        let (name, created) = (name.to_string(), Time(created));
        User { id, name, kind, owner: None, created, role: Role::User }
    }

    #[test]
    fn a_new_guest_from_the_same_address_stays_away_from_that_table() {
        let removed = Removed::default();
        let (host, rude, back, friend) =
            (guest("host", 1), guest("rude", 2), guest("back", 20), guest("friend", 3));
        removed.see(&host.id, address(1));
        for user in [&rude, &back, &friend] {
            removed.see(&user.id, address(2));
        }
        removed.remove("t", &host.id, &rude.id, Time(10));
        assert!(removed.bars("t", &back, Time(20)));
        assert!(!removed.bars("u", &back, Time(20)), "another table");
        assert!(!removed.bars("t", &friend, Time(20)), "was here before");
        assert!(!removed.bars("t", &User { kind: UserKind::Account, ..back.clone() }, Time(20)));
        assert!(!removed.bars("t", &back, Time(10 + LASTS)), "long ago");
        removed.invite("t", &rude.id);
        assert!(!removed.bars("t", &back, Time(20)));
    }

    #[test]
    fn at_the_hosts_own_address_nobody_else_is_kept_away() {
        let removed = Removed::default();
        let (host, rude, back) = (guest("host", 1), guest("rude", 2), guest("back", 20));
        for user in [&host, &rude, &back] {
            removed.see(&user.id, address(1));
        }
        removed.remove("t", &host.id, &rude.id, Time(10));
        assert!(!removed.bars("t", &back, Time(20)));
    }

    #[test]
    fn what_is_remembered_is_bounded() {
        let removed = Removed::default();
        for number in 0..SEEN + 10 {
            removed.see(&UserId(number.to_string()), address(2));
        }
        assert!(lock(&removed.seen).len() <= SEEN);
        let (host, rude) = (guest("host", 1), guest("rude", 2));
        removed.see(&host.id, address(1));
        removed.see(&rude.id, address(2));
        for number in 0..REMOVALS + 10 {
            removed.remove(&number.to_string(), &host.id, &rude.id, Time(10));
        }
        assert_eq!(lock(&removed.removals).len(), REMOVALS);
    }
}
