// A table that keeps itself up to date: the fold of its socket's messages.

import type { Command, Done, FreshView } from "../protocol/index.js";
import { happened, ownPlaces, seen, type TableState } from "../state/table.js";
import * as api from "./api.js";
import { browser, type Connection, TableSocket } from "./socket.js";

/** How many earlier entries are requested at first, so that the log is not empty. */
const EARLIER = 40;

export class LiveTable {
  readonly id: string;
  readonly #changed: (state: TableState) => void;
  #state: TableState | null = $state.raw(null);
  connection: Connection = $state("connecting");
  /** Why there is no table to show. */
  failed: unknown = $state.raw(null);
  #socket: TableSocket | null = null;
  #ended = false;
  #first = true;

  /** `changed` is told of every state there is, one after the other. */
  constructor(id: string, changed: (state: TableState) => void) {
    this.id = id;
    this.#changed = changed;
    void this.#start();
  }

  /** All that is known of the table. */
  get state(): TableState | null {
    return this.#state;
  }

  send(command: Command): Promise<Done> {
    if (!this.#socket) return Promise.reject(new Error("not connected yet"));
    return this.#socket.send(command);
  }

  /** Looks from another of this user's seats. */
  async look(place: number | null): Promise<void> {
    await this.#socket?.look(place);
  }

  hurry(): void {
    this.#socket?.hurry();
  }

  end(): void {
    this.#ended = true;
    this.#socket?.close();
  }

  async #start(): Promise<void> {
    let fresh: FreshView;
    try {
      fresh = await api.table(this.id);
    } catch (error) {
      this.failed = error;
      return;
    }
    if (this.#ended) return;
    this.#become(seen(null, fresh, Date.now()));
    this.#socket = new TableSocket(
      fresh.table.id,
      fresh.view.place ?? null,
      {
        resumeFrom: () => {
          const seq = this.state?.view.seq ?? 0;
          const from = this.#first ? Math.max(0, seq - EARLIER) : seq;
          this.#first = false;
          return from;
        },
        heard: (message) => {
          if (message.type === "view") {
            this.#become(seen(this.state, message, Date.now()));
          } else if (message.type === "event" && this.state) {
            const next = happened(this.state, message);
            if (next === "gap") return "gap";
            this.#become(next);
            this.#lookFromOwnPlace(message.event.type);
          }
          return "fine";
        },
        changed: (connection) => {
          this.connection = connection;
        },
      },
      browser,
    );
  }

  #become(state: TableState): void {
    this.#state = state;
    this.#changed(state);
  }

  /** A user who has just sat down looks from that seat; one who has lost it, as a spectator. */
  #lookFromOwnPlace(because: string): void {
    if (!this.state || !["joined", "removed", "left"].includes(because)) return;
    const { view, you } = this.state;
    const own = ownPlaces(view, you);
    const wanted = view.place ?? null;
    const right = wanted === null ? own.length === 0 : own.includes(wanted);
    if (!right) this.#socket?.look(own[0] ?? null).catch(() => undefined);
  }
}
