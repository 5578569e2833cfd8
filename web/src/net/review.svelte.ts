// A review that fills in as it is computed: asked for, followed at the table's socket, and by requests where that fails.

import type { ReviewStatus } from "../protocol/index.js";
import { fromStatus, isUnderWay, type Reviewed, withNews } from "../state/review.js";
import * as api from "./api.js";
import { browser, type Connection, TableSocket } from "./socket.js";

/** Milliseconds between requests without a socket, and with one, in case nothing is heard from it. */
const ALONE = 1500;
const BESIDE = 6000;

export class LiveReview {
  readonly #id: string;
  readonly #beSomebody: () => Promise<void>;
  #state: Reviewed | null = $state.raw(null);
  /** Why there is none. */
  failed: unknown = $state.raw(null);
  #socket: TableSocket | null = null;
  #connection: Connection = "connecting";
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isAsking = false;
  /** Whether something has changed since the request that is on its way. */
  #asksAgain = false;
  #ended = false;

  /** Follows the review of a table; `seq` is the last that is known of it. Only whoever is somebody may ask for one. */
  constructor(id: string, seq: number, beSomebody: () => Promise<void>) {
    this.#id = id;
    this.#beSomebody = beSomebody;
    void this.#ask(() => this.#begin()).then(() => this.#follow(seq));
  }

  get state(): Reviewed | null {
    return this.#state;
  }

  /** Asks for it again, after it failed. */
  again(): void {
    this.failed = null;
    void this.#ask(() => this.#begin()).then(() => this.#wait());
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  /** What there is of it; if nobody has asked for it, or it failed, it is asked for. */
  async #begin(): Promise<ReviewStatus> {
    const status = await api.review(this.#id);
    if (status.state !== "none" && status.state !== "failed") return status;
    await this.#beSomebody();
    return api.askForReview(this.#id);
  }

  #follow(seq: number): void {
    if (this.#ended || !this.#state || !isUnderWay(this.#state)) return;
    this.#socket = new TableSocket(
      this.#id,
      null,
      {
        resumeFrom: () => seq,
        heard: (message) => {
          if (message.type === "event") seq = message.event.seq;
          if (message.type === "review" && this.#state) {
            const { after, gap } = withNews(this.#state, message.review);
            this.#state = after;
            if (gap) void this.#ask(() => api.review(this.#id)).then(() => this.#wait());
            this.#wait();
          }
          return "fine";
        },
        changed: (connection) => {
          this.#connection = connection;
          this.#wait();
        },
      },
      browser,
    );
    this.#wait();
  }

  /** Looks after it later, unless it is there. */
  #wait(): void {
    clearTimeout(this.#timer);
    if (this.#ended || !this.#state) return;
    if (!isUnderWay(this.#state)) {
      this.#socket?.close();
      return;
    }
    const pause = this.#connection === "open" ? BESIDE : ALONE;
    this.#timer = setTimeout(() => void this.#ask(() => api.review(this.#id)).then(() => this.#wait()), pause);
  }

  async #ask(how: () => Promise<ReviewStatus>): Promise<void> {
    // One at a time: an older answer must not replace a newer one.
    if (this.#isAsking) {
      this.#asksAgain = true;
      return;
    }
    this.#isAsking = true;
    this.#asksAgain = false;
    try {
      this.#state = fromStatus(this.#state, await how());
      this.failed = null;
    } catch (error) {
      // What is known stays; without anything the page says why.
      if (!this.#state) this.failed = error;
    } finally {
      this.#isAsking = false;
    }
    if (this.#asksAgain && !this.#ended) await this.#ask(() => api.review(this.#id));
  }
}
