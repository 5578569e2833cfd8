// Whole games of each kind, from the first page to the result, by clicks against bots.

import { expect, test } from "./fixtures.js";
import { gameName, t } from "./language.js";

for (const game of ["usa", "europe", "card_game"]) {
  test(`a whole game is played by clicks: ${gameName(game)}`, async ({ player, page }) => {
    await page.goto("/");
    await player.chooseGame(game);
    await page.getByLabel(t("lobby-against")).selectOption(t("lobby-opponents", { count: 1 }));
    await page.getByLabel(t("lobby-strength")).selectOption(t(`level-${"greedy"}`));
    await player.press(player.button(t("lobby-start")));
    await player.playOn();
    await expect(page.getByRole("row")).toHaveCount(3);
    await expect(page.getByRole("link", { name: t("end-record") })).toBeVisible();
  });
}
