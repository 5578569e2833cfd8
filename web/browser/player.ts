// Somebody at a browser who plays through the page, by mouse, by finger or by keyboard alone.

import { expect, type Locator, type Page } from "@playwright/test";
import { isTrio } from "../src/games/session/choices.js";
import { Words } from "../src/games/session/names.js";
import type { Action, TableView } from "../src/protocol/index.js";
import { kinds } from "../src/state/bags.js";
import { Follower } from "./follower.js";
import { gameName, inWords, t } from "./language.js";
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

  /** Chooses a game in the lobby by its card, wherever that is once the page is complete. */
  async chooseGame(game: string): Promise<void> {
    const radio = this.page.getByRole("radio", { name: gameName(game) });
    await this.page.locator("label").filter({ has: radio }).click();
    await expect(radio).toBeChecked();
  }

  /** Waits until there is something to do, or nothing any more. */
  async awaitTurn(): Promise<"mine" | "over"> {
    await this.follow();
    await this.until("it is my turn", (view) => view.legal.length > 0 || view.stage === "finished");
    await this.catchUp();
    return this.view.stage === "finished" ? "over" : "mine";
  }

  /** Skips what the page still shows of others' moves, until it shows all that this player has heard. */
  async catchUp(): Promise<void> {
    await this.page.waitForFunction((seq) => {
      document.querySelector<HTMLElement>("[data-skip]")?.click();
      const table = document.querySelector<HTMLElement>("[data-seq]");
      return !table || Number(table.dataset["seq"]) >= seq;
    }, this.view.seq);
  }

  /** Sees the result; the count before it is skipped. */
  async seesTheEnd(): Promise<void> {
    const skip = this.button(t("end-skip"));
    const replay = this.page.getByRole("link", { name: t("end-replay") });
    await expect(skip.or(replay)).toBeVisible();
    if (await skip.isVisible()) await this.press(skip);
    await expect(replay).toBeVisible();
  }

  /** Does something the way the page offers it, and waits until the table has changed. */
  async do(action: Action): Promise<void> {
    const { seq } = this.view;
    await this.choose(action);
    await this.done(action, seq);
  }

  /** Waits until what was asked for at a seq has happened. */
  async done(action: Action, seq: number): Promise<void> {
    // At the start everybody chooses at once: what others did does not count.
    const chosen = (view: TableView): boolean =>
      action.type !== "keep_tickets" || !view.game?.players[view.place ?? -1]?.offer;
    await this.until(`${JSON.stringify(action)} is done`, (view) => view.seq > seq && chosen(view));
  }

  async press(what: Locator): Promise<void> {
    if (this.by === "touch") await what.tap();
    else if (this.by === "mouse") await what.click();
    else {
      const shortcut = await what.getAttribute("aria-keyshortcuts");
      if (shortcut) await expect(what).toBeEnabled();
      else await this.tabTo(what);
      await this.page.keyboard.press(
        shortcut ?? ((await what.getAttribute("type")) === "checkbox" ? "Space" : "Enter"),
      );
    }
  }

  /** Moves the focus to something with the Tab key alone, forwards or backwards. */
  async tabTo(what: Locator): Promise<void> {
    // What can't be pressed yet is passed over.
    await expect(what).toBeEnabled();
    for (let steps = 0; steps < 300; steps++) {
      const key = await what.evaluate((it) => {
        const active = document.activeElement ?? document.body;
        if (it === active) return null;
        return active.compareDocumentPosition(it) & Node.DOCUMENT_POSITION_PRECEDING ? "Shift+Tab" : "Tab";
      });
      if (!key) return;
      await this.page.keyboard.press(key);
    }
    throw new Error(`the tabulator does not lead to ${what}`);
  }

  /** A button by its whole name. */
  button(name: string | RegExp): Locator {
    return this.page.getByRole("button", { name, exact: true });
  }

  /** Where the middle of a track that can be claimed is on the screen. */
  async middleOf(id: string): Promise<{ x: number; y: number }> {
    return this.page.locator(`[data-track="${id}"] .reach`).evaluate((line) => {
      const path = line as SVGPathElement;
      const middle = path.getPointAtLength(path.getTotalLength() / 2);
      const at = middle.matrixTransform(path.getScreenCTM() ?? undefined);
      return { x: at.x, y: at.y };
    });
  }

  /** Opens the payments of a track by pressing it on the map. */
  async pressTrack(id: string): Promise<void> {
    const { x, y } = await this.middleOf(id);
    if (this.by === "touch") await this.page.touchscreen.tap(x, y);
    else await this.page.mouse.click(x, y);
  }

  async pressCity(id: string): Promise<void> {
    const box = await this.page.locator(`[data-city="${id}"] .core`).boundingBox();
    if (!box) throw new Error(`${id} is not on the map`);
    await this.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  }

  /** Presses what the page offers for an action, where it shows this view. */
  async choose(action: Action, view: TableView = this.view): Promise<void> {
    const words = new Words(this.file);
    switch (action.type) {
      case "draw_card": {
        const { slot } = action;
        const card = typeof slot === "number" ? view.game?.row[slot] : null;
        if (typeof slot !== "number" || !card)
          return this.press(this.button(t("dock-deck-label", { count: view.game?.deck ?? 0 })));
        return this.press(this.button(t("dock-slot-label", { slot: slot + 1, card: t(`color-${card}`) })));
      }
      case "draw_tickets":
        await this.press(this.button(t("dock-ticket-deck-label", { count: view.game?.ticket_deck ?? 0 })));
        return this.press(this.button(t("dock-draw-tickets")));
      case "keep_tickets":
        return this.#keep(action.tickets, view);
      case "claim_track":
        if (this.by === "keyboard") {
          await this.press(this.button(new RegExp(`^${t("dock-claim")}`)));
          await this.press(
            this.page
              .getByRole("region", { name: t("dock-claim-list") })
              .getByRole("button", { name: words.join(action.track) })
              .first(),
          );
        } else {
          await this.pressTrack(action.track);
        }
        return this.press(this.button(paying("dock-claim-with")));
      case "build_station":
        await this.press(this.button(t("dock-station")));
        await this.press(
          this.page
            .getByRole("region", { name: t("dock-station-list") })
            .getByRole("button", { name: words.city(action.city), exact: true }),
        );
        return this.press(this.button(paying("dock-build-with")));
      case "pay_tunnel":
        return this.press(this.button(paying("dock-extra")));
      case "leave_tunnel":
        return this.press(this.button(t("dock-leave")));
      case "play_cards":
        return this.#play(action.cards, view);
      case "complete_tickets":
        return this.press(this.button(t("dock-complete", { count: action.tickets.length })));
      case "pass":
        return this.press(this.button(t("dock-pass")));
    }
  }

  async #keep(tickets: readonly string[], view: TableView): Promise<void> {
    const offered = view.game?.players[view.place ?? -1]?.offer?.tickets ?? [];
    const boxes = this.page.getByRole("region", { name: t("dock-keep-title") }).getByRole("checkbox");
    for (const id of tickets) await this.press(boxes.nth(offered.indexOf(id)));
    await this.press(this.button(t("dock-keep", { count: tickets.length })));
  }

  async #play(cards: Extract<Action, { type: "play_cards" }>["cards"], view: TableView): Promise<void> {
    const colors = kinds(cards).filter(([card]) => card !== "locomotive");
    const first = colors[0]?.[0];
    if (!first) throw new Error("locomotives alone can't be played");
    const held = view.game?.players[view.place ?? -1]?.hand?.[first] ?? 0;
    const stack = this.button(t("dock-play-stack", { cards: t(`bag-${first}`, { count: held }) }));
    if (this.by !== "keyboard") await this.press(stack);
    else {
      await expect(stack).toBeVisible();
      await this.page.keyboard.press("p");
    }
    const place = this.page.getByRole("region", { name: t("dock-play-title") });
    if (isTrio(cards)) {
      for (const [card] of colors) {
        const color = place.getByRole("button", { name: t(`color-${card}`), exact: true });
        if ((await color.getAttribute("aria-pressed")) !== "true") await this.press(color);
      }
    }
    await this.press(place.getByRole("button", { name: t("dock-play", { cards: inWords(cards) }), exact: true }));
  }
}

/** A button that pays, whatever with. */
function paying(id: "dock-claim-with" | "dock-build-with" | "dock-extra"): RegExp {
  const [before = "", after = ""] = t(id, { cards: "|" })
    .split("|")
    .map((it) => it.replace(/[.?+()]/g, "\\$&"));
  return new RegExp(`^${before}.+${after}$`);
}
