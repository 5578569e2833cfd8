// A failure in words for people.

import { RequestFailed, UNREACHABLE } from "../net/http.js";
import { CommandRefused, LOST } from "../net/socket.js";
import { t } from "../text/index.js";

export function failure(error: unknown): string {
  if (error instanceof RequestFailed) {
    if (error.code === UNREACHABLE) return t.errors.unreachable;
    if (error.code === "no_such_table") return t.errors.noTable;
    return sentence(error.message);
  }
  if (error instanceof CommandRefused) {
    if (error.code === LOST) return t.errors.lost;
    if (error.code === "stale") return t.errors.stale;
    return sentence(error.message);
  }
  console.error(error);
  return t.errors.crashed;
}

/** The rule of the game that forbids what was refused, if one does. */
export function forbidding(error: unknown): string | null {
  return error instanceof CommandRefused ? error.rule : null;
}

function sentence(text: string): string {
  const begun = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?…]$/.test(begun) ? begun : `${begun}.`;
}
