// Whole games by keyboard alone: the mouse is never touched.

import { en as t } from "../src/text/en.js";
import { expect, test } from "./fixtures.js";
import { open, shortMap } from "./tables.js";

test("from the address to the end of a Card Game by keyboard alone", async ({ player, page }) => {
  player.by = "keyboard";
  await page.goto("/");
  await player.tabTo(page.getByRole("radio", { checked: true }));
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: t.game("card_game") })).toBeChecked();
  await player.tabTo(page.getByRole("combobox", { name: t.lobby.against }));
  await page.keyboard.press("Home");
  await player.press(player.button(t.lobby.start));
  await player.playOn();
  await player.tabTo(page.getByRole("link", { name: t.end.replay }));
});

test("a whole game on a map by keyboard alone", async ({ player }) => {
  player.by = "keyboard";
  await open(player, { game: "tiny", map: shortMap(), places: 2 });
  await player.playOn();
});

test("tracks on the map are reached and chosen by keyboard", async ({ player, page }) => {
  player.by = "keyboard";
  // With a hand this large most tracks can be claimed at once.
  await open(player, { game: "tiny", map: shortMap({ starting_cards: 12 }), places: 2, first_player: 0 });
  await player.do(player.legal.find((it) => it.type === "keep_tickets") ?? { type: "pass" });
  await player.awaitTurn();
  const claim = player.legal.find((it) => it.type === "claim_track");
  if (claim?.type !== "claim_track") throw new Error("nothing to claim with twelve cards");
  await player.press(page.locator(`[data-track="${claim.track}"]`));
  await expect(player.button(new RegExp(`^${t.dock.claimWith("")}`))).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("region", { name: t.dock.row })).toBeVisible();
});
