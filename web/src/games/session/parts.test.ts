import { describe, expect, it } from "vitest";
import type { Event, Heard, MapDoc } from "../../protocol/index.js";
import { turns } from "../../state/turns.js";
import { Words } from "./names.js";
import { type Part, turnLines } from "./parts.js";

const map = {
  cities: [
    { id: "a", name: "Aachen" },
    { id: "b", name: "Brno" },
  ],
  tracks: [{ id: "a-b", a: "a", b: "b", length: 2, color: "red" }],
  tickets: [{ id: "t", a: "b", b: "a", points: 4 }],
} as unknown as MapDoc;
const called = { names: ["Anna", "Emil"], you: 0 };

/** What is read out, line by line. */
function read(place: number, ...events: Event[]): string[] {
  const heard: Heard = { seq: 4, at: 1, type: "acted", by: "user", place, events };
  return turns([heard]).flatMap((turn) =>
    turnLines(turn, new Words(map), called).map(({ parts }) => parts.map(spoken).join(" · ")),
  );
}

function spoken(part: Part): string {
  switch (part.kind) {
    case "text":
      return part.text;
    case "player":
      return part.name;
    case "icon":
    case "number":
      return part.label;
    case "cards":
      return part.cards.map(({ card, how }) => [card ?? "back", how].filter(Boolean).join(" ")).join(", ");
    case "bag":
      return JSON.stringify(part.bag);
  }
}

describe("a turn of the log", () => {
  it("has the cards somebody drew in one line, open or not", () => {
    expect(
      read(
        1,
        { type: "card_drawn", player: 1, from: "row", slot: 2, card: "red" },
        { type: "row_turned", slot: 2, card: "blue" },
        { type: "card_drawn", player: 1, from: "deck" },
      ),
    ).toEqual(["Cards drawn · red, back"]);
    expect(read(0, { type: "card_drawn", player: 0, from: "deck", card: "blue" })).toEqual([
      "Cards drawn · blue blind",
    ]);
  });

  it("says what was claimed, for what, and what it is worth", () => {
    const claimed: Event = { type: "track_claimed", player: 1, track: "a-b", points: 2, cards: { red: 2 } };
    expect(read(1, claimed)).toEqual(['Track claimed · Aachen\u00a0– Brno · {"red":2} · 2 points']);
  });

  it("marks which of the cards turned over make a tunnel more expensive", () => {
    const turned = (["red", "blue", "locomotive"] as const).map((card): Event => ({
      type: "tunnel_turned",
      player: 1,
      card,
    }));
    expect(
      read(1, { type: "tunnel_laid", player: 1, track: "a-b", cards: { red: 2 } }, ...turned, {
        type: "tunnel_costs",
        player: 1,
        extra: 2,
      }),
    ).toEqual([
      'Tunnel begun · Aachen\u00a0– Brno · {"red":2}',
      "Cards turned over · red costs, blue, locomotive costs · The tunnel costs 2 more cards.",
    ]);
  });

  it("names tickets to those who may know them, and counts them for others", () => {
    expect(read(0, { type: "tickets_kept", player: 0, opening: false, count: 1, tickets: ["t"] })).toEqual([
      "Tickets kept · Brno\u00a0– Aachen",
    ]);
    expect(read(1, { type: "tickets_kept", player: 1, opening: true, count: 2 })).toEqual([
      "Emil · Tickets kept · 2 tickets",
    ]);
  });

  it("calls the viewer “You” where a name stands alone, and by name in sentences", () => {
    expect(read(1, { type: "robbed", by: 1, player: 0, color: "red", cards: { red: 2 } })).toEqual([
      'Robbed · You · {"red":2}',
    ]);
    expect(read(0, { type: "last_round", player: 0 })).toEqual([
      "Anna is nearly out of trains: everybody has one more turn.",
    ]);
  });
});
