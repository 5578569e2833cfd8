//! The documents of the Card Game.

use engine::card_game::{
    Action, Deck, Pending, Phase, PlayerScore, Position, State, View, YardPosition,
};
use engine::cards::Card;
use engine::event::Event;
use engine::game::GameState;
use engine::position::TablePosition;

use crate::action::{ActionDoc, Refusal, refuse, ticket_ids, ticket_set};
use crate::documented::Documented;
use crate::error::Error;
use crate::event::EventDoc;
use crate::position::{PendingDoc, PlayerDoc, PositionDoc, tickets};
use crate::score::PlayerScoreDoc;
use crate::view::{GameView, PhaseDoc, PlayerView};
use crate::words::{Bag, CardWord};

impl Documented for State {
    const HAS_PILES: bool = true;

    fn read_action(deck: &Deck, doc: &ActionDoc) -> Result<Action, Refusal> {
        Ok(match doc {
            ActionDoc::KeepTickets { tickets } => {
                Action::KeepTickets { tickets: ticket_set(deck, tickets)? }
            }
            ActionDoc::DrawCard { from, slot } => Action::DrawCard { from: from.source(*slot)? },
            ActionDoc::DrawTickets {} => Action::DrawTickets,
            ActionDoc::PlayCards { cards } => Action::PlayCards { cards: (*cards).into() },
            ActionDoc::CompleteTickets { tickets } => {
                Action::CompleteTickets { tickets: ticket_set(deck, tickets)? }
            }
            ActionDoc::Pass {} => Action::Pass,
            ActionDoc::ClaimTrack { .. }
            | ActionDoc::PayTunnel { .. }
            | ActionDoc::LeaveTunnel {}
            | ActionDoc::BuildStation { .. } => {
                let message = "this is an action of a board game, not of the Card Game";
                return refuse("not_in_this_game", "CG-TURN-1", message);
            }
        })
    }

    fn write_action(deck: &Deck, action: &Action) -> ActionDoc {
        match *action {
            Action::KeepTickets { tickets } => {
                ActionDoc::KeepTickets { tickets: ticket_ids(deck, tickets) }
            }
            Action::DrawCard { from } => ActionDoc::draw_card(from),
            Action::DrawTickets => ActionDoc::DrawTickets {},
            Action::PlayCards { cards } => ActionDoc::PlayCards { cards: cards.into() },
            Action::CompleteTickets { tickets } => {
                ActionDoc::CompleteTickets { tickets: ticket_ids(deck, tickets) }
            }
            Action::Pass => ActionDoc::Pass {},
        }
    }

    fn read_position(
        deck: &Deck,
        doc: &PositionDoc,
        table: TablePosition,
    ) -> Result<Position, Error> {
        let mut position = Position {
            table,
            round: doc.round.unwrap_or(1),
            open_piles: doc.options.open_piles.unwrap_or(false),
            ..Position::default()
        };
        for (i, player) in doc.players.iter().enumerate() {
            let within = |error: Error| error.within(&format!("players[{i}]"));
            only_card_game_fields(player).map_err(within)?;
            position.yards.push(yard(player).map_err(within)?);
            position.piles.push(player.pile.unwrap_or_default().into());
            let completed = player.completed.as_deref().unwrap_or(&[]);
            position.completed.push(tickets(deck, completed, "completed").map_err(within)?);
        }
        position.pending = match &doc.pending {
            None => None,
            Some(PendingDoc::SecondDraw {}) => Some(Pending::SecondDraw),
            Some(PendingDoc::CompleteTickets { left }) => {
                Some(Pending::CompleteTickets { left: left.clone() })
            }
            Some(PendingDoc::Tunnel { .. }) => {
                return Err(Error::new("pending.type", "the Card Game has no tunnels"));
            }
        };
        Ok(position)
    }

    fn write_position(&self, deck: &Deck, doc: &mut PositionDoc) {
        doc.round = Some(self.round());
        doc.pending = match self.phase() {
            Phase::SecondDraw => Some(PendingDoc::SecondDraw {}),
            Phase::Completing { left } => {
                let players = self.player_count();
                let others = (1..players).map(|step| (self.to_move().index() + step) % players);
                let left = others.filter(|player| left >> player & 1 == 1).collect();
                Some(PendingDoc::CompleteTickets { left: Some(left) })
            }
            _ => None,
        };
        for (id, player) in self.players().zip(&mut doc.players) {
            let sets = self.yard(id).sets();
            player.yard =
                Some(sets.map(|(color, set)| (Card::from(color).into(), set.into())).collect());
            player.pile = Some((*self.pile(id)).into());
            player.completed = Some(ticket_ids(deck, self.completed(id)));
        }
    }

