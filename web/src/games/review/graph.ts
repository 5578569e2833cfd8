// The geometry of the graph: everybody's chance to win over a game, drawn into a box.

import type { PlayerColor } from "../../protocol/index.js";

/** The box that is drawn into, within its margins. */
export interface Plot {
  left: number;
  top: number;
  width: number;
  height: number;
  /** How many moves there are: the first point is the deal. */
  moves: number;
}

export interface Spot {
  x: number;
  y: number;
}

/** Where a chance after some moves stands. */
export function spotOf({ left, top, width, height, moves }: Plot, after: number, chance: number): Spot {
  const share = moves === 0 ? 0 : after / moves;
  return { x: round(left + share * width), y: round(top + (1 - chance) * height) };
}

/** The line of one player; where something is not known yet it is interrupted. */
export function lineOf(plot: Plot, chances: readonly (readonly number[] | null)[], player: number): string {
  let path = "";
  let isDown = false;
  chances.forEach((all, after) => {
    const chance = all?.[player];
    if (chance === undefined) {
      isDown = false;
      return;
    }
    const { x, y } = spotOf(plot, after, chance);
    path += `${isDown ? "L" : "M"}${x} ${y}`;
    isDown = true;
  });
  return path;
}

/** Where the sign of a player stands on the line: a few times, and elsewhere than those of others. */
export function signsOf(
  plot: Plot,
  chances: readonly (readonly number[] | null)[],
  player: number,
  players: number,
): Spot[] {
  const EVERY = 150;
  const many = Math.max(2, Math.round(plot.width / EVERY));
  return Array.from({ length: many }, (_, i) => {
    const after = Math.round(((i + (player + 0.5) / players) / many) * plot.moves);
    const chance = chances[after]?.[player];
    return chance === undefined ? [] : [spotOf(plot, after, chance)];
  }).flat();
}

/** The move that is meant by a place on the graph. */
export function moveAt({ left, width, moves }: Plot, x: number): number {
  const after = Math.round(((x - left) / width) * moves);
  // What stands after a move is what it led to.
  return Math.min(moves - 1, Math.max(0, after - 1));
}

/** How each colour's line is broken, so that nobody needs to tell hues apart. */
export const DASHES: Readonly<Record<PlayerColor, string>> = {
  blue: "none",
  red: "9 3",
  green: "3 3",
  yellow: "14 3 2 3",
  black: "6 2 1.5 2",
};

/** The sign of each colour, about a middle of 0. */
export const SIGNS: Readonly<Record<PlayerColor, string>> = {
  blue: "M0 -4.6A4.6 4.6 0 1 1 0 4.6A4.6 4.6 0 1 1 0 -4.6Z",
  red: "M-4.2 -4.2H4.2V4.2H-4.2Z",
  green: "M0 -5.4L5.2 4H-5.2Z",
  yellow: "M0 -5.8L5.8 0L0 5.8L-5.8 0Z",
  black: "M-1.8 -5H1.8V-1.8H5V1.8H1.8V5H-1.8V1.8H-5V-1.8H-1.8Z",
};

/** What stands at the same place is moved apart, in the order of its heights. */
export function apart(heights: readonly number[], gap: number, top: number, bottom: number): number[] {
  const order = heights.map((_, i) => i).sort((p, q) => (heights[p] ?? 0) - (heights[q] ?? 0));
  const placed = [...heights];
  let before = top - gap;
  for (const i of order) {
    placed[i] = Math.max(placed[i] ?? 0, before + gap);
    before = placed[i] ?? 0;
  }
  let after = bottom + gap;
  for (const i of [...order].reverse()) {
    placed[i] = Math.min(placed[i] ?? 0, after - gap);
    after = placed[i] ?? 0;
  }
  return placed;
}

const round = (value: number): number => Math.round(value * 10) / 10;
