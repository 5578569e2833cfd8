// A phone, upright and sideways, by taps.

import { now } from "../src/games/session/now.js";
import { expect, type Page, test } from "./fixtures.js";
import { t } from "./language.js";
import { misfits } from "./overflow.js";
import { create, open, shortMap } from "./tables.js";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

async function fits(page: Page): Promise<void> {
  expect.soft(await misfits(page), await page.title()).toEqual([]);
}

test("a whole game is played on a phone by taps", async ({ player, page }) => {
  player.by = "touch";
  await create(player, shortMap(), [{ bot: "random" }]);
  await player.do(player.legal.find((it) => it.type === "keep_tickets") ?? { type: "pass" });
  await player.awaitTurn();
  await player.press(page.getByRole("tab", { name: t("table-tickets") }));
  await expect(page.getByRole("region", { name: t("dock-tickets") })).toBeVisible();
  await player.press(page.getByRole("tab", { name: t("table-others") }));
  await expect(page.getByRole("list", { name: t("table-players") })).toBeVisible();
  // Whose turn it is stays in sight.
  await expect(page.getByRole("banner").getByText(now(player.view, null).text)).toBeVisible();
  await player.press(page.getByRole("tab", { name: t("table-hand"), exact: true }));
  await player.playOn();
  await fits(page);
});

test("every page fits the narrowest phone, upright and sideways", async ({ player, page }) => {
  const small = { width: 360, height: 640 };
  await page.setViewportSize(small);
  for (const path of ["/", "/create", "/account", "/about", "/how/europe"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
    await fits(page);
  }
  for (const game of ["usa", "europe", "card_game"]) {
    await page.setViewportSize(small);
    await open(player, { game, places: game === "card_game" ? 4 : 5 });
    await expect(page.getByRole("region", { name: t("dock-keep-title") })).toBeVisible();
    await fits(page);
    await page.setViewportSize({ width: small.height, height: small.width });
    await expect(page.getByRole("region", { name: t("dock-keep-title") })).toBeVisible();
    await fits(page);
  }
});
