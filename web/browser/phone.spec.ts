// A phone, upright and sideways, by taps.

import { now } from "../src/games/session/now.js";
import { expect, type Page, test } from "./fixtures.js";
import { t } from "./language.js";
import { misfits } from "./overflow.js";
import { rush } from "./rush.js";
import { create, open, post, shortMap } from "./tables.js";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

async function fits(page: Page): Promise<void> {
  expect.soft(await misfits(page), await page.title()).toEqual([]);
}

test("a whole game is played on a phone by taps", async ({ player, page }) => {
  player.by = "touch";
  await create(player, shortMap(), [{ bot: "random" }]);
  await player.do(player.legal.find((it) => it.type === "keep_tickets") ?? { type: "pass" });
  await player.awaitTurn();
  await player.press(page.getByRole("tab", { name: t("table-tickets") }));
  await expect(page.getByRole("region", { name: t("dock-tickets") })).toBeVisible();
  await player.press(page.getByRole("tab", { name: t("table-others") }));
  await expect(page.getByRole("list", { name: t("table-players") })).toBeVisible();
  // Whose turn it is stays in sight.
  await expect(page.getByRole("banner").getByText(now(player.view, null).text)).toBeVisible();
  await player.press(page.getByRole("tab", { name: t("table-hand"), exact: true }));
  await player.playOn();
  await fits(page);
});

test("what others did stands in a line and is skipped by a tap, upright and sideways", async ({ player, page }) => {
  player.by = "touch";
  await page.addInitScript(() => localStorage.setItem("branchline", JSON.stringify({ pace: "slow" })));
  await open(player, { game: "usa", places: 5, first_player: 0 });
  await rush(player, ({ game }) => game?.phase === "turn");
  for (const size of [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(size);
    await player.do({ type: "draw_card", from: "deck" });
    await player.do({ type: "draw_card", from: "deck" });
    await player.until("the bots have played", (view) => view.legal.length > 0);
    const skip = player.button(t("since-skip"));
    await expect(skip).toBeInViewport({ ratio: 1 });
    await player.press(skip);
    await expect(skip).toHaveCount(0);
    const line = page.getByRole("region", { name: t("since-title") });
    await expect(line.getByRole("listitem").first()).toBeVisible();
    // What does not fit is left out as a whole.
    const outside = await line.evaluate((it) => {
      const { top, bottom } = it.getBoundingClientRect();
      const shown = [...it.querySelectorAll("li")].filter((deed) => deed.getBoundingClientRect().top < bottom - 1);
      const parts = shown.flatMap((deed) => [...deed.querySelectorAll("*:not(.visually-hidden)")]);
      const boxes = parts.map((part) => part.getBoundingClientRect());
      return boxes.filter((box) => box.top < top || box.bottom > bottom || box.right > innerWidth).length;
    });
    expect(outside, `parts above or below the line, ${size.width} wide`).toBe(0);
  }
});

test("what others say is marked on the tab that leads to it, until it has been read", async ({
  player,
  newcomer,
  page,
}) => {
  player.by = "touch";
  await create(player, shortMap(), [{ open: true }]);
  const ben = await newcomer();
  await ben.page.goto(page.url());
  await ben.press(ben.button(t("table-sit")));
  await player.press(player.button(t("table-start")));
  const others = page.getByRole("tab", { name: t("table-others") });
  await expect(others).toHaveAccessibleName(t("table-others"));
  await ben.follow();
  await post(ben, `/api/tables/${ben.id}/commands`, { type: "say", text: "Have a good trip!" });
  await expect(others).toHaveAccessibleName(`${t("table-others")} ${t("table-unread", { count: 1 })}`);
  await expect(others.locator(".unread")).toBeVisible();
  await expect(others.locator(".unread")).toBeInViewport({ ratio: 1 });

  await player.press(others);
  await player.press(page.getByRole("tab", { name: t("table-chat") }));
  await expect(page.getByText("Have a good trip!")).toBeVisible();
  await expect(others.locator(".unread")).toHaveCount(0);
});

test("every page fits the narrowest phone, upright and sideways", async ({ player, page }) => {
  const small = { width: 360, height: 640 };
  await page.setViewportSize(small);
  for (const path of ["/", "/create", "/account", "/about", "/how/europe"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
    await fits(page);
  }
  for (const game of ["usa", "europe", "card_game"]) {
    await page.setViewportSize(small);
    await open(player, { game, places: game === "card_game" ? 4 : 5 });
    await expect(page.getByRole("region", { name: t("dock-keep-title") })).toBeVisible();
    await fits(page);
    await page.setViewportSize({ width: small.height, height: small.width });
    await expect(page.getByRole("region", { name: t("dock-keep-title") })).toBeVisible();
    await fits(page);
  }
});
