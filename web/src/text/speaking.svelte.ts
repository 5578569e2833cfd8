// The language of the page: all text follows when another is chosen.

import type { FluentBundle } from "@fluent/bundle";
import { sayBy } from "./language.js";
import { load, type Part, preferred } from "./languages.js";

/** The language that is spoken, or will be as soon as its words are there. */
let wished = "";
let messages: FluentBundle | undefined = $state.raw();
/** What can be said in whatever language is spoken; it only grows. */
const parts: Part[] = ["page"];
const learning: Partial<Record<Part, Promise<void>>> = {};

/** Speaks the first of these languages that there is. */
export async function speak(wanted: readonly string[]): Promise<void> {
  const next = preferred(wanted);
  if (next === wished) return;
  wished = next;
  await fetch(next).catch((error: unknown) => {
    wished = "";
    throw error;
  });
}

/** From now on this part can be said as well, in this language and any other. */
export function learn(part: Part): Promise<void> {
  const before = learning[part];
  if (before) return before;
  if (!parts.includes(part)) parts.push(part);
  const now = fetch(wished).catch((error: unknown) => {
    delete learning[part];
    throw error;
  });
  learning[part] = now;
  return now;
}

async function fetch(language: string): Promise<void> {
  // Before there is a language nothing can be said; it then comes with all parts.
  if (language === "") return;
  const wanted = [...parts];
  const fetched = await load(language, ...wanted);
  // Another may have been chosen in the meantime.
  if (language !== wished) return;
  // So may more of it: whoever asked for that has not been answered yet.
  if (wanted.length < parts.length) return fetch(language);
  messages = fetched;
  sayBy({
    get messages() {
      return messages ?? fetched;
    },
  });
}
