//! A list that only grows, and whose copies share their common part.

use std::fmt;
use std::sync::Arc;

/// The most items that a copy does not share.
const CHUNK: usize = 16;

/// A list that only grows. Copying it takes the same time however long it is.
pub(crate) struct History<T> {
    older: Option<Arc<Chunk<T>>>,
    /// Fewer than [`CHUNK`].
    recent: Vec<T>,
}

/// Items that will not change again.
struct Chunk<T> {
    older: Option<Arc<Chunk<T>>>,
    items: Vec<T>,
}

impl<T> History<T> {
    pub fn push(&mut self, item: T) {
        self.recent.push(item);
        if self.recent.len() == CHUNK {
            let items = std::mem::take(&mut self.recent);
            self.older = Some(Arc::new(Chunk { older: self.older.take(), items }));
        }
    }

    /// The items, oldest first.
    pub fn iter(&self) -> impl Iterator<Item = &T> {
        let chunks = std::iter::successors(self.older.as_deref(), |chunk| chunk.older.as_deref());
        let mut chunks: Vec<&[T]> = chunks.map(|chunk| &chunk.items[..]).collect();
        chunks.reverse();
        chunks.into_iter().flatten().chain(&self.recent)
    }
}

impl<T> Default for History<T> {
    fn default() -> History<T> {
        History { older: None, recent: Vec::new() }
    }
}

// Not derived: copies are made to be pushed to, so leave room for that.
impl<T: Clone> Clone for History<T> {
    fn clone(&self) -> History<T> {
        let mut recent = Vec::with_capacity(self.recent.len() + 1);
        recent.extend_from_slice(&self.recent);
        History { older: self.older.clone(), recent }
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
}
