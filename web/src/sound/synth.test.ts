import { describe, expect, it } from "vitest";
import { STRIKES } from "./synth.js";

describe("the sounds", () => {
  it.each(Object.entries(STRIKES))("%s is short and quiet", (_, strikes) => {
    for (const { at, fade, loud, swell = 0, hold = 0 } of strikes) {
      expect(at + swell + hold + fade).toBeLessThan(1.5);
      expect(loud).toBeLessThanOrEqual(0.5);
    }
  });
});
