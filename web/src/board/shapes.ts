// Writes the SVG paths of spaces, wagons, wakes and houses, in the units of the map.

import { bent, type Point } from "./arc";
import type { Space, TrackShape } from "./geometry";

/** A rounded bar bent along its track, around its own middle. */
export function barPath(length: number, width: number, curve: number, radius: number): string {
  return bar({ x: 0, y: 0, angle: 0, length, width, curve, open: 0 }, radius);
}

/** A line along a bar, `across` from its middle, from one end less `inset` to the other. */
export function railPath(length: number, curve: number, across: number, inset: number): string {
  const l = length / 2 - inset;
  const mid = bent(0, across, curve);
  const end = bent(l, across, curve);
  return `M${pair(bent(-l, across, curve))}Q${pair({ x: 0, y: 2 * mid.y - end.y })} ${pair(end)}`;
}

/** All spaces of a track in one path, each `grow` wider and longer than it is. */
export function spacesPath(spaces: readonly Space[], grow: number, radius: number): string {
  return spaces.map((s) => bar({ ...s, length: s.length + grow, width: s.width + grow }, radius)).join("");
}

/** A cross over every space, for a track that can no longer be used. */
export function crossesPath(spaces: readonly Space[]): string {
  return spaces
    .map((s) => {
      const l = Math.min(s.length / 2, s.width * 0.8);
      const w = s.width / 2 + 1;
      const at = turner(s);
      return `M${pair(at(-l, -w))}L${pair(at(l, w))}M${pair(at(-l, w))}L${pair(at(l, -w))}`;
    })
    .join("");
}

/** The line along the middle of a track. */
export const linePath = (line: readonly Point[]): string => "M" + line.map(pair).join("L");

/** The wavy lines a ferry leaves beside its spaces; in a double only on the outside. */
export function wakePath(track: TrackShape): string {
  const out: string[] = [];
  for (const side of [-1, 1]) {
    for (const s of track.spaces) {
      if (s.open === -side) continue;
      const at = turner(s);
      const reach = s.length / 2 + 1.5;
      const waves = Math.max(2, Math.round(reach / 5));
      const step = (2 * reach) / waves / 2;
      const y = side * (s.width / 2 + 3.1);
      const start = at(-reach, y);
      let d = `M${pair(start)}`;
      for (let i = 0; i < waves * 2; i++) {
        const x = -reach + step * i;
        d += `Q${pair(at(x + step / 2, y + (i % 2 === 0 ? -1.7 : 1.7)))} ${pair(at(x + step, y))}`;
      }
      out.push(d);
    }
  }
  return out.join("");
}

/** A little house with a gable, its foot at the origin. */
export const HOUSE = "M-8.2 0V-9.4L-10 -9.4L0 -16.6L10 -9.4L8.2 -9.4V0Z";
export const ROOF = "M-9.4 -9.5L0 -16.3L9.4 -9.5Z";

export const pair = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;
const round = (v: number) => Math.round(v * 100) / 100 + 0;

/** Maps a point of the straight bar to the map. */
function turner(s: Space): (x: number, y: number) => Point {
  const c = Math.cos((s.angle * Math.PI) / 180);
  const n = Math.sin((s.angle * Math.PI) / 180);
  return (x, y) => {
    const b = bent(x, y, s.curve);
    return { x: s.x + b.x * c - b.y * n, y: s.y + b.x * n + b.y * c };
  };
}

function bar(s: Space, radius: number): string {
  const l = s.length / 2;
  const w = s.width / 2;
  const r = Math.min(radius, l, w);
  const at = turner(s);
  const p = (x: number, y: number) => pair(at(x, y));
  const c = Math.cos((s.angle * Math.PI) / 180);
  const n = Math.sin((s.angle * Math.PI) / 180);
  // The control point that makes a quadratic curve follow the circle closely.
  const along = (y: number, to: number) => {
    const dy = 2 * bent(0, y, s.curve).y - bent(l - r, y, s.curve).y;
    return `Q${pair({ x: s.x - dy * n, y: s.y + dy * c })} ${p(to, y)}`;
  };
  return (
    `M${p(r - l, -w)}${along(-w, l - r)}Q${p(l, -w)} ${p(l, r - w)}L${p(l, w - r)}Q${p(l, w)} ${p(l - r, w)}` +
    `${along(w, r - l)}Q${p(-l, w)} ${p(-l, w - r)}L${p(-l, r - w)}Q${p(-l, -w)} ${p(r - l, -w)}Z`
  );
}
