// Why something was not done: the server refused it, or never answered.

import type { Refused } from "../protocol/index.js";

/** The code of a request that got no answer. */
export const UNREACHABLE = "unreachable";

/** The code of a command whose answer was lost: the events will show whether it was done. */
export const LOST = "connection_lost";

/** Something was not done; nothing has changed, unless the answer was lost. */
export class Refusal extends Error {
  readonly code: string;
  /** The rule of the game that forbids it, if one does. */
  readonly rule: string | null;

  constructor(refused: Refused) {
    super(refused.message);
    this.code = refused.error;
    this.rule = refused.rule ?? null;
  }
}
