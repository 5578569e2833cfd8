// What surrounds the map: seats that stay, what others did, how fast it is shown, the log, the row, the reference card.

import { expect, test } from "./fixtures.js";
import { t } from "./language.js";
import { rush } from "./rush.js";
import { open } from "./tables.js";

test("seats stay where they are, and a lamp goes from one to the next", async ({ player, page }) => {
  await open(player, { game: "usa", places: 3, first_player: 0 });
  await rush(player, ({ game }) => game?.phase === "turn");
  const names = page.getByRole("list", { name: t("table-players") }).locator(".name");
  const before = await names.allInnerTexts();
  await expect(page.locator('.player[aria-current="step"]')).toHaveAttribute("data-anchor", "player-0");
  await player.do({ type: "draw_card", from: "deck" });
  await player.do({ type: "draw_card", from: "deck" });
  await expect(page.locator('.player[aria-current="step"]')).not.toHaveAttribute("data-anchor", "player-0");
  expect(await names.allInnerTexts()).toEqual(before);
});

test("others' moves are shown one by one, counted after they are seen, and skipped by a click", async ({
  player,
  page,
}) => {
  await open(player, { game: "usa", places: 4, first_player: 0 });
  await rush(player, ({ game }) => game?.phase === "turn");
  // What the page shows, as it shows it: who is to move, and how many cards everybody has.
  await page.evaluate(() => {
    const seen: string[] = [];
    (window as unknown as { seen: string[] }).seen = seen;
    const look = (): void => {
      const turn = document.querySelector('.player[aria-current="step"]')?.getAttribute("data-anchor");
      const seq = document.querySelector<HTMLElement>("[data-seq]")?.dataset["seq"];
      const what = `${seq} ${turn}`;
      if (seen.at(-1) !== what) seen.push(what);
      requestAnimationFrame(look);
    };
    look();
  });
  const { seq } = player.view;
  await player.do({ type: "draw_card", from: "deck" });
  await player.do({ type: "draw_card", from: "deck" });
  await player.until("the bots have played", (view) => view.legal.length > 0);
  // The page knows it, and is still showing it.
  await expect(page.getByRole("region", { name: t("since-title") })).toBeVisible();
  await expect(page.locator(".now.mine")).toBeVisible();
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  const shown = seen.map((it) => Number(it.split(" ")[0]));
  expect(shown).toEqual([...shown].sort((a, b) => a - b));
  // Nothing was left out, and everybody's turn was seen.
  expect(new Set(shown)).toEqual(new Set(Array.from({ length: player.view.seq - seq + 1 }, (_, i) => seq + i)));
  for (const place of [1, 2, 3]) expect(seen.some((it) => it.endsWith(`player-${place}`))).toBe(true);
  await expect(page.locator(".strip li")).not.toHaveCount(0);

  // With the slow pace there is time to skip.
  await page.evaluate(() => localStorage.setItem("branchline", JSON.stringify({ pace: "slow" })));
  await page.reload();
  await player.catchUp();
  await player.do({ type: "draw_card", from: "deck" });
  await player.do({ type: "draw_card", from: "deck" });
  await player.until("the bots have played again", (view) => view.legal.length > 0);
  await player.press(player.button(t("since-skip")));
  await expect(page.locator("[data-seq]")).toHaveAttribute("data-seq", String(player.view.seq));
  await expect(page.locator(".now.mine")).toBeVisible();
});
