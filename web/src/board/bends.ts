// Bows tracks a little more or less than their map says where their spaces would lie on each other.

import type { Point } from "./arc";
import type { CityShape } from "./geometry";
import { DISC } from "./measures";
import { barCorners, sharedArea } from "./overlap";
import type { Lane } from "./tracks";

const STEPS = [-0.16, -0.12, -0.08, -0.05, -0.025, 0.025, 0.05, 0.08, 0.12, 0.16];
const ROUNDS = 5;
/** Air kept around a space, in units. */
const AIR = 1.8;

interface Bar {
  x: number;
  y: number;
  reach: number;
  corners: Point[];
}

/** Tries other bends for every track that lies on something, and keeps what leaves the least overlap. `rebend` lays a lane anew. */
export function easeBends(lanes: readonly Lane[], cities: readonly CityShape[], rebend: (lane: Lane, bend: number) => void): void {
  const given = new Map(lanes.map((l) => [l, l.bend]));
  const bars = new Map(lanes.map((l) => [l, barsOf(l)]));
  const pairOf = (l: Lane) => (l.twin ? [l, l.twin] : [l]);
  const cost = (l: Lane) => {
    const own = pairOf(l);
    const drift = l.bend - (given.get(l) ?? 0);
    let sum = drift * drift * 900 + Math.abs(drift) * 12;
    for (const m of own) for (const bar of bars.get(m) ?? []) sum += crowding(bar, l, lanes, bars, cities);
    return sum;
  };
  const set = (l: Lane, bend: number) => {
    for (const m of pairOf(l)) {
      rebend(m, bend);
      bars.set(m, barsOf(m));
    }
  };
  for (let round = 0; round < ROUNDS; round++) {
    let changed = false;
    for (const lane of lanes) {
      let least = cost(lane);
      if (least < 4 || (lane.twin && lane.side > 0)) continue;
      const start = lane.bend;
      let best = start;
      for (const step of STEPS) {
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

function barsOf(lane: Lane): Bar[] {
  return lane.spaces.map((s) => ({ x: s.x, y: s.y, reach: (s.length + s.width) / 2 + AIR, corners: barCorners(s, AIR) }));
}

/** The area a space shares with other tracks' spaces and with cities that are not its own. */
function crowding(bar: Bar, own: Lane, lanes: readonly Lane[], bars: ReadonlyMap<Lane, Bar[]>, cities: readonly CityShape[]): number {
  let sum = 0;
  for (const other of lanes) {
    if (other === own || other === own.twin) continue;
    for (const b of bars.get(other) ?? []) {
      const d = bar.reach + b.reach;
      if (Math.abs(bar.x - b.x) < d && Math.abs(bar.y - b.y) < d) sum += sharedArea(bar.corners, b.corners);
    }
  }
  for (const c of cities) {
    if (c === own.a || c === own.b) continue;
    const near = bar.reach + DISC + 3 - Math.hypot(c.x - bar.x, c.y - bar.y);
    if (near > 0) sum += sharedArea(bar.corners, disc(c)) * 3;
  }
  return sum;
}

const disc = (c: Point): Point[] =>
  Array.from({ length: 8 }, (_, i) => ({
    x: c.x + (DISC + 3) * Math.cos((i * Math.PI) / 4),
    y: c.y + (DISC + 3) * Math.sin((i * Math.PI) / 4),
  }));
