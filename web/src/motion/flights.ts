// How cards fly: from place to place by transform and opacity alone, or as cross-fades under reduced motion.

import { find, type Found, pane, type Place, type Seen } from "./anchors.js";
import type { Doing, Face, Flight, Flights } from "./motions.js";

/** A card on its way. */
export interface Flying {
  id: number;
  face: Face;
  turns: boolean;
  marked: boolean;
  width: number;
  /** Starts the motion of its node, once there is one. */
  start(node: HTMLElement): void;
}

export interface Take {
  cards: Flying[];
  ms: number;
  /** Shows again everything that was hidden meanwhile. */
  end(): void;
}

/** The way of one card. */
interface Way {
  from: Place;
  to: Place;
  width: number;
  delay: number;
  duration: number;
  /** How long it lies open where nothing is below it, from the start. */
  lies: number;
  fades: boolean;
  lifts: boolean;
  turns: boolean;
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

/** Prepares cards to fly; those without a visible start or end are left out. */
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
  const cards = known.flatMap(({ flight, from, to }, i): Flying[] => {
    const { face, lands, turns = false, marked = false } = flight;
    const way: Way = {
      from: from.place,
      to: to.place,
      width: Math.max(from.place.width, to.place.width),
      delay: gap * i * pace,
      duration: fly * pace,
      lies: lands === "lies" && !to.element ? ms : 0,
      fades: lands === "fades",
      // What is taken from somebody is lifted first: it matters.
      lifts: motion.doing === "rob",
      turns,
    };
    const hidden = covered(flight, to, before);
    if (hidden) veils.push(veil(hidden, way, calm));
    // Without motion only what was open is seen vanishing; what comes, comes with what it covers.
    if (calm && way.lies === 0 && (turns || face === "back" || face === "ticket")) return [];
    const start = calm ? faded : flown;
    return [{ id: ++ids, face, turns, marked, width: way.width, start: (node) => start(node, way) }];
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

function veil(hidden: Element, { duration, delay }: Way, calm: boolean): Animation {
  const frames = calm ? [{ opacity: 0 }, { opacity: 1 }] : [{ opacity: 0 }, { opacity: 0 }];
  return hidden.animate(frames, { duration: duration + delay });
}

function flown(node: HTMLElement, { from, to, width, delay, duration, lies, fades, lifts, turns }: Way): void {
  const timing = { delay, duration, easing: EASE, fill: "forwards" } as const;
  const isSmall = to.width < width / 2;
  const frames: Keyframe[] = [
    { transform: placed(from, width), opacity: 1 },
    ...(lifts ? [{ transform: placed(from, width, 1.2), offset: 0.3 }] : []),
    { opacity: 1, offset: 0.86 },
    { transform: placed(to, width), opacity: fades || isSmall ? 0 : 1 },
  ];
  node.animate(frames, timing);
  if (turns) node.firstElementChild?.animate(TURN, { ...timing, fill: "both" });
  if (lies > 0) node.animate({ opacity: [1, 0] }, { duration: GONE, delay: lies - GONE, fill: "forwards" });
}

const TURN: Keyframe[] = [
  { transform: "rotateY(180deg)" },
  { transform: "rotateY(180deg)", offset: 0.3 },
  { transform: "rotateY(0deg)", offset: 0.9 },
  { transform: "rotateY(0deg)" },
];

/** It vanishes where it is best seen, or lies there for a while. */
function faded(node: HTMLElement, { from, to, width, duration, lies }: Way): void {
  node.style.transform = placed(lies > 0 || from.width < width ? to : from, width);
  node.animate({ opacity: lies > 0 ? [0, 1, 1, 0] : [1, 0] }, { duration: lies || duration, fill: "forwards" });
}

function placed({ x, y, width: there }: Place, width: number, larger = 1): string {
  return `translate(${x - width / 2}px, ${y - width * 0.7}px) scale(${(there / width) * larger})`;
}
