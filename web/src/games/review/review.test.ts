import { describe, expect, it } from "vitest";
import type { MapDoc, PlayerReview, StepDoc, TurningPoint } from "../../protocol/index.js";
import { apart, lineOf, moveAt, type Plot, signsOf, spotOf } from "./graph.js";
import { isSame, marksOf } from "./marks.js";
import { causeWords, changeWords, luckWords } from "./words.js";

const plot: Plot = { left: 40, top: 20, width: 400, height: 100, moves: 4 };

describe("the graph", () => {
  it("goes from the deal at the left to the end at the right, and from nothing to certainty", () => {
    expect(spotOf(plot, 0, 0)).toEqual({ x: 40, y: 120 });
    expect(spotOf(plot, 4, 1)).toEqual({ x: 440, y: 20 });
  });

  it("is interrupted where something is not known yet", () => {
    expect(lineOf(plot, [[0.5], null, [1], [0]], 0)).toBe("M40 70M240 20L340 120");
  });

  it("finds the move that led to what is pointed at", () => {
    expect([0, 40, 140, 330, 1000].map((x) => moveAt(plot, x))).toEqual([0, 0, 0, 2, 3]);
  });

  it("has everybody's sign, each elsewhere", () => {
    const long = { ...plot, moves: 100 };
    const chances = Array.from({ length: 101 }, () => [0.5, 0.5]);
    const [first, second] = [signsOf(long, chances, 0, 2), signsOf(long, chances, 1, 2)];
    expect(first.length).toBeGreaterThan(1);
    expect(first.filter(({ x }) => second.some((it) => it.x === x))).toEqual([]);
  });

  it("moves apart what would stand at the same place, within its edges", () => {
    expect(apart([10, 10, 50], 12, 0, 100)).toEqual([10, 22, 50]);
    expect(apart([98, 99], 12, 0, 100)).toEqual([88, 100]);
  });
});

const map = {
  cities: [],
  tracks: [],
  tickets: [{ id: "t", a: "a", b: "c", points: 4 }],
} as unknown as MapDoc;
const decision = {
  best: { type: "claim_track", track: "b-c", cards: {} },
  rollouts: 16,
  plan: { tracks: ["b-c", "c-d"] },
} as unknown as NonNullable<StepDoc["decision"]>;
const claim = { at: 0, player: 0, action: { type: "claim_track", track: "a-b", cards: {} }, decision } as StepDoc;

describe("the map", () => {
  it("shows what was done, what was better and the rest of the plan", () => {
    const marks = marksOf(claim, map);
    expect(marks.stamps).toEqual([
      { target: { kind: "track", id: "a-b" }, kind: "done" },
      { target: { kind: "track", id: "b-c" }, kind: "best" },
    ]);
    expect(marks.ways).toEqual([{ tracks: ["c-d"], kind: "plan" }]);
    expect(marks.reveal).toEqual(["a-b", "b-c", "c-d"]);
  });

  it("shows the tunnel that was paid for or given up, and the cities of tickets", () => {
    const paid = { ...claim, action: { type: "leave_tunnel" } } as StepDoc;
    expect(marksOf(paid, map, "x-y").stamps?.[0]).toEqual({ target: { kind: "track", id: "x-y" }, kind: "done" });
    const kept = { ...claim, action: { type: "keep_tickets", tickets: ["t"] }, decision: null } as StepDoc;
    expect(marksOf(kept, map).cities).toEqual(["a", "c"]);
  });

  it("has one stamp where the expert would have done the same", () => {
    const same = { ...claim, decision: { ...decision, rollouts: 0 } } as StepDoc;
    expect([isSame(same), isSame(claim)]).toEqual([true, false]);
    expect(marksOf(same, map).stamps).toHaveLength(1);
  });
});

describe("luck and skill", () => {
  const player = (margin: number, corrected_margin: number): PlayerReview =>
    ({ margin, corrected_margin }) as PlayerReview;

  it("add up, so that a loser sees whether it was the draw", () => {
    expect(luckWords(player(-12, 6.2), "Ida", true)).toEqual([
      "You lost by 12 points.",
      "The cards cost about 18 points.",
      "Without that: about 6 points ahead.",
    ]);
    expect(luckWords(player(1, 0.2), "Ida", false)).toEqual([
      "Ida won by 1 point.",
      "The cards gave about 1 point.",
      "Without that: level.",
    ]);
  });

  it("need no third sentence where luck was even", () => {
    expect(luckWords(player(0, 0), "Ida", true)).toEqual([
      "You shared first place.",
      "The cards gave about as much as they took.",
    ]);
  });
});

it("a turning point names its cause and who gained and lost by it", () => {
  const turn = { cause: "luck", changes: [0.18, -0.002, -0.2] } as TurningPoint;
  expect(causeWords(turn)).toBe("the cards decided");
  expect(changeWords(turn, (place) => ["Ida", "Otto", "Emil"][place] ?? "")).toBe("Emil −20% and Ida +18%");
});
