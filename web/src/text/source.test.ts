// Whatever people read stands in the message files: no text anywhere else in the source.

import { parse } from "svelte/compiler";
import { expect, test } from "vitest";
import page from "../../index.html?raw";
import manifest from "../../public/manifest.webmanifest?raw";
import offline from "../../public/offline.html?raw";
import { t } from "./language.js";

const COMPONENTS = import.meta.glob<string>("../**/*.svelte", { query: "?raw", import: "default", eager: true });
/** Tests may speak, and the protocol is generated. */
const MODULES = import.meta.glob<string>(
  ["../**/*.{ts,js}", "!../**/*.test.ts", "!../**/*.d.ts", "!../protocol/**", "!../text/**"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);
const SOURCES = [
  ...Object.entries(COMPONENTS),
  ...Object.entries(MODULES).map(([path, source]) => [path, `<script lang="ts">${source}</script>`] as const),
];

const LETTERS = /\p{L}\p{L}/u;
/** What looks like something to be read: words with a space between them that begin or end like a sentence. */
const SENTENCE = /^(?=.*\p{L}\p{P}? \p{L})(\p{Lu}.*|.*[.!?…])$/su;
/** Attributes that are read out or shown. */
const READ = new Set([
  "aria-label",
  "aria-description",
  "aria-roledescription",
  "aria-valuetext",
  "title",
  "placeholder",
  "alt",
  "label",
]);

/** A part of a component or of a script, as its parser gives it. */
interface Part {
  type: string;
  name?: string;
  data?: string;
  value?: unknown;
  quasis?: { value: { cooked: string } }[];
  callee?: { name?: string };
}

/** All texts in a source that are not from the message files. */
function texts(source: string): string[] {
  const found: string[] = [];
  const { fragment, instance, module } = parse(source, { modern: true });
  look([fragment, instance, module]);
  return found;

  function look(it: unknown): void {
    if (Array.isArray(it)) it.forEach(look);
    else if (isPart(it)) part(it);
  }
  function part(it: Part): void {
    // What goes wrong inside is told to whoever reads the console.
    if (it.type === "ThrowStatement" || (it.type === "NewExpression" && it.callee?.name === "Error")) return;
    if (it.type === "Text") note(it.data, LETTERS);
    if (it.type === "Literal") note(it.value, SENTENCE);
    if (it.type === "TemplateLiteral") note(it.quasis?.map(({ value }) => value.cooked).join("1"), SENTENCE);
    // Keys are called what is printed on them.
    if (it.type === "RegularElement" && it.name === "kbd") return;
    // Classes, addresses and styles are for the browser alone.
    if (/^(Attribute|StyleDirective)$/.test(it.type) && !READ.has(it.name ?? ""))
      return look([it.value].flat().filter((value) => isPart(value) && value.type !== "Text"));
    for (const inner of Object.values(it)) look(inner);
  }
  function note(words: unknown, is: RegExp): void {
    if (typeof words === "string" && is.test(words)) found.push(words.trim());
  }
}

function isPart(it: unknown): it is Part {
  return typeof it === "object" && it !== null && "type" in it && it.type !== "Comment";
}

test.each(SOURCES)("%s says nothing of its own", (_, source) => {
  expect(texts(source)).toEqual([]);
});

test("a text would be found wherever it stands", () => {
  const found = (source: string): number => texts(source).length;
  expect(found("<p>Play</p>")).toBe(1);
  expect(found('<button aria-label="Play"></button>')).toBe(1);
  expect(found("<img alt='{1} of'>")).toBe(1);
  expect(found("<p>{open ? 'Wait a moment' : ''}</p>")).toBe(1);
  expect(found("{#if words === 'Wait a moment'}{/if}")).toBe(1);
  expect(found('<script lang="ts">const said: string = `Place ${1} is free`;</script>')).toBe(1);
  expect(found("<svelte:head><title>Replay</title></svelte:head>")).toBe(1);
  expect(
    found(
      '<script>throw new Error("The map is empty."); const it = "M3 5h14 v8";</script><p class="soft small-text">{1} × 2 – 3</p>',
    ),
  ).toBe(0);
});

test("the pages around it say nothing of their own", () => {
  // What stands there before the script runs comes from the message files, too: tools/page.js.
  expect(texts(page.replace("<!doctype html>", ""))).toEqual(["Branchline"]);
  expect(page).toContain('<meta name="description" content="" />');
  expect(texts(offline.replace("<!doctype html>", ""))).toEqual(["Branchline"]);
  // Each language has a manifest of its own; this one is taken before a language is known.
  const { name, short_name, description } = JSON.parse(manifest) as Record<string, string>;
  expect([name, short_name, description]).toEqual(["Branchline", "Branchline", t("description")]);
});
