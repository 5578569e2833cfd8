// Says how much a first visit loads until the first moves have been made, as the server sends it to a browser that takes
// brotli, and refuses more than 200 kB. Letters beyond Latin come only where a page has them, the replay, the end, the
// text view, how to play and the guide only when they are looked at; of the coasts only the one that is played; the icons as
// pictures only where the page is installed.

import { readdir, stat } from "node:fs/promises";
import { fileURLToPath } from "node:url";

const LIMIT = 200_000;
const dist = fileURLToPath(new URL("../dist/", import.meta.url));
const all = new Set(await readdir(dist, { recursive: true }));
const LATER = /latin-ext|cyrillic|Replay|TextView|HowToPlay|how\.|Guide|guide\.|texts|ending/;
const NO_FILE_OF_IT = /\.(br|gz|png)$|^\.git|^[^.]+$/;
const coast = /\/(usa|europe)-[^/]+\.js$/;
let total = 0;
let largestCoast = 0;
for (const name of all) {
  if (LATER.test(name) || NO_FILE_OF_IT.test(name)) continue;
  const sent = all.has(`${name}.br`) ? `${name}.br` : name;
  const { size } = await stat(dist + sent);
  if (coast.test(name)) largestCoast = Math.max(largestCoast, size);
  else total += size;
}
total += largestCoast;
console.log(`first load: ${(total / 1000).toFixed(1)} kB compressed of ${LIMIT / 1000} kB`);
if (total === 0 || total > LIMIT) process.exitCode = 1;
