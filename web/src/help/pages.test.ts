// Every rule is explained, every message is used and filled, and the pictures show what they say.

import { describe, expect, test } from "vitest";
import cardGame from "../../../data/card_game.json";
import europe from "../../../data/europe.json";
import usa from "../../../data/usa.json";
import rules from "../../../docs/rules.md?raw";
import type { GameFile, MapDoc } from "../protocol/index.js";
import { type Game, GAMES } from "../state/games.js";
import { bundleOf } from "../text/bundle.js";
import { whereRule } from "../ui/addresses.js";
import { type Block, heading } from "./blocks.js";
import { counted, factsOf, factsSeen } from "./facts.js";
import { PAGES } from "./pages.js";
import { EUROPE, type Picture, USA } from "./pictures.js";
import { filled, type Texts } from "./texts.js";

const FILES = { usa, europe, card_game: cardGame } as unknown as Record<Game, GameFile>;
const SOURCES = import.meta.glob<string>("../text/*.ftl", { query: "?how", import: "default", eager: true });
const ENGLISH = SOURCES["../text/en-GB.ftl"] ?? "";

/** Rules a reader needs no paragraph for, with the reason. */
const EXEMPT: Readonly<Record<string, string>> = {};

/** Which rules hold in a game: its own, and of the common ones those it has. */
const COMMON_IN_CARD_GAME = /^(BG-SET-[34]|BG-TURN-2|BG-DRAW-\d)$/;
const HOLDS: Readonly<Record<Game, (rule: string) => boolean>> = {
  usa: (rule) => /^(BG|USA|VIEW)-/.test(rule),
  europe: (rule) => /^(BG|EU|VIEW)-/.test(rule),
  card_game: (rule) => /^(CG|VIEW)-/.test(rule) || COMMON_IN_CARD_GAME.test(rule),
};

const wordsOf = (block: Block) => (block.kind === "paragraph" ? [block] : block.kind === "rows" ? block.rows : []);
const explained = (game: Game) =>
  new Set(
    PAGES[game]
      .flatMap((it) => it.blocks)
      .flatMap(wordsOf)
      .flatMap((it) => it.rules),
  );

/** What the page says around the text. */
const AROUND = ["contents", "before", "next"];
const pictures = (): Picture[] =>
  GAMES.flatMap((game) =>
    PAGES[game].flatMap((it) => it.blocks).flatMap((block) => (block.kind === "picture" ? [block.picture] : [])),
  );

/** All that a page says, as it is drawn. */
function read(game: Game, { text, beside }: Texts): string[] {
  const file = FILES[game];
  return PAGES[game].flatMap((it) => [
    text(heading(it)),
    ...it.blocks.flatMap((block): string[] => {
      if (block.kind === "paragraph") return [text(block.text)];
      if (block.kind === "rows") return block.rows.flatMap((row) => [text(row.text), beside(row.text)]);
      if (block.kind === "picture") return [text(block.caption, factsSeen(file, block.picture))];
      if (block.kind === "sum") {
        const lines = block.lines.map((line) => counted(file, line));
        return [...lines.map((line) => text(line.text, line.facts)), text("how-example-total")];
      }
      if (block.kind === "points")
        return [text("how-points-length"), text("how-points-points"), text("how-points-spaces", { count: 1 })];
      if (block.kind === "stations")
        return [text("how-station-row", { number: 1 }), beside("how-station-row", { number: 1 })];
      return [text("how-cards-big-city"), text("how-cards-bonus")];
    }),
  ]);
}

describe.each(GAMES)("%s", (game) => {
  test("every rule of the game has a paragraph", () => {
    const ids = [...rules.matchAll(/^- \*\*([A-Z]+-(?:[A-Z]+-)?\d+)\*\*/gm)].map((it) => it[1] ?? "");
    expect(ids.length).toBeGreaterThan(60);
    const known = explained(game);
    expect(ids.filter((id) => HOLDS[game](id) && !(id in EXEMPT) && !known.has(id))).toEqual([]);
    expect([...known].filter((id) => !ids.includes(id) || !HOLDS[game](id))).toEqual([]);
  });

  test.each(Object.entries(SOURCES))("every text is there and filled, %s", (_, source) => {
    const faults: Error[] = [];
    const said = read(game, filled(bundleOf("en", source), factsOf(FILES[game]), faults));
    expect(faults).toEqual([]);
    expect(said.filter((it) => it.split("**").length % 2 === 0)).toEqual([]);
  });
});

test("every message is used", () => {
  const used = new Set<string>();
  const note = (id: string): string => (used.add(id), id);
  for (const game of GAMES) read(game, { text: note, beside: note });
  for (const it of AROUND) note(`how-${it}`);
  for (const { label } of pictures().flatMap(({ lines = [] }) => lines)) if (label) note(`how-label-${label}`);
  // Those of the reference card are looked at in reference.test.ts.
  const ids = [...ENGLISH.matchAll(/^(how-(?!ref-)[\w-]+) =/gm)].map((it) => it[1] ?? "");
  expect(ids.length).toBeGreaterThan(150);
  expect(ids.filter((id) => !used.has(id))).toEqual([]);
});

test.each([
  ["usa", FILES.usa as MapDoc, USA.longest.board],
  ["europe", FILES.europe as MapDoc, EUROPE.longest.board],
])("the path lit in %s is the longest", (_, { tracks }, { owners, lit }) => {
  const own = tracks.filter((it) => it.id in owners);
  const length = (ids: readonly string[]): number =>
    ids.reduce((sum, id) => sum + (own.find((it) => it.id === id)?.length ?? NaN), 0);
  const best = (at: string, used: readonly string[]): number =>
    Math.max(
      length(used),
      ...own
        .filter((it) => !used.includes(it.id) && (it.a === at || it.b === at))
        .map((it) => best(it.a === at ? it.b : it.a, [...used, it.id])),
    );
  expect(length(lit)).toBe(Math.max(...own.flatMap((it) => [best(it.a, []), best(it.b, [])])));
  expect(length(lit)).toBeLessThan(length(Object.keys(owners)));
});

test("pictures name tracks, cities and tickets that are on the board", () => {
  for (const game of GAMES) {
    const file = FILES[game];
    const known = new Set(
      [...file.cities, ...file.tickets, ...("tracks" in file ? file.tracks : [])].map((it) => it.id),
    );
    const seen = PAGES[game]
      .flatMap((it) => it.blocks)
      .flatMap((block) => (block.kind === "picture" ? [block.picture] : []));
    const named = seen.flatMap(({ board, tickets = {}, track }) => [
      ...Object.keys(tickets),
      ...(track ? [track] : []),
      ...(board
        ? [
            ...board.named,
            ...Object.keys(board.owners ?? {}),
            ...Object.keys(board.stations ?? {}),
            ...(board.closed ?? []),
            ...(board.lit ?? []),
            ...(board.picked ? [board.picked] : []),
          ]
        : []),
    ]);
    expect(named.filter((id) => !known.has(id))).toEqual([]);
  }
});

test("a rule is found on the page of its game", () => {
  expect(whereRule("BG-DRAW-3", "usa")).toBe("/how/usa#BG-DRAW-3");
  expect(whereRule("BG-DRAW-3", "card_game")).toBe("/how/card_game#BG-DRAW-3");
  expect(whereRule("EU-TUN-2", "my-own-map")).toBe("/how/europe#EU-TUN-2");
  expect(whereRule("BG-CLAIM-1", "my-own-map")).toBe("/how/europe#BG-CLAIM-1");
});
