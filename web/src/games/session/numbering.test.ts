import { describe, expect, it } from "vitest";
import type { Heard } from "../../protocol/index.js";
import { letterOf, numbered } from "./numbering.js";

const kept = (place: number, ...tickets: string[]): Heard =>
  ({
    type: "acted",
    seq: 1,
    at: 1,
    place,
    events: [{ type: "tickets_kept", player: place, opening: true, count: tickets.length, tickets }],
  }) as unknown as Heard;

describe("the numbers of tickets", () => {
  it("stay as new tickets are kept, wherever those stand in the list", () => {
    const first = [kept(0, "m", "k")];
    expect([...numbered(["k", "m"], first, 0)]).toEqual([
      ["m", 1],
      ["k", 2],
    ]);
    const later = [...first, kept(1, "x"), kept(0, "a")];
    expect([...numbered(["a", "k", "m"], later, 0)]).toEqual([
      ["m", 1],
      ["k", 2],
      ["a", 3],
    ]);
  });

  it("begin with what the log does not tell of", () => {
    expect([...numbered(["a", "k", "m"], [kept(0, "a")], 0)].map(([id]) => id)).toEqual(["k", "m", "a"]);
    expect([...numbered(["a", "k"], [], 0)].map(([id]) => id)).toEqual(["a", "k"]);
  });

  it("are letters for tickets on offer", () => {
    expect([0, 1, 4].map(letterOf)).toEqual(["A", "B", "E"]);
  });
});
