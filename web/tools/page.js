// A step of the build: describes the page in every language there is, for those who install it or have scripts turned off.

import { readdirSync, readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";

const texts = new URL("../src/text/", import.meta.url);
const manifest = new URL("../public/manifest.webmanifest", import.meta.url);
/** The language of the page before its script runs; search engines and shared links see it. */
const FIRST = "en-GB";
/** The address of a language's manifest: "cs.ftl?manifest". */
const ASKED = /([^/]+)\.ftl\?manifest$/;

export function page() {
  let isBuild = false;
  return {
    name: "page",
    enforce: "pre",
    configResolved({ command }) {
      isBuild = command === "build";
    },
    transformIndexHtml: { order: "pre", handler: filled },
    load(id) {
      const language = ASKED.exec(id)?.[1];
      if (!language) return null;
      if (!isBuild) return 'export default "/manifest.webmanifest";';
      const name = `manifest.${language}.webmanifest`;
      const file = this.emitFile({ type: "asset", name, source: manifestOf(language) });
      return `export default import.meta.ROLLUP_FILE_URL_${file};`;
    },
  };
}

/** The page's frame, with what it says before its script runs. */
export function filled(html) {
  const lines = languages().map((it) => `<p lang="${it}">${wordsOf(it).get("noscript")}</p>`);
  return html
    .replace('name="description" content=""', `name="description" content="${wordsOf(FIRST).get("description")}"`)
    .replace("<noscript></noscript>", `<noscript>${lines.join("")}</noscript>`);
}

/** The manifest with its description in a language. */
export function manifestOf(language) {
  const document = JSON.parse(readFileSync(manifest, "utf8"));
  return JSON.stringify({ ...document, lang: language, description: wordsOf(language).get("description") });
}

/** All languages there are, the first one first. */
export function languages() {
  const found = readdirSync(texts).flatMap((name) => /^(.+)\.ftl$/.exec(name)?.[1] ?? []);
  return found.sort((p, q) => Number(q === FIRST) - Number(p === FIRST) || p.localeCompare(q));
}

/** Messages without placeholders by their ids. */
function wordsOf(language) {
  const source = readFileSync(new URL(`${language}.ftl`, texts), "utf8");
  return new Map([...new FluentResource(source).body].map(({ id, value }) => [id, value]));
}
