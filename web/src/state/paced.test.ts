import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Event, TableView } from "../protocol/index.js";
import { type Pace, TIMINGS } from "./pace.js";
import { Paced, type Shown } from "./paced.js";
import type { TableState } from "./table.js";

let pace: Pace;
let isHidden: boolean;
let now: number;
let paced: Paced;
let shown: Shown | null;

const drawn = (player: number): Event[] => [{ type: "card_drawn", player, from: "deck" }];
const player = { cards: 4, choosing: 0 };

function start(): TableState {
  const game = {
    phase: "turn",
    to_move: 1,
    deck: 9,
    discards: 0,
    passes: 0,
    row: [],
    ticket_deck: 1,
    players: [player, player, player],
  };
  const view = { seq: 1, stage: "playing", place: 0, places: [{}, {}, {}], legal: [], game };
  return { name: { id: "t", code: "C" }, you: "u", ahead: 0, heard: [], view: view as unknown as TableView };
}

/** The table after a player has drawn, and the next one is to move. */
function moved(
  before: TableState,
  place: number,
  legal: TableView["legal"] = [],
  by: "user" | "bot" = "bot",
): TableState {
  const seq = before.view.seq + 1;
  const { game } = before.view;
  if (!game) throw new Error("no game");
  const players = game.players.map((it, i) => (i === place ? { ...it, cards: it.cards + 1 } : it));
  return {
    ...before,
    view: { ...before.view, seq, legal, game: { ...game, to_move: (place + 1) % 3, players } },
    heard: [...before.heard, { seq, at: now, type: "acted", by, place, events: drawn(place) }],
  };
}

const cards = (): (number | undefined)[] => shown?.state.view.game?.players.map((it) => it.cards) ?? [];

beforeEach(() => {
  vi.useFakeTimers();
  pace = "natural";
  isHidden = false;
  now = 1_000_000;
  shown = null;
  paced = new Paced({ pace: () => pace, isHidden: () => isHidden, now: () => now, show: (it) => (shown = it) });
});
afterEach(() => {
  paced.end();
  vi.useRealTimers();
});

describe("what others do", () => {
  it("is shown one after the other: what happens, what has come of it, a pause, and only then one's own turn", () => {
    const first = start();
    const second = moved(first, 1);
    const third = moved(second, 2, [{ type: "pass" }]);
    paced.take(first);
    paced.take(second);
    paced.take(third);
    expect(cards()).toEqual([4, 4, 4]);
    expect(shown?.events).toEqual(drawn(1));
    expect(shown?.isBehind).toBe(true);
    vi.advanceTimersByTime(TIMINGS.natural.step);
    expect(cards()).toEqual([4, 5, 4]);
    expect(shown?.state.view.game?.to_move).toBe(2);
    vi.advanceTimersByTime(TIMINGS.natural.turn + 2);
    expect(shown?.events).toEqual(drawn(2));
    expect(shown?.state.view.legal).toEqual([]);
    vi.runAllTimers();
    expect(shown?.state).toBe(third);
    expect(shown?.isBehind).toBe(false);
  });

  it("waits for what moves, however long that takes, but not for ever", () => {
    const first = start();
    paced.take(first);
    paced.take(moved(first, 1));
    paced.began();
    vi.advanceTimersByTime(3000);
    expect(cards()).toEqual([4, 4, 4]);
    paced.ended();
    vi.advanceTimersByTime(1);
    expect(cards()).toEqual([4, 5, 4]);
    const again = moved(shown?.state ?? first, 2);
    vi.runAllTimers();
    paced.take(again);
    paced.began();
    vi.advanceTimersByTime(60_000);
    expect(shown?.state).toBe(again);
  });

  it("is skipped by whoever has seen enough", () => {
    const first = start();
    const last = moved(moved(first, 1), 2);
    paced.take(first);
    paced.take(moved(first, 1));
    paced.take(last);
    expect(paced.catchUp()).toBe(true);
    expect(shown?.state).toBe(last);
    expect(shown?.events).toEqual([]);
    expect(paced.catchUp()).toBe(false);
    vi.runAllTimers();
    expect(shown?.state).toBe(last);
  });

  it("is there at once when that is wanted, when nobody looks, and when it is old", () => {
    const first = start();
    paced.take(first);
    pace = "at_once";
    const second = moved(first, 1);
    paced.take(second);
    expect(shown?.state).toBe(second);
    expect(shown?.events).toEqual(drawn(1));
    pace = "slow";
    isHidden = true;
    const third = moved(second, 2);
    paced.take(third);
    expect(shown?.state).toBe(third);
    isHidden = false;
    now -= 60_000;
    const fourth = moved(third, 1);
    now += 60_000;
    paced.take(fourth);
    expect(shown?.state).toBe(fourth);
    expect(shown?.events).toEqual([]);
  });

  it("is left out, the oldest first, when there is too much of it", () => {
    let state = start();
    paced.take(state);
    for (let i = 0; i < 100; i++) paced.take((state = moved(state, 1 + (i % 2))));
    vi.advanceTimersByTime(TIMINGS.natural.step + 1);
    expect(shown?.state.view.seq).toBeGreaterThan(60);
    vi.runAllTimers();
    expect(shown?.state).toBe(state);
  });
});

