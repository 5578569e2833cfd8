// No page has a serious fault for people who read by other means, on a desk or on a phone, by day or by night.

import type { Action } from "../src/protocol/index.js";
import { sound } from "./axe.js";
import { expect, type Page, test } from "./fixtures.js";
import { gameName, t } from "./language.js";
import type { Player } from "./player.js";
import { rush } from "./rush.js";
import { create, open, shortMap, tunnels } from "./tables.js";

const SIZES = {
  desk: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
};

const card = (page: Page) => page.getByRole("region", { name: t("table-card"), exact: true });

const until = (player: Player, type: Action["type"]): Promise<boolean> =>
  rush(player, ({ legal }) => legal.some((it) => it.type === type));

for (const [size, options] of Object.entries(SIZES)) {
  test.describe(size, () => {
    test.use(options);

    test("axe finds no serious fault on the plain pages", async ({ player, page, newcomer, faults }) => {
      // The page reports a wrong address; the browser logs it too.
      faults.allow(/status of 404.*\/nowhere/);
      for (const path of [
        "/",
        "/create",
        "/account",
        "/about",
        "/how/usa",
        "/how/europe",
        "/how/card_game",
        "/nowhere",
      ]) {
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await sound(page, path);
      }
      await create(player, shortMap(), [{ open: true }]);
      await player.press(page.getByRole("tab", { name: t("table-chat") }));
      await sound(page, "a table that waits, for its host");
      const other = await newcomer(options);
      await other.page.goto(page.url());
      await expect(other.button(t("table-sit"))).toBeVisible();
      await sound(other.page, "a table that waits, for somebody new");
      await page.goto("/account");
      await expect(player.button(t("account-make"))).toBeVisible();
      await sound(page, "a guest's account");
      await page.goto("/");
      await expect(page.getByRole("heading", { name: t("lobby-mine") })).toBeVisible();
      await sound(page, "the first page with games of one's own");
    });

    for (const game of size === "desk" ? ["usa", "europe"] : ["europe"]) {
      test(`axe finds no serious fault on the board of ${gameName(game)}`, async ({ player, page }) => {
        await open(player, { game, places: 5, first_player: 0 });
        await expect(page.getByRole("region", { name: t("dock-keep-title") })).toBeVisible();
        await sound(page, "starting tickets");
        await until(player, "draw_card");
        await sound(page, "a turn");
        await page.keyboard.press("r");
        await expect(card(page).getByRole("table").first()).toBeVisible();
        await sound(page, "the reference card");
        await page.keyboard.press("Escape");
        await player.press(player.button(t("nav-menu")));
        await sound(page, "the menu");
        await page.keyboard.press("Escape");
        await until(player, "claim_track");
        await player.press(player.button(new RegExp(`^${t("dock-claim")}`)));
        await sound(page, "tracks to claim");
        await page.keyboard.press("Escape");
        await player.press(player.button(t("dock-ticket-deck-label", { count: player.view.game?.ticket_deck ?? 0 })));
        await sound(page, "the question before tickets are drawn");
      });
    }

    test("axe finds no serious fault from payments to the replay", async ({ player, page }) => {
      await open(player, { game: "tiny", map: tunnels(), places: 2, first_player: 0 });
      await until(player, "claim_track");
      const claim = player.legal.find((it) => it.type === "claim_track");
      if (claim?.type === "claim_track") await player.pressTrack(claim.track);
      const pay = player.button(new RegExp(`^${t("dock-claim-with", { cards: "" })}`));
      await expect(pay).toBeVisible();
      await sound(page, "payments");
      await player.press(pay);
      await expect(player.button(t("dock-leave"))).toBeVisible();
      await sound(page, "a tunnel");
      await rush(player, () => false);
      await player.seesTheEnd();
      await sound(page, "the end");
      await player.press(page.getByRole("link", { name: t("end-replay") }));
      await expect(page.getByRole("slider")).toBeVisible();
      await sound(page, "a replay");
    });

    test("axe finds no serious fault in the Card Game", async ({ player, page }) => {
      await open(player, { game: "card_game", places: 2 });
      await expect(page.getByRole("region", { name: t("dock-keep-title") })).toBeVisible();
      await sound(page, "starting tickets");
      await until(player, "play_cards");
      await sound(page, "the yards in a turn");
      await page.keyboard.press("r");
      await expect(card(page).getByRole("term").first()).toBeVisible();
      await sound(page, "the reference card");
      await page.keyboard.press("Escape");
      await page.keyboard.press("p");
      await expect(page.getByRole("region", { name: t("dock-play-title") })).toBeVisible();
      await sound(page, "cards to play");
      await page.keyboard.press("Escape");
      if (await until(player, "complete_tickets")) await sound(page, "tickets to complete");
      await rush(player, () => false);
      await player.seesTheEnd();
      await sound(page, "the end");
      await player.press(page.getByRole("link", { name: t("end-replay") }));
      await expect(page.getByRole("slider")).toBeVisible();
      await page.keyboard.press("End");
      await sound(page, "a replay");
    });
  });
}
