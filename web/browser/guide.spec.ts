// A first game with a guide: offered once, played to its end in each of the games, left at any time.

import type { Action } from "../src/protocol/index.js";
import { sound } from "./axe.js";
import { expect, type Page, test } from "./fixtures.js";
import { gameName, says, t } from "./language.js";
import type { Player } from "./player.js";
import { quick } from "./strategy.js";

const guide = (page: Page) => page.getByRole("region", { name: says("guide-name"), exact: true });

/** Notes every lesson as it appears. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    new MutationObserver(() => {
      const id = document.querySelector("[data-lesson]")?.getAttribute("data-lesson");
      if (id && told.at(-1) !== id) told.push(id);
    }).observe(document, { subtree: true, childList: true, attributeFilter: ["data-lesson"] });
  });
  return () => page.evaluate(() => (window as unknown as { told: string[] }).told);
}

async function begin(player: Player, game: string): Promise<void> {
  const { page } = player;
  await page.goto("/");
  await player.chooseGame(game);
  await player.press(player.button(t("first-start", { game: gameName(game) })));
  await expect(guide(page)).toHaveAttribute("data-lesson", "opening");
}

/** What somebody does who follows the guide: what it explains is tried. */
async function follow(player: Player): Promise<Action> {
  const tried: Readonly<Record<string, Action["type"]>> = { tickets: "draw_tickets", station: "build_station" };
  const lesson = await guide(player.page).getAttribute("data-lesson");
  const wanted = player.legal.find((it) => it.type === tried[lesson ?? ""]);
  return wanted ?? quick(player.view, player.file);
}

const BOARD = [
  "opening",
  "draw",
  "second",
  "claim",
  "points",
  "gray",
  "locomotive",
  "double",
  "tickets",
  "choice",
  "last",
  "count",
];
const GAMES: readonly (readonly [string, readonly string[]])[] = [
  ["usa", BOARD],
  ["europe", [...BOARD, "ferry", "tunnel", "station"]],
  [
    "card_game",
    ["opening", "draw", "second", "play", "pile", "robbery", "tickets", "choice", "last", "scoring", "count"],
  ],
];

for (const [game, must] of GAMES) {
  test(`a first game with a guide is played to its end: ${gameName(game)}`, async ({ player, page }) => {
    const told = await listen(page);
    await begin(player, game);
    while ((await player.awaitTurn()) === "mine") await player.do(await follow(player));
    await expect(guide(page)).toHaveAttribute("data-lesson", "count");
    await player.press(page.getByRole("button", { name: t("end-skip") }));
    await player.seesTheEnd();
    const lessons = await told();
    expect(
      must.filter((it) => !lessons.includes(it)),
      `told: ${lessons.join(", ")}`,
    ).toEqual([]);
    expect([...new Set(lessons)], "each once").toEqual(lessons);
    await player.press(player.button(says("guide-got-it")));
    await expect(guide(page)).toHaveCount(0);
  });
}

test("a guide is offered once, and can be asked for later and left at any time", async ({ player, page }) => {
  const offer = page.getByText(t("first-offer"));
  await page.goto("/");
  await player.press(player.button(t("first-dismiss")));
  await expect(offer).toHaveCount(0);
  await page.reload();
  await expect(player.button(t("lobby-start"))).toBeVisible();
  await expect(offer).toHaveCount(0);
  await page.goto("/about");
  await expect(page.getByRole("button", { name: t("first-start", { game: gameName("europe") }) })).toBeVisible();

  await page.goto("/how/usa");
  await player.press(player.button(t("first-start", { game: gameName("usa") })));
  await expect(guide(page)).toHaveAttribute("data-lesson", "opening");
  await sound(page, "guide");
  await player.follow();
  await player.do(quick(player.view, player.file));
  await expect(guide(page)).toHaveAttribute("data-lesson", "draw");
  await page.reload();
  await expect(guide(page)).toHaveAttribute("data-lesson", "draw");
  // Read, by keyboard: nothing more is explained before something happens.
  await page.keyboard.press("g");
  await expect(guide(page)).not.toHaveAttribute("data-lesson");
  await expect(guide(page).getByRole("heading")).toHaveText(/\w/);
  await player.press(player.button(says("guide-leave")));
  await expect(guide(page)).toHaveCount(0);
  await player.awaitTurn();
  await player.do(quick(player.view, player.file));
  await page.reload();
  await expect(page.getByRole("region", { name: t("dock-hand") })).toBeVisible();
  await expect(guide(page)).toHaveCount(0);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("its words fit their place, and nothing moves when they change", async ({ player, page }) => {
    await begin(player, "europe");
    player.by = "keyboard";
    const board = page.getByRole("region", { name: t("map-title") });
    const top = (await board.boundingBox())?.y;
    for (let turns = 0; turns < 12 && (await player.awaitTurn()) === "mine"; turns++) {
      const { needs, has } = await guide(page)
        .locator(".words")
        .evaluate((it) => ({ needs: it.scrollHeight, has: it.clientHeight }));
      expect(needs, await guide(page).innerText()).toBeLessThanOrEqual(has);
      expect((await board.boundingBox())?.y).toBe(top);
      await player.do(await follow(player));
    }
  });
});
