// What is left of a log once actions have been taken back.

import type { Heard } from "../protocol/index.js";

/** Everything heard that still counts, the oldest first: actions that were taken back are left out, that they were is not. */
export function counting(heard: readonly Heard[]): Heard[] {
  let left: Heard[] = [];
  for (const entry of heard) {
    if (entry.type === "undone") left = left.filter((it) => it.type !== "acted" || it.seq < entry.since);
    left.push(entry);
  }
  return left;
}
