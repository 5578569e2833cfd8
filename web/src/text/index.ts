// What the page says, in the language of its reader.

import type { Bag, MapDoc } from "../protocol/index.js";
import { kinds } from "../state/bags.js";
import { isGame } from "../state/games.js";
import { language, list, t } from "./language.js";

export { either, language, list, refusal, t } from "./language.js";

/** A game's name; for a custom map its id. */
export function gameName(id: string): string {
  return isGame(id) ? t(`game-${id}`) : id;
}

/** Some cards in words: "2 green and 1 locomotive". */
export function inWords(cards: Bag): string {
  return list(kinds(cards).map(([card, count]) => t(`bag-${card}`, { count })));
}

/** The dash between two cities, as the language writes it. */
export const dash = (): string => t("join", { a: "", b: "" }).trim();

/** What a bot at a place is called. */
export const botName = (place: number): string => t("bot-name", { place: place % 5 });

/** What a route still needs: "5 trains and 1 station". */
export function needs(trains: number, stations: number): string {
  const words = [
    trains > 0 ? t("count-trains", { count: trains }) : "",
    stations > 0 ? t("count-stations", { count: stations }) : "",
  ];
  return list(words.filter((it) => it !== ""));
}

/** A map file in one line. */
export function mapRead({ name, cities, tracks }: MapDoc): string {
  return t("create-map-read", {
    name,
    cities: t("create-cities", { count: cities.length }),
    tracks: t("count-tracks", { count: tracks.length }),
  });
}

/** How far a ticket is from done. */
export function ticketOpen({ trains, stations }: { trains: number; stations: number }): string {
  return trains + stations === 0 ? t("dock-ticket-station") : t("dock-ticket-open", { needs: needs(trains, stations) });
}

/** A share as the language writes it: 0.04 is "4 %", of small ones one more digit. */
export function percent(share: number, sign: "signed" | "plain" = "plain"): string {
  const digits = Math.abs(share) < 0.0095 ? 1 : 0;
  return new Intl.NumberFormat(language(), {
    style: "percent",
    maximumFractionDigits: digits,
    signDisplay: sign === "signed" ? "exceptZero" : "auto",
  })
    .format(share)
    .replace("-", "\u2212");
}

/** Time and date as the reader's region writes them. */
export const time = (at: number | Date): string => written(at, { hour: "2-digit", minute: "2-digit" });
export const day = (at: number | Date): string => written(at, { day: "numeric", month: "short", year: "numeric" });

function written(at: number | Date, how: Intl.DateTimeFormatOptions): string {
  const spoken = language().split("-")[0];
  // A reader of English in Canada expects Canadian dates.
  const regional = navigator.languages.find((it) => it.split("-")[0] === spoken);
  return new Intl.DateTimeFormat(regional ?? language(), how).format(at);
}
