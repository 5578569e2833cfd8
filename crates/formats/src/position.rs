//! Positions: any moment of a game, including everything hidden.

use std::collections::BTreeMap;
use std::fmt;
use std::marker::PhantomData;

use engine::cards::Card;
use engine::chance::{ScriptedChance, Seed};
use engine::game::{Rules, Waiting};
use engine::position::{OfferPosition, SeatPosition, TablePosition, TicketPile};
use engine::sets::TicketId;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::{self, Deserializer, SeqAccess, Visitor};
use serde::{Deserialize, Serialize, Serializer};

use crate::documented::Documented;
use crate::error::Error;
use crate::map::MapDoc;
use crate::words::{Bag, CardWord};

/// The format's name and version.
pub const FORMAT: &str = "branchline-position/1";

/// A position: any moment of a game, including everything hidden.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PositionDoc {
    /// `branchline-position/1`; may be left out inside a scenario.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub format: Option<String>,
    /// The game: `usa`, `europe`, `card_game`, or the id of `map`.
    pub game: String,
    /// The map file, if the game is not a built-in one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub map: Option<MapDoc>,
    /// The players, in seat order.
    pub players: Vec<PlayerDoc>,
    /// The index of the player to move; during set-up, of the player who will go first.
    #[serde(default)]
    pub to_move: usize,
    /// The face-up cards; an empty slot is `null`. Default: turned up from the deck.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub row: Option<Vec<Option<CardWord>>>,
    /// The deck, top card first, or `"rest"`: all cards not named elsewhere, in an order determined
    /// by the seed.
    #[serde(default)]
    pub deck: RestOr<CardWord>,
    /// The discarded cards.
    #[serde(default)]
    pub discards: Bag,
    /// The ticket deck, top ticket first, or `"rest"`. Default: empty.
    #[serde(default = "RestOr::<String>::empty")]
    pub ticket_deck: RestOr<String>,
    /// Turns left once the end is triggered, including the turn of the player to move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub final_turns: Option<usize>,
    /// Card Game: the current round.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round: Option<usize>,
    /// The number of passes in a row so far.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub passes: usize,
    /// Whether the game is over.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub finished: bool,
    /// Whether the offers are of starting tickets. Default: worked out from the offers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub setup: Option<bool>,
    /// The decision the player to move is in the middle of.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pending: Option<PendingDoc>,
    /// The options of the table.
    #[serde(default, skip_serializing_if = "Options::is_default")]
    pub options: Options,
    /// The seed that determines everything random, up to 64 hex digits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
}

/// One player of a position.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct PlayerDoc {
    /// The player's name.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// The cards in the player's hand.
    pub hand: Bag,
    /// The ids of the tickets kept.
    pub tickets: Vec<String>,
    /// Board games: the ids of the tracks owned.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tracks: Option<Vec<String>>,
    /// Board games: the ids of the cities with one of the player's stations, in the order built.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub stations: Vec<String>,
    /// Card Game: the sets in the yard, as colour → cards, as they are after the first part of the
    /// turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub yard: Option<BTreeMap<CardWord, Bag>>,
    /// Card Game: the cards in the track pile.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pile: Option<Bag>,
    /// Card Game: the ids of the completed tickets. They are not among `tickets`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub completed: Option<Vec<String>>,
    /// The tickets the player must choose from.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub offer: Option<OfferDoc>,
    /// The starting tickets the player gave back. Kept until all players have chosen.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub returned: Vec<String>,
}

/// Tickets to choose from.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct OfferDoc {
    /// The ids of the tickets, in the order dealt.
    pub tickets: Vec<String>,
    /// The fewest tickets the player must keep.
    pub keep_at_least: usize,
}

/// A decision the player to move is in the middle of.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum PendingDoc {
    /// The player has drawn one card and must draw a second.
    SecondDraw {},
    /// A tunnel's cards have been turned over, and it costs extra.
    Tunnel {
        /// The id of the tunnel's track.
        track: String,
        /// The cards laid down. They are no longer in the hand.
        laid: Bag,
        /// The cards turned over, in order.
        turned: Vec<CardWord>,
    },
    /// Card Game: a round is being scored, and the player to move completes tickets.
    CompleteTickets {
        /// The players who complete tickets after the player to move, by index. Default: all the
        /// others, in seat order.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        left: Option<Vec<usize>>,
    },
}