    fn write_score(deck: &Deck, counted: &PlayerScore) -> PlayerScoreDoc {
        let cities = counted.big_cities.iter().map(|&city| deck.city(city).id.clone());
        PlayerScoreDoc {
            total: counted.total,
            ticket_points: counted.ticket_points,
            tickets_completed: ticket_ids(deck, counted.completed),
            tickets_failed: ticket_ids(deck, counted.failed),
            big_cities: Some(cities.collect()),
            big_city_points: Some(counted.big_city_points),
            ..PlayerScoreDoc::default()
        }
    }

    fn write_view(deck: &Deck, view: &View) -> GameView {
        let (phase, pending) = match view.phase {
            Phase::Setup => (PhaseDoc::Setup, None),
            Phase::Turn => (PhaseDoc::Turn, None),
            Phase::SecondDraw => (PhaseDoc::SecondDraw, Some(PendingDoc::SecondDraw {})),
            Phase::Tickets => (PhaseDoc::Tickets, None),
            Phase::Completing { left } => {
                let players = view.players().len();
                let others =
                    (1..players).map(|step| (view.common.to_move.index() + step) % players);
                let left = others.filter(|player| left >> player & 1 == 1).collect();
                let pending = PendingDoc::CompleteTickets { left: Some(left) };
                (PhaseDoc::CompleteTickets, Some(pending))
            }
            Phase::Finished => (PhaseDoc::Finished, None),
        };
        let players = view.players().iter().map(|player| {
            let sets = player.yard.sets();
            PlayerView {
                yard: Some(
                    sets.map(|(color, set)| (Card::from(color).into(), set.into())).collect(),
                ),
                pile: Some(player.pile),
                pile_cards: player.pile_cards.map(Bag::from),
                completed: Some(ticket_ids(deck, player.completed)),
                ..PlayerView::of_seat(deck, &player.seat)
            }
        });
        GameView {
            phase,
            round: Some(view.round),
            pending,
            players: players.collect(),
            ..GameView::of_table(&view.common, deck.counts().row)
        }
    }

    fn write_event(deck: &Deck, players: usize, seen: Event) -> Option<EventDoc> {
        Some(match seen {
            Event::PileGrew { player, cards } => {
                EventDoc::PileGrew { player: player.index(), cards: cards.into() }
            }
            Event::CardsPlayed { player, cards } => {
                EventDoc::CardsPlayed { player: player.index(), cards: cards.into() }
            }
            Event::Robbed { player, by, color, cards } => EventDoc::Robbed {
                player: player.index(),
                by: by.index(),
                color: Card::from(color).into(),
                cards: cards.into(),
            },
            Event::ScoringBegan { round } => EventDoc::ScoringBegan { round },
            Event::TicketsCompleted { player, tickets, pile } => EventDoc::TicketsCompleted {
                player: player.index(),
                tickets: ticket_ids(deck, tickets),
                pile: pile.into(),
            },
            Event::RoundBegan { round, cards } => EventDoc::RoundBegan { round, cards },
            Event::CardDealt { player, card } => {
                EventDoc::CardDealt { player: player.index(), card: card.map(CardWord::from) }
            }
            shared => return EventDoc::shared(deck, players, shared),
        })
    }
}

fn yard(player: &PlayerDoc) -> Result<YardPosition, Error> {
    let set = |(&word, &cards): (&CardWord, &Bag)| match Card::from(word).color() {
        Some(color) => Ok((color, cards.into())),
        None => Err(Error::new("yard.locomotive", "a set has a colour; locomotives lie in one")),
    };
    player.yard.iter().flatten().map(set).collect()
}

fn only_card_game_fields(player: &PlayerDoc) -> Result<(), Error> {
    let others = [
        ("tracks", player.tracks.as_ref().is_some_and(|tracks| !tracks.is_empty())),
        ("stations", !player.stations.is_empty()),
    ];
    match others.iter().find(|(_, given)| *given) {
        Some((field, _)) => Err(Error::new(*field, "players of the Card Game have none")),
        None => Ok(()),
    }
}
