// How far the count at the end has come. Its plan comes with what shows it.

import type { BoardMarks } from "../../board/index.js";
import type { TableView } from "../../protocol/index.js";
import { t } from "../../text/index.js";

/** What is counted, in this order; no game has all of it. */
export type Part = "start" | "tracks" | "tickets" | "stations" | "longest" | "cities" | "ranking";

/** One thing that is counted. */
export interface Step {
  part: Part;
  /** Whose points they are. */
  places: readonly number[];
  /** What each of them gets. */
  gain: number;
  /** By player, the points after it. */
  points: readonly number[];
  /** What it is about: a ticket, a Big City, or the city of a station. */
  what: string | null;
  text: string;
  marks: BoardMarks;
  /** How long it is shown. */
  ms: number;
}

export class Count {
  readonly #table: { readonly view: TableView };
  /** The step that is shown; nothing once it is over, or before it is asked for. */
  #at: number | null = $state(null);
  steps: readonly Step[] = $state.raw([]);

  /** A count that begins by itself is due as soon as there is a result. */
  constructor(table: { readonly view: TableView }, byItself: boolean) {
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
