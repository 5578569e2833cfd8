//! What happened, in one plain sentence for each turn.

use engine::cards::Card;
use engine::event::Event;
use engine::players::PlayerId;
use engine::sets::TrackId;
use engine::supply::Source;
use engine::supply::SupplyEvent;

use super::paint::{self, TIE};
use super::words::Words;

/// Sentences about events that are already filtered for the person.
pub fn tell(words: &Words<'_>, events: &[Event]) -> Vec<String> {
    let mut telling = Telling {
        words,
        sentences: Vec::new(),
        who: None,
        did: Vec::new(),
        draws: Vec::new(),
        tunnel: None,
        turned: Vec::new(),
        notes: Vec::new(),
        dealing: false,
    };
    for event in events {
        telling.event(event);
    }
    telling.finish_sentence();
    telling.sentences
}

/// Sentences on their way: what one player did is gathered until somebody else's turn.
struct Telling<'a> {
    words: &'a Words<'a>,
    sentences: Vec<String>,
    who: Option<PlayerId>,
    did: Vec<String>,
    draws: Vec<(Source, Option<Card>)>,
    /// The tunnel this sentence has named already.
    tunnel: Option<TrackId>,
    /// The cards turned over for it.
    turned: Vec<String>,
    /// What happened by itself meanwhile; it is told after the sentence.
    notes: Vec<String>,
    /// While the game is dealt everybody gets tickets; that need not be said of each.
    dealing: bool,
}

impl Telling<'_> {
    fn event(&mut self, event: &Event) {
        let words = self.words;
        match *event {
            Event::Dealt { starter } => {
                self.dealing = true;
                let who = if starter == words.me {
                    "You begin"
                } else {
                    &format!("{} begins", words.who(starter))
                };
                self.notes
                    .push(format!("The cards are dealt. {who} once everybody has chosen tickets."));
            }
            Event::TicketsOffered { .. } if self.dealing => {}
            Event::TicketsOffered { player, count, .. } => {
                self.does(player, format!("drew {}", paint::count(count, "ticket")));
            }
            Event::TicketsKept { player, opening: true, count: Some(n), .. } => {
                self.does(player, format!("kept {}", paint::count(n, "starting ticket")));
            }
            // Of the others only that they have chosen is known, and soon all have.
            Event::TicketsKept { opening: true, .. } => {}
            Event::TicketsKept { player, count, .. } => {
                self.does(
                    player,
                    format!("kept {}", count.map_or("some".to_string(), |n| n.to_string())),
                );
            }
            Event::SetupEnded { kept } => self.setup_ended(&kept),
            Event::CardDrawn { player, from, card } => {
                self.is_about(player);
                self.draws.push((from, card));
            }
            Event::Supply(SupplyEvent::Turned { .. }) => {}
            Event::Supply(SupplyEvent::Reshuffled { cards }) => {
                let cards = paint::count(cards, "card");
                self.notes.push(format!("The discards were shuffled into a new deck of {cards}."));
            }
            Event::Supply(SupplyEvent::Swept) => {
                let swept = "There were too many locomotives in the row, so it was dealt anew.";
                self.notes.push(swept.to_string());
            }
            Event::TunnelLaid { player, track, cards } => {
                let (laid, name) = (paint::cards(&cards), words.track(track));
                self.does(player, format!("laid {laid} for the tunnel {name}"));
                self.tunnel = Some(track);
            }
            Event::TunnelTurned { card, .. } => self.turned.push(paint::card(card)),
            Event::TunnelCosts { player, extra } => {
                let turned = std::mem::take(&mut self.turned);
                let turned = match turned.len() {
                    0 => "nothing".to_string(),
                    _ => paint::join(&turned),
                };
                let extra = match extra {
                    0 => "no card more".to_string(),
                    n => format!("{} more", paint::count(n, "card")),
                };
                self.does(player, format!("turned over {turned} ({extra})"));
            }
            Event::TunnelLeft { player, .. } => {
                self.does(player, "took the cards back".to_string())
            }
            Event::TrackClaimed { player, track, cards, points } => {
                let name = match self.tunnel.take() {
                    Some(tunnel) if tunnel == track => "it".to_string(),
                    _ => words.track(track),
                };
                let length = words.map.track(track).length;
                self.does(
                    player,
                    format!(
                        "claimed {name}{TIE}({length}) with {}, {}",
                        paint::cards(&cards),
                        paint::count(points, "point")
                    ),
                );
            }
            Event::StationBuilt { player, city, cards } => {
                let city = words.city(city);
                self.does(
                    player,
                    format!("built a station in {city} with {}", paint::cards(&cards)),
                );
            }
            Event::PileGrew { .. }
            | Event::CardsPlayed { .. }
            | Event::Robbed { .. }
            | Event::ScoringBegan { .. }
            | Event::TicketsCompleted { .. }
            | Event::RoundBegan { .. }
            | Event::CardDealt { .. } => {}
            Event::Passed { player } => {
                self.does(player, "passed, having nothing else to do".to_string())
            }
            Event::LastRound { player } => {
                let who = words.who(player);
                let has = if player == words.me { "have" } else { "has" };
                let note = format!(
                    "{who} {has} hardly any trains left: the last round begins, one more turn for everybody."
                );
                self.notes.push(paint::brass(&note));
            }
            Event::TurnBegan { .. } => self.finish_sentence(),
            Event::Finished => {
                self.finish_sentence();
                self.sentences.push("The game is over.".to_string());
            }
        }
    }

    fn does(&mut self, player: PlayerId, what: String) {
        self.is_about(player);
        self.did.push(what);
    }

    fn is_about(&mut self, player: PlayerId) {
        if self.who != Some(player) {
            self.finish_sentence();
            self.who = Some(player);
        }
    }

    fn finish_sentence(&mut self) {
        self.tunnel = None;
        if let Some(player) = self.who.take() {
            let mut did = std::mem::take(&mut self.did);
            did.extend(drawn(&std::mem::take(&mut self.draws)));
            self.sentences.push(format!(
                "{} {}.",
                paint::bold(self.words.who(player)),
                paint::join(&did)
            ));
        }
        self.sentences.append(&mut self.notes);
    }

    fn setup_ended(&mut self, kept: &[u8]) {
        let words = self.words;
        self.finish_sentence();
        let kept: Vec<String> = (0u8..)
            .zip(kept)
            .take(words.names.len())
            .map(|(player, n)| format!("{}{TIE}{n}", words.who(PlayerId(player))))
            .collect();
        self.sentences.push(format!("Everybody has chosen. Tickets kept: {}.", paint::join(&kept)));
    }
}

/// The cards drawn in one turn. A card that is not known was drawn unseen by another (VIEW-2).
fn drawn(draws: &[(Source, Option<Card>)]) -> Vec<String> {
    let in_row = |draw: &(Source, Option<Card>)| draw.0 != Source::Deck;
    draws
        .chunk_by(|a, b| in_row(a) == in_row(b))
        .map(|draws| {
            let known: Vec<Card> = draws.iter().filter_map(|&(_, card)| card).collect();
            let what = match (&known[..], draws.len()) {
                ([], 1) => "a card".to_string(),
                ([], _) => "two cards".to_string(),
                ([a, b], _) if a == b => format!("two{TIE}{}", paint::card(*a)),
                (cards, _) => {
                    paint::join(&cards.iter().copied().map(paint::card).collect::<Vec<_>>())
                }
            };
            match draws.first().is_some_and(in_row) {
                true => format!("took {what} from the row"),
                false => format!("drew {what} from the deck"),
            }
        })
        .collect()
}
