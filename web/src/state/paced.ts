// The table as it is shown: behind what is known by as much as it takes to see one thing after the other.

import type { Event } from "../protocol/index.js";
import { type Beat, beats } from "./beats.js";
import { type Pace, type Timing, TIMINGS } from "./pace.js";
import type { TableState } from "./table.js";

/** What is on the table now. */
export interface Shown {
  state: TableState;
  /** What is seen happening on it; a new list each time. */
  events: readonly Event[];
  /** Whether more has happened than is shown. */
  isBehind: boolean;
}

/** Who watches, how, and where it is shown. */
export interface Surroundings {
  pace(): Pace;
  /** Whether nobody looks. */
  isHidden(): boolean;
  now(): number;
  show(shown: Shown): void;
}

/** Anything older came late, after a lost connection, and is not worth watching. */
const RECENT = 6000;
/** More than this is not worth watching either: the oldest are left out. */
const MOST = 48;
/** The longest any motion may hold up what comes next. */
const LONGEST = 8000;

export class Paced {
  readonly #around: Surroundings;
  #shown: Shown | null = null;
  #known: TableState | null = null;
  #waiting: Beat[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether something moves on the table, and what waits for its end. */
  #isMoving = false;
  #whenStill: (() => void) | null = null;

  constructor(around: Surroundings) {
    this.#around = around;
  }

  /** How fast motions are, as a factor of how long they take. */
  get motion(): number {
    return this.#timing()?.motion ?? 1;
  }

  /** The table has come to this. */
  take(next: TableState): void {
    const before = this.#known;
    this.#known = next;
    const found =
      before && next.view.seq === before.view.seq + 1 && before.view.place === next.view.place
        ? beats(before, next)
        : null;
    const last = next.heard.at(-1);
    const isLate = !last || last.at < this.#around.now() + next.ahead - RECENT;
    // What is taken back need not be seen any more, nor how it goes.
    if (!found || last?.type === "undone" || this.#around.isHidden()) return this.#jump(next);
    if (isLate || !this.#timing()) return this.#jump(next, isLate ? [] : found.flatMap((it) => it.events));
    const isOwn = last.type === "acted" && last.place === next.view.place;
    // Who has moved in another tab has seen there what came before; it would keep this one behind for ever.
    if (isOwn && last.by === "user" && this.#waiting.length > 0 && before) this.#jump(before);
    // Nothing of one's own waits for the pause after somebody else's turn.
    if (this.#waiting.length === 0 && (isOwn || found.length === 1)) this.#still();
    this.#waiting.push(...found);
    this.#waiting.splice(0, this.#waiting.length - MOST);
    this.#behind();
    if (this.#timer !== undefined || this.#whenStill) return;
    if (this.#isMoving) this.#whenStill = () => this.#next();
    else this.#next();
  }

  /** Shows what the table has come to, and nothing of how. Returns whether that was behind. */
  catchUp(): boolean {
    const wasBehind = this.#waiting.length > 0;
    if (wasBehind && this.#known) this.#jump(this.#known);
    return wasBehind;
  }

  /** Something begins to move on the table. */
  began(): void {
    this.#isMoving = true;
  }

  /** Nothing moves any more. */
  ended(): void {
    this.#isMoving = false;
    const then = this.#whenStill;
    this.#whenStill = null;
    then?.();
  }

  end(): void {
    this.#waiting = [];
    this.#still();
  }

  #jump(to: TableState, events: readonly Event[] = []): void {
    this.#waiting = [];
    this.#still();
    this.#show(to, events);
  }

  #show(state: TableState, events: readonly Event[]): void {
    this.#shown = { state, events, isBehind: this.#waiting.length > 0 };
    this.#around.show(this.#shown);
  }

  #behind(): void {
    if (!this.#shown || this.#shown.isBehind) return;
    this.#shown = { ...this.#shown, isBehind: true };
    this.#around.show(this.#shown);
  }

  #next(): void {
    const beat = this.#waiting.shift();
    if (!beat) {
      this.#timer = undefined;
      return;
    }
    this.#show(beat.state, beat.events);
    // What moves has begun by then.
    this.#timer = setTimeout(() => {
      const { step = 0, turn = 0 } = this.#timing() ?? {};
      const pause = beat.ends === "turn" ? turn : beat.ends === "step" || beat.events.length > 0 ? step : 0;
      if (!this.#isMoving) return this.#pause(pause);
      this.#timer = setTimeout(() => this.ended(), LONGEST);
      // What was seen moving needs no pause before what comes of it.
      this.#whenStill = () => this.#pause(beat.ends === null ? 0 : pause);
    }, 0);
  }

  #pause(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#next(), milliseconds);
  }

  /** Waits for nothing any more. */
  #still(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#whenStill = null;
    this.#isMoving = false;
  }

  #timing(): Timing | null {
    const pace = this.#around.pace();
    if (pace === "at_once") return null;
    // One's own clock runs while one watches.
    const { view } = this.#known ?? {};
    const isTimed = view && view.legal.length > 0 && typeof view.places[view.place ?? -1]?.clock?.until === "number";
    return TIMINGS[isTimed ? "quick" : pace];
  }
}
