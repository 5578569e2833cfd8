// What the page says in a language: tests look for it, and say it the way the page does.

import { readFileSync } from "node:fs";
import type { FluentBundle } from "@fluent/bundle";
import { bundleOf, said } from "../src/text/bundle.js";
import { sayBy } from "../src/text/language.js";

let messages: FluentBundle;
speak("en-GB");

/** From now on what tests look for is in this language. */
export function speak(language: string): void {
  messages = bundleOf(language, readFileSync(new URL(`../src/text/${language}.ftl`, import.meta.url), "utf8"));
  sayBy({ messages });
}

/** Any message, also of the guide and of How to play. */
export const says = (id: string): string => said(messages, id, {}, []);

export { gameName, inWords, mapRead, needs, t } from "../src/text/index.js";
