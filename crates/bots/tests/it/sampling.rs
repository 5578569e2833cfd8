//! States sampled from what a player knows: they look the same to that player, hold what is known
//! for certain, and the rest as often as it is true.

use bots::memory::Memory;
use bots::sampling::{Beliefs, Determinizable};
use engine::board;
use engine::card_game;
use engine::cards::{Card, Cards};
use engine::chance::FastChance;
use engine::game::{TableOptions, Waiting};
use engine::players::{PlayerId, Viewer};
use engine::sets::{TicketId, TicketSet};
use formats::deck::card_game as deck;
use formats::map::built_in;

/// Random games of every kind, each look at one with what all players remember.
fn on_every_game(games: u64, look: &mut impl Look) {
    for id in ["usa", "europe"] {
        for players in 2..=5 {
            play::<board::State>(&built_in(id).unwrap(), players, games, look);
        }
    }
    for players in 2..=4 {
        play::<card_game::State>(&deck(), players, games, look);
    }
}

/// What is done at a moment of a game.
trait Look {
    fn look<S: Known>(&mut self, rules: &S::Rules, state: &S, memories: &[Memory]);

    /// The actions that are played at random.
    fn choose<S: Known>(&mut self, legal: &[S::Action], chance: &mut FastChance) -> S::Action {
        legal[chance.below(legal.len() as u32) as usize]
    }
}

/// What the tests need to know of a game.
trait Known: Determinizable {
    fn look_at(memory: &mut Memory, view: &Self::View);
    fn pile_of(&self, player: PlayerId) -> Cards;
    fn is_draw(action: &Self::Action) -> bool;
    fn long_tickets(rules: &Self::Rules) -> TicketSet;
}

impl Known for board::State {
    fn look_at(memory: &mut Memory, view: &board::View) {
        let Viewer::Player(me) = view.common.viewer else { return };
        memory.look_at(view.players()[me.index()].seat.offer);
    }

    fn pile_of(&self, _: PlayerId) -> Cards {
        Cards::NONE
    }

    fn is_draw(action: &board::Action) -> bool {
        use board::Action::{DrawCard, DrawTickets, KeepTickets};
        matches!(action, DrawCard { .. } | DrawTickets | KeepTickets { .. })
    }

    fn long_tickets(map: &board::Map) -> TicketSet {
        map.long_tickets()
    }
}

impl Known for card_game::State {
    fn look_at(memory: &mut Memory, view: &card_game::View) {
        let Viewer::Player(me) = view.common.viewer else { return };
        memory.look_at(view.players()[me.index()].seat.offer);
    }

    fn pile_of(&self, player: PlayerId) -> Cards {
        *self.pile(player)
    }

    fn is_draw(action: &card_game::Action) -> bool {
        use card_game::Action::{DrawCard, DrawTickets, KeepTickets};
        matches!(action, DrawCard { .. } | DrawTickets | KeepTickets { .. })
    }

    fn long_tickets(_: &card_game::Deck) -> TicketSet {
        TicketSet::EMPTY
    }
}

fn play<S: Known>(rules: &S::Rules, players: usize, games: u64, look: &mut impl Look) {
    for number in 0..games {
        let mut chance = FastChance::new(number);
        let mut events = Vec::new();
        let options = TableOptions { first_player: None, open_piles: number % 2 == 1 };
        let mut state = S::deal(rules, players, &options, &mut chance, &mut events);
        let seats = || (0..players as u8).map(PlayerId);
        let mut memories: Vec<Memory> = seats().map(|me| S::memory(rules, me, players)).collect();
        let mut legal = Vec::new();
        loop {
            for event in events.drain(..) {
                for (me, memory) in seats().zip(&mut memories) {
                    memory.see(event.seen_by(Viewer::Player(me)));
                }
            }
            let waiting: Vec<PlayerId> = seats().filter(|&player| state.may_act(player)).collect();
            if waiting.is_empty() {
                break;
            }
            for (me, memory) in seats().zip(&mut memories) {
                S::look_at(memory, &state.view(Viewer::Player(me)));
            }
            look.look(rules, &state, &memories);
            let player = waiting[chance.below(waiting.len() as u32) as usize];
            legal.clear();
            state.list_legal(rules, player, &mut legal);
            let action = look.choose::<S>(&legal, &mut chance);
            state.apply(rules, player, &action, &mut chance, &mut events).unwrap();
        }
    }
}

