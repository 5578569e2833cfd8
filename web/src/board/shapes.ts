// Writes the SVG paths of spaces, wagons, wakes and houses, in the units of the map.

import { bent, type Point } from "./arc.js";
import type { Space, TrackShape } from "./geometry.js";
import { WAGON_WIDTH } from "./measures.js";
import { type Pattern, patternPath } from "./patterns.js";

/** Lines along all these spaces, `across` from their middles, from one end less `inset` to the other. */
export function railsPath(spaces: readonly Space[], across: number, inset: number): string {
  return spaces
    .map((s) => {
      const l = s.length / 2 - inset;
      const at = turner(s);
      return `M${pair(at(-l, across))}${along(s, l, across)} ${pair(at(l, across))}`;
    })
    .join("");
}

/** All spaces of a track in one path, each `grow` longer than it is, and as much wider or of this width. */
export function spacesPath(spaces: readonly Space[], grow: number, radius: number, width?: number): string {
  return spaces.map((s) => bar({ ...s, length: s.length + grow, width: width ?? s.width + grow }, radius)).join("");
}

/** A pattern's lines over the body of every wagon. */
export function trimPath(spaces: readonly Space[], pattern: Pattern): string {
  return spaces.map((s) => patternPath(pattern, s.length - 2, WAGON_WIDTH - 4.6, turner(s))).join("");
}

/** A symbol in each of these spaces, scaled. */
export function symbolsPath(d: string, spaces: readonly Space[], k: number): string {
  return spaces.map((at) => moved(d, at, k)).join("");
}

/** A path of absolute commands, scaled and moved to another point. */
function moved(d: string, { x, y }: Point, k: number): string {
  return d.replace(/([A-Z])([^A-Z]*)/g, (_, command: string, rest: string) => {
    const all = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    // An arc's radii are not positions, and its angle and flags stay as they are.
    const arc = command === "A" ? all.splice(0, 5).map((it, i) => (i < 2 ? it * k : it)) : [];
    const points = all.map((it, i) => it * k + (command === "V" || (command !== "H" && i % 2 === 1) ? y : x));
    // Half circles bulge if their ends are moved only a little.
    return command + [...arc, ...points].map((it) => Math.round(it * 1e4) / 1e4).join(" ");
  });
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

/** The control point that makes a quadratic curve between -l and l follow the circle closely. */
function along(s: Space, l: number, y: number): string {
  const across = 2 * bent(0, y, s.curve).y - bent(l, y, s.curve).y;
  const turn = (s.angle * Math.PI) / 180;
  return `Q${pair({ x: s.x - across * Math.sin(turn), y: s.y + across * Math.cos(turn) })}`;
}

function bar(s: Space, radius: number): string {
  const l = s.length / 2;
  const w = s.width / 2;
  const r = Math.min(radius, l, w);
  const at = turner(s);
  const p = (x: number, y: number) => pair(at(x, y));
  return (
    `M${p(r - l, -w)}${along(s, l - r, -w)} ${p(l - r, -w)}Q${p(l, -w)} ${p(l, r - w)}L${p(l, w - r)}Q${p(l, w)} ${p(l - r, w)}` +
    `${along(s, l - r, w)} ${p(r - l, w)}Q${p(-l, w)} ${p(-l, w - r)}L${p(-l, r - w)}Q${p(-l, -w)} ${p(r - l, -w)}Z`
  );
}
