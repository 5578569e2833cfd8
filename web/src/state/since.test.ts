import { describe, expect, it } from "vitest";
import type { Event, Heard } from "../protocol/index.js";
import { since } from "./since.js";

let seq = 0;
function acted(place: number, ...events: Event[]): Heard {
  return { type: "acted", place, seq: ++seq, at: 1, action: null, events } as unknown as Heard;
}
const drawn = (player: number, card: "red" | "blue" | null = null): Event =>
  card
    ? { type: "card_drawn", from: "row", slot: 0, player, card }
    : { type: "card_drawn", from: "deck", player, card: "green" };
const claimed = (player: number, track: string): Event => ({
  type: "track_claimed",
  player,
  track,
  cards: { red: 2 },
  points: 2,
});
const told = (heard: Heard[], player: number): unknown[] => since(heard, player).map(({ seq: _, ...deed }) => deed);

describe("what happened since my last turn", () => {
  it("begins after my own last action, and is nothing once I have moved", () => {
    const heard = [
      acted(1, claimed(1, "old")),
      acted(0, drawn(0)),
      acted(1, claimed(1, "new")),
      acted(2, { type: "station_built", player: 2, city: "wien", cards: { blue: 1 } }),
    ];
    expect(told(heard, 0)).toEqual([
      { kind: "track", player: 1, track: "new", cards: { red: 2 }, points: 2 },
      { kind: "station", player: 2, city: "wien", cards: { blue: 1 } },
    ]);
    expect(since([...heard, acted(0, drawn(0))], 0)).toEqual([]);
  });

  it("takes both cards of a turn as one deed, and tells of those that everybody saw", () => {
    const heard = [acted(1, drawn(1, "red")), acted(1, drawn(1)), acted(2, drawn(2)), acted(2, drawn(2, "blue"))];
    expect(told(heard, 0)).toEqual([
      { kind: "cards", player: 1, cards: ["red", null] },
      { kind: "cards", player: 2, cards: [null, "blue"] },
    ]);
  });

  it("leaves out the deal and what is not about the game", () => {
    const opening: Event = { type: "tickets_kept", player: 1, opening: true, count: 2 };
    const later: Event = { type: "tickets_kept", player: 1, opening: false, count: 1 };
    const chat = { type: "said", seq: 99, at: 1, channel: "table", person: { user: "u", name: "U" }, text: "hi" };
    expect(told([acted(1, opening), chat as unknown as Heard, acted(1, later)], 0)).toEqual([
      { kind: "tickets", player: 1, count: 1 },
    ]);
  });

  it("tells who was robbed by what was played", () => {
    const heard = [
      acted(
        1,
        { type: "cards_played", player: 1, cards: { red: 3 } },
        { type: "robbed", player: 0, by: 1, color: "red", cards: { red: 2 } },
      ),
    ];
    expect(told(heard, 0)).toEqual([
      { kind: "played", player: 1, cards: { red: 3 }, robbed: [{ player: 0, cards: { red: 2 } }] },
    ]);
  });
});
