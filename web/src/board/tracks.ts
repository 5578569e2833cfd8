// Places the spaces of every track along its arc, doubles side by side, with room kept around crowded cities.

import { type Arc, arcBetween, upright } from "./arc.js";
import { easeBends } from "./bends.js";
import type { CityShape, MapSource, Space, TrackShape } from "./geometry.js";
import { DISC, DOUBLE_PITCH, GAP, SPACE_WIDTH } from "./measures.js";
import { barCorners, barsOverlap } from "./overlap.js";

const NEAREST = DISC + 4;
const FARTHEST = 24;

type TrackSource = MapSource["tracks"][number];

/** A track that is being laid out. Both tracks of a double share their arc and lie on its two sides. */
export interface Lane {
  track: TrackSource;
  a: CityShape;
  b: CityShape;
  arc: Arc;
  bend: number;
  side: number;
  twin: Lane | null;
  /** How far the first and the last space keep from their cities' middles. */
  ends: [number, number];
  spaces: Space[];
}

/** What is computed for each track, in order: its bend, and how far its spaces keep from both cities. */
export type Eased = readonly [number, number, number];

/** Lays out all tracks; bends and ends that are known already are not computed again. */
export function layTracks(
  tracks: readonly TrackSource[],
  cities: ReadonlyMap<string, CityShape>,
  known: readonly Eased[] | null,
): TrackShape[] {
  const lanes = known ? lanesAs(known, tracks, cities) : easedLanes(tracks, cities);
  return lanes.map(({ track, arc, side, twin, a, b, spaces }) => ({
    id: track.id,
    a,
    b,
    color: track.color,
    length: track.length,
    tunnel: track.tunnel ?? false,
    ferry: track.ferry ?? 0,
    spaces,
    engines: enginesOf(track),
    line: lineOf(arc, side),
    twin: twin?.track.id ?? null,
  }));
}

/** The bends and ends that leave the least overlap: the slow part. */
export function easeTracks(tracks: readonly TrackSource[], cities: ReadonlyMap<string, CityShape>): Eased[] {
  const round = (v: number) => Math.round(v * 1000) / 1000;
  return easedLanes(tracks, cities).map(({ bend, ends }) => [round(bend), round(ends[0]), round(ends[1])]);
}

function easedLanes(tracks: readonly TrackSource[], cities: ReadonlyMap<string, CityShape>): Lane[] {
  const lanes = lanesOf(tracks, cities);
  const longest = usualLength(lanes);
  const rebend = (lane: Lane, bend: number): void => {
    lane.bend = bend;
    lane.arc = arcBetween(lane.a, lane.b, bend);
    lane.spaces = spacesOf(lane, longest);
  };
  for (const lane of lanes) lane.spaces = spacesOf(lane, longest);
  easeBends(lanes, [...cities.values()], rebend);
  keepApart(lanes, longest);
  return lanes;
}

function lanesAs(
  known: readonly Eased[],
  tracks: readonly TrackSource[],
  cities: ReadonlyMap<string, CityShape>,
): Lane[] {
  const lanes = lanesOf(tracks, cities);
  const longest = usualLength(lanes);
  lanes.forEach((lane, i) => {
    const [bend, start, end] = known[i] ?? [lane.bend, ...lane.ends];
    lane.bend = bend;
    lane.arc = arcBetween(lane.a, lane.b, bend);
    lane.ends = [start, end];
    lane.spaces = spacesOf(lane, longest);
  });
  return lanes;
}

function lanesOf(tracks: readonly TrackSource[], cities: ReadonlyMap<string, CityShape>): Lane[] {
  const lanes: Lane[] = [];
  for (const track of tracks) {
    const a = cities.get(track.a);
    const b = cities.get(track.b);
    if (!a || !b) continue;
    const bend = track.bend ?? 0;
    const lane: Lane = {
      track,
      a,
      b,
      arc: arcBetween(a, b, bend),
      bend,
      side: 0,
      twin: null,
      ends: [NEAREST, NEAREST],
      spaces: [],
    };
    const other = lanes.find((l) => (l.a === a && l.b === b) || (l.a === b && l.b === a));
    if (other) pairUp(other, lane);
    lanes.push(lane);
  }
  return lanes;
}

