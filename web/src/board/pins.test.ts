import { describe, expect, it } from "vitest";
import europe from "../../../data/europe.json";
import usa from "../../../data/usa.json";
import { layOut, type MapSource } from "./geometry.js";
import { NO_WISHES } from "./labels.js";
import { HOUSE_HEIGHT } from "./measures.js";
import { boxesOverlap } from "./overlap.js";
import { pinPath, pinsWidth, ringOf } from "./pins.js";
import { labelSize } from "./view.js";

type Map_ = MapSource & { tickets: { a: string; b: string }[] };
const LAID = Object.entries({ usa, europe }).map(([name, map]) => ({
  name,
  map: map as unknown as Map_,
  board: layOut(map as unknown as MapSource),
}));
const PHONE = labelSize(0.36);
const one = pinsWidth([{ text: "1", state: "open" }]);

describe.each(LAID)("names on $name", ({ map, board }) => {
  it("are all there for the cities of one's tickets, even on a phone, with room for their pins", () => {
    for (let first = 0; first + 4 < map.tickets.length; first += 5) {
      const cities = new Set(map.tickets.slice(first, first + 4).flatMap(({ a, b }) => [a, b]));
      const beside = new Map([...cities].map((id) => [id, one]));
      const labels = board.labels(PHONE, { ...NO_WISHES, beside });
      const named = new Set(labels.map((it) => it.city));
      expect([...cities].filter((id) => !named.has(id))).toEqual([]);
      for (const label of labels.filter((it) => beside.has(it.city))) {
        expect(label.pins).toBeGreaterThanOrEqual(label.box.x);
        expect(label.pins + one * PHONE).toBeLessThanOrEqual(label.box.x + label.box.width + PHONE);
      }
    }
  });

  it("keep off the houses of stations", () => {
    const houses = new Set(board.cities.filter((_, i) => i % 6 === 2).map((it) => it.id));
    const labels = board.labels(labelSize(1.1), { ...NO_WISHES, houses });
    const house = ({ x, y }: { x: number; y: number }) => ({
      x: x - 8,
      y: y - 4 - HOUSE_HEIGHT,
      width: 16,
      height: 12,
    });
    const covered = labels.flatMap(({ city, box }) =>
      board.cities
        .filter((it) => houses.has(it.id) && boxesOverlap(box, house(it), 0))
        .map((it) => `${city} on ${it.id}`),
    );
    expect(covered).toEqual([]);
  });
});

describe("a pin", () => {
  it("has a bite out of it only when it is punched", () => {
    expect(pinPath(12, 12, true).split("A").length).toBe(pinPath(12, 12, false).split("A").length + 1);
  });

  it("rings its city as open while any ticket there is", () => {
    expect(
      ringOf([
        { text: "1", state: "done" },
        { text: "2", state: "open" },
      ]),
    ).toBe("open");
    expect(ringOf([{ text: "1", state: "lost" }])).toBe("lost");
    expect(ringOf(undefined)).toBeNull();
  });
});
