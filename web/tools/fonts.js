// A step of the build: cuts each font to the letters and the weights that its @font-face rule names, and lets the page fetch
// those that every reader needs from its first line on.

import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname } from "node:path";
import subset from "subset-font";

/** What the page uses of a font besides its letters: figures of one width, and kerning where letters are large. */
const FEATURES = ["tnum"];
const FEATURES_OF_SERIF = ["kern", "tnum"];
/** The address of the licence, in the table of a font's names. */
const LICENCE = 14;
/** The fonts that were cut, or are being cut. */
const made = new Map();
/** The letters of every language; the page has figures and names in them. */
const ALWAYS = /-latin-wght-normal-[^/]*\.woff2$/;
const URL = /url\("([^"]+\.woff2)"\)/;

export function fonts() {
  let folder = "";
  const cutting = {
    postcssPlugin: "fonts",
    async Once(root) {
      const rules = [];
      // Those of the device have no file.
      root.walkAtRules("font-face", (rule) => {
        if (rule.nodes.some(({ prop, value }) => prop === "src" && URL.test(value))) rules.push(rule);
      });
      for (const rule of rules) await cut(rule, folder);
    },
  };
  return {
    name: "fonts",
    config: () => ({ css: { postcss: { plugins: [cutting] } } }),
    configResolved({ cacheDir }) {
      folder = `${cacheDir}/fonts`;
    },
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((name) => ALWAYS.test(name))
          .map((name) => ({
            tag: "link",
            attrs: { rel: "preload", as: "font", type: "font/woff2", crossorigin: true, href: `/${name}` },
            injectTo: "head",
          })),
    },
  };
}

/** Points a rule to a font cut for it. A font cut before is reused. */
async function cut(rule, folder) {
  const value = (name) => rule.nodes.findLast((it) => it.prop === name);
  const src = value("src");
  const path = createRequire(import.meta.url).resolve(URL.exec(src.value)[1]);
  const font = await readFile(path);
  const letters = lettersOf(value("unicode-range").value);
  const [min, max] = value("font-weight").value.split(" ").map(Number);
  const how = {
    targetFormat: "woff2",
    keepFeatures: basename(path).includes("serif") ? FEATURES_OF_SERIF : FEATURES,
    preserveNameIds: [LICENCE],
    variationAxes: { wght: { min, max } },
  };
  const hash = createHash("sha256").update(font).update(letters).update(JSON.stringify(how)).digest("hex").slice(0, 12);
  const own = `${folder}/${hash}/${basename(path)}`;
  // Two style sheets may need it at the same time.
  if (!made.has(own)) made.set(own, existsSync(own) ? null : subset(font, letters, how).then((it) => write(own, it)));
  await made.get(own);
  src.value = src.value.replace(URL, `url("${own}")`);
}

/** Writes a file so that it never exists half written. */
async function write(path, content) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.part`, content);
  await rename(`${path}.part`, path);
}

/** All letters of a unicode-range. */
function lettersOf(list) {
  return rangesOf(list)
    .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)))
    .join("");
}

/** From which letter to which: "U+100-17F, U+131, U+4??" has three ranges. */
export function rangesOf(list) {
  return list.split(",").map((range) => {
    const [from, to = from] = range.trim().slice("U+".length).split("-");
    return [parseInt(from.replaceAll("?", "0"), 16), parseInt(to.replaceAll("?", "F"), 16)];
  });
}
