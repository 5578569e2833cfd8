// Places city names where they cross the fewest tracks and never each other.

import type { Point } from "./arc.js";
import type { Box, CityShape, Space, TrackShape } from "./geometry.js";
import { DISC, HOUSE_HEIGHT, WAGON_WIDTH } from "./measures.js";
import { textWidth } from "./metrics.js";
import { barCorners, boxCorners, boxesOverlap, discInBox, sharedArea } from "./overlap.js";
import { PIN_GAP } from "./pins.js";

export interface Label {
  city: string;
  lines: string[];
  anchor: "start" | "middle" | "end";
  /** Where the first line's baseline is anchored. */
  x: number;
  y: number;
  size: number;
  box: Box;
  /** Where the first of the city's pins begins; they stand towards the disc where the name is beside it. */
  pins: number;
}

/** What the names have to heed besides the map. */
export interface LabelWishes {
  /** The room in letters' sizes that each of these cities needs beside its name; they are named before all others. */
  beside: ReadonlyMap<string, number>;
  /** Cities with a house above the disc, which no name may cover. */
  houses: ReadonlySet<string>;
}

export const NO_WISHES: LabelWishes = { beside: new Map(), houses: new Set() };

export const LINE_HEIGHT = 1.02;
/** Up to this size of letters every name is shown; beyond it, one that would hide too much of the tracks waits for a closer look. */
const ROOMY = 17;
const SCARCE = 1000;
/** How much more a name is missed that is asked for. */
const WISHED = 40;
/** What a name keeps clear of a track, if it can. */
const AIR = 1;
/** How far letters reach above their line, and below it: most names have nothing there. */
const ASCENT = 0.72;
const DESCENT = 0.2;
const HANGING = /[gjpqyçşţQ,]/;

interface Candidate extends Label {
  cost: number;
}

/** A space with some air: half its length and width, the way it points, and half its extent as a box. */
interface Bar extends Point {
  long: number;
  wide: number;
  cos: number;
  sin: number;
  dx: number;
  dy: number;
  corners: Point[];
}

/** The most cities whose candidates are remembered, at any size. */
const REMEMBERED = 2000;

/** Lays out the names of a map at a size: one for every city there is room for. Those left out would lie on another's name. */
export function labeller(
  cities: readonly CityShape[],
  tracks: readonly TrackShape[],
  view: Box,
): (size: number, wishes?: LabelWishes) => readonly Label[] {
  const bars = tracks.flatMap((t) => t.spaces.map(barOf));
  // Most wishes are about few cities: what the others could have stays the same.
  const known = new Map<string, Candidate[]>();
  return (size, wishes = NO_WISHES) => {
    const houses = cities.filter((c) => wishes.houses.has(c.id)).map(houseOf);
    const all = cities.map((city, i) => {
      const beside = wishes.beside.get(city.id) ?? 0;
      const reach = (textWidth(city.name) + beside) * size + 60;
      const near = houses.filter((h) => Math.abs(h.x - city.x) < reach && Math.abs(h.y - city.y) < reach);
      const key = `${size} ${i} ${beside} ${near.map((h) => `${h.x},${h.y}`).join(" ")}`;
      let found = known.get(key);
      if (found) return found;
      if (known.size >= REMEMBERED) known.clear();
      known.set(key, (found = candidates(city, size, view, bars, cities, near, beside)));
      return found;
    });
    const missed = size > ROOMY ? SCARCE : 5000;
    const hidden = cities.map((c) => missed * (1 + 0.12 * c.tracks) * (wishes.beside.has(c.id) ? WISHED : 1));
    // Names side by side would be read as one.
    const chosen = settle(cities, all, hidden, Math.max(1.5, size * 0.24));
    return chosen.flatMap((k, i) => {
      const label = k < 0 ? undefined : all[i]?.[k];
      return label ? [label] : [];
    });
  };
}

