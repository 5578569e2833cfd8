// Tells whether and how much bars, boxes and discs cover each other.

import type { Point } from "./arc.js";
import type { Box, Space } from "./geometry.js";

/** The corners of a space, grown by `pad` on all sides; the slight bend within one space is left out. */
export function barCorners(space: Space, pad = 0): Point[] {
  const c = Math.cos((space.angle * Math.PI) / 180);
  const s = Math.sin((space.angle * Math.PI) / 180);
  const l = space.length / 2 + pad;
  const w = space.width / 2 + pad;
  const corner = (x: number, y: number) => ({ x: space.x + x * c - y * s, y: space.y + x * s + y * c });
  return [corner(-l, -w), corner(l, -w), corner(l, w), corner(-l, w)];
}

/** Whether two convex shapes overlap: they don't if a line along one of their sides parts them. */
export function barsOverlap(p: readonly Point[], q: readonly Point[]): boolean {
  return !parted(p, q) && !parted(q, p);
}

function parted(p: readonly Point[], q: readonly Point[]): boolean {
  for (let i = 0; i < p.length; i++) {
    const a = p[i] as Point;
    const b = p[(i + 1) % p.length] as Point;
    let apart = true;
    for (let k = 0; apart && k < q.length; k++) apart = right(a, b, q[k] as Point) <= 1e-9;
    if (apart) return true;
  }
  return false;
}

/** The area shared by two convex shapes with clockwise corners (y down). Called often, hence plain loops and few objects. */
export function sharedArea(p: readonly Point[], q: readonly Point[]): number {
  if (parted(p, q) || parted(q, p)) return 0;
  let shape: readonly Point[] = p;
  for (let i = 0; i < q.length; i++) {
    const a = q[i] as Point;
    const b = q[(i + 1) % q.length] as Point;
    shape = cutAlong(shape, a, b);
    if (shape.length === 0) return 0;
  }
  let twice = 0;
  for (let i = 0; i < shape.length; i++) {
    const r = shape[i] as Point;
    const next = shape[(i + 1) % shape.length] as Point;
    twice += r.x * next.y - next.x * r.y;
  }
  return Math.abs(twice) / 2;
}

/** The part of a shape to the right of the line from `a` to `b`, y pointing down. */
function cutAlong(shape: readonly Point[], a: Point, b: Point): Point[] {
  const kept: Point[] = [];
  let before = shape[shape.length - 1] as Point;
  let e = right(a, b, before);
  for (let i = 0; i < shape.length; i++) {
    const r = shape[i] as Point;
    const d = right(a, b, r);
    if (d >= 0 !== e >= 0) {
      const t = e / (e - d);
      kept.push({ x: before.x + (r.x - before.x) * t, y: before.y + (r.y - before.y) * t });
    }
    if (d >= 0) kept.push(r);
    before = r;
    e = d;
  }
  return kept;
}

const right = (a: Point, b: Point, r: Point) => (b.x - a.x) * (r.y - a.y) - (b.y - a.y) * (r.x - a.x);

export const boxCorners = (b: Box): Point[] => [
  { x: b.x, y: b.y },
  { x: b.x + b.width, y: b.y },
  { x: b.x + b.width, y: b.y + b.height },
  { x: b.x, y: b.y + b.height },
];

export function boxesOverlap(p: Box, q: Box, pad = 0): boolean {
  return (
    p.x < q.x + q.width + pad && q.x < p.x + p.width + pad && p.y < q.y + q.height + pad && q.y < p.y + p.height + pad
  );
}

/** How deep a disc reaches into a box; 0 if it doesn't. */
export function discInBox(c: Point, radius: number, b: Box): number {
  const dx = Math.max(b.x - c.x, 0, c.x - b.x - b.width);
  const dy = Math.max(b.y - c.y, 0, c.y - b.y - b.height);
  return Math.max(0, radius - Math.hypot(dx, dy));
}

export function distanceToLine(p: Point, line: readonly Point[]): number {
  let least = Infinity;
  for (let i = 1; i < line.length; i++) {
    const a = line[i - 1];
    const b = line[i];
    if (!a || !b) continue;
    const dx = b.x - a.x;
    const dy = b.y - a.y;
    const t = Math.max(0, Math.min(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy || 1)));
    least = Math.min(least, Math.hypot(a.x + dx * t - p.x, a.y + dy * t - p.y));
  }
  return least;
}
