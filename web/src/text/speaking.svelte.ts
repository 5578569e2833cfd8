// The language of the page: all text follows when another is chosen.

import type { FluentBundle } from "@fluent/bundle";
import { sayBy } from "./language.js";
import { load, preferred } from "./languages.js";

/** The language that is spoken, or will be as soon as its words are there. */
let wished = "";
let messages: FluentBundle | undefined = $state.raw();

/** Speaks the first of these languages that there is. */
export async function speak(wanted: readonly string[]): Promise<void> {
  const next = preferred(wanted);
  if (next === wished) return;
  wished = next;
  const fetched = await load(next, "page").catch((error: unknown) => {
    wished = "";
    throw error;
  });
  // Another may have been chosen in the meantime.
  if (next !== wished) return;
  messages = fetched;
  sayBy({
    get messages() {
      return messages ?? fetched;
    },
  });
}
