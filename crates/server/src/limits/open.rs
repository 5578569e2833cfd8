//! Limits on how much may be open at a time: connections, sockets and streams.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use crate::limits::Address;

/// What is open, by address and in all.
pub struct Open {
    /// For each address; 0 for no limit.
    each: u32,
    /// Together; 0 for no limit.
    all: u32,
    counts: Mutex<Counts>,
}

#[derive(Default)]
struct Counts {
    all: u32,
    /// Addresses with nothing open are not in the map.
    by_address: HashMap<Address, u32>,
}

/// What is full.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Full {
    /// This address has as many open as it may; how many that is.
    Address(u32),
    /// All together have as many open as there may be.
    All,
}

/// Whose budget something open counts against.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// That of an address, and that of all.
    Address(Address),
    /// Only that of all: a proxy opens connections for everybody.
    All,
}

impl Open {
    /// With nothing open.
    pub fn new(each: u32, all: u32) -> Arc<Open> {
        Arc::new(Open { each, all, counts: Mutex::default() })
    }

    /// Counts something as open until the guard is dropped.
    pub fn open(self: &Arc<Open>, whose: Whose) -> Result<OpenGuard, Full> {
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        if self.all > 0 && counts.all >= self.all {
            return Err(Full::All);
        }
        if let Whose::Address(address) = whose {
            let count = counts.by_address.get(&address).copied().unwrap_or(0);
            if self.each > 0 && count >= self.each {
                return Err(Full::Address(self.each));
            }
            counts.by_address.insert(address, count + 1);
        }
        counts.all += 1;
        Ok(OpenGuard { open: Arc::clone(self), whose })
    }
}

/// Counts something as open until dropped.
pub struct OpenGuard {
    open: Arc<Open>,
    whose: Whose,
}

impl Drop for OpenGuard {
    fn drop(&mut self) {
        let mut counts = self.open.counts.lock().unwrap_or_else(PoisonError::into_inner);
        counts.all -= 1;
        let Whose::Address(address) = self.whose else { return };
        if let Some(count) = counts.by_address.get_mut(&address) {
            *count -= 1;
            if *count == 0 {
                counts.by_address.remove(&address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use super::*;

    fn of(text: &str) -> Whose {
        Whose::Address(text.parse::<IpAddr>().unwrap().into())
    }

    #[test]
    fn it_counts_until_its_guard_goes() {
        let open = Open::new(2, 3);
        let one = open.open(of("1.2.3.4")).unwrap();
        let two = open.open(of("1.2.3.4")).unwrap();
        assert_eq!(open.open(of("1.2.3.4")).err(), Some(Full::Address(2)));
        let three = open.open(of("1.2.3.5")).unwrap();
        assert_eq!(open.open(of("1.2.3.6")).err(), Some(Full::All));
        assert_eq!(open.open(Whose::All).err(), Some(Full::All));
        drop(one);
        let four = open.open(Whose::All).unwrap();
        drop((two, three, four));
        let counts = open.counts.lock().unwrap();
        assert!(counts.all == 0 && counts.by_address.is_empty());
    }

    #[test]
    fn zero_is_no_limit() {
        let open = Open::new(0, 0);
        let guards: Vec<_> = (0..1000).map(|_| open.open(of("1.2.3.4"))).collect();
        assert!(guards.iter().all(Result::is_ok));
    }
}
