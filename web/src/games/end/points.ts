// Points as the end shows them: ranks, a scale for the rail, figures with their sign.

import type { ScoreDoc, TableView } from "../../protocol/index.js";
import { t } from "../../text/index.js";
import type { Step } from "../session/count.svelte.js";
import { nameAt } from "../session/names.js";

/** The players from the first place on, each with the rank; tied ones have the same. */
export function ranked(result: ScoreDoc | null | undefined): { place: number; rank: number }[] {
  let before = 0;
  return (result?.ranking ?? []).flatMap((tied) => {
    const rank = before + 1;
    before += tied.length;
    return tied.map((place) => ({ place, rank }));
  });
}

export interface Scale {
  from: number;
  to: number;
  ticks: number[];
}

const TICK = 50;

/** A scale with room for all points at any step. */
export function scaleOf(steps: readonly Step[]): Scale {
  const all = steps.flatMap((step) => step.points);
  const from = Math.min(0, ...all);
  const to = Math.max(TICK, Math.ceil(Math.max(...all, 0) / (TICK / 2)) * (TICK / 2));
  const ticks = Array.from({ length: Math.floor(to / TICK) + 1 }, (_, i) => i * TICK);
  return { from, to, ticks };
}

/** A figure with a real minus. */
export const signed = (points: number | null | undefined): string => {
  const value = points ?? 0;
  return value < 0 ? `−${-value}` : String(value);
};

/** Who has won, in a sentence that is true for everybody who reads it. */
export function wonBy(view: TableView): string {
  const winners = view.result?.winners ?? [];
  return t("now-won", { names: winners.map((place) => nameAt(view, place)), count: winners.length });
}
