// Places city names where they cross the fewest tracks and never each other.

import type { Point } from "./arc";
import type { Box, CityShape, TrackShape } from "./geometry";
import { DISC } from "./measures";
import { barCorners, boxCorners, boxesOverlap, discInBox, sharedArea } from "./overlap";
import { textWidth } from "./metrics";

export interface Label {
  city: string;
  lines: string[];
  anchor: "start" | "middle" | "end";
  /** Where the first line's baseline is anchored. */
  x: number;
  y: number;
  size: number;
  box: Box;
}

export const LINE_HEIGHT = 1.02;
/** Up to this size of letters every name is shown; beyond it, one that would hide too much of the tracks waits for a closer look. */
const ROOMY = 17;
const SCARCE = 1000;
const ASCENT = 0.74;
const DESCENT = 0.22;

interface Candidate extends Label {
  /** The city's index. */
  owner: number;
  cost: number;
}

interface Bar {
  corners: Point[];
  x: number;
  y: number;
  reach: number;
}

/** A label for every city there is room for: those left out would lie on another's name. */
export function layLabels(
  cities: readonly CityShape[],
  tracks: readonly TrackShape[],
  view: Box,
  size: number,
): readonly Label[] {
  const bars = tracks.flatMap((t) =>
    t.spaces.map((s) => ({ corners: barCorners(s, 0.5), x: s.x, y: s.y, reach: s.length / 2 + s.width / 2 })),
  );
  const all = cities.map((_, i) => candidates(i, size, view, bars, cities));
  const rivals = rivalsOf(all);
  const chosen = settle(cities, all, rivals, size > ROOMY ? SCARCE : 5000);
  return chosen.flatMap((k, i) => {
    const label = k < 0 ? undefined : all[i]?.[k];
    return label ? [label] : [];
  });
}

/** Improves one city's choice at a time until no change helps. The order is fixed, so the outcome is too. */
function settle(cities: readonly CityShape[], all: Candidate[][], rivals: Candidate[][][], missed: number): number[] {
  const chosen = all.map(() => -1);
  const order = cities.map((_, i) => i).sort((p, q) => freedom(all[p]) - freedom(all[q]) || p - q);
  const hidden = (i: number) => missed * (1 + 0.12 * (cities[i]?.tracks ?? 0));
  const picked = new Set<Candidate>();
  for (let round = 0; round < 30; round++) {
    let changed = false;
    for (const i of order) {
      const now = all[i]?.[chosen[i] ?? -1];
      let best = -1;
      let least = hidden(i);
      all[i]?.forEach((c, k) => {
        let cost = c.cost;
        for (const rival of rivals[i]?.[k] ?? []) if (picked.has(rival)) cost += hidden(rival.owner) + 150;
        if (cost < least - 1e-9) {
          least = cost;
          best = k;
        }
      });
      if (best === chosen[i]) continue;
      changed = true;
      if (now) picked.delete(now);
      const next = all[i]?.[best];
      if (next) {
        // Who stood in the way gives way, and looks for a new place in its turn.
        for (const rival of rivals[i]?.[best] ?? []) {
          if (picked.delete(rival)) chosen[rival.owner] = -1;
        }
        picked.add(next);
      }
      chosen[i] = best;
    }
    if (!changed) break;
  }
  return chosen;
}

const freedom = (list: Candidate[] | undefined) => -Math.min(...(list ?? []).map((c) => c.cost), 1e6);

/** For every candidate the candidates of other cities it would touch. */
function rivalsOf(all: Candidate[][]): Candidate[][][] {
  const flat = all.flat();
  return all.map((list) => list.map((c) => flat.filter((d) => d.owner !== c.owner && boxesOverlap(c.box, d.box, 1.5))));
}

