// What all three games have in common, said once.

import { p, picture, row } from "./blocks.js";
import { ROW, SECOND, SYMBOLS } from "./pictures.js";

/** Words that mean the same in all three games; a card is for something else in each family. */
export const WORDS = [row("how-word-locomotive"), row("how-word-row"), row("how-word-deck"), row("how-word-discards")];
export const ABOUT = [p("how-players"), p("how-symbols", "VIEW-4"), picture("how-picture-symbols", SYMBOLS)];
export const SECRET = p("how-setup-secret", "BG-SET-3");
export const FIRST = p("how-setup-first", "BG-SET-4");
export const DRAW = [
  p("how-draw-two", "BG-DRAW-1"),
  picture("how-picture-row", ROW),
  p("how-draw-refill", "BG-DRAW-2"),
  p("how-draw-locomotive", "BG-DRAW-3"),
  picture("how-picture-second", SECOND),
  p("how-draw-blind", "BG-DRAW-4"),
];
export const NO_LIMIT = p("how-draw-no-limit", "BG-DRAW-6");
export const SEEN_OWN = p("how-seen-own", "VIEW-2");
