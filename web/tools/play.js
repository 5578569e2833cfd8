// Plays a whole game through the page of a running server, by clicks, and says what went wrong.
// node tools/play.js http://127.0.0.1:8080 europe [folder for pictures]

import { chromium } from "playwright-core";

const [base = "http://127.0.0.1:8080", game = "europe", folder = null] = process.argv.slice(2);
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox"] });
const context = await browser.newContext({ viewport: DESK, colorScheme: "light", reducedMotion: "reduce" });
const page = await context.newPage();
page.setDefaultTimeout(10_000);
const faults = [];
page.on("console", (message) => {
  if (message.type() === "error") faults.push(message.text());
});
page.on("pageerror", (error) => faults.push(String(error)));
page.on("request", (request) => {
  if (!request.url().startsWith(base)) faults.push(`a request to ${request.url()}`);
});

async function shot(name, both = true) {
  if (!folder) return;
  const sizes = both ? { desk: DESK, phone: PHONE } : { desk: DESK };
  for (const [size, viewport] of Object.entries(sizes)) {
    await page.setViewportSize(viewport);
    for (const [mode, colorScheme] of [["day", "light"], ["night", "dark"]]) {
      await page.emulateMedia({ colorScheme });
      await page.waitForTimeout(250);
      await page.screenshot({ path: `${folder}/${game}-${name}-${size}-${mode}.png` });
    }
  }
  await page.setViewportSize(DESK);
  await page.emulateMedia({ colorScheme: "light" });
}

await page.goto(base);
await page.getByRole("radio", { name: /./ }).first().waitFor({ state: "attached" });
await shot("lobby");
await page.locator(`input[name=game][value=${game}]`).check({ force: true });
await page.getByRole("button", { name: "Start the game" }).click();
await page.locator(".pick").waitFor();
await shot("tickets");

let turns = 0;
const seen = new Set();
const once = async (name) => {
  if (seen.has(name)) return;
  seen.add(name);
  await shot(name);
};
const started = Date.now();
while (Date.now() - started < 420_000) {
  // A click may come too late where a bot or the answer was faster: then it is tried again.
  if (await move().catch((error) => (error.name === "TimeoutError" ? false : Promise.reject(error)))) break;
}
const ended = (await page.locator(".result").count()) > 0;
await shot("end");
if (ended) {
  await page.getByRole("link", { name: "Watch the replay" }).click();
  await page.locator("section.controls").waitFor();
  await page.locator("input[type=range]").fill(String(await page.locator("input[type=range]").getAttribute("max")) - 20 + "");
  await page.waitForTimeout(600);
  await shot("replay");
}
console.log(`${game}: ${ended ? "played to the end" : "NOT FINISHED"} in ${turns} turns, ${Math.round((Date.now() - started) / 1000)} s`);
for (const fault of faults.slice(0, 20)) console.log(`fault: ${fault}`);
await browser.close();
process.exitCode = ended && faults.length === 0 ? 0 : 1;

/** One thing done in the game; whether it is over. */
async function move() {
  if (await page.locator(".result").count()) return true;
  const mine = await page.locator(".now.mine").count();
  if (!mine) {
    await page.waitForTimeout(30);
    return false;
  }
  const before = await page.locator(".now").innerText();
  if (await page.locator(".pick").count()) {
    const boxes = page.locator(".pick input[type=checkbox]");
    const count = await boxes.count();
    const completing = (await page.locator(".pick .button").innerText()).startsWith("Complete");
    if (!completing) for (let i = 0; i < Math.min(count, 2); i++) await boxes.nth(i).check();
    if (turns > 0) await once(completing ? "complete" : "keep");
    await page.locator(".pick .button.primary").click({ timeout: 2000 });
  } else if (await page.locator(".tunnel").count()) {
    await once("tunnel");
    await page.locator(".tunnel .button").first().click({ timeout: 2000 });
  } else if (await page.locator(".middle .payments").count()) {
    await once("pay");
    await page.locator(".payments .button.primary").click({ timeout: 2000 });
  } else if (await page.locator(".middle section.list").count()) {
    await page.locator("section.list .item").first().click({ timeout: 2000 });
    return false;
  } else {
    turns += 1;
    if (turns === 2) await once("start");
    if (turns === 14) await once("middle");
    const claim = page.getByRole("button", { name: /^Claim a track/ });
    const play = page.locator(".hand .can");
    if (turns > 8 && game !== "card_game" && (await claim.count()) && (await claim.isEnabled())) {
      await claim.click({ timeout: 2000 });
      await once("claims");
      return false;
    }
    if (turns > 2 && (await play.count()) && turns % 2) {
      await play.last().click({ timeout: 2000 });
      await once("play");
      const set = page.locator(".middle .set").first();
      if (await set.count()) await set.click({ timeout: 2000 });
      else await page.keyboard.press("Escape").then(() => page.keyboard.press("d"));
    } else if (await page.locator(".more .primary").count()) {
      await page.locator(".more .primary").click({ timeout: 2000 });
    } else {
      const can = page.locator(".supply .slot.can");
      if ((await can.count()) === 0) {
        await page.waitForTimeout(50);
        return false;
      }
      const at = turns % (await can.count());
      await can.nth(Math.min(at, 4)).click({ timeout: 2000 });
      const draw = page.getByRole("button", { name: "Draw tickets", exact: true });
      if (await draw.count()) await draw.click({ timeout: 2000 });
    }
  }
  // The next thing is something else, or somebody else's.
  await page
    .waitForFunction((text) => document.querySelector(".now")?.textContent?.trim() !== text || document.querySelector(".result"), before, { timeout: 1500 })
    .catch(() => undefined);
  return false;
}
