// The language of the page: everything is said anew when another is chosen.

import type { FluentBundle } from "@fluent/bundle";
import { sayBy } from "./language.js";
import { load, preferred } from "./languages.js";

let wished = "";
let messages: FluentBundle | undefined = $state.raw();

/** Speaks the first of these languages that there is, as soon as its words are there. */
export async function speak(wanted: readonly string[]): Promise<void> {
  wished = preferred(wanted);
  const fetched = await load(wished, "page");
  // Another may have been wished for in the meantime.
  if (fetched.locales[0] !== wished) return;
  messages = fetched;
  sayBy({
    get messages() {
      return messages ?? fetched;
    },
  });
}