#[test]
fn a_sampled_state_looks_the_same_to_the_player_who_sampled_it() {
    struct Same(u32);
    impl Look for Same {
        fn look<S: Known>(&mut self, rules: &S::Rules, state: &S, memories: &[Memory]) {
            self.0 += 1;
            let mut chance = FastChance::new(u64::from(self.0));
            for (me, memory) in state.players().zip(memories) {
                let view = state.view(Viewer::Player(me));
                let sampled =
                    S::determinize(rules, &view, memory, &Beliefs::default(), &mut chance);
                assert_eq!(sampled.view(Viewer::Player(me)), view);
                // Who has listened knows where these are.
                assert_eq!(sampled.supply().discards(), state.supply().discards());
                for player in state.players() {
                    assert_eq!(sampled.pile_of(player), state.pile_of(player));
                }
                all_cards_and_tickets_are_there(state, &sampled);
            }
        }
    }
    let mut same = Same(0);
    on_every_game(6, &mut same);
    assert!(same.0 > 10_000, "{} moments", same.0);
}

/// A sample has the same cards as the truth, and no ticket twice.
fn all_cards_and_tickets_are_there<S: Known>(truth: &S, sampled: &S) {
    let cards = |state: &S| {
        let supply = state.supply();
        let mut cards = *supply.deck();
        cards += *supply.discards();
        for player in state.players() {
            cards += *state.hand(player);
            cards += state.pile_of(player);
        }
        cards
    };
    assert_eq!(cards(sampled), cards(truth));
    let tickets = |state: &S| {
        let mut tickets: Vec<u8> = state.ticket_deck().map(|id| id.0).collect();
        for player in state.players() {
            tickets.extend(state.tickets(player).iter().map(|id| id.0));
            tickets.extend(state.offer(player).map_or(&[][..], |o| o.0).iter().map(|id| id.0));
            tickets.extend(state.returned(player).iter().map(|id| id.0));
        }
        tickets.sort_unstable();
        tickets
    };
    let mut distinct = tickets(sampled);
    distinct.dedup();
    assert_eq!(distinct.len(), tickets(sampled).len(), "a ticket is there twice");
}

#[test]
fn what_is_remembered_is_true() {
    struct True;
    impl Look for True {
        fn look<S: Known>(&mut self, _: &S::Rules, state: &S, memories: &[Memory]) {
            for (me, memory) in state.players().zip(memories) {
                assert_eq!(memory.discards(), state.supply().discards());
                for player in state.players() {
                    assert_eq!(*memory.pile(player), state.pile_of(player));
                    if player != me {
                        let held = memory.held(player);
                        assert!(state.hand(player).check_has(held).is_ok(), "{held:?}");
                    }
                }
                let deck: Vec<_> = state.ticket_deck().collect();
                let under = memory.under(deck.len());
                for (known, real) in under.iter().rev().zip(deck.iter().rev()) {
                    assert!(known.is_none_or(|known| known == *real), "{known:?} {real:?}");
                }
            }
        }
    }
    on_every_game(12, &mut True);
}

/// How often something hidden was true, and how often samples said so.
#[derive(Default)]
struct Odds {
    moments: u32,
    truth: Vec<f64>,
    sampled: Vec<f64>,
    /// The sum of the variances of the truth, by the samples.
    variance: Vec<f64>,
}

impl Odds {
    const SAMPLES: u32 = 12;

    fn add(&mut self, i: usize, truth: f64, samples: &[f64]) {
        let size = self.truth.len().max(i + 1);
        for list in [&mut self.truth, &mut self.sampled, &mut self.variance] {
            list.resize(size, 0.0);
        }
        let n = samples.len() as f64;
        let mean = samples.iter().sum::<f64>() / n;
        let spread = samples.iter().map(|x| (x - mean).powi(2)).sum::<f64>() / (n - 1.0);
        self.truth[i] += truth;
        self.sampled[i] += mean;
        self.variance[i] += spread * (1.0 + 1.0 / n);
    }

