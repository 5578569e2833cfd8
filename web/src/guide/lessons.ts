// Which lesson is next: what has been explained so far and the table say it, nothing else.

import { isMap } from "../games/session/names.js";
import type { Spot } from "../motion/motions.js";
import type { Facts } from "../text/bundle.js";
import { BOARD_LESSONS, boardGoal } from "./board-lessons.js";
import { CARD_LESSONS, cardGoal } from "./card-lessons.js";
import { type BoardSight, type CardSight, hasActed, type Sight } from "./sight.js";

/** Something the guide says: a message, what it names, and what it points at. */
export interface Told {
  text: string;
  facts?: Facts;
  /** The control it is about: names of anchors, the first in sight counts. */
  spot?: Spot;
  /** Tracks to light on the map. */
  tracks?: readonly string[];
}

/** A kind of action or moment that is explained once. */
export interface Lesson<Seen extends Sight = Sight> {
  id: string;
  /** What is to be said now; nothing as long as it does not matter. */
  tell(sight: Seen): Told | null;
}

/** How far the guide has come. */
export interface Progress {
  explained: readonly string[];
  /** The lesson that is told, and the entry since which it is. */
  shown: { id: string; since: number } | null;
  /** The entry at which the player had heard enough. */
  quiet: number | null;
}

export const beginning = (explained: readonly string[] = []): Progress => ({ explained, shown: null, quiet: null });

/** The first lesson that matters now and is not explained yet, in the order in which they are taught. */
export function nextLesson(explained: readonly string[], sight: Sight): string | null {
  return lessonsOf(sight).find(({ id, tell }) => !explained.includes(id) && tell() !== null)?.id ?? null;
}

/** The same, after the table has changed: what was told while the player acted is explained. */
export function onward(before: Progress, sight: Sight): Progress {
  const { shown, quiet } = before;
  const isDone = shown !== null && hasActed(sight, shown.since);
  // While an own move is still being seen nothing can be done, and nothing is over either.
  if (shown !== null && !isDone && !canDo(sight)) return before;
  const explained = isDone ? [...before.explained, shown.id] : before.explained;
  const { seq } = sight.view;
  const id = quiet === seq ? null : nextLesson(explained, sight);
  if (!isDone && id === (shown?.id ?? null)) return before;
  return { explained, quiet, shown: id === null ? null : { id, since: seq } };
}

/** The player has read it. One lesson is enough for one decision: the next waits until the table has changed. */
export function gotIt({ explained, shown }: Progress, { view }: Sight): Progress {
  return { explained: shown ? [...explained, shown.id] : explained, shown: null, quiet: view.seq };
}

/** What a lesson says now. */
export function told(id: string, sight: Sight): Told | null {
  return (
    lessonsOf(sight)
      .find((it) => it.id === id)
      ?.tell() ?? null
  );
}

/** A sensible next step, where there is nothing to explain. */
export function goal(sight: Sight): Told | null {
  if (sight.view.stage !== "playing" || sight.game.phase === "setup") return null;
  return isBoard(sight) ? boardGoal(sight) : isCards(sight) ? cardGoal(sight) : null;
}

function lessonsOf(sight: Sight): { id: string; tell: () => Told | null }[] {
  if (!canDo(sight)) return [];
  if (isBoard(sight)) return BOARD_LESSONS.map(({ id, tell }) => ({ id, tell: () => tell(sight) }));
  if (isCards(sight)) return CARD_LESSONS.map(({ id, tell }) => ({ id, tell: () => tell(sight) }));
  return [];
}

/** Whether there is anything to explain: something to do, or how it ended. */
const canDo = ({ view }: Sight): boolean => view.legal.length > 0 || view.stage === "finished";

const isBoard = (sight: Sight): sight is BoardSight => isMap(sight.file);
const isCards = (sight: Sight): sight is CardSight => !isMap(sight.file);
