// The two games on a board, USA and Europe: which words explain which rule, in which order, with which pictures.

import { p, picture, questions, row, type Section, section, sum, words } from "./blocks.js";
import { ABOUT, DRAW, FIRST, NO_LIMIT, SECRET, SEEN_OWN, WORDS } from "./common.js";
import { EUROPE, THREE, USA } from "./pictures.js";

const TRAINS = p("how-setup-trains", "BG-SET-1");
const DEAL = p("how-setup-cards", "BG-SET-2");
const ROW_RULES = [
  p("how-row-three", "BG-ROW-3"),
  picture("how-picture-three", THREE),
  p("how-row-three-when", "BG-ROW-3"),
  p("how-row-three-stop", "BG-ROW-3"),
  p("how-row-empty", "BG-ROW-2"),
  p("how-row-last", "BG-ROW-4"),
];
const PAY = p("how-claim-pay", "BG-CLAIM-1");
const GRAY = p("how-claim-gray", "BG-CLAIM-1");
const CLAIM = [
  p("how-claim-whole", "BG-CLAIM-3"),
  p("how-claim-trains", "BG-CLAIM-2"),
  p("how-claim-points", "BG-CLAIM-4"),
  { kind: "points" } as const,
];
const DOUBLE = [p("how-double-own", "BG-DBL-1"), p("how-double-closed", "BG-DBL-2")];
const NOT_DOUBLE = p("how-double-not", "BG-DBL-3");
const TICKETS = [p("how-ticket-draw", "BG-TIX-1"), p("how-ticket-keep", "BG-TIX-2")];
const END = section("end", p("how-end-last", "BG-END-1"), p("how-end-example", "BG-END-1"));
const DECIDED = [
  row("how-decided-start", "BG-SET-1"),
  row("how-decided-first", "BG-SET-4"),
  row("how-decided-kept", "BG-SET-3"),
  row("how-decided-row-left", "BG-ROW-4"),
  row("how-decided-three", "BG-ROW-3"),
  row("how-decided-slot", "BG-DRAW-2", "BG-ROW-2"),
  row("how-decided-shuffle", "BG-ROW-1"),
  row("how-decided-locomotives", "BG-CLAIM-1"),
];
const OWN_MAPS = [row("how-decided-few-tickets", "BG-TIX-1"), row("how-decided-own-map")];

export const usa: Section[] = [
  section("about", p("how-usa-about"), ...ABOUT),
  section(
    "words",
    words(row("how-word-card"), ...WORDS, row("how-word-track"), row("how-word-train"), row("how-word-ticket")),
  ),
  section("setup", TRAINS, DEAL, p("how-setup-tickets-usa", "USA-SET-1"), SECRET, FIRST),
  section(
    "turn",
    p("how-turn-one", "BG-TURN-1"),
    words(row("how-action-draw"), row("how-action-claim"), row("how-action-tickets")),
    p("how-turn-pass", "BG-TURN-2"),
  ),
  section("draw", ...DRAW, p("how-draw-short", "BG-DRAW-5"), NO_LIMIT),
  section("row", p("how-row-reshuffle", "BG-ROW-1"), ...ROW_RULES),
  section(
    "claim",
    PAY,
    picture("how-picture-pay-usa", USA.pay),
    GRAY,
    picture("how-picture-gray-usa", USA.gray),
    ...CLAIM,
    p("how-claim-discard", "BG-CLAIM-5"),
  ),
  section("double", ...DOUBLE, picture("how-picture-double-usa", USA.double), NOT_DOUBLE),
  section("tickets", ...TICKETS, p("how-ticket-complete", "BG-SCORE-1"), picture("how-picture-ticket-usa", USA.ticket)),
  END,
  section(
    "score",
    p("how-score-sum", "BG-SCORE-1"),
    p("how-score-longest", "BG-SCORE-2"),
    picture("how-picture-longest-usa", USA.longest),
    p("how-score-example"),
    sum(
      { kind: "tracks", count: 2, length: 6 },
      { kind: "tracks", count: 3, length: 4 },
      { kind: "tracks", count: 4, length: 3 },
      { kind: "tracks", count: 2, length: 2 },
      { kind: "done", ticket: "los_angeles-new_york" },
      { kind: "done", ticket: "denver-el_paso" },
      { kind: "open", ticket: "boston-miami" },
      { kind: "longest" },
    ),
    p("how-ties-usa", "USA-END-1"),
  ),
  section("seen", p("how-seen-all-usa", "VIEW-1"), SEEN_OWN, p("how-seen-end", "VIEW-3")),
  section("decided", questions(...DECIDED, ...OWN_MAPS)),
];

