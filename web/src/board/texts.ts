// The words the board itself says; the caller may pass another language's.

import type { TrackColor } from "../protocol";

export interface TrackWords {
  a: string;
  b: string;
  color: TrackColor;
  length: number;
  tunnel: boolean;
  /** The locomotives a ferry asks for; 0 if it is none. */
  ferry: number;
  claimable: boolean;
  closed: boolean;
  owned: boolean;
}

export interface BoardTexts {
  board: string;
  zoomIn: string;
  zoomOut: string;
  reset: string;
  track(words: TrackWords): string;
  city(name: string, buildable: boolean): string;
}

export const ENGLISH: BoardTexts = {
  board: "Map. Arrow keys move it, plus and minus zoom, zero shows all of it.",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  reset: "Show the whole map",
  track({ a, b, color, length, tunnel, ferry, claimable, closed, owned }) {
    const parts = [`${a} to ${b}`, color, length === 1 ? "1 space" : `${length} spaces`];
    if (tunnel) parts.push("tunnel");
    if (ferry > 0) parts.push(ferry === 1 ? "ferry with 1 locomotive" : `ferry with ${ferry} locomotives`);
    if (owned) parts.push("claimed");
    if (closed) parts.push("closed");
    if (claimable) parts.push("can be claimed");
    return parts.join(", ");
  },
  city: (name, buildable) => (buildable ? `${name}, a station can be built` : name),
};
