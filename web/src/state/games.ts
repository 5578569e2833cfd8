// The built-in games, by their ids.

/** In the order in which the page lists them. */
export const GAMES = ["usa", "europe", "card_game"] as const;
export type Game = (typeof GAMES)[number];

export const isGame = (id: string): id is Game => (GAMES as readonly string[]).includes(id);
