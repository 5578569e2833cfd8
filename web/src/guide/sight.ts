// What the guide sees of a table: what its player may know, and what may be done now.

import { type Choices, grouped } from "../games/session/choices.js";
import type { DeckDoc, Event, GameFile, GameView, Heard, MapDoc, PlayerView, TableView } from "../protocol/index.js";
import type { TableState } from "../state/table.js";

export interface Sight<File extends GameFile = GameFile> {
  file: File;
  view: TableView;
  game: GameView;
  place: number;
  own: PlayerView;
  choices: Choices;
  heard: readonly Heard[];
}
export type BoardSight = Sight<MapDoc>;
export type CardSight = Sight<DeckDoc>;

/** What a player sees; nothing for those who only watch. */
export function sightOf(file: GameFile, { view, heard }: Pick<TableState, "view" | "heard">): Sight | null {
  const { game, place } = view;
  const own = game?.players[place ?? -1];
  if (!game || typeof place !== "number" || !own) return null;
  return { file, view, game, place, own, choices: grouped(view.legal, own.hand ?? {}), heard };
}

/** Whether it is the player's turn, and nothing of it is done yet. */
export const isTurn = ({ view, game }: Sight): boolean => view.legal.length > 0 && game.phase === "turn";

/** Whether the player has done something since. */
export function hasActed({ heard, place }: Sight, since: number): boolean {
  return heard.some((it) => it.seq > since && it.type === "acted" && it.place === place);
}

/** All that happened, the newest first. */
export function events({ heard }: Sight): Event[] {
  return heard.flatMap((it) => (it.type === "acted" || it.type === "started" ? it.events : [])).reverse();
}
