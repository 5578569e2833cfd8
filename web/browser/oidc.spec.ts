// Signing in with an account from elsewhere: a new one, linking and unlinking it, and giving up.

import type { Page } from "@playwright/test";
import { sound } from "./axe.js";
import { expect, test } from "./fixtures.js";
import { t } from "./language.js";
import { CLIENT, type OpenId, startOpenId } from "./openid.js";
import { type Server, startServer } from "./server.js";

const CLUB = "Our Club";
const PASSWORD = "correct horse";

const settings = (openId: OpenId, url: string): string => `
  public_url = "${url}"
  [[oidc]]
  id = "club"
  name = "${CLUB}"
  issuer = "${openId.issuer}"
  client_id = "${CLIENT.id}"
  client_secret = "${CLIENT.secret}"
`;

let openId: OpenId;
let server: Server;

test.beforeEach(async ({ faults }) => {
  openId = await startOpenId({ sub: "1", preferred_username: "anna", name: "Anna Novák" });
  server = await startServer((url) => settings(openId, url));
  faults.own(openId.issuer);
  faults.own(server.url);
});
test.afterEach(async () => {
  await server.stop();
  await openId.stop();
});

/** Goes on at the provider, and comes back. */
async function answer(page: Page, what: "Yes, it is me" | "No"): Promise<void> {
  await page.getByRole("link", { name: what }).click();
  await page.waitForURL(`${server.url}/account`);
}

/** Checks that the browser is signed in under a name. Only then is there one field for it. */
async function isSignedIn(page: Page, name: string): Promise<void> {
  await expect(page.getByRole("button", { name: t("account-sign-out") })).toBeVisible();
  await expect(page.getByLabel(t("account-name"), { exact: true })).toHaveValue(name);
}

test("a guest becomes an account, sets a password, unlinks and links again", async ({ faults, newcomer }) => {
  // The last way in is not removed, and a stranger's password is wrong.
  faults.allow(/status of (409|401)/);
  const { page, ...anna } = await newcomer({ baseURL: server.url }).then((it) => ({
    page: it.page,
    press: it.press.bind(it),
    button: it.button.bind(it),
  }));
  await page.goto("/account");
  const guest = await page.evaluate(async () => {
    const reply = await fetch("/api/guest", { method: "POST" });
    return ((await reply.json()) as { user: { id: string } }).user.id;
  });
  await page.reload();
  await expect(page.getByText(t("account-elsewhere-guest"))).toBeVisible();
  await sound(page, "the ways to sign in");
  await anna.press(anna.button(t("account-with", { name: CLUB })));
  await answer(page, "Yes, it is me");
  await isSignedIn(page, "anna");
  const me = await page.evaluate(async () => (await (await fetch("/api/me")).json()) as { user: { id: string } });
  expect(me.user.id).toBe(guest);

  const unlink = anna.button(t("account-unlink-which", { name: CLUB }));
  await expect(unlink).toBeVisible();
  await sound(page, "the linked accounts");
  await anna.press(unlink);
  await expect(page.getByRole("alert")).toHaveText(t("refused-last_way_in"));
  await page.getByLabel(t("account-new-password")).fill(PASSWORD);
  await anna.press(anna.button(t("account-set-password")));
  await expect(page.getByText(t("account-saved"))).toBeVisible();
  await expect(page.getByLabel(t("account-old-password"))).toBeVisible();
  await anna.press(unlink);
  await expect(unlink).toHaveCount(0);

  const link = anna.button(t("account-link", { name: CLUB }));
  const form = page.locator("form", { has: link });
  await form.getByLabel(t("account-password"), { exact: true }).fill("wrong horse");
  await anna.press(link);
  await expect(page.getByRole("alert")).toHaveText(t("refused-wrong_password"));
  await form.getByLabel(t("account-password"), { exact: true }).fill(PASSWORD);
  await anna.press(link);
  await answer(page, "Yes, it is me");
  await expect(unlink).toBeVisible();

  await anna.press(anna.button(t("account-sign-out")));
  await anna.press(anna.button(t("account-with", { name: CLUB })));
  await answer(page, "Yes, it is me");
  await isSignedIn(page, "anna");
});

test("somebody who gives up is told so and stays who they were", async ({ newcomer }) => {
  const ben = await newcomer({ baseURL: server.url });
  await ben.page.goto("/account");
  await ben.press(ben.button(t("account-with", { name: CLUB })));
  await answer(ben.page, "No");
  await expect(ben.page.getByRole("alert")).toHaveText(t("refused-sign_in_cancelled"));
  await expect(ben.page.getByText(t("account-nobody"))).toBeVisible();
  expect(new URL(ben.page.url()).hash).toBe("");
});
