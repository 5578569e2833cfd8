// The expert's advice for one decision: asked for, thought about, there, and gone once something is decided.

import type { Action, Hint } from "../../protocol/index.js";
import { failure } from "../../ui/failure.js";
import type { GameSession } from "./session.svelte.js";

interface Asked {
  /** What there was to choose from. */
  from: string;
  hint: Hint | null;
  problem: string | null;
}

export class Advising {
  readonly #session: GameSession;
  readonly #ask: (() => Promise<Hint>) | null;
  #asked: Asked | null = $state.raw(null);
  /** Which advice is looked at, the best first. */
  chosen = $state(0);

  constructor(session: GameSession, ask: (() => Promise<Hint>) | null) {
    this.#session = session;
    this.#ask = ask;
  }

  /** What was asked for, as long as it is about the present decision. The list itself may come again, with every chat. */
  readonly #now: Asked | null = $derived.by(() => {
    const asked = this.#asked;
    return asked && asked.from === this.#choices() ? asked : null;
  });

  /** Whether advice may be asked for. */
  get canAsk(): boolean {
    return this.#ask !== null && this.#session.view.practice === true && this.#session.canAct;
  }
  get isOpen(): boolean {
    return this.#now !== null;
  }
  /** What the expert says, once it has thought. */
  get hint(): Hint | null {
    return this.#now?.hint ?? null;
  }
  get problem(): string | null {
    return this.#now?.problem ?? null;
  }
  /** The action that is looked at. */
  get action(): Action | null {
    return this.hint?.actions[this.chosen]?.action ?? null;
  }

  async ask(): Promise<void> {
    if (!this.#ask || !this.canAsk) return;
    const asked: Asked = { from: this.#choices(), hint: null, problem: null };
    this.#asked = asked;
    this.chosen = 0;
    let answer: Partial<Asked>;
    try {
      answer = { hint: await this.#ask() };
    } catch (error) {
      answer = { problem: failure(error) };
    }
    // It may have been closed in the meantime, or asked again.
    if (this.#asked === asked) this.#asked = { ...asked, ...answer };
  }

  close(): void {
    this.#asked = null;
  }

  #choices(): string {
    return JSON.stringify(this.#session.view.legal);
  }
}
