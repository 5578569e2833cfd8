// One game on the page: what is seen of it, what is being chosen, and the way to do it.

import { untrack } from "svelte";
import type { BoardMarks } from "../../board/index.js";
import type { Action, Card, GameFile, GameView, Hint, Plan, PlayerView, TableView } from "../../protocol/index.js";
import type { TableState } from "../../state/table.js";
import { failure, forbidding } from "../../ui/failure.js";
import { Advising } from "./advising.svelte.js";
import { type Asked, withCity, withTicket } from "./asked.js";
import { type Choices, grouped } from "./choices.js";
import { Count } from "./count.svelte.js";
import { nameAt, Words } from "./names.js";
import { numbered } from "./numbering.js";
import type { PacedTable } from "./paced.svelte.js";

/** What the dock shows in place of the cards to draw. */
export type Open =
  /** How to pay for a track; with a colour, if one was held up to it. */
  | { kind: "track"; track: string; color?: Card }
  | { kind: "station"; city: string }
  | { kind: "claims" }
  | { kind: "stations" }
  | { kind: "draw_tickets" }
  | { kind: "play"; color: string | null };

/** Where a game comes from, and how to act in it. */
export interface Source {
  file(): GameFile;
  state(): TableState;
  act: ((action: Action) => Promise<void>) | null;
  /** What shows one thing after the other, where things happen by themselves. */
  paced?: PacedTable;
  /** What a table for practice offers beside playing. */
  practice?: Practice;
}

export interface Practice {
  /** Takes back the viewer's last action and everything since. */
  undo(): Promise<void>;
  /** What the expert would do. */
  hint(): Promise<Hint>;
}

/** An action that somebody should consider, and the plan behind it. */
export interface Advised {
  action: Action | null;
  plan: Plan | null;
}

