// How many can play each built-in game, as its file says.

import { players as cardGame } from "../../../data/card_game.json";
import { players as europe } from "../../../data/europe.json";
import { players as usa } from "../../../data/usa.json";
import { type Game, isGame } from "./games.js";

/** The fewest and the most players. */
export type Range = readonly [number, number];

const PLAYERS = { usa, europe, card_game: cardGame } as unknown as Readonly<Record<Game, Range>>;

/** The most players that any built-in game has. */
export const MOST_PLAYERS = Math.max(...Object.values(PLAYERS).map(([, most]) => most));

/** How many can play a game; a map that is not built in is taken for one like Europe until its file is known. */
export function playersOf(game: string): Range {
  return PLAYERS[isGame(game) ? game : "europe"];
}
