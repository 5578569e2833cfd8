// Finds a place for every city, also on maps whose file doesn't give them.

import type { Point } from "./arc";
import type { MapSource } from "./geometry";

/** The cities' own places; or, if some lack one, their places on the globe; or, if those lack too, a circle. */
export function placesOf(cities: MapSource["cities"]): Point[] {
  if (cities.every((c) => c.x != null && c.y != null)) return cities.map((c) => ({ x: c.x ?? 0, y: c.y ?? 0 }));
  if (cities.every((c) => c.lat != null && c.lon != null)) return fromGlobe(cities);
  return cities.map((_, i) => {
    const a = (2 * Math.PI * i) / cities.length - Math.PI / 2;
    return { x: 500 + 440 * Math.cos(a), y: 320 + 290 * Math.sin(a) };
  });
}

/** A plain cylinder, true in the middle latitude, stretched to the usual width. */
function fromGlobe(cities: MapSource["cities"]): Point[] {
  const lats = cities.map((c) => c.lat ?? 0);
  const squeeze = Math.cos(((Math.min(...lats) + Math.max(...lats)) * Math.PI) / 360);
  const flat = cities.map((c) => ({ x: (c.lon ?? 0) * squeeze, y: -(c.lat ?? 0) }));
  const left = Math.min(...flat.map((p) => p.x));
  const top = Math.min(...flat.map((p) => p.y));
  const width = Math.max(...flat.map((p) => p.x)) - left;
  const height = Math.max(...flat.map((p) => p.y)) - top;
  const scale = 900 / Math.max(width, height * 1.5, 1e-6);
  return flat.map((p) => ({ x: 50 + (p.x - left) * scale, y: 50 + (p.y - top) * scale }));
}
