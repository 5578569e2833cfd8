// Loads the coast of a map; each is a separate file, so only the one in play is fetched.

import type { BoardGeometry } from "./geometry.js";

/** Paths in half units, made by tools/coast.js from Natural Earth (public domain), or by land/invent.ts. */
export interface Coast extends Partial<Lines> {
  /** Left, top, right and bottom of what is drawn, in the units of the map. */
  frame: number[];
  land: string;
  other: string;
  lakes: string;
  /** How much larger it is drawn than it is written, where that is not as the map is. */
  scale?: number;
}

/** What may come later: the echo and the sea in whole units, the borders in half ones. */
export interface Lines {
  /** A line just within the shore. */
  echo: string;
  /** Lines in the water, the one nearest to the shore first. */
  sea: string[];
  borders: string;
}

const FILES: Readonly<Record<string, () => Promise<{ default: Coast }>>> = {
  usa: () => import("./coasts/usa.json"),
  europe: () => import("./coasts/europe.json"),
};

const LINES: Readonly<Record<string, () => Promise<{ default: Lines }>>> = {
  usa: () => import("./coasts/usa-lines.json"),
  europe: () => import("./coasts/europe-lines.json"),
};

/** The coast of a map: that of a built-in one is prepared, another map is given one that suits it. */
export async function loadCoast(mapId: string, geometry: BoardGeometry): Promise<Coast> {
  const load = FILES[mapId];
  return load ? (await load()).default : (await import("./land/invent.js")).inventCoast(geometry);
}

/** All of the coast of a built-in map at once, for pictures; null for other games. */
export async function preparedCoast(mapId: string): Promise<Coast | null> {
  const load = FILES[mapId];
  if (!load) return null;
  const [coast, lines] = await Promise.all([load(), loadLines(mapId)]);
  return { ...coast.default, ...lines };
}

/** The finer lines of a prepared coast; others have theirs already. */
export async function loadLines(mapId: string): Promise<Lines | null> {
  const load = LINES[mapId];
  return load ? (await load()).default : null;
}

/** Lines in whole units as curves in half ones: each point but the ends becomes the control point between two middles. */
export function softened(lines: string): string {
  return lines.split("M").slice(1).map(soft).join("");
}

function soft(line: string): string {
  const n = (line.match(/-?\d+/g) ?? []).map((v) => 2 * Number(v));
  let x = n[0] ?? 0;
  let y = n[1] ?? 0;
  let out = `M${x} ${y}`;
  for (let i = 2; i + 1 < n.length; i += 2) {
    const nx = x + (n[i] ?? 0);
    const ny = y + (n[i + 1] ?? 0);
    // Up to the middle of each piece: straight at first, then bending around the point just passed.
    out += i === 2 ? `L${(x + nx) / 2} ${(y + ny) / 2}` : `Q${x} ${y} ${(x + nx) / 2} ${(y + ny) / 2}`;
    x = nx;
    y = ny;
  }
  return `${out}L${x} ${y}`;
}
