// Writes the type of every message of the page, with what it is filled with, from the English file.
// With --check it only reports whether the files are up to date.

import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";
import { partOf } from "./messages.js";

const path = (name) => fileURLToPath(new URL(`../src/text/${name}`, import.meta.url));
const types = path("messages.ts");

/** The parts that are said by id; the texts of the others stand in documents. */
const PARTS = ["page", "review"];

const english = await readFile(path("en-GB.ftl"), "utf8");
const source = PARTS.map((part) => partOf(english, part)).join("");
const lines = [...new FluentResource(source).body].map(
  ({ id, value }) => `  "${id}": ${facts([...placeholders(value)])};`,
);
const text = `// Generated from en-GB.ftl by \`npm run messages\`, never edited.

import type { Fact } from "./bundle.js";

/** The messages of the page by id, each with what it has to be filled with. */
export interface Messages {
${lines.join("\n")}
}
`;

if (!process.argv.includes("--check")) await writeFile(types, text);
else if ((await readFile(types, "utf8").catch(() => "")) !== text) {
  console.error("src/text/messages.ts is out of date: run `npm run messages`");
  process.exitCode = 1;
}

function facts(names) {
  return names.length === 0 ? "[]" : `[{ ${names.map((it) => `${it}: Fact`).join("; ")} }]`;
}

/** The names of all placeholders in a pattern. */
function placeholders(pattern, names = new Set()) {
  if (Array.isArray(pattern)) for (const element of pattern) placeholders(element, names);
  else if (pattern.type === "var") names.add(pattern.name);
  else if (pattern.type === "func") placeholders(pattern.args, names);
  else if (pattern.type === "select") {
    placeholders(pattern.selector, names);
    for (const { value } of pattern.variants) placeholders(value, names);
  }
  return names;
}
