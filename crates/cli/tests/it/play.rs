//! `branchline play` through a pipe: whole games, wrong input, and what must stay hidden.

use std::io::{Read, Write};
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

/// Plays with these arguments to the end; `answer` gives a line for what is shown since the last.
fn converse(args: &[&str], mut answer: impl FnMut(&str) -> String) -> String {
    let mut child = Command::new(env!("CARGO_BIN_EXE_branchline"))
        .arg("play")
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let (mut stdin, mut stdout) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
    let mut shown = Vec::new();
    let (mut answered, mut bytes) = (0, [0; 4096]);
    loop {
        let n = stdout.read(&mut bytes).unwrap();
        if n == 0 {
            break;
        }
        shown.extend(&bytes[..n]);
        if shown.ends_with(b"q quit > ") {
            let line = answer(std::str::from_utf8(&shown[answered..]).unwrap());
            answered = shown.len();
            writeln!(stdin, "{line}").unwrap();
        }
    }
    assert!(child.wait().unwrap().success());
    String::from_utf8(shown).unwrap()
}

/// Plays the Card Game as somebody would who wants to see all of it: keeps many tickets, plays
/// what can be played, draws otherwise, and completes the best.
fn card_player() -> impl FnMut(&str) -> String {
    let mut turns = 0;
    move |shown: &str| {
        let mut entries = shown.lines().filter_map(|line| {
            let (number, entry) = line.trim_start().split_once("  ")?;
            Some((number.parse::<u32>().ok()?, entry))
        });
        let (number, entry) = entries.next_back().unwrap_or((1, ""));
        if shown.contains("Keep at least 1") {
            "1 2 3".to_string()
        } else if shown.contains("Keep any of") {
            if turns % 2 == 0 { "1".to_string() } else { "0".to_string() }
        } else if shown.contains("three numbers") {
            "3 1 2".to_string()
        } else if shown.contains("Your turn") && entry.starts_with("play cards") {
            turns += 1;
            if turns % 9 == 0 { (number - 1).to_string() } else { number.to_string() }
        } else if shown.contains("Play which colour?") || shown.contains("Play which cards?") {
            number.to_string()
        } else {
            "1".to_string()
        }
    }
}

/// A file that no other test uses.
fn record_file(name: &str) -> std::path::PathBuf {
    std::env::temp_dir().join(format!("branchline-play-{}-{name}.json", std::process::id()))
}

/// Replays a record, which must be true, and deletes it.
fn replay(file: &std::path::Path) -> serde_json::Value {
    let replay =
        Command::new(env!("CARGO_BIN_EXE_branchline")).arg("replay").arg(file).output().unwrap();
    assert!(replay.status.success(), "{}", String::from_utf8_lossy(&replay.stderr));
    let record = serde_json::from_str(&std::fs::read_to_string(file).unwrap()).unwrap();
    std::fs::remove_file(file).unwrap();
    record
}

fn assert_narrow(text: &str) {
    let widest = text.lines().max_by_key(|line| line.chars().count()).unwrap_or_default();
    assert!(widest.chars().count() <= 80, "too wide: {widest}");
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
        let file = record_file(&format!("{game}-{players}"));
        let path = file.to_str().unwrap();
        let args = ["--game", game, "--players", players, "--seed", seed, "--record", path];
        let output = play(&args, &long_input());
        let text = text(&output);
        assert!(output.status.success(), "{text}");
        assert!(text.contains("── The result ──"), "no result in\n{text}");
        assert!(text.contains("Your points") && text.contains("The points of Bot 1"));
        assert!(text.contains("You claimed ") && text.contains("the last round begins"));
        assert_narrow(&text);
        replay(&file);
    }
}

#[test]
fn a_whole_card_game_ends_with_a_result_and_a_true_record() {
    for (players, seed) in [("2", "01"), ("3", "02"), ("4", "03")] {
        let file = record_file(&format!("card_game-{players}"));
        let path = file.to_str().unwrap();
        let args = ["--game", "card_game", "--players", players, "--seed", seed, "--record", path];
        // Bots that do everything there is to tell of.
        let text = converse(&[&args[..], &["--bot", "random"]].concat(), card_player());
        for what in [
            "You played ",
            " and robbed ",
            "moved to your pile.",
            "The deck is empty: everybody has one more turn.",
            "── Your last turn",
            "the piles are opened",
            "You completed ",
            "Your points",
            "The points of Bot 1",
            "── The result ──",
        ] {
            let what = if players == "4" { what.trim_start_matches("── ") } else { what };
            assert!(text.contains(what), "no \"{what}\" with {players} players in\n{text}");
        }
        for what in ["Round 1 of 2: Your turn", "Round 2 begins.", "Everybody was dealt 4 cards"] {
            assert_eq!(text.contains(what), players == "4", "{what}");
        }
        assert_narrow(&text);
        assert_eq!(replay(&file).get("options"), None);
    }
}

#[test]
fn a_game_goes_on_from_a_record_as_it_was_or_dealt_anew() {
    let old = record_file("to-go-on");
    let path = old.to_str().unwrap();
    play(&["--game", "europe", "--seed", "07", "--record", path], &long_input());
    for anew in [&[][..], &["--anew"]] {
        let new = record_file(if anew.is_empty() { "gone-on" } else { "gone-on-anew" });
        let kept = new.to_str().unwrap();
        let from = ["--from", path, "--at", "40", "--seat", "1", "--seed", "08", "--record", kept];
        let text = text(&play(&[&from[..], anew].concat(), &long_input()));
        assert!(text.contains("Europe against Bot 1 and Bot 2."), "{text}");
        assert!(text.contains("── The result ──"), "no result in\n{text}");
        // What has gone on can go on again.
        let from = ["--from", kept, "--at", "3", "--name", "Cleo"];
        let text = self::text(&play(&[&from[..], anew].concat(), "q\n"));
        assert!(text.contains("To play on in the same way"), "{text}");
        assert!(replay(&new)["position"].is_object());
    }
    for (args, message) in [
        (&["--at", "9999"][..], "the record has"),
        (&["--seat", "3"], "the seats 0 to 2"),
        (&["--players", "3"], "cannot be used with"),
    ] {
        let output = play(&[&["--from", path][..], args].concat(), "");
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(error.contains(message), "{args:?}: {error}");
    }
    replay(&old);
}

