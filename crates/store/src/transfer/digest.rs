//! What a table has, in a few bytes that are the same for all databases.

use futures_util::TryStreamExt;
use sha2::{Digest as _, Sha256};

use super::tables::TABLES;
use super::{Row, Side, Stored};

/// After this many rows it is said how far it is.
const OFTEN: u64 = 1000;

/// How many rows a table has, and the sum of their hashes.
///
/// A row's hash is of what its columns mean, and not of how a database writes them. Since it is a
/// sum, the order in which rows are read does not matter, so no database has to sort them, or to sort
/// them like another. Each row has a key of its own, so none can cancel another out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Digest {
    /// How many rows there are.
    pub rows: u64,
    sum: [u64; 4],
}

impl Digest {
    fn add(&mut self, row: &Row) {
        let mut hash = Sha256::new();
        for value in row {
            value.bytes(|bytes| match bytes {
                None => hash.update([0]),
                Some(bytes) => {
                    hash.update([1]);
                    // With its length, no value can be taken for a part of the next.
                    hash.update((bytes.len() as u64).to_le_bytes());
                    hash.update(bytes);
                }
            });
        }
        self.rows += 1;
        for (sum, word) in self.sum.iter_mut().zip(hash.finalize().chunks_exact(8)) {
            let word = word.try_into().expect("a chunk has eight bytes");
            *sum = sum.wrapping_add(u64::from_le_bytes(word));
        }
    }
}

/// Reads a whole database. `say` is told the table and how many rows were read in all.
pub(super) async fn digests(
    side: &mut dyn Side,
    say: &mut (dyn FnMut(&'static str, u64) + Send),
) -> Stored<Vec<Digest>> {
    let (mut digests, mut read) = (Vec::new(), 0);
    for table in &TABLES {
        let mut digest = Digest::default();
        let mut rows = side.rows(table.all(side.engine()), table.kinds(), Row::new());
        while let Some(row) = rows.try_next().await? {
            digest.add(&row);
            read += 1;
            if read % OFTEN == 0 {
                say(table.name, read);
            }
        }
        say(table.name, read);
        digests.push(digest);
    }
    Ok(digests)
}

/// A text for all digests of a database and for the columns they are of.
pub(super) fn identity(digests: &[Digest]) -> String {
    let mut hash = Sha256::new();
    for (table, Digest { rows, sum }) in TABLES.iter().zip(digests) {
        hash.update(format!("{} {:?} {rows} {sum:?}\n", table.name, table.columns));
    }
    hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect()
}
