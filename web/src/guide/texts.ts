// What the guide says, in a language: Fluent messages, fetched only by those who are guided.

import { bundleOf, filled, type Texts } from "../help/texts.js";

/** Each language is a file of its own. */
const FILES = import.meta.glob<string>("../text/guide.*.ftl", { query: "?raw", import: "default" });
const fileOf = (language: string): string => `../text/guide.${language}.ftl`;

/** The texts in a language, in English where it has none. */
export async function loadGuide(language: string): Promise<Texts> {
  const known = fileOf(language) in FILES ? language : "en";
  return filled(bundleOf(known, (await FILES[fileOf(known)]?.()) ?? ""), {});
}
