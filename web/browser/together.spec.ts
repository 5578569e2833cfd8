// People at browsers of their own: a table by its link and by its code, talk, spectators.

import { expect, test } from "./fixtures.js";
import { gameName, t } from "./language.js";
import type { Player } from "./player.js";
import { create, open, shortMap } from "./tables.js";

/** Opens the talk, and says something. */
async function say(player: Player, text: string): Promise<void> {
  await player.press(player.page.getByRole("tab", { name: t("table-chat") }));
  await player.page.getByLabel(t("table-say")).fill(text);
  await player.press(player.button(t("table-send")));
}

test("two browsers play each other to the end on a map of their own, and talk", async ({ newcomer }) => {
  const [anna, ben] = [await newcomer(), await newcomer()];
  await create(anna, shortMap(), [{ open: true }]);

  await ben.page.goto(anna.page.url());
  await ben.press(ben.button(t("table-sit")));
  await expect(anna.page.getByText(t("now-lobby-host"))).toBeVisible();
  // Nobody has chosen blue, which Anna has as the first: they swap.
  await ben.press(ben.page.getByRole("button", { name: t("color-blue"), exact: true }));
  await expect(anna.page.getByRole("button", { name: t("color-red"), pressed: true })).toBeVisible();
  await anna.press(anna.button(t("table-start")));
  for (const { page } of [anna, ben])
    await expect(page.locator(".player-1 .player-edge")).toHaveCSS("background-color", "rgb(29, 90, 166)");

  await ben.awaitTurn();
  await say(anna, "Have a good trip!");
  await expect(ben.page.getByRole("tab", { name: t("table-chat") })).toHaveText(/1/);
  await say(ben, "You too.");
  for (const { page } of [anna, ben]) {
    await expect(page.getByText("Have a good trip!")).toBeVisible();
    await expect(page.getByText("You too.")).toBeVisible();
  }

  await Promise.all([anna.playOn(), ben.playOn()]);
  expect(ben.view.result).toEqual(anna.view.result);
  const counts = await Promise.all([anna, ben].map(({ page }) => page.getByRole("row").allInnerTexts()));
  expect(counts[0]).toEqual(counts[1]);
});

test("a table is joined with its code, and a public one from the list", async ({ newcomer }) => {
  const [anna, ben, cleo] = [await newcomer(), await newcomer(), await newcomer()];
  await cleo.page.goto("/");
  await anna.page.goto("/create");
  await anna.page.getByLabel(t("create-game")).selectOption(gameName("usa"));
  await anna.page.getByLabel(t("create-public")).check();
  await anna.press(anna.button(t("create-go")));
  await anna.follow();
  const code = (await anna.page.getByRole("heading", { name: t("table-code") }).innerText()).split(" ").at(-1) ?? "";

  await ben.page.goto("/");
  await ben.page.getByLabel(t("lobby-join")).fill(code);
  await ben.press(ben.button(t("lobby-join-now")));
  await ben.press(ben.button(t("table-sit")).first());
  await expect(anna.page.getByText(t("now-lobby-host-free", { count: 1 }))).toBeVisible();

  const id = new URL(anna.page.url()).pathname;
  await cleo.press(cleo.page.locator(`a[href="${id}"]`));
  await cleo.press(cleo.button(t("table-sit")));
  await expect(anna.page.getByText(t("now-lobby-host"))).toBeVisible();
});

test("spectators see the table and no hand, and talk among themselves", async ({ newcomer }) => {
  const [anna, ben, cleo] = [await newcomer(), await newcomer(), await newcomer()];
  await open(anna, { game: "usa", places: 2 });
  for (const guest of [ben, cleo]) {
    // Chatting takes a name; watching takes none.
    await guest.page.request.post("/api/guest", { data: {} });
    await guest.page.goto(anna.page.url());
    await expect(guest.page.getByRole("region", { name: t("map-title") })).toBeVisible();
    const watching = guest.page.getByRole("region", { name: t("table-watching") });
    await expect(watching).toContainText(t("table-watching-line"));
    await expect(watching).not.toContainText(/\d/);
    await expect(guest.page.getByRole("region", { name: t("dock-hand") })).toHaveCount(0);
  }
  await say(ben, "Who will win?");
  await cleo.press(cleo.page.getByRole("tab", { name: t("table-chat") }));
  await expect(cleo.page.getByText("Who will win?")).toBeVisible();

  // What spectators say must not help those who play.
  await say(anna, "Hello there");
  await expect(cleo.page.getByText("Hello there")).toBeVisible();
  await expect(anna.page.getByText("Who will win?")).toHaveCount(0);

  const name = (
    await cleo.page.getByRole("listitem").filter({ hasText: "Who will win?" }).locator("b").innerText()
  ).trim();
  await cleo.press(cleo.button(t("table-mute", { name })));
  await expect(cleo.page.getByText("Who will win?")).toHaveCount(0);
  await cleo.press(cleo.button(t("table-unmute", { name })));
  await expect(cleo.page.getByText("Who will win?")).toBeVisible();
});
