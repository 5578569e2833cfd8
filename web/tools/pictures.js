// Cuts the pictures of the lobby out of the built-in boards: a part of the map, and of the coast behind it.
//
//   node tools/pictures.js            writes src/app/pictures/*.json
//   node tools/pictures.js --check    fails if they are not up to date

import { mkdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { clipLine, clipRing, decoded, encodeLines, encodeRings } from "./coast-shape.js";

/** The part of each board that is shown, and who has what there. */
const PICTURES = {
  usa: {
    part: { x: 715, y: 122, width: 290, height: 133 },
    owners: {
      "pittsburgh-toronto": "red",
      "new_york-pittsburgh/green": "red",
      "chicago-pittsburgh/orange": "blue",
      "montreal-toronto": "red",
    },
    stations: {},
  },
  europe: {
    part: { x: 175, y: 207, width: 290, height: 133 },
    owners: {
      "amsterdam-bruxelles": "green",
      "bruxelles-frankfurt": "green",
      "frankfurt-munchen": "green",
      "dieppe-paris": "yellow",
      "brest-dieppe": "yellow",
    },
    stations: { paris: "yellow" },
  },
};

/** How far around it things still reach into it. */
const AROUND = 20;

const check = process.argv.includes("--check");
const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const read = async (path) => JSON.parse(await readFile(here(path), "utf8"));

await mkdir(here("../src/app/pictures"), { recursive: true });
for (const [name, picture] of Object.entries(PICTURES)) {
  const { x, y, width, height } = picture.part;
  const box = [x - AROUND, y - AROUND, x + width + AROUND, y + height + AROUND];
  const map = partOfMap(await read(`../../data/${name}.json`), box);
  const lines = await read(`../src/board/coasts/${name}-lines.json`);
  const coast = partOfCoast({ ...(await read(`../src/board/coasts/${name}.json`)), ...lines }, box);
  const text = `${JSON.stringify({ ...picture, map, coast })}\n`;
  const path = here(`../src/app/pictures/${name}.json`);
  if (!check) {
    await writeFile(path, text);
    console.log(`${name}: ${text.length} characters`);
  } else if ((await readFile(path, "utf8").catch(() => "")) !== text) {
    console.error(`web/src/app/pictures/${name}.json is out of date; run \`npm run pictures\``);
    process.exitCode = 1;
  }
}

/** The tracks that end in a box, with their cities, as a map file has them. */
function partOfMap({ cities, tracks }, [x0, y0, x1, y1]) {
  const inside = new Set(cities.filter((it) => it.x > x0 && it.x < x1 && it.y > y0 && it.y < y1).map((it) => it.id));
  const kept = tracks.filter((it) => inside.has(it.a) || inside.has(it.b));
  const used = new Set(kept.flatMap((it) => [it.a, it.b]));
  return {
    cities: cities.filter((it) => used.has(it.id)).map(({ id, x, y }) => ({ id, name: "", x, y })),
    tracks: kept.map(({ id, a, b, length, color, tunnel, ferry, bend }) => ({
      id,
      a,
      b,
      length,
      color,
      tunnel,
      ferry,
      bend,
    })),
  };
}

/** What of a coast lies in a box. */
function partOfCoast(coast, box) {
  const rings = (path) =>
    encodeRings(
      decoded(path, 2)
        .map((ring) => clipRing(ring, box))
        .filter((ring) => ring.length > 2),
    );
  const lines = (path, parts) =>
    encodeLines(
      decoded(path, parts).flatMap((line) => clipLine(line, box)),
      parts,
    );
  return {
    frame: coast.frame,
    land: rings(coast.land),
    other: rings(coast.other),
    lakes: rings(coast.lakes),
    echo: lines(coast.echo, 1),
    sea: coast.sea.map((path) => lines(path, 1)),
    borders: lines(coast.borders, 2),
  };
}
