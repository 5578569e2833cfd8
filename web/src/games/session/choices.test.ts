import { describe, expect, it } from "vitest";
import type { Action, Bag } from "../../protocol/index.js";
import { canKeep, canPlay, grouped, meant, paidWith, playable, setsOf, trioColors } from "./choices.js";

const claim = (cards: Bag): Action => ({ type: "claim_track", track: "berlin-wien", cards });

describe("choices", () => {
  it("are nothing where nothing is legal", () => {
    const none = grouped([]);
    expect(none).toMatchObject({ deck: false, drawTickets: false, canPass: false, completes: null });
    expect(none.tracks.size + none.slots.size + none.keeps.length).toBe(0);
  });

  it("of payments begin with the fewest locomotives, then with what the hand has most of", () => {
    const hand = { blue: 3, red: 6, locomotive: 3 };
    const legal = [claim({ locomotive: 3 }), claim({ blue: 3 }), claim({ red: 2, locomotive: 1 }), claim({ red: 3 })];
    expect(grouped(legal, hand).tracks.get("berlin-wien")).toEqual([
      { red: 3 },
      { blue: 3 },
      { red: 2, locomotive: 1 },
      { locomotive: 3 },
    ]);
  });

  it("of draws are by slot", () => {
    const legal: Action[] = [
      { type: "draw_card", from: "row", slot: 0 },
      { type: "draw_card", from: "row", slot: 4 },
      { type: "draw_card", from: "deck" },
      { type: "draw_tickets" },
    ];
    const choices = grouped(legal);
    expect([...choices.slots]).toEqual([0, 4]);
    expect(choices).toMatchObject({ deck: true, drawTickets: true });
  });

  it("of tickets are whole sets, in any order", () => {
    const keeps = [["a", "b"], ["a", "b", "c"], []];
    expect(canKeep(keeps, ["b", "a"])).toBe(true);
    expect(canKeep(keeps, ["a"])).toBe(false);
    expect(canKeep(keeps, [])).toBe(true);
  });

  it("at a tunnel are to pay, the cheapest first, or to leave", () => {
    const choices = grouped([
      { type: "pay_tunnel", cards: { locomotive: 2 } },
      { type: "pay_tunnel", cards: { black: 2 } },
      { type: "leave_tunnel" },
    ]);
    expect(choices.tunnel).toEqual([{ black: 2 }, { locomotive: 2 }]);
    expect(choices.canLeaveTunnel).toBe(true);
  });
});

describe("plays of the Card Game", () => {
  const plays: Bag[] = [
    { red: 2 },
    { red: 2, locomotive: 1 },
    { red: 3 },
    { red: 1, blue: 1, green: 1 },
    { red: 1, blue: 1, white: 1 },
  ];

  it("are sets of a colour", () => {
    expect(setsOf(plays, "red")).toEqual([{ red: 3 }, { red: 2 }, { red: 2, locomotive: 1 }]);
    expect(setsOf(plays, "blue")).toEqual([]);
  });

  it("or trios, colour by colour", () => {
    expect([...playable(plays).sets]).toEqual(["red"]);
    expect(trioColors(plays, ["green"])).toEqual(new Set(["blue", "green", "red"]));
    expect(canPlay(plays, { green: 1, blue: 1, red: 1 })).toBe(true);
    expect(canPlay(plays, { green: 1, blue: 1, white: 1 })).toBe(false);
  });

  it("of tracks are lit by a colour that some payment has", () => {
    const tracks = new Map<string, Bag[]>([
      ["gray", [{ red: 2 }, { blue: 2 }, { blue: 1, locomotive: 1 }]],
      ["red", [{ red: 3 }]],
    ]);
    expect([...paidWith(tracks, "red")]).toEqual(["gray", "red"]);
    expect([...paidWith(tracks, "blue")]).toEqual(["gray"]);
    expect([...paidWith(tracks, "locomotive")]).toEqual(["gray"]);
    expect(paidWith(tracks, "green").size).toBe(0);
    const gray = tracks.get("gray") ?? [];
    expect(meant(gray, "blue")).toBe(1);
    expect(meant(gray, null)).toBe(0);
    expect(meant(gray, "green")).toBe(0);
  });
});
