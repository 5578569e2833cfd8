// Draws the coast behind a map file: Natural Earth's land (public domain), warped to the file's cities, as small SVG paths.
//
//   node tools/coast.js            writes src/board/coasts/*.json for the built-in maps, the finer lines in files of their own
//   node tools/coast.js --check    fails if they are not up to date
//   node tools/coast.js FILE       prints the coast of any map file whose cities have lat and lon

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { merge, mesh } from "topojson-client";
import { contours } from "./coast-contours.js";
import { LAKES } from "./coast-lakes.js";
import { clipLine, clipRing, encodeLines, encodeRings, ringArea, thin } from "./coast-shape.js";
import { bounds, warpOf } from "./coast-warp.js";

const require = createRequire(import.meta.url);
const here = (path) => new URL(path, import.meta.url);
const BUILT_IN = ["usa", "europe"];

/** How far the drawn country goes on beside and above the cities, so that a board of any shape is filled to its edges. */
const BLEED = [440, 240];

/** How far the echo lies within the coast, and the contour lines of the sea outside it. */
const DISTANCES = [-3.4, 5.5, 12, 20];

/** Countries that belong to the scene though no city lies on their thinned land; all others without one are other land. */
const SCENE = new Set(
  (
    "Ireland Norway Sweden Finland Estonia Moldova Belarus Slovakia Czechia Slovenia Serbia Montenegro Kosovo Albania " +
    "Macedonia Liechtenstein Luxembourg Andorra Monaco Portugal Malta Denmark"
  ).split(" "),
);

/** Countries that are other land though a city on the border falls within them. */
const ASIDE = new Set(["Mexico"]);

/** The coast of one map document, or null if it doesn't say where its cities lie on the globe. */
export function coastOf(map) {
  const warp = warpOf(map.cities);
  if (!warp) return null;
  const placed = map.cities.filter((c) => c.x != null && c.y != null);
  const b = bounds(placed.map((c) => [c.x, c.y]));
  const frame = [b[0] - BLEED[0], b[1] - BLEED[1], b[2] + BLEED[0], b[3] + BLEED[1]].map(Math.round);
  const ease = easing(b);
  // What is cut off must lie out of sight, or the cut would be drawn as a shore.
  const cut = [frame[0] - 40, frame[1] - 40, frame[2] + 40, frame[3] + 40];
  const { topology, countries } = atlas(map, warp, ease);
  const rings = (shape) =>
    shape.coordinates
      .flat()
      .map((r) => clipRing(r, cut))
      .filter((r) => ringArea(r) > 14);
  const home = new Set(countries.filter((c) => c.home).map((c) => c.geometry));
  const border = mesh(
    topology,
    { type: "GeometryCollection", geometries: countries.map((c) => c.geometry) },
    (p, q) => p !== q,
  );
  const lakes = LAKES.map((flat) => clipRing(thin(pairs(flat).map(warp), 0.4), cut));
  const land = rings(
    merge(
      topology,
      countries.map((c) => c.geometry),
    ),
  );
  const water = lakes.filter((r) => ringArea(r) > 12);
  const [echo, ...sea] = contours(land, water, cut, DISTANCES);
  return {
    frame,
    land: encodeRings(land),
    other: encodeRings(
      rings(
        merge(
          topology,
          countries.map((c) => c.geometry).filter((g) => !home.has(g)),
        ),
      ),
    ),
    lakes: encodeRings(water),
    echo: encodeLines(shown(echo, 30, 7, ease), 1),
    sea: sea.map((l, i) => encodeLines(shown(l, 70, 12 + 8 * i, ease), 1)),
    borders: encodeLines(border.coordinates.flatMap((line) => clipLine(line, cut)).map((line) => thin(line, 7, ease))),
  };
}

/** Lines long enough to be worth their ink, much thinned: the page draws them as curves through what is left. */
const shown = (lines, longest, area, ease) => lines.filter((l) => l.length > longest).map((l) => thin(l, area, ease));

