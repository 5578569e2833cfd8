import { describe, expect, it } from "vitest";
import type { Event, GameView, TableView } from "../protocol/index.js";
import { beats } from "./beats.js";
import type { TableState } from "./table.js";

const player = { cards: 4, choosing: 0, trains: 20, track_points: 3, tickets: 2, tracks: [] as string[] };

function game(changes: Partial<GameView> = {}): GameView {
  return {
    phase: "turn",
    to_move: 1,
    deck: 90,
    discards: 0,
    passes: 0,
    row: ["red", "blue", "green", "white", "black"],
    ticket_deck: 10,
    players: [player, player],
    ...changes,
  };
}

function table(changes: Partial<GameView> = {}, view: Partial<TableView> = {}): TableState {
  const shown = { seq: 5, stage: "playing", place: 0, places: [], legal: [], game: game(changes), ...view };
  return { name: { id: "t", code: "C" }, you: "u", ahead: 0, heard: [], view: shown as unknown as TableView };
}

/** The table after somebody has acted. */
function after(
  before: TableState,
  place: number,
  events: Event[],
  changes: Partial<GameView>,
  view: Partial<TableView> = {},
): TableState {
  const seq = before.view.seq + 1;
  const game = { ...before.view.game, ...changes } as GameView;
  return {
    ...before,
    view: { ...before.view, seq, game, ...view },
    heard: [...before.heard, { seq, at: 1, type: "acted", by: "bot", place, events }],
  };
}

const took: Event[] = [
  { type: "card_drawn", player: 1, from: "row", slot: 0, card: "red" },
  { type: "row_turned", slot: 0, card: "yellow" },
  { type: "turn_began", player: 0 },
];
const legal = [{ type: "draw_tickets" } as const];

describe("what somebody else did", () => {
  it("is seen first and counted afterwards, and the turn passes last", () => {
    const before = table();
    const row: GameView["row"] = ["yellow", "blue", "green", "white", "black"];
    const now = after(
      before,
      1,
      took,
      { row, deck: 89, to_move: 0, players: [player, { ...player, cards: 5 }] },
      { legal },
    );
    const [first, last, ...more] = beats(before, now);
    expect(more).toEqual([]);
    expect(first?.events).toEqual(took);
    expect(first?.state.view.game).toMatchObject({ row, to_move: 1, deck: 90, players: [player, player] });
    expect(first?.state.view.legal).toEqual([]);
    expect(first?.state.heard).toEqual([]);
    expect(last).toEqual({ state: now, events: [], ends: "turn" });
  });

  it("shows the row as it was until it is swept, then empty, then the new one", () => {
    const before = table({ row: ["red", "locomotive", "locomotive", "white", "black"] });
    const events: Event[] = [
      { type: "card_drawn", player: 1, from: "row", slot: 0, card: "red" },
      { type: "row_turned", slot: 0, card: "locomotive" },
      { type: "row_swept" },
      { type: "row_turned", slot: 0, card: "blue" },
      { type: "row_turned", slot: 1, card: "red" },
    ];
    const row: GameView["row"] = ["blue", "red", null, null, null];
    const rows = beats(before, after(before, 1, events, { row })).map(({ state }) => state.view.game?.row);
    expect(rows).toEqual([
      ["locomotive", "locomotive", "locomotive", "white", "black"],
      [null, null, null, null, null],
      row,
      row,
    ]);
  });

  it("does not take away what one is choosing from", () => {
    const before = table({ phase: "setup" }, { legal });
    const kept: Event[] = [{ type: "tickets_kept", player: 1, opening: true }];
    const now = after(before, 1, kept, {}, { legal });
    expect(beats(before, now)).toEqual([{ state: now, events: kept, ends: null }]);
  });
});

describe("what one did oneself", () => {
  it("is there at once", () => {
    const before = table({ to_move: 0 }, { legal });
    const events: Event[] = [{ type: "card_drawn", player: 0, from: "deck", card: "blue" }];
    const now = after(before, 0, events, { phase: "second_draw" }, { legal: [...legal] });
    expect(beats(before, now)).toEqual([{ state: now, events, ends: "step" }]);
  });

  it("tells what a tunnel costs after its cards are turned", () => {
    const before = table({ to_move: 0 }, { legal });
    const turned: Event[] = [
      { type: "tunnel_laid", player: 0, track: "a-b", cards: { red: 2 } },
      { type: "tunnel_turned", player: 0, card: "red" },
      { type: "tunnel_turned", player: 0, card: "blue" },
    ];
    const pending = {
      type: "tunnel" as const,
      track: "a-b",
      laid: { red: 2 },
      turned: ["red" as const, "blue" as const],
    };
    const costs: Event = { type: "tunnel_costs", player: 0, extra: 1 };
    const now = after(
      before,
      0,
      [...turned, costs],
      { phase: "tunnel", pending },
      { legal: [{ type: "leave_tunnel" }] },
    );
    const [first, last] = beats(before, now);
    expect(first?.events).toEqual(turned);
    expect(first?.state.view).toMatchObject({ legal: [], game: { phase: "tunnel", pending } });
    expect(last).toMatchObject({ state: now, events: [costs], ends: "step" });
  });

  it("does not show a track as claimed while the tunnel's cards are turned", () => {
    const before = table({ to_move: 0 }, { legal });
    const events: Event[] = [
      { type: "tunnel_laid", player: 0, track: "a-b", cards: { red: 2 } },
      { type: "tunnel_turned", player: 0, card: "blue" },
      { type: "tunnel_costs", player: 0, extra: 0 },
      { type: "track_claimed", player: 0, track: "a-b", points: 2, cards: { red: 2 } },
    ];
    const now = after(
      before,
      0,
      events,
      { to_move: 1, players: [{ ...player, tracks: ["a-b"] }, player] },
      { legal: [] },
    );
    const [first, last] = beats(before, now);
    expect(first?.state.view.game?.players[0]?.tracks).toEqual([]);
    expect(last?.events.map((it) => it.type)).toEqual(["tunnel_costs", "track_claimed"]);
  });
});

it("takes everything but moves as it comes", () => {
  const before = table();
  const now: TableState = { ...before, view: { ...before.view, seq: 6 }, heard: [{ seq: 6, at: 1, type: "nothing" }] };
  expect(beats(before, now)).toEqual([{ state: now, events: [], ends: null }]);
});
