// Finds room for the small drawings: never on a track, a city or a name, ships on the water and mountains on the land.

import type { Point } from "../arc.js";
import type { BoardGeometry, Box } from "../geometry.js";
import type { Label } from "../labels.js";
import { GAP, WAGON_WIDTH } from "../measures.js";
import { barCorners, boxesOverlap } from "../overlap.js";
import { labelSize } from "../view.js";
import { type DrawingKind, DRAWINGS } from "./drawings.js";
import { fill, type Grid, type Pair } from "./grid.js";
import { type PlateShape, plateSize } from "./plate.js";

export interface Drawing extends Point {
  kind: DrawingKind;
  box: Box;
}

/** The plate with the map's name and its scale. */
export interface Plate {
  box: Box;
  /** How long one train is, and how many the scale shows. */
  train: number;
  trains: number;
  /** Whether it says how many below the scale, or beside it where there is little height. */
  shape: PlateShape;
}

export interface Scene {
  drawings: Drawing[];
  plate: Plate | null;
}

/** The fineness of the search, in units. */
const CELL = 3;
/** What is kept clear around wagons, and around cities: stations and pins stand there. */
const AIR = 3.5;
const CITY = 21;
/** Scales at which names are kept clear of from the start; at others a drawing under a name is left out while it is there. */
export const SCALES = [1, 1.3];
/** The plates to choose from: a longer scale is better. */
const PLATES = [4, 3, 2].flatMap((trains) => (["tall", "flat"] as const).map((shape) => ({ shape, trains })));
/** How far a ship may be from its ferry, and a mountain from its tunnel or summit. */
const NEAR = { steamer: 95, tunnel: 62, peak: 46 };
/** Fewer are better than a crowd. */
const APART = { steamer: 150, tunnel: 84, peak: 74 };
const MOST = { steamer: 5, tunnel: 8, peak: 12 };

/** Everything that is drawn beside the tracks. The same map always has the same scene. */
export function sceneOf(
  geometry: BoardGeometry,
  isLand: (p: Point) => boolean,
  peaks: readonly Point[],
  title: string,
): Scene {
  const room = new Room(geometry, isLand);
  const train = trainLength(geometry);
  const [plate] = PLATES.map(({ shape, trains }) => ({ shape, trains, ...plateSize(title, trains * train, shape) }))
    .flatMap(({ shape, trains, ...size }) => {
      const spot = room.corner(size, "any");
      return spot ? [{ worth: spot.worth + trains * 30, box: spot.box, train, trains, shape }] : [];
    })
    .sort((p, q) => q.worth - p.worth);
  if (plate) room.take(plate.box, 8);
  const drawings: Drawing[] = [];
  const put = (kind: DrawingKind, box: Box | null): boolean => {
    if (box) drawings.push({ kind, x: box.x + box.width / 2, y: box.y + box.height / 2, box });
    return box !== null;
  };
  const near = (kind: "steamer" | "tunnel" | "peak", points: readonly Point[], ground: "sea" | "land"): void => {
    const like = (d: Drawing) => d.kind === kind || (kind === "peak" && d.kind === "tunnel");
    for (const p of points) {
      if (drawings.filter((d) => d.kind === kind).length >= MOST[kind]) return;
      const apart = (c: Point) => drawings.every((d) => !like(d) || Math.hypot(d.x - c.x, d.y - c.y) > APART[kind]);
      put(kind, room.near(DRAWINGS[kind], p, NEAR[kind], ground, apart));
    }
  };
  const rose = room.corner(DRAWINGS.rose, "sea") ?? room.corner(DRAWINGS.rose, "any");
  if (rose) room.take(rose.box, 8);
  put("rose", rose?.box ?? null);
  near("steamer", middles(geometry, (t) => t.ferry > 0), "sea"); // prettier-ignore
  near("tunnel", middles(geometry, (t) => t.tunnel), "land"); // prettier-ignore
  near("peak", peaks, "land");
  for (let i = 0; i < 2 && drawings.filter((d) => d.kind === "steamer" || d.kind === "sail").length < 3; i++)
    if (!put("sail", room.widest(DRAWINGS.sail, drawings))) break;
  return { drawings, plate: plate ?? null };
}

/** Whether a box lies on none of the names that are shown; what does waits until they have moved. */
export const isClearOf = (names: readonly Label[], box: Box): boolean =>
  names.every((it) => !boxesOverlap(it.box, box, 1));

/** Where there is nothing yet. */
class Room {
  private readonly grid: Grid;
  private readonly taken: Uint8Array;
  private readonly land: Uint8Array;

  constructor(
    private readonly geometry: BoardGeometry,
    isLand: (p: Point) => boolean,
  ) {
    const { x, y, width, height } = geometry.view;
    this.grid = { x0: x, y0: y, w: Math.ceil(width / CELL), h: Math.ceil(height / CELL), cell: CELL };
    const { w, h } = this.grid;
    this.taken = new Uint8Array(w * h);
    this.land = new Uint8Array(w * h);
    for (let i = 0; i < w * h; i++)
      this.land[i] = isLand({ x: x + (i % w) * CELL, y: y + Math.floor(i / w) * CELL }) ? 1 : 0;
    const bars = geometry.tracks.flatMap((t) =>
      t.spaces.map((s) => barCorners({ ...s, width: WAGON_WIDTH }, AIR + CELL / 2)),
    );
    for (const corners of bars) fill(this.taken, this.grid, [corners.map((p): Pair => [p.x, p.y])], 1);
    for (const c of geometry.cities) this.take({ x: c.x - CITY, y: c.y - CITY, width: 2 * CITY, height: 2 * CITY }, 0);
    for (const scale of SCALES) for (const label of geometry.labels(labelSize(scale))) this.take(label.box, 2.5);
  }

