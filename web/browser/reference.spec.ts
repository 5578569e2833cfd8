// The reference card: one key away on every table, beside the board and never over it.

import type { Action, TableView } from "../src/protocol/index.js";
import { sound } from "./axe.js";
import { expect, type Page, test } from "./fixtures.js";
import { gameName, t } from "./language.js";
import type { Player } from "./player.js";
import { rush } from "./rush.js";
import { open, shortMap } from "./tables.js";

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const can = (type: Action["type"]) => (view: TableView) => view.legal.some((it) => it.type === type);
const card = (page: Page) => page.getByRole("region", { name: t("table-card"), exact: true });
const button = ({ page }: Player) => page.getByRole("button", { name: t("table-card"), exact: true });

test("a key opens the card beside the board, and play goes on", async ({ player, page }) => {
  const fetched: string[] = [];
  page.on("request", (it) => fetched.push(it.url()));
  await open(player, { game: "europe", places: 2, first_player: 0 });
  await rush(player, can("claim_track"));
  expect(
    fetched.filter((it) => /Reference|\.how-/.test(it)),
    "loaded before it is wanted",
  ).toEqual([]);
  const board = await page.locator(".bl-board").boundingBox();
  await page.keyboard.press("r");
  await expect(card(page).getByRole("row", { name: /Points/ })).toHaveText(/1 ?2 ?4 ?7 ?15 ?21/);
  await expect(card(page)).toBeFocused();
  await expect(card(page)).toContainText(t("dock-draw-tickets"));
  // Nothing else has moved, and everything else still works.
  expect(await page.locator(".bl-board").boundingBox()).toEqual(board);
  await page.keyboard.press("c");
  const claims = page.getByRole("region", { name: t("dock-claim-list") });
  await expect(claims).toBeVisible();
  await expect(card(page)).toBeVisible();
  // Escape closes one thing at a time.
  await page.keyboard.press("Escape");
  await expect(card(page)).toHaveCount(0);
  await expect(claims).toBeVisible();
  await page.keyboard.press("r");
  await player.press(card(page).getByRole("button", { name: t("nav-close") }));
  await expect(card(page)).toHaveCount(0);
  await page.keyboard.press("Escape");
  await player.press(button(player));
  await expect(card(page)).toBeVisible();
  await expect(button(player)).toHaveAttribute("aria-expanded", "true");
  const { seq } = player.view;
  await page.keyboard.press("d");
  await player.until("a card is drawn", (view) => view.seq > seq);
  await expect(card(page)).toBeVisible();
});

test("who types a message types no keys", async ({ player, page }) => {
  await open(player, { game: "usa", places: 2, first_player: 0 });
  await player.press(page.getByRole("tab", { name: t("table-chat") }));
  await page.getByRole("textbox", { name: t("table-say") }).fill("");
  await page.getByRole("textbox", { name: t("table-say") }).press("r");
  await expect(card(page)).toHaveCount(0);
});

test("your own map has its own numbers on it", async ({ player, page }) => {
  const map = shortMap({ longest_path_points: 23 });
  await open(player, { game: "tiny", map, places: 2, first_player: 0 });
  await expect(button(player)).toBeVisible();
  await page.keyboard.press("r");
  await expect(card(page)).toContainText(map.name);
  await expect(card(page)).toContainText("+23");
});

test.describe("on a phone", () => {
  test.use(PHONE);

  for (const game of ["europe", "card_game"])
    test(`the card is a pane below the board of ${gameName(game)}`, async ({ player, page }) => {
      player.by = "touch";
      await open(player, { game, places: 3, first_player: 0 });
      await rush(player, can("draw_card"));
      await player.press(button(player));
      await expect(card(page)).toContainText(game === "europe" ? "+4" : "+15");
      const box = await card(page).boundingBox();
      const row = await page.locator("[data-anchor='slot-0']").boundingBox();
      expect(box?.height ?? 0).toBeGreaterThan(200);
      expect(box?.y ?? 0, "below the row").toBeGreaterThan((row?.y ?? 0) + (row?.height ?? 0));
      await sound(page, "the reference card");
      // Another pane takes its place.
      await player.press(page.getByRole("tab", { name: t("table-tickets"), exact: true }));
      await expect(card(page)).toHaveCount(0);
    });
});
