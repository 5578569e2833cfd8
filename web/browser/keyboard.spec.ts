// Whole games by keyboard alone: the mouse is never touched.

import { expect, test } from "./fixtures.js";
import { gameName, t } from "./language.js";
import { quick } from "./strategy.js";
import { open, shortMap } from "./tables.js";

test("from the address to the end of a Card Game by keyboard alone", async ({ player, page }) => {
  player.by = "keyboard";
  await page.goto("/");
  await player.tabTo(page.getByRole("radio", { checked: true }));
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: gameName("card_game") })).toBeChecked();
  await player.tabTo(page.getByRole("combobox", { name: t("lobby-against") }));
  await page.keyboard.press("Home");
  await player.press(player.button(t("lobby-start")));
  await player.playOn();
  await player.tabTo(page.getByRole("link", { name: t("end-replay") }));
});

test("a whole game on a map by keyboard alone", async ({ player }) => {
  player.by = "keyboard";
  await open(player, { game: "tiny", map: shortMap(), places: 2 });
  await player.playOn();
});

test("what is opened before a move is answered stays open", async ({ player, page }) => {
  player.by = "keyboard";
  let release = (): void => undefined;
  const released = new Promise<void>((done) => (release = done));
  await page.routeWebSocket(/\/socket/, (socket) => {
    socket.connectToServer().onMessage(async (message) => {
      if (JSON.parse(String(message)).type === "answer") await released;
      socket.send(message);
    });
  });
  await open(player, { game: "usa", places: 2, first_player: 0 });
  await player.awaitTurn();
  await player.do(quick(player.view, player.file));
  await player.awaitTurn();
  await player.press(player.button(t("dock-ticket-deck-label", { count: player.view.game?.ticket_deck ?? 0 })));
  await expect(player.button(t("dock-draw-tickets"))).toBeFocused();
  release();
  await page.keyboard.press("Enter");
  await player.until("tickets are offered", (view) => view.game?.phase === "tickets");
  await player.do(quick(player.view, player.file));
});

test("the map is moved and zoomed by keyboard", async ({ player, page }) => {
  await open(player, { game: "usa", places: 2 });
  const map = page.getByRole("region", { name: t("map-title") }).getByRole("group");
  const city = page.locator("[data-city] .disc").first();
  await player.tabTo(map);
  for (const key of ["+", "ArrowRight", "ArrowDown", "0"]) {
    const before = await city.boundingBox();
    await page.keyboard.press(key);
    await expect.poll(() => city.boundingBox()).not.toEqual(before);
  }
});
