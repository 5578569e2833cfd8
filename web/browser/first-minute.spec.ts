// The first minute: playing in two clicks, opening a table, a custom map, a name that stays.

import { expect, test } from "./fixtures.js";
import { gameName, t } from "./language.js";
import { create, shortMap } from "./tables.js";

test("from the address to playing against bots in two clicks", async ({ player, page }) => {
  await page.goto("/");
  await page.getByRole("radiogroup").getByText(gameName("usa"), { exact: true }).click();
  await player.press(player.button(t("lobby-start")));
  await expect(page.getByRole("region", { name: t("dock-keep-title") })).toBeVisible();
  await expect(page.getByRole("region", { name: t("map-title") })).toBeVisible();
});

test("the game one played before is one click away, and goes on where it was", async ({ player, page }) => {
  await page.goto("/");
  await player.press(player.button(t("lobby-start")));
  await player.awaitTurn();
  await page.goto("/");
  await player.press(page.getByRole("link", { name: new RegExp(`^${t("lobby-go-on")}`) }));
  await expect(page.getByRole("region", { name: t("dock-keep-title") })).toBeVisible();
});

test("your own map is read, and a file that is none is refused in words", async ({ player, page }) => {
  await page.goto("/create");
  await page.getByRole("combobox", { name: t("create-game") }).selectOption(t("create-own-map"));
  await expect(player.button(t("create-go"))).toBeDisabled();
  const file = (text: string) => ({ name: "map.json", mimeType: "application/json", buffer: Buffer.from(text) });
  await page.getByLabel(t("create-choose-map")).setInputFiles(file("no map at all"));
  await expect(page.getByRole("alert")).toHaveText(t("error-bad-map"));
  await create(player, shortMap(), [{ bot: "greedy" }]);
  await expect(page.getByText("Aldmouth").first()).toBeVisible();
});

test("a map that breaks a rule is refused by the server, and the page says why", async ({ player, page, faults }) => {
  faults.allow(/status of 4\d\d/);
  await page.goto("/create");
  await page.getByRole("combobox", { name: t("create-game") }).selectOption(t("create-own-map"));
  const map = shortMap({ tickets: [] });
  const file = { name: "map.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(map)) };
  await page.getByLabel(t("create-choose-map")).setInputFiles(file);
  await player.press(player.button(t("create-go")));
  await expect(page.getByRole("alert")).not.toBeEmpty();
});

test("a guest takes a name, makes an account of it, and is the same person in another browser", async ({
  player,
  newcomer,
  page,
}) => {
  const name = `Anna ${Date.now() % 1_000_000}`;
  const password = "correct horse";
  await page.goto("/");
  await player.press(player.button(t("lobby-start")));
  await player.awaitTurn();
  await page.goto("/account");
  await page.getByLabel(t("account-name"), { exact: true }).first().fill(name);
  await player.press(player.button(t("account-save")));
  await expect(page.getByRole("link", { name })).toBeVisible();
  const form = page.locator("form").filter({ has: player.button(t("account-make")) });
  await form.getByLabel(t("account-password")).fill(password);
  await player.press(player.button(t("account-make")));
  await expect(player.button(t("account-sign-out"))).toBeVisible();

  const other = await newcomer();
  await other.page.goto("/account");
  const signIn = other.page.locator("form").filter({ has: other.button(t("account-sign-in")) });
  await signIn.getByLabel(t("account-name")).fill(name);
  await signIn.getByLabel(t("account-password")).fill(password);
  await other.press(other.button(t("account-sign-in")));
  await expect(other.page.getByRole("link", { name })).toBeVisible();
  await other.page.goto("/");
  await expect(other.page.getByRole("link", { name: new RegExp(`^${t("lobby-go-on")}`) })).toBeVisible();
});
