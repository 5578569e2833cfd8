//! What speaks for an action of the Card Game: the tickets it feeds, and the sets it robs.

use engine::card_game::{Action, Deck, PlayerView, View};
use engine::cards::{Card, Cards, Color};
use engine::players::{PlayerId, Viewer};
use engine::sets::{TicketId, TicketSet};
use engine::supply::Source;

use crate::reasons::{PlanSketch, Reason};

/// The most reasons for an action.
const MOST: usize = 3;

/// From which size on a set is hard to rob.
const LARGE: u8 = 4;

/// What the player of this view is after. The pile is what this player remembers of it.
pub fn sketch(deck: &Deck, view: &View, pile: &Cards) -> PlanSketch {
    let Some((_, me)) = own(view) else { return PlanSketch::default() };
    let tickets = me.seat.kept.unwrap_or_default();
    let mut lacks: Vec<(Card, u8)> = Color::ALL
        .into_iter()
        .map(|color| (color.into(), lacking(deck, me, pile, tickets, color)))
        .filter(|&(_, missing)| missing > 0)
        .collect();
    lacks.sort_by_key(|&(_, missing)| std::cmp::Reverse(missing));
    PlanSketch { tickets, lacks, ..PlanSketch::default() }
}

/// What speaks for an action.
pub fn reasons(deck: &Deck, view: &View, pile: &Cards, action: &Action) -> Vec<Reason> {
    let Some((player, me)) = own(view) else { return Vec::new() };
    let PlanSketch { tickets, lacks, .. } = sketch(deck, view, pile);
    let mut reasons = match *action {
        Action::DrawCard { from } => of_draw(deck, view, tickets, &lacks, from),
        Action::DrawTickets => vec![Reason::RoomForTickets],
        Action::PlayCards { cards } => of_play(deck, view, player, tickets, &cards),
        Action::KeepTickets { tickets: kept } => of_tickets(deck, me, kept),
        Action::CompleteTickets { tickets } => {
            dearest(deck, tickets).map(Reason::CompletesTicket).collect()
        }
        Action::Pass => Vec::new(),
    };
    let plays = matches!(action, Action::PlayCards { .. });
    if plays && view.common.final_turns.is_some() {
        reasons.push(Reason::TimeIsShort);
    }
    reasons.truncate(MOST);
    reasons
}

fn own(view: &View) -> Option<(PlayerId, &PlayerView)> {
    match view.common.viewer {
        Viewer::Player(me) => Some((me, &view.players()[me.index()])),
        Viewer::Spectator => None,
    }
}

/// How many cards of a colour these tickets need beyond hand, yard and pile.
fn lacking(deck: &Deck, me: &PlayerView, pile: &Cards, tickets: TicketSet, color: Color) -> u8 {
    let needed: u8 = tickets.iter().map(|it| needs(deck, it, color)).sum();
    let held = me.seat.hand.unwrap_or_default().count(color.into())
        + me.yard.set(color).count(color.into())
        + pile.count(color.into());
    needed.saturating_sub(held)
}

fn needs(deck: &Deck, ticket: TicketId, color: Color) -> u8 {
    deck.facts()[ticket.index()].cards[color as usize]
}

/// The dearest ticket that needs a colour.
fn fed(deck: &Deck, tickets: TicketSet, color: Color) -> Option<TicketId> {
    dearest(deck, tickets).find(|&ticket| needs(deck, ticket, color) > 0)
}

fn of_draw(
    deck: &Deck,
    view: &View,
    tickets: TicketSet,
    lacks: &[(Card, u8)],
    from: Source,
) -> Vec<Reason> {
    let missing = |card: Card| lacks.iter().position(|&(other, _)| other == card);
    match from.card(&view.common.row) {
        Some(Card::Locomotive) => vec![Reason::Wild],
        Some(card) => {
            let first = match missing(card) {
                Some(0) => Reason::LacksMost(card),
                Some(_) => Reason::Lacks(card),
                None => Reason::SavesCards,
            };
            let color = card.color().filter(|_| missing(card).is_some());
            let ticket = color.and_then(|color| fed(deck, tickets, color));
            [Some(first), ticket.map(|it| Reason::Feeds(it, card))].into_iter().flatten().collect()
        }
        None => {
            let row = view.common.row.iter().flatten();
            let helps = row.copied().any(|card| missing(card).is_some());
            vec![if helps { Reason::SavesCards } else { Reason::NothingInRow }]
        }
    }
}

fn of_play(
    deck: &Deck,
    view: &View,
    player: PlayerId,
    tickets: TicketSet,
    cards: &Cards,
) -> Vec<Reason> {
    let colors = || Color::ALL.into_iter().filter(|&color| cards.count(color.into()) > 0);
    let players = || (0u8..).map(PlayerId).zip(view.players());
    let others = || players().filter(|&(other, _)| other != player);
    // CG-PLAY-3: a smaller set of the same colour is lost.
    let mut reasons: Vec<Reason> = colors()
        .flat_map(|color| others().map(move |other| (color, other)))
        .filter(|(color, (_, seen))| seen.yard.size(*color) > 0)
        .map(|(color, (other, _))| Reason::Robs(other, color.into()))
        .collect();
    for color in colors() {
        reasons.extend(fed(deck, tickets, color).map(|it| Reason::Feeds(it, color.into())));
        if cards.count(color.into()) + cards.locomotives() >= LARGE {
            reasons.push(Reason::HardToRob(color.into()));
        }
    }
    reasons
}

fn of_tickets(deck: &Deck, me: &PlayerView, kept: TicketSet) -> Vec<Reason> {
    let hand = me.seat.hand.unwrap_or_default();
    let missing = |ticket: TicketId| -> u8 {
        let lacks =
            |&color: &Color| needs(deck, ticket, color).saturating_sub(hand.count(color.into()));
        Color::ALL.iter().map(lacks).sum()
    };
    let near = |ticket| missing(ticket) <= 1 + hand.locomotives();
    let reason = |it| if near(it) { Reason::OnTheWay(it) } else { Reason::WorthTheWay(it) };
    let mut reasons: Vec<Reason> = dearest(deck, kept).map(reason).collect();
    reasons.truncate(MOST - 1);
    let offer = me.seat.offer;
    let offered: TicketSet = offer.iter().flat_map(|it| it.tickets().iter().copied()).collect();
    reasons.extend(dearest(deck, offered.without(kept)).map(Reason::TooFar));
    reasons
}

/// The dearest first.
fn dearest(deck: &Deck, tickets: TicketSet) -> impl Iterator<Item = TicketId> {
    let mut all: Vec<TicketId> = tickets.iter().collect();
    all.sort_by_key(|&it| std::cmp::Reverse(deck.facts()[it.index()].points));
    all.into_iter()
}
