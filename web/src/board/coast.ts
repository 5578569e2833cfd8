// Loads the prepared coast of a built-in map; each is a separate file, so only the one in play is fetched.

/** Paths in half units, but the echo and the sea in whole ones, made by tools/coast.js from Natural Earth (public domain). */
export interface Coast {
  /** Left, top, right and bottom of what is drawn, in the units of the map. */
  frame: number[];
  land: string;
  other: string;
  lakes: string;
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

/** The coast for a map id, or null for maps that have none: those are drawn on plain paper. */
export async function loadCoast(mapId: string): Promise<Coast | null> {
  const load = FILES[mapId];
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
