// How far the count at the end has come. Its plan comes with what shows it.

import { t } from "../../text/index.js";
import type { Counted, Step } from "../end/count-plan.js";

export class Count {
  readonly #table: Counted;
  /** The step that is shown; nothing once it is over, or before it is asked for. */
  #at: number | null = $state(null);
  steps: readonly Step[] = $state.raw([]);

  /** A count that begins by itself is due as soon as there is a result. */
  constructor(table: Counted, byItself: boolean) {
    this.#table = table;
    this.#at = byItself ? 0 : null;
  }

  get isRunning(): boolean {
    return this.#at !== null && Boolean(this.#table.view.result);
  }
  get step(): Step | null {
    return this.#at === null ? null : (this.steps[this.#at] ?? null);
  }
  /** What is being counted, in one sentence. */
  get text(): string | null {
    return this.isRunning ? (this.step?.text ?? t("end-say-start")) : null;
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
