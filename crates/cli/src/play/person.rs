//! The person at the terminal: what they are shown, asked, and answer.

use std::io::{self, BufRead, IsTerminal};

use anstream::ColorChoice;
use engine::players::PlayerId;

use super::at_terminal::AtTerminal;
use super::paint::{self, Screen};
use super::words::Words;
use crate::failure::Failure;

/// The person, with a screen to look at and lines to type.
pub struct Person<'a, S: AtTerminal> {
    pub words: Words<'a, S::Rules>,
    /// Who began the game.
    pub starter: PlayerId,
    screen: Screen,
    input: io::StdinLock<'static>,
    /// Whether what is typed must be shown, as no terminal has done so.
    echo: bool,
}

/// Why a game ends before its end.
pub enum Stop {
    /// The person has had enough.
    Quit,
    /// Nothing more can be typed.
    EndOfInput,
    /// There is nothing to choose from, which no legal list leaves us with.
    Stuck,
    /// The command fails.
    Failed(Failure),
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Stop {
        Stop::Failed(error.into())
    }
}

/// A numbered list and what may be answered to it.
pub struct Menu {
    /// The list.
    pub text: String,
    /// Its numbers go from 1 to this.
    pub choices: usize,
    /// Whether there is a list before this one.
    pub can_go_back: bool,
    /// Whether a name is an answer too.
    pub names: bool,
    /// Whether 0 stands for none of them, where several are asked for.
    pub none: bool,
}

impl Menu {
    /// A list of which one entry must be chosen.
    pub fn new(text: String, choices: usize) -> Menu {
        Menu { text, choices, can_go_back: false, names: false, none: false }
    }
}

/// What was answered; numbers count from 0.
pub enum Answer {
    Number(usize),
    Several(Vec<usize>),
    Name(String),
    Back,
}

impl<'a, S: AtTerminal> Person<'a, S> {
    pub fn new(words: Words<'a, S::Rules>, starter: PlayerId, color: ColorChoice) -> Self {
        let stdin = io::stdin();
        let echo = !stdin.is_terminal();
        Person { words, starter, screen: Screen::new(color), input: stdin.lock(), echo }
    }

    pub fn columns(&self) -> usize {
        self.screen.columns()
    }

    /// Whether somebody types at a terminal.
    pub fn is_at_a_terminal(&self) -> bool {
        !self.echo
    }

    /// Shows text as it is.
    pub fn show(&mut self, text: &str) -> io::Result<()> {
        self.screen.show(text)
    }

    /// Says a sentence.
    pub fn say(&mut self, sentence: &str) -> io::Result<()> {
        let text = paint::paragraph(" ", sentence, self.columns());
        self.screen.show(&text)
    }

    /// Shows the table.
    pub fn show_table(&mut self, view: &S::View) -> io::Result<()> {
        let text = S::table(&self.words, view, self.starter, self.columns());
        self.screen.show(&format!("{text}\n"))
    }

    /// One number of a menu, or another answer that the menu takes.
    pub fn ask(&mut self, view: &S::View, menu: &Menu) -> Result<Answer, Stop> {
        self.answer(view, menu, |typed| {
            let number = one_of(typed, menu.choices)?;
            Ok(Answer::Number(number))
        })
    }

    /// Several numbers of a menu, or another answer that the menu takes.
    pub fn ask_several(&mut self, view: &S::View, menu: &Menu) -> Result<Answer, Stop> {
        self.answer(view, menu, |typed| {
            if menu.none && typed == "0" {
                return Ok(Answer::Several(Vec::new()));
            }
            let parts = typed.split([' ', ',', ';', '\t']).filter(|part| !part.is_empty());
            let numbers: Result<Vec<usize>, String> =
                parts.map(|part| one_of(part, menu.choices)).collect();
            match numbers? {
                numbers if numbers.is_empty() => Err(range(menu.choices)),
                numbers => Ok(Answer::Several(numbers)),
            }
        })
    }

    /// Shows a menu and asks until `read` or a key takes the answer.
    fn answer(
        &mut self,
        view: &S::View,
        menu: &Menu,
        read: impl Fn(&str) -> Result<Answer, String>,
    ) -> Result<Answer, Stop> {
        self.show(&menu.text)?;
        loop {
            let typed = self.line(&prompt(menu))?;
            let typed = typed.trim();
            let aside = match &*typed.to_lowercase() {
                "q" | "quit" => return Err(Stop::Quit),
                "b" | "back" if menu.can_go_back => return Ok(Answer::Back),
                "b" | "back" => {
                    self.say("There is nothing to go back to here.")?;
                    continue;
                }
                "?" | "h" | "help" => S::help(&self.words, self.columns()),
                "t" => S::table(&self.words, view, self.starter, self.columns()),
                "m" => S::reference(&self.words, view, "", self.columns()),
                other => match other.strip_prefix("m ") {
                    Some(city) => {
                        S::reference(&self.words, view, &shown(city.trim()), self.columns())
                    }
                    None => match read(typed) {
                        Ok(answer) => return Ok(answer),
                        Err(_) if menu.names && typed.starts_with(char::is_alphabetic) => {
                            return Ok(Answer::Name(shown(typed)));
                        }
                        Err(sentence) => {
                            self.say(&sentence)?;
                            continue;
                        }
                    },
                },
            };
            // What was asked about has moved up the screen: list it again.
            self.show(&format!("{aside}\n{}", menu.text))?;
        }
    }

    /// A line typed after a prompt.
    pub fn line(&mut self, prompt: &str) -> Result<String, Stop> {
        self.show(prompt)?;
        let mut bytes = Vec::new();
        if self.input.read_until(b'\n', &mut bytes)? == 0 {
            self.show("\n")?;
            return Err(Stop::EndOfInput);
        }
        let typed = String::from_utf8_lossy(&bytes).into_owned();
        if self.echo {
            self.show(&format!("{}\n", shown(typed.trim())))?;
        }
        Ok(typed)
    }
}

fn prompt(menu: &Menu) -> String {
    let numbers = match menu.choices {
        0 | 1 => "1".to_string(),
        n => format!("1–{n}"),
    };
    let none = if menu.none { ", 0 none" } else { "" };
    let back = if menu.can_go_back { ", b back" } else { "" };
    let keys = format!("{numbers}{none}{back}, ? help, q quit");
    format!("\n {} {} ", paint::dim(&keys), paint::brass(">"))
}

/// The entry a number names, or a sentence about why it names none.
fn one_of(typed: &str, choices: usize) -> Result<usize, String> {
    let number: Result<usize, _> = typed.parse();
    match number {
        Ok(number) if (1..=choices).contains(&number) => Ok(number - 1),
        Ok(number) => Err(format!("There is no number {number} here. {}", range(choices))),
        Err(_) if typed.is_empty() => Err(range(choices)),
        Err(_) => Err(format!("\"{}\" is not a choice here. {}", shown(typed), range(choices))),
    }
}

fn range(choices: usize) -> String {
    match choices {
        1 => "Please type 1, or ? for help.".to_string(),
        n => format!("Please type a number from 1 to {n}, or ? for help."),
    }
}

/// What was typed, short and without anything that a terminal would obey.
fn shown(typed: &str) -> String {
    typed.chars().filter(|c| !c.is_control()).take(40).collect()
}
