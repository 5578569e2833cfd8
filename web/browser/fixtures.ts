// What every test gets: a server, people with browsers of their own, and eyes for what must never happen.

import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
  test as base,
} from "@playwright/test";
import { Player } from "./player.js";
import { type Server, startServer } from "./server.js";

/** Nobody's page may have errors, or ask another host for anything. */
class Faults {
  readonly seen: string[] = [];
  readonly #allowed: RegExp[] = [];
  readonly #own = new Set<string>();

  constructor(url: string) {
    this.own(url);
  }

  /** Another way to the server under test. */
  own(url: string): void {
    this.#own.add(new URL(url).host);
  }

  /** A test that cuts the line expects the browser to complain about it. */
  allow(what: RegExp): void {
    this.#allowed.push(what);
  }

  watch(context: BrowserContext): void {
    context.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning")
        this.#note(`console: ${message.text()} (${message.location().url})`);
    });
    context.on("weberror", (error) => this.#note(`page: ${error.error().stack ?? error.error()}`));
    context.on("request", (request) => this.#host(request.url()));
    context.on("page", (page) => page.on("websocket", (socket) => this.#host(socket.url())));
  }

  #host(url: string): void {
    const { host, protocol } = new URL(url);
    if (/^(http|ws)s?:$/.test(protocol) && !this.#own.has(host)) this.#note(`another host: ${url}`);
  }

  #note(what: string): void {
    if (!this.#allowed.some((it) => it.test(what))) this.seen.push(what);
  }
}

interface Mine {
  faults: Faults;
  /** Somebody with a browser of their own: other cookies, other settings. */
  newcomer(options?: BrowserContextOptions): Promise<Player>;
  /** A server for this test alone. It ends with the test, also with one that fails. */
  ownServer: Server;
  player: Player;
}

export const test = base.extend<Mine, { url: string }>({
  url: [
    async ({}, use) => {
      const given = process.env["BASE_URL"];
      if (given) return use(given);
      const server = await startServer();
      try {
        await use(server.url);
      } finally {
        await server.stop();
      }
    },
    { scope: "worker" },
  ],
  baseURL: async ({ url }, use) => use(url),

  faults: async ({ baseURL }, use) => {
    const faults = new Faults(baseURL ?? "");
    await use(faults);
    expect(faults.seen, "what no page may do").toEqual([]);
  },

  ownServer: async ({ faults }, use) => {
    const server = await startServer();
    faults.own(server.url);
    try {
      await use(server);
    } finally {
      await server.stop();
    }
  },

  context: async ({ context, faults }, use) => {
    faults.watch(context);
    await use(context);
  },

  newcomer: async ({ browser, baseURL, contextOptions, reducedMotion, faults }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options = {}) => {
      const context = await open(browser, {
        ...contextOptions,
        baseURL,
        reducedMotion,
        ...options,
      } as BrowserContextOptions);
      contexts.push(context);
      faults.watch(context);
      return new Player(await context.newPage());
    });
    for (const context of contexts) await context.close();
  },

  player: async ({ page }, use) => use(new Player(page)),
});

function open(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  return browser.newContext(options);
}

export { expect, type Page };
