// The table in words: all of it, in a sensible order, kept up to date, and as good to play from as the drawn one.

import { now } from "../src/games/session/now.js";
import { sound } from "./axe.js";
import { expect, test } from "./fixtures.js";
import { t } from "./language.js";
import { rush } from "./rush.js";
import { open } from "./tables.js";

test("a board is told in words, from the first key on, and played from there", async ({ player, page }) => {
  await open(player, { game: "europe", places: 2, first_player: 0 });
  await rush(player, ({ legal }) => legal.some((it) => it.type === "claim_track"));
  await player.tabTo(player.button(t("text-view")));
  await page.keyboard.press("Enter");
  const words = page.getByRole("region", { name: t("text-title") });
  await expect(words).toBeVisible();
  await expect(page.locator("[data-city]")).toHaveCount(0);
  await sound(page, "the table in words");

  const said = now(player.view, null).text;
  // What to do comes first, then what can be done, then all the rest.
  const tree = await page.locator("body").ariaSnapshot();
  const order = [
    said,
    t("table-choices"),
    t("text-title"),
    t("dock-hand"),
    t("dock-tickets"),
    t("table-players"),
    t("end-stations"),
    t("map-tracks"),
    t("table-aside"),
  ];
  let at = -1;
  for (const part of order) {
    const next = tree.indexOf(part, at + 1);
    expect(next, `${part} in its place`).toBeGreaterThan(at);
    at = next;
  }
  await expect(words.getByRole("table").last().getByRole("row")).toHaveCount(1 + 101);

  await words.getByRole("checkbox", { name: t("dock-claim-list") }).check();
  const rows = words
    .getByRole("table")
    .last()
    .getByRole("button", { name: t("text-claim", { track: "" }) });
  await expect(rows).toHaveCount(
    new Set(player.legal.flatMap((it) => (it.type === "claim_track" ? [it.track] : []))).size,
  );
  await rows.first().click();
  const pay = player.button(new RegExp(`^${t("dock-claim-with", { cards: "" })}`));
  await expect(pay).toBeFocused();
  await page.keyboard.press("Escape");

  // What others do is said without being asked for.
  await expect(page.getByRole("log", { name: t("text-happened") })).toContainText(said);
  await page.reload();
  await expect(words).toBeVisible();
});

test("the Card Game is told in words", async ({ player, page }) => {
  await open(player, { game: "card_game", places: 2, first_player: 0 });
  await rush(player, ({ legal }) => legal.some((it) => it.type === "play_cards"));
  await player.press(player.button(t("nav-menu")));
  await page.getByLabel(t("text-view")).check();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { name: t("yard-big-cities") })).toBeVisible();
  await expect(page.getByRole("heading", { name: t("yard-title", { name: "" }) })).toHaveCount(2);
  await sound(page, "the Card Game in words");
});
