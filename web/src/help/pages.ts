// How to play, game by game.

import type { Section } from "./blocks.js";
import { europe, usa } from "./boards.js";
import { cardGame } from "./cards.js";
import type { Game } from "../state/games.js";

export const PAGES: Readonly<Record<Game, readonly Section[]>> = { usa, europe, card_game: cardGame };
