// Makes up the country of a map that has none prepared: land under its tracks, sea under its ferries, hills around its tunnels.

import type { Point } from "../arc.js";
import type { Coast } from "../coast.js";
import { type BoardGeometry, type Box, grown } from "../geometry.js";
import { blurred, distanceTo, fill, type Grid, lines, type Pair } from "./grid.js";
import { noiseOf, ridgesOf, seedOf } from "./noise.js";
import { pathOf } from "./shore.js";

/** The country as fields over a grid. */
export interface Country {
  sheet: Box;
  grid: Grid;
  /** 1 on land. */
  ground: Uint8Array;
  /** How far it is to the water, in units. */
  toWater: Float64Array;
  seed: number;
  coast: Coast;
}

/** So many points at most: enough for a smooth shore, few enough for the blink of an eye. */
const POINTS = 90_000;
/** How far the sheet goes on around what is looked at. */
const BLEED = 300;
/** How far the land reaches beside the tracks, and how much that varies. */
const REACH = 58;
const VARIES = 52;
/** What always stays land around tracks and cities, and how wide ferries keep the water open. */
const FIRM = 17;
const STRAIT = 44;
/** Smaller islands and lakes are left out, in square units. */
const LEAST = 420;
/** Where the lines along the shore are: the echo within, the others in the water. */
const DISTANCES = [-3.4, 5.5, 12, 20];

const known = new WeakMap<BoardGeometry, Country>();

export const inventCoast = (geometry: BoardGeometry): Coast => countryOf(geometry).coast;

/** The country of a map, worked out once. */
export function countryOf(geometry: BoardGeometry): Country {
  const before = known.get(geometry);
  if (before) return before;
  const country = invent(geometry);
  known.set(geometry, country);
  return country;
}

function invent(geometry: BoardGeometry): Country {
  const sheet = grown(geometry.view, BLEED);
  const cell = Math.max(3, Math.sqrt((sheet.width * sheet.height) / POINTS));
  const grid = {
    x0: sheet.x,
    y0: sheet.y,
    w: Math.ceil(sheet.width / cell) + 1,
    h: Math.ceil(sheet.height / cell) + 1,
    cell,
  };
  const seed = seedOf(JSON.stringify(geometry.cities.map((c) => [c.id, Math.round(c.x), Math.round(c.y)])));
  const { w, h } = grid;

  const ferries = geometry.tracks.filter((t) => t.ferry > 0);
  const others = geometry.tracks.filter((t) => t.ferry === 0);
  const toLand = distances(grid, [...geometry.cities, ...others.flatMap((t) => dense(t.line, cell))]);
  const toFerry = distances(grid, ferries.flatMap((t) => middle(dense(t.line, cell)))); // prettier-ignore
  const shape = noiseOf(seed, 130, 5);
  let field: Float32Array = new Float32Array(w * h);
  for (let i = 0; i < field.length; i++) {
    const x = sheet.x + (i % w) * cell;
    const y = sheet.y + Math.floor(i / w) * cell;
    const land = REACH + VARIES * shape(x, y) - (toLand[i] ?? 0) - 1.7 * Math.max(0, STRAIT - (toFerry[i] ?? 0));
    field[i] = Math.max(land, FIRM - (toLand[i] ?? 0));
  }
  field = blurred(field, w, h, 0.7);

  const placed = (l: Pair[]): Pair[] => l.map(([x, y]) => [sheet.x + x * cell, sheet.y + y * cell]);
  const rings = lines(field, w, h, 0)
    .map(placed)
    .filter((r) => areaOf(r) > LEAST);
  const depth = (ring: Pair[]) => rings.filter((r) => r !== ring && holds(r, ring[0] as Pair)).length;
  const land = rings.filter((r) => depth(r) % 2 === 0);
  const lakes = rings.filter((r) => depth(r) % 2 === 1);
  const ground = new Uint8Array(w * h);
  fill(ground, grid, land, 1);
  fill(ground, grid, lakes, 0);

  const toWater = distanceTo(ground, w, h, 0).map((d) => d * cell);
  const out = distanceTo(ground, w, h, 1);
  const shore = blurred(
    out.map((d, i) => d * cell - (toWater[i] ?? 0)),
    w,
    h,
    1,
  );
  // The echo and the sea are written in whole units.
  const [echo = "", ...sea] = DISTANCES.map((d) => pathOf(lines(shore, w, h, d).map(placed).filter((l) => l.length > 12).map(halved), "")); // prettier-ignore
  const coast = {
    frame: [sheet.x, sheet.y, sheet.x + sheet.width, sheet.y + sheet.height],
    scale: 1,
    land: pathOf(land, "z"),
    other: "",
    lakes: pathOf(lakes, "z"),
    echo,
    sea,
    borders: "",
  };
  return { sheet, grid, ground, toWater, seed, coast };
}

