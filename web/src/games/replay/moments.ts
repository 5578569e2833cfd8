// The moments of a game, each asked for once: the one that is wanted first, then those nearby.

export class Moments<Moment> {
  readonly #ask: (seq: number) => Promise<Moment>;
  readonly #came: () => void;
  readonly #known = new Map<number, Moment>();
  readonly #asked = new Map<number, Promise<Moment>>();
  #wanted: readonly number[] = [];
  #isAsking = false;

  /** `came` is told whenever a wanted moment is there. */
  constructor(ask: (seq: number) => Promise<Moment>, came: () => void) {
    this.#ask = ask;
    this.#came = came;
  }

  known(seq: number): Moment | null {
    return this.#known.get(seq) ?? null;
  }

  /** Asks for these, the first of them first, one after another; what was wanted before and is no longer is dropped. */
  async want(seqs: readonly number[]): Promise<void> {
    this.#wanted = seqs;
    if (this.#isAsking) return;
    this.#isAsking = true;
    try {
      for (let next = this.#next(); next !== undefined; next = this.#next()) {
        await this.get(next);
        this.#came();
      }
    } finally {
      this.#isAsking = false;
    }
  }

  /** One moment, as soon as it is there. */
  async get(seq: number): Promise<Moment> {
    const known = this.#known.get(seq);
    if (known) return known;
    const asked = this.#asked.get(seq) ?? this.#ask(seq);
    this.#asked.set(seq, asked);
    try {
      const moment = await asked;
      this.#known.set(seq, moment);
      return moment;
    } finally {
      this.#asked.delete(seq);
    }
  }

  /** The first moment for which something holds that holds from then on; `last`, if it never does before. */
  async firstWhere(first: number, last: number, holds: (moment: Moment) => boolean): Promise<number> {
    let [from, to] = [first, last];
    while (from < to) {
      const middle = Math.floor((from + to) / 2);
      if (holds(await this.get(middle))) to = middle;
      else from = middle + 1;
    }
    return to;
  }

  /** The next moment in a direction for which something holds, or the end of the way. */
  async seek(from: number, by: 1 | -1, end: number, holds: (moment: Moment) => boolean): Promise<number> {
    let seq = from;
    while (seq !== end) {
      seq += by;
      if (holds(await this.get(seq))) return seq;
    }
    return seq;
  }

  #next(): number | undefined {
    return this.#wanted.find((seq) => !this.#known.has(seq));
  }
}
