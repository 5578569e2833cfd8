// The board's state by itself: moves, zooms, hovers and clicks, without a browser.

import { describe, expect, it } from "vitest";
import usa from "../../../data/usa.json";
import type { Point } from "./arc.js";
import type { BoardConfig } from "./config.js";
import { layOut, type MapSource } from "./geometry.js";
import type { Target } from "./hit.js";
import { BoardState } from "./state.js";
import { fit, mapPoint, screenPoint } from "./view.js";

const geometry = layOut(usa as MapSource);
const size = { width: 1000, height: 700 };
const middle = { x: 500, y: 350 };
const whole = fit(geometry.view, size);

const TRACK = "denver-santa_fe";
const track: Target = { kind: "track", id: TRACK };
const city: Target = { kind: "city", id: "denver" };

/** A board that shows the whole map, and what it is told. */
function shown(changes: Partial<BoardConfig> = {}): {
  board: BoardState;
  config: { -readonly [K in keyof BoardConfig]: BoardConfig[K] };
} {
  const config = {
    geometry,
    size,
    claimable: new Set<string>(),
    buildable: new Set<string>(),
    reducedMotion: true,
    ...changes,
  };
  const board = new BoardState(config);
  board.resize();
  return { board, config };
}

/** Where something is seen on the screen. */
function spotOf(board: BoardState, target: Target): Point {
  const spaces = target.kind === "track" ? geometry.track(target.id)?.spaces : undefined;
  const p = target.kind === "city" ? geometry.city(target.id) : spaces?.[Math.floor(spaces.length / 2)];
  if (!p) throw new Error(`no ${target.id}`);
  return screenPoint(board.view, p);
}

describe("the view", () => {
  it("shows the whole map at first", () => {
    expect(shown().board.view).toEqual(whole);
  });

  it("keeps the point under the pointer while zooming", () => {
    const { board } = shown();
    const before = mapPoint(board.view, middle);
    board.zoom(3, middle);
    expect(board.view.scale).toBeCloseTo(3 * whole.scale);
    expect(mapPoint(board.view, middle).x).toBeCloseTo(before.x);
    expect(mapPoint(board.view, middle).y).toBeCloseTo(before.y);
  });

  it("follows a hand, but not off the map", () => {
    const { board } = shown();
    board.zoom(3, middle);
    const { x, y } = board.view;
    board.pan(-30, 20);
    expect(board.view).toMatchObject({ x: x - 30, y: y + 20 });
    board.pan(1e6, 0);
    expect(mapPoint(board.view, { x: 0, y: 0 }).x).toBeCloseTo(geometry.view.x);
  });

  it("stays where somebody has zoomed in when the room changes", () => {
    const { board, config } = shown();
    board.zoom(3, middle);
    const { scale } = board.view;
    config.size = { width: 900, height: 700 };
    board.resize();
    expect(board.view.scale).toBe(scale);
  });

  it("fits the new room once everything was shown again, and for another map", () => {
    const { board, config } = shown();
    board.zoom(3, middle);
    board.showAll(0);
    config.size = { width: 500, height: 350 };
    board.resize();
    expect(board.view).toEqual(fit(geometry.view, config.size));
    board.zoom(3, middle);
    config.geometry = { ...geometry };
    board.resize();
    expect(board.view).toEqual(fit(geometry.view, config.size));
  });

  it("shows the whole map in less room, also after something at its edge was revealed", () => {
    const { board, config } = shown();
    config.size = { width: 400, height: 300 };
    board.resize();
    board.reveal(
      geometry.cities.map(({ id }) => ({ kind: "city", id })),
      0,
    );
    config.size = { width: 360, height: 200 };
    board.resize();
    expect(board.view).toEqual(fit(geometry.view, config.size));
  });

  it("moves only if something to reveal is out of sight", () => {
    const { board } = shown();
    board.reveal([city], 0);
    expect(board.view).toEqual(whole);
    board.zoom(6, { x: 0, y: 0 });
    board.reveal([city, track], 0);
    for (const it of [city, track]) {
      const { x, y } = spotOf(board, it);
      expect(x > 0 && x < size.width && y > 0 && y < size.height, it.id).toBe(true);
    }
  });

  it("is moved by keys", () => {
    const { board } = shown();
    expect(board.press("+", 0)).toBe(true);
    expect(board.view.scale).toBeGreaterThan(whole.scale);
    const { x, y } = board.view;
    expect(board.press("ArrowLeft", 0)).toBe(true);
    expect(board.view).toMatchObject({ x: x + 90, y });
    expect(board.press("0", 0)).toBe(true);
    expect(board.view).toEqual(whole);
    expect(board.press("a", 0)).toBe(false);
  });
});

