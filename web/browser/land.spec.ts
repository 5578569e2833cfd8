// The hills and the small drawings come when all else is there, and nobody has to wait for them.

import { expect, test } from "./fixtures.js";
import { t } from "./language.js";
import { quick } from "./strategy.js";
import { open, shortMap } from "./tables.js";

test("one plays before the hills are there, and then they are", async ({ player, page }) => {
  let release = (): void => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route(/\/assets\/(scenery|usa-land)-/, async (route) => {
    await held;
    await route.continue();
  });
  await open(player, { game: "usa", places: 2, first_player: 0 });
  await player.awaitTurn();
  await player.do(quick(player.view, player.file));
  await player.awaitTurn();
  await expect(page.locator(".bl-board .land")).toHaveCount(1);
  await expect(page.locator(".bl-board .relief")).toHaveCount(0);

  release();
  const relief = page.locator(".bl-board .relief");
  await expect(relief).toHaveAttribute("href", /^data:image\/webp;base64,/);
  await expect(page.locator(".bl-board .plate .title")).toHaveText(t("game-usa"));
  // The browser can read the picture, and it lies on the whole sheet.
  const size = await relief.evaluate(async (it) => {
    const picture = new Image();
    picture.src = it.getAttribute("href") ?? "";
    await picture.decode();
    return { picture: picture.width / picture.height, drawn: it.getBoundingClientRect() };
  });
  expect(size.picture).toBeCloseTo(size.drawn.width / size.drawn.height, 1);
  await player.do(quick(player.view, player.file));
});

test("a map file is given land, hills and its name", async ({ player, page }) => {
  const map = shortMap();
  await open(player, { game: map.id, map, places: 2, first_player: 0 });
  await player.awaitTurn();
  await expect(page.locator(".bl-board .relief")).toHaveAttribute("href", /^data:image\/png;base64,/);
  await expect(page.locator(".bl-board .plate .title")).toHaveText(map.name);
  await player.do(quick(player.view, player.file));
});
