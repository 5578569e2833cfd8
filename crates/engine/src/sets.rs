//! Ids of a map's tracks, cities and tickets, and bit sets of them.

/// Defines an id (an index into a list of the map) and a bit set of such ids.
macro_rules! id_and_set {
    ($what:literal, $id:ident, $set:ident, $bits:ty) => {
        #[doc = concat!("The place of a ", $what, " in its map file.")]
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $id(pub u8);

        impl $id {
            /// The most a map may have of these: ids are below it.
            pub const MAX: usize = <$bits>::BITS as usize;

            /// The id as an index, in range for any table of [`MAX`](Self::MAX) entries.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize % Self::MAX
            }
        }

        #[doc = concat!("A set of ", $what, " ids.")]
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub struct $set(pub $bits);

        impl $set {
            /// The empty set.
            pub const EMPTY: $set = $set(0);

            /// The set of all ids below `n`.
            pub const fn first(n: usize) -> $set {
                if n >= $id::MAX { $set(<$bits>::MAX) } else { $set((1 << n) - 1) }
            }

            /// Whether `id` is in the set.
            #[inline]
            pub const fn contains(self, id: $id) -> bool {
                self.0 >> id.index() & 1 == 1
            }

            /// Puts `id` in.
            #[inline]
            pub fn insert(&mut self, id: $id) {
                self.0 |= 1 << id.index();
            }

            /// Takes `id` out.
            #[inline]
            pub fn remove(&mut self, id: $id) {
                self.0 &= !(1 << id.index());
            }

            /// How many ids are in the set.
            #[inline]
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Whether the set is empty.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The ids in both sets.
            #[inline]
            pub const fn and(self, other: $set) -> $set {
                $set(self.0 & other.0)
            }

            /// The ids in either set.
            #[inline]
            pub const fn or(self, other: $set) -> $set {
                $set(self.0 | other.0)
            }

            /// The ids of this set that are not in the other.
            #[inline]
            pub const fn without(self, other: $set) -> $set {
                $set(self.0 & !other.0)
            }

            /// The `n`-th id, counted from 0 in ascending order; the set must have that many.
            #[inline]
            pub fn nth(self, n: usize) -> $id {
                let mut bits = self.0;
                for _ in 0..n {
                    bits &= bits - 1;
                }
                $id(bits.trailing_zeros() as u8)
            }

            /// The ids in ascending order.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $id> + Clone {
                let mut bits = self.0;
                std::iter::from_fn(move || {
                    if bits == 0 {
                        return None;
                    }
                    let id = $id(bits.trailing_zeros() as u8);
                    bits &= bits - 1;
                    Some(id)
                })
            }
        }

        impl FromIterator<$id> for $set {
            fn from_iter<I: IntoIterator<Item = $id>>(ids: I) -> $set {
                let mut set = $set::EMPTY;
                for id in ids {
                    set.insert(id);
                }
                set
            }
        }
    };
}

id_and_set!("track", TrackId, TrackSet, u128);
id_and_set!("city", CityId, CitySet, u64);
id_and_set!("ticket", TicketId, TicketSet, u128);
