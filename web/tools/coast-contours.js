// Finds lines at equal distance from the shore, so that the page only has to draw thin lines.

import { distanceTo, fill, lines } from "../src/board/land/grid.js";

const CELL = 1.5;

/** The lines `distance` away from the shore of some rings, outside if positive, within if negative. */
export function contours(land, lakes, [x0, y0, x1, y1], distances) {
  const w = Math.ceil((x1 - x0) / CELL) + 1;
  const h = Math.ceil((y1 - y0) / CELL) + 1;
  const ground = new Uint8Array(w * h);
  const grid = { x0, y0, w, h, cell: CELL };
  fill(ground, grid, land, 1);
  fill(ground, grid, lakes, 0);
  const out = distanceTo(ground, w, h, 1);
  const inn = distanceTo(ground, w, h, 0);
  let field = new Float32Array(w * h);
  for (let i = 0; i < field.length; i++) field[i] = (out[i] - inn[i]) * CELL;
  field = blurred(blurred(field, w, h), w, h);
  return distances.map((d) => lines(field, w, h, d).map((l) => l.map(([x, y]) => [x0 + x * CELL, y0 + y * CELL])));
}

function blurred(f, w, h) {
  const g = Float32Array.from(f);
  for (let r = 1; r < h - 1; r++) {
    for (let c = 1; c < w - 1; c++) {
      const i = r * w + c;
      const cross = f[i - 1] + f[i + 1] + f[i - w] + f[i + w];
      const diagonal = f[i - w - 1] + f[i - w + 1] + f[i + w - 1] + f[i + w + 1];
      g[i] = f[i] / 4 + cross / 8 + diagonal / 16;
    }
  }
  return g;
}
