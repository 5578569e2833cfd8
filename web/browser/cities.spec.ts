// Another language and other names of cities, chosen at the table: nothing of the game is lost.

import { expect, test } from "./fixtures.js";
import { speak, t } from "./language.js";
import { quick } from "./strategy.js";
import { open } from "./tables.js";

test.afterEach(() => speak("en-GB"));

test("the language is switched in the middle of a choice, and the choice stays open", async ({ player, page }) => {
  await open(player, { game: "europe", places: 2, first_player: 0 });
  await player.awaitTurn();
  await player.do(quick(player.view, player.file));
  await player.awaitTurn();
  await player.press(player.button(t("dock-ticket-deck-label", { count: player.view.game?.ticket_deck ?? 0 })));
  await expect(player.button(t("dock-draw-tickets"))).toBeVisible();
  const { seq } = player.view;

  await player.press(player.button(t("nav-menu")));
  await page.getByRole("combobox", { name: t("nav-language") }).selectOption("Čeština");
  speak("cs");
  await expect(player.button(t("dock-draw-tickets"))).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "cs");
  expect(player.view.seq).toBe(seq);
  await page.keyboard.press("Escape");
  await player.press(player.button(t("dock-draw-tickets")));
  await player.until("tickets are offered", (view) => view.game?.phase === "tickets");
  await player.do(quick(player.view, player.file));

  // It is remembered, also by other pages.
  await page.reload();
  await expect(page.getByRole("region", { name: t("dock-hand") })).toBeVisible();
  await page.goto("/how/europe");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("nav-how-of", { game: t("game-europe") }));
});

test("the page follows the browser's language, and the globe switches it", async ({ newcomer }) => {
  const anna = await newcomer({ locale: "sk-SK" });
  await anna.page.goto("/");
  speak("sk");
  await expect(anna.page.getByRole("heading", { level: 1 })).toHaveText(t("lobby-title"));
  await anna.page.getByRole("combobox", { name: t("nav-language") }).selectOption("Português (Portugal)");
  speak("pt-PT");
  await expect(anna.page.getByRole("heading", { level: 1 })).toHaveText(t("lobby-title"));
  // Search engines, shared links and an installed page are told in the same language.
  await expect(anna.page.locator("meta[name=description]")).toHaveAttribute("content", t("description"));
  const href = (await anna.page.locator("link[rel=manifest]").getAttribute("href")) ?? "";
  const manifest = await anna.page.request.get(href);
  expect(manifest.headers()["content-type"]).toContain("manifest+json");
  expect(await manifest.json()).toMatchObject({ lang: "pt-PT", description: t("description"), start_url: "/" });
});

test("Russian readers see cities in their own letters, and may have those of the board", async ({ newcomer }) => {
  const anna = await newcomer({ locale: "ru-RU" });
  speak("ru");
  await open(anna, { game: "europe", places: 2, first_player: 0 });
  await anna.awaitTurn();
  const map = anna.page.locator(".labels");
  await expect(map.getByText("Вена", { exact: true })).toBeVisible();
  await anna.press(anna.button(t("nav-menu")));
  await anna.page.getByRole("checkbox", { name: t("nav-cities") }).uncheck();
  await expect(map.getByText("Wien", { exact: true })).toBeVisible();
});

test("cities have the board's names, or today's in the reader's language", async ({ newcomer }) => {
  const anna = await newcomer({ locale: "pl-PL" });
  speak("pl");
  await open(anna, { game: "europe", places: 2, first_player: 0 });
  await anna.awaitTurn();
  const map = anna.page.locator(".labels");
  await expect(map.getByText("Wien", { exact: true })).toBeVisible();
  await anna.press(anna.button(t("nav-menu")));
  await anna.page.getByRole("checkbox", { name: t("nav-cities") }).check();
  await expect(map.getByText("Wiedeń", { exact: true })).toBeVisible();
  await expect(map.getByText("Wien", { exact: true })).toBeHidden();
  await anna.page.getByRole("combobox", { name: t("nav-language") }).selectOption("Русский");
  await expect(map.getByText("Вена", { exact: true })).toBeVisible();
});