/** Far from the cities, where one seldom looks, the coast may be coarser. */
function easing([x0, y0, x1, y1]) {
  return ([x, y]) => 1 + 5 * Math.min(1, Math.max(0, x0 - x - 50, x - x1 - 50, y0 - y - 50, y - y1 - 50) / 120);
}

/** The countries near the map, with the arcs they share already warped and thinned, so that neighbours still fit. */
function atlas(map, warp, ease) {
  const source = JSON.parse(readFileSync(require.resolve("world-atlas/countries-50m.json"), "utf8"));
  const known = map.cities.filter((c) => c.lat != null && c.lon != null);
  const near = bounds(known.map((c) => [c.lon, c.lat]));
  const [west, south, east, north] = [near[0] - 28, near[1] - 16, near[2] + 28, near[3] + 16];
  const arcs = source.arcs.map((arc) => degrees(arc, source.transform));
  const used = new Set();
  const countries = [];
  for (const g of source.objects.countries.geometries) {
    const polygons = g.type === "Polygon" ? [g.arcs] : (g.arcs ?? []);
    const kept = polygons.filter((rings) => {
      const points = rings[0].flatMap((i) => arcs[i < 0 ? ~i : i]);
      const [w, s, e, n] = bounds(points);
      return e > west && w < east && n > south && s < north;
    });
    if (kept.length === 0) continue;
    kept.flat(2).forEach((i) => used.add(i < 0 ? ~i : i));
    const inside = known.some((c) => kept.some((rings) => holds(rings[0], arcs, c)));
    const name = g.properties.name;
    countries.push({
      geometry: { type: "MultiPolygon", arcs: kept },
      home: SCENE.has(name) || (inside && !ASIDE.has(name)),
    });
  }
  const drawn = arcs.map((arc, i) =>
    used.has(i)
      ? thin(arc.map(warp), 2, ease)
      : [
          [0, 0],
          [0, 0],
        ],
  );
  return { topology: { type: "Topology", objects: {}, arcs: drawn }, countries };
}

function degrees(arc, { scale, translate }) {
  let x = 0;
  let y = 0;
  return arc.map(([dx, dy]) => [(x += dx) * scale[0] + translate[0], (y += dy) * scale[1] + translate[1]]);
}

function holds(ring, arcs, city) {
  const points = ring.flatMap((i) => (i < 0 ? [...arcs[~i]].reverse() : arcs[i]));
  let odd = false;
  for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
    const [xi, yi] = points[i];
    const [xj, yj] = points[j];
    if (yi > city.lat !== yj > city.lat && city.lon < ((xj - xi) * (city.lat - yi)) / (yj - yi) + xi) odd = !odd;
  }
  return odd;
}

const pairs = (flat) => Array.from({ length: flat.length / 2 }, (_, i) => [flat[2 * i], flat[2 * i + 1]]);

/** What is drawn at once, and what may come later. */
export function filesOf(id, { frame, land, other, lakes, ...lines }) {
  return [
    [id, { frame, land, other, lakes }],
    [`${id}-lines`, lines],
  ];
}

function main(args) {
  const read = (path) => JSON.parse(readFileSync(path, "utf8"));
  const file = args.find((a) => !a.startsWith("--"));
  if (file) {
    process.stdout.write(JSON.stringify(coastOf(read(file))) + "\n");
    return;
  }
  mkdirSync(here("../src/board/coasts/"), { recursive: true });
  for (const [name, part] of BUILT_IN.flatMap((id) => filesOf(id, coastOf(read(here(`../../data/${id}.json`)))))) {
    const target = here(`../src/board/coasts/${name}.json`);
    const text = JSON.stringify(part) + "\n";
    if (!args.includes("--check")) writeFileSync(target, text);
    else if (readFileSync(target, "utf8") !== text) {
      console.error(`coasts/${name}.json is not up to date: run node tools/coast.js`);
      process.exitCode = 1;
    }
  }
}

if (process.argv[1] && import.meta.url === new URL(process.argv[1], "file:").href) main(process.argv.slice(2));
