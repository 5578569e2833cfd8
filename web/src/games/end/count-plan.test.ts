import { describe, expect, it } from "vitest";
import type { DeckDoc, MapDoc, PlayerScoreDoc, TableView } from "../../protocol/index.js";
import type { Step } from "../session/count.svelte.js";
import { Words } from "../session/names.js";
import { planOf } from "./count-plan.js";
import { ranked, scaleOf } from "./points.js";
import { ticketShown, wayOver } from "./shown.js";

const city = (id: string) => ({ id, name: id.toUpperCase() });
const track = (a: string, b: string, length: number) => ({ id: `${a}-${b}`, a, b, length, color: "gray" as const });
const ticket = (a: string, b: string, points: number) => ({ id: `${a}-${b}`, a, b, points });

/** A line a – b – c – d, and a longer way around from a to c. */
const map = {
  id: "line",
  cities: ["a", "b", "c", "d"].map(city),
  tracks: [track("a", "b", 2), track("b", "c", 2), track("c", "d", 3), track("a", "c", 6)],
  tickets: [ticket("a", "c", 8), ticket("a", "d", 12), ticket("b", "d", 5)],
  track_points: { 2: 2, 3: 4, 6: 15 },
  stations: 0,
  unbuilt_station_points: 4,
} as unknown as MapDoc;

const deck = {
  cities: ["a", "b", "c"].map(city),
  tickets: [ticket("a", "b", 6), ticket("b", "c", 9)],
  big_cities: [
    { city: "a", points: 12 },
    { city: "b", points: 8 },
    { city: "c", points: 10 },
  ],
} as unknown as DeckDoc;

function score(parts: Partial<PlayerScoreDoc>): PlayerScoreDoc {
  const { track_points, ticket_points = 0, station_points, longest_bonus, big_city_points } = parts;
  const all = [track_points, ticket_points, station_points, longest_bonus, big_city_points];
  return {
    tickets_completed: [],
    tickets_failed: [],
    ticket_points,
    total: all.reduce((sum: number, it) => sum + (it ?? 0), 0),
    ...parts,
  };
}

function view(players: PlayerScoreDoc[], game: object[] = []): TableView {
  const ranking = players.map((_, i) => i).sort((i, j) => (players[j]?.total ?? 0) - (players[i]?.total ?? 0));
  return {
    stage: "finished",
    places: players.map((_, i) => ({ holder: { type: "user", person: { name: `P${i}`, user: String(i) } } })),
    game: { players: game },
    result: { players, ranking: ranking.map((place) => [place]), winners: ranking.slice(0, 1) },
    longest_paths: [["a-b", "b-c"], ["c-d"]],
  } as unknown as TableView;
}

const plan = (it: TableView, file: MapDoc | DeckDoc): Step[] => planOf({ view: it, file, words: new Words(file) });
const parts = (steps: readonly Step[]): string[] => steps.map(({ part, places }) => [part, ...places].join(" "));

/** Each step adds what it says, and together they come to the totals. */
function addsUp(it: TableView, steps: readonly Step[]): void {
  let before = (it.result?.players ?? []).map(() => 0);
  for (const { places, gain, points } of steps) {
    expect(points).toEqual(before.map((had, i) => had + (places.includes(i) ? gain : 0)));
    before = [...points];
  }
  expect(before).toEqual(it.result?.players.map(({ total }) => total));
}

const usa = view(
  [
    score({
      track_points: 4,
      ticket_points: -4,
      tickets_completed: ["a-c"],
      tickets_failed: ["a-d"],
      longest_path: 4,
      longest_bonus: 10,
    }),
    score({ track_points: 19, ticket_points: 5, tickets_completed: ["b-d"], longest_path: 3, longest_bonus: 0 }),
  ],
  [{ tracks: ["a-b", "b-c"] }, { tracks: ["c-d", "a-c"] }],
);

const europe = view(
  [
    score({
      track_points: 4,
      ticket_points: 12,
      tickets_completed: ["a-d"],
      station_points: 8,
      borrowed: { c: "c-d" },
      longest_path: 4,
      longest_bonus: 10,
    }),
    score({ track_points: 19, station_points: 12, borrowed: {}, longest_path: 3, longest_bonus: 0 }),
  ],
  [
    { tracks: ["a-b", "b-c"], stations: ["c"] },
    { tracks: ["c-d", "a-c"], stations: [] },
  ],
);
const withStations = { ...map, stations: 3 };

