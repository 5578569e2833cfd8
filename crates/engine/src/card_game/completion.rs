//! placeholder
use crate::cards::Cards;
use crate::sets::{TicketId, TicketSet};
/// x
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs)]
pub struct TicketFacts {
    pub cards: [u8; 8],
    pub points: u8,
    pub big_names: u8,
}
/// x
pub fn can_complete(facts: &[TicketFacts], tickets: TicketSet, pile: &Cards) -> bool {
    let mut need = [0u32; 8];
    for t in tickets.iter() {
        for (n, c) in need.iter_mut().zip(facts[t.index()].cards) {
            *n += u32::from(c);
        }
    }
    let short: u32 =
        need.iter().zip(pile.colored()).map(|(n, h)| n.saturating_sub(u32::from(h))).sum();
    short <= u32::from(pile.locomotives())
}
/// x
pub fn best_completion(facts: &[TicketFacts], tickets: TicketSet, pile: &Cards) -> TicketSet {
    fn go(
        facts: &[TicketFacts],
        left: &[TicketId],
        taken: TicketSet,
        pile: &Cards,
        best: &mut (u32, usize, u32, u128, TicketSet),
    ) {
        if !can_complete(facts, taken, pile) {
            return;
        }
        let Some((first, rest)) = left.split_first() else {
            let p: u32 = taken.iter().map(|t| u32::from(facts[t.index()].points)).sum();
            let n: u32 = taken.iter().map(|t| u32::from(facts[t.index()].big_names)).sum();
            let key = (p, taken.len(), n, taken.0.reverse_bits(), taken);
            if (key.0, key.1, key.2, key.3) > (best.0, best.1, best.2, best.3) {
                *best = key;
            }
            return;
        };
        let mut with = taken;
        with.insert(*first);
        go(facts, rest, with, pile, best);
        go(facts, rest, taken, pile, best);
    }
    let list: Vec<TicketId> = tickets.iter().collect();
    let mut best = (0, 0, 0, 0, TicketSet::EMPTY);
    go(facts, &list, TicketSet::EMPTY, pile, &mut best);
    best.4
}
/// x
pub fn cards_for(_: &[TicketFacts], _: TicketSet, _: &Cards) -> Vec<(TicketId, Cards)> {
    Vec::new()
}
