//! A list that grows at its end, and whose copies share their common part.

use std::fmt;
use std::sync::Arc;

/// The most items that a copy does not share.
const CHUNK: usize = 16;

/// A list that grows and shrinks at its end. Copying it takes the same time however long it is.
pub(crate) struct History<T> {
    older: Option<Arc<Chunk<T>>>,
    /// Fewer than [`CHUNK`].
    recent: Vec<T>,
    len: usize,
}

/// Items that will not change again.
struct Chunk<T> {
    older: Option<Arc<Chunk<T>>>,
    items: Vec<T>,
}

impl<T> History<T> {
    pub fn push(&mut self, item: T) {
        self.recent.push(item);
        self.len += 1;
        if self.recent.len() == CHUNK {
            let items = std::mem::take(&mut self.recent);
            self.older = Some(Arc::new(Chunk { older: self.older.take(), items }));
        }
    }

    /// How many items there are.
    pub fn len(&self) -> usize {
        self.len
    }

    /// The items, newest first.
    pub fn newest(&self) -> impl Iterator<Item = &T> {
        let chunks = std::iter::successors(self.older.as_deref(), |chunk| chunk.older.as_deref());
        self.recent.iter().rev().chain(chunks.flat_map(|chunk| chunk.items.iter().rev()))
    }

    /// The items, oldest first.
    pub fn iter(&self) -> impl Iterator<Item = &T> {
        let chunks = std::iter::successors(self.older.as_deref(), |chunk| chunk.older.as_deref());
        let mut chunks: Vec<&[T]> = chunks.map(|chunk| &chunk.items[..]).collect();
        chunks.reverse();
        chunks.into_iter().flatten().chain(&self.recent)
    }
}

impl<T: Clone> History<T> {
    /// Drops the newest items until there are `len` left. Copies keep theirs.
    pub fn truncate(&mut self, len: usize) {
        while self.len > len {
            if self.recent.is_empty()
                && let Some(chunk) = self.older.take()
            {
                self.recent.clone_from(&chunk.items);
                self.older.clone_from(&chunk.older);
            }
            let kept = self.recent.len().saturating_sub(self.len - len);
            self.len -= self.recent.len() - kept;
            self.recent.truncate(kept);
        }
    }
}

impl<T> Default for History<T> {
    fn default() -> History<T> {
        History { older: None, recent: Vec::new(), len: 0 }
    }
}

// Not derived: copies are made to be pushed to, so leave room for that.
impl<T: Clone> Clone for History<T> {
    fn clone(&self) -> History<T> {
        let mut recent = Vec::with_capacity(self.recent.len() + 1);
        recent.extend_from_slice(&self.recent);
        History { older: self.older.clone(), recent, len: self.len }
    }
}

impl<T: PartialEq> PartialEq for History<T> {
    fn eq(&self, other: &History<T>) -> bool {
        self.iter().eq(other.iter())
    }
}

impl<T: fmt::Debug> fmt::Debug for History<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_copy_has_the_same_items_and_grows_by_itself() {
        let mut copies: Vec<(usize, History<usize>)> = Vec::new();
        let mut history = History::default();
        for i in 0..5 * CHUNK {
            copies.push((i, history.clone()));
            history.push(i);
        }
        for (length, mut copy) in copies {
            assert!(copy.iter().copied().eq(0..length));
            copy.push(usize::MAX);
            assert_eq!(copy.iter().count(), length + 1);
        }
        assert!(history.iter().copied().eq(0..5 * CHUNK));
    }

    #[test]
    fn a_list_that_shrinks_has_its_oldest_items_and_grows_again() {
        for (all, len) in [(0, 0), (5, 3), (16, 16), (16, 15), (40, 32), (40, 16), (40, 1), (40, 0)]
        {
            let mut history = History::default();
            (0..all).for_each(|i| history.push(i));
            let copy = history.clone();
            history.truncate(len);
            assert!(history.iter().copied().eq(0..len), "{all} to {len}");
            assert_eq!(history.len(), len);
            (len..all).for_each(|i| history.push(i));
            assert_eq!(history, copy);
            assert!(history.newest().copied().eq((0..all).rev()));
        }
    }
}
