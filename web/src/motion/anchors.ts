// Finds where things are on the page, by the `data-anchor` names the parts of the table carry.

import type { Spot } from "./motions.js";

/** The middle of something, and how wide a card is there. */
export interface Place {
  x: number;
  y: number;
  width: number;
}

/** Where everything was before the table changed. */
export type Seen = ReadonlyMap<string, Place>;

export interface Found {
  name: string;
  place: Place;
  /** Nothing, if it is no longer there. */
  element: Element | null;
}

/** Cards on the board are small: they must not hide it. */
const ON_BOARD = 26;
const WIDEST = 64;

/** Everything with a name that is in sight now. */
export function survey(): Seen {
  const all = new Map<string, Place>();
  for (const element of document.querySelectorAll("[data-anchor]")) {
    const name = element.getAttribute("data-anchor") ?? "";
    const place = all.has(name) ? null : placeOf(element);
    if (place) all.set(name, place);
  }
  return all;
}

/** The first of the names that is in sight now, or was before. */
export function find(spot: Spot, before: Seen): Found | null {
  for (const name of spot) {
    const [kind, id] = name.split(/:(.*)/s);
    const selector =
      id === undefined
        ? `[data-anchor="${CSS.escape(name)}"]`
        : `[data-${kind}="${CSS.escape(id)}"] :is(.casing, .bed, .disc)`;
    for (const element of document.querySelectorAll(selector)) {
      const place = id === undefined ? placeOf(element) : boardPlace(element);
      if (place) return { name, place, element };
    }
    const was = before.get(name);
    if (was) return { name, place: was, element: null };
  }
  return null;
}

/** The box beyond which nothing of it is seen. */
export function pane(element: Element): DOMRect | null {
  for (let at = element.parentElement; at; at = at.parentElement) {
    if (getComputedStyle(at).overflowY !== "visible") return at.getBoundingClientRect();
  }
  return null;
}

function placeOf(element: Element): Place | null {
  const card = element.querySelector(".card, .back") ?? element;
  const box = card.getBoundingClientRect();
  if (box.width === 0 || box.height === 0) return null;
  const within = pane(element);
  const x = box.left + box.width / 2;
  const y = box.top + box.height / 2;
  return {
    // What is scrolled out of its pane is thought of at its edge.
    x: within ? Math.min(Math.max(x, within.left), within.right) : x,
    y: within ? Math.min(Math.max(y, within.top), within.bottom) : y,
    width: Math.min(box.width, (box.height * 5) / 7, WIDEST),
  };
}

/** A track or a city, if the board is not moved so that it is out of sight. */
function boardPlace(element: Element): Place | null {
  const box = element.getBoundingClientRect();
  const x = box.left + box.width / 2;
  const y = box.top + box.height / 2;
  const within = pane(element);
  const isIn = within && x > within.left && x < within.right && y > within.top && y < within.bottom;
  return isIn ? { x, y, width: ON_BOARD } : null;
}
