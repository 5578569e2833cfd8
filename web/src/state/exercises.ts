// Exercises from one's own mistakes: what is kept of them on the device, and in which order they come. Pure; others store it.

import type { Heard, MistakeKind, StepDoc } from "../protocol/index.js";
import { momentsBefore } from "./review.js";

/** A decision of a finished game that lost something, to be made again. */
export interface Exercise {
  /** The table of the game. */
  table: string;
  /** The step of its review: how many actions that count came before. */
  at: number;
  /** The entry after which the decision was to be made. */
  seq: number;
  /** The seat of the player. */
  place: number;
  kind: MistakeKind;
  /** The chance to win that was lost. */
  loss: number;
  /** The game's id, or that of its map. */
  game: string;
  /** When it was added, in milliseconds. */
  added: number;
  /** How many attempts were judged. */
  tries: number;
  solved: boolean;
}

/** The most that are kept. */
export const MOST = 200;

/** One's own mistakes in a review as exercises. What the log no longer has is left out. */
export function fromReview(
  game: { table: string; game: string; places: readonly number[]; heard: readonly Heard[]; added: number },
  steps: readonly StepDoc[],
): Exercise[] {
  const befores = momentsBefore(game.heard, 0);
  return steps.flatMap(({ at, player, decision }): Exercise[] => {
    const seq = befores[at];
    if (!decision?.mistake || seq === undefined || !game.places.includes(player)) return [];
    const { mistake: kind, loss } = decision;
    const { table, added } = game;
    return [{ table, at, seq, place: player, kind, loss, game: game.game, added, tries: 0, solved: false }];
  });
}

/** All exercises with these, each once; what was done of one that is known stays. Solved ones go first when there are too many, the oldest first. */
export function withMore(all: readonly Exercise[], more: readonly Exercise[]): Exercise[] {
  const known = new Set(all.map(keyOf));
  return kept([...all, ...more.filter((it) => !known.has(keyOf(it)))]);
}

/** All exercises after an attempt at one of them. Once solved, it stays so. */
export function attempted(all: readonly Exercise[], key: string, solved: boolean): Exercise[] {
  return all.map((it) => (keyOf(it) === key ? { ...it, tries: it.tries + 1, solved: it.solved || solved } : it));
}

export const without = (all: readonly Exercise[], key: string): Exercise[] => all.filter((it) => keyOf(it) !== key);

export const keyOf = ({ table, at }: Pick<Exercise, "table" | "at">): string => `${table} ${at}`;

/** What comes after an exercise: the next that is not solved, in the order of the list and then from its start. */
export function nextOf(all: readonly Exercise[], key: string | null): Exercise | null {
  const here = key === null ? -1 : all.findIndex((it) => keyOf(it) === key);
  const others = [...all.slice(here + 1), ...all.slice(0, Math.max(here, 0))];
  return others.find((it) => !it.solved) ?? null;
}

/** What was stored, as far as it can be read. */
export function readExercises(text: string | null): Exercise[] {
  try {
    const read: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(read) ? kept(read.filter(isExercise)) : [];
  } catch {
    return [];
  }
}

function isExercise(it: unknown): it is Exercise {
  const { table, at, seq, place, kind, loss, game, added, tries, solved } = (it ?? {}) as Partial<Exercise>;
  const numbers = [at, seq, place, loss, added, tries];
  const words = [table, kind, game];
  return (
    numbers.every((n) => typeof n === "number") &&
    words.every((word) => typeof word === "string") &&
    typeof solved === "boolean"
  );
}

function kept(all: readonly Exercise[]): Exercise[] {
  const surplus = all.length - MOST;
  if (surplus <= 0) return [...all];
  const first = [...all].sort((a, b) => Number(b.solved) - Number(a.solved) || a.added - b.added);
  const gone = new Set(first.slice(0, surplus));
  return all.filter((it) => !gone.has(it));
}