/** The places around a city, in one line or two, each with the cost of what it covers. */
function candidates(owner: number, size: number, view: Box, bars: readonly Bar[], cities: readonly CityShape[]): Candidate[] {
  const found: Candidate[] = [];
  const city = cities[owner];
  if (!city) return found;
  // Only what a label can reach is looked at.
  const reach = textWidth(city.name) * size + 60;
  const near = bars.filter((b) => Math.abs(b.x - city.x) < reach && Math.abs(b.y - city.y) < size * 2.2 + 60);
  const around = cities.filter((c) => Math.abs(c.x - city.x) < reach && Math.abs(c.y - city.y) < size * 2.2 + 60);
  for (const lines of linesOf(city.name)) {
    const width = Math.max(...lines.map(textWidth)) * size;
    const height = (ASCENT + DESCENT + (lines.length - 1) * LINE_HEIGHT) * size;
    for (const [far, farCost] of [[2, 0], [7, 26], [13, 60]] as const) {
      const r = DISC + far;
      for (const spot of spotsAround(r, width, height)) {
        const box = { x: city.x + spot.x, y: city.y + spot.y, width, height };
        if (!within(box, view)) continue;
        const cost = spot.cost + farCost + (lines.length - 1) * 14 + covered(box, city, near, around);
        const at = spot.anchor === "start" ? box.x : spot.anchor === "end" ? box.x + width : box.x + width / 2;
        found.push({ owner, city: city.id, lines, anchor: spot.anchor, x: at, y: box.y + ASCENT * size, size, box, cost });
      }
    }
  }
  // A dozen and a half of the best leave choice enough, and keep the pairs to compare few.
  return found.sort((p, q) => p.cost - q.cost).slice(0, 18);
}

/** Far enough from the edge to stay clear of a frame. */
const EDGE = 5;
const within = (b: Box, v: Box) =>
  b.x >= v.x + EDGE && b.y >= v.y + EDGE && b.x + b.width <= v.x + v.width - EDGE && b.y + b.height <= v.y + v.height - EDGE;

interface Spot extends Point {
  anchor: Label["anchor"];
  cost: number;
}

/** The upper left corners of boxes all around a disc; beside it reads best. */
function spotsAround(r: number, w: number, h: number): Spot[] {
  const d = r * 0.72;
  return [
    { x: r, y: -h / 2, anchor: "start", cost: 0 },
    { x: -r - w, y: -h / 2, anchor: "end", cost: 6 },
    { x: d, y: -d - h * 0.8, anchor: "start", cost: 4 },
    { x: d, y: d - h * 0.2, anchor: "start", cost: 4 },
    { x: -d - w, y: -d - h * 0.8, anchor: "end", cost: 8 },
    { x: -d - w, y: d - h * 0.2, anchor: "end", cost: 8 },
    ...[0, -0.2, 0.2, -0.35, 0.35].flatMap((shift): Spot[] => [
      { x: -w / 2 + shift * w, y: -r - h, anchor: "middle", cost: 10 + Math.abs(shift) * 30 },
      { x: -w / 2 + shift * w, y: r, anchor: "middle", cost: 10 + Math.abs(shift) * 30 },
    ]),
  ];
}

/** Names on a track are hard to read and hide a space, names on a disc are taken for that city's. */
function covered(box: Box, own: CityShape, bars: readonly Bar[], cities: readonly CityShape[]): number {
  const corners = boxCorners(box);
  const cx = box.x + box.width / 2;
  const cy = box.y + box.height / 2;
  let cost = 0;
  for (const bar of bars) {
    if (Math.abs(bar.x - cx) > box.width / 2 + bar.reach || Math.abs(bar.y - cy) > box.height / 2 + bar.reach) continue;
    const area = sharedArea(bar.corners, corners);
    if (area > 0) cost += 12 + area * 1.6;
  }
  for (const city of cities) {
    const depth = discInBox(city, DISC + (city === own ? 0 : 2.5), box);
    if (depth > 0) cost += city === own ? depth * 40 : 500 + depth * 60;
  }
  return cost;
}

/** A name in one line and, where it has a space, in the two most even ones. */
function linesOf(name: string): string[][] {
  const words = name.split(" ");
  const ways = [[name]];
  let best: string[] | null = null;
  for (let i = 1; i < words.length; i++) {
    const way = [words.slice(0, i).join(" "), words.slice(i).join(" ")];
    if (!best || Math.max(...way.map(textWidth)) < Math.max(...best.map(textWidth))) best = way;
  }
  if (best) ways.push(best);
  return ways;
}