const cards = view([
  score({ ticket_points: 6, tickets_completed: ["a-b"], big_cities: ["a", "b"], big_city_points: 20 }),
  score({ ticket_points: -9, tickets_failed: ["b-c"], big_cities: ["b"], big_city_points: 8 }),
]);

describe("the count", () => {
  it("of a board counts tracks, tickets and paths, from behind to the front so far", () => {
    const steps = plan(usa, map);
    expect(parts(steps)).toEqual([
      "start",
      "tracks 0",
      "tracks 1",
      "tickets 0",
      "tickets 0",
      "tickets 1",
      "longest 1",
      "longest 0",
      "ranking",
    ]);
    addsUp(usa, steps);
  });

  it("counts stations where there are any, and shows what they borrow", () => {
    const steps = plan(europe, withStations);
    addsUp(europe, steps);
    const stations = steps.filter(({ part }) => part === "stations");
    expect(stations.map(({ gain }) => gain)).toEqual([0, 8, 12]);
    expect(stations[0]?.marks).toMatchObject({ cities: ["c"], ways: [{ tracks: ["c-d"] }] });
  });

  it("of the Card Game ends with the Big Cities, the smallest first, and none that nobody has", () => {
    const steps = plan(cards, deck);
    expect(parts(steps)).toEqual(["start", "tickets 0", "tickets 1", "cities 0 1", "cities 0", "ranking"]);
    expect(steps[3]).toMatchObject({ what: "b", gain: 8 });
    addsUp(cards, steps);
  });

  it("says what is counted", () => {
    const said = plan(usa, map).map(({ text }) => text);
    expect(said).toContain("P0 completed A\u00a0– C: 8 points.");
    expect(said).toContain("P0 did not complete A\u00a0– D: 12 points lost.");
    expect(said).toContain("P0 has the longest path, 4 spaces: 10 points.");
    expect(said.at(-1)).toBe("P1 wins.");
    const express = plan(usa, { ...map, id: "europe" }).map(({ text }) => text);
    expect(express).toContain("P0 wins the European Express for the longest path, 4 spaces: 10 points.");
  });

  it("lights paths from end to end, the longest last", () => {
    const last = plan(usa, map).findLast(({ part }) => part === "longest");
    expect(last).toMatchObject({ gain: 10, marks: { ways: [{ tracks: ["a-b", "b-c"], kind: "path", seat: 0 }] } });
  });

  it("lasts no longer with many tickets than with some", () => {
    const long = (tickets: number): number => {
      const many = Array.from({ length: tickets }, () => "a-c");
      const steps = plan(view([score({ tickets_completed: many, ticket_points: 8 * tickets })]), map);
      return steps.reduce((sum, { ms }) => sum + ms, 0);
    };
    expect(long(60) / long(25)).toBeCloseTo(1, 1);
    expect(long(2)).toBeLessThan(long(25));
  });

  it("is nothing without a result", () => {
    const { result: _, ...running } = usa;
    expect(plan(running, map)).toEqual([]);
  });
});

describe("a ticket at the end", () => {
  it("shows the shortest way over own and borrowed tracks, in order", () => {
    const shown = ticketShown({ view: europe, file: withStations }, 0, "a-d");
    expect(shown.ways).toEqual([{ tracks: ["a-b", "b-c", "c-d"], kind: "path", seat: 0 }]);
  });

  it("shows the gap if it was not completed", () => {
    expect(ticketShown({ view: usa, file: map }, 0, "a-d")).toEqual({ cities: ["a", "d"], gap: ["a", "d"] });
  });

  it("goes the way with the fewest spaces", () => {
    const all = new Set(map.tracks.map(({ id }) => id));
    expect(wayOver(map, all, "a", "c")).toEqual(["a-b", "b-c"]);
    expect(wayOver(map, new Set(["a-b", "c-d"]), "a", "d")).toBeNull();
  });
});

describe("the rail", () => {
  it("has room for points below zero and above all", () => {
    const steps = plan(
      view([score({ ticket_points: -12, tickets_failed: ["a-d"] }), score({ track_points: 130 })]),
      map,
    );
    expect(scaleOf(steps)).toEqual({ from: -12, to: 150, ticks: [0, 50, 100, 150] });
  });

  it("gives tied players the same rank", () => {
    expect(ranked({ players: [], winners: [1], ranking: [[1], [0, 2], [3]] })).toEqual([
      { place: 1, rank: 1 },
      { place: 0, rank: 2 },
      { place: 2, rank: 2 },
      { place: 3, rank: 4 },
    ]);
  });
});