export class GameSession {
  readonly #source: Source;
  /** The game's file, with its cities named as the reader wants them. */
  readonly file: GameFile = $derived.by(() => this.#source.file());
  readonly words: Words = $derived(new Words(this.file));
  /** What was opened, and what there was to choose from then. */
  #opened: { what: Open; from: readonly Action[] } | null = $state.raw(null);
  /** The colour of the hand that is held up, and what there was to choose from then. */
  #held: { card: Card; from: readonly Action[] } | null = $state.raw(null);
  /** The track that a colour is dragged over. */
  over: string | null = $state(null);
  /** Finds the track of the map that is meant by a point of the screen, among those asked for; there may be no map. */
  trackAt: ((x: number, y: number, among: ReadonlySet<string>) => string | null) | null = null;
  /** The seq at which something was sent to the server that has no answer yet. */
  #sent: number | null = $state(null);
  /** Tickets shown on the map. */
  lit: string | null = $state(null);
  /** Whatever else is to be seen on the map, before anything that is lit. */
  pointed: BoardMarks | null = $state.raw(null);
  /** What has just changed on the map, as long as nothing else is to be seen there. */
  recent: BoardMarks | null = $state.raw(null);
  /** What a guide points at there, and the tracks that have to be in sight for it. */
  hint: (BoardMarks & { reveal: readonly string[] }) | null = $state.raw(null);
  /** The tickets on offer that are picked so far. */
  picked: readonly string[] = $state.raw([]);
  /** What the expert advises, where that may be asked for. */
  readonly advising: Advising;
  /** A solution that is pointed out; the advice that is asked for is so by itself. */
  solution: Advised | null = $state.raw(null);
  /** The final scoring; a viewer who comes after the end sees it only on request. */
  readonly count: Count;
  /** The route shown until it is dismissed. */
  asked: Asked | null = $state.raw(null);
  /** The track of a list that the pointer or the focus is on. */
  aimed: string | null = $state(null);
  problem: string | null = $state(null);
  /** The rule behind the problem, if it is one of the game. */
  rule: string | null = $state(null);

  constructor(source: Source) {
    this.#source = source;
    this.advising = new Advising(this, source.practice?.hint ?? null);
    this.count = new Count(this, source.act !== null && untrack(() => source.state().view.stage !== "finished"));
  }

  get paced(): PacedTable | null {
    return this.#source.paced ?? null;
  }
  get state(): TableState {
    return this.#source.state();
  }
  get view(): TableView {
    return this.#source.state().view;
  }
  get game(): GameView | null {
    return this.view.game ?? null;
  }
  get place(): number | null {
    return this.view.place ?? null;
  }
  /** Whose hand is shown, where it is not the viewer's own: in a replay. */
  get sideName(): string | null {
    return this.#source.act === null && this.place !== null ? this.name(this.place) : null;
  }
  /** Whether the viewer has no seat, and looks from nobody's side. */
  get isWatching(): boolean {
    return this.place === null;
  }
  /** Whether every hand lies open: in the replay of a game that is over. */
  get isOpen(): boolean {
    return this.game?.players.every((it) => Boolean(it.hand)) ?? false;
  }
  /** The player the viewer is. */
  get own(): PlayerView | null {
    return this.place === null ? null : (this.game?.players[this.place] ?? null);
  }
  get canAct(): boolean {
    return this.#source.act !== null && this.view.legal.length > 0;
  }

  /** Whether this viewer plays, and may get something to do. */
  get canWait(): boolean {
    return this.#source.act !== null && this.place !== null;
  }

  /** What is being chosen, until there is something else to choose from. */
  get open(): Open | null {
    return this.#opened?.from === this.view.legal ? this.#opened.what : null;
  }
  /** The colour that is held up, until there is something else to choose from. */
  get held(): Card | null {
    return this.#held?.from === this.view.legal ? this.#held.card : null;
  }
  /** Whether a command is on its way. Once its event has arrived it no longer is, though the answer comes later. */
  get busy(): boolean {
    const sent = this.#sent;
    if (sent === null) return false;
    return !this.state.heard.some((it) => it.type === "acted" && it.place === this.place && it.seq > sent);
  }

  /** What is pointed out in the dock and on the map. */
  get advised(): Advised | null {
    const { hint, action } = this.advising;
    return this.solution ?? (hint && { action, plan: hint.plan });
  }

  /** Whether this viewer may take actions back here, if there are any. */
  get canPractise(): boolean {
    return this.#source.practice !== undefined && this.view.practice === true && this.view.stage === "playing";
  }

  readonly choices: Choices = $derived.by(() => grouped(this.#source.act ? this.view.legal : [], this.own?.hand ?? {}));

  /** The numbers of the viewer's tickets, on cards and map. */
  readonly numbers: ReadonlyMap<string, number> = $derived.by(() =>
    numbered(this.own?.kept ?? [], this.state.heard, this.place ?? -1),
  );
  /** The tickets the viewer has to choose from now. */
  readonly offered: readonly string[] = $derived.by(() =>
    this.choices.keeps.length > 0 ? (this.own?.offer?.tickets ?? []) : [],
  );

  name(place: number): string {
    return nameAt(this.view, place);
  }

  /** Holds a colour up to the map, or puts it back. */
  hold(card: Card | null): void {
    this.#held = card && { card, from: this.view.legal };
    if (card === null) this.over = null;
  }

  /** Offers to claim a track, with the colour that is held up. */
  claim(track: string): void {
    this.over = null;
    this.toggle({ kind: "track", track, ...(this.held ? { color: this.held } : {}) });
  }

  /** Opens a choice, or closes it again. */
  toggle(open: Open | null): void {
    this.problem = null;
    this.aimed = null;
    this.#opened = open && { what: open, from: this.view.legal };
  }

  askCity(city: string): void {
    this.asked = withCity(this.asked, city);
  }

  askTicket(id: string): void {
    const ticket = this.file.tickets.find((it) => it.id === id);
    if (ticket) this.asked = withTicket(this.asked, ticket);
    // A dismissed ticket is no longer shown, though the pointer is still on it.
    if (this.asked === null) this.lit = null;
  }

  /** Takes back the viewer's last action. */
  async undo(): Promise<void> {
    const { practice } = this.#source;
    if (!practice || this.#sent !== null || typeof this.view.undo !== "number") return;
    this.problem = null;
    this.#opened = null;
    try {
      await practice.undo();
    } catch (error) {
      this.problem = failure(error);
      this.rule = null;
    }
  }

  async act(action: Action): Promise<void> {
    const act = this.#source.act;
    if (!act || this.busy) return;
    const { seq } = this.view;
    this.#sent = seq;
    this.problem = null;
    try {
      await act(action);
    } catch (error) {
      this.problem = failure(error);
      this.rule = forbidding(error);
    } finally {
      // Something else may have been sent since.
      if (this.#sent === seq) this.#sent = null;
    }
  }
}
