// The table as it is shown, for the parts of the page that follow it.

import type { Pace } from "../../state/pace.js";
import { Paced, type Shown } from "../../state/paced.js";
import type { TableState } from "../../state/table.js";

export class PacedTable {
  #shown: Shown | null = $state.raw(null);
  readonly #paced: Paced;

  constructor(pace: () => Pace) {
    this.#paced = new Paced({
      pace,
      isHidden: () => document.hidden,
      now: Date.now,
      show: (it) => (this.#shown = it),
    });
  }

  get state(): TableState | null {
    return this.#shown?.state ?? null;
  }
  /** What is seen happening on it; a new list each time. */
  get events(): Shown["events"] {
    return this.#shown?.events ?? [];
  }
  /** Whether more has happened than is shown. */
  get isBehind(): boolean {
    return this.#shown?.isBehind ?? false;
  }
  /** How long motions take, as a factor. */
  get motion(): number {
    return this.#paced.motion;
  }

  take(next: TableState): void {
    this.#paced.take(next);
  }
  /** Shows at once what the table has come to. Returns whether it was behind. */
  catchUp(): boolean {
    return this.#paced.catchUp();
  }
  /** Something begins to move on the table. */
  began(): void {
    this.#paced.began();
  }
  ended(): void {
    this.#paced.ended();
  }
  end(): void {
    this.#paced.end();
  }
}
