import { describe, expect, it } from "vitest";
import type { EventMessage, FreshView, GameView, Heard, TableView } from "../protocol/index.js";
import { happened, nextAtScreen, ownPlaces, seen, type TableState, timeLeft, veiled, waitedFor } from "./table.js";

const anna = { user: "u1", name: "Anna" };
const ben = { user: "u2", name: "Ben" };

function view(changes: Partial<TableView> = {}): TableView {
  return {
    seq: 3,
    stage: "lobby",
    host: "u1",
    places: [
      { color: "blue", holder: { type: "user", person: anna } },
      { color: "red", holder: { type: "empty" } },
    ],
    settings: { game: "europe", places: 2 },
    legal: [],
    chat: [],
    muted: [],
    ...changes,
  };
}

function table(changes: Partial<TableView> = {}): TableState {
  const fresh: FreshView = { table: { id: "t", code: "C" }, you: "u1", now: 5000, view: view(changes) };
  return seen(null, fresh, 4000);
}

function game(changes: Partial<GameView> = {}): GameView {
  const player = { cards: 4, choosing: 0 };
  return {
    phase: "turn",
    to_move: 0,
    deck: 90,
    discards: 0,
    passes: 0,
    row: [],
    ticket_deck: 10,
    players: [player, player],
    ...changes,
  };
}

/** The table after these, each one seq later. */
function after(
  state: TableState,
  ...events: (Pick<EventMessage, "game" | "legal" | "undo"> & { event: object })[]
): TableState {
  for (const { event, ...rest } of events) {
    const full = { seq: state.view.seq + 1, at: 1, ...event } as Heard;
    const next = happened(state, { ...rest, event: full });
    if (next === "gap") throw new Error("a gap");
    state = next;
  }
  return state;
}

describe("a table", () => {
  it("fills and empties places", () => {
    let state = after(table(), { event: { type: "joined", place: 1, person: ben } });
    expect(state.view.places[1]?.holder).toEqual({ type: "user", person: ben });
    state = after(state, { event: { type: "removed", place: 1 } });
    state = after(state, { event: { type: "bot_placed", place: 1, level: "expert" } });
    expect(state.view.places[1]?.holder).toEqual({ type: "bot", level: "expert" });
    state = after(state, { event: { type: "left", places: [0], user: "u1", host: "u2" } });
    expect(state.view.places[0]?.holder).toEqual({ type: "empty" });
    expect(state.view.host).toBe("u2");
    expect(state.view.seq).toBe(7);
  });

  it("swaps colours with the seat that had the one chosen", () => {
    const colors = (state: TableState) => state.view.places.map((place) => place.color);
    let state = after(table(), { event: { type: "color_chosen", place: 1, color: "blue" } });
    expect(colors(state)).toEqual(["red", "blue"]);
    state = after(state, { event: { type: "color_chosen", place: 0, color: "black" } });
    expect(colors(state)).toEqual(["black", "blue"]);
  });

  it("takes game and choices from the event that changed them", () => {
    const event = { type: "started", commitment: "c", events: [] };
    const legal = [{ type: "draw_tickets" } as const];
    const state = after(table(), { event, game: game(), legal });
    expect(state.view.stage).toBe("playing");
    expect(state.view.game?.deck).toBe(90);
    expect(state.view.legal).toEqual(legal);
    expect(after(state, { event: { type: "nothing" } }).view.legal).toEqual(legal);
  });

  it("is again as it was once actions are taken back, and forgets them", () => {
    const acted = (place: number) => ({ event: { type: "acted", by: "user", place, events: [] } });
    let state = after(table({ stage: "playing" }), acted(1), { ...acted(0), undo: 1 }, { ...acted(1), undo: 2 });
    expect(state.view.undo).toBe(2);
    const said = { type: "said", channel: "all", person: ben, text: "oh" };
    state = after(state, { event: said, undo: 2 });
    const undone = { type: "undone", place: 0, actions: 2, since: 5 };
    state = after(state, { event: undone, game: game({ deck: 77 }), legal: [{ type: "draw_tickets" }] });
    expect(state.view.game?.deck).toBe(77);
    expect(state.view.legal).toEqual([{ type: "draw_tickets" }]);
    expect(state.view.undo).toBeNull();
    expect(state.heard.map((it) => `${it.seq} ${it.type}`)).toEqual(["4 acted", "7 said", "8 undone"]);
    state = after(state, { event: { type: "hinted", place: 0 } });
    expect(state.heard.at(-1)?.type).toBe("hinted");
  });

  it("leaves out what was taken back in what it hears of before", () => {
    const entries = [
      { type: "acted", by: "user", place: 0, events: [] },
      { type: "undone", place: 0, actions: 1, since: 1 },
      { type: "acted", by: "user", place: 0, events: [] },
    ];
    let state = table();
    for (const [i, entry] of entries.entries()) {
      const next = happened(state, { event: { seq: i + 1, at: 1, ...entry } as Heard });
      if (next === "gap") throw new Error("a gap");
      state = next;
    }
    expect(state.heard.map((it) => it.seq)).toEqual([2, 3]);
  });

  it("says when something is missing, and keeps what it had", () => {
    const state = table();
    expect(happened(state, { event: { seq: 5, at: 1, type: "nothing" } })).toBe("gap");
    expect(state.view.seq).toBe(3);
  });

  it("takes what it knows already for the log alone, in order", () => {
    let state = table({ places: [] });
    for (const seq of [2, 1, 2, 3]) {
      const next = happened(state, { event: { seq, at: 1, type: "closed" } });
      if (next === "gap") throw new Error("a gap");
      state = next;
    }
    expect(state.view.stage).toBe("lobby");
    expect(state.heard.map((it) => it.seq)).toEqual([1, 2, 3]);
  });

  it("ends with the result, and nothing is left to do", () => {
    const result = { players: [], ranking: [[0], [1]], winners: [0] };
    const opened = { seed: "s", salt: "t" };
    const longest_paths = [["a-b", "b-c"], []];
    const event = { type: "acted", by: "user", place: 0, events: [], result, opened, longest_paths };
    const state = after(table({ stage: "playing" }), { event });
    expect(state.view.stage).toBe("finished");
    expect(state.view).toMatchObject({ result, opened, longest_paths });
    expect(after(state, { event: { type: "rematched", table: "t2", user: "u1" } }).view.rematch).toBe("t2");
  });

  it("knows for whom bots play, and until when", () => {
    let state = after(table(), { event: { type: "replaced", places: [0], why: "out_of_time" } });
    expect(state.view.places[0]?.replaced).toBe("out_of_time");
    state = after(state, { event: { type: "came_back", place: 0 } });
    expect(state.view.places[0]).not.toHaveProperty("replaced");
  });

  it("keeps the chat, and whom not to hear", () => {
    const said = { type: "said", channel: "all", person: ben, text: "hello" };
    let state = after(table(), { event: said }, { event: { type: "muted", muted: true, whom: "u2" } });
    expect(state.view.chat.map((line) => line.text)).toEqual(["hello"]);
    state = after(state, { event: { type: "muted", muted: true } });
    expect(state.view.muted).toEqual(["u2", null]);
    state = after(state, { event: { type: "muted", muted: false, whom: "u2" } });
    expect(state.view.muted).toEqual([null]);
  });

  it("runs clocks by the server's time", () => {
    const clocks = [{ left: 60_000, until: 65_000 }, { left: 30_000 }];
    const state = after(table(), { event: { type: "nothing", clocks } });
    const [first, second] = state.view.places;
    // The server is a second ahead of us.
    expect(first && timeLeft(first, 10_000, state.ahead)).toBe(54_000);
    expect(second && timeLeft(second, 10_000, state.ahead)).toBe(30_000);
  });

  it("keeps the log over a fresh view of the same table", () => {
    const state = after(table(), { event: { type: "closed" } });
    const again = { table: { id: "t", code: "C" }, now: 1, view: view({ seq: 9 }) };
    // With one person here anything may have been taken back in the meantime.
    expect(seen(state, again, 0).heard).toEqual([]);
    expect(seen(state, { ...again, view: view({ seq: 4 }) }, 0).heard.length).toBe(1);
    const places = [anna, ben].map((person) => ({
      color: "blue" as const,
      holder: { type: "user" as const, person },
    }));
    expect(seen(state, { ...again, view: view({ seq: 9, places }) }, 0).heard.length).toBe(1);
    const other = { table: { id: "other", code: "C" }, now: 1, view: view({ seq: 9 }) };
    expect(seen(state, other, 0).heard).toEqual([]);
  });
});

