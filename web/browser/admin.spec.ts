// Those who run the server: the first link, the admin page, and reports from a table.

import type { Page } from "@playwright/test";
import { sound } from "./axe.js";
import { expect, test } from "./fixtures.js";
import { says, t } from "./language.js";
import { create, shortMap } from "./tables.js";

/** Opens a part of the admin page by the keyboard alone. */
async function part(page: Page, name: string): Promise<void> {
  const wanted = page.getByRole("tab", { name: says(`admin-tab-${name}`), exact: true });
  await page.getByRole("tab", { selected: true }).focus();
  for (let tries = 0; tries < 6 && (await wanted.getAttribute("aria-selected")) !== "true"; tries++)
    await page.keyboard.press("ArrowRight");
  await expect(wanted).toHaveAttribute("aria-selected", "true");
  await expect(wanted).toBeFocused();
}

/** Fills in the form that asks for a reason, and sends it. */
async function because(page: Page, label: string, verb: string): Promise<void> {
  await page.getByRole("button", { name: label }).click();
  const form = page.getByRole("form", { name: label });
  await form.getByRole("textbox").fill("too loud");
  await form.getByRole("button", { name: verb, exact: true }).click();
  await expect(form).toHaveCount(0);
}

test("a report becomes a ban, chat is removed, and a table is closed", async ({ faults, newcomer, ownServer }) => {
  // A banned browser is refused, also when its table's socket reconnects, and the server ends while pages still listen.
  faults.allow(/status of 403|response code: 403|api\/tables\/live/);
  const baseURL = ownServer.url;
  const [boss, anna, ben] = [await newcomer({ baseURL }), await newcomer({ baseURL }), await newcomer({ baseURL })];

  await expect.poll(() => ownServer.said()).toContain("/admin#first=");
  const link = /\/admin#first=\S+/.exec(ownServer.said())?.[0] ?? "";
  await boss.page.goto(link);
  await expect(boss.page.getByRole("heading", { name: says("admin-first-title") })).toBeVisible();
  await boss.page.getByLabel(t("account-name")).fill("Boss");
  await boss.page.getByLabel(t("account-password")).fill("correct horse");
  await boss.press(boss.button(says("admin-first-go")));
  await expect(boss.page.getByRole("heading", { name: says("admin-title") })).toBeVisible();
  await sound(boss.page, "the admin page");

  await create(anna, shortMap(), [{ open: true }]);
  await ben.page.goto(anna.page.url());
  await ben.press(ben.button(t("table-sit")));
  // The page is loaded again for a new guest.
  await expect(ben.button(t("table-leave"))).toBeVisible();
  await ben.press(ben.page.getByRole("tab", { name: t("table-chat") }));
  await ben.page.getByLabel(t("table-say")).fill("Rude words");
  await ben.press(ben.button(t("table-send")));
  await anna.press(anna.button(t("table-start")));
  await anna.press(anna.button(t("nav-menu")));
  await anna.press(anna.button(t("table-report")));
  await anna.page.getByRole("combobox", { name: says("admin-report-whom") }).selectOption({ index: 1 });
  await anna.page.getByLabel(says("admin-report-what")).fill("He is rude");
  await sound(anna.page, "the form for a report");
  await anna.press(anna.button(says("admin-report-send")));
  await expect(anna.page.getByText(says("admin-report-sent"))).toBeVisible();

  await boss.page.reload();
  await expect(boss.page.getByText("He is rude")).toBeVisible();
  await expect(boss.page.getByText("Rude words")).toBeVisible();
  await boss.press(boss.button(says("admin-settle")));
  await expect(boss.page.getByText(says("admin-none"))).toBeVisible();

  await part(boss.page, "tables");
  const code = (await boss.page.getByRole("tabpanel").locator("b").first().innerText()).trim();
  await boss.press(boss.page.getByRole("button", { name: says("admin-chat-of", { code }) }));
  await boss.page.getByRole("button", { name: /Rude words/ }).click();
  await boss.page.getByRole("form").getByRole("textbox").fill("insult");
  await boss.page
    .getByRole("form")
    .getByRole("button", { name: says("admin-remove-line"), exact: true })
    .click();
  await expect(boss.page.getByText(t("table-removed-line"))).toBeVisible();
  await anna.page.keyboard.press("Escape");
  await anna.press(anna.page.getByRole("tab", { name: t("table-chat") }));
  await expect(anna.page.getByText(t("table-removed-line"))).toBeVisible();
  await expect(anna.page.getByText("Rude words")).toHaveCount(0);

  await because(boss.page, says("admin-close-which", { code }), says("admin-close"));
  await expect(anna.page.getByText(t("log-shut", { reason: "too loud" }))).toBeVisible();

  await part(boss.page, "users");
  const name = (await ben.page.locator("header .me span").innerText()).trim();
  await because(boss.page, says("admin-ban-who", { name }), says("admin-ban"));
  await ben.page.goto("/");
  await expect(ben.page.getByRole("status").filter({ hasText: "too loud" })).toBeVisible();

  await part(boss.page, "notice");
  await boss.page.getByLabel(says("admin-announcement")).fill("Tea at five");
  await boss.press(boss.button(says("admin-save")).first());
  await expect(boss.page.getByText(says("admin-saved"))).toBeVisible();
  await anna.page.goto("/");
  await expect(anna.page.getByText("Tea at five")).toBeVisible();

  await part(boss.page, "audit");
  for (const deed of ["announcement", "ban", "close_table", "remove_chat", "settle_report", "first_administrator"])
    await expect(boss.page.getByText(says(`admin-deed-${deed}`)).first()).toBeVisible();
  await sound(boss.page, "what was done");
});

test("somebody without a role sees no more than that", async ({ player }) => {
  await player.page.goto("/admin");
  await expect(player.page.getByText(says("admin-nobody"))).toBeVisible();
  await expect(player.page.getByRole("tab")).toHaveCount(0);
});
