import { describe, expect, it } from "vitest";
import type { Heard, ReviewDoc, ReviewNews, ReviewStatus, StepDoc } from "../protocol/index.js";
import { beside, chancesOf, filtered, fromStatus, isUnderWay, momentsBefore, withNews } from "./review.js";

function step(at: number, loss?: number): StepDoc {
  const decision = { best: { type: "pass" }, chance: 0.5, loss: loss ?? 0, points: 1, error: 0, rollouts: 4, plan: {} };
  return {
    at,
    player: at % 2,
    action: { type: "pass" },
    chances: [at / 10, 1 - at / 10],
    points: [0, 0],
    ...(loss === undefined
      ? {}
      : { decision: { ...decision, ...(loss >= 0.02 ? { mistake: "wrong_track" as const } : {}) } }),
  } as StepDoc;
}
const deal = { chances: [0.5, 0.5], points: [0, 0], luck: [] };
const status = (it: Partial<ReviewStatus>): ReviewStatus => ({ ahead: 0, done: 0, total: 4, state: "running", ...it });
const news = (it: Partial<ReviewNews>): ReviewNews => ({ done: 0, total: 4, state: "running", ...it });

describe("a review under way", () => {
  const begun = fromStatus(null, status({ done: 1, deal, steps: [step(0)] }));

  it("grows by the steps of the news", () => {
    const { after, gap } = withNews(begun, news({ done: 3, steps: [step(2), step(1)] }));
    expect(gap).toBe(false);
    expect([...after.steps.keys()].sort()).toEqual([0, 1, 2]);
    expect([after.done, isUnderWay(after)]).toEqual([3, true]);
  });

  it("is asked about where news left something out, and once it is done", () => {
    expect(withNews(begun, news({ done: 3, steps: [step(2)] })).gap).toBe(true);
    expect(withNews(begun, news({ done: 4, state: "done", steps: [step(1), step(2), step(3)] })).gap).toBe(true);
    const waiting = fromStatus(null, status({ state: "waiting", ahead: 2 }));
    expect(withNews(waiting, news({ done: 1, steps: [step(0)] })).gap).toBe(true);
    expect(withNews(waiting, news({ done: 1, deal, steps: [step(0)] })).gap).toBe(false);
  });

  it("keeps what it knows when it is asked about again", () => {
    const after = fromStatus(begun, status({ state: "waiting", ahead: 1 }));
    expect([after.steps.size, after.deal, after.ahead]).toEqual([1, deal, 1]);
  });

  it("is over with the whole review, and late news change nothing of that", () => {
    const review = { deal, steps: [0, 1, 2, 3].map((at) => step(at)) } as unknown as ReviewDoc;
    const done = fromStatus(begun, status({ state: "done", done: 4, review }));
    expect([done.steps.size, isUnderWay(done)]).toEqual([4, false]);
    const { after, gap } = withNews(done, news({ done: 3 }));
    expect([after.state, after.done, gap]).toEqual(["done", 4, false]);
  });
});

describe("steps", () => {
  const review = fromStatus(
    null,
    status({ deal, done: 4, steps: [step(0, 0.1), step(1), step(2, 0.01), step(3, 0.05)] }),
  );

  it("are listed by kind and by player", () => {
    const listed = (what: "mistakes" | "all", player: number | null) =>
      filtered(review, { what, player }).map(({ at }) => at);
    expect(listed("mistakes", null)).toEqual([0, 3]);
    expect(listed("all", null)).toEqual([0, 2, 3]);
    expect(listed("mistakes", 1)).toEqual([3]);
  });

  it("follow each other in both directions", () => {
    const mistakes = filtered(review, { what: "mistakes", player: null });
    expect([beside(mistakes, null, 1), beside(mistakes, 0, 1), beside(mistakes, 3, 1)]).toEqual([0, 3, null]);
    expect([beside(mistakes, null, -1), beside(mistakes, 2, -1), beside(mistakes, 0, -1)]).toEqual([3, 0, null]);
  });

  it("give the chances from the deal on, with gaps where nothing is known", () => {
    const partly = fromStatus(null, status({ deal, done: 1, steps: [step(2)] }));
    expect(chancesOf(partly)).toEqual([[0.5, 0.5], null, null, [0.2, 0.8], null]);
  });
});

describe("the moment before each move", () => {
  const acted = (seq: number): Heard => ({ type: "acted", seq, at: 0, by: "user", place: 0, events: [] });

  it("is the one before it, whatever was said in between", () => {
    const said = { type: "nothing", seq: 7, at: 0 } as Heard;
    expect(momentsBefore([acted(8), acted(6), said, acted(9)], 5)).toEqual([5, 7, 8]);
  });

  it("leaves out what was taken back", () => {
    const undone: Heard = { type: "undone", seq: 9, at: 0, place: 0, actions: 2, since: 7 };
    expect(momentsBefore([acted(6), acted(7), acted(8), undone, acted(10)], 5)).toEqual([5, 9]);
  });
});
