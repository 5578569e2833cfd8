// The games that are explained, and where a rule is.

/** In the order in which one may read about them. */
export const GAMES = ["usa", "europe", "card_game"] as const;
export type Game = (typeof GAMES)[number];

export const isGame = (id: string): id is Game => (GAMES as readonly string[]).includes(id);

/** Rules that belong to one game alone. */
const OWN: Readonly<Record<string, Game>> = { USA: "usa", EU: "europe", CG: "card_game" };

/** The address of the page about a game; for a map of one's own that of Europe, which has everything a map can have. */
export function whereGame(game: string): string {
  return `/how/${isGame(game) ? game : "europe"}`;
}

/** The address of the paragraph about a rule. */
export function whereRule(rule: string, game: string): string {
  return `${whereGame(OWN[rule.split("-")[0] ?? ""] ?? game)}#${rule}`;
}
