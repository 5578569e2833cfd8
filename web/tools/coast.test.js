// The coast's promises: every city where its file says, nothing folded over, small enough to load.

import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { coastOf, filesOf } from "./coast.js";
import { warpOf } from "./coast-warp.js";

const read = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"));

describe.each(["usa", "europe"])("%s", (id) => {
  const map = read(`../../data/${id}.json`);
  const warp = warpOf(map.cities);

  it("carries every city to its place", () => {
    for (const c of map.cities) {
      const [x, y] = warp([c.lon, c.lat]);
      expect(Math.hypot(x - c.x, y - c.y), c.id).toBeLessThan(0.01);
    }
  });

  it("keeps east to the right and north up everywhere", () => {
    const lons = map.cities.map((c) => c.lon);
    const lats = map.cities.map((c) => c.lat);
    for (let lon = Math.min(...lons) - 4; lon < Math.max(...lons) + 4; lon += 0.5) {
      for (let lat = Math.min(...lats) - 2; lat < Math.max(...lats) + 2; lat += 0.5) {
        const [x, y] = warp([lon, lat]);
        const [ex, ey] = warp([lon + 0.1, lat]);
        const [nx, ny] = warp([lon, lat + 0.1]);
        expect((ex - x) * (y - ny) - (y - ey) * (nx - x), `folded at ${lon}, ${lat}`).toBeGreaterThan(0);
      }
    }
  });

  it("is written as it would be made, and small", () => {
    const parts = filesOf(id, coastOf(map)).map(([name, part]) => {
      const file = readFileSync(new URL(`../src/board/coasts/${name}.json`, import.meta.url), "utf8");
      expect(JSON.parse(file)).toEqual(part);
      return gzipSync(file).length;
    });
    expect(parts[0]).toBeLessThan(8000);
    expect(parts[0] + parts[1]).toBeLessThan(17000);
  });
});

it("gives no coast to a map that is nowhere on the globe", () => {
  expect(coastOf(read("../../docs/examples/tiny.json"))).toBeNull();
});
