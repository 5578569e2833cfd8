// How far the count at the end has come.

import { type Counted, planOf, type Step } from "./plan.js";

export class Count {
  readonly #table: Counted;
  /** The step that is shown; nothing once it is over, or before it is asked for. */
  #at: number | null = $state(null);

  /** A count that begins by itself is due as soon as there is a result. */
  constructor(table: Counted, byItself: boolean) {
    this.#table = table;
    this.#at = byItself ? 0 : null;
  }

  readonly steps: readonly Step[] = $derived.by(() => planOf(this.#table));

  get step(): Step | null {
    return this.#at === null ? null : (this.steps[this.#at] ?? null);
  }
  get isRunning(): boolean {
    return this.step !== null;
  }
  /** What has been counted, the present step included. */
  get soFar(): readonly Step[] {
    return this.#at === null ? this.steps : this.steps.slice(0, this.#at + 1);
  }

  begin(): void {
    this.#at = 0;
  }
  next(): void {
    this.#at = this.#at === null || this.#at + 1 >= this.steps.length ? null : this.#at + 1;
  }
  end(): void {
    this.#at = null;
  }
}
