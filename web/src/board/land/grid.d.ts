// The types of grid.js.

/** A point as a pair, as coasts are made of. */
export type Pair = [number, number];

export interface Grid {
  x0: number;
  y0: number;
  w: number;
  h: number;
  /** From one point to the next, in units. */
  cell: number;
}

export function fill(
  points: Uint8Array | Float32Array,
  grid: Grid,
  rings: readonly (readonly Pair[])[],
  value: number,
): void;
/** In cells. */
export function distanceTo(grid: ArrayLike<number>, w: number, h: number, kind: number): Float64Array;
export function blurred(field: ArrayLike<number>, w: number, h: number, sigma: number): Float32Array;
/** In cells. */
export function lines(field: ArrayLike<number>, w: number, h: number, level: number): Pair[][];
export function shaded(
  heights: ArrayLike<number>,
  grid: { w: number; h: number },
  metres: number,
  how?: { ease?: (x: number, y: number) => number; broad?: number },
): Float32Array;
