// Somebody at a browser who plays through the page, by mouse, by finger or by keyboard alone.

import { expect, type Locator, type Page } from "@playwright/test";
import { kinds } from "../src/cards/bags.js";
import { isTrio } from "../src/games/choices.js";
import { Words } from "../src/games/names.js";
import type { Action, TableView } from "../src/protocol/index.js";
import { en as t } from "../src/text/en.js";
import { Follower } from "./follower.js";
import { quick } from "./strategy.js";

export class Player extends Follower {
  readonly page: Page;
  /** How things are pressed. */
  by: "mouse" | "touch" | "keyboard" = "mouse";

  constructor(page: Page) {
    super(page);
    this.page = page;
  }

  /** Plays until the game is over, and sees the result. */
  async playOn(choose = quick): Promise<void> {
    for (;;) {
      if ((await this.awaitTurn()) === "over") break;
      await this.do(choose(this.view, this.file));
    }
    await this.seesTheEnd();
  }

  /** Waits until there is something to do, or nothing any more. */
  async awaitTurn(): Promise<"mine" | "over"> {
    await this.follow();
    await this.until("it is my turn", (view) => view.legal.length > 0 || view.stage === "finished");
    return this.view.stage === "finished" ? "over" : "mine";
  }

  /** Sees the result; the count before it is skipped. */
  async seesTheEnd(): Promise<void> {
    const skip = this.button(t.end.skip);
    const replay = this.page.getByRole("link", { name: t.end.replay });
    await expect(skip.or(replay)).toBeVisible();
    if (await skip.isVisible()) await this.press(skip);
    await expect(replay).toBeVisible();
  }

  /** Does something the way the page offers it, and waits until the table has changed. */
  async do(action: Action): Promise<void> {
    const { seq } = this.view;
    await this.#press(action);
    await this.done(action, seq);
  }

  /** Waits until what was asked for at a seq has happened. */
  async done(action: Action, seq: number): Promise<void> {
    // At the start everybody chooses at once: what others did does not count.
    const chosen = (view: TableView): boolean => action.type !== "keep_tickets" || !view.game?.players[view.place ?? -1]?.offer;
    await this.until(`${JSON.stringify(action)} is done`, (view) => view.seq > seq && chosen(view));
  }

  async press(what: Locator): Promise<void> {
    if (this.by === "touch") await what.tap();
    else if (this.by === "mouse") await what.click();
    else {
      const shortcut = await what.getAttribute("aria-keyshortcuts");
      if (shortcut) await expect(what).toBeEnabled();
      else await this.tabTo(what);
      await this.page.keyboard.press(shortcut ?? ((await what.getAttribute("type")) === "checkbox" ? "Space" : "Enter"));
    }
  }

  /** Moves the keyboard's focus to something, by nothing but the tabulator. */
  async tabTo(what: Locator): Promise<void> {
    await what.waitFor({ state: "attached" });
    for (let steps = 0; steps < 300; steps++) {
      if (await what.evaluate((it) => it === document.activeElement)) return;
      await this.page.keyboard.press("Tab");
    }
    throw new Error(`the tabulator does not lead to ${what}`);
  }

  /** A button by its whole name. */
  button(name: string | RegExp): Locator {
    return this.page.getByRole("button", { name, exact: true });
  }

  /** Opens the payments of a track by pressing it on the map. */
  async pressTrack(id: string): Promise<void> {
    const { x, y } = await this.page.locator(`[data-track="${id}"] .reach`).evaluate((line) => {
      const path = line as SVGPathElement;
      const middle = path.getPointAtLength(path.getTotalLength() / 2);
      const at = middle.matrixTransform(path.getScreenCTM() ?? undefined);
      return { x: at.x, y: at.y };
    });
    if (this.by === "touch") await this.page.touchscreen.tap(x, y);
    else await this.page.mouse.click(x, y);
  }

  async pressCity(id: string): Promise<void> {
    const box = await this.page.locator(`[data-city="${id}"] .core`).boundingBox();
    if (!box) throw new Error(`${id} is not on the map`);
    await this.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  }

  async #press(action: Action): Promise<void> {
    const words = new Words(this.file);
    const dock = t.dock;
    switch (action.type) {
      case "draw_card": {
        const { slot } = action;
        const card = typeof slot === "number" ? this.view.game?.row[slot] : null;
        if (typeof slot !== "number" || !card) return this.press(this.button(dock.deckLabel(this.view.game?.deck ?? 0)));
        return this.press(this.button(dock.slotLabel(slot + 1, t.card(card))));
      }
      case "draw_tickets":
        await this.press(this.button(dock.ticketDeckLabel(this.view.game?.ticket_deck ?? 0)));
        return this.press(this.button(dock.drawTickets));
      case "keep_tickets":
        return this.#keep(action.tickets);
      case "claim_track":
        if (this.by === "keyboard") {
          await this.press(this.button(new RegExp(`^${dock.claim}`)));
          await this.press(this.page.getByRole("region", { name: dock.claimList }).getByRole("button", { name: words.join(action.track) }).first());
        } else {
          await this.pressTrack(action.track);
        }
        return this.press(this.button(new RegExp(`^${dock.claimWith("")}`)));
      case "build_station":
        await this.press(this.button(dock.station));
        await this.press(this.page.getByRole("region", { name: dock.stationList }).getByRole("button", { name: words.city(action.city), exact: true }));
        return this.press(this.button(new RegExp(`^${dock.buildWith("")}`)));
      case "pay_tunnel":
        return this.press(this.button(new RegExp(`^${dock.extra("")}`)));
      case "leave_tunnel":
        return this.press(this.button(dock.leave));
      case "play_cards":
        return this.#play(action.cards);
      case "complete_tickets":
        return this.press(this.button(dock.complete(action.tickets.length)));
      case "pass":
        return this.press(this.button(dock.pass));
    }
  }

  async #keep(tickets: readonly string[]): Promise<void> {
    const offered = this.view.game?.players[this.view.place ?? -1]?.offer?.tickets ?? [];
    const boxes = this.page.getByRole("region", { name: t.dock.keepTitle }).getByRole("checkbox");
    for (const id of tickets) await this.press(boxes.nth(offered.indexOf(id)));
    await this.press(this.button(t.dock.keep(tickets.length)));
  }

  async #play(cards: Extract<Action, { type: "play_cards" }>["cards"]): Promise<void> {
    const colors = kinds(cards).filter(([card]) => card !== "locomotive");
    const first = colors[0]?.[0];
    if (!first) throw new Error("locomotives alone can't be played");
    const held = this.view.game?.players[this.view.place ?? -1]?.hand?.[first] ?? 0;
    const stack = this.button(`${t.dock.playTitle}: ${t.bag([[first, held]])}`);
    if (this.by !== "keyboard") await this.press(stack);
    else {
      await expect(stack).toBeVisible();
      await this.page.keyboard.press("p");
    }
    const place = this.page.getByRole("region", { name: t.dock.playTitle });
    if (isTrio(cards)) {
      for (const [card] of colors) {
        const color = place.getByRole("button", { name: t.card(card), exact: true });
        if ((await color.getAttribute("aria-pressed")) !== "true") await this.press(color);
      }
    }
    await this.press(place.getByRole("button", { name: t.dock.play(t.bag(kinds(cards))), exact: true }));
  }
}
