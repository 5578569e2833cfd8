import { describe, expect, it } from "vitest";
import type { GameView, MapDoc, TrackDoc } from "../../protocol/index.js";
import { grouped } from "../session/choices.js";
import { Words } from "../session/names.js";
import { playerRows, stationRows, trackRows } from "./rows.js";

const track = (id: string, more: Partial<TrackDoc> = {}): TrackDoc => {
  const [a = "", b = ""] = id.split("-");
  return { id, a, b, length: 2, color: "gray", ...more };
};

const map = {
  cities: [
    { id: "a", name: "Aarhus" },
    { id: "b", name: "Bern" },
    { id: "c", name: "Cork" },
  ],
  tracks: [
    track("c-b", { tunnel: true }),
    track("b-a", { color: "red" }),
    { ...track("b-a"), id: "b-a2" },
    track("a-c", { ferry: 1 }),
  ],
  tickets: [],
  stations: 3,
  double_tracks_from_players: 4,
} as unknown as MapDoc;
const game = {
  players: [
    { tracks: ["b-a"], stations: ["c"], trains: 40, cards: 4, tickets: 2, track_points: 7 },
    { tracks: [], stations: ["a"], trains: 45, cards: 5, track_points: 0 },
  ],
} as unknown as GameView;
const words = new Words(map);
const choices = grouped([{ type: "claim_track", track: "c-b", cards: { red: 2 } }]);
const rows = (city: string | null = null, claimable = false) =>
  trackRows(map, game, choices, words, (place) => `Player ${place}`, { city, claimable });

describe("the tracks", () => {
  it("are told once each, by the names of their cities", () => {
    expect(rows().map(({ from, to, color }) => [from, to, color])).toEqual([
      ["Aarhus", "Bern", "grey"],
      ["Aarhus", "Bern", "red"],
      ["Aarhus", "Cork", "grey"],
      ["Bern", "Cork", "grey"],
    ]);
  });

  it("say whose they are, and what is closed", () => {
    expect(rows().map(({ id, state }) => [id, state])).toEqual([
      ["b-a2", expect.stringContaining("closed")],
      ["b-a", "Player 0"],
      ["a-c", "free"],
      ["c-b", "free"],
    ]);
  });

  it("are told from the city that is asked for", () => {
    expect(rows("c").map(({ from, to, kind }) => [from, to, kind])).toEqual([
      ["Cork", "Aarhus", "ferry, 1 locomotive"],
      ["Cork", "Bern", "tunnel"],
    ]);
  });

  it("can be just those to claim", () => {
    expect(rows(null, true).map(({ id }) => id)).toEqual(["c-b"]);
  });
});

it("has a column for all that players have", () => {
  expect(playerRows(map, game, null)).toEqual({
    columns: ["Points", "Trains", "Cards", "Tickets", "Stations left"],
    rows: [
      [7, 40, 4, 2, 2],
      [0, 45, 5, 0, 2],
    ],
  });
});

it("tells the stations by city", () => {
  expect(stationRows(game, words)).toEqual([
    { city: "Aarhus", place: 1 },
    { city: "Cork", place: 0 },
  ]);
});
