// Two cities, or a ticket, show a way with what is left of it.

import { expect, test } from "./fixtures.js";
import { needs, t } from "./language.js";
import { rush } from "./rush.js";
import { open } from "./tables.js";

test("two cities show a way, by mouse and by keyboard, until it is let go of", async ({ player, page }) => {
  await open(player, { game: "usa", places: 2, first_player: 0 });
  await rush(player, ({ legal }) => legal.some((it) => it.type === "draw_card"));
  const finder = page.getByRole("group", { name: t("way-title") });
  const lit = page.locator(".marks .way path");
  await player.pressCity("denver");
  await expect(finder.getByRole("status")).toHaveText(t("way-second"));
  await player.pressCity("chicago");
  await expect(finder.getByRole("status")).toContainText(
    t("way-left", { needs: needs(8, 0), tracks: t("count-tracks", { count: 2 }) }),
  );
  await expect(lit.first()).toBeAttached();
  await page.keyboard.press("Escape");
  await expect(finder).toBeHidden();
  await expect(lit).toHaveCount(0);

  await page.keyboard.press("w");
  await expect(finder.getByRole("combobox", { name: t("way-from") })).toBeFocused();
  await page.keyboard.type("Miami");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Atlanta");
  await expect(finder.getByRole("status")).toContainText(
    t("way-left", { needs: needs(5, 0), tracks: t("count-tracks", { count: 1 }) }),
  );
  await page.keyboard.press("Escape");
  await expect(finder).toBeHidden();
});

test("a ticket shows its way until it is pressed again", async ({ player, page }) => {
  await open(player, { game: "europe", places: 2, first_player: 0 });
  await rush(player, ({ legal }) => legal.some((it) => it.type === "draw_card"));
  const ticket = page
    .getByRole("region", { name: t("dock-tickets") })
    .getByRole("button")
    .first();
  const lit = page.locator(".marks .way path");
  await ticket.click();
  await page.mouse.move(400, 300);
  await expect(ticket).toHaveAttribute("aria-pressed", "true");
  await expect(lit.first()).toBeAttached();
  await ticket.click();
  await expect(ticket).toHaveAttribute("aria-pressed", "false");
  await expect(lit).toHaveCount(0);
});
