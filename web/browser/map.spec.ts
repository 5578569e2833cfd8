// The map tells the story: where one's tickets end, what a colour of the hand can pay for, and what a claim would look like.

import { grouped, paidWith } from "../src/games/session/choices.js";
import { Words } from "../src/games/session/names.js";
import { letterOf } from "../src/games/session/numbering.js";
import type { Card, TableView } from "../src/protocol/index.js";
import { kinds } from "../src/state/bags.js";
import { sound } from "./axe.js";
import { expect, test } from "./fixtures.js";
import { t } from "./language.js";
import type { Player } from "./player.js";
import { rush } from "./rush.js";
import { open, tunnels } from "./tables.js";

const canClaim = ({ legal }: TableView): boolean => legal.some((it) => it.type === "claim_track");
const lit = (player: Player) => player.page.locator(".track .offer");
const headline = (player: Player, text: string) => player.page.getByRole("banner").getByText(text);

/** A colour of the hand that can pay for something, and all that it can pay for. */
function payingColor(player: Player): { card: Card; tracks: string[]; stack: ReturnType<Player["button"]> } {
  const hand = player.view.game?.players[player.view.place ?? 0]?.hand ?? {};
  const { tracks } = grouped(player.legal, hand);
  for (const [card, count] of kinds(hand)) {
    const paid = [...paidWith(tracks, card)];
    const stack = player.button(t("dock-light-stack", { cards: t(`bag-${card}`, { count }) }));
    if (paid.length > 0) return { card, tracks: paid, stack };
  }
  throw new Error("no colour can pay for anything");
}

test("tickets are marked on the map and on their cards, on offer and kept", async ({ player, page }) => {
  await open(player, { game: "europe", places: 2, first_player: 0 });
  await player.awaitTurn();
  const offered = player.view.game?.players[0]?.offer?.tickets ?? [];
  const letters = offered.flatMap((_, i) => [letterOf(i), letterOf(i)]);
  const onMap = page.locator(".bl-board .bl-pin text");
  await expect.poll(async () => (await onMap.allTextContents()).sort()).toEqual(letters.sort());
  const choice = page.getByRole("region", { name: t("dock-keep-title") });
  await choice.getByRole("checkbox").nth(1).check();
  await expect(page.locator(".bl-board .is-picked text")).toHaveText([letterOf(1), letterOf(1)]);
  await sound(page, "tickets on offer");

  await rush(player, ({ legal }) => legal.some((it) => it.type === "draw_card"));
  const kept = player.view.game?.players[0]?.kept ?? [];
  const numbers = kept.map((_, i) => String(i + 1));
  await expect.poll(async () => (await onMap.allTextContents()).sort()).toEqual([...numbers, ...numbers].sort());
  const onCards = page.getByRole("region", { name: t("dock-tickets") }).locator(".bl-pin text");
  await expect.poll(async () => (await onCards.allTextContents()).sort()).toEqual(numbers);
  // Each city of a ticket is named, however small the map is.
  await page.setViewportSize({ width: 390, height: 844 });
  const words = new Words(player.file);
  for (const id of kept) {
    const { a, b } = player.file.tickets.find((it) => it.id === id) ?? { a: "", b: "" };
    for (const city of [a, b])
      await expect(page.locator(".labels text.pinned").getByText(words.city(city))).toBeVisible();
  }
});

test("a colour of the hand lights what it can pay for, by mouse and by keyboard", async ({ player, page }) => {
  await open(player, { game: "usa", places: 2, first_player: 0 });
  await rush(player, canClaim);
  const { card, tracks, stack } = payingColor(player);
  await stack.click();
  await expect(lit(player)).toHaveCount(tracks.length);
  await sound(page, "a colour is held up");
  await page.keyboard.press("Escape");
  await expect(stack).toHaveAttribute("aria-pressed", "false");

  player.by = "keyboard";
  await player.press(stack);
  await expect(lit(player)).toHaveCount(tracks.length);
  await page.keyboard.press("c");
  const list = page.getByRole("region", { name: t("dock-claim-list") });
  await expect(list.locator(".item")).toHaveCount(tracks.length);
  await expect(headline(player, t("now-choose-track"))).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.locator(".ghost")).toHaveCount(1);
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(1);
  await expect(page.locator("label.chosen").getByText(t(`color-${card}`))).toBeAttached();
});

