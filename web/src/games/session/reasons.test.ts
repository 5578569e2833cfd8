import { describe, expect, it } from "vitest";
import type { MapDoc } from "../../protocol/index.js";
import { Words } from "./names.js";
import { deedWords, mistakeWords, reasonWords } from "./reasons.js";

const words = new Words({
  cities: [
    { id: "a", name: "Aachen" },
    { id: "b", name: "Brno" },
  ],
  tracks: [{ id: "a-b", a: "a", b: "b", length: 2, color: "red" }],
  tickets: [{ id: "t", a: "b", b: "a", points: 4 }],
} as unknown as MapDoc);
const name = (place: number): string => ["Anna", "Ben"][place] ?? "";

describe("reasons", () => {
  it("name tickets, tracks, players and colours", () => {
    const said = [
      reasonWords({ code: "completes_ticket", ticket: "t" }, words, name),
      reasonWords({ code: "points", track: "a-b", points: 1 }, words, name),
      reasonWords({ code: "robs", player: 1, color: "green" }, words, name),
      reasonWords({ code: "wild" }, words, name),
    ];
    expect(said.map((it) => it.replaceAll("\u00a0", " "))).toEqual([
      "It completes the ticket Brno – Aachen.",
      "Aachen – Brno is worth 1 point on its own.",
      "It robs Ben of a set (green).",
      "A locomotive stands in for any colour.",
    ]);
  });
});

describe("deeds", () => {
  it("say what is done and with what", () => {
    const claim = deedWords({ type: "claim_track", track: "a-b", cards: { red: 2 } }, words);
    expect(claim).toBe("Claim Aachen\u00a0– Brno with 2 red");
    expect(deedWords({ type: "keep_tickets", tickets: [] }, words)).toBe("Keep no ticket");
  });

  it("name the card of a slot where the row is known", () => {
    const draw = { type: "draw_card", from: "row", slot: 1 } as const;
    expect(deedWords(draw, words, ["red", "blue"])).toBe("Take blue from the row");
    expect(deedWords(draw, words)).toBe("Take a card from the row");
    expect(deedWords({ type: "draw_card", from: "deck" }, words)).toBe("Draw blind from the deck");
  });
});

it("every kind of mistake has a name", () => {
  expect(mistakeWords("claimed_too_late")).toBe("Put off a track");
});
