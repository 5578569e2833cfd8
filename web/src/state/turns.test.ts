import { describe, expect, it } from "vitest";
import type { Event, Heard } from "../protocol/index.js";
import { type Turn, turns } from "./turns.js";

const acted = (seq: number, place: number, ...events: Event[]): Heard => ({
  seq,
  at: seq,
  type: "acted",
  by: "user",
  place,
  events,
});
const drew = (player: number): Event => ({ type: "card_drawn", player, from: "deck" });
const next = (player: number): Event => ({ type: "turn_began", player });
const kept = (player: number, opening: boolean): Event => ({ type: "tickets_kept", player, opening, count: 2 });

/** Whose turns they are, with what happened in them. */
const told = (all: readonly Turn[]): [number | null, ...string[]][] =>
  all.map(({ place, happenings }) => [place, ...happenings.map((it) => it.event?.type ?? it.entry.type)]);

describe("the log by turns", () => {
  it("has what somebody does in a turn under one heading, however many moves that takes", () => {
    const heard = [
      acted(5, 0, drew(0)),
      acted(6, 0, drew(0), { type: "row_swept" }, { type: "row_turned", slot: 0, card: "red" }, next(1)),
      acted(7, 1, { type: "track_claimed", player: 1, track: "a-b", points: 2, cards: { red: 2 } }, next(0)),
    ];
    expect(told(turns(heard))).toEqual([
      [0, "card_drawn", "card_drawn", "row_swept"],
      [1, "track_claimed"],
    ]);
  });

  it("puts what comes of a move under whoever makes it, also as the first thing of a turn", () => {
    const heard = [
      acted(5, 0, drew(0), next(1)),
      acted(6, 1, { type: "reshuffled", cards: 30 }, drew(1)),
      acted(7, 1, drew(1), { type: "row_swept" }, next(0), { type: "reshuffled", cards: 9 }),
    ];
    expect(told(turns(heard))).toEqual([
      [0, "card_drawn"],
      [1, "reshuffled", "card_drawn", "card_drawn", "row_swept"],
      [null, "reshuffled"],
    ]);
  });

  it("tells two turns of one player apart", () => {
    expect(told(turns([acted(5, 0, drew(0), next(0)), acted(6, 0, drew(0))]))).toEqual([
      [0, "card_drawn"],
      [0, "card_drawn"],
    ]);
  });

  it("gives a turn what happens as it begins, and the robber what was robbed", () => {
    const heard = [
      acted(5, 0, drew(0), next(1), { type: "pile_grew", player: 1, cards: { red: 1 } }),
      acted(
        6,
        1,
        { type: "cards_played", player: 1, cards: { blue: 3 } },
        { type: "robbed", by: 1, player: 0, color: "blue", cards: { blue: 2 } },
        next(0),
      ),
    ];
    expect(told(turns(heard))).toEqual([
      [0, "card_drawn"],
      [1, "pile_grew", "cards_played", "robbed"],
    ]);
  });

  it("leaves to the table what is nobody's turn, and talk to the chat", () => {
    const heard: Heard[] = [
      { seq: 0, at: 0, type: "created" },
      { seq: 1, at: 1, type: "started", commitment: "", events: [{ type: "dealt", starter: 0 }] },
      acted(2, 1, kept(1, true)),
      acted(3, 0, kept(0, true), { type: "setup_ended", kept: [2, 2] }, next(0)),
      acted(4, 0, drew(0)),
      { seq: 5, at: 5, type: "said", channel: "all", person: { user: "u", name: "Ida" }, text: "Hello" },
      acted(6, 0, drew(0), { type: "last_round", player: 0 }, next(1)),
      acted(7, 1, kept(1, false), next(0)),
    ];
    expect(told(turns(heard))).toEqual([
      [null, "created", "dealt", "tickets_kept", "tickets_kept", "setup_ended"],
      [0, "card_drawn", "card_drawn"],
      [null, "last_round"],
      [1, "tickets_kept"],
    ]);
  });

  it("stays the same objects where nothing is new, also when the oldest entries are forgotten", () => {
    const heard = [acted(5, 0, drew(0), next(1)), acted(6, 1, drew(1), next(0)), acted(7, 0, drew(0))];
    const before = turns(heard);
    const after = turns([...heard.slice(1), acted(8, 0, drew(0), next(1)), acted(9, 1, drew(1))], before);
    expect(after[0]).toBe(before[1]);
    // The turn that went on is another, under the same key.
    expect(after[1]).not.toBe(before[2]);
    expect(after[1]?.key).toBe(before[2]?.key);
    expect(told(after)).toEqual([
      [1, "card_drawn"],
      [0, "card_drawn", "card_drawn"],
      [1, "card_drawn"],
    ]);
  });
});
