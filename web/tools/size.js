// Says how much a first visit loads until a game is on the table, compressed, and refuses more than 200 kB.
// Letters beyond Latin come only where a page has them, the replay, the text view and how to play only for those who ask
// for them, what moves and sounds only with the first thing that happens; of the coasts only the one that is played.

import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const LIMIT = 200_000;
const dist = fileURLToPath(new URL("../dist/", import.meta.url));
const names = (await readdir(dist, { recursive: true })).filter((name) => /\.\w+$/.test(name) && !/\/?\.git/.test(name));
const coast = /\/(usa|europe)-[^/]+\.js$/;
let total = 0;
let largestCoast = 0;
for (const name of names) {
  if (/latin-ext|cyrillic|Replay|TextView|HowToPlay|how\.|Stage|ending|synth/.test(name)) continue;
  const data = await readFile(dist + name);
  const size = name.endsWith(".woff2") ? data.length : gzipSync(data).length;
  if (coast.test(`/${name}`)) largestCoast = Math.max(largestCoast, size);
  else total += size;
}
total += largestCoast;
console.log(`first load: ${(total / 1000).toFixed(1)} kB compressed of ${LIMIT / 1000} kB`);
if (total > LIMIT) process.exitCode = 1;
