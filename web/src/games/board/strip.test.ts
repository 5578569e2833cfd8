import { expect, it } from "vitest";
import { stripTop } from "./strip.js";

const room = { first: 0, last: 330, prefer: "top" as const };

it("stands along the preferred edge where no end of the way is", () => {
  expect(stripTop([200, 300], [], 60, room)).toBe(0);
  expect(stripTop([100, 150], [], 60, { ...room, prefer: "bottom" })).toBe(270);
});

it("goes to the other edge, or between, rather than over a city", () => {
  expect(stripTop([30, 120], [], 60, room)).toBe(270);
  const at = stripTop([20, 310], [], 60, room);
  expect(at).toBeGreaterThanOrEqual(20 + 10);
  expect(at + 60).toBeLessThanOrEqual(310 - 10);
});

it("rather touches a name than hides many cities that may be chosen next", () => {
  expect(stripTop([80], [110, 130, 150, 290, 300, 310], 60, room)).toBe(0);
  expect(stripTop([80], [20, 30, 110, 130, 150], 60, room)).toBe(270);
});

it("covers as little as it can where there is no room", () => {
  const at = stripTop([20, 60], [], 60, { first: 0, last: 80, prefer: "top" });
  expect([0, 20]).toContain(at);
});
