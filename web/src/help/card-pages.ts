// The Card Game: which words explain which rule, in which order, with which pictures.

import { p, picture, questions, row, type Section, section, sum, words } from "./blocks.js";
import { ABOUT, DRAW, FIRST, NO_LIMIT, SECRET, SEEN_OWN, WORDS } from "./common.js";
import { CARDS } from "./pictures.js";

export const cardGame: Section[] = [
  section("about", p("how-cards-about"), ...ABOUT),
  section(
    "words",
    words(...WORDS, row("how-word-yard"), row("how-word-set"), row("how-word-pile"), row("how-word-ticket-cards")),
  ),
  section(
    "setup",
    p("how-cards-setup-cards", "CG-SET-1"),
    p("how-cards-setup-tickets", "CG-SET-1"),
    p("how-cards-ticket", "CG-SET-2"),
    p("how-cards-big-cities", "CG-SET-2"),
    { kind: "big_cities" },
    SECRET,
    FIRST,
  ),
  section(
    "turn",
    p("how-cards-turn-move", "CG-TURN-1"),
    p("how-cards-turn-one", "CG-TURN-1"),
    words(row("how-cards-action-draw"), row("how-cards-action-play"), row("how-cards-action-tickets")),
    p("how-cards-turn-pass", "CG-TURN-2", "BG-TURN-2"),
  ),
  section(
    "yard",
    p("how-cards-yard-top", "CG-YARD-1"),
    picture("how-picture-yard", CARDS.yard),
    p("how-cards-yard-example", "CG-YARD-1"),
    p("how-cards-pile", "CG-PILE-1"),
  ),
  section("draw", ...DRAW, p("how-cards-draw-row", "CG-DRAW-1"), p("how-cards-draw-short", "BG-DRAW-5"), NO_LIMIT),
  section(
    "play",
    p("how-cards-play-set", "CG-PLAY-1"),
    p("how-cards-play-trio", "CG-PLAY-1"),
    picture("how-picture-sets", CARDS.sets),
    p("how-cards-play-own", "CG-PLAY-2"),
  ),
  section(
    "robbery",
    p("how-cards-rob", "CG-PLAY-3"),
    picture("how-picture-robbery", CARDS.robbery),
    p("how-cards-rob-example", "CG-PLAY-3"),
    p("how-cards-rob-trio", "CG-PLAY-3"),
    p("how-cards-rob-safe"),
  ),
  section("tickets", p("how-cards-ticket-draw", "CG-TIX-1")),
  section("round-end", p("how-cards-end-deck", "CG-END-1"), p("how-cards-end-no-draw", "CG-END-1")),
  section(
    "complete",
    p("how-cards-complete", "CG-SCORE-1"),
    picture("how-picture-complete", CARDS.complete),
    p("how-cards-complete-choice", "CG-SCORE-1"),
    p("how-cards-best", "CG-SCORE-4"),
  ),
  section(
    "four",
    p("how-cards-rounds-few", "CG-SCORE-2"),
    p("how-cards-rounds-four", "CG-SCORE-2"),
    p("how-cards-rounds-deal", "CG-SCORE-2"),
  ),
  section(
    "score",
    p("how-cards-score", "CG-SCORE-3"),
    p("how-cards-score-big", "CG-SCORE-3"),
    p("how-cards-score-example"),
    sum(
      { kind: "done", ticket: "dallas-miami" },
      { kind: "done", ticket: "los_angeles-seattle" },
      { kind: "done", ticket: "chicago-montreal" },
      { kind: "open", ticket: "chicago-new_york/yellow" },
      { kind: "big_city", city: "dallas" },
      { kind: "big_city", city: "los_angeles" },
    ),
    p("how-ties-cards", "CG-END-2"),
  ),
  section("seen", p("how-seen-all-cards", "VIEW-1"), SEEN_OWN, p("how-seen-end-cards", "VIEW-3")),
  section(
    "decided",
    questions(
      row("how-decided-first-cards", "BG-SET-4"),
      row("how-decided-kept", "BG-SET-3"),
      row("how-decided-returned", "CG-SET-1"),
      row("how-decided-yard-first", "CG-YARD-1"),
      row("how-decided-set", "CG-PLAY-1"),
      row("how-decided-second", "CG-DRAW-1", "BG-DRAW-1"),
      row("how-decided-slot-cards", "CG-DRAW-1"),
      row("how-decided-last-turn", "CG-END-1"),
      row("how-decided-look", "CG-PILE-1"),
      row("how-decided-worse", "CG-SCORE-1"),
      row("how-decided-open", "CG-SCORE-1"),
      row("how-decided-file", "CG-SCORE-4"),
      row("how-decided-new-row", "CG-SCORE-2"),
      row("how-decided-passes", "CG-TURN-2"),
    ),
  ),
];
