// Loads what lies on the land: hill shading, rivers and small lakes. It comes after everything one plays with, and nothing waits for it.

import type { Coast } from "./coast.js";
import { type BoardGeometry, type Box, frameOf } from "./geometry.js";

export interface Land {
  /** A picture that is dark in the shade, light in the sun and clear elsewhere. */
  relief: string;
  /** Where the picture lies. */
  box: Box;
  /** Paths in half units of the map file. */
  rivers: string;
  lakes: string;
}

interface Water {
  rivers: string;
  lakes: string;
}

/** Made by tools/terrain.js from ETOPO5 and Natural Earth, both in the public domain. */
const FILES: Readonly<Record<string, () => Promise<[{ default: string }, { default: Water }]>>> = {
  usa: () => Promise.all([import("./terrain/usa-land.webp?inline"), import("./terrain/usa-land.json")]),
  europe: () => Promise.all([import("./terrain/europe-land.webp?inline"), import("./terrain/europe-land.json")]),
};

/** The land of a map, once the browser has nothing better to do; null for maps that have none. */
export async function loadLand(mapId: string, geometry: BoardGeometry, coast: Coast | null): Promise<Land | null> {
  const load = FILES[mapId];
  if (!load || !coast) return null;
  await idle();
  const [relief, water] = await load();
  return { relief: relief.default, box: frameOf(coast.frame, geometry.scale), ...water.default };
}

/** Safari can't tell when it is idle; a moment later will do. */
const idle = (): Promise<void> =>
  new Promise((done) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => done(), { timeout: 4000 });
    else setTimeout(done, 400);
  });
