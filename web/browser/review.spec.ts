// The review of a finished game: how the chances went, each decision on the map or the table, luck and skill apart.

import { devices, type Locator } from "@playwright/test";
import type { ReviewStatus, StepDoc } from "../src/protocol/index.js";
import { sound } from "./axe.js";
import { expect, type Page, test } from "./fixtures.js";
import { t } from "./language.js";
import { misfits } from "./overflow.js";
import type { Player } from "./player.js";
import { rush } from "./rush.js";
import { open, shortMap } from "./tables.js";

const phone = { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } };
/** How long a review of a whole game may take on a busy machine. */
const WHOLE = 300_000;

const graph = (page: Page): Locator => page.getByRole("slider", { name: t("review-graph") });
const tab = (page: Page, name: string): Locator => page.getByRole("tab", { name, exact: true });

/** Waits until everything has been reviewed. */
async function reviewed(page: Page): Promise<ReviewStatus> {
  await expect(page.getByRole("heading", { name: t("review-turning") })).toBeVisible({ timeout: WHOLE });
  const id = /\/review\/(\w+)/.exec(page.url())?.[1] ?? "";
  return (await (await page.request.get(`/api/tables/${id}/review`)).json()) as ReviewStatus;
}

/** Plays a game to its end, and opens its review from there. */
async function review(player: Player): Promise<StepDoc[]> {
  await rush(player, () => false);
  await player.seesTheEnd();
  await player.press(player.page.getByRole("link", { name: t("end-review") }));
  await expect(graph(player.page)).toBeVisible();
  return (await reviewed(player.page)).review?.steps ?? [];
}

/** Opens a step by its link. */
async function goTo(page: Page, at: number): Promise<void> {
  await page.goto(`${new URL(page.url()).pathname}?step=${at}`);
  await expect(page.locator(`[data-at="${at}"]`).first()).toBeVisible();
  await expect(page.getByRole("article", { name: t("review-move", { step: at + 1, total: "" }).trim() })).toBeVisible();
}

for (const game of ["usa", "europe", "card_game"] as const) {
  test(`a game of ${game} is reviewed one click from its end`, async ({ player, page, newcomer }) => {
    await open(player, { game, places: 2 });
    const steps = await review(player);
    expect(steps.length).toBeGreaterThan(20);

    // Luck and skill apart: a sentence for each player, the reader's own first.
    const names = page.getByRole("table").first().getByRole("row");
    await expect(names).toHaveCount(3);
    await expect(page.getByText(/^You (won|lost|shared)/)).toBeVisible();
    await sound(page, `the review of ${game}`);

    // Every decision can be looked at.
    await player.press(tab(page, t("review-tab-moves")));
    await page.getByText(t("review-filter-all"), { exact: true }).click();
    const list = page.getByRole("region", { name: t("review-list") }).getByRole("listitem");
    await expect(list).toHaveCount(steps.filter((it) => it.decision).length);
    const better = steps.find(
      ({ action, decision }) =>
        decision && decision.rollouts > 0 && (game === "card_game" || action.type === "claim_track"),
    );
    if (better?.decision) {
      await goTo(page, better.at);
      await expect(page.getByText(t("review-played"), { exact: true }).first()).toBeVisible();
      await expect(page.getByText(t("review-best"), { exact: true }).first()).toBeVisible();
      if (better.action.type === "claim_track")
        await expect(page.locator(`[data-stamp="done"][data-of="${better.action.track}"]`)).toBeAttached();
      if (better.decision.best.type === "claim_track")
        await expect(page.locator(`[data-stamp="best"][data-of="${better.decision.best.track}"]`)).toBeAttached();
    }
    await sound(page, `a decision of ${game}`);

    // Anybody with the link sees the same, on a phone as well.
    const other = await newcomer(phone);
    other.by = "touch";
    await other.page.goto(page.url());
    await expect(graph(other.page)).toBeVisible();
    await expect(other.page.getByRole("article").first()).toBeVisible();
    expect.soft(await misfits(other.page)).toEqual([]);
    await other.press(tab(other.page, t("review-tab-game")));
    await reviewed(other.page);
    expect.soft(await misfits(other.page)).toEqual([]);
    const box = await graph(other.page).boundingBox();
    if (!box) throw new Error("no graph");
    await other.page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    const middle = Number(await graph(other.page).getAttribute("aria-valuenow"));
    expect(Math.abs(middle - steps.length / 2)).toBeLessThan(steps.length / 8);
  });
}

test("a review is read by keyboard alone", async ({ player, page }) => {
  await open(player, { game: "tiny", map: shortMap({ trains: 4 }), places: 2 });
  const steps = await review(player);
  player.by = "keyboard";
  await player.tabTo(graph(page));
  const at = (move: number): Promise<void> => expect(graph(page)).toHaveAttribute("aria-valuenow", String(move));
  await page.keyboard.press("End");
  await at(steps.length);
  await page.keyboard.press("ArrowLeft");
  await at(steps.length - 1);
  await page.keyboard.press("Home");
  await at(1);
  await expect(graph(page)).toHaveAttribute("aria-valuetext", /%/);
  const mistakes = steps.filter((it) => it.decision?.mistake).map((it) => it.at + 1);
  for (const move of mistakes.filter((it) => it > 1).slice(0, 3)) {
    await page.keyboard.press("n");
    await at(move);
  }
  const [first, second] = mistakes.filter((it) => it > 1);
  if (first !== undefined && second !== undefined) {
    for (const _ of mistakes.filter((it) => it > 1).slice(1, 3)) await page.keyboard.press("p");
    await at(first);
  }
});

test("a review without a socket fills in all the same, and leads to the replay and back", async ({ player, page }) => {
  await open(player, { game: "tiny", map: shortMap({ trains: 4 }), places: 2 });
  await rush(player, () => false);
  await player.seesTheEnd();
  await page.routeWebSocket(/\/socket/, (socket) => socket.close());
  await page.goto(`/review/${player.id}`);
  await reviewed(page);
  await graph(page).focus();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await player.press(
    page.getByRole("region", { name: t("review-one") }).getByRole("link", { name: t("review-replay") }),
  );
  await expect(page.getByRole("slider", { name: t("replay-scrub") })).toBeVisible();
  await player.press(page.getByRole("link", { name: t("replay-review") }));
  await expect(graph(page)).toHaveAttribute("aria-valuenow", "2");
});
