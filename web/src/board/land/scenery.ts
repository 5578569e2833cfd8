// Puts together what is drawn on the land of a map: prepared for the built-in ones, made up for all others.

import { type Coast, loadLines } from "../coast.js";
import { type BoardGeometry, frameOf } from "../geometry.js";
import type { Land } from "../land.js";
import { labelSize } from "../view.js";
import Drawings from "./Drawings.svelte";
import Frame from "./Frame.svelte";
import Hills from "./Hills.svelte";
import { countryOf, heightsOf } from "./invent.js";
import { inventedRelief, pictureOf, summitsOf } from "./relief.js";
import { riversOf } from "./rivers.js";
import { landIn, pathOf } from "./shore.js";
import { SCALES, sceneOf } from "./spots.js";

type Ground = Pick<Land, "relief" | "rivers" | "lakes" | "peaks">;

interface Water {
  rivers: string;
  lakes: string;
  peaks: number[][];
}

/** Made by tools/terrain.js from ETOPO5 and Natural Earth, both in the public domain. */
const FILES: Readonly<Record<string, () => Promise<[{ default: string }, { default: Water }]>>> = {
  usa: () => Promise.all([import("../terrain/usa-land.webp?inline"), import("../terrain/usa-land.json")]),
  europe: () => Promise.all([import("../terrain/europe-land.webp?inline"), import("../terrain/europe-land.json")]),
};

export async function landOf(mapId: string, title: string, geometry: BoardGeometry, coast: Coast): Promise<Land> {
  const scale = coast.scale ?? geometry.scale;
  const [ground, lines] = await Promise.all([groundOf(mapId, geometry), loadLines(mapId)]);
  // Names are laid out one size at a time, so that nobody notices.
  for (const size of SCALES) {
    geometry.labels(labelSize(size));
    await pause();
  }
  const isLand = landIn(coast, scale, geometry.view, 3);
  return {
    ...ground,
    lines,
    title,
    box: frameOf(coast.frame, scale),
    scene: sceneOf(geometry, isLand, ground.peaks, title),
    Hills,
    Drawings,
    Frame,
  };
}

async function groundOf(mapId: string, geometry: BoardGeometry): Promise<Ground> {
  const load = FILES[mapId];
  if (load) {
    const [relief, { default: water }] = await load();
    const peaks = water.peaks.map(([x = 0, y = 0]) => ({ x: x * geometry.scale, y: y * geometry.scale }));
    return { relief: relief.default, rivers: water.rivers, lakes: water.lakes, peaks };
  }
  const country = countryOf(geometry);
  const heights = heightsOf(geometry, country);
  await pause();
  const rivers = pathOf(riversOf(country, heights), "");
  await pause();
  const relief = await pictureOf(inventedRelief(country, heights));
  return { relief, rivers, lakes: "", peaks: summitsOf(country, heights) };
}

/** Lets the page do what has come up meanwhile. */
const pause = (): Promise<void> => new Promise((done) => setTimeout(done));
