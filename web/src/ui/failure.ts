// Failures in words for people.

import { LOST, Refusal, UNREACHABLE } from "../state/refusal.js";
import { refusal, t } from "../text/index.js";

export function failure(error: unknown): string {
  if (error instanceof Refusal) {
    if (error.code === UNREACHABLE) return t("error-unreachable");
    if (error.code === LOST) return t("error-lost");
    return refusal(error.code, error.message);
  }
  console.error(error);
  return t("error-crashed");
}

/** The rule of the game that forbids what was refused, if one does. */
export function forbidding(error: unknown): string | null {
  return error instanceof Refusal ? error.rule : null;
}
