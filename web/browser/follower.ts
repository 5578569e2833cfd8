// What the server told one page about its table, heard on the page's own socket.

import type { Page } from "@playwright/test";
import type { Action, FreshView, GameFile, MapDoc, ServerMessage, TableView } from "../src/protocol/index.js";
import { happened, seen, type TableState } from "../src/state/table.js";

/** Long enough for the slowest machine. */
const PATIENCE = 60_000;

export class Follower {
  readonly #page: Page;
  #state: TableState | null = null;
  #file: GameFile | null = null;
  /** What was said before the table itself was known. */
  #early: ServerMessage[] = [];
  #wake = new Set<() => void>();

  constructor(page: Page) {
    this.#page = page;
    page.on("websocket", (socket) => {
      if (!/\/api\/tables\/[^/]+\/socket/.test(socket.url())) return;
      socket.on("framereceived", ({ payload }) => this.#hear(JSON.parse(String(payload)) as ServerMessage));
    });
  }

  /** Follows the table that the page shows. */
  async follow(): Promise<void> {
    await this.#page.waitForURL(/\/table\//);
    const id = new URL(this.#page.url()).pathname.split("/")[2] ?? "";
    if (this.#state?.name.id === id) return;
    const fresh = (await (await this.#page.request.get(`/api/tables/${id}`)).json()) as FreshView;
    this.#state = seen(null, fresh, Date.now());
    for (const message of this.#early) this.#fold(message);
    this.#early = [];
    const { game, map } = fresh.view.settings;
    this.#file = map ?? ((await (await this.#page.request.get(`/api/games/${game}`)).json()) as GameFile);
  }

  /** Whether it knows a table, and the page shows that one. */
  get isFollowing(): boolean {
    return this.#state !== null && this.#page.url().endsWith(`/table/${this.#state.name.id}`);
  }
  get id(): string {
    return this.#known().name.id;
  }
  get view(): TableView {
    return this.#known().view;
  }
  get legal(): readonly Action[] {
    return this.view.legal;
  }
  get file(): GameFile {
    if (!this.#file) throw new Error("no table is followed");
    return this.#file;
  }
  get map(): MapDoc {
    if (!("tracks" in this.file)) throw new Error("a game without a map");
    return this.file;
  }

  /** Waits until the table is as wanted. */
  async until(what: string, wanted: (view: TableView) => boolean): Promise<void> {
    const end = Date.now() + PATIENCE;
    while (!wanted(this.view)) {
      if (Date.now() > end)
        throw new Error(`waited in vain until ${what}; seq ${this.view.seq}, ${this.view.game?.phase}`);
      await new Promise<void>((done) => {
        const woken = (): void => {
          clearTimeout(timer);
          this.#wake.delete(woken);
          done();
        };
        const timer = setTimeout(woken, end - Date.now() + 1);
        this.#wake.add(woken);
      });
    }
  }

  #known(): TableState {
    if (!this.#state) throw new Error("no table is followed");
    return this.#state;
  }

  #hear(message: ServerMessage): void {
    if (this.#state) this.#fold(message);
    else this.#early.push(message);
  }

  #fold(message: ServerMessage): void {
    if (!this.#state) return;
    if (message.type === "view") this.#state = seen(this.#state, message, Date.now());
    if (message.type === "event") {
      const next = happened(this.#state, message);
      // The page asks for a fresh view then, and so does whoever listens to it.
      if (next !== "gap") this.#state = next;
    }
    for (const woken of [...this.#wake]) woken();
  }
}
