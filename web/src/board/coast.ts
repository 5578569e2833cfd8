// Loads the prepared coast of a built-in map; each is a file of its own, so only the one that is played is fetched.

/** Paths in half units, made by tools/coast.js from Natural Earth (public domain). */
export interface Coast {
  /** Left, top, right and bottom of what is drawn, in the units of the map. */
  frame: number[];
  land: string;
  other: string;
  lakes: string;
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
