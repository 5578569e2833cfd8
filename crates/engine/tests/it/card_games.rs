//! The Card Game for the laws: the deck of the game, small odd decks, every number of players.

use std::sync::Arc;

use engine::card_game::{Action, Deck, Phase, State, View, Yard};
use engine::cards::{Card, Cards, Color};
use engine::event::Event;
use engine::game::GameState;
use engine::players::PlayerId;
use engine::sets::{TicketId, TicketSet};
use engine::supply::Source;
use formats::deck::{
    BigCityDoc, CityDoc, DeckDoc, ReturnedWord, StartingTickets, TicketDoc, card_game,
};
use formats::game::Rulebook;
use formats::map::TicketDraw;
use formats::position::Options;
use formats::words::Bag;

use crate::playthrough::{Known, KnownPlayer, Lawful, Playthrough};

impl Lawful for State {
    fn deals(games: u64) -> impl Iterator<Item = Playthrough<State>> {
        // Rounds are few and games short, so that twice as many are played.
        let built_in = (2..=4).flat_map(move |players| {
            (0..2 * games).map(move |number| deal(built_in_deck(), players, number))
        });
        let small = (0..3 * games).map(|number| {
            let players = 2 + number as usize % 3;
            deal(small_deck(number), players, number)
        });
        built_in.chain(small)
    }

    fn all_cards(deck: &Deck) -> Cards {
        deck.all_cards()
    }

    fn other_cards(&self) -> Cards {
        let mut cards = Cards::NONE;
        for player in self.players() {
            cards += self.yard(player).cards();
            cards += *self.pile(player);
        }
        cards
    }

    fn pile_of(&self, player: PlayerId) -> Cards {
        *self.pile(player)
    }

    fn other_tickets(&self) -> Vec<TicketId> {
        self.players().flat_map(|player| self.completed(player).iter()).collect()
    }

    fn holds_returned(_: &Deck) -> bool {
        true
    }

    fn all_tickets(deck: &Deck) -> Option<usize> {
        Some(deck.tickets().len())
    }

    fn starting_tickets(deck: &Deck) -> usize {
        usize::from(deck.counts().starting_tickets)
    }

    fn candidates(play: &mut Playthrough<State>, player: PlayerId) -> Vec<Action> {
        let state = *play.state();
        let deck = play.book.rules.clone();
        let rng = &mut play.rng;
        let mut list = vec![Action::DrawTickets, Action::Pass, Self::draw_blind()];
        list.extend((0..7).map(|slot| Action::DrawCard { from: Source::Row(slot) }));
        let hand = *state.hand(player);
        for color in &Card::ALL[..8] {
            for colored in 0..=hand.count(*color) + 1 {
                for wild in 0..=hand.locomotives() + 1 {
                    let mut cards = Cards::payment(*color, colored, wild);
                    if rng.u8(0..10) == 0 {
                        cards.add(Card::ALL[rng.usize(0..9)]);
                    }
                    list.push(Action::PlayCards { cards });
                }
            }
        }
        for _ in 0..40 {
            let size = rng.usize(0..5);
            let cards = (0..size).map(|_| Card::ALL[rng.usize(0..9)]).collect();
            list.push(Action::PlayCards { cards });
        }
        let choices = play.choices(player, deck.tickets().len());
        list.extend(choices.into_iter().map(|tickets| Action::KeepTickets { tickets }));
        let rng = &mut play.rng;
        let stray = TicketId(rng.u8(0..deck.tickets().len() as u8));
        for tickets in [TicketSet::EMPTY, state.tickets(player), [stray].into_iter().collect()] {
            list.push(Action::CompleteTickets { tickets });
        }
        for _ in 0..10 {
            let some = state.tickets(player).iter().filter(|_| rng.bool());
            list.push(Action::CompleteTickets { tickets: some.collect() });
        }
        list
    }

    /// Any tickets that the pile completes can be, though only the best are listed.
    fn may_be_unlisted(action: &Action) -> bool {
        matches!(action, Action::CompleteTickets { .. })
    }

    fn draws_cards(action: &Action) -> bool {
        matches!(action, Action::DrawCard { .. })
    }

    fn keeps_tickets(action: &Action) -> Option<usize> {
        match action {
            Action::KeepTickets { tickets } => Some(tickets.len()),
            Action::DrawTickets => Some(0),
            _ => None,
        }
    }

    fn keep(tickets: TicketSet) -> Action {
        Action::KeepTickets { tickets }
    }

    fn draw_blind() -> Action {
        Action::DrawCard { from: Source::Deck }
    }

    fn random_choices(&self, _: &Deck, legal: &[Action]) -> Vec<Action> {
        legal.to_vec()
    }

    fn seen(_: &Deck, view: &View) -> Known {
        let players = view.players().iter().map(|player| KnownPlayer {
            yard: player.yard,
            pile: player.pile,
            pile_cards: player.pile_cards,
            completed: player.completed,
            ..KnownPlayer::of(&player.seat)
        });
        Known::of(&view.common, players)
    }

    fn in_the_open(&self, player: PlayerId) -> KnownPlayer {
        KnownPlayer {
            yard: *self.yard(player),
            pile: self.pile(player).total() as usize,
            completed: self.completed(player),
            ..KnownPlayer::default()
        }
    }

