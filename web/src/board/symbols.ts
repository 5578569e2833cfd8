// The symbol of each card and track colour, so that nobody has to tell colours by hue alone.

import type { TrackColor } from "../protocol/index.js";

export type SymbolName = Exclude<TrackColor, "gray"> | "locomotive";

export interface SymbolShape {
  /** An SVG path within -5 to 5 both ways. */
  d: string;
  /** Whether the path is filled or drawn as a line of this width. */
  line: number | null;
}

const filled = (d: string): SymbolShape => ({ d, line: null });
const drawn = (d: string, line: number): SymbolShape => ({ d, line });

export const SYMBOLS: Readonly<Record<SymbolName, SymbolShape>> = {
  purple: filled("M0 -5L4.3 0L0 5L-4.3 0Z"),
  blue: drawn("M-4.6 -1.7Q-2.3 -4.7 0 -1.7T4.6 -1.7M-4.6 2.4Q-2.3 -0.6 0 2.4T4.6 2.4", 1.7),
  orange: filled("M0 -4.7L4.9 3.8H-4.9Z"),
  white: drawn("M3.4 0A3.4 3.4 0 1 1 -3.4 0A3.4 3.4 0 1 1 3.4 0Z", 2),
  green: filled(dot(0, -2.5, 2.25) + dot(-2.5, 1.9, 2.25) + dot(2.5, 1.9, 2.25)),
  yellow: filled(star(5, 5.2, 2.2)),
  black: filled("M-3.7 -3.7H3.7V3.7H-3.7Z"),
  red: drawn("M-3.4 -3.4L3.4 3.4M-3.4 3.4L3.4 -3.4", 2.5),
  // A steam engine from the front: chimney, boiler with its lamp, buffer beam.
  locomotive: filled(
    "M-1.5 -5.2H1.5L1.1 -3.4A4 4 0 0 1 3.6 2.2H4.9V4.4H3.4L4.1 5.2H-4.1L-3.4 4.4H-4.9V2.2H-3.6A4 4 0 0 1 -1.1 -3.4Z" +
      "M0 -1.9A2 2 0 1 0 0 2.1A2 2 0 1 0 0 -1.9Z",
  ),
};

/** The symbol of a track's colour; gray has none. */
export const symbolOf = (color: TrackColor | "locomotive"): SymbolName | null => (color === "gray" ? null : color);

function dot(x: number, y: number, r: number): string {
  return `M${x - r} ${y}A${r} ${r} 0 1 0 ${x + r} ${y}A${r} ${r} 0 1 0 ${x - r} ${y}Z`;
}

function star(points: number, outer: number, inner: number): string {
  const at = Array.from({ length: points * 2 }, (_, i) => {
    const r = i % 2 === 0 ? outer : inner;
    const a = (Math.PI * i) / points - Math.PI / 2;
    return `${(r * Math.cos(a)).toFixed(2)} ${(r * Math.sin(a) + 0.3).toFixed(2)}`;
  });
  return `M${at.join("L")}Z`;
}
