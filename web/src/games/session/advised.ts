// A plan and an action as the map shows them: the tracks to claim for the one, and where the other happens.

import type { BoardMarks, Stamp } from "../../board/index.js";
import type { Action, MapDoc, Plan } from "../../protocol/index.js";

/** What the map points out of a plan, and of an action that is looked at; `pending` is the tunnel that was begun before it. */
export function marksOfAdvice(
  map: MapDoc,
  plan: Plan | null,
  action: Action | null,
  pending: string | null = null,
): BoardMarks {
  const target = action && targetOf(action, pending);
  const tracks = (plan?.tracks ?? []).filter((id) => id !== target?.id);
  const kept = action?.type === "keep_tickets" ? action.tickets : [];
  return {
    cities: map.tickets.filter(({ id }) => kept.includes(id)).flatMap(({ a, b }) => [a, b]),
    stamps: target ? [{ target, kind: "best" }] : [],
    ways: tracks.length > 0 ? [{ tracks, kind: "plan" }] : [],
  };
}

/** What an action is about on the map. */
export function targetOf(action: Action, pending: string | null): Stamp["target"] | null {
  switch (action.type) {
    case "claim_track":
      return { kind: "track", id: action.track };
    case "pay_tunnel":
    case "leave_tunnel":
      return pending === null ? null : { kind: "track", id: pending };
    case "build_station":
      return { kind: "city", id: action.city };
    default:
      return null;
  }
}
