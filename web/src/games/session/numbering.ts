// The number of each of a player's tickets: the same on the card and on the map, and the same until the end of the game.

import type { Heard } from "../../protocol/index.js";

/** The numbers by ticket id, in the order in which the tickets were kept. */
export function numbered(kept: readonly string[], heard: readonly Heard[], place: number): Map<string, number> {
  const told = heard.flatMap((it) =>
    it.type === "acted" && it.place === place
      ? it.events.flatMap((event) =>
          event.type === "tickets_kept" && event.player === place ? (event.tickets ?? []) : [],
        )
      : [],
  );
  // What the log no longer tells of came first.
  const before = kept.filter((id) => !told.includes(id));
  const order = [...before, ...told.filter((id) => kept.includes(id))];
  return new Map([...new Set(order)].map((id, i) => [id, i + 1]));
}

/** The mark of a ticket on offer. */
export const letterOf = (index: number): string => String.fromCharCode(65 + (index % 26));
