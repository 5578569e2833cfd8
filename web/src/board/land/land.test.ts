// The promises of what is drawn beside the tracks: it hides nothing, ships float and mountains stand, and any map has a country of its own.

import { describe, expect, it } from "vitest";
import europe from "../../../../data/europe.json";
import usa from "../../../../data/usa.json";
import tiny from "../../../../docs/examples/tiny.json";
import type { Coast } from "../coast.js";
import europeCoast from "../coasts/europe.json";
import usaCoast from "../coasts/usa.json";
import { type BoardGeometry, layOut, type MapSource } from "../geometry.js";
import { DISC, HOUSE_HEIGHT, WAGON_WIDTH } from "../measures.js";
import { barCorners, barsOverlap, boxCorners, boxesOverlap, discInBox } from "../overlap.js";
import europeLand from "../terrain/europe-land.json";
import usaLand from "../terrain/usa-land.json";
import { labelSize } from "../view.js";
import { type Country, countryOf, heightsOf, inventCoast } from "./invent.js";
import { inventedRelief, summitsOf } from "./relief.js";
import { riversOf } from "./rivers.js";
import { landIn } from "./shore.js";
import { isClearOf, SCALES, sceneOf } from "./spots.js";

const MAPS = { usa, europe, tiny } as unknown as Record<string, MapSource>;
const board = (id: string): BoardGeometry => layOut(MAPS[id] as MapSource);
const boards = { usa: board("usa"), europe: board("europe"), tiny: board("tiny") };
const TITLES: Readonly<Record<string, string>> = { usa: "USA", europe: "Europe", tiny: tiny.name };
const PREPARED: Readonly<Record<string, [Coast, number[][]]>> = {
  usa: [usaCoast, usaLand.peaks],
  europe: [europeCoast, europeLand.peaks],
};

describe.each(Object.entries(boards))("the drawings of %s", (id, geometry) => {
  const [coast, summits] = PREPARED[id] ?? [inventCoast(geometry), []];
  const isLand = landIn(coast, 1, geometry.view, 3);
  const peaks = summits.map(([x = 0, y = 0]) => ({ x, y }));
  const scene = sceneOf(geometry, isLand, peaks, TITLES[id] ?? "");
  const all = [...scene.drawings.map((it) => it.box), ...(scene.plate ? [scene.plate.box] : [])];

  it("are there: a compass, a plate with the scale, ships, and mountains", () => {
    const kinds = new Set(scene.drawings.map((it) => it.kind));
    expect(kinds).toContain("rose");
    expect(kinds.has("steamer") || kinds.has("sail")).toBe(true);
    expect(kinds.has("tunnel")).toBe(id !== "usa");
    if (id !== "tiny") expect(kinds).toContain("peak");
    expect(scene.plate?.trains).toBeGreaterThanOrEqual(2);
  });

  it("lie on no track, no city, nor one another, and within the map", () => {
    const bars = geometry.tracks.flatMap((t) => t.spaces.map((s) => barCorners({ ...s, width: WAGON_WIDTH }, 1)));
    const { x, y, width, height } = geometry.view;
    all.forEach((box, i) => {
      expect(bars.some((bar) => barsOverlap(bar, boxCorners(box)))).toBe(false);
      for (const c of geometry.cities) expect(discInBox(c, DISC + HOUSE_HEIGHT, box), c.id).toBe(0);
      for (const other of all.slice(i + 1)) expect(boxesOverlap(box, other)).toBe(false);
      expect(box.x > x && box.y > y && box.x + box.width < x + width && box.y + box.height < y + height).toBe(true);
    });
  });

  it.each(SCALES)("lie on no name at scale %f", (scale) => {
    for (const box of all) expect(isClearOf(geometry.labels(labelSize(scale)), box)).toBe(true);
  });

  it.each([0.62, 0.8, 1.15, 1.6, 2.4, 4])("are left out under a name, and most are seen at scale %f", (scale) => {
    const names = geometry.labels(labelSize(scale));
    const shown = all.filter((box) => isClearOf(names, box));
    for (const box of shown) for (const name of names) expect(boxesOverlap(name.box, box)).toBe(false);
    expect(shown.length).toBeGreaterThan(all.length / 2);
  });

  it("has ships on the water and mountains on the land", () => {
    for (const { kind, x, y } of scene.drawings) {
      if (kind === "steamer" || kind === "sail") expect(isLand({ x, y }), kind).toBe(false);
      if (kind === "peak" || kind === "tunnel") expect(isLand({ x, y }), kind).toBe(true);
    }
  });

  it("are the same every time", () => {
    expect(sceneOf(board(id), isLand, peaks, TITLES[id] ?? "")).toEqual(scene);
  });
});

describe.each(Object.entries(boards))("a country made up for %s", (id, geometry) => {
  const country = countryOf(geometry);
  const isLand = landIn(country.coast, 1, country.sheet, country.grid.cell);
  const heights = heightsOf(geometry, country);

  it("has its cities and tracks on the land, and water under its ferries", () => {
    for (const c of geometry.cities) expect(isLand(c), c.id).toBe(true);
    for (const t of geometry.tracks) {
      const dry = t.spaces.filter(isLand).length;
      if (t.ferry === 0) expect(dry, t.id).toBe(t.spaces.length);
    }
    const ferries = geometry.tracks.filter((t) => t.ferry > 0 && t.length > 2);
    const wet = ferries.filter((t) => t.spaces.some((s) => !isLand(s)));
    expect(wet.length).toBeGreaterThanOrEqual(ferries.length * 0.8);
  });

  it("ends within the sheet, so that there is sea all around", () => {
    const { x, y, width, height } = country.sheet;
    for (const [px, py] of [
      [x, y],
      [x + width, y],
      [x, y + height],
      [x + width / 2, y + height],
    ] as const)
      expect(isLand({ x: px, y: py })).toBe(false);
  });

  it("has rivers that reach the water or another river", () => {
    const rivers = riversOf(country, heights);
    expect(rivers.length).toBeGreaterThan(0);
    const ends = rivers.flatMap((r) => r.slice(-1));
    const points = new Set(rivers.flatMap((r) => r.slice(0, -1)).map(([x, y]) => cellAt(country, x, y)));
    for (const [x, y] of ends) {
      const at = cellAt(country, x, y);
      expect(country.ground[at] === 0 || points.has(at)).toBe(true);
    }
  });

  it("is highest where nothing needs the plain, and shaded there", () => {
    const summits = summitsOf(country, heights);
    expect(summits.length).toBeGreaterThan(0);
    const { rgba, width, height } = inventedRelief(country, heights);
    expect(rgba.length).toBe(4 * width * height);
    expect(rgba.some((v, i) => i % 4 === 3 && v > 40)).toBe(true);
    country.ground.forEach((land, i) => land === 0 && expect(rgba[4 * i + 3]).toBe(0));
  });

  it("is the same every time", () => {
    expect(inventCoast(board(id))).toEqual(country.coast);
  });
});

it("makes up a country even for a map whose cities have no places", () => {
  const map = MAPS["tiny"] as MapSource;
  const geometry = layOut({ ...map, cities: map.cities.map(({ id, name }) => ({ id, name })) });
  const { coast, sheet, grid } = countryOf(geometry);
  const isLand = landIn(coast, 1, sheet, grid.cell);
  for (const c of geometry.cities) expect(isLand(c), c.id).toBe(true);
});

function cellAt({ grid: { x0, y0, w, cell } }: Country, x: number, y: number): number {
  return Math.round((y - y0) / cell) * w + Math.round((x - x0) / cell);
}