/// The options of a table.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Card Game: whether players may look through their own track piles.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub open_piles: Option<bool>,
    /// The index of the player who goes first. Default: drawn at random.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first_player: Option<usize>,
}

impl Options {
    /// Whether all options have their defaults.
    pub fn is_default(&self) -> bool {
        *self == Options::default()
    }
}

fn is_zero(n: &usize) -> bool {
    *n == 0
}

impl PositionDoc {
    /// The part of a position that all games share.
    pub(crate) fn table(&self, rules: &impl Rules) -> Result<TablePosition, Error> {
        let players = self.players.iter().enumerate();
        let players = players
            .map(|(i, player)| player.seat(rules).map_err(|e| e.within(&format!("players[{i}]"))))
            .collect::<Result<_, _>>()?;
        let first = self.options.first_player;
        if first.is_some_and(|first| first >= self.players.len()) {
            return Err(Error::new("options.first_player", "is not one of the players"));
        }
        Ok(TablePosition {
            players,
            to_move: self.to_move,
            row: self.row.as_ref().map(|row| row.iter().map(|slot| slot.map(Card::from)).collect()),
            deck: match &self.deck {
                RestOr::Rest => None,
                RestOr::Listed(cards) => Some(cards.iter().map(|&card| card.into()).collect()),
            },
            discards: self.discards.into(),
            ticket_deck: match &self.ticket_deck {
                RestOr::Rest => TicketPile::Rest,
                RestOr::Listed(ids) => TicketPile::Listed(tickets(rules, ids, "ticket_deck")?),
            },
            final_turns: self.final_turns,
            passes: self.passes,
            finished: self.finished,
            setup: self.setup,
            seed: self.seed()?,
        })
    }

    /// The seed; `00` if left out.
    pub fn seed(&self) -> Result<Seed, Error> {
        self.seed.as_deref().map_or(Ok(Seed::default()), |hex| {
            seed_from_hex(hex).map_err(|error| error.within("seed"))
        })
    }

    /// A moment of a game as a document, including everything hidden.
    pub fn new<S: Documented>(
        rules: &S::Rules,
        names: &[String],
        options: &Options,
        seed: &Seed,
        state: &S,
        chance: &ScriptedChance,
    ) -> PositionDoc {
        let setup = match state.waiting() {
            Waiting::Setup => Some(true),
            // State it explicitly on maps where a ticket draw must keep as many as the opening
            // does.
            Waiting::Tickets => {
                let offer = state.offer(state.to_move());
                offer.is_some_and(|(_, least)| least == rules.opening_keep()).then_some(false)
            }
            _ => None,
        };
        let supply = state.supply();
        let deck = chance.order(supply.deck()).into_iter().map(CardWord::from).collect();
        let ticket_id = |ticket: TicketId| rules.ticket_id(ticket).to_string();
        let mut doc = PositionDoc {
            format: Some(FORMAT.to_string()),
            game: rules.id().to_string(),
            map: None,
            players: state
                .players()
                .map(|player| PlayerDoc {
                    name: names[player.index()].clone(),
                    hand: (*state.hand(player)).into(),
                    tickets: state.tickets(player).iter().map(ticket_id).collect(),
                    offer: state.offer(player).map(|(tickets, keep_at_least)| OfferDoc {
                        tickets: tickets.iter().copied().map(ticket_id).collect(),
                        keep_at_least,
                    }),
                    returned: state.returned(player).iter().copied().map(ticket_id).collect(),
                    ..PlayerDoc::default()
                })
                .collect(),
            to_move: state.to_move().index(),
            row: Some(supply.row().iter().map(|slot| slot.map(CardWord::from)).collect()),
            deck: RestOr::Listed(deck),
            discards: (*supply.discards()).into(),
            ticket_deck: RestOr::Listed(state.ticket_deck().map(ticket_id).collect()),
            final_turns: state.final_turns(),
            round: None,
            passes: state.passes(),
            finished: state.is_finished(),
            setup,
            pending: None,
            options: options.clone(),
            seed: Some(seed_to_hex(seed)),
        };
        state.write_position(rules, &mut doc);
        doc
    }
}

