// How cards fly: from place to place by transform and opacity alone; or, for those who want no motion, cross-fades.

import { find, pane, type Found, type Place, type Seen } from "./anchors.js";
import type { Doing, Face, Flight, Flights } from "./plan.js";

/** A card on its way. */
export interface Flying {
  id: number;
  face: Face;
  turns: boolean;
  width: number;
  /** Starts the motion of its node, once there is one. */
  start(node: HTMLElement): void;
}

export interface Take {
  cards: Flying[];
  ms: number;
  /** Lets everything be seen that was hidden meanwhile. */
  end(): void;
}

interface Timing {
  /** How long each is on its way, how long after the one before it starts, how long it stays. */
  fly: number;
  gap: number;
  hold?: number;
}

const TIMING: Record<Doing, Timing> = {
  draw: { fly: 330, gap: 110 },
  deal: { fly: 300, gap: 50 },
  turn: { fly: 330, gap: 80 },
  sweep: { fly: 330, gap: 40 },
  pay: { fly: 320, gap: 45 },
  tickets: { fly: 350, gap: 80 },
  tunnel: { fly: 320, gap: 280, hold: 550 },
  back: { fly: 320, gap: 45 },
  play: { fly: 350, gap: 60 },
  pile: { fly: 350, gap: 60 },
  rob: { fly: 450, gap: 60 },
};
/** However many there are, they have left after this. */
const ALL_AWAY = 560;
const EASE = "cubic-bezier(0.22, 0.7, 0.3, 1)";
/** How long an open card takes to vanish. */
const GONE = 160;
/** How wide a card is that lies beside a track. */
const BESIDE = 38;

let ids = 0;

/** Gets cards ready to fly; those that come from nowhere in sight, or go there, stay away. */
export function takeOff(motion: Flights, before: Seen, pace: number, calm: boolean): Take {
  const { fly, hold = 0, ...timing } = TIMING[motion.doing];
  const known = motion.flights.flatMap((flight) => {
    const found = find(flight.to, before);
    const to = found && arrives(flight, found) ? beside(flight, found) : null;
    // A card of a deck that is out of sight is turned over where it comes to lie.
    const from = find(flight.from, before) ?? (flight.turns ? to : null);
    return from && to ? [{ flight, from, to }] : [];
  });
  const gap = calm ? 0 : Math.min(timing.gap, motion.doing === "tunnel" ? Infinity : ALL_AWAY / known.length);
  const ms = known.length === 0 ? 0 : (fly + gap * (known.length - 1) + hold) * pace;
  const veils: Animation[] = [];
  const cards = known.map(({ flight, from, to }, i): Flying => {
    const at = { duration: fly * pace, delay: gap * i * pace };
    const veiled = covered(flight, to, before);
    if (veiled) veils.push(veil(veiled, at, calm));
    const width = Math.max(from.place.width, to.place.width);
    return {
      id: ++ids,
      face: flight.face,
      turns: flight.turns ?? false,
      width,
      start(node) {
        const stays = flight.lands === "lies" && !to.element ? ms : null;
        if (calm) faded(node, from.place, to.place, width, stays ?? at.duration, stays !== null);
        else flown(node, from.place, to.place, width, at, flight, motion.doing, stays);
      },
    };
  });
  return { cards, ms, end: () => veils.forEach((it) => it.cancel()) };
}

/** A slot may have another card by now: nobody should see one that is gone land on it. */
function arrives({ lands, face }: Flight, { element }: Found): boolean {
  const there = element?.getAttribute("data-card") ?? face;
  return lands !== "covers" || there === face;
}

/** Open cards lie over their track, not on it, and on the board. */
function beside({ lands, aside = 0 }: Flight, to: Found): Found {
  if (lands !== "lies" || !to.element || !to.name.startsWith("track:")) return to;
  const box = pane(to.element);
  if (!box) return to;
  const keep = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);
  const middle = keep(to.place.x, box.left + BESIDE * 2.5, box.right - BESIDE * 2.5);
  const up = to.place.y - BESIDE * 1.3;
  const y = up - BESIDE < box.top ? to.place.y + BESIDE * 1.3 : up;
  return { ...to, element: null, place: { x: middle + aside * (BESIDE + 7), y, width: BESIDE } };
}

/** What is not to be seen before the card is there: the card itself, or a stack that begins with it. */
function covered({ lands }: Flight, { name, element }: Found, before: Seen): Element | null {
  if (lands === "covers") return element?.querySelector(".card") ?? null;
  return lands === "lies" || (lands === "joins" && !before.has(name)) ? element : null;
}

function veil(hidden: Element, { duration, delay }: { duration: number; delay: number }, calm: boolean): Animation {
  const frames = calm ? [{ opacity: 0 }, { opacity: 1 }] : [{ opacity: 0 }, { opacity: 0 }];
  return hidden.animate(frames, { duration: duration + delay });
}

function flown(
  node: HTMLElement,
  from: Place,
  to: Place,
  width: number,
  at: { duration: number; delay: number },
  { lands, turns }: Flight,
  doing: Doing,
  stays: number | null,
): void {
  const isSmall = to.width < width / 2;
  const end = lands === "fades" || isSmall ? 0 : 1;
  const frames: Keyframe[] = [
    { transform: placed(from, width), opacity: 1 },
    { opacity: 1, offset: 0.86 },
    { transform: placed(to, width), opacity: end },
  ];
  // What is taken from somebody is lifted first: it matters.
  if (doing === "rob") frames.splice(1, 0, { transform: placed(from, width, 1.2), opacity: 1, offset: 0.3 });
  node.animate(frames, { ...at, easing: EASE, fill: "forwards" });
  if (turns) node.firstElementChild?.animate(TURN, { ...at, easing: "ease-out", fill: "both" });
  if (stays !== null) node.animate({ opacity: [1, 0] }, { duration: GONE, delay: stays - GONE, fill: "forwards" });
}

const TURN: Keyframe[] = [
  { transform: "rotateY(180deg)" },
  { transform: "rotateY(180deg)", offset: 0.3 },
  { transform: "rotateY(0deg)", offset: 0.9 },
  { transform: "rotateY(0deg)" },
];

function faded(node: HTMLElement, from: Place, to: Place, width: number, duration: number, lies: boolean): void {
  node.style.transform = placed(lies ? to : from, width);
  node.animate({ opacity: lies ? [0, 1, 1, 0] : [1, 0] }, { duration, fill: "both" });
}

function placed({ x, y, width: there }: Place, width: number, larger = 1): string {
  return `translate(${x - width / 2}px, ${y - width * 0.7}px) scale(${(there / width) * larger})`;
}
