// The end of a game, to be shown to others: the podium, a picture of the result, a link to its replay.

import { readFile } from "node:fs/promises";
import type { Download, Page } from "@playwright/test";
import { nameAt } from "../src/games/session/names.js";
import { expect, test } from "./fixtures.js";
import { t } from "./language.js";
import { misfits } from "./overflow.js";
import type { Player } from "./player.js";
import { rush } from "./rush.js";
import { open, shortMap } from "./tables.js";

const save = (page: Page) => page.getByRole("button", { name: t("end-save") });

/** Plays a game to its end, and sees the result. */
async function over(player: Player, game: "board" | "card_game"): Promise<void> {
  if (game === "board") await open(player, { game: "tiny", map: shortMap({ trains: 4 }), places: 3, first_player: 0 });
  else await open(player, { game, places: 2 });
  await rush(player, () => false);
  await player.seesTheEnd();
}

interface Seen {
  width: number;
  height: number;
  /** How many points of the picture have each of these colours. */
  found: number[];
}

/** What is in a picture: its size, and how much of each colour. */
async function seen(page: Page, download: Download, colors: readonly string[]): Promise<Seen> {
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(1, 4).toString()).toBe("PNG");
  return page.evaluate(
    async ([source, names]) => {
      const data = Uint8Array.from(atob(source), (it) => it.charCodeAt(0));
      const picture = await createImageBitmap(new Blob([data], { type: "image/png" }));
      const { width, height } = picture;
      const pen = new OffscreenCanvas(width, height).getContext("2d");
      if (!pen) throw new Error("no canvas");
      pen.drawImage(picture, 0, 0);
      const style = getComputedStyle(document.documentElement);
      const { data: points } = pen.getImageData(0, 0, width, height);
      const wanted = names.map((name) => {
        const probe = new OffscreenCanvas(1, 1).getContext("2d");
        if (!probe) throw new Error("no canvas");
        probe.fillStyle = style.getPropertyValue(name);
        probe.fillRect(0, 0, 1, 1);
        return probe.getImageData(0, 0, 1, 1).data;
      });
      const found = wanted.map(() => 0);
      for (let i = 0; i < points.length; i += 4)
        wanted.forEach((it, k) => {
          if (points[i] === it[0] && points[i + 1] === it[1] && points[i + 2] === it[2]) found[k] = (found[k] ?? 0) + 1;
        });
      return { width, height, found };
    },
    [bytes.toString("base64"), [...colors]] as const,
  );
}

test("the winner stands on a podium, and nothing of the result is wrapped or cut", async ({ player, page }) => {
  await over(player, "board");
  const [first = 0] = player.view.result?.winners ?? [];
  const podium = page.getByRole("region", { name: t("end-rank-title"), exact: true });
  await expect(podium.getByRole("listitem").first()).toContainText(nameAt(player.view, first));
  for (const size of [
    { width: 1280, height: 800 },
    { width: 1440, height: 900 },
    { width: 1920, height: 1080 },
    { width: 2560, height: 1440 },
  ]) {
    await page.setViewportSize(size);
    expect.soft(await misfits(page), `${size.width} wide`).toEqual([]);
    const heights = await page
      .locator(".ticket-line .cities")
      .evaluateAll((all) =>
        all.map((it) => it.getBoundingClientRect().height / parseFloat(getComputedStyle(it).fontSize)),
      );
    for (const lines of heights) expect.soft(lines, `a ticket, ${size.width} wide`).toBeLessThan(1.6);
  }
});

test("a count that is fetched late begins all the same", async ({ player, page }) => {
  let come = (): void => undefined;
  const late = new Promise<void>((done) => (come = done));
  await page.route(/\/assets\/ending-[^/]+\.js$/, async (route) => {
    await late;
    await route.continue();
  });
  await open(player, { game: "tiny", map: shortMap({ trains: 4 }), places: 3, first_player: 0 });
  await rush(player, () => false);
  await expect(page.getByRole("banner").getByText(t("end-say-start"))).toBeVisible();
  come();
  await expect(player.button(t("end-skip"))).toBeVisible();
  await player.seesTheEnd();
});

test("a picture of the final board is saved, and only then is its part of the page fetched", async ({
  player,
  page,
}) => {
  const fetched: string[] = [];
  page.on("request", (it) => fetched.push(it.url()));
  await over(player, "board");
  expect(fetched.filter((it) => /picture-/.test(it))).toEqual([]);
  const [download] = await Promise.all([page.waitForEvent("download"), player.press(save(page))]);
  expect(download.suggestedFilename()).toMatch(/^branchline-\w+\.png$/);
  expect(fetched.some((it) => /picture-/.test(it))).toBe(true);
  const colors = ["--cloth", "--land", "--ink", "--player-blue", "--player-red", "--player-green", "--bl-drawn"];
  const { width, height, found } = await seen(page, download, colors);
  expect([width, height > 800]).toEqual([1600, true]);
  // The cloth around it, the paper and the letters on the map, everybody on a step, and what the frame is drawn with.
  for (const [i, color] of colors.entries()) expect(found[i], color).toBeGreaterThan(400);
});

test("a picture of the Card Game's result is passed on where the device can do that", async ({ player, page }) => {
  await page.addInitScript(() => {
    const shared: { name: string; size: number; url: string }[] = [];
    Object.assign(window, { shared });
    Object.assign(navigator, {
      canShare: () => true,
      share: ({ files, url }: { files: File[]; url: string }) => {
        for (const { name, size } of files) shared.push({ name, size, url });
        return Promise.resolve();
      },
    });
  });
  await over(player, "card_game");
  await player.press(page.getByRole("button", { name: t("end-share") }));
  const shared = (): Promise<{ name: string; size: number; url: string }[]> =>
    page.evaluate(() => (window as unknown as { shared: { name: string; size: number; url: string }[] }).shared);
  await expect.poll(async () => (await shared()).length).toBe(1);
  const [file] = await shared();
  expect(file?.name).toMatch(/\.png$/);
  expect(file?.size).toBeGreaterThan(10_000);
  expect(file?.url).toMatch(new RegExp(`/replay/${player.id}$`));
});

test("the link of a result leads others to its replay", async ({ player, newcomer, page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await over(player, "board");
  await player.press(player.button(t("replay-copy")));
  await expect(player.button(t("table-copied"))).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await newcomer();
  await other.page.goto(link);
  await expect(other.page.getByRole("slider", { name: t("replay-scrub") })).toBeVisible();
});
