import { describe, expect, it } from "vitest";
import type { Heard, StepDoc } from "../protocol/index.js";
import {
  attempted,
  type Exercise,
  fromReview,
  keyOf,
  MOST,
  nextOf,
  readExercises,
  withMore,
  without,
} from "./exercises.js";

const acted = (seq: number, place: number): Heard => ({ seq, at: 1, type: "acted", by: "user", place, events: [] });
const said = { seq: 4, at: 1, type: "nothing" } as Heard;
const undone = { seq: 6, at: 1, type: "undone", place: 0, actions: 1, since: 5 } as Heard;
const heard = [acted(2, 0), acted(3, 1), said, acted(5, 0), undone, acted(7, 0), acted(8, 1)];

const step = (at: number, player: number, mistake?: string): StepDoc =>
  ({ at, player, decision: { loss: 0.08, mistake: mistake ?? null } }) as unknown as StepDoc;

function exercise(at: number, more: Partial<Exercise> = {}): Exercise {
  return {
    table: "t",
    at,
    seq: at,
    place: 0,
    kind: "color_drawn",
    loss: 0.1,
    game: "usa",
    added: at,
    tries: 0,
    solved: false,
    ...more,
  };
}

describe("exercises of a review", () => {
  it("are one's own mistakes, each at the moment before it", () => {
    const steps = [step(0, 0), step(1, 1, "wrong_track"), step(2, 0, "color_drawn"), step(9, 0, "wrong_track")];
    const found = fromReview({ table: "t", game: "usa", places: [0], heard, added: 5 }, steps);
    expect(found).toEqual([exercise(2, { seq: 6, loss: 0.08, added: 5 })]);
  });
});

describe("what is kept of them", () => {
  it("has each once, and keeps what was done", () => {
    const all = attempted([exercise(1)], "t 1", true);
    expect(withMore(all, [exercise(1), exercise(2)])).toEqual([exercise(1, { tries: 1, solved: true }), exercise(2)]);
  });

  it("stays solved", () => {
    const all = attempted(attempted([exercise(1)], "t 1", true), "t 1", false);
    expect(all).toEqual([exercise(1, { tries: 2, solved: true })]);
    expect(without(all, "t 1")).toEqual([]);
  });

  it("drops the oldest solved ones first, and only then others", () => {
    const all = Array.from({ length: MOST }, (_, i) => exercise(i, { solved: i === 7 || i === 9 }));
    const more = withMore(all, [exercise(1000), exercise(1001), exercise(1002)]);
    expect(more.length).toBe(MOST);
    const gone = all.filter((it) => !more.some((other) => keyOf(other) === keyOf(it))).map((it) => it.at);
    expect(gone).toEqual([0, 7, 9]);
  });

  it("goes on with the next that is not solved, and from the start", () => {
    const all = [exercise(1), exercise(2, { solved: true }), exercise(3)];
    expect(nextOf(all, null)?.at).toBe(1);
    expect(nextOf(all, "t 1")?.at).toBe(3);
    expect(nextOf(all, "t 3")?.at).toBe(1);
    expect(nextOf([exercise(1)], "t 1")).toBeNull();
  });

  it("is read as far as it can be", () => {
    expect(readExercises(null)).toEqual([]);
    expect(readExercises("{")).toEqual([]);
    expect(readExercises(JSON.stringify([exercise(1), { at: 2 }, null]))).toEqual([exercise(1)]);
  });
});
