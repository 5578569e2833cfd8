// Practising: hints, taking back, playing on from a finished game, and exercises from one's own mistakes.

import { Words } from "../src/games/session/names.js";
import { deedWords } from "../src/games/session/reasons.js";
import type { TableAt } from "../src/protocol/index.js";
import { sound } from "./axe.js";
import { covered } from "./covered.js";
import { expect, type Page, test } from "./fixtures.js";
import { t } from "./language.js";
import { misfits } from "./overflow.js";
import type { Player } from "./player.js";
import { mistakes, reviewed } from "./reviewed.js";
import { rush } from "./rush.js";
import { open, shortMap } from "./tables.js";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

const advice = (page: Page) => page.getByRole("region", { name: t("table-hint-long") });
const undo = (player: Player) => player.button(new RegExp(`^${t("table-undo")}: `));

/** Asks for a hint, and waits for what the expert says. */
async function hint(player: Player): Promise<void> {
  await player.press(player.button(t("table-hint")));
  await expect(advice(player.page).getByRole("listitem").first()).toBeVisible({ timeout: 60_000 });
}

/** Does what the expert would do, or the advice that is chosen. */
async function doIt(player: Player): Promise<void> {
  const { seq } = player.view;
  await player.press(advice(player.page).getByRole("button", { name: t("hint-do") }));
  await player.until("the advice is done", (view) => view.seq > seq);
  await expect(advice(player.page)).toHaveCount(0);
}

test("a hint is looked at on the map and done, and taken back, by keyboard alone", async ({ player, page }) => {
  player.by = "keyboard";
  await open(player, { game: "usa", places: 2, first_player: 0, undo: "free" });
  await rush(player, ({ game }) => game?.phase === "turn");
  await hint(player);
  const choices = advice(page).locator("button[aria-pressed]");
  await expect(choices.first()).toHaveAttribute("aria-pressed", "true");
  expect(await choices.count()).toBeGreaterThan(1);
  await expect(choices.first()).toContainText("%");
  await player.tabTo(choices.nth(1));
  await page.keyboard.press("Enter");
  await expect(choices.nth(1)).toHaveAttribute("aria-pressed", "true");
  await sound(page, "a hint");
  expect(await covered(page), "covered by a hint").toEqual([]);
  await page.keyboard.press("ArrowUp");
  await expect(choices.first()).toHaveAttribute("aria-pressed", "true");

  // Something else is opened and closed again beside it.
  await page.keyboard.press("Escape");
  await expect(advice(page)).toHaveCount(0);
  const before = player.view.game?.players[0];
  await hint(player);
  await doIt(player);
  const log = page.getByRole("tabpanel", { name: t("table-log") });
  await expect(log.getByText(t("log-hinted", { name: playerName(player) })).first()).toBeVisible();
  await player.awaitTurn();

  await expect(undo(player)).toHaveAttribute("aria-disabled", "false");
  const { seq } = player.view;
  await page.keyboard.press("u");
  await player.until("it is taken back", (view) => view.seq > seq && view.legal.length > 0);
  await player.catchUp();
  expect(player.view.game?.players[0]).toEqual(before);
  await expect(advice(page)).toHaveCount(0);
  const told = t("log-undone", { name: playerName(player), count: 7 });
  await expect(log.getByText(new RegExp(told.replace(/7 .*/, "\\d")))).toBeVisible();
  await expect(undo(player)).toHaveAccessibleName(new RegExp(t("table-undo")));
});

test("what was revealed stays, and the button says so", async ({ player, page }) => {
  await open(player, { game: "usa", places: 2, first_player: 0 });
  await expect(undo(player)).toHaveAccessibleName(`${t("table-undo")}: ${t("table-undo-nothing")}`);
  await rush(player, ({ game }) => game?.phase === "turn");
  await player.do({ type: "draw_card", from: "deck" });
  await expect(undo(player)).toHaveAccessibleName(`${t("table-undo")}: ${t("table-undo-revealed")}`);
  await page.keyboard.press("u");
  await player.do({ type: "draw_card", from: "deck" });
  // The keys are listed where all keys are.
  await player.awaitTurn();
  await page.keyboard.press("r");
  const card = page.getByRole("region", { name: t("table-card"), exact: true });
  await expect(card.getByText(t("table-hint"), { exact: true })).toBeVisible();
});

test("whoever sits down at a table for practice reads it first", async ({ player, newcomer, page }) => {
  await page.goto("/create");
  await page.getByRole("combobox", { name: t("create-places"), exact: true }).selectOption("2");
  await page.getByRole("checkbox", { name: t("create-practice") }).check();
  await page.getByRole("combobox", { name: t("create-undo") }).selectOption(t("create-undo-free"));
  await sound(page, "a new table for practice");
  await player.press(player.button(t("create-go")));
  await player.follow();
  const other = await newcomer();
  await other.page.goto(page.url());
  await expect(other.page.getByText(t("table-practice-free"))).toBeVisible();
});

