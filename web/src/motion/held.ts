// What is new on the table and stays hidden until its turn; it always ends as the table draws it.

import type { Motion } from "./motions.js";

const SET_DOWN: Keyframe[] = [
  { translate: "0 -16px", opacity: 0 },
  { translate: "0 -16px", opacity: 1, offset: 0.3 },
  { translate: "0 0", opacity: 1 },
];
const PUNCHED: Keyframe[] = [
  { translate: "0 -10px", opacity: 0 },
  { translate: "0 0", opacity: 1, offset: 0.4 },
  { translate: "0 0", opacity: 1 },
];
const APPEAR: Keyframe[] = [{ opacity: 0 }, { opacity: 1 }];

/** Halts what has just been put on the table for this motion. A train brings its own animations along. */
export function hold(motion: Motion, calm: boolean): Animation[] {
  const held: Animation[] = [];
  if (motion.kind === "train") held.push(...running(`[data-track="${CSS.escape(motion.track)}"] .train`));
  if (motion.kind === "station") {
    const station = document.querySelector(`[data-city="${CSS.escape(motion.city)}"] .station`);
    const timing = { duration: 420, easing: "cubic-bezier(0.3, 0, 0.4, 1)", fill: "backwards" } as const;
    if (station) held.push(station.animate(calm ? APPEAR : SET_DOWN, timing));
  }
  if (motion.kind === "punch") {
    const ticket = document.querySelector(`[data-anchor="${CSS.escape(motion.ticket)}"] .done`);
    const timing = { duration: 420, easing: "ease-in", fill: "backwards", pseudoElement: "::after" } as const;
    if (ticket) held.push(ticket.animate(calm ? APPEAR : PUNCHED, timing));
  }
  if (motion.kind === "flights" && motion.doing === "tunnel") {
    const turned = document.querySelectorAll('[data-anchor^="turned-"]');
    held.push(...[...turned].map((it) => it.animate(APPEAR, 1)));
  }
  for (const it of held) it.pause();
  return held;
}

/** Resumes what was held, and returns how long it takes. */
export function release(held: readonly Animation[], pace: number): number {
  for (const it of held) {
    it.updatePlaybackRate(1 / pace);
    it.play();
  }
  return Math.max(0, ...held.map((it) => Number(it.effect?.getComputedTiming().endTime ?? 0))) * pace;
}

/** Jumps to the end. */
export function finish(held: readonly Animation[]): void {
  for (const it of held) it.finish();
}

/** Jumps to the end for all trains that have just come. */
export function finishTrains(): void {
  finish(running(".train"));
}

/** The anchors of the own tickets that are punched. */
export function punched(): Set<string> {
  const done = document.querySelectorAll('[data-anchor^="own-"]:has(.done)');
  return new Set([...done].map((it) => it.getAttribute("data-anchor") ?? ""));
}

function running(selector: string): Animation[] {
  return [...document.querySelectorAll(selector)].flatMap((it) => it.getAnimations({ subtree: true }));
}
