//! What happened, in one plain sentence for each turn.

use engine::cards::Card;
use engine::event::Event;
use engine::players::PlayerId;
use engine::supply::{Source, SupplyEvent};

use super::at_terminal::AtTerminal;
use super::paint::{self, TIE};
use super::words::Words;

/// Sentences about events that are already filtered for the person.
pub fn tell<S: AtTerminal>(words: &Words<'_, S::Rules>, events: &[Event]) -> Vec<String> {
    let mut telling = Telling::<S> {
        words: *words,
        memory: S::Memory::default(),
        sentences: Vec::new(),
        who: None,
        did: Vec::new(),
        draws: Vec::new(),
        notes: Vec::new(),
        dealing: false,
    };
    for event in events {
        S::tell(&mut telling, event);
        telling.event(event);
    }
    telling.finish_sentence();
    telling.sentences
}

/// Sentences on their way: what one player did is gathered until somebody else's turn.
pub struct Telling<'a, S: AtTerminal> {
    pub words: Words<'a, S::Rules>,
    /// What the game remembers while its events are told.
    pub memory: S::Memory,
    sentences: Vec<String>,
    who: Option<PlayerId>,
    did: Vec<String>,
    draws: Vec<(Source, Option<Card>)>,
    /// What happened by itself meanwhile; it is told after the sentence.
    notes: Vec<String>,
    /// While the game is dealt everybody gets tickets; that need not be said of each.
    dealing: bool,
}

impl<S: AtTerminal> Telling<'_, S> {
    /// Adds to the sentence about a player.
    pub fn does(&mut self, player: PlayerId, what: String) {
        self.is_about(player);
        self.did.push(what);
    }

    /// Says something after the sentence about whoever is doing something.
    pub fn note(&mut self, sentence: String) {
        self.notes.push(sentence);
    }

    /// Ends the sentence about a player, and then says what there is to say beside it.
    pub fn finish_sentence(&mut self) {
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

    /// Tells of an event as far as all games say the same about it.
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
                self.note(format!("The cards are dealt. {who} once everybody has chosen tickets."));
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
                let kept = match count {
                    Some(0) => "none".to_string(),
                    Some(n) => n.to_string(),
                    None => "some".to_string(),
                };
                self.does(player, format!("kept {kept}"));
            }
            Event::SetupEnded { kept } => self.setup_ended(&kept),
            Event::CardDrawn { player, from, card } => {
                self.is_about(player);
                self.draws.push((from, card));
            }
            Event::Supply(event) => self.supply(event),
            Event::Passed { player } => {
                self.does(player, "passed, having nothing else to do".to_string());
            }
            Event::TurnBegan { .. } => self.finish_sentence(),
            Event::Finished => {
                self.finish_sentence();
                self.sentences.push("The game is over.".to_string());
            }
            // Each game tells of these in its own way.
            Event::LastRound { .. }
            | Event::TunnelLaid { .. }
            | Event::TunnelTurned { .. }
            | Event::TunnelCosts { .. }
            | Event::TunnelLeft { .. }
            | Event::TrackClaimed { .. }
            | Event::StationBuilt { .. }
            | Event::PileGrew { .. }
            | Event::CardsPlayed { .. }
            | Event::Robbed { .. }
            | Event::ScoringBegan { .. }
            | Event::TicketsCompleted { .. }
            | Event::RoundBegan { .. }
            | Event::CardDealt { .. } => {}
        }
    }

    fn supply(&mut self, event: SupplyEvent) {
        match event {
            SupplyEvent::Turned { .. } => {}
            SupplyEvent::Reshuffled { cards } => {
                let cards = paint::count(cards, "card");
                self.note(format!("The discards were shuffled into a new deck of {cards}."));
            }
            SupplyEvent::Swept => {
                let swept = "There were too many locomotives in the row, so it was dealt again.";
                self.note(swept.to_string());
            }
        }
    }

    fn is_about(&mut self, player: PlayerId) {
        if self.who != Some(player) {
            self.finish_sentence();
            self.who = Some(player);
        }
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