export const europe: Section[] = [
  section("about", p("how-europe-about"), ...ABOUT),
  section(
    "words",
    words(
      row("how-word-card"),
      ...WORDS,
      row("how-word-track"),
      row("how-word-train"),
      row("how-word-station"),
      row("how-word-ticket"),
    ),
  ),
  section(
    "setup",
    TRAINS,
    p("how-setup-stations", "EU-SET-2"),
    DEAL,
    p("how-setup-tickets-europe", "EU-SET-1"),
    SECRET,
    FIRST,
  ),
  section(
    "turn",
    p("how-turn-one", "BG-TURN-1"),
    words(row("how-action-draw"), row("how-action-claim"), row("how-action-tickets"), row("how-action-station")),
    p("how-turn-pass", "BG-TURN-2"),
  ),
  section("draw", ...DRAW, p("how-draw-short", "BG-DRAW-5"), NO_LIMIT),
  section("row", p("how-row-reshuffle", "BG-ROW-1"), p("how-row-reshuffle-tunnel", "BG-ROW-1"), ...ROW_RULES),
  section(
    "claim",
    PAY,
    picture("how-picture-pay-europe", EUROPE.pay),
    GRAY,
    picture("how-picture-gray-europe", EUROPE.gray),
    ...CLAIM,
    p("how-claim-discard-europe", "BG-CLAIM-5"),
  ),
  section("double", ...DOUBLE, picture("how-picture-double-europe", EUROPE.double), NOT_DOUBLE),
  section(
    "ferry",
    p("how-ferry-engines", "EU-FERRY-1"),
    picture("how-picture-ferry", EUROPE.ferry),
    p("how-ferry-example", "EU-FERRY-1"),
  ),
  section(
    "tunnel",
    p("how-tunnel-steps", "EU-TUN-1"),
    p("how-tunnel-extra", "EU-TUN-2"),
    picture("how-picture-tunnel", EUROPE.tunnel),
    p("how-tunnel-locomotives", "EU-TUN-3"),
    p("how-tunnel-table", "EU-TUN-2", "EU-TUN-3"),
    words(row("how-tunnel-row-yellow"), row("how-tunnel-row-mixed"), row("how-tunnel-row-locomotives")),
    p("how-tunnel-leave", "EU-TUN-4"),
    p("how-tunnel-few", "EU-TUN-5"),
    p("how-tunnel-turned", "EU-TUN-6"),
  ),
  section(
    "station",
    p("how-station-where", "EU-STN-1"),
    p("how-station-cost", "EU-STN-2"),
    { kind: "stations" },
    p("how-station-borrow", "EU-STN-4"),
    picture("how-picture-station", EUROPE.station),
    p("how-station-borrow-when", "EU-STN-5"),
    p("how-station-best", "EU-STN-5"),
    p("how-station-longest", "EU-STN-6"),
    p("how-station-unbuilt", "EU-STN-3"),
  ),
  section(
    "tickets",
    ...TICKETS,
    p("how-ticket-complete-europe", "BG-SCORE-1"),
    picture("how-picture-ticket-europe", EUROPE.ticket),
  ),
  END,
  section(
    "score",
    p("how-score-sum", "BG-SCORE-1"),
    p("how-score-longest-europe", "BG-SCORE-2"),
    picture("how-picture-longest-europe", EUROPE.longest),
    p("how-score-stations", "EU-STN-3"),
    p("how-score-example"),
    sum(
      { kind: "tracks", count: 1, length: 8 },
      { kind: "tracks", count: 1, length: 6 },
      { kind: "tracks", count: 3, length: 4 },
      { kind: "tracks", count: 4, length: 3 },
      { kind: "tracks", count: 3, length: 2 },
      { kind: "done", ticket: "cadiz-stockholm" },
      { kind: "done", ticket: "paris-wien" },
      { kind: "open", ticket: "kyiv-sochi" },
      { kind: "stations", count: 2 },
    ),
    p("how-ties-europe", "EU-END-1"),
  ),
  section("seen", p("how-seen-all-europe", "VIEW-1"), SEEN_OWN, p("how-seen-end-europe", "VIEW-3")),
  section(
    "decided",
    questions(
      ...DECIDED,
      row("how-decided-tunnel-shuffle", "BG-ROW-1", "EU-TUN-6"),
      row("how-decided-station", "EU-STN-5"),
      row("how-decided-station-equal", "EU-STN-5"),
      ...OWN_MAPS,
    ),
  ),
];
