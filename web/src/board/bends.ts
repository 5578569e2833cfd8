// Bends tracks a little more or less than their map says where their spaces would overlap.

import type { Point } from "./arc.js";
import type { CityShape } from "./geometry.js";
import { DISC } from "./measures.js";
import { barCorners, sharedArea } from "./overlap.js";
import type { Lane } from "./tracks.js";

const STEPS = [-0.13, -0.07, -0.03, 0.03, 0.07, 0.13];
const ROUNDS = 4;
/** How far the middle of a track may be moved, in units: its place on the map is the map maker's. */
const FARTHEST = 30;
/** Air kept around a space, in units. */
const AIR = 2.2;
/** The cost of two tracks that cross: more than any overlap this could avoid. */
const CROSSING = 500;

interface Bar {
  x: number;
  y: number;
  /** Half its width and height as a box. */
  dx: number;
  dy: number;
  corners: Point[];
}

interface Bounds {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface Course extends Bounds {
  bars: Bar[];
  /** From city to city through the middles of the spaces. */
  line: Point[];
}

/** A track while its bend is being improved. */
interface Mover {
  lane: Lane;
  twin: Mover | null;
  /** The bend its map gives. */
  given: number;
  chord: number;
  course: Course;
  /** The tracks it could ever touch, and the discs of the cities it could cover. */
  around: Mover[];
  discs: Disc[];
  /** Whether anything around it has moved since it was last checked. */
  stirred: boolean;
}

interface Disc extends Point {
  corners: Point[];
}

/** Tries other bends for every track that overlaps something, and keeps the best. `rebend` lays out a lane again. */
export function easeBends(
  lanes: readonly Lane[],
  cities: readonly CityShape[],
  rebend: (lane: Lane, bend: number) => void,
): void {
  const movers = lanes.map((lane) => moverOf(lane));
  const byLane = new Map(movers.map((m) => [m.lane, m]));
  for (const m of movers) {
    m.twin = (m.lane.twin && byLane.get(m.lane.twin)) ?? null;
    m.around = movers.filter((o) => o !== m && o.lane !== m.lane.twin && apart(m.course, o.course) < 2 * FARTHEST);
    m.discs = cities
      .filter((c) => c !== m.lane.a && c !== m.lane.b && apart(m.course, boxAround(c)) < FARTHEST)
      .map(disc);
  }
  const set = (m: Mover, bend: number) => {
    for (const one of m.twin ? [m, m.twin] : [m]) {
      rebend(one.lane, bend);
      one.course = courseOf(one.lane);
    }
  };
  for (let round = 0; round < ROUNDS; round++) {
    let changed = false;
    for (const m of movers) {
      const { lane } = m;
      // Where nothing has moved since the last check, there is nothing better to find.
      if (!m.stirred || (lane.twin && lane.side > 0)) continue;
      m.stirred = false;
      let least = cost(m, Infinity);
      if (least < 6) continue;
      const start = lane.bend;
      let best = start;
      for (const step of STEPS) {
        if (shiftOf(m, start + step) > FARTHEST) continue;
        set(m, start + step);
        const now = cost(m, least - 0.5);
        if (now < least - 0.5) {
          least = now;
          best = start + step;
        }
      }
      set(m, best);
      if (best === start) continue;
      changed = true;
      m.stirred = true;
      for (const one of m.twin ? [m, m.twin] : [m]) {
        for (const other of one.around) other.stirred = (other.twin ?? other).stirred = true;
      }
    }
    if (!changed) return;
  }
}

const moverOf = (lane: Lane): Mover => {
  const chord = Math.hypot(lane.a.x - lane.b.x, lane.a.y - lane.b.y);
  return { lane, given: lane.bend, chord, twin: null, course: courseOf(lane), around: [], discs: [], stirred: true };
};

const shiftOf = (m: Mover, bend: number) => Math.abs(bend - m.given) * m.chord;

/** How much overlaps, and how far it was moved; above `limit` the exact value doesn't matter. */
function cost(m: Mover, limit: number): number {
  let sum = shiftOf(m, m.lane.bend) * 0.9;
  for (const one of m.twin ? [m, m.twin] : [m]) {
    for (const other of one.around) {
      sum += crowding(one.course, other.course, sharesEnd(one.lane, other.lane));
      if (sum > limit) return sum;
    }
    sum += citiesUnder(one.course, one.discs);
  }
  return sum;
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
  if (apart(p, q) > 0) return 0;
  let sum = crosses(p.line, q.line, joined) ? CROSSING : 0;
  for (const a of p.bars) {
    for (const b of q.bars) {
      if (Math.abs(a.x - b.x) < a.dx + b.dx && Math.abs(a.y - b.y) < a.dy + b.dy)
        sum += sharedArea(a.corners, b.corners);
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
function citiesUnder({ bars }: Course, discs: readonly Disc[]): number {
  let sum = 0;
  for (const c of discs) {
    for (const bar of bars) {
      if (Math.abs(c.x - bar.x) < bar.dx + WIDE && Math.abs(c.y - bar.y) < bar.dy + WIDE)
        sum += sharedArea(bar.corners, c.corners) * 3;
    }
  }
  return sum;
}

/** A city with some air. */
const WIDE = DISC + 3;

const disc = ({ x, y }: Point): Disc => ({
  x,
  y,
  corners: Array.from({ length: 8 }, (_, i) => ({
    x: x + WIDE * Math.cos((i * Math.PI) / 4),
    y: y + WIDE * Math.sin((i * Math.PI) / 4),
  })),
});

const boxAround = ({ x, y }: Point): Bounds => ({ left: x - WIDE, right: x + WIDE, top: y - WIDE, bottom: y + WIDE });

/** How far two boxes are from each other along either axis; not above 0 if they touch. */
const apart = (p: Bounds, q: Bounds) =>
  Math.max(p.left - q.right, q.left - p.right, p.top - q.bottom, q.top - p.bottom);
