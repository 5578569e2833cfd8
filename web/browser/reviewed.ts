// A finished game with mistakes in it, and its review.

import type { Action, ReviewDoc, ReviewStatus, Settings, StepDoc } from "../src/protocol/index.js";
import type { Player } from "./player.js";
import { rush } from "./rush.js";
import { quick } from "./strategy.js";
import { open, post, shortMap } from "./tables.js";

/** Plays badly enough for a review to find mistakes, and asks for it. */
export async function reviewed(player: Player, settings: Partial<Settings> = {}): Promise<ReviewDoc> {
  const map = settings.game === undefined ? { map: shortMap({ trains: 8 }) } : {};
  for (;;) {
    await open(player, { game: "tiny", ...map, places: 2, first_player: 0, ...settings }, "greedy");
    await rush(player, () => false, wasteful);
    const path = `/api/tables/${player.id}/review`;
    await post(player, path, {});
    for (;;) {
      const status = (await (await player.page.request.get(path)).json()) as ReviewStatus;
      if (status.state === "failed") throw new Error("the review failed");
      if (!status.review) continue;
      // By luck even this may have been good enough.
      if (mistakes(status.review).length > 0) return status.review;
      break;
    }
  }
}

/** The mistakes of the first player. */
export const mistakes = ({ steps }: ReviewDoc): StepDoc[] =>
  steps.filter((it) => it.player === 0 && it.decision?.mistake);

/** Collects cards and tickets, and claims nothing. */
function wasteful(...[view, file]: Parameters<typeof quick>): Action {
  const keeps = view.legal
    .filter((it) => it.type === "keep_tickets")
    .sort((a, b) => b.tickets.length - a.tickets.length);
  return keeps[0] ?? view.legal.find((it) => it.type === "draw_card") ?? quick(view, file);
}
