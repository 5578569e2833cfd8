// What a decision shows on the map: what was done, what would have been better, and the plan.

import type { BoardMarks, Stamp } from "../../board/index.js";
import type { Action, MapDoc, StepDoc } from "../../protocol/index.js";

/** What an action is about on the map. */
function targetsOf(action: Action, pending: string | null): Stamp["target"][] {
  switch (action.type) {
    case "claim_track":
      return [{ kind: "track", id: action.track }];
    case "pay_tunnel":
    case "leave_tunnel":
      return pending === null ? [] : [{ kind: "track", id: pending }];
    case "build_station":
      return [{ kind: "city", id: action.city }];
    default:
      return [];
  }
}

/** The marks of a step; `pending` is the tunnel that was begun before it. */
export function marksOf(step: StepDoc, map: MapDoc, pending: string | null = null): BoardMarks & { reveal: string[] } {
  const { action, decision } = step;
  const done = targetsOf(action, pending).map((target): Stamp => ({ target, kind: "done" }));
  const best = decision && !isSame(step) ? targetsOf(decision.best, pending) : [];
  const stamps = [...done, ...best.map((target): Stamp => ({ target, kind: "best" }))];
  const stamped = new Set(stamps.map((it) => it.target.id));
  const plan = (decision?.plan.tracks ?? []).filter((id) => !stamped.has(id));
  const cities = [...ticketsOf(action), ...(decision ? ticketsOf(decision.best) : [])].flatMap((id) => {
    const ticket = map.tickets.find((it) => it.id === id);
    return ticket ? [ticket.a, ticket.b] : [];
  });
  const tracks = stamps.flatMap(({ target }) => (target.kind === "track" ? [target.id] : []));
  return {
    cities,
    stamps,
    ways: plan.length > 0 ? [{ tracks: plan, kind: "plan" }] : [],
    reveal: [...tracks, ...plan],
  };
}

const ticketsOf = (action: Action): string[] => (action.type === "keep_tickets" ? action.tickets : []);

/** Whether the expert would have done the same; ways to pay stand for each other where nothing was computed. */
export function isSame({ action, decision }: Pick<StepDoc, "action" | "decision">): boolean {
  return !decision || decision.rollouts === 0 || JSON.stringify(action) === JSON.stringify(decision.best);
}
