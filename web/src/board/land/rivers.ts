// Lets rivers run over made-up land: every point drains along the lowest way to the sea, and where much comes together there is a river.

import type { Pair } from "./grid.js";
import type { Country } from "./invent.js";

/** What a river drains at least, in square units. */
const BASIN = 5200;

/** The rivers from their springs to the sea or to a larger river, as lines in units. */
export function riversOf({ grid, ground }: Country, heights: Float32Array): Pair[][] {
  const { x0, y0, w, h, cell } = grid;
  const { order, down } = drained(ground, heights, w, h);
  const flow = new Float32Array(w * h).fill(cell * cell);
  for (let k = order.length - 1; k >= 0; k--) {
    const at = order[k] as number;
    const to = down[at] as number;
    if (to >= 0) flow[to] = (flow[to] ?? 0) + (flow[at] ?? 0);
  }
  const isRiver = (at: number) => ground[at] === 1 && (flow[at] ?? 0) >= BASIN;
  const fed = new Uint8Array(w * h);
  for (const at of order) if (isRiver(at) && (down[at] ?? -1) >= 0) fed[down[at] as number] = 1;
  const springs = order.filter((at) => isRiver(at) && fed[at] === 0).reverse();
  const done = new Uint8Array(w * h);
  return springs.flatMap((spring) => {
    const line: Pair[] = [];
    for (let at = spring; at >= 0; at = down[at] as number) {
      line.push([x0 + (at % w) * cell, y0 + Math.floor(at / w) * cell]);
      if (done[at] === 1 || ground[at] === 0) break;
      done[at] = 1;
    }
    return line.length > 7 ? [softer(softer(line))] : [];
  });
}

/** The order in which the tide would reach the land, and for each point the one it drains to (the priority-flood algorithm). */
function drained(
  ground: Uint8Array,
  heights: Float32Array,
  w: number,
  h: number,
): { order: number[]; down: Int32Array } {
  const down = new Int32Array(w * h).fill(-2);
  const level = Float32Array.from(heights);
  const queue = new Heap(level);
  const order: number[] = [];
  const around = [-1, 1, -w, w, -w - 1, -w + 1, w - 1, w + 1];
  const inside = (at: number) => at % w > 0 && at % w < w - 1 && at >= w && at < w * (h - 1);
  for (let at = 0; at < w * h; at++) {
    if (ground[at] === 1) continue;
    down[at] = -1;
    if (inside(at) && around.some((d) => ground[at + d] === 1)) queue.push(at);
  }
  for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
    order.push(at);
    if (!inside(at)) continue;
    for (const d of around) {
      const next = at + d;
      if (down[next] !== -2) continue;
      down[next] = at;
      level[next] = Math.max(level[next] ?? 0, (level[at] ?? 0) + 1e-3);
      queue.push(next);
    }
  }
  return { order, down };
}

/** A heap of points, the lowest first. */
class Heap {
  private readonly items: number[] = [];
  constructor(private readonly level: Float32Array) {}

  push(item: number): void {
    const { items } = this;
    let i = items.push(item) - 1;
    while (i > 0) {
      const up = (i - 1) >> 1;
      if (this.at(up) <= this.at(i)) break;
      this.swap(i, up);
      i = up;
    }
  }

  pop(): number | undefined {
    const { items } = this;
    const [first] = items;
    const last = items.pop();
    if (first === undefined || last === undefined || items.length === 0) return first;
    items[0] = last;
    for (let i = 0; ;) {
      const left = 2 * i + 1;
      let least = i;
      for (const child of [left, left + 1]) if (child < items.length && this.at(child) < this.at(least)) least = child;
      if (least === i) return first;
      this.swap(i, least);
      i = least;
    }
  }

  private at(i: number): number {
    return this.level[this.items[i] as number] ?? 0;
  }

  private swap(i: number, j: number): void {
    [this.items[i], this.items[j]] = [this.items[j] as number, this.items[i] as number];
  }
}

/** Cuts the corners of a line, but for its ends (Chaikin's algorithm). */
function softer(line: readonly Pair[]): Pair[] {
  const soft = line.slice(1).flatMap(([x, y], i): Pair[] => {
    const [px, py] = line[i] as Pair;
    return [
      [px + (x - px) * 0.25, py + (y - py) * 0.25],
      [px + (x - px) * 0.75, py + (y - py) * 0.75],
    ];
  });
  return [line[0] as Pair, ...soft, line[line.length - 1] as Pair];
}
