// Tells land from water on a coast that is written as paths.

import type { Point } from "../arc.js";
import type { Coast } from "../coast.js";
import type { Box } from "../geometry.js";
import { fill, type Pair } from "./grid.js";

/** The points of a path of relative lines, `parts` of which are a unit. */
export function ringsOf(path: string, parts: number): Pair[][] {
  return path
    .split("M")
    .slice(1)
    .map((piece) => {
      const numbers = (piece.match(/-?\d+/g) ?? []).map(Number);
      const ring: Pair[] = [];
      let x = 0;
      let y = 0;
      for (let i = 0; i + 1 < numbers.length; i += 2) {
        x += numbers[i] ?? 0;
        y += numbers[i + 1] ?? 0;
        ring.push([x / parts, y / parts]);
      }
      return ring;
    });
}

/** A path of relative lines in half units, closed or not. */
export function pathOf(rings: readonly (readonly Pair[])[], end: "z" | ""): string {
  return rings
    .map((ring) => {
      const [first, ...rest] = ring.map(([x, y]): Pair => [Math.round(2 * x), Math.round(2 * y)]);
      if (!first) return "";
      let [x, y] = first;
      const steps = rest.map(([nx, ny]) => {
        const step = `${nx - x} ${ny - y}`;
        [x, y] = [nx, ny];
        return step;
      });
      return `M${first[0]} ${first[1]}l${steps.join(" ")}${end}`;
    })
    .join("");
}

/** Which points of a box are land, `cell` units fine; what lies outside is water. */
export function landIn(coast: Coast, scale: number, box: Box, cell: number): (p: Point) => boolean {
  const grid = {
    x0: box.x,
    y0: box.y,
    w: Math.ceil(box.width / cell) + 1,
    h: Math.ceil(box.height / cell) + 1,
    cell,
  };
  const drawn = (path: string) => ringsOf(path, 2 / scale);
  const points = new Uint8Array(grid.w * grid.h);
  fill(points, grid, drawn(coast.land), 1);
  fill(points, grid, drawn(coast.lakes), 0);
  return ({ x, y }) => {
    const c = Math.round((x - box.x) / cell);
    const r = Math.round((y - box.y) / cell);
    return c >= 0 && r >= 0 && c < grid.w && r < grid.h && points[r * grid.w + c] === 1;
  };
}
