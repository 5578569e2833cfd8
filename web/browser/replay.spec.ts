// The end of a game: its replay, which anybody with the link can open; another game.

import { nameAt } from "../src/games/session/names.js";
import { expect, test } from "./fixtures.js";
import { t } from "./language.js";
import { rush } from "./rush.js";
import { open, shortMap } from "./tables.js";

test("the count runs to the result by itself, and each of its lines is shown on the map again", async ({
  player,
  page,
}) => {
  await open(player, { game: "tiny", map: shortMap({ trains: 4 }), places: 2 });
  await rush(player, () => false);
  await expect(player.button(t("end-skip"))).toBeVisible();
  const lines = page
    .getByRole("region", { name: /./ })
    .getByRole("button", { name: new RegExp(t("end-path-line", { count: 2 }).replace(/\d+/, "\\d+")) });
  await expect(lines).toBeVisible({ timeout: 60_000 });
  await player.press(lines);
  await expect(lines).toHaveAttribute("aria-pressed", "true");
});

test("a replay opens from its link for somebody else, at the same moment, from any side, step by step", async ({
  player,
  newcomer,
  page,
  context,
}) => {
  await open(player, { game: "tiny", map: shortMap({ trains: 4 }), places: 2 });
  await player.playOn();
  await player.press(page.getByRole("link", { name: t("end-replay") }));
  const scrub = page.getByRole("slider", { name: t("replay-scrub") });
  await expect(scrub).toBeVisible();
  await player.press(player.button(t("replay-next")));
  await player.press(player.button(t("replay-next")));
  const at = await scrub.inputValue();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await player.press(player.button(t("replay-copy")));
  await expect(player.button(t("table-copied"))).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const other = await newcomer();
  await other.page.goto(link);
  const moment = other.page.getByRole("slider", { name: t("replay-scrub") });
  await expect(moment).toHaveValue(at);
  await other.page.keyboard.press("End");
  await expect(moment).toHaveValue((await moment.getAttribute("max")) ?? "");
  await other.page.keyboard.press("ArrowLeft");
  await expect(moment).not.toHaveValue((await moment.getAttribute("max")) ?? "");
  const side = other.page.getByRole("combobox", { name: t("replay-side") });
  for (const place of [0, 1]) {
    await side.selectOption({ index: place });
    await expect(
      other.page.getByRole("region", { name: t("dock-hand-of", { name: nameAt(player.view, place) }) }),
    ).toBeVisible();
  }
  await side.selectOption(t("replay-all-open"));
  await expect(other.page.getByRole("region", { name: t("map-title") })).toBeVisible();
});

test("who played against bots plays again at a new table at once", async ({ player, page }) => {
  await open(player, { game: "tiny", map: shortMap({ trains: 4 }), places: 2 });
  await player.playOn();
  const before = page.url();
  await player.press(player.button(t("end-rematch")));
  await expect(page).not.toHaveURL(before);
  await expect(page.getByRole("region", { name: t("dock-keep-title") })).toBeVisible();
});

test("four people and bots play the Card Game to the end", async ({ player, page }) => {
  await open(player, { game: "card_game", places: 4 });
  await player.playOn();
  await expect(page.getByRole("row")).toHaveCount(5);
});
