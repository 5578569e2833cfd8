// Prepares what lies on the land of the built-in maps: hill shading from ETOPO5, rivers and lakes from Natural Earth, all in the public domain.
//
//   node tools/terrain.js            writes the rivers and lakes, src/board/terrain/*-land.json
//   node tools/terrain.js GRID       writes the shading too, src/board/terrain/*-land.webp; GRID is etopo5.cdf (data/PROVENANCE.md)

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { blurred, shaded } from "../src/board/land/grid.js";
import { bounds, warpOf } from "./coast-warp.js";
import { heightsIn } from "./terrain-heights.js";
import { PEAKS } from "./terrain-peaks.js";
import { gridOf, warpedHeights } from "./terrain-warp.js";
import { groundOf, waterOf } from "./terrain-water.js";

const here = (path) => new URL(path, import.meta.url);
const BUILT_IN = ["usa", "europe"];
const read = (path) => JSON.parse(readFileSync(here(path), "utf8"));

/** Points per unit of the map: about as fine as the heights are. */
const FINE = 2 / 3;
/** The rise from one point to the next that is drawn as a steep slope, in metres. */
const STEEP = 620;
/** How opaque the deepest shade and the brightest light are. */
const SHADE = 0.62;
const LIGHT = 0.5;
/** So many steps of opacity are enough for the eye, and pack much better than 256. */
const STEPS = 12;

/** What the page draws of a map besides its coast, but for the shading. */
export function terrainOf(id) {
  const warp = warpOf(read(`../../data/${id}.json`).cities);
  const coast = read(`../src/board/coasts/${id}.json`);
  const { isLand } = groundOf(coast, coast.frame);
  const peaks = PEAKS.map(warp).filter(isLand);
  return { ...waterOf(coast, warp), peaks: peaks.map(([x, y]) => [Math.round(x), Math.round(y)]) };
}

/** The shading of a map as red, green, blue and opacity: dark where it turns from the light, light where it faces it. */
export function reliefOf(id, heightAt) {
  const map = read(`../../data/${id}.json`);
  const coast = read(`../src/board/coasts/${id}.json`);
  const [west, south, east, north] = bounds(map.cities.map((c) => [c.lon, c.lat]));
  const grid = gridOf(coast.frame, FINE);
  const heights = warpedHeights(grid, warpOf(map.cities), heightAt, [west - 45, south - 25, east + 45, north + 25]);
  const shade = shaded(heights, grid, STEEP, { ease: easing(map.cities, grid) });
  const { points } = groundOf(coast, coast.frame, 1 / FINE);
  const columns = Math.ceil((coast.frame[2] - coast.frame[0]) * FINE) + 1;
  const land = Float32Array.from(shade, (_, i) => points[Math.floor(i / grid.w) * columns + (i % grid.w)]);
  // It ends a little within the shore, so that nothing of it lies on the water.
  const fading = blurred(land, grid.w, grid.h, 1);
  const rgba = new Uint8ClampedArray(4 * grid.w * grid.h);
  for (let i = 0; i < shade.length; i++) {
    const strength = shade[i] * Math.max(0, Math.min(1, 2 * fading[i] - 1)) * land[i];
    const alpha = strength < 0 ? -strength * SHADE : strength * LIGHT;
    const [r, g, b] = strength < 0 ? [30, 16, 2] : [255, 253, 246];
    rgba.set([r, g, b, (Math.round(alpha * STEPS) / STEPS) * 255], 4 * i);
  }
  return { width: grid.w, height: grid.h, rgba };
}

/** From 0 around the cities to 1 far from them. */
function easing(cities, { x0, y0, fine }) {
  const [left, top, right, bottom] = bounds(cities.map((c) => [(c.x - x0) * fine, (c.y - y0) * fine]));
  return (x, y) => Math.min(1, Math.max(0, left - x - 30, x - right - 30, top - y - 30, y - bottom - 30) / 40);
}

/** Chromium writes the pictures, as it draws the icons; at quality 1 it loses nothing. */
async function webp({ width, height, rgba }) {
  const { chromium } = await import("playwright-core");
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox"],
  });
  try {
    const page = await browser.newPage();
    const data = await page.evaluate(
      async ([w, h, base64]) => {
        const bytes = Uint8ClampedArray.from(atob(base64), (c) => c.charCodeAt(0));
        const canvas = new OffscreenCanvas(w, h);
        canvas.getContext("2d").putImageData(new ImageData(bytes, w, h), 0, 0);
        const blob = await canvas.convertToBlob({ type: "image/webp", quality: 1 });
        return new Promise((done) => {
          const reader = new FileReader();
          reader.onload = () => done(reader.result.split(",")[1]);
          reader.readAsDataURL(blob);
        });
      },
      [width, height, Buffer.from(rgba).toString("base64")],
    );
    return Buffer.from(data, "base64");
  } finally {
    await browser.close();
  }
}

async function main([grid]) {
  mkdirSync(here("../src/board/terrain/"), { recursive: true });
  const heightAt = grid ? heightsIn(grid) : null;
  for (const id of BUILT_IN) {
    const text = `${JSON.stringify(terrainOf(id))}\n`;
    writeFileSync(here(`../src/board/terrain/${id}-land.json`), text);
    console.log(`${id}: ${text.length} characters of rivers and lakes`);
    if (!heightAt) continue;
    const picture = await webp(reliefOf(id, heightAt));
    writeFileSync(here(`../src/board/terrain/${id}-land.webp`), picture);
    console.log(`${id}: ${picture.length} bytes of shading`);
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await main(process.argv.slice(2));