    fn hear(known: &mut Known, event: Event, _: &Deck) {
        match event {
            Event::PileGrew { player, cards } => {
                let player = &mut known.players[player.index()];
                let before = player.yard.cards();
                player.yard = after_first_part(player.yard);
                let mut moved = before;
                moved -= player.yard.cards();
                assert_eq!(moved, cards, "the cards of the yard say which ones move");
                player.pile += cards.total() as usize;
            }
            Event::CardsPlayed { player, cards } => {
                let player = &mut known.players[player.index()];
                player.cards -= cards.total() as usize;
                player.yard = laid(player.yard, cards);
            }
            Event::Robbed { player, by, color, cards } => {
                assert_ne!(player, by);
                let player = &mut known.players[player.index()];
                assert_eq!(player.yard.set(color), cards);
                player.yard = sets(player.yard.sets().filter(|&(other, _)| other != color));
                known.discards += cards.total() as usize;
            }
            Event::TicketsCompleted { player, tickets, pile } => {
                let player = &mut known.players[player.index()];
                assert_eq!(std::mem::take(&mut player.pile), pile.total() as usize);
                *player.tickets.as_mut().unwrap() -= tickets.len();
                player.completed = player.completed.or(tickets);
                known.discards += pile.total() as usize;
            }
            Event::RoundBegan { cards, .. } => {
                let row = known.row.iter_mut().filter_map(Option::take).count();
                let yards: u32 = known
                    .players
                    .iter_mut()
                    .map(|player| std::mem::take(&mut player.yard).cards().total())
                    .sum();
                known.deck += std::mem::take(&mut known.discards) + row + yards as usize;
                assert_eq!(known.deck, usize::from(cards));
            }
            Event::CardDealt { player, card } => {
                assert_eq!(card, None);
                known.deck -= 1;
                known.players[player.index()].cards += 1;
            }
            Event::ScoringBegan { .. } => {}
            other => panic!("{other:?} in the Card Game"),
        }
    }

    fn own_laws(play: &Playthrough<State>) {
        let (state, deck) = (play.state(), play.rules());
        play.must(
            state.round() <= usize::from(deck.rounds(state.player_count())),
            "no more rounds",
        );
        let playing = !matches!(state.phase(), Phase::Setup | Phase::Completing { .. });
        if playing && !state.is_finished() && state.supply().deck_len() == 0 {
            play.must(state.final_turns().is_some(), "an empty deck closes the round");
        }
        // A later set is larger, and the earlier one is gone.
        for color in Color::ALL {
            let yards = state.players().filter(|&player| state.yard(player).size(color) > 0);
            play.must(yards.count() <= 1, "a colour lies in one yard only");
        }
    }
}

/// A yard from its sets.
fn sets(sets: impl Iterator<Item = (Color, Cards)>) -> Yard {
    let mut yard = Yard::EMPTY;
    sets.for_each(|(color, set)| yard.lay(color, set.count(color.into()), set.locomotives()));
    yard
}

/// CG-PLAY-1
fn laid(yard: Yard, cards: Cards) -> Yard {
    let new = cards.iter().filter_map(|(card, n)| {
        let color = card.color()?;
        Some((color, Cards::payment(card, n, cards.locomotives())))
    });
    sets(yard.sets().chain(new))
}

/// CG-YARD-1: a locomotive leaves first, then the colour.
fn after_first_part(yard: Yard) -> Yard {
    sets(yard.sets().filter_map(|(color, mut set)| {
        set.remove(if set.locomotives() > 0 { Card::Locomotive } else { color.into() });
        (!set.is_empty()).then_some((color, set))
    }))
}

/// A table of the Card Game; every third one plays with open piles.
pub fn deal(book: Rulebook<Deck>, players: usize, number: u64) -> Playthrough<State> {
    let open_piles = number.is_multiple_of(3).then_some(true);
    Playthrough::deal_with(book, players, number, Options { open_piles, first_player: None })
}

/// The deck of the game.
pub fn built_in_deck() -> Rulebook<Deck> {
    Rulebook { rules: card_game(), file: None }
}

/// A small deck of its own for every number, with a little of everything.
fn small_deck(number: u64) -> Rulebook<Deck> {
    let mut rng = fastrand::Rng::with_seed(number);
    let cities = rng.usize(4..8);
    let city = |i: usize| format!("c{i}");
    let count = rng.u32(1..=3);
    let tickets = rng.u32(4 * count..20);
    let ticket = |i: u32, rng: &mut fastrand::Rng| {
        let a = rng.usize(0..cities);
        let b = (a + rng.usize(1..cities)) % cities;
        let size = rng.usize(1..5);
        let cards: Cards = (0..size).map(|_| Card::ALL[rng.usize(0..8)]).collect();
        let (id, points) = (format!("k{i}"), rng.u32(1..20));
        TicketDoc { id, a: city(a), b: city(b), points, cards: Bag::from(cards) }
    };
    let cards = rng.u32(3..6);
    let file = DeckDoc {
        id: "small_deck".to_string(),
        name: "Small".to_string(),
        players: [2, 4],
        cards_per_color: cards,
        locomotives: rng.u32(4..9),
        starting_cards: rng.u32(0..=4),
        starting_locomotives: rng.u32(0..=1),
        row: rng.u32(1..=5),
        starting_tickets: StartingTickets {
            count,
            keep_at_least: rng.u32(0..=count),
            returned: ReturnedWord::Shuffled,
        },
        ticket_draw: TicketDraw { count: rng.u32(1..=4), keep_at_least: rng.u32(0..=1) },
        rounds: (2..=4).map(|players| (players, rng.u32(1..=2))).collect(),
        second_round_cards: rng.u32(0..=6),
        cities: (0..cities).map(|i| CityDoc { id: city(i), name: city(i) }).collect(),
        big_cities: (0..rng.usize(0..4))
            .map(|i| BigCityDoc { city: city(i), points: rng.u32(1..16) })
            .collect(),
        tickets: (0..tickets).map(|i| ticket(i, &mut rng)).collect(),
    };
    let deck = file.to_deck().unwrap_or_else(|problems| panic!("{problems:?}"));
    Rulebook { rules: Arc::new(deck), file: None }
}
