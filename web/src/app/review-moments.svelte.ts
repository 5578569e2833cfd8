// The moments of a reviewed game: which one comes before which move, fetched as they are looked at.

import { Moments } from "../games/replay/moments.js";
import * as api from "../net/api.js";
import { RequestFailed } from "../net/http.js";
import type { Card, Heard, TableView } from "../protocol/index.js";
import { momentsBefore } from "../state/review.js";

/** How long to wait after too many requests. */
const PATIENCE = 1000;
/** The moments near a wanted one that are fetched as well, the next first. */
const NEAR = [1, 2, -1, 3, 4, 5, 6];

export class ReviewMoments {
  readonly #id: string;
  readonly #moments: Moments<api.Moment>;
  /** The moment at which the game begins, and the one at which it ends. */
  bounds: { first: number; last: number } | null = $state.raw(null);
  /** The seq of the moment before each move, once that is known. */
  befores: readonly number[] | null = $state.raw(null);
  /** The move that is wanted; null for the end of the game. */
  #wanted: number | null = null;
  /** The moment shown: before the wanted move, or the previous one until that arrives. */
  shown: { at: number | null; moment: api.Moment } | null = $state.raw(null);

  constructor(id: string) {
    this.#id = id;
    this.#moments = new Moments(
      (seq) => this.#ask(seq),
      () => this.#show(),
    );
  }

  /** Finds where the game begins and ends. */
  async begin(view: TableView): Promise<void> {
    const first = await this.#moments.firstWhere(0, view.seq, (it) => Boolean(it.view.game));
    // Chat and a rematch after the end are not part of the game.
    const last = await this.#moments.firstWhere(first, view.seq, (it) => it.view.stage === "finished");
    this.bounds = { first, last };
  }

  /** Finds the moment before each of so many moves. */
  async count(total: number): Promise<void> {
    if (!this.bounds || this.befores || total === 0) return;
    const { first, last } = this.bounds;
    // Where nothing but moves happened, moments are numbered as moves are. Otherwise what happened is read.
    this.befores =
      last - first === total
        ? Array.from({ length: total }, (_, i) => first + i)
        : momentsBefore(await this.#heard(first, last), first);
  }

  /** Shows the moment before a move, or the end of the game. */
  async show(at: number | null): Promise<void> {
    this.#wanted = at;
    const seq = this.#seqOf(at);
    if (seq === null || !this.bounds) return;
    this.#show();
    const { first, last } = this.bounds;
    const near = at === null ? [] : NEAR.map((by) => seq + by).filter((it) => it >= first && it <= last);
    await this.#moments.want([seq, ...near]);
  }

  /** The face-up cards before a move, where that moment has been looked at. */
  rowAt(at: number): readonly (Card | null)[] {
    const seq = this.#seqOf(at);
    return (seq === null ? null : this.#moments.known(seq)?.view.game?.row) ?? [];
  }

  /** The move that follows a moment. */
  moveAfter(seq: number): number {
    return Math.max(0, this.befores?.findLastIndex((before) => before <= seq) ?? 0);
  }

  #seqOf(at: number | null): number | null {
    return at === null ? (this.bounds?.last ?? null) : (this.befores?.[at] ?? null);
  }

  #show(): void {
    const seq = this.#seqOf(this.#wanted);
    const moment = seq === null ? null : this.#moments.known(seq);
    if (moment) this.shown = { at: this.#wanted, moment };
  }

  async #heard(first: number, last: number): Promise<Heard[]> {
    const heard: Heard[] = [];
    for (let seq = first + 1; seq <= last; seq++) {
      const { event } = await this.#moments.get(seq);
      if (event) heard.push(event);
    }
    return heard;
  }

  async #ask(seq: number): Promise<api.Moment> {
    try {
      return await api.tableAt(this.#id, seq);
    } catch (error) {
      if (!(error instanceof RequestFailed) || error.status !== 429) throw error;
      await new Promise((done) => setTimeout(done, PATIENCE));
      return this.#ask(seq);
    }
  }
}
