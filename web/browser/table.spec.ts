// What surrounds the map: seats that stay, what others did, how fast it is shown, the log.

import { nameAt } from "../src/games/session/names.js";
import { expect, test } from "./fixtures.js";
import { t } from "./language.js";
import { rush } from "./rush.js";
import { open, post } from "./tables.js";

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
  await open(player, { game: "usa", places: 5, first_player: 0 });
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
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
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
  for (const place of [1, 2, 3, 4]) expect(seen.some((it) => it.endsWith(`player-${place}`))).toBe(true);
  await expect(page.locator(".strip li")).not.toHaveCount(0);

  // With the slow pace there is time to skip.
  await page.evaluate(() => localStorage.setItem("branchline", JSON.stringify({ pace: "slow" })));
  await page.reload();
  await player.catchUp();
  await player.do({ type: "draw_card", from: "deck" });
  await player.do({ type: "draw_card", from: "deck" });
  await player.until("the bots have played again", (view) => view.legal.length > 0);
  const skip = player.button(t("since-skip"));
  await expect(skip).toBeVisible();
  // Whoever moves the map goes on watching; whoever clicks on it has seen enough, and asks for nothing else.
  const map = await page.getByRole("region", { name: t("map-title") }).boundingBox();
  if (!map) throw new Error("no map");
  const { x, y } = { x: map.x + map.width / 2, y: map.y + map.height / 2 };
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 40, y + 30, { steps: 4 });
  await page.mouse.up();
  await expect(skip).toBeVisible();
  const before = player.view.seq;
  await page.getByRole("region", { name: t("dock-hand") }).click();
  await expect(skip).toHaveCount(0);
  await expect(page.locator("[data-seq]")).toHaveAttribute("data-seq", String(before));
  await expect(page.locator(".now.mine")).toBeVisible();
});

test("a key catches up and does nothing else, and there is a pace that never keeps one waiting", async ({
  player,
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem("branchline", JSON.stringify({ pace: "slow" })));
  await open(player, { game: "usa", places: 4, first_player: 0 });
  await rush(player, ({ game }) => game?.phase === "turn");
  await player.do({ type: "draw_card", from: "deck" });
  await player.do({ type: "draw_card", from: "deck" });
  await player.until("the bots have played", (view) => view.legal.length > 0);
  const skip = player.button(t("since-skip"));
  await expect(skip).toBeVisible();
  // The key that would draw from the deck.
  const { seq } = player.view;
  await page.keyboard.press("d");
  await expect(skip).toHaveCount(0);
  await expect(page.locator(".now.mine")).toBeVisible();
  await expect(page.locator("[data-seq]")).toHaveAttribute("data-seq", String(seq));
  expect(player.view.seq).toBe(seq);

  await player.press(player.button(t("nav-menu")));
  await page.getByLabel(t("senses-pace")).selectOption(t("senses-pace-at_once"));
  await page.keyboard.press("Escape");
  await page.evaluate(() => {
    const seen: boolean[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => seen.push(document.querySelector("[data-skip]") !== null)).observe(document, {
      subtree: true,
      childList: true,
    });
  });
  await player.do({ type: "draw_card", from: "deck" });
  await player.do({ type: "draw_card", from: "deck" });
  await player.until("the bots have played again", (view) => view.seq > seq + 2 && view.legal.length > 0);
  await expect(page.locator(".now.mine")).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { seen: boolean[] }).seen.includes(true))).toBe(false);
});

test("the log tells who did what, turn by turn, and leaves alone what stands there", async ({ player, page }) => {
  await open(player, { game: "usa", places: 3, first_player: 0 });
  await rush(player, ({ game }) => game?.phase === "turn");
  const turns = page.getByRole("tabpanel", { name: t("table-log") }).getByRole("heading", { level: 3 });
  /** A turn of drawing from the deck, in which the others play as well. */
  async function round(): Promise<void> {
    for (let cards = 0; cards < 2; cards++) {
      const { seq, place } = player.view;
      const action = { type: "draw_card", from: "deck" } as const;
      await post(player, `/api/tables/${player.id}/commands`, { type: "act", place, decided_on: seq, action });
      await player.done(action, seq);
    }
    await player.awaitTurn();
  }
  await round();
  // The viewer goes by "You", the others by their names, and both cards of a turn are under one heading.
  const names = [t("log-you"), nameAt(player.view, 1), nameAt(player.view, 2)];
  await expect(turns).toHaveText(names);
  const own = page.locator("#pane-log .turn").first();
  await expect(own.getByRole("listitem")).toHaveCount(1);
  const held = player.view.game?.players[0]?.hand ?? {};
  const drawn = await own.locator(".card").evaluateAll((all) => all.map((it) => it.getAttribute("title")));
  expect(drawn).toHaveLength(2);
  for (const name of drawn)
    expect(Object.keys(held).map((card) => t("log-blind", { card: t(`color-${card as "red"}`) }))).toContain(name);
  // Read out, it is the same in words.
  await expect(own).toContainText(t("log-icon-cards"));
  await expect(own).toContainText(String(drawn[0]));

  // Later turns are added below; nothing above them is written again.
  await page.evaluate(() => {
    const touched: string[] = [];
    Object.assign(window, { touched });
    for (const turn of document.querySelectorAll("#pane-log .turn"))
      new MutationObserver((changes) => touched.push(...changes.map((it) => it.type))).observe(turn, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      });
  });
  await round();
  await expect(turns).toHaveText([...names, ...names]);
  expect(await page.evaluate(() => (window as unknown as { touched: string[] }).touched)).toEqual([]);
});