#[test]
fn the_same_seed_and_input_give_the_same_game() {
    let game = || play(&["--game", "europe", "--seed", "5eed"], &long_input()).stdout;
    assert_eq!(game(), game());
    let game = || converse(&["--game", "card_game", "--seed", "5eed"], card_player());
    assert_eq!(game(), game());
}

#[test]
fn cards_and_tickets_of_others_stay_hidden() {
    for (game, seed) in
        [("usa", "0a"), ("usa", "0b"), ("usa", "0c"), ("usa", "0d"), ("card_game", "0e")]
    {
        let args = ["--game", game, "--seed", seed];
        let text = match game {
            "card_game" => converse(&args, card_player()),
            _ => text(&play(&args, &long_input())),
        };
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
            if sentence.contains("ticket") && !sentence.contains("completed") {
                assert!(!sentence.contains('–'), "a ticket is shown: {sentence}");
            }
        }
        // Whose tickets are whose is only told in the final scoring.
        let before = text.split("── Your points").next().unwrap();
        assert!(!before.contains("not joined") && !before.contains("not completed"));
    }
}

#[test]
fn a_pile_is_closed_until_it_is_scored_unless_the_table_plays_with_open_ones() {
    let file = record_file("open-piles");
    let path = file.to_str().unwrap();
    let args = ["--game", "card_game", "--seed", "0f"];
    let open = ["--open-piles", "--record", path];
    let closed = converse(&args, card_player());
    let open = converse(&[&args[..], &open[..]].concat(), card_player());
    let before_scoring =
        |text: &str| text.split("Complete your tickets").next().unwrap().to_string();
    assert!(!before_scoring(&closed).contains("\n Pile "));
    assert!(before_scoring(&open).contains("\n Pile "));
    assert!(closed.contains("\n Pile "), "the own pile is shown when it is scored");
    assert_eq!(replay(&file)["options"]["open_piles"], true);
}

#[test]
fn other_tickets_than_the_best_can_be_completed_if_the_pile_has_their_cards() {
    let mut player = card_player();
    let mut plays = 0;
    let mut scoring = ["2", "b", "2", "1 2 3 4 5 6", "9", "0"].into_iter();
    let text = converse(&["--game", "card_game", "--seed", "10"], |shown| {
        if shown.contains("Keep at least 1") {
            return "1 2 3 4 5 6".to_string();
        }
        // A few plays only, so that the pile does not have the cards for all tickets.
        if shown.contains("play cards to your yard") {
            plays += 1;
            if plays > 4 {
                return "1".to_string();
            }
        }
        let asks = ["ete your tickets ──", "complete other tickets", "0 none, b back"];
        match asks.iter().any(|ask| shown.contains(ask)) {
            true => scoring.next().unwrap_or("1").to_string(),
            false => player(shown),
        }
    });
    for sentence in [
        "the best choice: +",
        "Complete which tickets?",
        "Your pile can't complete all of these: ",
        "There is no number 9 here.",
        "You completed no ticket",
    ] {
        assert!(text.contains(sentence), "\"{sentence}\" is missing in\n{text}");
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
        "· You took ",
        "Goodbye",
    ] {
        assert!(text.contains(sentence), "\"{sentence}\" is missing in\n{text}");
    }
    assert!(!text.contains('\u{1b}'), "what was typed must not command the terminal");
}

#[test]
fn wrong_input_in_the_card_game_gets_an_answer_too() {
    let input = "0\n1 7\n1 2\n9\n?\nm chi\nm zz\nb\n8\n5\n1 2\n1 2 2\nb\n4\n7\nq\n";
    let output = play(&["--game", "card_game", "--seed", "05"], input);
    let text = text(&output);
    assert!(output.status.success());
    for sentence in [
        "There is no number 0 here. Please type a number from 1 to 6",
        "There is no number 7 here.",
        "There is no number 9 here.",
        "the top card of each set in your yard",
        " Chicago* – Montréal        7 pts  ≈ blue, ★ yellow",
        "No ticket has a city that begins with \"zz\".",
        "There is nothing to go back to here.",
        "You named 2 colours; it takes exactly three.",
        "You played 2 ✚ red and 3 ◉ locomotives.",
        "Goodbye",
    ] {
        assert!(text.contains(sentence), "\"{sentence}\" is missing in\n{text}");
    }
    assert_narrow(&text);
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
    for (input, goodbye) in [("q\n", "thank you for playing"), ("", "There is no more input")] {
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
        (&["--game", "card_game", "--players", "5"], "for 2 to 4"),
        (&["--open-piles"], "only the Card Game has piles"),
        (&["--seed", "xyz"], "hex digits"),
        (&["--map", "-"], "give the name of a file"),
        (&["--from", "-"], "give the name of a file"),
        (&["--at", "3"], "--from <FILE>"),
        (&["--map", "/no/such/file"], "can't be read"),
        (&["--name", ""], "1 to 20 characters"),
        (&["--record", "/no/such/folder/game.json"], "can't be written"),
    ] {
        let output = play(args, "");
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(error.contains(message), "{args:?}: {error}");
    }
}
