// A list that is fetched page by page, newest first.

import { failure } from "../../ui/failure.js";

/** Where a page begins: after the last row of the one before. */
export type After = { before?: number; before_id?: string };

/** How many rows a page has. */
const ROWS = 50;

export class Pages<Row extends { created: number; id: string }> {
  rows: Row[] = $state.raw([]);
  more: boolean = $state(false);
  asked: boolean = $state(false);
  problem: string | null = $state(null);
  readonly #fetch: (after: After & { limit: number }) => Promise<Row[]>;

  constructor(fetch: (after: After & { limit: number }) => Promise<Row[]>) {
    this.#fetch = fetch;
  }

  /** Fetches the newest rows again. */
  async load(): Promise<void> {
    await this.#add({}, []);
  }

  /** Fetches the rows after those that are there. */
  async next(): Promise<void> {
    const last = this.rows.at(-1);
    if (last) await this.#add({ before: last.created, before_id: last.id }, this.rows);
  }

  async #add(after: After, before: Row[]): Promise<void> {
    try {
      const found = await this.#fetch({ ...after, limit: ROWS });
      this.rows = [...before, ...found];
      this.more = found.length === ROWS;
      this.problem = null;
    } catch (error) {
      this.problem = failure(error);
    }
    this.asked = true;
  }
}
