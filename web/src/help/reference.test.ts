// The reference card says what the game's file says, in every language.

import { describe, expect, test } from "vitest";
import cardGame from "../../../data/card_game.json";
import europe from "../../../data/europe.json";
import usa from "../../../data/usa.json";
import tiny from "../../../docs/examples/tiny.json";
import type { GameFile, MapDoc } from "../protocol/index.js";
import { bundleOf } from "../text/bundle.js";
import { type Line, type ReferenceCard, referenceOf, type Said } from "./reference.js";
import { filled } from "./texts.js";

const SOURCES = import.meta.glob<string>("../text/*.ftl", { query: "?how", import: "default", eager: true });
const FILES = { usa, europe, card_game: cardGame, tiny } as unknown as Record<string, GameFile>;
const europeMap = FILES["europe"] as MapDoc;

/** Everything a card says in a language; what is missing goes to `faults`. */
function read({ parts, facts }: ReferenceCard, language: string, faults: Error[] = []): string[] {
  const texts = filled(bundleOf(language, SOURCES[`../text/${language}.ftl`] ?? ""), facts, faults);
  const say = (it: Said): string => (typeof it === "string" ? texts.text(it) : it.said);
  const line = ({ name, text, worth }: Line): string[] => [
    say(name),
    ...(text === undefined ? [] : [typeof text === "string" ? texts.beside(text) : texts.text(text.id)]),
    ...(worth === undefined ? [] : [`+${worth}`]),
  ];
  return parts.flatMap(({ lead = [], strips = [], lines = [] }) => [
    ...lead.map((it) => texts.text(it)),
    ...strips.flatMap(({ heads, cells }) => [...heads.map(say), ...cells.map((it) => it.join(": "))]),
    ...lines.flatMap(line),
  ]);
}

describe.each(Object.keys(SOURCES).map((path) => path.slice("../text/".length, -".ftl".length)))("%s", (language) => {
  test.each(Object.entries(FILES))("%s: everything is there and filled in", (game, file) => {
    const faults: Error[] = [];
    const said = read(referenceOf(file, 4, game === "tiny" ? null : game), language, faults);
    expect(faults).toEqual([]);
    for (const words of said) expect(words).not.toMatch(/[{}]|how-|^$/);
  });
});

const english = (file: GameFile, players = 2, game: string | null = null): string[] =>
  read(referenceOf(file, players, game), "en-GB");

test("points, costs and bonuses are those of the file", () => {
  const changed: MapDoc = {
    ...europeMap,
    track_points: { ...europeMap.track_points, "8": 77 },
    stations: 4,
    unbuilt_station_points: 6,
    longest_path_points: 13,
    last_round_at_trains: 5,
    tunnel_cards: 2,
  };
  const said = english(changed);
  for (const words of ["8: 77", "6: 15", "4: 4", "+6", "+13"]) expect(said).toContain(words);
  expect(said.join("\n")).toContain("ends a turn with 5 trains or fewer");
  expect(said.join("\n")).toContain("2 cards are turned over");
});

test("only what a map has is on its card", () => {
  const plain = english(FILES["usa"] as MapDoc, 5, "usa").join("\n");
  expect(plain).toContain("Longest path");
  expect(plain).not.toMatch(/[Ss]tation|Tunnel|Ferry|Express/);
  const all = english(europeMap, 5, "europe").join("\n");
  for (const words of ["Station", "Tunnel", "Ferry", "European Express"]) expect(all).toContain(words);
  // A length that no track has brings nothing.
  expect(english({ ...europeMap, track_points: { ...europeMap.track_points, "5": 10 } })).not.toContain("5: 10");
});

test("doubles are as they are at this table", () => {
  expect(english(europeMap, 3).join()).toContain("the other is closed");
  expect(english(europeMap, 4).join()).toContain("Nobody may own both");
});

test("the Card Game has its own", () => {
  const two = english(FILES["card_game"] as GameFile, 2);
  expect(two).toEqual(expect.arrayContaining(["New York", "+15", "Chicago", "+12"]));
  expect(two).toContain("The game has 1 round.");
  expect(english(FILES["card_game"] as GameFile, 4)).toContain("The game has 2 rounds.");
});

test("every message of the card is used", () => {
  const cards = Object.entries(FILES).map(([game, file]) => JSON.stringify(referenceOf(file, 4, game).parts));
  const source = SOURCES["../text/en-GB.ftl"] ?? "";
  const ids = [...source.matchAll(/^(how-ref-[\w-]+) =/gm)].map((it) => it[1] ?? "");
  expect(ids.length).toBeGreaterThan(10);
  // The keys are known to the component.
  expect(ids.filter((id) => id !== "how-ref-keys" && !cards.some((it) => it.includes(`"${id}"`)))).toEqual([]);
});
