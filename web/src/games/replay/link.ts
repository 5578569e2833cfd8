// The link to a moment of a replay: whose side, and which step.

import type { Side } from "./side.js";

export interface Spot {
  /** Left open where the link says nothing of it. */
  side?: Side;
  at?: number;
  /** The table's entry, in place of the step. */
  seq?: number;
}

/** What the query of a link asks for. */
export function spotOf(search: string): Spot {
  const query = new URLSearchParams(search);
  const [side, at, seq] = [query.get("side"), query.get("at"), query.get("seq")];
  return {
    ...(side === "all" ? { side } : isCount(side) ? { side: Number(side) } : {}),
    ...(isCount(at) ? { at: Number(at) } : {}),
    ...(isCount(seq) ? { seq: Number(seq) } : {}),
  };
}

/** The query that leads there. */
export function searchOf(side: Side, at: number): string {
  return `?${new URLSearchParams({ ...(side === null ? {} : { side: String(side) }), at: String(at) })}`;
}

const isCount = (text: string | null): boolean => text !== null && /^\d{1,6}$/.test(text);