for (const [screen, options] of Object.entries({ desk: {}, phone: PHONE })) {
  test.describe(screen, () => {
    test.use(options);
    test.beforeEach(({ player }) => {
      if (screen === "phone") player.by = "touch";
    });

    test("nothing is covered by a hint, and everything fits", async ({ player, page }) => {
      await open(player, { game: "europe", places: 3, first_player: 0 });
      await hint(player);
      expect.soft(await covered(page, [], 5), "tickets").toEqual([]);
      await player.press(player.button(t("nav-close")));
      await rush(player, ({ game }) => game?.phase === "turn");
      await hint(player);
      expect.soft(await covered(page, [], 5), "a turn").toEqual([]);
      expect.soft(await misfits(page)).toEqual([]);
      await sound(page, "a hint");
      if (screen === "phone") {
        await page.setViewportSize({ width: 844, height: 390 });
        expect.soft(await covered(page, [], 5), "sideways").toEqual([]);
        await page.setViewportSize({ width: 360, height: 640 });
        expect.soft(await covered(page, [], 5), "a small phone").toEqual([]);
      }
      await doIt(player);
    });

    test("a finished game is played on from a moment, as it was and dealt again", async ({ player, page }) => {
      await open(player, { game: "tiny", map: shortMap(), places: 2, first_player: 0 });
      await rush(player, () => false);
      const finished = player.id;
      for (const how of ["as_it_was", "anew"] as const) {
        await page.goto(`/replay/${finished}`);
        const scrub = page.getByRole("slider", { name: t("replay-scrub") });
        await expect(scrub).toBeVisible();
        await player.press(player.button(t("replay-next-turn-of", { name: playerName(player) })));
        await expect(scrub).not.toHaveValue((await scrub.getAttribute("min")) ?? "");
        const seq = await scrub.inputValue();
        await player.press(player.button(t("replay-play-on")));
        const form = page.getByRole("form", { name: t("replay-play-on") });
        await form.getByRole("combobox", { name: t("play-on-hidden") }).selectOption(how);
        await sound(page, "playing on");
        expect.soft(await covered(page)).toEqual([]);
        await player.press(form.getByRole("button", { name: t("play-on-go"), exact: true }));
        await expect(page).toHaveURL(/\/table\//);
        await player.follow();
        expect(player.view.origin).toMatchObject({ table: finished, seq: Number(seq), hidden: how });
        if (screen === "phone") await player.press(page.getByRole("tab", { name: t("table-others") }));
        await player.press(page.getByRole("link", { name: t("table-origin-link") }));
        await expect(page.getByRole("slider", { name: t("replay-scrub") })).toHaveValue(seq);
      }
    });

    test("a mistake of one's own is found again: missed, and then solved", async ({ player, page }) => {
      test.slow();
      const review = await reviewed(player);
      await page.goto(`/practise?table=${player.id}`);
      await expect(page.getByRole("heading", { level: 1, name: t("practise-title") })).toBeVisible();
      const own = mistakes(review);
      await expect(page.getByText(t("practise-progress", { solved: 0, count: own.length }))).toBeVisible();
      await sound(page, "exercises");
      expect.soft(await misfits(page)).toEqual([]);

      const step = own.find(({ action }) => action.type !== "claim_track") ?? own[0];
      if (!step?.decision) throw new Error("no mistake");
      await page.goto(`/practise?table=${player.id}&at=${step.at}`);
      const task = page.getByRole("region", { name: t("practise-title") });
      await expect(task.getByText(t("practise-task"))).toBeVisible();
      const then = await momentOf(player, page);
      expect.soft(await covered(page), "an exercise").toEqual([]);
      await sound(page, "an exercise");

      await player.choose(step.action, then.view);
      await expect(task.getByText(t("practise-not-yet"))).toBeVisible({ timeout: 60_000 });
      // What was picked stays, and is not what this picks.
      await page.reload();
      await expect(task.getByText(t("practise-task"))).toBeVisible();
      await player.choose(step.decision.best, then.view);
      await expect(task.getByText(t("practise-solved"))).toBeVisible({ timeout: 60_000 });
      await expect(
        task.getByText(deedWords(step.decision.best, new Words(player.file), then.view.game?.row)),
      ).toBeVisible();
      await sound(page, "a solved exercise");
      expect.soft(await covered(page), "a solved exercise").toEqual([]);
      await page.goto("/practise");
      await expect(page.getByText(t("practise-progress", { solved: 1, count: own.length }))).toBeVisible();
    });
  });
}

test("the solution is shown on request, and an empty list says where exercises come from", async ({ player, page }) => {
  await page.goto("/practise");
  await expect(page.getByText(t("practise-empty-review"))).toBeVisible();
  await sound(page, "no exercises");
  await reviewed(player);
  await page.goto(`/practise?table=${player.id}`);
  await player.press(player.button(t("practise-start")));
  const task = page.getByRole("region", { name: t("practise-title") });
  await player.press(task.getByRole("button", { name: t("practise-show") }));
  await expect(task.getByText(t("practise-solution"))).toBeVisible();
});

/** Whoever is at the first seat. */
function playerName({ view }: Player): string {
  const holder = view.places[0]?.holder;
  return holder?.type === "user" ? holder.person.name : "";
}

/** The moment that an exercise shows. */
async function momentOf(player: Player, page: Page): Promise<TableAt> {
  const seq = await page.locator("[data-seq]").getAttribute("data-seq");
  const answer = await player.page.request.get(`/api/tables/${player.id}/at/${seq}?place=0`);
  return (await answer.json()) as TableAt;
}
