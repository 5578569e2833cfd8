// Things shown one after another: hurried when many wait, and all over at once when somebody has seen enough.

/** Something being shown: how long it takes, and how it ends, whether it got that far or not. */
export interface Showing {
  ms: number;
  end(): void;
}

export interface Shows<T> {
  /** Begins to show it; `pace` is 1, or less when there is no time. */
  show(it: T, pace: number): Showing;
  /** It will not be shown: the table has to look as if it had been. */
  drop(it: T): void;
  /** Two as one, if that is possible. */
  merge(first: T, second: T): T | null;
  /** Everything has been shown. */
  still(): void;
}

/** More than this is not worth watching, so the oldest are dropped. */
const MOST = 24;

export class Queue<T> {
  readonly #shows: Shows<T>;
  #waiting: T[] = [];
  #now: Showing | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(shows: Shows<T>) {
    this.#shows = shows;
  }

  add(things: readonly T[]): void {
    for (const it of things) {
      const last = this.#waiting.at(-1);
      const both = last === undefined ? null : this.#shows.merge(last, it);
      if (both === null) this.#waiting.push(it);
      else this.#waiting[this.#waiting.length - 1] = both;
    }
    while (this.#waiting.length > MOST) this.#drop();
    if (this.#now === null) this.#next();
  }

  /** Ends what is shown and shows nothing of what waits. */
  skip(): void {
    this.#end();
    while (this.#waiting.length > 0) this.#drop();
    this.#shows.still();
  }

  #next(): void {
    const it = this.#waiting.shift();
    if (it === undefined) return this.#shows.still();
    this.#now = this.#shows.show(it, pace(this.#waiting.length));
    this.#timer = setTimeout(() => {
      this.#end();
      this.#next();
    }, this.#now.ms);
  }

  #end(): void {
    clearTimeout(this.#timer);
    this.#now?.end();
    this.#now = null;
  }

  #drop(): void {
    const it = this.#waiting.shift();
    if (it !== undefined) this.#shows.drop(it);
  }
}

/** How fast to go with this many waiting: two turns at leisure, a whole round in about three seconds. */
export function pace(waiting: number): number {
  if (waiting <= 3) return 1;
  return waiting <= 8 ? 0.7 : 0.45;
}
