// How a train rolls in: from beyond the first space, one wagon behind the other along the bend.

import type { Point } from "./arc.js";
import type { Space } from "./geometry.js";

const TIMING = { duration: 420, easing: "cubic-bezier(0.2, 0.65, 0.35, 1)", fill: "backwards" } as const;
const FADE: Keyframe[] = [{ opacity: 0 }, { opacity: 1 }];
const LATE: Keyframe[] = [{ opacity: 0 }, { opacity: 0, offset: 0.5 }, { opacity: 1 }];

/** Lets a train roll onto its spaces, or just appear under reduced motion. It ends as it was drawn. */
export function rollIn(train: SVGGElement, spaces: readonly Space[]): void {
  const frames = matchMedia("(prefers-reduced-motion: reduce)").matches ? [] : rollFrames(spaces);
  train.querySelectorAll(".wagon").forEach((wagon, i) => wagon.animate(frames[i] ?? FADE, TIMING));
  train.querySelectorAll(".shade, .coupling").forEach((it) => it.animate(LATE, TIMING));
}

/**
 * For each wagon, where it is while the whole train rolls in, seen from the space it ends in.
 * All run at one speed, so their distances stay the same; a wagon that is not on the track yet is hidden.
 */
export function rollFrames(spaces: readonly Space[]): Keyframe[][] {
  const first = spaces[0];
  if (!first) return [];
  const way: (Point & { angle: number })[] = [{ ...before(spaces, first), angle: first.angle }, ...spaces];
  const count = spaces.length;
  return spaces.map((end, i) => {
    const frames = way.slice(0, i + 2).map((at, j): Keyframe => ({
      offset: 1 - (i + 1 - j) / count,
      transform: seenFrom(end, at),
      opacity: j === 0 ? 0 : 1,
    }));
    // The last ones wait until those before them have left.
    const [entry] = frames;
    return entry && i + 1 < count ? [{ ...entry, offset: 0 }, ...frames] : frames;
  });
}

/** A space's length before the first one, in the direction the track comes from. */
function before(spaces: readonly Space[], first: Space): Point {
  const second = spaces[1];
  if (second) return { x: 2 * first.x - second.x, y: 2 * first.y - second.y };
  const turn = (first.angle * Math.PI) / 180;
  return { x: first.x - Math.cos(turn) * first.length, y: first.y - Math.sin(turn) * first.length };
}

/** A place as a transform of something that is drawn in `end`, turned the shorter way. */
function seenFrom(end: Space, at: Point & { angle: number }): string {
  const angle = ((((at.angle - end.angle + 90) % 180) + 180) % 180) - 90;
  const move = (x: number, y: number) => `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px)`;
  return `${move(at.x, at.y)} rotate(${angle.toFixed(2)}deg) ${move(-end.x, -end.y)}`;
}