describe("a glide", () => {
  it("takes a while, slows down and arrives", () => {
    const { board } = shown({ reducedMotion: false });
    board.zoomIn(1000);
    expect(board.isGliding).toBe(true);
    expect(board.view).toEqual(whole);
    board.frame(1130);
    const half = board.view.scale;
    expect(half).toBeGreaterThan(whole.scale * 1.25);
    expect(half).toBeLessThan(whole.scale * 1.5);
    board.frame(1260);
    expect(board.view.scale).toBeCloseTo(whole.scale * 1.5);
    expect(board.isGliding).toBe(false);
  });

  it("ends when a hand takes over", () => {
    const { board } = shown({ reducedMotion: false });
    board.zoomIn(0);
    board.frame(100);
    board.pan(5, 0);
    const { view } = board;
    expect(board.isGliding).toBe(false);
    board.frame(200);
    expect(board.view).toBe(view);
  });

  it("is a jump for those who want no motion", () => {
    const { board } = shown();
    board.zoomOut(0);
    board.zoomIn(0);
    expect(board.isGliding).toBe(false);
    expect(board.view.scale).toBeCloseTo(whole.scale * 1.5);
  });

  it("that reveals goes on from where another one leads", () => {
    const { board } = shown({ reducedMotion: false });
    board.zoom(6, { x: 0, y: 0 });
    board.reveal([city], 0);
    board.frame(50);
    board.reveal([city], 60);
    board.frame(260);
    expect(board.isGliding).toBe(false);
  });
});

describe("the pointer", () => {
  it("finds tracks and cities, and a place for their tip towards the middle", () => {
    const { board } = shown();
    board.hover(spotOf(board, city));
    expect(board.hovered).toEqual(city);
    const { x, y } = spotOf(board, city);
    expect(board.tip).toEqual({ x, y, right: x < 500, below: y < 350 });
    board.hover(spotOf(board, track));
    expect(board.hovered).toEqual(track);
    board.hover(null);
    expect(board.hovered).toBeNull();
    expect(board.tip).toBeNull();
  });

  it("keeps the same target while it stays on it", () => {
    const { board } = shown();
    board.hover(spotOf(board, track));
    const { hovered } = board;
    const { x, y } = spotOf(board, track);
    board.hover({ x: x + 1, y });
    expect(board.hovered).toBe(hovered);
  });

  it("is on nothing once the view moves", () => {
    const { board } = shown();
    board.hover(spotOf(board, track));
    board.zoom(1.2, middle);
    expect(board.hovered).toBeNull();
  });
});

describe("a click", () => {
  it("means what can be acted on before what is nearer", () => {
    const { board, config } = shown();
    const at = spotOf(board, track);
    const beside = { x: at.x + 9, y: at.y };
    const near = board.clicked(beside, null);
    config.claimable = new Set([TRACK]);
    expect(board.clicked(beside, null)).toEqual(track);
    expect(board.clicked(at, near)).toEqual(track);
  });

  it("means the city on its disc, though tracks end there", () => {
    const { board } = shown({ claimable: new Set([TRACK]) });
    expect(board.clicked(spotOf(board, city), null)).toEqual(city);
  });

  it("takes what is drawn only if it can be acted on", () => {
    const { board } = shown({ claimable: new Set([TRACK]) });
    const sea = { x: 2, y: 2 };
    expect(board.clicked(sea, track)).toEqual(track);
    expect(board.clicked(sea, { kind: "track", id: "portland-seattle/gray1" })).toBeNull();
  });

  it("twice zooms in, unless there is something to act on", () => {
    const { board } = shown({ claimable: new Set([TRACK]) });
    board.doubleTap(spotOf(board, track), 0);
    expect(board.view).toEqual(whole);
    board.doubleTap({ x: 2, y: 2 }, 0);
    expect(board.view.scale).toBeCloseTo(2 * whole.scale);
  });
});

describe("a card that is dragged", () => {
  it("is over the nearest track it can pay for, though others are nearer", () => {
    const { board } = shown();
    const { x, y } = spotOf(board, track);
    const beside = { x: x + 12, y };
    expect(board.trackAt(beside, new Set([TRACK]))).toBe(TRACK);
    expect(board.trackAt(beside, new Set())).toBeNull();
    expect(board.trackAt({ x: x + 60, y }, new Set([TRACK]))).toBeNull();
  });

  it("means a track also on the disc of a city", () => {
    const { board } = shown();
    expect(board.trackAt(spotOf(board, city), new Set([TRACK]))).toBe(TRACK);
  });
});
