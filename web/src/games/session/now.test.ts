import { describe, expect, it } from "vitest";
import type { Action, TableView } from "../../protocol/index.js";
import { now } from "./now.js";

const ACTIONS = {
  draw: { type: "draw_card", from: "deck" },
  claim: { type: "claim_track", track: "a-b", cards: { red: 2 } },
  play: { type: "play_cards", cards: { red: 2 } },
  tickets: { type: "draw_tickets" },
  station: { type: "build_station", city: "a", cards: { red: 1 } },
  pass: { type: "pass" },
} satisfies Record<string, Action>;

/** What is said in a turn in which these actions are legal. */
function said(...legal: (keyof typeof ACTIONS)[]): string {
  const game = { phase: "turn", players: [{ trains: 45, stations: [] }] };
  const view = { stage: "playing", place: 0, game, legal: legal.map((it) => ACTIONS[it]) } as unknown as TableView;
  return now(view, "u").text;
}

describe("a turn", () => {
  it("offers what is legal, and each thing once", () => {
    expect(said("draw", "draw", "claim", "claim", "tickets")).toBe("Your turn: draw cards, claim or draw tickets.");
    expect(said("station", "tickets", "claim", "draw")).toBe("Your turn: draw cards, claim, draw tickets or build.");
    expect(said("draw", "play", "tickets")).toBe("Your turn: draw cards, play cards to your yard or draw tickets.");
  });

  it("does not offer what is not legal now", () => {
    expect(said("draw")).toBe("Your turn: draw cards.");
    // All stations are built, and no tickets are left.
    expect(said("draw", "claim")).toBe("Your turn: draw cards or claim.");
    // The last turns of the Card Game.
    expect(said("play", "tickets")).toBe("Your turn: play cards to your yard or draw tickets.");
  });

  it("is passed if nothing else is legal", () => {
    expect(said("pass")).not.toContain("draw");
  });
});

describe("a tunnel", () => {
  const pending = { type: "tunnel", track: "a-b", laid: { red: 2 }, turned: ["red", "blue", "locomotive"] };
  const game = { phase: "tunnel", to_move: 0, pending, players: [{}, {}] };
  const places = [{ holder: { type: "bot", level: "greedy" } }, { holder: { type: "bot", level: "greedy" } }];
  const view = { stage: "playing", place: 0, places, game, legal: [] } as unknown as TableView;

  it("is not said to cost anything before its cards have been turned over", () => {
    expect(now(view, "u")).toEqual({ text: "Turning over cards for your tunnel…", mine: false });
    const pay: Action = { type: "pay_tunnel", cards: { red: 2 } };
    expect(now({ ...view, legal: [pay] }, "u").text).toContain("2 more cards");
  });
});
