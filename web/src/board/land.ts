// What lies on the land and beside the tracks: hills, rivers and small drawings. It comes after everything one plays with, and nothing waits for it.

import type { Component } from "svelte";
import type { Point } from "./arc.js";
import type { Coast, Lines } from "./coast.js";
import type { BoardGeometry, Box } from "./geometry.js";
import type { LabelWishes } from "./labels.js";
import type { Scene } from "./land/spots.js";

export interface Land {
  /** A picture that is dark in the shade, light in the sun and clear elsewhere; and where it lies. */
  relief: string;
  box: Box;
  /** Paths in half units, as the coast has them. */
  rivers: string;
  lakes: string;
  /** Summits, in units. */
  peaks: readonly Point[];
  lines: Lines | null;
  title: string;
  scene: Scene;
  /** How it is drawn: above the plain land, above the coast, and around everything. */
  Hills: Component<{ land: Land; scale: number }>;
  Drawings: Component<{ land: Land; geometry: BoardGeometry; size: number; wishes: LabelWishes }>;
  Frame: Component;
}

/** The land of a map, once the browser has nothing better to do. The title is what the map is called on it. */
export async function loadLand(mapId: string, title: string, geometry: BoardGeometry, coast: Coast): Promise<Land> {
  await idle();
  const { landOf } = await import("./land/scenery.js");
  return landOf(mapId, title, geometry, coast);
}

/** Safari can't tell when it is idle; a moment later will do. */
const idle = (): Promise<void> =>
  new Promise((done) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => done(), { timeout: 4000 });
    else setTimeout(done, 400);
  });