/** Sets a double side by side on one arc, from the same end, the track that bows more to the right on the right. */
function pairUp(first: Lane, second: Lane): void {
  const theirs = second.a === first.a ? second.bend : -second.bend;
  const mean = (first.bend + theirs) / 2;
  const right = first.bend > theirs ? first : second;
  for (const lane of [first, second]) {
    lane.a = first.a;
    lane.b = first.b;
    lane.bend = mean;
    lane.side = (lane === right ? DOUBLE_PITCH : -DOUBLE_PITCH) / 2;
  }
  first.arc = second.arc = arcBetween(first.a, first.b, mean);
  first.twin = second;
  second.twin = first;
}

/** Wagons look alike on the whole board: no space is longer than what most tracks have room for. */
function usualLength(lanes: readonly Lane[]): number {
  const slots = lanes.map((l) => (l.arc.length - 2 * NEAREST) / l.track.length - GAP).sort((p, q) => p - q);
  return slots[Math.floor(slots.length * 0.45)] ?? 30;
}

function spacesOf({ track, arc, side, ends }: Lane, longest: number): Space[] {
  const n = track.length;
  const room = arc.length - ends[0] - ends[1];
  const slot = room / n;
  const length = Math.max(8, Math.min(slot - GAP, longest));
  // What is left over goes half into the gaps and half to the ends.
  const pitch = Math.min(slot, length + GAP + (slot - GAP - length) * 0.5);
  const start = ends[0] + (room - pitch * n) / 2;
  return Array.from({ length: n }, (_, i) => {
    const p = arc.at(start + pitch * (i + 0.5), side);
    const { angle, turned } = upright(p.heading);
    const curve = arc.curve === 0 ? 0 : 1 / (1 / arc.curve - side);
    // On the inside of a bend there is less room.
    const grown = arc.curve === 0 ? 1 : Math.min(1, 1 - side * arc.curve);
    const open = side === 0 ? 0 : side > 0 !== turned ? 1 : -1;
    return { x: p.x, y: p.y, angle, length: length * grown, width: SPACE_WIDTH, curve: turned ? -curve : curve, open };
  });
}

/** Moves the ends of tracks back from a city, step by step, while their spaces overlap there. */
function keepApart(lanes: readonly Lane[], longest: number): void {
  const near = lanes.map((l) => lanes.filter((m) => m !== l && m.twin !== l && shares(l, m)));
  for (let round = 0; round < 15; round++) {
    let moved = false;
    const grow = new Map<Lane, [boolean, boolean]>();
    lanes.forEach((l, i) => {
      for (const m of near[i] ?? []) {
        for (const end of [0, 1] as const) {
          const mine = end === 0 ? l.spaces[0] : l.spaces[l.spaces.length - 1];
          if (!mine || !m.spaces.some((s) => touch(s, mine))) continue;
          const g = grow.get(l) ?? [false, false];
          g[end] = true;
          grow.set(l, g);
        }
      }
    });
    for (const [lane, ends] of grow) {
      for (const end of [0, 1] as const) {
        for (const l of lane.twin ? [lane, lane.twin] : [lane]) {
          if (!ends[end] || l.ends[end] >= FARTHEST) continue;
          l.ends[end] = Math.min(FARTHEST, l.ends[end] + 1);
          l.spaces = spacesOf(l, longest);
          moved = true;
        }
      }
    }
    if (!moved) return;
  }
}

function touch(s: Space, t: Space): boolean {
  const reach = (s.length + t.length) / 2 + SPACE_WIDTH;
  if (Math.abs(s.x - t.x) > reach || Math.abs(s.y - t.y) > reach) return false;
  return barsOverlap(barCorners(s, 1.5), barCorners(t, 1.5));
}

const shares = (l: Lane, m: Lane) => l.a === m.a || l.a === m.b || l.b === m.a || l.b === m.b;

/** A ferry's engines stand evenly along it. */
function enginesOf({ length, ferry }: TrackSource): ReadonlySet<number> {
  const n = Math.min(ferry ?? 0, length);
  return new Set(Array.from({ length: n }, (_, i) => Math.floor(((i + 0.5) * length) / n)));
}

function lineOf(arc: Arc, side: number) {
  const steps = arc.curve === 0 ? 1 : Math.max(6, Math.ceil(arc.length / 12));
  const from = DISC;
  const to = arc.length - DISC;
  return Array.from({ length: steps + 1 }, (_, i) => {
    const { x, y } = arc.at(from + ((to - from) * i) / steps, side);
    return { x, y };
  });
}
