// The layout's promises, on the built-in maps and the small example.

import { describe, expect, it } from "vitest";
import europe from "../../../data/europe.json";
import usa from "../../../data/usa.json";
import tiny from "../../../docs/examples/tiny.json";
import { type BoardGeometry, ease, layOut, type MapSource, type TrackShape } from "./geometry.js";
import { DISC, WAGON_WIDTH } from "./measures.js";
import { barCorners, barsOverlap, boxCorners, boxesOverlap, sharedArea } from "./overlap.js";
import { labelSize } from "./view.js";

const MAPS = { usa, europe, tiny } as unknown as Record<string, MapSource>;
const LAID = Object.entries(MAPS).map(([name, map]) => ({ name, map, board: layOut(map) }));

describe.each(LAID)("$name", ({ map, board }) => {
  it("gives every track as many spaces as it is long", () => {
    expect(board.tracks.map((t) => [t.id, t.spaces.length])).toEqual(map.tracks.map((t) => [t.id, t.length]));
  });

  it("keeps the tracks of a double apart even with trains on both", () => {
    for (const track of board.tracks.filter((t) => t.twin !== null)) {
      const twin = board.track(track.twin ?? "");
      for (const s of track.spaces) {
        for (const t of twin?.spaces ?? []) {
          const wide = (x: typeof s) => barCorners({ ...x, width: WAGON_WIDTH + 1 }, 0);
          expect(barsOverlap(wide(s), wide(t)), `${track.id} touches its twin`).toBe(false);
        }
      }
    }
  });

  it("lets spaces of different tracks hardly overlap", () => {
    const worst = overlaps(board);
    expect(worst.filter((o) => o.share > 0.12)).toEqual([]);
    expect(worst.length).toBeLessThanOrEqual(8);
  });

  it("runs no track over a city that is not its own", () => {
    const hidden = board.tracks.flatMap((t) =>
      board.cities
        .filter((c) => c !== t.a && c !== t.b && t.spaces.some((s) => sharedArea(barCorners(s), square(c)) > 6))
        .map((c) => `${t.id} over ${c.id}`),
    );
    expect(hidden).toEqual([]);
  });

  it("marks a ferry's engines in as many spaces as it asks for", () => {
    for (const t of board.tracks) expect(t.engines.size).toBe(t.ferry);
  });

  it("names every city on a wide screen", () => {
    for (const scale of [1, 1.2, 1.45, 2]) expect(board.labels(labelSize(scale)).length).toBe(board.cities.length);
  });

  it.each([0.36, 0.39, 0.6, 0.8, 1, 1.2, 1.45, 2, 4])("keeps labels apart and inside at scale %f", (scale) => {
    const labels = board.labels(labelSize(scale));
    labels.forEach((p, i) => {
      for (const q of labels.slice(i + 1)) expect(boxesOverlap(p.box, q.box), `${p.city} on ${q.city}`).toBe(false);
      expect(p.box.x).toBeGreaterThanOrEqual(board.view.x);
      expect(p.box.y).toBeGreaterThanOrEqual(board.view.y);
      expect(p.box.x + p.box.width).toBeLessThanOrEqual(board.view.x + board.view.width);
      expect(p.box.y + p.box.height).toBeLessThanOrEqual(board.view.y + board.view.height);
    });
    expect(labels.length).toBeGreaterThan(board.cities.length / 2);
  });

  it.each([0.94, 1.02, 1.2, 1.3, 2])("keeps names off the tracks, but for an edge, at scale %f", (scale) => {
    const wagons = board.tracks.flatMap((t) => t.spaces.map((s) => barCorners({ ...s, width: WAGON_WIDTH })));
    for (const label of board.labels(labelSize(scale))) {
      const hidden = wagons.reduce((sum, s) => sum + sharedArea(s, boxCorners(label.box)), 0);
      // A third of a wagon; where there is room beside the tracks, no more than a touch.
      const most = ["wien", "warszawa", "rostov", "chicago", "dallas"].includes(label.city) ? 16 : 140;
      expect(hidden, label.city).toBeLessThan(most);
    }
  });

  it("is the same with what was worked out before", () => {
    const again = layOut(map, ease(map));
    const spaces = board.tracks.flatMap((t) => t.spaces);
    again.tracks
      .flatMap((t) => t.spaces)
      .forEach((s, i) => expect(Math.hypot(s.x - (spaces[i]?.x ?? 0), s.y - (spaces[i]?.y ?? 0))).toBeLessThan(0.5));
    expect(again.view).toEqual(board.view);
  });

  it("is the same every time", () => {
    expect(layOut(map).labels(12)).toEqual(board.labels(12));
  });
});

it("draws a map whose cities have no places", () => {
  const map = MAPS["tiny"] as MapSource;
  const bare = layOut({ ...map, cities: map.cities.map(({ id, name }) => ({ id, name })) });
  expect(bare.tracks.every((t) => t.spaces.every((s) => Number.isFinite(s.x) && Number.isFinite(s.y)))).toBe(true);
});

it("gives names room beside a tall map, and does not blow up a small one", () => {
  const map = MAPS["tiny"] as MapSource;
  const tall = layOut({
    ...map,
    cities: map.cities.map((c) => ({
      ...c,
      name: `Upper ${c.name}-on-the-Water`,
      x: (c.x ?? 0) * 0.1,
      y: (c.y ?? 0) * 2,
    })),
  });
  expect(tall.view.width).toBeGreaterThanOrEqual(tall.view.height);
  expect(tall.labels(12).length).toBe(tall.cities.length);
  const small = layOut({
    cities: [
      { id: "a", name: "A", x: 0, y: 0 },
      { id: "b", name: "B", x: 50, y: 0 },
    ],
    tracks: [{ id: "t", a: "a", b: "b", length: 1, color: "red" }],
  });
  expect(small.view.width).toBeGreaterThan(500);
});

function overlaps(board: BoardGeometry): { pair: string; share: number }[] {
  const found: { pair: string; share: number }[] = [];
  board.tracks.forEach((p, i) => {
    for (const q of board.tracks.slice(i + 1)) {
      const share = Math.max(
        0,
        ...pairs(p, q).map(([s, t]) => sharedArea(barCorners(s), barCorners(t)) / (s.length * s.width)),
      );
      if (share > 0.005) found.push({ pair: `${p.id} ${q.id}`, share: Math.round(share * 1000) / 1000 });
    }
  });
  return found.sort((p, q) => q.share - p.share);
}

const pairs = (p: TrackShape, q: TrackShape) => p.spaces.flatMap((s) => q.spaces.map((t) => [s, t] as const));
const square = (c: { x: number; y: number }) => [
  { x: c.x - DISC, y: c.y - DISC },
  { x: c.x + DISC, y: c.y - DISC },
  { x: c.x + DISC, y: c.y + DISC },
  { x: c.x - DISC, y: c.y + DISC },
];
