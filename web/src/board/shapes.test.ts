import { describe, expect, it } from "vitest";
import type { Space } from "./geometry.js";
import { railsPath, spacesPath, symbolsPath, trimPath } from "./shapes.js";

const space = (x: number, y: number, angle = 0): Space => ({ x, y, angle, length: 20, width: 10, curve: 0, open: 0 });

describe("what is drawn on a track", () => {
  it("has one symbol for each space, in its size, and half circles stay round", () => {
    expect(symbolsPath("M1 2L3 4H5V6Q1 1 2 2T3 3Z", [space(100, 200)], 2)).toBe(
      "M102 204L106 208H110V212Q102 202 104 204T106 206Z",
    );
    expect(symbolsPath("M3.4 0A3.4 3.4 0 1 1 -3.4 0Z", [space(0, 0), space(10, 1)], 0.5)).toBe(
      "M1.7 0A1.7 1.7 0 1 1 -1.7 0Z" + "M11.7 1A1.7 1.7 0 1 1 8.3 1Z",
    );
    expect(symbolsPath("M0 0Z", [], 1)).toBe("");
  });

  it("has wagons of their own width, turned as their spaces are", () => {
    expect(spacesPath([space(0, 0)], 2, 0, 12)).toContain("M-11 -6");
    expect(spacesPath([space(0, 0)], 2, 0)).toContain("M-11 -6");
    expect(spacesPath([space(0, 0)], 2, 0, 20)).toContain("M-11 -10");
    expect(railsPath([space(0, 0), space(50, 50, 90)], 4, 2)).toBe("M-8 4Q0 4 8 4" + "M46 42Q46 50 46 58");
    expect(trimPath([space(0, 0)], "plain")).toBe("");
    expect(trimPath([space(50, 50, 90)], "dots")).toMatch(/^M50 /);
  });
});