/** Improves one city's choice at a time until no change helps. The order is fixed, so the outcome is too. */
function settle(cities: readonly CityShape[], all: Candidate[][], hidden: readonly number[], clear: number): number[] {
  const chosen = all.map(() => -1);
  const order = cities.map((_, i) => i).sort((p, q) => freedom(all[p]) - freedom(all[q]) || p - q);
  const near = neighbours(all, clear);
  const lost = (i: number) => hidden[i] ?? 0;
  /** The cities around whose names are in the way of a candidate. */
  const rivals = (i: number, c: Candidate) =>
    (near[i] ?? []).filter((j) => {
      const other = all[j]?.[chosen[j] ?? -1];
      return other !== undefined && boxesOverlap(c.box, other.box, clear);
    });
  for (let round = 0; round < 30; round++) {
    let changed = false;
    for (const i of order) {
      let best = -1;
      let least = lost(i);
      const list = all[i] ?? [];
      // They come cheapest first.
      for (let k = 0; k < list.length; k++) {
        const c = list[k];
        if (!c || c.cost >= least) break;
        const cost = rivals(i, c).reduce((sum, j) => sum + lost(j) + 150, c.cost);
        if (cost < least - 1e-9) {
          least = cost;
          best = k;
        }
      }
      if (best === chosen[i]) continue;
      changed = true;
      const next = list[best];
      // Labels that were in the way are removed and placed again in their turn.
      for (const j of next ? rivals(i, next) : []) chosen[j] = -1;
      chosen[i] = best;
    }
    if (!changed) break;
  }
  const most = Math.min(...hidden) * WISHED;
  for (const i of order) if (chosen[i] === -1 && lost(i) >= most) makeRoom(i);
  return chosen;

  /** Places a name that must be shown where those in its way can step aside, or may be missed. */
  function makeRoom(i: number): void {
    for (const [k, c] of (all[i] ?? []).entries()) {
      const moves = rivals(i, c).map((j) => {
        const free = (all[j] ?? []).findIndex(
          (it) => !boxesOverlap(it.box, c.box, clear) && rivals(j, it).every((other) => other === i),
        );
        return { j, free };
      });
      if (moves.some(({ j, free }) => free < 0 && lost(j) >= most)) continue;
      for (const { j, free } of moves) chosen[j] = free;
      chosen[i] = k;
      return;
    }
  }
}

const freedom = (list: Candidate[] | undefined) => -Math.min(...(list ?? []).map((c) => c.cost), 1e6);

/** For every city those whose names could ever touch its own. */
function neighbours(all: Candidate[][], clear: number): number[][] {
  const extents = all.map((list) => around(list.map((c) => c.box)));
  return extents.map((p, i) => extents.flatMap((q, j) => (i !== j && p && q && boxesOverlap(p, q, clear) ? [j] : [])));
}

