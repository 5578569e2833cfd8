// One table's socket: it reconnects by itself, resumes from the last seq, and matches answers to commands.

import type { Command, Done, ServerMessage } from "../protocol/index.js";
import { LOST, Refusal } from "../state/refusal.js";
import { address } from "./http.js";

/** The state of the connection. */
export type Connection =
  /** The first one is being made. */
  | "connecting"
  /** Everything that happens arrives. */
  | "open"
  /** It was lost; another attempt is under way or due. */
  | "lost"
  /** No further attempt will be made. */
  | "closed";

/** The part of a browser's WebSocket that is used, so that tests can replace it. */
export interface Wire {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  onerror: (() => void) | null;
  send(text: string): void;
  close(): void;
}

/** What the socket needs from its surroundings. */
export interface Surroundings {
  open(path: string): Wire;
  after(milliseconds: number, then: () => void): () => void;
  random(): number;
}

/** Whoever follows the table. */
export interface Follower {
  /** The last seq known, to resume from; nothing, to get a fresh view. */
  resumeFrom(): number | null;
  /** A message other than an answer. A gap means that messages are missing, and a view is needed. */
  heard(message: Exclude<ServerMessage, { type: "answer" }>): "fine" | "gap";
  changed(connection: Connection): void;
}

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 15_000;

interface Waiting {
  done(done: Done): void;
  refused(error: Refusal): void;
}

export class TableSocket {
  #table: string;
  #place: number | null;
  #around: Surroundings;
  #follower: Follower;
  #wire: Wire | null = null;
  #connection: Connection = "connecting";
  #waiting = new Map<string, Waiting>();
  /** What was asked for before the first connection was made. */
  #early: string[] = [];
  #next = 1;
  #tries = 0;
  #fresh = false;
  #cancelPause: (() => void) | null = null;

  constructor(table: string, place: number | null, follower: Follower, around: Surroundings) {
    this.#table = table;
    this.#place = place;
    this.#follower = follower;
    this.#around = around;
    this.#connect();
  }

  get connection(): Connection {
    return this.#connection;
  }

  /** Sends a command; resolves once it is stored, and rejects if it was refused or the answer was lost. */
  send(command: Command): Promise<Done> {
    const wire = this.#wire;
    if (!wire || this.#connection === "lost" || this.#connection === "closed") return Promise.reject(lost());
    const id = String(this.#next++);
    return new Promise((done, refused) => {
      this.#waiting.set(id, { done, refused });
      const text = JSON.stringify({ id, command });
      if (this.#connection === "open") wire.send(text);
      else this.#early.push(text);
    });
  }

  /** Looks from another place; a fresh view follows. */
  look(place: number | null): Promise<Done> {
    this.#place = place;
    return this.send({ type: "look", place });
  }

  /** Retries at once, because the network is reported to be back. */
  hurry(): void {
    if (this.#connection !== "lost" || this.#wire) return;
    this.#tries = 0;
    this.#cancelPause?.();
    this.#connect();
  }

  close(): void {
    this.#cancelPause?.();
    this.#drop();
    this.#set("closed");
  }

  #connect(): void {
    this.#cancelPause = null;
    const seq = this.#fresh ? null : this.#follower.resumeFrom();
    const query = { place: this.#place, seq };
    const path = address("/api/tables/{id}/socket", { id: this.#table }, query);
    const wire = this.#around.open(path);
    this.#wire = wire;
    wire.onopen = () => {
      this.#set("open");
      for (const text of this.#early.splice(0)) wire.send(text);
    };
    wire.onmessage = (event) => this.#read(wire, event.data);
    wire.onclose = () => this.#closed(wire);
    wire.onerror = () => this.#closed(wire);
  }

  #read(wire: Wire, data: unknown): void {
    if (wire !== this.#wire || typeof data !== "string") return;
    const message = JSON.parse(data) as ServerMessage;
    // Only a server that sends something resets the pause between attempts.
    this.#tries = 0;
    if (message.type === "answer") {
      const waiting = this.#waiting.get(message.id);
      this.#waiting.delete(message.id);
      if ("done" in message) waiting?.done(message.done);
      else waiting?.refused(new Refusal(message.refused));
      return;
    }
    if (message.type === "view") this.#fresh = false;
    if (this.#follower.heard(message) === "gap") {
      this.#fresh = true;
      this.#drop();
      this.#set("lost");
      this.#connect();
    }
  }

  #closed(wire: Wire): void {
    if (wire !== this.#wire) return;
    this.#drop();
    this.#set("lost");
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#tries);
    this.#tries += 1;
    // Spread out, so that not everyone reconnects at once after a restart of the server.
    const wait = pause * (0.75 + 0.5 * this.#around.random());
    this.#cancelPause = this.#around.after(wait, () => this.#connect());
  }

  /** Drops the current connection and rejects everything still waiting for an answer on it. */
  #drop(): void {
    const wire = this.#wire;
    this.#wire = null;
    if (wire) {
      wire.onopen = wire.onmessage = wire.onclose = wire.onerror = null;
      wire.close();
    }
    this.#early = [];
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const it of waiting) it.refused(lost());
  }

  #set(connection: Connection): void {
    if (this.#connection === connection) return;
    this.#connection = connection;
    this.#follower.changed(connection);
  }
}

function lost(): Refusal {
  return new Refusal({ error: LOST, message: "the connection was lost" });
}

/** The browser as a socket's surroundings. */
export const browser: Surroundings = {
  open(path) {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    return new WebSocket(`${scheme}//${location.host}${path}`) as unknown as Wire;
  },
  after(milliseconds, then) {
    const timer = setTimeout(then, milliseconds);
    return () => clearTimeout(timer);
  },
  random: () => Math.random(),
};
