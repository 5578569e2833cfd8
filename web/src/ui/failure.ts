// A failure in words for people.

import { RequestFailed, UNREACHABLE } from "../net/http.js";
import { CommandRefused, LOST } from "../net/socket.js";
import { refusal, t } from "../text/index.js";

export function failure(error: unknown): string {
  if (error instanceof RequestFailed || error instanceof CommandRefused) {
    if (error.code === UNREACHABLE) return t("error-unreachable");
    if (error.code === LOST) return t("error-lost");
    return refusal(error.code, error.message);
  }
  console.error(error);
  return t("error-crashed");
}

/** The rule of the game that forbids what was refused, if one does. */
export function forbidding(error: unknown): string | null {
  return error instanceof CommandRefused ? error.rule : null;
}
