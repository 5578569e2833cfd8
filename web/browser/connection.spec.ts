// Reloads, cut lines, restarts and second tabs: the table stays what it is.

import { expect, test as base } from "./fixtures.js";
import { t } from "./language.js";
import { type Line, lineTo } from "./line.js";
import { Player } from "./player.js";
import { create, open, shortMap } from "./tables.js";

const test = base.extend<{ line: Line }>({
  line: async ({ url }, use) => {
    const line = await lineTo(url);
    await use(line);
    await line.end();
  },
});

/** What the browser itself says of a line that is cut. */
const BROKEN = /WebSocket connection|net::ERR_/;

/** The page shows what the server knows: same hand, same thing to do. */
async function agrees(player: Player): Promise<void> {
  const fresh = await player.page.request.get(`/api/tables/${player.id}`);
  const { view } = await fresh.json();
  expect(player.view.game).toEqual(view.game);
  const hand = player.page.getByRole("region", { name: t("dock-hand") });
  await expect(hand.getByRole("heading")).toHaveText(new RegExp(`\\D${view.game.players[view.place].cards}$`));
}

test("a reload in mid-game changes nothing", async ({ player, page }) => {
  await open(player, { game: "europe", places: 2 });
  const pick = page.getByRole("region", { name: t("dock-keep-title") });
  await expect(pick).toBeVisible();
  const offered = await pick.getByRole("checkbox").count();
  await page.reload();
  await expect(pick.getByRole("checkbox")).toHaveCount(offered);

  await player.awaitTurn();
  await player.do({
    type: "keep_tickets",
    tickets: player.legal.flatMap((it) => (it.type === "keep_tickets" ? [it.tickets] : []))[0] ?? [],
  });
  await player.awaitTurn();
  await player.do({ type: "draw_card", from: "deck" });
  await page.reload();
  await expect(page.getByRole("banner").getByText(t("now-second"))).toBeVisible();
  await agrees(player);
});

test("a cut line is said, comes back by itself, and no move is lost", async ({ newcomer, line, faults, url }) => {
  faults.allow(BROKEN);
  faults.own(line.url);
  const [anna, ben] = [await newcomer({ baseURL: line.url }), await newcomer()];
  await create(anna, shortMap({ trains: 4 }), [{ open: true }]);
  await ben.page.goto(anna.page.url().replace(line.url, url));
  await ben.press(ben.button(t("table-sit")));
  await anna.press(anna.button(t("table-start")));
  const notice = anna.page.getByText(t("table-offline"));
  for (const one of [anna, ben]) {
    await one.awaitTurn();
    await one.do({ type: "keep_tickets", tickets: [firstTicket(one)] });
  }

  // Ben plays on while Anna's line is cut.
  await Promise.race([anna.awaitTurn(), ben.awaitTurn()]);
  while (anna.legal.length > 0) await anna.do({ type: "draw_card", from: "deck" });
  await ben.awaitTurn();
  line.cut();
  await expect(notice).toBeVisible();
  await ben.do({ type: "draw_card", from: "deck" });
  await ben.do({ type: "draw_card", from: "deck" });
  line.mend();
  await anna.awaitTurn();
  await expect(notice).toBeHidden();
  await agrees(anna);

  // A move made at the moment of the cut is done once or not at all, and the page knows which.
  const { seq } = anna.view;
  await anna.press(anna.button(t("dock-deck-label", { count: anna.view.game?.deck ?? 0 })));
  line.cut();
  await expect(notice).toBeVisible();
  line.mend();
  await expect(notice).toBeHidden();
  expect(anna.view.seq - seq).toBeLessThanOrEqual(1);
  await agrees(anna);
  await Promise.all([anna.playOn(), ben.playOn()]);
});

test("a restart of the server in mid-game is waited out", async ({ newcomer, ownServer, faults }) => {
  faults.allow(BROKEN);
  const anna = await newcomer({ baseURL: ownServer.url });
  await open(anna, { game: "tiny", map: shortMap(), places: 2 });
  await anna.do({ type: "keep_tickets", tickets: [firstTicket(anna)] });
  await anna.awaitTurn();
  const notice = anna.page.getByText(t("table-offline"));
  await ownServer.restart(() => expect(notice).toBeVisible());
  await expect(notice).toBeHidden();
  await anna.playOn();
});

test("a part of the page that does not come at first is asked for again", async ({ player, page, faults }) => {
  faults.allow(BROKEN);
  // Its styles stay away. Code that failed once is remembered as failed by some browsers until the page is loaded again.
  const left = { js: 0, css: 3 };
  await page.route(/\/assets\/ending-/, (route) => {
    const kind = route.request().url().endsWith(".css") ? "css" : "js";
    return left[kind]-- > 0 ? route.abort() : route.continue();
  });
  await open(player, { game: "tiny", map: shortMap(), places: 2 });
  await player.playOn();
  expect(left.css).toBeLessThan(0);
  expect(left.js).toBeLessThan(0);
  const styles = await page
    .locator("link[href*='/assets/ending-'][rel=stylesheet]")
    .evaluateAll((links) => links.map((it) => (it as HTMLLinkElement).sheet !== null));
  expect(styles).toEqual([true]);
});

test("a device without network is told so, and goes on when it has one again", async ({
  player,
  page,
  context,
  faults,
}) => {
  faults.allow(BROKEN);
  await open(player, { game: "tiny", map: shortMap(), places: 2 });
  await expect(page.getByRole("region", { name: t("map-title") })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(t("table-offline-device"))).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(t("table-offline-device"))).toBeHidden();
  await player.playOn();
});

test("without a connection a notice is shown, and the page comes back by itself", async ({
  newcomer,
  line,
  faults,
}) => {
  faults.allow(BROKEN);
  faults.own(line.url);
  const { page } = await newcomer({ baseURL: line.url });
  await page.goto("/");
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  line.cut();
  await page.reload();
  await expect(page.getByRole("heading", { name: t("offline-title") })).toBeVisible();
  line.mend();
  await expect(page.getByRole("heading", { name: t("lobby-title") })).toBeVisible();
});

test("the page can be installed as an app", async ({ page }) => {
  await page.goto("/");
  const href = (await page.locator("link[rel=manifest]").getAttribute("href")) ?? "";
  const { name, icons } = (await (await page.request.get(href)).json()) as { name: string; icons: { src: string }[] };
  expect(name).toBe(t("name"));
  const described = page.locator("meta[name=description]");
  await expect(described).toHaveAttribute("content", t("description"));
  for (const { src } of icons) expect((await page.request.get(src)).headers()["content-type"]).toMatch(/^image\//);
});

test("a second tab stays in step, and either can play", async ({ player, page, context }) => {
  await open(player, { game: "tiny", map: shortMap(), places: 2 });
  const other = new Player(await context.newPage());
  await other.page.goto(page.url());
  await other.follow();
  await player.do({ type: "keep_tickets", tickets: [firstTicket(player)] });
  await other.until("this tab knows it", (view) => view.seq >= player.view.seq);
  await other.awaitTurn();
  await other.do({ type: "draw_card", from: "deck" });
  await player.until("this tab knows it", (view) => view.seq >= other.view.seq);
  await agrees(player);
  await agrees(other);
  await player.do({ type: "draw_card", from: "deck" });
  await player.playOn();
  await other.seesTheEnd();
});

function firstTicket(player: Player): string {
  const offer = player.view.game?.players[player.view.place ?? -1]?.offer;
  return offer?.tickets[0] ?? "";
}
