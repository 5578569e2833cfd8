// How to play, game by game.

import type { Game } from "../state/games.js";
import type { Section } from "./blocks.js";
import { europe, usa } from "./board-pages.js";
import { cardGame } from "./card-pages.js";

export const PAGES: Readonly<Record<Game, readonly Section[]>> = { usa, europe, card_game: cardGame };
