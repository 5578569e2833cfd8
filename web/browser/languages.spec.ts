// A few turns of a board game and of the Card Game in every language there is, with pictures in target/shots/languages.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";
import { expect, type Page, test } from "./fixtures.js";
import { LANGUAGES, speak, t } from "./language.js";
import type { Player } from "./player.js";
import { quick } from "./strategy.js";

const folder = fileURLToPath(new URL("../../target/shots/languages/", import.meta.url));
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** The choice of tickets, and three turns or so. */
const ACTIONS = 6;

test.afterEach(() => speak("en-GB"));

for (const language of LANGUAGES) {
  test(`the lobby, Europe and the Card Game in ${language}`, async ({ newcomer }) => {
    speak(language);
    const player = await newcomer({ locale: language, viewport: DESK });
    const { page } = player;
    const shot = async (name: string): Promise<void> => {
      // Any key ends what is still moving.
      await page.keyboard.press("Shift");
      await page.screenshot({ path: `${folder}${name}-${language}.png` });
    };

    await page.goto("/");
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("lobby-title"));
    await expect(player.button(t("lobby-start"))).toBeVisible();
    await isSaidIn(page, language);
    await shot("lobby");

    await start(player, "europe");
    await expect(page).toHaveTitle(new RegExp(t("now-keep", { count: 2 })));
    await turns(player);
    await isSaidIn(page, language);
    await shot("europe");

    await page.setViewportSize(PHONE);
    await page.goto("/");
    await start(player, "card_game");
    await turns(player);
    await isSaidIn(page, language);
    await shot("card-game");
    await page.getByRole("tab", { name: t("table-others") }).click();
    await isSaidIn(page, language);
  });
}

/** A game against bots, as somebody new begins it. */
async function start(player: Player, game: string): Promise<void> {
  await player.chooseGame(game);
  await player.press(player.button(t("lobby-start")));
  await player.follow();
}

async function turns(player: Player): Promise<void> {
  for (let done = 0; done < ACTIONS; done++) {
    await player.awaitTurn();
    await player.do(quick(player.view, player.file));
  }
  await player.awaitTurn();
}

/** Nothing that is seen is still English. */
async function isSaidIn(page: Page, language: string): Promise<void> {
  const own = new Set(plain(language));
  const english = new Set(plain("en-GB").filter((words) => !own.has(words)));
  const seen = (await page.locator("body").innerText()).split("\n").map((line) => line.trim());
  expect(seen.filter((line) => english.has(line))).toEqual([]);
}

/** Names of languages are the same in all, and cities have those of the board. */
const NAMES = /^(language-name$|city-)/;

/** Everything a language says that is filled with nothing. */
function plain(language: string): string[] {
  const source = readFileSync(new URL(`../src/text/${language}.ftl`, import.meta.url), "utf8");
  return new FluentResource(source).body.flatMap(({ id, value }) =>
    typeof value === "string" && !NAMES.test(id) ? value : [],
  );
}
