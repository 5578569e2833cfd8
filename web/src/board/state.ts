// The board without a screen: where it is looked at from, what the pointer is on, what a click means. Knows no DOM.

import type { Point } from "./arc.js";
import type { BoardConfig } from "./config.js";
import { nearest, type Target } from "./hit.js";
import { DISC } from "./measures.js";
import { fit, mapPoint, moved, revealing, screenPoint, type View, zoomed } from "./view.js";

/** How far an arrow key moves the view, in pixels. */
const STEP = 90;
/** How much a key, a button and a double tap zoom. */
const KEY_ZOOM = 1.4;
const BUTTON_ZOOM = 1.5;
const TAP_ZOOM = 2;
/** Milliseconds that a glide takes. */
const GLIDE = 260;
/** A city's hit area is at least this many pixels around its middle, however small its disc looks. */
const FINGER = 7;
/** How many pixels beside something still count as on it: for a pointer that hovers, a click, a double tap, and a drag. */
const REACH = { hover: 8, click: 16, doubleTap: 6, drag: 24 };

/** Where the tip for a target stands, and to which side of that point it opens. */
export interface TipPlace extends Point {
  right: boolean;
  below: boolean;
}

/** A move of the view that takes a while. */
interface Glide {
  from: View;
  to: View;
  begun: number;
}

/** All that changes on a board by itself. Every change replaces what it changes, so comparing tells what is new. */
export class BoardState {
  readonly #config: BoardConfig;
  #view: View = { scale: 1, x: 0, y: 0 };
  #hovered: Target | null = null;
  #tip: TipPlace | null = null;
  #glide: Glide | null = null;
  /** The map that was shown last, and whether a part of it has been zoomed in on. */
  #shown: BoardConfig["geometry"] | null = null;
  #touched = false;

  constructor(config: BoardConfig) {
    this.#config = config;
  }

  get view(): View {
    return this.#view;
  }
  get hovered(): Target | null {
    return this.#hovered;
  }
  get tip(): TipPlace | null {
    return this.#tip;
  }
  get isGliding(): boolean {
    return this.#glide !== null;
  }

  /** Fits the map into the room there is now. A part somebody has zoomed in on stays in sight. */
  resize(): void {
    const { geometry, size } = this.#config;
    const whole = fit(geometry.view, size);
    const stays = this.#touched && this.#shown === geometry && this.#view.scale > whole.scale;
    this.#view = stays ? this.#moved(0, 0) : whole;
    this.#shown = geometry;
  }

  pan(dx: number, dy: number): void {
    this.#look(this.#moved(dx, dy));
  }