it("shows one's own moves at once, also in the pause after somebody else's", () => {
  const first = start();
  const second = moved(first, 1);
  paced.take(first);
  paced.take(second);
  vi.advanceTimersByTime(TIMINGS.natural.step + 1);
  expect(shown?.state).toBe(second);
  const own = moved(second, 0);
  paced.take(own);
  expect(shown?.state).toBe(own);
});

it("is not kept behind by those who play in another tab", () => {
  const first = start();
  const second = moved(first, 1);
  const third = moved(second, 2);
  const own = moved(third, 0, [], "user");
  paced.take(first);
  paced.take(second);
  paced.take(third);
  expect(shown?.isBehind).toBe(true);
  paced.take(own);
  expect(shown?.state).toBe(own);
  expect(shown?.isBehind).toBe(false);
  // Whoever lets a bot play on watches it, too.
  const others = moved(own, 1);
  paced.take(others);
  paced.take(moved(others, 0));
  expect(shown?.isBehind).toBe(true);
});

it("goes back at once when actions are taken back, and shows nothing more of them", () => {
  const first = start();
  const own = moved(first, 0, [], "user");
  const second = moved(own, 1);
  paced.take(first);
  paced.take(own);
  paced.take(second);
  paced.take(moved(second, 2));
  expect(shown?.isBehind).toBe(true);
  const seq = second.view.seq + 2;
  const back: TableState = {
    ...first,
    view: { ...first.view, seq, legal: [{ type: "pass" }] },
    heard: [{ seq, at: now, type: "undone", place: 0, actions: 3, since: own.view.seq }],
  };
  paced.take(back);
  expect(shown).toEqual({ state: back, events: [], isBehind: false });
  vi.runAllTimers();
  expect(shown?.state).toBe(back);
  const again = moved(back, 0, [], "user");
  paced.take(again);
  expect(shown?.state).toBe(again);
});

it("goes quickly while one's own clock runs", () => {
  const first = start();
  const timed = { ...moved(first, 1, [{ type: "pass" }]) };
  timed.view = {
    ...timed.view,
    places: [{ holder: { type: "empty" }, color: "blue", clock: { left: 9000, until: now + 9000 } }],
  };
  pace = "slow";
  paced.take(first);
  paced.take(timed);
  expect(paced.motion).toBe(TIMINGS.quick.motion);
});

it("jumps to a view of another kind, such as that of another seat", () => {
  const first = start();
  paced.take(first);
  paced.take(moved(first, 1));
  const fresh = { ...start(), view: { ...start().view, seq: 7, place: 2 } };
  paced.take(fresh);
  expect(shown?.state).toBe(fresh);
  expect(shown?.isBehind).toBe(false);
});
