import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { pace, Queue } from "./queue.js";

let told: string[];

/** A queue of names, each shown for 100 ms at full pace; `a1` and `a2` can be shown as one. */
function queue(): Queue<string> {
  return new Queue<string>({
    show(it, pace) {
      told.push(`show ${it}`);
      return { ms: 100 * pace, end: () => told.push(`end ${it}`) };
    },
    drop: (it) => told.push(`drop ${it}`),
    merge: (first, second) => (first === "a1" && second === "a2" ? "a1+a2" : null),
    still: () => told.push("still"),
  });
}

beforeEach(() => {
  told = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("things shown one after another", () => {
  it("begin at once, and wait for the one before", () => {
    queue().add(["x", "y"]);
    expect(told).toEqual(["show x"]);
    vi.advanceTimersByTime(100);
    expect(told).toEqual(["show x", "end x", "show y"]);
    vi.runAllTimers();
    expect(told.slice(-2)).toEqual(["end y", "still"]);
  });

  it("keep their order when more come", () => {
    const line = queue();
    line.add(["x"]);
    line.add(["y"]);
    line.add(["z"]);
    vi.runAllTimers();
    expect(told.filter((what) => what.startsWith("show"))).toEqual(["show x", "show y", "show z"]);
    line.add(["again"]);
    expect(told.at(-1)).toBe("show again");
  });

  it("are shown as one where the second goes on with the first, unless that is seen already", () => {
    const line = queue();
    line.add(["a1"]);
    line.add(["a2", "a1"]);
    line.add(["a2"]);
    vi.runAllTimers();
    expect(told.filter((what) => what.startsWith("show"))).toEqual(["show a1", "show a2", "show a1+a2"]);
  });

  it("are all over when skipped: what is shown ends, what waits is dropped", () => {
    const line = queue();
    line.add(["x", "y", "z"]);
    line.skip();
    expect(told).toEqual(["show x", "end x", "drop y", "drop z", "still"]);
    vi.runAllTimers();
    expect(told).toHaveLength(5);
    line.skip();
    line.add(["w"]);
    expect(told.at(-1)).toBe("show w");
  });

  it("leave out the oldest when there are too many", () => {
    const line = queue();
    line.add(["x"]);
    line.add(Array.from({ length: 30 }, (_, i) => `n${i}`));
    expect(told.filter((what) => what.startsWith("drop"))).toEqual([
      "drop n0",
      "drop n1",
      "drop n2",
      "drop n3",
      "drop n4",
      "drop n5",
    ]);
  });

  it("go the faster the more wait", () => {
    expect(pace(0)).toBe(1);
    expect(pace(5)).toBeLessThan(pace(3));
    expect(pace(20)).toBeLessThan(pace(5));
  });
});
