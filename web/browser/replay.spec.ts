// The end of a game: its replay, which anybody with the link can open; another game.

import { en as t } from "../src/text/en.js";
import { expect, test } from "./fixtures.js";
import { open, shortMap } from "./tables.js";

test("a replay opens from its link for somebody else, from any side, step by step", async ({ player, newcomer, page }) => {
  await open(player, { game: "tiny", map: shortMap(), places: 2 });
  await player.playOn();
  await player.press(page.getByRole("link", { name: t.end.replay }));
  await expect(page.getByRole("slider", { name: t.replay.scrub })).toBeVisible();

  const other = await newcomer();
  await other.page.goto(page.url());
  const moment = other.page.getByRole("slider", { name: t.replay.scrub });
  await expect(moment).toBeVisible();
  const start = Number(await moment.inputValue());
  await other.press(other.button(t.replay.next));
  await expect(moment).toHaveValue(String(start + 1));
  await other.page.keyboard.press("End");
  await expect(moment).toHaveValue((await moment.getAttribute("max")) ?? "");
  await expect(other.page.getByRole("region", { name: t.dock.hand })).toBeVisible();
});

test("those who played play again at a new table", async ({ player, page }) => {
  await open(player, { game: "tiny", map: shortMap({ trains: 4 }), places: 2 });
  await player.playOn();
  const before = page.url();
  await player.press(player.button(t.end.rematch));
  await expect(page).not.toHaveURL(before);
  await player.press(player.button(t.table.start));
  await expect(page.getByRole("region", { name: t.dock.keepTitle })).toBeVisible();
});

test("four people and bots play the Card Game to the end", async ({ player, page }) => {
  await open(player, { game: "card_game", places: 4 });
  await player.playOn();
  await expect(page.getByRole("row")).toHaveCount(5);
});