    /// Every kind of thing is there as often as the samples say, within five deviations.
    #[track_caller]
    fn must_agree(&self) {
        for (i, (truth, sampled)) in self.truth.iter().zip(&self.sampled).enumerate() {
            let deviation = self.variance[i].sqrt().max(1.0);
            let off = (truth - sampled) / deviation;
            assert!(off.abs() < 5.0, "{i}: {truth} true, {sampled} sampled, {off} deviations");
        }
    }
}

/// One look per game and player pair, so that looks don't depend on each other.
struct Calibration {
    odds: Odds,
    at: u32,
    seen: u32,
}

impl Look for Calibration {
    fn look<S: Known>(&mut self, rules: &S::Rules, state: &S, memories: &[Memory]) {
        self.seen += 1;
        if state.waiting() == Waiting::Setup {
            self.seen = 0;
            return;
        }
        if self.seen != self.at {
            return;
        }
        self.odds.moments += 1;
        let mut chance = FastChance::new(u64::from(self.odds.moments));
        let (me, other) = (PlayerId(0), PlayerId(1));
        let view = state.view(Viewer::Player(me));
        let samples: Vec<S> = (0..Odds::SAMPLES)
            .map(|_| S::determinize(rules, &view, &memories[0], &Beliefs::default(), &mut chance))
            .collect();
        let mut compare = |i: usize, what: &dyn Fn(&S) -> f64| {
            let said: Vec<f64> = samples.iter().map(what).collect();
            self.odds.add(i, what(state), &said);
        };
        for card in Card::ALL {
            compare(card as usize, &|state| f64::from(state.hand(other).count(card)));
        }
        // Cards that are seen elsewhere, or known to be held, change the odds.
        let memory = &memories[0];
        for card in Card::ALL {
            let weights = [state.hand(me), memory.held(other), memory.discards()];
            for (kind, cards) in weights.into_iter().enumerate() {
                let weight = f64::from(cards.count(card));
                let place = 200 + 10 * kind + card as usize;
                compare(place, &|state| weight * f64::from(state.hand(other).count(card)));
            }
        }
        let returned: TicketSet = memory.returned().iter().copied().collect();
        compare(300, &|state| state.tickets(other).and(returned).len() as f64);
        let long = S::long_tickets(rules);
        compare(301, &|state| state.tickets(other).and(long).len() as f64);
        compare(302, &|state| {
            state.ticket_deck().take(3).filter(|id| returned.contains(*id)).count() as f64
        });
        for id in 0..46u8 {
            let id = TicketId(id);
            compare(16 + id.index(), &|state| {
                f64::from(u8::from(state.tickets(other).contains(id)))
            });
            // The place of a ticket in the deck says how soon it can come up.
            compare(80 + id.index(), &|state| {
                state.ticket_deck().position(|other| other == id).map_or(0.0, |at| at as f64)
            });
        }
    }

    /// Only draws, which say nothing about the cards a player holds.
    fn choose<S: Known>(&mut self, legal: &[S::Action], chance: &mut FastChance) -> S::Action {
        let draws: Vec<S::Action> = legal.iter().copied().filter(S::is_draw).collect();
        let from = if draws.is_empty() { legal } else { &draws };
        from[chance.below(from.len() as u32) as usize]
    }
}

#[test]
fn hidden_cards_and_tickets_are_sampled_as_often_as_they_are_true() {
    for at in [1, 12, 30] {
        for (game, players) in [("usa", 2), ("usa", 4), ("europe", 3), ("card_game", 2)] {
            let odds = Odds::default();
            let mut look = Calibration { odds, at, seen: 0 };
            match built_in(game) {
                Some(map) => play::<board::State>(&map, players, 1000, &mut look),
                None => play::<card_game::State>(&deck(), players, 1000, &mut look),
            }
            assert!(look.odds.moments > 800, "{} moments", look.odds.moments);
            look.odds.must_agree();
        }
    }
}
