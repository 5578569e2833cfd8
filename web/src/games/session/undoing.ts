// Why an action can't be taken back, as far as the log tells.

import type { Heard, TableView } from "../../protocol/index.js";

/** Nothing was done yet; another person has acted since; or something was revealed. */
export type WhyNoUndo = "nothing" | "acted" | "revealed";

/** Why the viewer has nothing to take back. The server decides whether; this is for people. */
export function whyNoUndo(heard: readonly Heard[], { place, places }: Pick<TableView, "place" | "places">): WhyNoUndo {
  const own = heard.findLastIndex((it) => it.type === "acted" && it.place === place);
  if (own < 0) {
    // A log that begins in the middle of a game does not say.
    return heard.some((it) => it.type === "started") || heard.length === 0 ? "nothing" : "revealed";
  }
  const isPerson = (at: number): boolean => at !== place && places[at]?.holder.type === "user";
  const others = heard.slice(own + 1).some((it) => it.type === "acted" && it.by === "user" && isPerson(it.place));
  return others ? "acted" : "revealed";
}
