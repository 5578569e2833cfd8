// Finds what a point of the map is on, with room for fingers: the nearest thing wins, not the topmost.

import type { Point } from "./arc.js";
import type { BoardGeometry } from "./geometry.js";
import { DISC } from "./measures.js";
import { distanceToLine } from "./overlap.js";

export type Target = { kind: "track"; id: string } | { kind: "city"; id: string };

/** The nearest track or city within `reach` units among those asked for, or null. */
export function nearest(
  geometry: BoardGeometry,
  p: Point,
  reach: number,
  wanted: { track(id: string): boolean; city(id: string): boolean },
): Target | null {
  let best: Target | null = null;
  let least = reach;
  for (const c of geometry.cities) {
    const d = Math.max(0, Math.hypot(c.x - p.x, c.y - p.y) - DISC);
    if (d < least && wanted.city(c.id)) {
      least = d;
      best = { kind: "city", id: c.id };
    }
  }
  // On a disc the city is meant, though tracks end there.
  if (best && least === 0) return best;
  for (const t of geometry.tracks) {
    const d = distanceToLine(p, t.line);
    if (d < least && wanted.track(t.id)) {
      least = d;
      best = { kind: "track", id: t.id };
    }
  }
  return best;
}
