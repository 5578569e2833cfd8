// How fast the moves of others are shown.

export const PACES = ["slow", "natural", "quick", "at_once"] as const;
export type Pace = (typeof PACES)[number];

export interface Timing {
  /** How long motions take, as a factor. */
  motion: number;
  /** How long a step of a turn stays before the next, in milliseconds. */
  step: number;
  /** How long a turn stays before the next player's. */
  turn: number;
}

/** About a second for each of the others at the natural pace. */
export const TIMINGS: Record<Exclude<Pace, "at_once">, Timing> = {
  slow: { motion: 1.6, step: 450, turn: 1400 },
  natural: { motion: 1, step: 160, turn: 550 },
  quick: { motion: 0.6, step: 60, turn: 180 },
};
