// Says how much a first visit loads until the first moves against bots have been made, in each language, as the server sends it
// to a browser that takes brotli, and refuses more than 200 kB. Of the letters only those come that the language has; the replay,
// the review, the end, the text view, new tables and their seats, the settings, how to play, the reference card, the guide, the profile, what
// those who run the server need and the cities' names of today only when they are looked at; a map with the larger of the coasts, in place of which
// the Card Game has its yards; the hills on it when all else is there; the icons as pictures only where the page is installed.

import { readdir, readFile, stat } from "node:fs/promises";
import { rangesOf } from "./fonts.js";
import { partOf } from "./messages.js";

const LIMIT = 200_000;
const dist = new URL("../dist/", import.meta.url);
const texts = new URL("../src/text/", import.meta.url);

const LATER =
  /About|Account|Create|Replay|Review|Practise|Exercise|PlayOn|HintPanel|advice-|TextView|HowToPlay|Reference|help-|Guide|ending|AdminPage|Notice|Report|ResetPassword|admin-|scenery|invent|-lines-|-land-|picture-|Seats|TableSettings|Yards|PlayCards/;
const NO_FILE_OF_IT = /\.(br|gz|png)$|^\.git|^[^.]+$/;
const COAST = /\/(usa|europe)-(?!land-|lines-)[^/]+\.js$/;
const FONT = /\.woff2$/;
/** A part of a language's file: "cs.how". */
const PART = /\.(page|how|guide|admin|city|review)-[^/]+\.js$|\.webmanifest$/;

const all = new Set(await readdir(dist, { recursive: true }));
const files = [...all].filter((name) => !NO_FILE_OF_IT.test(name));
const fonts = files.filter((name) => FONT.test(name));
const coasts = files.filter((name) => COAST.test(name));
const common = files.filter((name) => ![LATER, FONT, COAST, PART].some((it) => it.test(name)));
const ranges = await rangesOfFonts();

const shared = (await sum(common)) + Math.max(...(await Promise.all(coasts.map(sent))));
for (const file of (await readdir(texts)).filter((name) => name.endsWith(".ftl"))) {
  const language = file.slice(0, -".ftl".length);
  const words = partOf(await readFile(new URL(file, texts), "utf8"), "page");
  // Where the board's letters are foreign, cities have their names of today from the start.
  const parts = ["page", ...(new Intl.Locale(language).maximize().script === "Latn" ? [] : ["city"])];
  const of = [...parts.map((part) => `assets/${language}.${part}-`), `assets/manifest.${language}-`];
  const own = await sum(files.filter((name) => of.some((begin) => name.startsWith(begin))));
  const letters = await sum(fonts.filter((name) => ranges.get(name).some((range) => has(words, range))));
  const total = shared + own + letters;
  console.log(
    `${language.padEnd(5)} ${kB(total)} kB compressed: the page ${kB(shared)}, its words ${kB(own)}, its letters ${kB(letters)}`,
  );
  if (own === 0 || letters === 0 || total > LIMIT) process.exitCode = 1;
}

/** What the style sheets say of each font: from which letter to which it has. */
async function rangesOfFonts() {
  const ranges = new Map();
  for (const name of files.filter((it) => it.endsWith(".css"))) {
    const css = await readFile(new URL(name, dist), "utf8");
    for (const [, rule] of css.matchAll(/@font-face\s*{([^}]*)}/g)) {
      const font = fonts.find((it) => rule.includes(it));
      // Those of the device are there already.
      if (!font) continue;
      const [, list] = /unicode-range:([^;]*)/.exec(rule);
      ranges.set(font, rangesOf(list));
    }
  }
  return ranges;
}

function has(words, [from, to]) {
  return [...words].some((letter) => letter.codePointAt(0) >= from && letter.codePointAt(0) <= to);
}

async function sent(name) {
  const { size } = await stat(new URL(all.has(`${name}.br`) ? `${name}.br` : name, dist));
  return size;
}

async function sum(names) {
  const sizes = await Promise.all(names.map(sent));
  return sizes.reduce((a, b) => a + b, 0);
}

function kB(size) {
  return (size / 1000).toFixed(1).padStart(5);
}
