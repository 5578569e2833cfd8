// Plays on by requests alone, for tests that are about something else.

import type { TableView } from "../src/protocol/index.js";
import type { Player } from "./player.js";
import { quick } from "./strategy.js";
import { post } from "./tables.js";

/** Plays until it is the player's turn and the view is as wanted, or the game is over; returns whether it is as wanted. */
export async function rush(player: Player, wanted: (view: TableView) => boolean, choose = quick): Promise<boolean> {
  while ((await player.awaitTurn()) === "mine") {
    if (wanted(player.view)) return true;
    const { seq, place } = player.view;
    const action = choose(player.view, player.file);
    await post(player, `/api/tables/${player.id}/commands`, { type: "act", place, decided_on: seq, action });
    await player.done(action, seq);
  }
  return false;
}
