// What is new on the table and waits, unseen, until it is its turn; it always ends as the table draws it.

import type { Motion } from "./plan.js";

/** How long a train or a station takes. */
export const BOARD_MS = 420;

const SET_DOWN: Keyframe[] = [
  { translate: "0 -16px", opacity: 0 },
  { translate: "0 -16px", opacity: 1, offset: 0.3 },
  { translate: "0 0", opacity: 1 },
];
const APPEAR: Keyframe[] = [{ opacity: 0 }, { opacity: 1 }];

/** Halts what has just been put on the table for this motion. A train brings its own animations along. */
export function hold(motion: Motion, calm: boolean): Animation[] {
  const held: Animation[] = [];
  if (motion.kind === "train") held.push(...running(`[data-track="${CSS.escape(motion.track)}"] .train`));
  if (motion.kind === "station") {
    const station = document.querySelector(`[data-city="${CSS.escape(motion.city)}"] .station`);
    const timing = { duration: BOARD_MS, easing: "cubic-bezier(0.3, 0, 0.4, 1)", fill: "backwards" } as const;
    if (station) held.push(station.animate(calm ? APPEAR : SET_DOWN, timing));
  }
  if (motion.kind === "flights" && motion.doing === "tunnel") {
    const turned = document.querySelectorAll('[data-anchor^="turned-"]');
    held.push(...[...turned].map((it) => it.animate(APPEAR, 1)));
  }
  for (const it of held) it.pause();
  return held;
}

/** Lets go on what was held. */
export function release(held: readonly Animation[], pace: number): void {
  for (const it of held) {
    it.updatePlaybackRate(1 / pace);
    it.play();
  }
}

/** Lets it stand where it ends. */
export function finish(held: readonly Animation[]): void {
  for (const it of held) it.finish();
}

/** Lets all trains stand that have just come. */
export function finishTrains(): void {
  finish(running(".train"));
}

function running(selector: string): Animation[] {
  return [...document.querySelectorAll(selector)].flatMap((it) => it.getAnimations({ subtree: true }));
}
