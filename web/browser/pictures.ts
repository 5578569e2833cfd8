// The pictures of the README, into docs/pictures: small WebP files, each from a table that was really played.

import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { TableView } from "../src/protocol/index.js";
import { settled } from "./axe.js";
import { expect, type Page, test } from "./fixtures.js";
import { t } from "./language.js";
import type { Player } from "./player.js";
import { rush } from "./rush.js";
import { open } from "./tables.js";

const folder = fileURLToPath(new URL("../../docs/pictures/", import.meta.url));
/** The most that a picture may weigh, in bytes. */
const LARGEST = 150_000;
const DESK = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 780 }, isMobile: true, hasTouch: true, deviceScaleFactor: 1.5 };

const trains = (view: TableView): number => view.game?.players[view.place ?? 0]?.trains ?? 0;
const can = (type: string, view: TableView): boolean => view.legal.some((it) => it.type === type);
const isMidGame = (view: TableView): boolean => trains(view) < 26 && can("claim_track", view);

test.beforeAll(() => mkdir(folder, { recursive: true }));

test("the lobby", async ({ newcomer }) => {
  const { page } = await newcomer(DESK);
  await page.goto("/");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await save(page, "lobby");
});

test("the board of Europe in mid-game", async ({ newcomer }) => {
  const player = await newcomer(DESK);
  await open(player, { game: "europe", places: 4 }, "planner");
  await rush(player, isMidGame);
  await save(player.page, "europe");
});

test("a game on a phone", async ({ newcomer }) => {
  const player: Player = await newcomer(PHONE);
  player.by = "touch";
  await open(player, { game: "usa", places: 3 }, "planner");
  await rush(player, isMidGame);
  await save(player.page, "phone");
});

test("the Card Game's table", async ({ newcomer }) => {
  const player = await newcomer(DESK);
  await open(player, { game: "card_game", places: 3 }, "planner");
  await rush(player, (view) => can("play_cards", view) && (view.game?.players[0]?.pile ?? 0) > 4);
  await save(player.page, "card-game");
});

/** Writes what the page shows, once nothing moves any more. */
async function save(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ colorScheme: "light" });
  await expect(page.getByText(t("lobby-tables-wait"))).toHaveCount(0);
  // Any key ends what is still moving.
  await page.keyboard.press("Shift");
  await page.evaluate(() => document.fonts.ready);
  await settled(page);
  const png = await page.screenshot();
  const webp = await asWebp(page, png);
  expect(webp.length, `the size of ${name}.webp`).toBeLessThan(LARGEST);
  await writeFile(`${folder}${name}.webp`, webp);
}

/** A picture as WebP. The browser itself can write it, so no other program is needed. */
async function asWebp(page: Page, png: Buffer): Promise<Buffer> {
  const blank = await page.context().newPage();
  const data = await blank.evaluate(async (source) => {
    const bytes = Uint8Array.from(atob(source), (it) => it.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = document.createElement("canvas");
    canvas.width = picture.width;
    canvas.height = picture.height;
    canvas.getContext("2d")?.drawImage(picture, 0, 0);
    return canvas.toDataURL("image/webp", 0.76);
  }, png.toString("base64"));
  await blank.close();
  return Buffer.from(data.slice(data.indexOf(",") + 1), "base64");
}