impl PlayerDoc {
    fn seat(&self, rules: &impl Rules) -> Result<SeatPosition, Error> {
        Ok(SeatPosition {
            hand: self.hand.into(),
            tickets: tickets(rules, &self.tickets, "tickets")?,
            offer: match &self.offer {
                Some(offer) => Some(OfferPosition {
                    tickets: tickets(rules, &offer.tickets, "offer.tickets")?,
                    keep_at_least: offer.keep_at_least,
                }),
                None => None,
            },
            returned: tickets(rules, &self.returned, "returned")?,
        })
    }
}

/// Looks up tickets by their ids.
pub(crate) fn tickets(
    rules: &impl Rules,
    ids: &[String],
    place: &str,
) -> Result<Vec<TicketId>, Error> {
    let ticket = |(i, id): (usize, &String)| {
        rules
            .ticket_named(id)
            .ok_or_else(|| Error::new(format!("{place}[{i}]"), format!("unknown ticket \"{id}\"")))
    };
    ids.iter().enumerate().map(ticket).collect()
}

/// Reads a seed from up to 64 hex digits. Missing digits at the end count as zeros.
pub fn seed_from_hex(hex: &str) -> Result<Seed, Error> {
    if hex.is_empty() || hex.len() > 64 || !hex.bytes().all(|b| b.is_ascii_hexdigit()) {
        return Err(Error::new("", format!("\"{hex}\" is not 1 to 64 hex digits")));
    }
    let digits = if hex.len().is_multiple_of(2) { hex.to_string() } else { format!("0{hex}") };
    let mut seed = Seed::default();
    for (byte, pair) in seed.0.iter_mut().zip(digits.as_bytes().chunks(2)) {
        let digit = |b: u8| (b as char).to_digit(16).unwrap_or(0) as u8;
        *byte = digit(pair[0]) << 4 | digit(pair[1]);
    }
    Ok(seed)
}

/// The hex digits of a seed, without trailing zeros.
pub fn seed_to_hex(seed: &Seed) -> String {
    let used = seed.0.iter().rposition(|&byte| byte != 0).map_or(1, |last| last + 1);
    seed.0[..used].iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A list, or the word `"rest"` for everything not named elsewhere.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum RestOr<T> {
    /// Everything not named elsewhere.
    #[default]
    Rest,
    /// These items, from the top.
    Listed(Vec<T>),
}

impl<T> RestOr<T> {
    fn empty() -> RestOr<T> {
        RestOr::Listed(Vec::new())
    }
}

impl<T: Serialize> Serialize for RestOr<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            RestOr::Rest => serializer.serialize_str("rest"),
            RestOr::Listed(list) => list.serialize(serializer),
        }
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for RestOr<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<RestOr<T>, D::Error> {
        struct RestOrVisitor<T>(PhantomData<T>);

        impl<'de, T: Deserialize<'de>> Visitor<'de> for RestOrVisitor<T> {
            type Value = RestOr<T>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a list or \"rest\"")
            }

            fn visit_str<E: de::Error>(self, word: &str) -> Result<RestOr<T>, E> {
                match word {
                    "rest" => Ok(RestOr::Rest),
                    _ => Err(E::invalid_value(de::Unexpected::Str(word), &self)),
                }
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<RestOr<T>, A::Error> {
                let mut list = Vec::new();
                while let Some(item) = seq.next_element()? {
                    list.push(item);
                }
                Ok(RestOr::Listed(list))
            }
        }

        deserializer.deserialize_any(RestOrVisitor(PhantomData))
    }
}

impl<T: JsonSchema> JsonSchema for RestOr<T> {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        format!("RestOr{}", T::schema_name()).into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let item = generator.subschema_for::<T>();
        json_schema!({ "anyOf": [{ "const": "rest" }, { "type": "array", "items": item }] })
    }
}
