// The shapes of the two stamps, about a middle of 0 and within 10 of it: they differ without any colour.

import type { Point } from "./arc.js";
import type { BoardGeometry } from "./geometry.js";
import type { Stamp } from "./marks.js";

/** What was done: a disc with a dot. What would have been better: a star. */
export const STAMPS: Readonly<Record<Stamp["kind"], { body: string; sign: string }>> = {
  done: { body: "M0 -9A9 9 0 1 1 0 9A9 9 0 1 1 0 -9Z", sign: "M0 -3.4A3.4 3.4 0 1 1 0 3.4A3.4 3.4 0 1 1 0 -3.4Z" },
  best: {
    body: "M0 -10.5L2.9 -4L10 -3.3L4.7 1.5L6.2 8.5L0 4.9L-6.2 8.5L-4.7 1.5L-10 -3.3L-2.9 -4Z",
    sign: "",
  },
};

/** How far a stamp keeps from the middle of a track. */
const BESIDE = 9;

/** Where each stamp stands; two on the same thing stand beside each other. */
export function stampsAt(
  geometry: BoardGeometry,
  stamps: readonly Stamp[],
  size: number,
): (Point & { kind: Stamp["kind"]; key: string })[] {
  return stamps.flatMap(({ target, kind }) => {
    const key = `${target.kind} ${target.id}`;
    const others = stamps.filter((it) => `${it.target.kind} ${it.target.id}` === key);
    const aside = (others.findIndex((it) => it.kind === kind) - (others.length - 1) / 2) * size * 2.2;
    if (target.kind === "city") {
      const city = geometry.city(target.id);
      return city ? [{ x: city.x + aside, y: city.y - size * 1.6, kind, key: `${key} ${kind}` }] : [];
    }
    const line = geometry.track(target.id)?.line ?? [];
    const at = Math.floor(line.length / 2);
    const [before, middle, after] = [line[Math.max(0, at - 1)], line[at], line[Math.min(line.length - 1, at + 1)]];
    if (!before || !middle || !after) return [];
    // Beside the track, so that it stays in sight: on the side that is higher up.
    const [dx, dy] = [after.x - before.x, after.y - before.y];
    const far = (size + BESIDE) / (Math.hypot(dx, dy) || 1);
    const up = dx < 0 ? -1 : 1;
    const along = aside / (Math.hypot(dx, dy) || 1);
    const x = middle.x + up * dy * far + dx * along;
    const y = middle.y - up * dx * far + dy * along;
    return [{ x, y, kind, key: `${key} ${kind}` }];
  });
}
