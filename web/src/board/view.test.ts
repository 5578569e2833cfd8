// Moving, zooming and finding things under the pointer, without a browser.

import { describe, expect, it } from "vitest";
import usa from "../../../data/usa.json";
import { layOut, type MapSource } from "./geometry.js";
import { nearest } from "./hit.js";
import { divisionOf, edgeForButtons, fit, labelSize, mapPoint, moved, quietBelow, revealing, zoomed } from "./view.js";

const board = layOut(usa as MapSource);
const size = { width: 1000, height: 700 };
const whole = fit(board.view, size);
const any = { track: () => true, city: () => true };

describe("the view", () => {
  it("shows the whole map at first, in the middle", () => {
    const left = mapPoint(whole, { x: 0, y: 0 });
    const right = mapPoint(whole, { x: size.width, y: size.height });
    expect(left.x).toBeLessThanOrEqual(board.view.x + 1e-6);
    expect(right.y).toBeGreaterThanOrEqual(board.view.y + board.view.height - 1e-6);
  });

  it("shows the whole map beside the buttons, at the edge that leaves it larger", () => {
    const strip = 46;
    for (const room of [
      { width: 390, height: 378 },
      { width: 390, height: 250 },
      { width: 360, height: 180 },
      { width: 424, height: 348 },
      { width: 1109, height: 640 },
    ]) {
      const edge = edgeForButtons(board.view, room, strip, 164);
      const other = edge === "left" ? "below" : "left";
      const view = fit(board.view, { ...room, [edge]: strip });
      expect(view.scale).toBeGreaterThanOrEqual(fit(board.view, { ...room, [other]: strip }).scale);
      for (const { x, y } of board.cities) {
        if (edge === "left") expect(view.x + x * view.scale).toBeGreaterThan(strip);
        else expect(view.y + y * view.scale).toBeLessThan(room.height - strip);
      }
    }
    expect(edgeForButtons(board.view, { width: 390, height: 140 }, strip, 164), "no room for a column").toBe("below");
  });

  it("keeps the point under the pointer while zooming", () => {
    const at = { x: 420, y: 300 };
    const closer = zoomed(whole, 3, at, board.view, size);
    expect(mapPoint(closer, at).x).toBeCloseTo(mapPoint(whole, at).x);
    expect(mapPoint(closer, at).y).toBeCloseTo(mapPoint(whole, at).y);
  });

  it("goes no farther than the whole map and can't be pushed away", () => {
    expect(zoomed(whole, 0.2, { x: 1, y: 1 }, board.view, size).scale).toBe(whole.scale);
    const closer = zoomed(whole, 2, { x: 500, y: 350 }, board.view, size);
    const pushed = moved(closer, 99999, 99999, board.view, size);
    expect(mapPoint(pushed, { x: 0, y: 0 }).x).toBeCloseTo(board.view.x);
  });

  it("reveals what is asked for", () => {
    const closer = zoomed(whole, 4, { x: 0, y: 0 }, board.view, size);
    const miami = board.city("miami");
    const seattle = board.city("seattle");
    if (!miami || !seattle) throw new Error("no such city");
    const both = revealing(closer, [miami, seattle], board.view, size);
    for (const c of [miami, seattle]) {
      expect(both.x + c.x * both.scale).toBeGreaterThan(0);
      expect(both.x + c.x * both.scale).toBeLessThan(size.width);
    }
    expect(revealing(both, [miami, seattle], board.view, size)).toBe(both);
  });

  it("knows which edge has fewer cities", () => {
    expect(quietBelow(board.cities, board.view)).toBe(true);
    const turned = board.cities.map((c) => ({ x: c.x, y: 2 * board.view.y + board.view.height - c.y }));
    expect(quietBelow(turned, board.view)).toBe(false);
  });

  it("never sets letters under 12 pixels", () => {
    for (let scale = 0.3; scale < 10; scale *= 1.07) expect(labelSize(scale) * scale).toBeGreaterThanOrEqual(12);
  });
});

describe("the pointer", () => {
  it("finds each space's own track", () => {
    for (const t of board.tracks) {
      for (const s of t.spaces)
        expect(nearest(board, s, 6, { ...any, city: () => false })).toEqual({ kind: "track", id: t.id });
    }
  });

  it("means the city when it is on a disc", () => {
    for (const c of board.cities)
      expect(nearest(board, { x: c.x + 3, y: c.y - 2 }, 10, any)).toEqual({ kind: "city", id: c.id });
  });

  it("finds only what is asked for, and nothing out of reach", () => {
    const denver = board.city("denver");
    if (!denver) throw new Error("no such city");
    const only = { track: (id: string) => id === "denver-santa_fe", city: () => false };
    expect(nearest(board, denver, 40, only)).toEqual({ kind: "track", id: "denver-santa_fe" });
    expect(nearest(board, { x: -400, y: -400 }, 20, any)).toBeNull();
  });
});

it("divides the frame as finely at every scale, and in step with the map", () => {
  for (const scale of [0.3, 0.5, 0.99, 1, 1.7, 2, 6]) {
    expect(divisionOf(scale)).toBeGreaterThanOrEqual(28);
    expect(divisionOf(scale)).toBeLessThanOrEqual(56);
    expect(divisionOf(2 * scale)).toBeCloseTo(divisionOf(scale), 6);
  }
});