test("a card dragged to a track offers to claim it, with a train as a preview", async ({ player, page }) => {
  await open(player, { game: "usa", places: 2, first_player: 0 });
  await rush(player, canClaim);
  const { card, tracks, stack } = payingColor(player);
  const [track = ""] = tracks;
  const from = await stack.boundingBox();
  const to = await player.middleOf(track);
  await page.mouse.move((from?.x ?? 0) + 20, (from?.y ?? 0) + 20);
  await page.mouse.down();
  await page.mouse.move(to.x - 60, to.y - 40, { steps: 4 });
  await expect(lit(player).first()).toBeAttached();
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await expect(page.locator(`[data-track="${track}"] .ghost`)).toBeVisible();
  await page.mouse.up();
  await expect(headline(player, t("now-pay-track", { track: new Words(player.file).join(track) }))).toBeVisible();
  await expect(page.locator("label.chosen").getByText(t(`color-${card}`))).toBeAttached();
  await page.keyboard.press("Escape");
  await expect(page.locator(".ghost")).toHaveCount(0);

  // Dropped beside the map, it is back in the hand.
  await page.mouse.move((from?.x ?? 0) + 20, (from?.y ?? 0) + 20);
  await page.mouse.down();
  await page.mouse.move((from?.x ?? 0) + 120, (from?.y ?? 0) + 90, { steps: 3 });
  await page.mouse.up();
  await expect(stack).toHaveAttribute("aria-pressed", "false");
  expect(player.view.game?.phase).toBe("turn");
});

test("what others claimed has a halo until one has moved", async ({ player, page }) => {
  await open(player, { game: "usa", places: 3, first_player: 0 });
  let before = new Set<string>();
  let fresh: string[] = [];
  const found = await rush(player, (view) => {
    const others = (view.game?.players ?? []).slice(1).flatMap((it) => it.tracks ?? []);
    fresh = others.filter((id) => !before.has(id));
    before = new Set(others);
    return fresh.length > 0;
  });
  expect(found).toBe(true);
  const halos = page.locator("[data-halo]");
  await expect(halos).toHaveCount(fresh.length);
  for (const id of fresh) await expect(page.locator(`[data-halo="${id}"]`)).toBeAttached();
  await player.do(player.legal.find((it) => it.type === "draw_card") ?? { type: "pass" });
  await expect(page.locator(fresh.map((id) => `[data-halo="${id}"]`).join())).toHaveCount(0);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

  test("a tunnel is called one before it is paid for, and a card can be dragged to it", async ({ player, page }) => {
    const map = tunnels();
    await open(player, { game: "tiny", map, places: 2, first_player: 0 });
    await rush(player, canClaim);
    const { tracks, stack } = payingColor(player);
    const [track = ""] = tracks;
    const from = await stack.boundingBox();
    const to = await player.middleOf(track);
    const line = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", x: number, y: number) =>
      line.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x, y }] });
    await touch("touchStart", (from?.x ?? 0) + 15, (from?.y ?? 0) + 15);
    await touch("touchMove", to.x, to.y + 60);
    await touch("touchMove", to.x, to.y);
    await expect(page.locator(`[data-track="${track}"] .ghost`)).toBeVisible();
    await touch("touchEnd", to.x, to.y);

    const name = new Words(player.file).join(track);
    const panel = page.getByRole("region", { name: t("dock-pay-for", { track: name }) });
    await expect(panel).toContainText(t("dock-tunnel-may-cost", { count: map.tunnel_cards }));
    await expect(panel).toContainText(t("count-spaces", { count: 2 }));
    await expect(page.locator(`[data-track="${track}"].selected`)).toBeAttached();
    await sound(page, "paying for a tunnel");
  });

  test("the way of a ticket or of two cities hides neither end, and goes when something else is begun", async ({
    player,
    page,
  }) => {
    await open(player, { game: "europe", places: 2, first_player: 0 });
    await rush(player, canClaim);
    await player.press(page.getByRole("tab", { name: t("table-tickets") }));
    const tickets = page.getByRole("region", { name: t("dock-tickets") });
    await player.press(tickets.getByRole("button").first());
    const way = page.locator(".marks .way path");
    const box = page.getByRole("group", { name: t("way-title") });
    await expect(way.first()).toBeAttached();
    await expect(box).toBeHidden();
    await player.press(tickets.getByRole("button").first());

    // One city at the top of the map, one at its foot.
    for (const [a, b] of [
      ["stockholm", "palermo"],
      ["edinburgh", "cadiz"],
    ] as const) {
      await player.pressCity(a);
      await player.pressCity(b);
      await expect(box).toBeVisible();
      const over = await box.boundingBox();
      for (const city of [a, b]) {
        const disc = await page.locator(`[data-city="${city}"] .disc`).boundingBox();
        const isOver =
          (disc?.y ?? 0) < (over?.y ?? 0) + (over?.height ?? 0) &&
          (disc?.y ?? 0) + (disc?.height ?? 0) > (over?.y ?? 0);
        expect(isOver, `the box lies over ${city}`).toBe(false);
      }
    }
    await player.press(page.getByRole("tab", { name: t("table-hand"), exact: true }));
    await expect(box).toBeHidden();
  });
});
