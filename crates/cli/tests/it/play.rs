//! `branchline play` through a pipe: whole games, wrong input, and what must stay hidden.

use std::io::Write;
use std::process::{Command, Output, Stdio};

/// Plays with these arguments and lines of input, to the end of one or the other.
fn play(args: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_branchline"))
        .arg("play")
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .env_remove("CLICOLOR_FORCE")
        .spawn()
        .expect("the binary was built for this test");
    let mut stdin = child.stdin.take().expect("it is a pipe");
    let input = input.to_string();
    // The game may end before it has read everything: then nobody reads the rest.
    let writer = std::thread::spawn(move || drop(stdin.write_all(input.as_bytes())));
    let output = child.wait_with_output().expect("the game can be waited for");
    writer.join().expect("writing never panics");
    output
}

fn text(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("the game writes UTF-8")
}

/// Enough input for any game: claims, stations, tickets and cards, whatever the numbers mean.
fn long_input() -> String {
    format!("1 2\n{}", "8\n1\n1\n7\n2\n9\n3\n1\n6\n".repeat(1500))
}

/// The sentences about what happened, each on one line again.
fn sentences(text: &str) -> Vec<String> {
    let mut sentences: Vec<String> = Vec::new();
    let mut within = false;
    for line in text.lines() {
        if let Some(sentence) = line.strip_prefix(" · ") {
            sentences.push(sentence.to_string());
            within = true;
        } else if let (true, Some(rest)) = (within, line.strip_prefix("   ")) {
            sentences.last_mut().into_iter().for_each(|last| *last += &format!(" {rest}"));
        } else {
            within = false;
        }
    }
    sentences
}

#[test]
fn a_whole_game_ends_with_a_result_and_a_true_record() {
    for (game, players, seed) in [("usa", "2", "01"), ("usa", "5", "02"), ("europe", "3", "03")] {
        let file = std::env::temp_dir()
            .join(format!("branchline-play-{}-{game}-{players}.json", std::process::id()));
        let path = file.to_str().unwrap();
        let args = ["--game", game, "--players", players, "--seed", seed, "--record", path];
        let output = play(&args, &long_input());
        let text = text(&output);
        assert!(output.status.success(), "{text}");
        assert!(text.contains("── The result ──"), "no result in\n{text}");
        assert!(text.contains("Your count") && text.contains("The count of Bot 1"));
        assert!(text.contains("You claimed ") && text.contains("the last round begins"));
        let widest = text.lines().map(|line| line.chars().count()).max();
        assert!(widest <= Some(80), "a line of {widest:?} columns");

        let replay =
            Command::new(env!("CARGO_BIN_EXE_branchline")).args(["replay", path]).output().unwrap();
        assert!(replay.status.success(), "{}", String::from_utf8_lossy(&replay.stderr));
        std::fs::remove_file(&file).unwrap();
    }
}

#[test]
fn the_same_seed_and_input_give_the_same_game() {
    let game = || play(&["--game", "europe", "--seed", "5eed"], &long_input()).stdout;
    assert_eq!(game(), game());
}

#[test]
fn cards_and_tickets_of_others_stay_hidden() {
    for seed in ["0a", "0b", "0c", "0d"] {
        let text = text(&play(&["--seed", seed], &long_input()));
        let sentences = sentences(&text);
        let of_bots: Vec<&String> = sentences.iter().filter(|s| s.starts_with("Bot ")).collect();
        let unseen = of_bots.iter().filter(|s| s.contains("from the deck")).count();
        assert!(unseen > 0, "no bot drew a card unseen in game {seed}");
        for sentence in of_bots {
            let blind = sentence.find("drew ").filter(|_| sentence.contains("from the deck"));
            if let Some(at) = blind {
                let drawn = &sentence[at..];
                let hidden = drawn.starts_with("drew a card from the deck")
                    || drawn.starts_with("drew two cards from the deck");
                assert!(hidden, "shown: {sentence}");
            }
            if sentence.contains("ticket") {
                assert!(!sentence.contains('–'), "a ticket is shown: {sentence}");
            }
        }
        // Whose tickets are whose is only told in the count.
        let before = text.split("── Your count").next().unwrap();
        assert!(!before.contains("not joined"));
    }
}

#[test]
fn wrong_input_gets_one_sentence_and_the_same_question_again() {
    let input = "1\n1 x\n1 2\nabc\n\n99\n-1\nb\n\u{1b}[2J\n?\nt\nm den\n4\nq\n";
    let output = play(&["--seed", "42"], input);
    let text = text(&output);
    assert!(output.status.success());
    for sentence in [
        "You named 1 ticket; keep at least 2.",
        "\"x\" is not a choice here. Please type a number from 1 to 3",
        "\"abc\" is not a choice here. Please type a number from 1 to 8",
        "There is no number 99 here.",
        "\"-1\" is not a choice here.",
        "There is nothing to go back to here.",
        "In your turn you do one thing",
        " Denver ",
        "You took ≈ blue from the row.",
        "Goodbye",
    ] {
        assert!(text.contains(sentence), "\"{sentence}\" is missing in\n{text}");
    }
    assert!(!text.contains('\u{1b}'), "what was typed must not command the terminal");
}

#[test]
fn tracks_are_found_by_city_and_b_goes_back() {
    let text = text(&play(&["--seed", "42"], "1 2\n8\nxyz\nb\n8\ndal\n1\n2\nq\n"));
    assert!(text.contains("Claim which track?"));
    assert!(text.contains("in a city that begins with \"xyz\""));
    assert!(text.contains("You claimed Dallas – Houston (1) with 1 "), "{text}");
}

#[test]
fn quitting_and_the_end_of_input_are_no_failures() {
    for (input, goodbye) in [("q\n", "thank you for playing"), ("", "Nothing more to read")] {
        let output = play(&["--seed", "42"], input);
        assert!(output.status.success());
        assert!(text(&output).contains(goodbye));
        assert!(output.stderr.is_empty());
    }
}

#[test]
fn colours_only_where_they_are_wanted() {
    let plain = text(&play(&["--seed", "42"], "q\n"));
    assert!(!plain.contains('\u{1b}') && plain.contains("◆ purple"));
    let coloured = text(&play(&["--seed", "42", "--color", "always"], "q\n"));
    assert!(coloured.contains('\u{1b}') && coloured.contains("◆ purple"));
}

#[test]
fn what_cannot_be_played_is_said_at_once() {
    for (args, message) in [
        (&["--game", "mars"][..], "unknown game"),
        (&["--players", "9"], "for 2 to 5"),
        (&["--seed", "xyz"], "hex digits"),
        (&["--map", "-"], "give the name of a file"),
        (&["--map", "/no/such/file"], "can't be read"),
        (&["--name", ""], "1 to 20 letters"),
        (&["--record", "/no/such/folder/game.json"], "can't be written"),
    ] {
        let output = play(args, "");
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(error.contains(message), "{args:?}: {error}");
    }
}
