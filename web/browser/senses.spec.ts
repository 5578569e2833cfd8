// The table in words, the table with everything moving, and the pages that say how to play.

import { expect, test } from "./fixtures.js";
import { t } from "./language.js";
import { open, shortMap } from "./tables.js";

test("a game is played in the text view, by keyboard alone", async ({ player, page }) => {
  player.by = "keyboard";
  await open(player, { game: "tiny", map: shortMap({ trains: 4 }), places: 2 });
  await player.press(player.button(t("text-view")));
  const words = page.getByRole("region", { name: t("text-title") });
  await expect(words).toBeVisible();
  await expect(page.locator("[data-track]")).toHaveCount(0);
  await expect(words).toContainText(t("text-deck", { count: player.view.game?.deck ?? 0, discards: 0 }));
  await player.playOn();
});

test.describe("with motion", () => {
  test.use({ reducedMotion: "no-preference" });

  test("what moves is never in the way of what can be done", async ({ player }) => {
    await open(player, { game: "tiny", map: shortMap(), places: 3 });
    await player.playOn();
  });

  test("cards fly and are robbed in the Card Game, and one plays on", async ({ player }) => {
    await open(player, { game: "card_game", places: 3 });
    await player.playOn();
  });
});

test("how to play is told for each game, and the first page leads there", async ({ page }) => {
  await page.goto("/");
  await page
    .getByRole("link", { name: t("nav-how") })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  for (const game of ["usa", "europe", "card_game"]) {
    await page.goto(`/how/${game}`);
    await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
  }
});
