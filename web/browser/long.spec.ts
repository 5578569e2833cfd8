// Long tickets are marked as such wherever tickets are seen.

import type { TableView } from "../src/protocol/index.js";
import { expect, test } from "./fixtures.js";
import { t } from "./language.js";
import { rush } from "./rush.js";
import { open, shortMap } from "./tables.js";

test("the long ticket on offer is marked, kept, and named so in words", async ({ player, page }) => {
  await open(player, { game: "europe", places: 2, first_player: 0 });
  const offered = player.view.game?.players[0]?.offer?.tickets ?? [];
  const isLong = (id: string): boolean => player.file.tickets.some((it) => it.id === id && "long" in it && it.long);
  expect(offered.filter(isLong).length).toBe(1);
  const pick = page.getByRole("region", { name: t("dock-keep-title") });
  for (const id of offered) {
    const ticket = pick.locator(`[data-anchor="offer-${id}"]`);
    await expect(ticket.getByText(t("dock-ticket-long"), { exact: true })).toHaveCount(isLong(id) ? 1 : 0);
  }
  const long = offered.find(isLong) ?? "";
  const other = offered.find((id) => !isLong(id)) ?? "";
  await player.do({ type: "keep_tickets", tickets: [long, other] });
  const own = page.locator(`[data-anchor="own-${long}"]`);
  await expect(own.getByText(t("dock-ticket-long"), { exact: true })).toBeVisible();
  await player.tabTo(player.button(t("text-view")));
  await page.keyboard.press("Enter");
  const words = page.getByRole("region", { name: t("text-title") });
  await expect(words.getByText(t("text-long", { ticket: "" }).trim())).toHaveCount(1);
});

test("your own map may have long tickets, and the end shows them", async ({ player, page }) => {
  const map = shortMap({ trains: 4 });
  const tickets = map.tickets.map((it, i) => ({ ...it, long: i < 3 }));
  const starting_tickets = { ...map.starting_tickets, long: 1, regular: 1, keep_at_least: 2 };
  await open(player, { game: "tiny", map: { ...map, tickets, starting_tickets }, places: 2, first_player: 0 });
  await expect(page.getByText(t("dock-ticket-long"), { exact: true })).toHaveCount(1);
  await rush(player, (view: TableView) => view.stage === "finished");
  await player.seesTheEnd();
  await expect(page.locator(".ticket-line .tag").first()).toHaveText(t("dock-ticket-long"));
});
