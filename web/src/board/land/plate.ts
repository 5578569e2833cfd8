// The plate with the map's name and its scale in trains: how large it is, and its outline.

import type { Box } from "../geometry.js";
import { textWidth } from "../metrics.js";

/** The scale's words below the bar, or beside it. */
export type PlateShape = "tall" | "flat";

const LETTERS = 17;
const SPACED = 1.16;
const MOST = 260;
/** The air at both sides of the name. */
const AIR = 40;
/** What "3 trains" takes beside the bar. */
const WORDS = 66;

const wide = (title: string): number => textWidth(title.toUpperCase()) * SPACED;

/** How large a plate is whose scale shows so many trains. */
export function plateSize(title: string, bar: number, shape: PlateShape): Pick<Box, "width" | "height"> {
  const scale = bar + 28 + (shape === "flat" ? WORDS : 0);
  return { width: Math.max(Math.min(MOST, wide(title) * LETTERS + AIR), scale), height: shape === "flat" ? 46 : 62 };
}

/** Letters that fit: a long name has smaller ones. */
export const plateLetters = (title: string, width: number): number => Math.min(LETTERS, (width - AIR) / wide(title));

/** The outline: a box whose corners are bitten out. */
export function plateOutline(width: number, height: number, inset: number, bite: number): string {
  const [l, t, r, b] = [inset, inset, width - inset, height - inset];
  const arc = (x: number, y: number) => `A${bite} ${bite} 0 0 0 ${x} ${y}`;
  return (
    `M${l + bite} ${t}H${r - bite}${arc(r, t + bite)}V${b - bite}${arc(r - bite, b)}` +
    `H${l + bite}${arc(l, b - bite)}V${t + bite}${arc(l + bite, t)}Z`
  );
}
