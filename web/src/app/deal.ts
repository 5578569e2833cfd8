// Opens a table against bots and deals.

import * as api from "../net/api.js";
import type { Level, Settings } from "../protocol/index.js";
import { beSomebody } from "./guest.js";

/** The id of the new table, with the player at its first place. */
export async function deal(
  game: string,
  opponents: number,
  level: Level,
  others: Partial<Settings> = {},
): Promise<string> {
  await beSomebody();
  const { id } = await api.openTable({
    settings: { game, places: opponents + 1, access: "link", ...others },
    bots: Array.from({ length: opponents }, (_, i) => ({ place: i + 1, level })),
  });
  await api.startTable(id);
  return id;
}
