//! The levels that people climb, and the styles of their bots.

use std::collections::BTreeMap;

use bots::style::{Stranger, Style, strange, styled};
use bots::weights::{Tunable, numbers};
use bots::{Bot, BotSpec, HasBots, Level, Rung, Seat, sit_down};
use engine::chance::{Seed, SeededChance, Stream};
use engine::game::TableOptions;
use engine::players::{PlayerId, Viewer};
use engine::score::Counted;
use formats::game::AnyRulebook;
use formats::whichever;

const GAMES: [&str; 3] = ["usa", "europe", "card_game"];

#[test]
fn every_level_has_a_code_that_names_it() {
    for level in Level::ALL {
        assert_eq!(Level::named(&level.code()), Some(level));
    }
    for style in Style::ALL {
        let level = Level::Rung(Rung::new(3).unwrap(), Some(style));
        assert_eq!(level.code(), format!("level:3:{}", style.code()));
        assert_eq!(Level::named(&level.code()), Some(level));
    }
}

#[test]
fn codes_that_name_no_level_are_refused() {
    for code in ["level:0", "level:9", "level:", "level:+1", "level:01", "level:1:", "level:1:tall"]
    {
        assert_eq!(Level::named(code), None, "{code}");
        assert!(code.parse::<BotSpec>().is_err(), "{code}");
    }
    assert!("stranger:tall".parse::<BotSpec>().is_err());
}

#[test]
fn a_level_without_a_style_gets_one_that_stays() {
    let level = Level::named("level:4").unwrap();
    let styled = |seed: u8| level.with_style(&mut Seed([seed; 32]).stream(Stream::Bot(0)));
    assert_eq!(styled(1), styled(1));
    let all: Vec<Level> = (0..40).map(styled).collect();
    for style in Style::ALL {
        assert!(all.contains(&Level::Rung(Rung::new(4).unwrap(), Some(style))), "{style:?}");
    }
    let chosen = Level::named("level:4:rusher").unwrap();
    assert_eq!(chosen.with_style(&mut Seed([1; 32]).stream(Stream::Bot(0))), chosen);
    assert_eq!(
        Level::Planner.with_style(&mut Seed([1; 32]).stream(Stream::Bot(0))),
        Level::Planner
    );
}

/// Every taste names a weight that there is, and changes it.
#[test]
fn every_style_and_every_stranger_changes_the_weights() {
    type Tastes = BTreeMap<String, BTreeMap<String, BTreeMap<String, serde_json::Value>>>;
    let tastes: Tastes = serde_json::from_str(include_str!("../../weights/styles.json")).unwrap();
    for game in GAMES {
        whichever!(AnyRulebook::built_in(game).unwrap(), book: S => {
            let weights = *<S as Tunable>::shipped(&book.rules).weights.of(2);
            let before: BTreeMap<String, f32> = numbers(&weights).into_iter().collect();
            for (style, changes) in &tastes[S::FAMILY] {
                for name in changes.keys() {
                    assert!(before.contains_key(name), "{game}: {style} has {name}");
                }
            }
            for style in Style::ALL {
                let after = numbers(&styled(S::FAMILY, weights, style));
                assert!(after.iter().any(|(name, value)| before[name] != *value), "{style:?}");
            }
            for code in Stranger::ZOO {
                let stranger = Stranger::named(code).unwrap();
                let after = numbers(&strange(S::FAMILY, weights, stranger));
                assert!(after.iter().any(|(name, value)| before[name] != *value), "{code}");
            }
        });
    }
}

/// The fifth level wins most games against the first, in every game and with every number of players.
#[test]
fn a_high_level_beats_a_low_one() {
    for (game, most) in [("usa", 5), ("europe", 5), ("card_game", 4)] {
        whichever!(AnyRulebook::built_in(game).unwrap(), book: S => {
            let mut won = 0;
            let mut games = 0;
            for players in 2..=most {
                for number in 0..8 {
                    // One strong player among weak ones, in a seat that changes.
                    let strong = number as usize % players;
                    won += u32::from(winner::<S>(&book.rules, players, strong, number) == strong);
                    games += 1;
                }
            }
            assert!(won * 10 > games * 7, "{game}: {won} of {games}");
        });
    }
}

fn winner<S: HasBots>(rules: &S::Rules, players: usize, strong: usize, number: u32) -> usize {
    let seed = Seed([21; 32]).of_game(number);
    let mut chance = SeededChance::new(&seed);
    let mut bots: Vec<Box<dyn Bot<S>>> = (0..players)
        .map(|i| {
            let code = if i == strong { "level:5" } else { "level:1" };
            let (player, chance) = (PlayerId(i as u8), seed.stream(Stream::Bot(i as u8)));
            sit_down(code.parse().unwrap(), Seat { rules, player, players, chance })
        })
        .collect();
    let (mut events, mut legal) = (Vec::new(), Vec::new());
    let mut state = S::deal(rules, players, &TableOptions::default(), &mut chance, &mut events);
    loop {
        for event in events.drain(..) {
            for (i, bot) in bots.iter_mut().enumerate() {
                bot.see(rules, event.seen_by(Viewer::Player(PlayerId(i as u8))));
            }
        }
        let Some(player) = state.players().find(|&player| state.may_act(player)) else { break };
        legal.clear();
        state.list_legal(rules, player, &mut legal);
        let view = state.view(Viewer::Player(player));
        let action = bots[player.index()].choose(rules, &view, &legal);
        state.apply(rules, player, &action, &mut chance, &mut events).unwrap();
    }
    let score = state.score(rules);
    (0..players).max_by_key(|&i| score.players[i].total()).unwrap()
}