/** Metres above the sea: hills where no track needs the plain, mountains around tunnels, and nothing high at the shore. */
export function heightsOf(geometry: BoardGeometry, { grid, seed, toWater }: Country): Float32Array {
  const { x0, y0, w, h, cell } = grid;
  const tunnels = geometry.tracks.filter((t) => t.tunnel);
  const level = geometry.tracks.filter((t) => !t.tunnel);
  const toTunnel = distances(grid, tunnels.flatMap((t) => middle(dense(t.line, cell)))); // prettier-ignore
  const toLevel = distances(grid, [...geometry.cities, ...level.flatMap((t) => dense(t.line, cell))]);
  const hills = noiseOf(seed + 1, 90, 4);
  const ridges = ridgesOf(seed + 2, 70, 5);
  return Float32Array.from({ length: w * h }, (_, i) => {
    const x = x0 + (i % w) * cell;
    const y = y0 + Math.floor(i / w) * cell;
    const inland = Math.min(1, (toWater[i] ?? 0) / 46);
    const wild = Math.min(1, (toLevel[i] ?? 0) / 75) ** 1.5;
    const tunnel = Math.exp(-(((toTunnel[i] ?? Infinity) / 52) ** 2));
    const ridge = ridges(x, y) ** 2;
    return inland * (160 + 150 * hills(x, y) + 2300 * ridge * Math.min(1, 0.7 * wild + tunnel));
  });
}

/** How far every point of the grid is from the nearest of some places, in units. */
function distances(grid: Grid, places: readonly Point[]): Float64Array {
  const { x0, y0, w, h, cell } = grid;
  const marks = new Uint8Array(w * h);
  for (const { x, y } of places) {
    const c = Math.round((x - x0) / cell);
    const r = Math.round((y - y0) / cell);
    if (c >= 0 && r >= 0 && c < w && r < h) marks[r * w + c] = 1;
  }
  return distanceTo(marks, w, h, 1).map((d) => Math.min(1e5, d * cell));
}

/** A line with a point at least every `step` units. */
function dense(line: readonly Point[], step: number): Point[] {
  return line.flatMap((p, i) => {
    const q = line[i + 1] ?? p;
    const parts = Math.max(1, Math.ceil(Math.hypot(q.x - p.x, q.y - p.y) / step));
    return Array.from({ length: parts }, (_, k) => ({
      x: p.x + ((q.x - p.x) * k) / parts,
      y: p.y + ((q.y - p.y) * k) / parts,
    }));
  });
}

/** The middle two thirds of a line. */
const middle = (line: readonly Point[]): Point[] =>
  line.slice(Math.floor(line.length / 6), Math.ceil((line.length * 5) / 6));

const halved = (line: readonly Pair[]): Pair[] => line.map(([x, y]) => [x / 2, y / 2]);

function areaOf(ring: readonly Pair[]): number {
  let sum = 0;
  ring.forEach(([x, y], i) => {
    const [nx, ny] = ring[(i + 1) % ring.length] as Pair;
    sum += x * ny - nx * y;
  });
  return Math.abs(sum) / 2;
}

/** Whether a point lies within a ring, by the even-odd rule. */
function holds(ring: readonly Pair[], [x, y]: Pair): boolean {
  let odd = false;
  ring.forEach(([ax, ay], i) => {
    const [bx, by] = ring[(i + 1) % ring.length] as Pair;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
  });
  return odd;
}
