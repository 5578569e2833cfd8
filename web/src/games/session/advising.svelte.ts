// The expert's advice for one decision: asked for, thought about, there, and gone once something is decided.

import type { Action, Hint } from "../../protocol/index.js";
import { failure } from "../../ui/failure.js";
import type { GameSession } from "./session.svelte.js";

interface Asked {
  /** The decision it is about. */
  for: string;
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
    return asked && asked.for === this.#decision() ? asked : null;
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
    const asked: Asked = { for: this.#decision(), hint: null, problem: null };
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

  /** What there is to choose from, and after what: once that is taken back, it is another decision. */
  #decision(): string {
    const { state, view, place } = this.#session;
    const last = state.heard.findLast((it) => it.type === "undone" || (it.type === "acted" && it.place === place));
    return `${last?.seq} ${JSON.stringify(view.legal)}`;
  }
}
