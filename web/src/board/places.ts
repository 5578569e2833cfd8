// Finds a position for every city, even on maps whose file gives none.

import type { Point } from "./arc.js";
import type { MapSource } from "./geometry.js";

/** The cities' own positions; if some are missing, their positions on the globe; if those are missing too, a circle. */
export function placesOf(cities: MapSource["cities"]): Point[] {
  if (cities.every((c) => c.x != null && c.y != null)) return cities.map((c) => ({ x: c.x ?? 0, y: c.y ?? 0 }));
  if (cities.every((c) => c.lat != null && c.lon != null)) return fromGlobe(cities);
  return cities.map((_, i) => {
    const a = (2 * Math.PI * i) / cities.length - Math.PI / 2;
    return { x: 500 + 440 * Math.cos(a), y: 320 + 290 * Math.sin(a) };
  });
}

/**
 * The factor that gives a map's spaces a usual length: one with few long tracks is drawn smaller, so that wagons stay wagons.
 * Maps drawn for the usual length are left as they are.
 */
export function scaleOf(map: MapSource, places: readonly Point[]): number {
  const at = new Map(map.cities.map((c, i) => [c.id, places[i] ?? { x: 0, y: 0 }]));
  const slots = map.tracks.map((t) => {
    const a = at.get(t.a) ?? { x: 0, y: 0 };
    const b = at.get(t.b) ?? { x: 0, y: 0 };
    return Math.hypot(a.x - b.x, a.y - b.y) / t.length;
  });
  const usual = slots.sort((p, q) => p - q)[Math.floor(slots.length / 2)] ?? 40;
  return usual > 60 ? 60 / usual : usual < 30 && usual > 0 ? 30 / usual : 1;
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