describe("people around one screen", () => {
  const both = [
    { color: "blue" as const, holder: { type: "user" as const, person: anna } },
    { color: "red" as const, holder: { type: "user" as const, person: { user: "u1", name: "Ben" } } },
  ];

  it("hold several places", () => {
    expect(ownPlaces(view({ places: both }), "u1")).toEqual([0, 1]);
    expect(ownPlaces(view({ places: both }), null)).toEqual([]);
  });

  it("take turns at the screen", () => {
    const playing = view({ places: both, stage: "playing", place: 0, game: game({ to_move: 1 }) });
    expect(waitedFor(playing)).toEqual([1]);
    expect(nextAtScreen(playing, "u1")).toBe(1);
    expect(nextAtScreen({ ...playing, place: 1 }, "u1")).toBeNull();
    expect(nextAtScreen(playing, "u2")).toBeNull();
  });

  it("show nothing of anybody while the screen is handed over", () => {
    const own = { cards: 1, choosing: 3, hand: { red: 1 }, kept: ["a"], offer: { keep_at_least: 1, tickets: ["b"] } };
    const legal = [{ type: "keep_tickets" as const, tickets: ["b"] }];
    const state = table({ places: both, stage: "playing", place: 0, legal, game: game({ players: [own] }) });
    const { view: seen } = veiled(state);
    expect(seen.game?.players).toEqual([{ cards: 1, choosing: 3 }]);
    expect(seen.legal).toEqual([]);
    expect(seen).not.toHaveProperty("place");
  });

  it("choose their starting tickets one after the other", () => {
    const players = [0, 3].map((choosing) => ({ cards: 4, choosing }));
    const setup = game({ phase: "setup", players });
    expect(nextAtScreen(view({ places: both, stage: "playing", place: 0, game: setup }), "u1")).toBe(1);
  });
});
