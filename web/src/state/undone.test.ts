import { describe, expect, it } from "vitest";
import type { Event, Heard } from "../protocol/index.js";
import { since } from "./since.js";
import { turns } from "./turns.js";
import { counting } from "./undone.js";

const claimed = (player: number, track: string): Event => ({
  type: "track_claimed",
  player,
  track,
  cards: { red: 2 },
  points: 2,
});
const acted = (seq: number, place: number, track: string): Heard => ({
  seq,
  at: seq,
  type: "acted",
  by: "user",
  place,
  events: [claimed(place, track), { type: "turn_began", player: 1 - place }],
});
const undone = (seq: number, from: number, actions: number): Heard => ({
  seq,
  at: seq,
  type: "undone",
  place: 0,
  actions,
  since: from,
});

const heard = [
  acted(4, 1, "a"),
  acted(5, 0, "b"),
  acted(6, 1, "c"),
  undone(7, 5, 2),
  acted(8, 0, "d"),
  undone(9, 8, 1),
  acted(10, 0, "e"),
  acted(11, 1, "f"),
];

describe("what was taken back", () => {
  it("counts no more, but that it was taken back is told", () => {
    expect(counting(heard).map((it) => it.seq)).toEqual([4, 7, 9, 10, 11]);
    expect(counting(heard.slice(0, 3))).toEqual(heard.slice(0, 3));
  });

  it("reaches over what was taken back before", () => {
    expect(counting([...heard, undone(12, 4, 3)]).map((it) => it.seq)).toEqual([7, 9, 12]);
  });

  it("stands in no turn of the log", () => {
    const told = turns(counting(heard)).map(({ place, happenings }) => [
      place,
      ...happenings.map(({ entry, event }) => (event?.type === "track_claimed" ? event.track : entry.type)),
    ]);
    expect(told).toEqual([
      [1, "a"],
      [null, "undone", "undone"],
      [0, "e"],
      [1, "f"],
    ]);
  });

  it("leaves what others did since the action before it", () => {
    const tracks = (all: readonly Heard[]): string[] =>
      since(counting(all), 0).flatMap((deed) => (deed.kind === "track" ? [deed.track] : []));
    expect(tracks(heard.slice(0, 3))).toEqual(["c"]);
    expect(tracks(heard.slice(0, 4))).toEqual(["a"]);
    expect(tracks(heard)).toEqual(["f"]);
  });
});
