// Lays out a map document as shapes to draw: every track's spaces, every city's place and label, and the view.

import type { TrackColor } from "../protocol/index.js";
import type { Point } from "./arc.js";
import { type Label, labeller, type LabelWishes, NO_WISHES } from "./labels.js";
import { placesOf, scaleOf } from "./places.js";
import { type Eased, easeTracks, layTracks } from "./tracks.js";

/** What the layout needs of a map document; a whole `MapDoc` fits. */
export interface MapSource {
  cities: readonly {
    id: string;
    name: string;
    x?: number | null;
    y?: number | null;
    lat?: number | null;
    lon?: number | null;
  }[];
  tracks: readonly {
    id: string;
    a: string;
    b: string;
    length: number;
    color: TrackColor;
    ferry?: number | null;
    tunnel?: boolean;
    bend?: number | null;
  }[];
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** One space of a track: a bar around its middle, `angle` in degrees, bent by `curve` per unit. */
export interface Space extends Point {
  angle: number;
  length: number;
  width: number;
  curve: number;
  /** In a double, the side away from the other track: 1 to the right of `angle`, -1 to the left; otherwise 0. */
  open: -1 | 0 | 1;
}

export interface TrackShape {
  id: string;
  a: CityShape;
  b: CityShape;
  color: TrackColor;
  length: number;
  tunnel: boolean;
  ferry: number;
  spaces: Space[];
  /** Which spaces show the engine a ferry asks for. */
  engines: ReadonlySet<number>;
  /** Points along its middle from end to end, for lines and for finding what the pointer is on. */
  line: Point[];
  /** The other track of a double. */
  twin: string | null;
}

export interface CityShape extends Point {
  id: string;
  name: string;
  /** How many tracks end here: busy cities keep their label longest when there is little room. */
  tracks: number;
}

export interface BoardGeometry {
  /** How much larger the map is drawn than its file says; 1 for all but unusual ones. A coast is drawn by the same factor. */
  scale: number;
  view: Box;
  cities: CityShape[];
  tracks: TrackShape[];
  city(id: string): CityShape | undefined;
  track(id: string): TrackShape | undefined;
  /** The labels at a letter size in units; each size is laid out once, as long as the wishes are the same. */
  labels(size: number, wishes?: LabelWishes): readonly Label[];
}

/** The most layouts of labels that are kept. */
const LAYOUTS = 40;

/** The whole layout of a map. The same document always gives the same picture. */
export function layOut(map: MapSource, known: readonly Eased[] | null = null): BoardGeometry {
  const { scale, cities } = citiesOf(map);
  const cityById = new Map(cities.map((c) => [c.id, c]));
  const tracks = layTracks(map.tracks, cityById, known);
  const trackById = new Map(tracks.map((t) => [t.id, t]));
  const view = viewOf(cities, tracks);
  const lay = labeller(cities, tracks, view);
  const layouts = new Map<string, readonly Label[]>();
  return {
    scale,
    view,
    cities,
    tracks,
    city: (id) => cityById.get(id),
    track: (id) => trackById.get(id),
    labels(size, wishes = NO_WISHES) {
      const key = JSON.stringify([size, [...wishes.beside], [...wishes.houses]]);
      const known = layouts.get(key);
      if (known) return known;
      if (layouts.size >= LAYOUTS) layouts.clear();
      const laid = lay(size, wishes);
      layouts.set(key, laid);
      return laid;
    },
  };
}

/** What `layOut` takes as known of a map. */
export function ease(map: MapSource): Eased[] {
  return easeTracks(map.tracks, new Map(citiesOf(map).cities.map((c) => [c.id, c])));
}

function citiesOf(map: MapSource): { scale: number; cities: CityShape[] } {
  const places = placesOf(map.cities);
  const scale = scaleOf(map, places);
  const cities = map.cities.map((c, i) => ({
    id: c.id,
    name: c.name,
    x: (places[i]?.x ?? 0) * scale,
    y: (places[i]?.y ?? 0) * scale,
    tracks: map.tracks.filter((t) => t.a === c.id || t.b === c.id).length,
  }));
  return { scale, cities };
}

/** What is seen at least, in units: a map of a few cities is not blown up, and names beside a tall one have room. */
const LEAST = { width: 600, height: 360 };

/** Everything with a margin that leaves room for labels at the edges. */
function viewOf(cities: readonly CityShape[], tracks: readonly TrackShape[]): Box {
  const xs = [
    ...cities.flatMap((c) => [c.x - 56, c.x + 56]),
    ...tracks.flatMap((t) => t.spaces.flatMap((s) => [s.x - 26, s.x + 26])),
  ];
  const ys = [
    ...cities.flatMap((c) => [c.y - 36, c.y + 36]),
    ...tracks.flatMap((t) => t.spaces.flatMap((s) => [s.y - 24, s.y + 24])),
  ];
  const x = Math.floor(Math.min(...xs));
  const y = Math.floor(Math.min(...ys));
  const width = Math.ceil(Math.max(...xs)) - x;
  const height = Math.ceil(Math.max(...ys)) - y;
  const wide = Math.max(width, height, LEAST.width);
  const high = Math.max(height, wide * 0.4, LEAST.height);
  return { x: x - (wide - width) / 2, y: y - (high - height) / 2, width: wide, height: high };
}

/** The box between left, top, right and bottom. */
export function frameOf([left = 0, top = 0, right = 0, bottom = 0]: readonly number[], scale: number): Box {
  return { x: left * scale, y: top * scale, width: (right - left) * scale, height: (bottom - top) * scale };
}

export const grown = (b: Box, by: number): Box => ({
  x: b.x - by,
  y: b.y - by,
  width: b.width + 2 * by,
  height: b.height + 2 * by,
});
