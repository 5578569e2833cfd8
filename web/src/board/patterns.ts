// The pattern of each player's colour, so that nobody needs to tell players apart by hue.

import type { PlayerColor } from "../protocol/index.js";
import type { Point } from "./arc.js";

export type { PlayerColor };
export type Pattern = "plain" | "stripe" | "chevron" | "dots" | "hatch";

export const PLAYER_COLORS: readonly PlayerColor[] = ["blue", "red", "green", "yellow", "black"];

export const PATTERNS: Readonly<Record<PlayerColor, Pattern>> = {
  blue: "plain",
  red: "stripe",
  green: "chevron",
  yellow: "dots",
  black: "hatch",
};

/** The pattern's lines over a body of this size, seen at the origin or elsewhere; dots are lines of no length with round ends. */
export function patternPath(
  pattern: Pattern,
  length: number,
  width: number,
  at: (x: number, y: number) => Point = (x, y) => ({ x, y }),
): string {
  const w = width / 2;
  const p = (x: number, y: number) => {
    const b = at(x, y);
    return `${Math.round(b.x * 100) / 100} ${Math.round(b.y * 100) / 100}`;
  };
  const line = (...points: [number, number][]) => "M" + points.map(([x, y]) => p(x, y)).join("L");
  const spread = (step: number, margin: number, one: (x: number) => string): string => {
    const count = Math.max(1, Math.floor((length - 2 * margin) / step) + 1);
    return Array.from({ length: count }, (_, i) => one((i - (count - 1) / 2) * step)).join("");
  };
  switch (pattern) {
    case "plain":
      return "";
    case "stripe":
      return spread(w * 1.2, 3, (x) => line([x, -w], [x, w]));
    case "chevron":
      return spread(w * 1.25, w * 0.9, (x) => line([x - w * 0.45, -w], [x + w * 0.45, 0], [x - w * 0.45, w]));
    case "dots":
      return spread(w * 1.2, w * 0.8, (x) => line([x, 0], [x + 0.01, 0]));
    case "hatch":
      return spread(
        w * 1.3,
        w * 0.9,
        (x) => line([x - w * 0.65, -w], [x + w * 0.65, w]) + line([x - w * 0.65, w], [x + w * 0.65, -w]),
      );
  }
}
