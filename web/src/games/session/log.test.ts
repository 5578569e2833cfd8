import { describe, expect, it } from "vitest";
import type { Event, Heard, MapDoc, TableView } from "../../protocol/index.js";
import { lines } from "./log.js";
import { Words } from "./names.js";

const map = {
  cities: [
    { id: "a", name: "Aachen" },
    { id: "b", name: "Brno" },
  ],
  tracks: [{ id: "a-b", a: "a", b: "b", length: 2, color: "red" }],
  tickets: [{ id: "t", a: "b", b: "a", points: 4 }],
} as unknown as MapDoc;

const view = {
  places: [
    { holder: { type: "user", person: { user: "u", name: "Anna" } } },
    { holder: { type: "bot", level: "greedy" } },
  ],
} as unknown as TableView;

function told(events: Event[], who: "owner" | "anybody" = "owner"): string[] {
  const heard: Heard = { seq: 4, at: 1, type: "acted", by: "user", place: 0, events };
  return lines([heard], view, new Words(map), who).map((line) => line.text);
}

describe("the log", () => {
  it("tells what was taken back, and who took a hint", () => {
    const heard: Heard[] = [
      { seq: 5, at: 1, type: "undone", place: 0, actions: 3, since: 2 },
      { seq: 6, at: 1, type: "hinted", place: 0 },
    ];
    const said = lines(heard, view, new Words(map)).map((line) => line.text);
    expect(said).toEqual(["Anna takes back 3 actions.", "Anna takes a hint."]);
  });

  it("tells what was claimed, for what and how many points", () => {
    const claimed: Event = {
      type: "track_claimed",
      player: 0,
      track: "a-b",
      points: 2,
      cards: { red: 1, locomotive: 1 },
    };
    expect(told([claimed, { type: "turn_began", player: 1 }])).toEqual([
      "Anna claims Aachen\u00a0– Brno with 1 red and 1 locomotive: 2 points.",
    ]);
  });

  it("tells a tunnel's cards in one line", () => {
    const turned = (["red", "blue"] as const).map((card): Event => ({ type: "tunnel_turned", player: 0, card }));
    expect(told([...turned, { type: "tunnel_costs", player: 0, extra: 1 }])).toEqual([
      "Turned over: red and blue. The tunnel costs 1 more card.",
    ]);
  });

  it("says what one drew blind to oneself alone", () => {
    const drawn: Event = { type: "card_drawn", player: 0, from: "deck", card: "blue" };
    const kept: Event = { type: "tickets_kept", player: 0, opening: true, count: 1, tickets: ["t"] };
    expect(told([drawn, kept])).toEqual(["Anna draws blue from the deck.", "Anna keeps Brno\u00a0– Aachen."]);
    expect(told([drawn, kept], "anybody")).toEqual(["Anna draws from the deck.", "Anna keeps 1 ticket."]);
  });
});
