// What the board points out on request: cities and ways, such as a ticket's, a shortest way or the longest path.

import type { Point } from "./arc.js";
import type { BoardGeometry } from "./geometry.js";
import type { Target } from "./hit.js";

export interface BoardMarks {
  /** Cities to ring, for instance the two of a ticket. */
  cities?: Iterable<string>;
  ways?: readonly Way[];
  /** Two cities that were never connected. */
  gap?: readonly [string, string];
  stamps?: readonly Stamp[];
}

/** What was done, or what would have been better: an edge around it and a stamp on it, each of its own shape. */
export interface Stamp {
  target: Target;
  kind: "done" | "best";
}

export interface Way {
  /** Track ids; in order from end to end if it is to be drawn that way. */
  tracks: readonly string[];
  /** `hint`: a way one could build; `own`: what a player has; `path`: lit from end to end; `plan`: what is still to come. */
  kind: "hint" | "own" | "path" | "plan";
  /** The player it belongs to, by index. */
  seat?: number;
}

/** Something another player has just claimed or built; its light is in their colour. */
export interface Halo {
  target: Target;
  seat: number;
}

/** The lines of a way's tracks, each from where the one before it ends. */
export function linesOf(geometry: BoardGeometry, way: Way): Point[][] {
  const tracks = way.tracks.map((id) => geometry.track(id)).filter((it) => it !== undefined);
  const [first, second] = tracks;
  let at = first && second && (first.a === second.a || first.a === second.b) ? first.b : first?.a;
  return tracks.map(({ a, b, line }) => {
    const points = [a, ...line, b];
    const backwards = at === b;
    at = backwards ? a : b;
    return backwards ? points.reverse() : points;
  });
}
