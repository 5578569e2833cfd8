// Shades made-up land as the prepared one is shaded, and turns the shading into a picture.

import type { Point } from "../arc.js";
import { shaded } from "./grid.js";
import type { Country } from "./invent.js";

export interface Picture {
  width: number;
  height: number;
  rgba: Uint8ClampedArray<ArrayBuffer>;
}

/** The rise within a unit that is drawn as a steep slope, in metres. */
const STEEP = 45;
const SHADE = 0.62;
const LIGHT = 0.34;
/** Summits are at least so high, and so far apart. */
const HIGH = 620;
const APART = 64;

export function inventedRelief({ grid, ground }: Country, heights: Float32Array): Picture {
  const shade = shaded(heights, grid, STEEP * grid.cell, { broad: 0.5 });
  const rgba = new Uint8ClampedArray(4 * grid.w * grid.h);
  shade.forEach((s, i) => {
    const alpha = ground[i] === 1 ? (s < 0 ? -s * SHADE : s * LIGHT) : 0;
    rgba.set(s < 0 ? [30, 16, 2, alpha * 255] : [255, 253, 246, alpha * 255], 4 * i);
  });
  return { width: grid.w, height: grid.h, rgba };
}

/** The highest places of the land, the highest first. */
export function summitsOf({ grid, ground }: Country, heights: Float32Array): Point[] {
  const high = [...heights.keys()].filter((i) => ground[i] === 1 && (heights[i] ?? 0) > HIGH);
  const found: Point[] = [];
  for (const i of high.sort((p, q) => (heights[q] ?? 0) - (heights[p] ?? 0) || p - q)) {
    const at = { x: grid.x0 + (i % grid.w) * grid.cell, y: grid.y0 + Math.floor(i / grid.w) * grid.cell };
    if (found.every((p) => Math.hypot(p.x - at.x, p.y - at.y) > APART)) found.push(at);
  }
  return found;
}

/** An address of the picture itself. The browser packs it in its own time. */
export async function pictureOf({ width, height, rgba }: Picture): Promise<string> {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  canvas.getContext("2d")?.putImageData(new ImageData(rgba, width, height), 0, 0);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done));
  if (!blob) return "";
  return new Promise((done) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => done("");
    reader.readAsDataURL(blob);
  });
}
