// Prints the packages that are part of the page as JSON, each with its licence: node tools/licences.js FOLDER
// The page is built once more, into that folder, because only the bundler knows which packages it takes code from.

import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build } from "vite";

const root = fileURLToPath(new URL("../", import.meta.url));
const [outDir] = process.argv.slice(2);
const { output } = await build({
  root,
  configLoader: "runner",
  logLevel: "warn",
  build: { outDir, emptyOutDir: true, license: { fileName: "licences.json" } },
});
const bundled = JSON.parse(output.find(({ fileName }) => fileName === "licences.json").source);

/** Fonts are cut before the bundler sees them, so it does not know where they came from. */
async function fonts() {
  const scope = `${root}node_modules/@fontsource-variable/`;
  const read = async (name) => {
    const { version, license } = JSON.parse(await readFile(`${scope}${name}/package.json`, "utf8"));
    const text = await readFile(`${scope}${name}/LICENSE`, "utf8");
    return { name: `@fontsource-variable/${name}`, version, identifier: license, text };
  };
  return Promise.all((await readdir(scope)).map(read));
}

console.log(JSON.stringify([...bundled, ...(await fonts())], null, 2));