  /** The place nearest to a point, on the ground asked for. */
  near(size: Size, at: Point, reach: number, ground: Ground, fits: (middle: Point) => boolean): Box | null {
    let best: Box | null = null;
    let least = reach;
    for (let dy = -reach; dy <= reach; dy += CELL) {
      for (let dx = -reach; dx <= reach; dx += CELL) {
        const far = Math.hypot(dx, dy);
        if (far >= least) continue;
        const box = around({ x: at.x + dx, y: at.y + dy }, size);
        if (!this.isFree(box, ground) || !fits({ x: at.x + dx, y: at.y + dy })) continue;
        best = box;
        least = far;
      }
    }
    return this.kept(best);
  }

  /** The place nearest to a corner of the map, all on land or all on the water if it can be, and how good it is. */
  corner(size: Size, ground: Ground): { box: Box; worth: number } | null {
    const { x, y, width, height } = this.geometry.view;
    const worth = (box: Box): number => {
      const dx = Math.min(box.x - x, x + width - box.x - box.width);
      const dy = Math.min(box.y - y, y + height - box.y - box.height);
      const share = this.count(this.land, box) / ((box.width / CELL) * (box.height / CELL));
      return -Math.hypot(dx, dy) - 2500 * Math.min(share, 1 - share) - 60 * share;
    };
    const box = this.best(size, ground, worth);
    return box && { box, worth: worth(box) };
  }

  /** The place on the sea that is farthest from everything else. */
  widest(size: Size, others: readonly Drawing[]): Box | null {
    const points = [...this.geometry.cities, ...others, ...this.geometry.tracks.flatMap((t) => t.spaces)];
    return this.kept(
      this.best(size, "sea", (box) => {
        const x = box.x + box.width / 2;
        const y = box.y + box.height / 2;
        return Math.min(...points.map((p) => Math.hypot(p.x - x, p.y - y)));
      }),
    );
  }

  private best(size: Size, ground: Ground, worth: (box: Box) => number): Box | null {
    const { x, y, width, height } = this.geometry.view;
    let best: Box | null = null;
    let most = -Infinity;
    for (let by = y; by + size.height <= y + height; by += 2 * CELL) {
      for (let bx = x; bx + size.width <= x + width; bx += 2 * CELL) {
        const box = { x: bx, y: by, width: size.width, height: size.height };
        if (!this.isFree(box, ground)) continue;
        const value = worth(box);
        if (value <= most) continue;
        best = box;
        most = value;
      }
    }
    return best;
  }

  private kept(box: Box | null): Box | null {
    if (box) this.take(box, 8);
    return box;
  }

  private isFree(box: Box, ground: Ground): boolean {
    const { x, y, width, height } = this.geometry.view;
    // Within the frame that lies over the edge.
    const edge = 9;
    if (box.x < x + edge || box.y < y + edge) return false;
    if (box.x + box.width > x + width - edge || box.y + box.height > y + height - edge) return false;
    if (!this.every(box, (i) => this.taken[i] === 0)) return false;
    if (ground === "any") return true;
    const cells = (Math.floor(box.width / CELL) + 1) * (Math.floor(box.height / CELL) + 1);
    const land = this.count(this.land, box);
    return ground === "sea" ? land === 0 : land > 0.9 * cells;
  }

  take({ x, y, width, height }: Box, air: number): void {
    const grown = { x: x - air, y: y - air, width: width + 2 * air, height: height + 2 * air };
    this.every(grown, (i) => (this.taken[i] = 1) === 1);
  }

  private count(cells: Uint8Array, box: Box): number {
    let sum = 0;
    this.every(box, (i) => (sum += cells[i] ?? 0) >= 0);
    return sum;
  }

  /** Whether something holds for every cell that a box touches; it stops at the first where it doesn't. */
  private every(box: Box, holds: (cell: number) => boolean): boolean {
    const { x0, y0, w, h } = this.grid;
    const left = Math.max(0, Math.floor((box.x - x0) / CELL));
    const right = Math.min(w - 1, Math.ceil((box.x + box.width - x0) / CELL));
    const bottom = Math.min(h - 1, Math.ceil((box.y + box.height - y0) / CELL));
    for (let r = Math.max(0, Math.floor((box.y - y0) / CELL)); r <= bottom; r++)
      for (let c = left; c <= right; c++) if (!holds(r * w + c)) return false;
    return true;
  }
}

type Ground = "sea" | "land" | "any";
type Size = Pick<Box, "width" | "height">;

const around = ({ x, y }: Point, { width, height }: Size): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

/** From the middle of one space to that of the next, as most tracks have it. */
function trainLength({ tracks }: BoardGeometry): number {
  const lengths = tracks.flatMap((t) => t.spaces.map((s) => s.length + GAP)).sort((p, q) => p - q);
  return lengths[Math.floor(lengths.length / 2)] ?? 40;
}

/** The middles of some tracks, the longest first. */
const middles = ({ tracks }: BoardGeometry, some: (t: BoardGeometry["tracks"][number]) => boolean): Point[] =>
  tracks
    .filter(some)
    .sort((p, q) => q.length - p.length)
    .map(({ spaces }) => {
      const p = spaces[Math.floor((spaces.length - 1) / 2)] ?? { x: 0, y: 0 };
      const q = spaces[Math.ceil((spaces.length - 1) / 2)] ?? p;
      return { x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 };
    });
