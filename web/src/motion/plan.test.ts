import { describe, expect, it } from "vitest";
import type { Event } from "../protocol/index.js";
import type { Flight, Known, Motion } from "./motions.js";
import { merged, plan } from "./plan.js";

const table = (changes: Partial<Known> = {}): Known => ({
  row: ["red", "blue", "locomotive", "green", "white"],
  laid: null,
  yards: [{ green: { green: 1 } }, { green: { green: 2 }, red: { red: 1, locomotive: 1 } }],
  ...changes,
});

/** A flight in short: what, from where, to where. */
const short = ({ face, from, to, turns }: Flight): string => `${face}${turns ? " turned" : ""}: ${from[0]} > ${to[0]}`;

function shown(motions: Motion[]): string[] {
  return motions.map((it) => {
    if (it.kind === "flights") return `${it.doing} ${it.flights.map(short).join(", ")}`;
    return it.kind === "train" ? `train ${it.track}` : it.kind === "station" ? `station ${it.city}` : it.kind;
  });
}
const seen = (events: Event[], me: number | null = 0, known = table()): string[] => shown(plan(events, known, me));

describe("what is seen of a draw", () => {
  const fromRow: Event[] = [
    { type: "card_drawn", player: 1, from: "row", slot: 1, card: "blue" },
    { type: "row_turned", slot: 1, card: "red" },
  ];

  it("flies from the row to whoever takes it, and the next card turns up", () => {
    expect(seen(fromRow)).toEqual(["draw blue: slot-1 > cards-1, red turned: deck > slot-1"]);
    expect(seen(fromRow, 1)).toEqual(["draw blue: slot-1 > hand-blue, red turned: deck > slot-1"]);
  });

  it("shows a blind card to its owner alone, even if it is known", () => {
    const blind: Event[] = [{ type: "card_drawn", player: 0, from: "deck", card: "green" }];
    expect(seen(blind, 0)).toEqual(["draw green turned: deck > hand-green"]);
    expect(seen(blind, 1)).toEqual(["draw back: deck > cards-0"]);
    expect(seen(blind, null)).toEqual(["draw back: deck > cards-0"]);
  });

  it("sweeps the cards that lay there then", () => {
    const events: Event[] = [...fromRow, { type: "row_swept" }, { type: "row_turned", slot: 0, card: "black" }];
    const known = table({ row: ["locomotive", "blue", "locomotive", null, "white"] });
    expect(seen(events, 0, known)).toEqual([
      "draw blue: slot-1 > cards-1, red turned: deck > slot-1",
      "sweep locomotive: slot-0 > deck, red: slot-1 > deck, locomotive: slot-2 > deck, white: slot-4 > deck",
      "turn black turned: deck > slot-0",
    ]);
    expect(known.row).toEqual(["black", null, null, null, null]);
  });

  it("has somewhere to go where panels are not in sight", () => {
    const [motion] = plan(fromRow, table(), 0);
    expect(motion?.kind === "flights" && motion.flights[0]?.to).toEqual([
      "cards-1",
      "player-1",
      "turn-1",
      "tab-players",
    ]);
  });
});

describe("what is seen of a track", () => {
  const claimed: Event = {
    type: "track_claimed",
    player: 0,
    track: "a-b",
    points: 4,
    cards: { red: 2, locomotive: 1 },
  };

  it("is paid from the hand, then the train rolls", () => {
    expect(seen([claimed, { type: "turn_began", player: 1 }])).toEqual([
      "pay red: hand-red > track:a-b, red: hand-red > track:a-b, locomotive: hand-locomotive > track:a-b",
      "train a-b",
    ]);
  });

  it("turns a tunnel's cards before it is paid, and pays only what is more", () => {
    const known = table();
    const laid: Event[] = [
      { type: "tunnel_laid", player: 0, track: "a-b", cards: { red: 2 } },
      { type: "tunnel_turned", player: 0, card: "red" },
      { type: "tunnel_turned", player: 0, card: "blue" },
      { type: "tunnel_costs", player: 0, extra: 1 },
    ];
    expect(seen(laid, 0, known)).toEqual([
      "pay red: hand-red > track:a-b, red: hand-red > track:a-b",
      "tunnel red turned: deck > turned-0, blue turned: deck > turned-1",
    ]);
    expect(seen([claimed], 0, known)).toEqual(["pay locomotive: hand-locomotive > track:a-b", "train a-b"]);
    expect(known.laid).toBeNull();
  });

  it("gives back what was laid for a tunnel that is left", () => {
    const known = table({ laid: { red: 1, locomotive: 1 } });
    expect(seen([{ type: "tunnel_left", player: 1, track: "a-b" }], 0, known)).toEqual([
      "back red: track:a-b > cards-1, locomotive: track:a-b > cards-1",
    ]);
  });

  it("whistles for the last round", () => {
    const motions = plan([claimed, { type: "last_round", player: 0 }], table(), 0);
    expect(motions.map((it) => it.sound)).toEqual(["card", "track", "last"]);
  });
});

describe("what is seen of the Card Game", () => {
  it("lays a set with its locomotives onto what lies there, then robs", () => {
    const events: Event[] = [
      { type: "cards_played", player: 1, cards: { green: 2, locomotive: 1 } },
      { type: "robbed", by: 1, player: 0, color: "green", cards: { green: 1 } },
      { type: "turn_began", player: 0 },
      { type: "pile_grew", player: 0, cards: {} },
    ];
    expect(seen(events)).toEqual([
      "play green: cards-1 > yard-1-green-2, green: cards-1 > yard-1-green-3, locomotive: cards-1 > yard-1-green-4",
      "rob green: yard-0-green-0 > deck",
    ]);
  });

  it("lays three colours each to its own set", () => {
    expect(seen([{ type: "cards_played", player: 0, cards: { red: 1, blue: 1, green: 1 } }])).toEqual([
      "play blue: hand-blue > yard-0-blue-0, green: hand-green > yard-0-green-1, red: hand-red > yard-0-red-0",
    ]);
  });

  it("moves the top of each set to the pile, locomotives first", () => {
    expect(seen([{ type: "pile_grew", player: 1, cards: { green: 1, locomotive: 1 } }])).toEqual([
      "pile green: yard-1-green-1 > pile-1, locomotive: yard-1-red-1 > pile-1",
    ]);
  });

  it("deals a round at once", () => {
    const deal = (player: number): Event => ({ type: "card_dealt", player, card: "red" });
    expect(seen([{ type: "round_began", round: 2, cards: 60 }, deal(0), deal(1)])).toEqual([
      "deal red turned: deck > hand-red, back: deck > cards-1",
    ]);
  });
});

describe("two motions as one", () => {
  const draw = (player: number): Motion => {
    const [motion] = plan([{ type: "card_drawn", player, from: "deck" }], table(), null);
    if (!motion) throw new Error("no motion");
    return motion;
  };

  it("are the two draws of a player", () => {
    const both = merged(draw(1), draw(1));
    expect(both && shown([both])).toEqual(["draw back: deck > cards-1, back: deck > cards-1"]);
  });

  it("are not those of two players, nor other things", () => {
    expect(merged(draw(1), draw(2))).toBeNull();
    expect(merged(draw(1), { kind: "train", track: "a-b", sound: null })).toBeNull();
  });
});
