// What a step of a replay is: whether it is a move or begins a turn, and what it shows on the map.

import type { BoardMarks } from "../../board/index.js";
import type { Event, Heard } from "../../protocol/index.js";
import type { Side } from "./side.js";

function eventsOf(heard: Heard | null | undefined): readonly Event[] {
  return heard?.type === "acted" || heard?.type === "started" ? heard.events : [];
}

/** Whether something happened in the game, and not just at the table. */
export const isMove = (heard: Heard | null | undefined): boolean => eventsOf(heard).length > 0;

/** Whether a turn begins after it: of the player one looks from, of anybody with all open. */
export function beginsTurn(heard: Heard | null | undefined, side: Side): boolean {
  return eventsOf(heard).some((it) => it.type === "turn_began" && (typeof side !== "number" || it.player === side));
}

/** What it changed on the map. */
export function marksOf(heard: Heard | null | undefined): BoardMarks | null {
  for (const it of eventsOf(heard)) {
    if (it.type === "track_claimed") return { ways: [{ tracks: [it.track], kind: "path", seat: it.player }] };
    if (it.type === "tunnel_laid" || it.type === "tunnel_left")
      return { ways: [{ tracks: [it.track], kind: "hint", seat: it.player }] };
    if (it.type === "station_built") return { cities: [it.city] };
  }
  return null;
}
