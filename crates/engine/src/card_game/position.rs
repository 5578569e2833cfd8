//! A position of the Card Game as somebody wrote it down, and the state it describes if it can be.

#![allow(missing_docs, reason = "the fields are those of the position format in `docs/formats.md`")]

use super::deck::{Deck, MAX_SEATS};
use super::state::{Phase, Player, State};
use crate::cards::{Card, Cards, Color};
use crate::chance::ScriptedChance;
use crate::game::Waiting;
use crate::position::{Limits, Loading, TablePosition};
use crate::problem::{Problem, bad};
use crate::sets::TicketId;
use crate::supply::Supply;

/// Any moment of a Card Game, not checked yet. Fields are those of the position format.
#[derive(Clone, Debug, Default)]
pub struct Position {
    pub table: TablePosition,
    /// By player.
    pub yards: Vec<YardPosition>,
    pub piles: Vec<Cards>,
    pub completed: Vec<Vec<TicketId>>,
    pub pending: Option<Pending>,
    pub round: usize,
    pub open_piles: bool,
}

/// The sets of a yard: each colour with its cards.
pub type YardPosition = Vec<(Color, Cards)>;

/// What the player to move must answer.
#[derive(Clone, Debug)]
pub enum Pending {
    SecondDraw,
    /// `left`: who answers after the player to move; `None`: all others.
    CompleteTickets {
        left: Option<Vec<usize>>,
    },
}

/// The state a position describes, and the chance that goes with it: the deck in its order, then
/// the seed. Nothing is refilled, turned or moved.
pub(super) fn load(deck: &Deck, position: &Position) -> Result<(State, ScriptedChance), Problem> {
    let limits = Limits {
        cards: deck.all_cards(),
        row: deck.counts().row,
        nothing_returned: None,
        rules: deck,
    };
    let mut loading = Loading::new(limits, &position.table)?;
    let mut common = loading.empty_table();
    let mut players = [Player::NEW; MAX_SEATS];
    let seated = &mut players[..position.table.players.len()];
    for (i, player) in seated.iter_mut().enumerate() {
        common.hands[i] = position.table.players[i].hand;
        loading.count_cards(&format!("players[{i}].hand"), &common.hands[i])?;
        load_cards(&mut loading, position, i, player)?;
    }
    let waiting = loading.waiting(position.pending.as_ref())?;
    for (i, player) in seated.iter_mut().enumerate() {
        common.tickets[i] = loading.tickets(i)?;
        let place = format!("players[{i}].completed");
        player.completed = loading.count_tickets(&place, &position.completed[i])?;
        common.offers[i] = loading.offer(i, waiting)?;
    }
    common.ticket_deck = loading.ticket_deck(deck.all_tickets())?;
    common.supply = loading.supply(|supply, chance| supply.fill_row_last(chance, &mut |_| ()))?;
    let state = State {
        players,
        common,
        phase: phase(position, waiting, &common.supply)?,
        round: round(deck, position)?,
        open_piles: position.open_piles,
    };
    Ok((state, loading.chance))
}

/// The yard and the pile of a player.
fn load_cards(
    loading: &mut Loading<'_>,
    position: &Position,
    i: usize,
    player: &mut Player,
) -> Result<(), Problem> {
    for (color, cards) in &position.yards[i] {
        let name = Card::from(*color).name();
        let place = format!("players[{i}].yard.{name}");
        let (colored, locomotives) = (cards.count((*color).into()), cards.locomotives());
        if colored == 0 {
            return bad(place, format!("this set lacks its colour; it needs a {name} card"));
        }
        if u32::from(colored) + u32::from(locomotives) != cards.total() {
            return bad(place, format!("a {name} set has {name} cards and locomotives only"));
        }
        loading.count_cards(&place, cards)?;
        player.yard.lay(*color, colored, locomotives);
    }
    player.pile = position.piles[i];
    loading.count_cards(&format!("players[{i}].pile"), &player.pile)
}

fn phase(position: &Position, waiting: Waiting, supply: &Supply) -> Result<Phase, Problem> {
    Ok(match (waiting, &position.pending) {
        (Waiting::Setup, _) => Phase::Setup,
        (Waiting::Tickets, _) => Phase::Tickets,
        (Waiting::Finished, _) => Phase::Finished,
        (_, None) => Phase::Turn,
        (_, Some(Pending::SecondDraw)) => {
            if supply.deck_len() == 0 {
                return bad("pending", "the deck is empty, so no second card can be drawn");
            }
            Phase::SecondDraw
        }
        (_, Some(Pending::CompleteTickets { left })) => {
            let table = &position.table;
            for (place, given) in
                [("final_turns", table.final_turns.is_some()), ("passes", table.passes > 0)]
            {
                if given {
                    return bad(place, "the round is over when tickets are completed");
                }
            }
            Phase::Completing { left: answering_later(position, left.as_deref())? }
        }
    })
}

/// The players who answer after the player to move, by bit.
fn answering_later(position: &Position, left: Option<&[usize]>) -> Result<u8, Problem> {
    let (players, to_move) = (position.table.players.len(), position.table.to_move);
    let others: Vec<usize> = (1..players).map(|step| (to_move + step) % players).collect();
    let left = left.unwrap_or(&others);
    let mut order = others.iter();
    for (i, player) in left.iter().enumerate() {
        let place = format!("pending.left[{i}]");
        if *player >= players {
            let message = format!("{player} is not a player; players are 0 to {}", players - 1);
            return bad(place, message);
        }
        if !order.any(|other| other == player) {
            let message = format!(
                "{player} is out of order; the others answer in seat order after player {to_move}"
            );
            return bad(place, message);
        }
    }
    Ok(left.iter().map(|player| 1 << player).sum())
}

fn round(deck: &Deck, position: &Position) -> Result<u8, Problem> {
    let players = position.table.players.len();
    let most = usize::from(deck.rounds(players));
    if !(1..=most).contains(&position.round) {
        let message = match most {
            1 => format!("{}; a game of {players} has one round", position.round),
            _ => format!("{} is not within 1 to {most}", position.round),
        };
        return bad("round", message);
    }
    Ok(position.round as u8)
}
