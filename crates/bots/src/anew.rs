//! What a player can't know, dealt again in a way that fits everything the player has heard.

use engine::chance::FastChance;
use engine::event::Event;

use crate::Seat;
use crate::expert::{SearchParams, Searchable};

/// A state that looks the same to the player in a seat, who has `heard` everything since the deal. Its
/// hidden things are dealt by the seat's chance, as likely as the expert takes them to be.
pub fn dealt_anew<S: Searchable>(seat: Seat<'_, S>, view: &S::View, heard: &[Event]) -> S {
    let Seat { rules, player, players, mut chance } = seat;
    let mut memory = S::memory(rules, player, players);
    heard.iter().for_each(|&event| memory.see(event));
    memory.look_at(S::own_offer(view));
    let SearchParams { belief_strength, .. } = S::shipped(rules).search.of(players);
    let beliefs = S::beliefs(rules, view, *belief_strength);
    let mut chance = FastChance::new(chance.word());
    S::determinize(rules, view, &memory, &beliefs, &mut chance)
}
