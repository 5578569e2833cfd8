// Works out the bends of the built-in maps while the page is built, so that no visitor has to wait for it.

import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { fingerprint } from "../src/board/fingerprint.js";
import { ease, type MapSource } from "../src/board/geometry.js";

const NAME = "virtual:layouts";
const MAPS = ["usa", "europe"];

export function layouts(): Plugin {
  return {
    name: "layouts",
    resolveId: (id) => (id === NAME ? NAME : null),
    load(id) {
      if (id !== NAME) return null;
      const maps = MAPS.map(
        (map) => JSON.parse(readFileSync(new URL(`../../data/${map}.json`, import.meta.url), "utf8")) as MapSource,
      );
      return `export default ${JSON.stringify(Object.fromEntries(maps.map((map) => [fingerprint(map), ease(map)])))}`;
    },
  };
}
