// The arithmetic of looking at the board: where it stands on the screen and how large, without any DOM.

import type { Point } from "./arc.js";
import type { Box } from "./geometry.js";

/** A point p of the map is seen at `scale * p + (x, y)`, in pixels from the board's upper left corner. */
export interface View {
  scale: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
  /** How much of it the buttons take at the left or at the bottom: the whole map is shown beside them. */
  left?: number;
  below?: number;
}

/** How far one can zoom in, relative to the scale that fits. */
const CLOSEST = 7;

/** The view that shows the whole box in the middle. */
export function fit(box: Box, size: Size): View {
  const { width, height, left = 0, below = 0 } = size;
  const scale = Math.max(0.05, Math.min((width - left) / box.width, (height - below) / box.height));
  return kept({ scale, x: 0, y: 0 }, box, size);
}

/** The edge along which buttons of this thickness leave more room for the whole map; a column needs this much height. */
export function edgeForButtons(box: Box, { width, height }: Size, thickness: number, column: number): "left" | "below" {
  if (height < column) return "below";
  const beside = fit(box, { width, height, left: thickness }).scale;
  const above = fit(box, { width, height, below: thickness }).scale;
  return above > beside || (above === beside && height > width) ? "below" : "left";
}

/** Zooms by a factor while the map's point under `at` stays there. */
export function zoomed(view: View, factor: number, at: Point, box: Box, size: Size): View {
  const whole = fit(box, size).scale;
  const scale = Math.max(whole, Math.min(whole * CLOSEST, view.scale * factor));
  const k = scale / view.scale;
  return kept({ scale, x: at.x - (at.x - view.x) * k, y: at.y - (at.y - view.y) * k }, box, size);
}

export function moved(view: View, dx: number, dy: number, box: Box, size: Size): View {
  return kept({ ...view, x: view.x + dx, y: view.y + dy }, box, size);
}

/** The same view if all the points are seen already; otherwise one that shows them, no closer than before. */
export function revealing(view: View, points: readonly Point[], box: Box, size: Size): View {
  const margin = 40;
  const seen = (p: Point) => {
    const { x, y } = screenPoint(view, p);
    return x >= margin && x <= size.width - margin && y >= margin && y <= size.height - margin;
  };
  if (points.length === 0 || points.every(seen)) return view;
  const xs = points.map((p) => p.x);
  const ys = points.map((p) => p.y);
  const x = Math.min(...xs) - 60;
  const y = Math.min(...ys) - 60;
  const around = { x, y, width: Math.max(...xs) + 60 - x, height: Math.max(...ys) + 60 - y };
  const scale = Math.max(fit(box, size).scale, Math.min(view.scale, fit(around, size).scale));
  const middle = { x: around.x + around.width / 2, y: around.y + around.height / 2 };
  return kept({ scale, x: size.width / 2 - middle.x * scale, y: size.height / 2 - middle.y * scale }, box, size);
}

/** The map's point under a point of the screen. */
export const mapPoint = (view: View, p: Point): Point => ({
  x: (p.x - view.x) / view.scale,
  y: (p.y - view.y) / view.scale,
});

/** Where a point of the map is on the screen. */
export const screenPoint = (view: View, p: Point): Point => ({
  x: view.x + p.x * view.scale,
  y: view.y + p.y * view.scale,
});

/** How long the divisions of the map's frame are on the screen: they grow with the map, and halve where they would be too long. */
export const divisionOf = (scale: number): number => 28 * 2 ** (((Math.log2(scale) % 1) + 1) % 1);

/** The letters' size in units at this scale: never under 12 pixels, and growing more slowly than the map. */
export function labelSize(scale: number): number {
  const units = Math.max(12, 12.2 * scale ** 0.32) / scale;
  // In few steps, so that not every turn of the wheel lays out the labels again.
  return Math.round(1.06 ** Math.ceil(Math.log(units) / Math.log(1.06) - 1e-9) * 100) / 100;
}

/** Whether fewer of these lie along the lower edge than along the upper: what is written there then hides less. */
export function quietBelow(points: readonly Point[], box: Box): boolean {
  const band = box.height * 0.12;
  const above = points.filter((p) => p.y < box.y + band).length;
  return points.filter((p) => p.y > box.y + box.height - band).length < above;
}

/** The board can't be pushed out of sight: it stays in the middle where it is small, and covers the screen where it is large. */
function kept(view: View, box: Box, size: Size): View {
  const { width, height, left = 0, below = 0 } = size;
  const along = (at: number, start: number, length: number, [from, to, room]: [number, number, number]) => {
    const first = start * view.scale;
    const extent = length * view.scale;
    // In the middle of everything, as far as the buttons allow.
    if (extent <= to - from) return Math.min(to - extent, Math.max(from, (room - extent) / 2)) - first;
    return Math.min(from - first, Math.max(to - extent - first, at));
  };
  return {
    scale: view.scale,
    x: along(view.x, box.x, box.width, [left, width, width]),
    y: along(view.y, box.y, box.height, [0, height - below, height]),
  };
}
