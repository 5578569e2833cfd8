// What a turn can be besides cards and tracks: stations, tunnels, tickets; and the settings that ask or don't.

import type { Action } from "../src/protocol/index.js";
import { expect, test } from "./fixtures.js";
import { t } from "./language.js";
import type { Player } from "./player.js";
import { open, tunnels } from "./tables.js";

type Of<T extends Action["type"]> = Extract<Action, { type: T }>;

function first<T extends Action["type"]>(player: Player, type: T): Of<T> {
  const found = player.legal.find((it): it is Of<T> => it.type === type);
  if (!found) throw new Error(`${type} can't be done`);
  return found;
}

async function begin(player: Player): Promise<void> {
  await player.awaitTurn();
  await player.do(first(player, "keep_tickets"));
  await player.awaitTurn();
}

test("stations are built on the board of Europe, from the list and on the map", async ({ player, page }) => {
  await open(player, { game: "europe", places: 2, first_player: 0 });
  await begin(player);
  const station = first(player, "build_station");
  await player.do(station);
  expect(player.view.game?.players[0]?.stations).toEqual([station.city]);
  await expect(page.locator(`[data-city="${station.city}"] .station`)).toBeVisible();

  // The second one costs two cards of a colour.
  for (await player.awaitTurn(); !player.legal.some((it) => it.type === "build_station"); await player.awaitTurn()) {
    await player.do(first(player, "draw_card"));
  }
  await player.press(player.button(t("dock-station")));
  const { city } = first(player, "build_station");
  await player.pressCity(city);
  await player.press(player.button(new RegExp(`^${t("dock-build-with", { cards: "" })}`)));
  await player.until("the station stands", (view) => view.game?.players[0]?.stations?.includes(city) ?? false);
});

test("a tunnel's turned cards are shown, and the extra is paid or left", async ({ player, page }) => {
  await open(player, { game: "tiny", map: tunnels(), places: 2, first_player: 0 });
  await begin(player);
  const box = page.getByRole("region", { name: t("dock-tunnel-title", { track: "" }) });

  await player.do(first(player, "claim_track"));
  await expect(box.getByRole("list", { name: t("dock-turned") }).getByRole("listitem")).toHaveCount(3);
  const left = first(player, "leave_tunnel");
  const { trains } = player.view.game?.players[0] ?? {};
  await player.do(left);
  await expect(box).toBeHidden();
  expect(player.view.game?.players[0]?.trains).toBe(trains);

  await player.awaitTurn();
  const { track } = first(player, "claim_track");
  await player.do(first(player, "claim_track"));
  await player.do(first(player, "pay_tunnel"));
  expect(player.view.game?.players[0]?.tracks).toContain(track);
});

test("what can't be taken back asks once, unless one says otherwise", async ({ player, page }) => {
  await open(player, { game: "usa", places: 2, first_player: 0 });
  await begin(player);
  const deck = player.button(t("dock-ticket-deck-label", { count: player.view.game?.ticket_deck ?? 0 }));
  await player.press(deck);
  await player.press(player.button(t("dock-back")));
  expect(player.view.game?.phase).toBe("turn");

  await player.press(player.button(t("nav-menu")));
  await page.getByLabel(t("table-confirm")).uncheck();
  await page.keyboard.press("Escape");
  await player.press(deck);
  await player.until("tickets are offered", (view) => view.game?.phase === "tickets");
  await player.do(first(player, "keep_tickets"));
});
