// Bows tracks a little more or less than their map says where their spaces would lie on each other.

import type { Point } from "./arc";
import type { CityShape } from "./geometry";
import { DISC } from "./measures";
import { barCorners, sharedArea } from "./overlap";
import type { Lane } from "./tracks";

const STEPS = [-0.13, -0.07, -0.03, 0.03, 0.07, 0.13];
const ROUNDS = 4;
/** How far the middle of a track may be moved, in units: its place on the map is the map maker's. */
const FARTHEST = 30;
/** Air kept around a space, in units. */
const AIR = 2.2;
/** What it costs that two tracks cross: more than any overlap that can be avoided by it. */
const CROSSING = 500;

interface Bar {
  x: number;
  y: number;
  /** Half its width and height as a box. */
  dx: number;
  dy: number;
  corners: Point[];
}

interface Course {
  bars: Bar[];
  /** From city to city through the middles of the spaces. */
  line: Point[];
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Tries other bends for every track that lies on something, and keeps what leaves the least overlap. `rebend` lays a lane anew. */
export function easeBends(lanes: readonly Lane[], cities: readonly CityShape[], rebend: (lane: Lane, bend: number) => void): void {
  const given = new Map(lanes.map((l) => [l, l.bend]));
  const courses = new Map(lanes.map((l) => [l, courseOf(l)]));
  const pairOf = (l: Lane) => (l.twin ? [l, l.twin] : [l]);
  const shiftOf = (l: Lane, bend: number) => Math.abs(bend - (given.get(l) ?? 0)) * Math.hypot(l.a.x - l.b.x, l.a.y - l.b.y);
  const cost = (l: Lane) => {
    let sum = shiftOf(l, l.bend) * 0.9;
    for (const m of pairOf(l)) {
      const mine = courses.get(m);
      if (!mine) continue;
      for (const [other, theirs] of courses) if (other !== l && other !== l.twin) sum += crowding(mine, theirs, sharesEnd(l, other));
      sum += citiesUnder(mine, l, cities);
    }
    return sum;
  };
  const set = (l: Lane, bend: number) => {
    for (const m of pairOf(l)) {
      rebend(m, bend);
      courses.set(m, courseOf(m));
    }
  };
  for (let round = 0; round < ROUNDS; round++) {
    let changed = false;
    for (const lane of lanes) {
      if (lane.twin && lane.side > 0) continue;
      let least = cost(lane);
      if (least < 6) continue;
      const start = lane.bend;
      let best = start;
      for (const step of STEPS) {
        if (shiftOf(lane, start + step) > FARTHEST) continue;
        set(lane, start + step);
        const now = cost(lane);
        if (now < least - 0.5) {
          least = now;
          best = start + step;
        }
      }
      set(lane, best);
      changed ||= best !== start;
    }
    if (!changed) return;
  }
}

const sharesEnd = (l: Lane, m: Lane) => l.a === m.a || l.a === m.b || l.b === m.a || l.b === m.b;

function courseOf(lane: Lane): Course {
  const bars = lane.spaces.map((s): Bar => {
    const corners = barCorners(s, AIR);
    const [p, q] = corners;
    if (!p || !q) return { x: s.x, y: s.y, dx: 0, dy: 0, corners };
    const dx = Math.max(Math.abs(p.x - s.x), Math.abs(q.x - s.x));
    const dy = Math.max(Math.abs(p.y - s.y), Math.abs(q.y - s.y));
    return { x: s.x, y: s.y, dx, dy, corners };
  });
  return {
    bars,
    line: [lane.a, ...lane.spaces, lane.b],
    left: Math.min(...bars.map((b) => b.x - b.dx)),
    right: Math.max(...bars.map((b) => b.x + b.dx)),
    top: Math.min(...bars.map((b) => b.y - b.dy)),
    bottom: Math.max(...bars.map((b) => b.y + b.dy)),
  };
}

/** The area that spaces of two tracks share, and more if the tracks cross. */
function crowding(p: Course, q: Course, joined: boolean): number {
  if (p.right < q.left || q.right < p.left || p.bottom < q.top || q.bottom < p.top) return 0;
  let sum = crosses(p.line, q.line, joined) ? CROSSING : 0;
  for (const a of p.bars) {
    for (const b of q.bars) {
      if (Math.abs(a.x - b.x) < a.dx + b.dx && Math.abs(a.y - b.y) < a.dy + b.dy) sum += sharedArea(a.corners, b.corners);
    }
  }
  return sum;
}

/** Whether two courses cross; those from a common city meet there, so their first and last pieces are left out. */
function crosses(p: readonly Point[], q: readonly Point[], joined: boolean): boolean {
  const skip = joined ? 1 : 0;
  for (let i = 1 + skip; i < p.length - skip; i++) {
    for (let j = 1 + skip; j < q.length - skip; j++) {
      const [a, b, c, d] = [p[i - 1], p[i], q[j - 1], q[j]];
      if (a && b && c && d && turn(a, b, c) !== turn(a, b, d) && turn(c, d, a) !== turn(c, d, b)) return true;
    }
  }
  return false;
}

const turn = (a: Point, b: Point, c: Point) => (b.x - a.x) * (c.y - a.y) > (b.y - a.y) * (c.x - a.x);

/** How much of the cities that are not its own a track covers. */
function citiesUnder({ bars }: Course, own: Lane, cities: readonly CityShape[]): number {
  let sum = 0;
  for (const c of cities) {
    if (c === own.a || c === own.b) continue;
    for (const bar of bars) {
      if (Math.abs(c.x - bar.x) < bar.dx + DISC + 3 && Math.abs(c.y - bar.y) < bar.dy + DISC + 3) sum += sharedArea(bar.corners, disc(c)) * 3;
    }
  }
  return sum;
}

const disc = (c: Point): Point[] =>
  Array.from({ length: 8 }, (_, i) => ({
    x: c.x + (DISC + 3) * Math.cos((i * Math.PI) / 4),
    y: c.y + (DISC + 3) * Math.sin((i * Math.PI) / 4),
  }));