  /** The nearest of these tracks to a point of the screen, within reach of a card that is dragged there. */
  trackAt(at: Point, among: ReadonlySet<string>): string | null {
    const { geometry } = this.#config;
    const units = Math.max(8, REACH.drag / this.#view.scale);
    const found = nearest(geometry, mapPoint(this.#view, at), units, {
      track: (id) => among.has(id),
      city: () => false,
    });
    return found?.id ?? null;
  }

  /** Zooms by a factor around a point of the screen. */
  zoom(factor: number, at: Point): void {
    this.#look(this.#zoomed(factor, at));
  }

  zoomIn(now: number): void {
    this.#glideTo(this.#zoomed(BUTTON_ZOOM, this.#middle), now);
  }

  zoomOut(now: number): void {
    this.#glideTo(this.#zoomed(1 / BUTTON_ZOOM, this.#middle), now);
  }

  /** Zooms in on a point, unless something there can be acted on: that was meant then. */
  doubleTap(at: Point, now: number): void {
    if (!this.isActable(this.#under(at, REACH.doubleTap))) this.#glideTo(this.#zoomed(TAP_ZOOM, at), now);
  }

  showAll(now: number): void {
    const { geometry, size } = this.#config;
    this.#glideTo(fit(geometry.view, size), now);
  }

  /** Moves the view, if need be, so that all of these are seen. */
  reveal(targets: readonly Target[], now: number): void {
    const { geometry, size } = this.#config;
    const points = targets.map((it) => this.#pointOf(it)).filter((it) => it !== undefined);
    const from = this.#glide?.to ?? this.#view;
    const to = revealing(from, points, geometry.view, size);
    if (to !== from) this.#glideTo(to, now);
  }

  /** Does what a key stands for; false if it stands for nothing. */
  press(key: string, now: number): boolean {
    if (key === "ArrowLeft") this.#glideTo(this.#moved(STEP, 0), now);
    else if (key === "ArrowRight") this.#glideTo(this.#moved(-STEP, 0), now);
    else if (key === "ArrowUp") this.#glideTo(this.#moved(0, STEP), now);
    else if (key === "ArrowDown") this.#glideTo(this.#moved(0, -STEP), now);
    else if (key === "+" || key === "=") this.#glideTo(this.#zoomed(KEY_ZOOM, this.#middle), now);
    else if (key === "-") this.#glideTo(this.#zoomed(1 / KEY_ZOOM, this.#middle), now);
    else if (key === "0") this.showAll(now);
    else return false;
    return true;
  }

  /** Takes a glide as far as it is due. */
  frame(now: number): void {
    const glide = this.#glide;
    if (!glide) return;
    const part = Math.min(1, (now - glide.begun) / GLIDE);
    if (part === 1) return this.#arrive(glide.to);
    const eased = 1 - (1 - part) ** 3;
    const mix = (p: number, q: number): number => p + (q - p) * eased;
    const { from, to } = glide;
    this.#show({ scale: mix(from.scale, to.scale), x: mix(from.x, to.x), y: mix(from.y, to.y) });
  }

  /** The pointer is at a point of the screen, or on the board no more. */
  hover(at: Point | null): void {
    this.#hover(at === null ? null : this.#under(at, REACH.hover));
  }

  /** What a click means: what is drawn there if it can be acted on, otherwise what is nearest. */
  clicked(at: Point, drawn: Target | null): Target | null {
    return drawn && this.isActable(drawn) ? drawn : this.#under(at, REACH.click);
  }

  isActable(target: Target | null): boolean {
    return target !== null && (target.kind === "city" || this.#config.claimable.has(target.id));
  }

  /** A hand moves the view: whatever it was gliding to is forgotten. */
  #look(next: View): void {
    this.#touched = this.#isPart(next);
    this.#arrive(next);
  }

  #glideTo(to: View, now: number): void {
    this.#touched = this.#isPart(to);
    if (this.#config.reducedMotion) this.#arrive(to);
    else this.#glide = { from: this.#view, to, begun: now };
  }

  /** Whether a view is closer than the whole map is now. */
  #isPart({ scale }: View): boolean {
    return scale > fit(this.#config.geometry.view, this.#config.size).scale;
  }

  #arrive(view: View): void {
    this.#glide = null;
    this.#show(view);
  }

  #show(view: View): void {
    this.#view = view;
    // A tip would stay where its track was.
    this.#hover(null);
  }

  #hover(target: Target | null): void {
    if (target?.kind === this.#hovered?.kind && target?.id === this.#hovered?.id) return;
    this.#hovered = target;
    this.#tip = target && this.#beside(target);
  }

  /** On a disc the city is meant; beside it what can be acted on, within a finger's reach; otherwise whatever is there. */
  #under(at: Point, reach: number): Target | null {
    const { geometry, claimable, buildable } = this.#config;
    const p = mapPoint(this.#view, at);
    const { scale } = this.#view;
    const disc = nearest(geometry, p, Math.max(0.5, FINGER / scale - DISC), { track: () => false, city: () => true });
    if (disc) return disc;
    const units = Math.max(4, reach / scale);
    const live = nearest(geometry, p, units, { track: (id) => claimable.has(id), city: (id) => buildable.has(id) });
    return live ?? nearest(geometry, p, Math.max(7, units * 0.7), { track: () => true, city: () => true });
  }

  /** A place beside the target, towards the middle of the board, so that the tip neither covers it nor leaves the board. */
  #beside(target: Target): TipPlace | null {
    const p = this.#pointOf(target);
    if (!p) return null;
    const { x, y } = screenPoint(this.#view, p);
    return { x, y, right: x < this.#middle.x, below: y < this.#middle.y };
  }

  #pointOf(target: Target): Point | undefined {
    const { geometry } = this.#config;
    if (target.kind === "city") return geometry.city(target.id);
    const spaces = geometry.track(target.id)?.spaces;
    return spaces?.[Math.floor(spaces.length / 2)];
  }

  get #middle(): Point {
    const { width, height } = this.#config.size;
    return { x: width / 2, y: height / 2 };
  }

  #moved(dx: number, dy: number): View {
    return moved(this.#view, dx, dy, this.#config.geometry.view, this.#config.size);
  }

  #zoomed(factor: number, at: Point): View {
    return zoomed(this.#view, factor, at, this.#config.geometry.view, this.#config.size);
  }
}
