// The terrain's promises: rivers and lakes as they would be made, a picture that fits the coast, light from the upper left.

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { shaded } from "../src/board/land/grid.js";
import { decoded } from "./coast-shape.js";
import { terrainOf } from "./terrain.js";
import { gridOf, warpedHeights } from "./terrain-warp.js";
import { groundOf } from "./terrain-water.js";

const file = (path) => readFileSync(new URL(path, import.meta.url));
const read = (path) => JSON.parse(file(path).toString("utf8"));

describe.each(["usa", "europe"])("%s", (id) => {
  const coast = read(`../src/board/coasts/${id}.json`);
  const water = read(`../src/board/terrain/${id}-land.json`);

  it("has its rivers and lakes as they would be made", () => {
    expect(water).toEqual(terrainOf(id));
  });

  it("has rivers on the land and lakes in it", () => {
    const [x0, y0, x1, y1] = coast.frame;
    const { isLand } = groundOf(coast, [x0 - 12, y0 - 12, x1 + 12, y1 + 12]);
    const rivers = decoded(water.rivers, 2);
    expect(rivers.length).toBeGreaterThan(20);
    // Where a line was thinned, it may cut across a bay.
    expect(rivers.flat().filter(isLand).length / rivers.flat().length).toBeGreaterThan(0.97);
    for (const lake of decoded(water.lakes, 2)) expect(lake.some(isLand)).toBe(true);
  });

  it("has a picture of the hills that is as wide to its height as the coast, and small", () => {
    const picture = file(`../src/board/terrain/${id}-land.webp`);
    const [x0, y0, x1, y1] = coast.frame;
    const { width, height } = sizeOf(picture);
    expect(width / height).toBeCloseTo((x1 - x0) / (y1 - y0), 2);
    expect(picture.length).toBeLessThan(70_000);
  });
});

describe("shading", () => {
  const grid = gridOf([0, 0, 40, 40], 1);

  it("leaves the plain alone, lights a hill from the upper left and darkens its other side", () => {
    const hill = Float32Array.from({ length: 1600 }, (_, i) =>
      Math.max(0, 900 - 90 * Math.hypot((i % 40) - 20, Math.floor(i / 40) - 20)),
    );
    const shade = shaded(hill, grid, 600);
    const at = (x, y) => shade[y * 40 + x];
    expect(at(15, 15)).toBeGreaterThan(0.1);
    expect(at(25, 25)).toBeLessThan(-0.1);
    expect(Math.abs(at(2, 37))).toBeLessThan(0.001);
    expect(Math.max(...shade)).toBeLessThanOrEqual(1);
  });

  it("finds the height of each point through the warp", () => {
    const heights = warpedHeights(
      grid,
      ([lon, lat]) => [4 * lon, 40 - 4 * lat],
      ([lon, lat]) => 100 * lon + lat,
      [-1, -1, 11, 11],
    );
    expect(heights[10 * 40 + 20]).toBeCloseTo(100 * 5 + 7.5, 3);
    expect(heights.every((it) => Number.isFinite(it))).toBe(true);
  });
});

/** What the head of an extended WebP file says: 24 bits each, one less than the size. */
function sizeOf(picture) {
  expect(picture.toString("latin1", 0, 4) + picture.toString("latin1", 8, 16)).toBe("RIFFWEBPVP8X");
  return { width: picture.readUIntLE(24, 3) + 1, height: picture.readUIntLE(27, 3) + 1 };
}
