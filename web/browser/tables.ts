// Tables for the tests: opened through the page, or by the same requests where the way there is not the point.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Locator } from "@playwright/test";
import type { BotForPlace, Level, MapDoc, Settings, TableName } from "../src/protocol/index.js";
import { expect } from "./fixtures.js";
import { gameName, mapRead, t } from "./language.js";
import type { Player } from "./player.js";

const tiny = fileURLToPath(new URL("../../docs/examples/tiny.json", import.meta.url));

/** A custom map on which a game takes a minute. */
export function shortMap(changes: Partial<MapDoc> = {}): MapDoc {
  const map = JSON.parse(readFileSync(tiny, "utf8")) as MapDoc;
  return { ...map, trains: 6, ...changes };
}

/** Tunnels everywhere, and only eight cards that are not locomotives, so every tunnel has an extra cost. */
export function tunnels(): MapDoc {
  const map = shortMap({ cards_per_color: 1, locomotives: 240, starting_cards: 8, tunnel_cards: 3 });
  const tracks = map.tracks.map((track) => ({ ...track, tunnel: true, color: "gray" as const, ferry: 0, length: 2 }));
  return { ...map, tracks };
}

/** Who gets a seat, as the page for new tables lists them. */
export type Seat = { open: true } | { here: string } | { bot: Level };

/** Fills in the page for a new table, and sends it. */
export async function create(player: Player, game: string | MapDoc, others: readonly Seat[]): Promise<void> {
  const { page } = player;
  const choice = (name: string): Locator => page.getByRole("combobox", { name, exact: true });
  await page.goto("/create");
  if (typeof game === "string") {
    await choice(t("create-game")).selectOption(gameName(game));
  } else {
    await choice(t("create-game")).selectOption(t("create-own-map"));
    const file = { name: "map.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(game)) };
    await page.getByLabel(t("create-choose-map")).setInputFiles(file);
    await expect(page.getByText(mapRead(game))).toBeVisible();
  }
  await choice(t("create-places")).selectOption(String(others.length + 1));
  for (const [i, seat] of others.entries()) {
    const place = choice(t("create-place", { number: i + 2 }));
    if ("open" in seat) await place.selectOption(t("create-open"));
    else if ("bot" in seat) await place.selectOption(t("create-bot", { level: seat.bot }));
    else {
      await place.selectOption(t("create-here"));
      await page.getByLabel(`${t("create-place", { number: i + 2 })}: ${t("create-here-name")}`).fill(seat.here);
    }
  }
  const isFull = others.every((seat) => !("open" in seat));
  await player.press(player.button(isFull ? t("create-start-now") : t("create-go")));
  await player.follow();
}

/** Opens a table by requests, with bots in all other seats, starts it and shows it. */
export async function open(player: Player, settings: Settings, level: Level = "greedy"): Promise<void> {
  const bots: BotForPlace[] = Array.from({ length: settings.places - 1 }, (_, i) => ({ place: i + 1, level }));
  const { page } = player;
  await post(player, "/api/guest", {});
  const table = (await post(player, "/api/tables", { settings: { access: "link", ...settings }, bots })) as TableName;
  await post(player, `/api/tables/${table.id}/commands`, { type: "start" });
  await page.goto(`/table/${table.id}`);
  await player.follow();
}

export async function post(player: Player, path: string, data: unknown): Promise<unknown> {
  const answer = await player.page.request.post(path, { data });
  expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true);
  return answer.json();
}