function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const x = Math.min(...boxes.map((b) => b.x));
  const y = Math.min(...boxes.map((b) => b.y));
  const right = Math.max(...boxes.map((b) => b.x + b.width));
  const bottom = Math.max(...boxes.map((b) => b.y + b.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** The places around a city, in one line or two, each with the cost of what it covers. */
function candidates(
  city: CityShape,
  size: number,
  view: Box,
  bars: readonly Bar[],
  cities: readonly CityShape[],
  houses: readonly Box[],
  beside: number,
): Candidate[] {
  const found: Candidate[] = [];
  // Only what a label can reach is checked.
  const reach = (textWidth(city.name) + beside) * size + 60;
  const near = bars.filter((b) => Math.abs(b.x - city.x) < reach && Math.abs(b.y - city.y) < size * 2.2 + 40);
  const around = cities.filter((c) => Math.abs(c.x - city.x) < reach && Math.abs(c.y - city.y) < size * 2.2 + 40);
  // A name that must be shown may have to stand where it is not best.
  const enough = beside > 0 ? Infinity : ENOUGH;
  const spots = linesOf(city.name)
    .flatMap((lines) => spotsAround(lines, size, beside * size))
    .sort((p, q) => p.cost - q.cost);
  for (const { x: dx, y: dy, width, height, lines, anchor, cost: base } of spots) {
    // The spots are in the order of their own cost: the rest is no better than what was found.
    const worst = found[enough - 1]?.cost ?? Infinity;
    if (base >= worst) break;
    const box = { x: city.x + dx, y: city.y + dy, width, height };
    if (!within(box, view)) continue;
    const cost = base + onHouses(box, houses) + covered(box, city, near, around, worst - base);
    if (cost >= worst) continue;
    const room = beside * size;
    const [x, pins] =
      anchor === "start"
        ? [box.x + room, box.x]
        : anchor === "end"
          ? [box.x + box.width - room, box.x + box.width - room + PIN_GAP * size]
          : [box.x + room + (box.width - room) / 2, box.x];
    const label = { city: city.id, lines, anchor, x, y: box.y + ASCENT * size, size, box, cost, pins };
    const at = found.findIndex((it) => it.cost > cost);
    found.splice(at < 0 ? found.length : at, 0, label);
    if (found.length > enough) found.length = enough;
  }
  return found;
}

/** This many candidates leave enough choice and few pairs to compare. */
const ENOUGH = 40;

/** Far enough from the edge to stay clear of a frame. */
const EDGE = 5;
const within = (b: Box, v: Box) =>
  b.x >= v.x + EDGE &&
  b.y >= v.y + EDGE &&
  b.x + b.width <= v.x + v.width - EDGE &&
  b.y + b.height <= v.y + v.height - EDGE;

interface Spot extends Box {
  lines: string[];
  anchor: Label["anchor"];
  cost: number;
}

/** How far from the disc a name may stand, and what that costs. */
const AWAY = [
  [1.5, 0],
  [3, 4],
  [5, 10],
  [7.5, 19],
  [10.5, 34],
  [14, 58],
] as const;

/** Boxes all around a disc in the middle of the map, pushed along each of its sides; beside it reads best, and two lines worse than one. */
function spotsAround(lines: string[], size: number, room: number): Spot[] {
  const width = Math.max(...lines.map(textWidth)) * size + room;
  const below = HANGING.test(lines[lines.length - 1] ?? "") ? DESCENT : 0.02;
  const height = (ASCENT + below + (lines.length - 1) * LINE_HEIGHT) * size;
  const spots: Spot[] = [];
  const put = (x: number, y: number, anchor: Label["anchor"], cost: number) =>
    spots.push({ x, y, width, height, lines, anchor, cost: cost + (lines.length - 1) * 14 });
  for (const [far, cost] of AWAY) {
    const r = DISC + far;
    for (const shift of [0, -0.3, 0.3, -0.6, 0.6, -0.9, 0.9]) {
      // Towards a corner of the disc it may come nearer.
      const side = Math.sqrt(Math.max(0, r * r - (Math.max(0, Math.abs(shift) - 0.5) * height) ** 2));
      const y = -height / 2 + shift * height;
      put(side, y, "start", cost + Math.abs(shift) * 6);
      put(-side - width, y, "end", cost + 5 + Math.abs(shift) * 6);
    }
    for (const shift of [0, -0.15, 0.15, -0.3, 0.3, -0.45, 0.45]) {
      const x = -width / 2 + shift * width;
      put(x, -r - height, "middle", cost + 10 + Math.abs(shift) * 24);
      put(x, r, "middle", cost + 10 + Math.abs(shift) * 24);
    }
  }
  return spots;
}

/** The house of a station stands on its city's disc. */
const houseOf = ({ x, y }: Point): Box => ({ x: x - 10, y: y - DISC - HOUSE_HEIGHT, width: 20, height: HOUSE_HEIGHT });

const onHouses = (box: Box, houses: readonly Box[]): number =>
  houses.reduce((sum, house) => sum + (boxesOverlap(box, house, 1) ? 260 : 0), 0);

function barOf(space: Space): Bar {
  const { x, y, angle, length } = space;
  const cos = Math.cos((angle * Math.PI) / 180);
  const sin = Math.sin((angle * Math.PI) / 180);
  const long = length / 2 + AIR;
  const wide = WAGON_WIDTH / 2 + AIR;
  const dx = long * Math.abs(cos) + wide * Math.abs(sin);
  const dy = long * Math.abs(sin) + wide * Math.abs(cos);
  return { x, y, long, wide, cos, sin, dx, dy, corners: barCorners({ ...space, width: WAGON_WIDTH }, AIR) };
}

/** Names on a track are hard to read and hide a space; names on a disc look like that city's. Above `limit` the exact value doesn't matter. */
function covered(box: Box, own: CityShape, bars: readonly Bar[], cities: readonly CityShape[], limit: number): number {
  let cost = 0;
  const w = box.width / 2;
  const h = box.height / 2;
  for (const city of cities) {
    if (Math.abs(city.x - box.x - w) > w + DISC + 2.5 || Math.abs(city.y - box.y - h) > h + DISC + 2.5) continue;
    const depth = discInBox(city, DISC + (city === own ? 0 : 2.5), box);
    if (depth > 0) cost += city === own ? depth * 40 : 500 + depth * 60;
  }
  let corners: Point[] | null = null;
  for (const bar of bars) {
    if (cost >= limit) return cost;
    if (!touches(bar, bar.x - box.x - w, bar.y - box.y - h, w, h)) continue;
    corners ??= boxCorners(box);
    cost += 14 + sharedArea(bar.corners, corners) * 2.4;
  }
  return cost;
}

/** Whether a bar touches a box of half width `w` and half height `h` whose middle is (x, y) away. Called often; most don't touch. */
function touches({ long, wide, cos, sin, dx, dy }: Bar, x: number, y: number, w: number, h: number): boolean {
  if (Math.abs(x) >= w + dx || Math.abs(y) >= h + dy) return false;
  const c = Math.abs(cos);
  const s = Math.abs(sin);
  return Math.abs(x * cos + y * sin) < long + w * c + h * s && Math.abs(y * cos - x * sin) < wide + w * s + h * c;
}

/** A name in one line and, where it has a space or a hyphen, in the two most even ones. */
function linesOf(name: string): string[][] {
  const words = name.match(/[^\s-]+-*\s*/g) ?? [name];
  const ways = [[name]];
  let best: string[] | null = null;
  for (let i = 1; i < words.length; i++) {
    const way = [words.slice(0, i).join("").trim(), words.slice(i).join("")];
    if (!best || Math.max(...way.map(textWidth)) < Math.max(...best.map(textWidth))) best = way;
  }
  if (best) ways.push(best);
  return ways;
}
