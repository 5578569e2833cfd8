import { describe, expect, it } from "vitest";
import type { Space } from "./geometry.js";
import { rollFrames } from "./roll.js";

const space = (x: number, y: number, angle: number): Space => ({
  x,
  y,
  angle,
  length: 20,
  width: 11,
  curve: 0,
  open: 0,
});

describe("a train rolling in", () => {
  it("ends where it stands, and comes from before the first space", () => {
    const [first, second] = rollFrames([space(0, 0, 0), space(24, 0, 0)]);
    expect(second).toEqual([
      { offset: 0, transform: "translate(-24.00px, 0.00px) rotate(0.00deg) translate(-24.00px, 0.00px)", opacity: 0 },
      { offset: 0.5, transform: "translate(0.00px, 0.00px) rotate(0.00deg) translate(-24.00px, 0.00px)", opacity: 1 },
      { offset: 1, transform: "translate(24.00px, 0.00px) rotate(0.00deg) translate(-24.00px, 0.00px)", opacity: 1 },
    ]);
    expect(first?.map((it) => [it.offset, it.opacity])).toEqual([
      [0, 0],
      [0.5, 0],
      [1, 1],
    ]);
  });

  it("follows a bend, turning the shorter way where angles are written upright", () => {
    const [, last] = rollFrames([space(0, 0, 80), space(-4, 24, -88)]);
    expect(last?.[1]?.transform).toMatch(
      /^translate\(0\.00px, 0\.00px\) rotate\(-12\.00deg\) translate\(4\.00px, -24\.00px\)$/,
    );
  });

  it("knows a single space, and none", () => {
    expect(rollFrames([space(0, 0, 90)])[0]?.[0]?.transform).toBe(
      "translate(-0.00px, -20.00px) rotate(0.00deg) translate(0.00px, 0.00px)",
    );
    expect(rollFrames([])).toEqual([]);
  });
});
