// Which folder of src/ may import which. Imports go downwards only; `npm run lint` says so.

/** The layers from the bottom up, each with the layers it may import. Its own files it always may. */
export const LAYERS = {
  /** Types generated from Rust. */
  protocol: [],
  /** Pure folds and values: neither DOM, nor network, nor words. */
  state: ["protocol"],
  /** Messages in each language. */
  text: ["protocol", "state"],
  style: [],
  /** The notice without a server: a page of its own, with nothing of the application. */
  offline: ["style", "text"],
  /** The page's frame, icons, settings and route; below everything that is shown. */
  ui: ["protocol", "state", "text"],
  /** The server; it knows no page. */
  net: ["protocol", "state"],
  /** The board as state and SVG; it knows no rules. */
  board: ["protocol", "text"],
  cards: ["protocol", "state", "text", "board"],
  sound: ["ui"],
  /** What is seen moving. */
  motion: ["protocol", "state", "ui", "cards", "sound"],
  /** One game on the page: what all its parts share, each family of games, the parts, and ways to look at it. */
  "games/session": ["protocol", "state", "text", "ui", "board"],
  "games/board": ["protocol", "state", "text", "ui", "board", "cards", "games/session"],
  "games/card": ["protocol", "state", "text", "ui", "cards", "games/session"],
  "games/parts": ["protocol", "state", "text", "ui", "cards", "games/session", "games/board", "games/card"],
  /** What an expert would do, in words and beside the table. */
  "games/advice": ["protocol", "state", "text", "ui", "cards", "games/session"],
  "games/text": ["protocol", "state", "text", "ui", "cards", "games/session", "games/board", "games/parts"],
  "games/end": ["protocol", "state", "text", "ui", "board", "sound", "games/session", "games/board", "games/parts"],
  "games/replay": ["protocol", "state", "text", "ui", "board", "games/session", "games/parts"],
  "games/review": [
    "protocol",
    "state",
    "text",
    "ui",
    "board",
    "cards",
    "games/session",
    "games/board",
    "games/card",
    "games/parts",
    "games/replay",
  ],
  games: ["protocol", "state", "text", "ui", "board", "cards", "sound", "motion", "games/*"],
  /** How to play, in words and pictures. */
  help: ["protocol", "state", "text", "ui", "board", "cards", "games/*"],
  /** What leads a newcomer through a first game. */
  guide: ["protocol", "state", "text", "ui", "cards", "motion", "games/*", "help"],
  /** The pages, above everything. */
  app: ["*"],
};

/** The layer of a path under src/, or null for what stands in no folder: main.ts and tests' helpers. */
export function layerOf(path) {
  const names = Object.keys(LAYERS).sort((p, q) => q.length - p.length);
  return names.find((name) => path.startsWith(`${name}/`)) ?? null;
}

/** Whether files of one layer may import those of another. */
export function allows(from, to) {
  if (from === to) return true;
  return LAYERS[from].some((it) => it === "*" || it === to || (it === "games/*" && /^games(\/|$)/.test(to)));
}
