import { describe, expect, it } from "vitest";
import type { GameView, MapDoc } from "../../protocol/index.js";
import { pinsOf } from "./pins.js";

const track = (id: string) => ({ id, a: id[0], b: id[1], length: 2, color: "gray" });
const ticket = (id: string) => ({ id, a: id[0], b: id[1], points: 5 });
const map = {
  tracks: ["ab", "bc", "cd", "de"].map(track),
  tickets: ["ac", "ad", "be", "ce"].map(ticket),
  stations: 0,
  double_tracks_from_players: 4,
} as unknown as MapDoc;
const game = (own: string[], others: string[]) =>
  ({ players: [{ tracks: own, trains: 20 }, { tracks: others }] }) as unknown as GameView;

describe("pins", () => {
  it("stand at both ends of every ticket, with its number and how it stands", () => {
    const numbers = new Map([
      ["ac", 1],
      ["ad", 2],
      ["be", 3],
    ]);
    const pins = pinsOf(map, game(["ab", "bc"], ["de"]), 0, numbers, [], []);
    expect(Object.fromEntries(pins)).toEqual({
      a: [
        { text: "1", state: "done" },
        { text: "2", state: "open" },
      ],
      c: [{ text: "1", state: "done" }],
      d: [{ text: "2", state: "open" }],
      b: [{ text: "3", state: "lost" }],
      e: [{ text: "3", state: "lost" }],
    });
  });

  it("mark every ticket on offer at once, each with a letter, and tell which are picked", () => {
    const pins = pinsOf(map, game([], []), 0, new Map([["ac", 1]]), ["ad", "ce"], ["ce"]);
    expect(pins.get("a")).toEqual([
      { text: "1", state: "open" },
      { text: "A", state: "offer" },
    ]);
    expect(pins.get("d")).toEqual([{ text: "A", state: "offer" }]);
    expect(pins.get("e")).toEqual([{ text: "B", state: "picked" }]);
  });
});
