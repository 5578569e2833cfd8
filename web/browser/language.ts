// What the page says in a language: tests look for it, and say it the way the page does.

import { readdirSync, readFileSync } from "node:fs";
import type { FluentBundle } from "@fluent/bundle";
import { bundleOf, type Facts, said } from "../src/text/bundle.js";
import { sayBy } from "../src/text/language.js";

const folder = new URL("../src/text/", import.meta.url);

/** All languages there are: each is a file. */
export const LANGUAGES: readonly string[] = readdirSync(folder).flatMap((name) => /^(.+)\.ftl$/.exec(name)?.[1] ?? []);

let messages: FluentBundle;
speak("en-GB");

/** From now on what tests look for is in this language. */
export function speak(language: string): void {
  messages = bundleOf(language, readFileSync(new URL(`${language}.ftl`, folder), "utf8"));
  sayBy({ messages });
}

/** Any message, also of the guide and of How to play; or what stands below it. */
export const says = (id: string, facts: Facts = {}, attribute?: string): string =>
  said(messages, id, facts, [], attribute);

export { gameName, inWords, language, mapRead, needs, t } from "../src/text/index.js";
