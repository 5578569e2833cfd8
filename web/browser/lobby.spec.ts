// The first page on every screen: nothing jumps while it loads, what is wanted most is in sight, and it ends where it ends.

import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.js";
import { t } from "./language.js";
import { rush } from "./rush.js";
import { open, shortMap } from "./tables.js";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** What is called good is 0.1; nobody sees this. */
const STEADY = 0.05;

/** Notes from the beginning how much of the page has moved by itself; asked once its letters are there. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: PerformanceEntry[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
      type: "layout-shift",
      buffered: true,
    });
  });
  return async () => {
    await page.waitForFunction(() => [...document.fonts].filter((it) => it.status === "loaded").length >= 2);
    return page.evaluate(async () => {
      // What has just been drawn is told a moment later.
      for (let i = 0; i < 4; i++) await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      const { shifts } = window as unknown as { shifts: { value: number; hadRecentInput: boolean }[] };
      return shifts.reduce((sum, it) => (it.hadRecentInput ? sum : sum + it.value), 0);
    });
  };
}

test.describe("on a phone", () => {
  test.use(PHONE);

  test("hardly anything moves when the letters come late", async ({ page }) => {
    const moved = await watchShifts(page);
    let come = (): void => undefined;
    const late = new Promise<void>((done) => (come = done));
    await page.route("**/*.woff2", async (route) => {
      await late;
      await route.continue();
    });
    // The page is loaded only once its letters are.
    await page.goto("/", { waitUntil: "commit" });
    const listed = page.getByText(t("lobby-no-tables")).or(page.getByText(t("lobby-sit")));
    await expect(listed.first()).toBeVisible();
    // Seen once without them.
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    come();
    await page.waitForLoadState("networkidle");
    const sum = await moved();
    console.log(`  layout shift with late letters: ${sum.toFixed(3)}`);
    expect(sum).toBeLessThan(STEADY);
  });

  test("hardly anything moves on a slow line and a slow phone", async ({ page }) => {
    const moved = await watchShifts(page);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 400,
      downloadThroughput: 50_000,
      uploadThroughput: 50_000,
    });
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.goto("/");
    await expect(page.getByText(t("lobby-tables-wait"))).toHaveCount(0);
    await page.waitForLoadState("networkidle");
    const sum = await moved();
    console.log(`  layout shift on a slow phone: ${sum.toFixed(3)}`);
    expect(sum).toBeLessThan(STEADY);
  });

  test("the page ends after its last line", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByText(t("lobby-tables-wait"))).toHaveCount(0);
    const gap = await page.evaluate(() => {
      const bottom = (selector: string): number =>
        document.querySelector(selector)?.getBoundingClientRect().bottom ?? 0;
      return document.documentElement.scrollHeight - bottom("main section:last-child");
    });
    expect(gap).toBeLessThan(200);
  });
});

test.describe("on a phone on its side", () => {
  test.use({ ...PHONE, viewport: { width: 844, height: 390 } });

  test("a game can be started without scrolling", async ({ player, page }) => {
    await page.goto("/");
    await expect(player.button(t("lobby-start"))).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 640, height: 360 });
    await expect(player.button(t("lobby-start"))).toBeInViewport({ ratio: 1 });
  });
});

test("a game that runs can be gone on with without scrolling, and the page leaves room for it", async ({
  player,
  page,
}) => {
  await open(player, { game: "usa", places: 2, first_player: 0 });
  const link = page.getByRole("link", { name: new RegExp(`^${t("lobby-go-on")}`) });
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
    { width: 640, height: 360 },
  ]) {
    await page.setViewportSize(size);
    await page.goto("/");
    await expect(link).toBeInViewport({ ratio: 1 });
    await expect(player.button(t("lobby-start"))).toBeInViewport({ ratio: 1 });
  }
  // From the second time on its place is kept.
  const moved = await watchShifts(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  await expect(link).toBeVisible();
  expect(await moved()).toBeLessThan(STEADY);
});

test("who has played a game to its end is not asked whether they are new", async ({ player, page }) => {
  await page.goto("/");
  await expect(page.getByText(t("first-offer"))).toBeVisible();
  await open(player, { game: "tiny", map: shortMap({ trains: 4 }), places: 2 });
  await rush(player, () => false);
  await player.seesTheEnd();
  await page.goto("/");
  await expect(page.getByRole("heading", { name: t("lobby-mine") })).toBeVisible();
  await expect(page.getByText(t("first-offer"))).toHaveCount(0);
});
