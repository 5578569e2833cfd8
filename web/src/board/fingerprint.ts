// Tells whether two maps are laid out the same.

import type { MapSource } from "./geometry.js";

/** A short text that differs where cities lie or tracks run differently. */
export function fingerprint({ cities, tracks }: MapSource): string {
  const text = JSON.stringify([
    cities.map(({ id, x, y, lat, lon }) => [id, x ?? null, y ?? null, lat ?? null, lon ?? null]),
    tracks.map(({ a, b, length, bend }) => [a, b, length, bend ?? 0]),
  ]);
  let hash = 0;
  for (let i = 0; i < text.length; i++) hash = (Math.imul(hash, 31) + text.charCodeAt(i)) | 0;
  return `${text.length}.${hash}`;
}
