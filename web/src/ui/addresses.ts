// Where the page explains a game and its rules.

import { type Game, isGame } from "../state/games.js";

/** Rules that belong to one game alone. */
const OWN: Readonly<Record<string, Game>> = { USA: "usa", EU: "europe", CG: "card_game" };

/** The address of the page about a game; a custom map gets Europe's, which covers everything a map can have. */
export function whereGame(game: string): string {
  return `/how/${isGame(game) ? game : "europe"}`;
}

/** The address of the paragraph about a rule. */
export function whereRule(rule: string, game: string): string {
  return `${whereGame(OWN[rule.split("-")[0] ?? ""] ?? game)}#${rule}`;
}
