// Turns pointers and the wheel into moves and zooms of the board, and taps that are neither.

import type { Point } from "./arc.js";

export interface GestureHandlers {
  pan(dx: number, dy: number): void;
  zoom(factor: number, at: Point): void;
  hover(at: Point | null): void;
  doubleTap(at: Point): void;
}

/** Pixels a pointer may wander and still be a tap. */
const SLACK = 5;
const DOUBLE_TAP_MS = 320;

/** Listens on a node; a drag swallows the click that would follow it. Returns a function that stops it. */
export function listen(node: HTMLElement, on: GestureHandlers): () => void {
  const down = new Map<number, Point>();
  let start: Point | null = null;
  let dragging = false;
  let lastTap = { time: -1e9, x: 0, y: 0 };

  const local = (e: { clientX: number; clientY: number }): Point => {
    const box = node.getBoundingClientRect();
    return { x: e.clientX - box.left, y: e.clientY - box.top };
  };
  const spread = () => {
    const [a, b] = [...down.values()];
    return a && b ? { d: Math.hypot(a.x - b.x, a.y - b.y) || 1, x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } : null;
  };

  const pointerdown = (e: PointerEvent) => {
    if (e.pointerType === "mouse" && e.button !== 0) return;
    down.set(e.pointerId, local(e));
    start = down.size === 1 ? local(e) : null;
    if (down.size > 1) drag(e);
    else dragging = false;
  };
  const drag = (e: PointerEvent) => {
    dragging = true;
    // From here on the pointer is ours, so that a drag may leave the board.
    for (const id of down.keys()) if (id === e.pointerId) node.setPointerCapture(id);
    on.hover(null);
  };
  const pointermove = (e: PointerEvent) => {
    const at = local(e);
    const was = down.get(e.pointerId);
    if (!was) {
      if (e.pointerType === "mouse" || e.pointerType === "pen") on.hover(at);
      return;
    }
    if (!dragging && start && Math.hypot(at.x - start.x, at.y - start.y) > SLACK) drag(e);
    if (!dragging) return;
    const before = spread();
    down.set(e.pointerId, at);
    const after = spread();
    if (before && after) {
      on.pan(after.x - before.x, after.y - before.y);
      on.zoom(after.d / before.d, after);
    } else on.pan(at.x - was.x, at.y - was.y);
  };
  const pointerup = (e: PointerEvent) => {
    const was = down.get(e.pointerId);
    down.delete(e.pointerId);
    if (!was || dragging || e.type === "pointercancel") return;
    const near = Math.hypot(was.x - lastTap.x, was.y - lastTap.y) < 30;
    if (near && e.timeStamp - lastTap.time < DOUBLE_TAP_MS) {
      lastTap.time = -1e9;
      on.doubleTap(was);
    } else lastTap = { time: e.timeStamp, ...was };
  };
  const click = (e: MouseEvent) => {
    if (!dragging) return;
    dragging = false;
    e.stopPropagation();
    e.preventDefault();
  };
  const wheel = (e: WheelEvent) => {
    e.preventDefault();
    const step = e.deltaMode === 1 ? e.deltaY * 16 : e.deltaY;
    // A touchpad's pinch arrives as a wheel with ctrl held, in small steps.
    on.zoom(Math.exp(-step * (e.ctrlKey ? 0.012 : 0.0018)), local(e));
  };
  const leave = () => on.hover(null);

  const listening = new AbortController();
  const { signal } = listening;
  node.addEventListener("pointerdown", pointerdown, { signal });
  node.addEventListener("pointermove", pointermove, { signal });
  node.addEventListener("pointerup", pointerup, { signal });
  node.addEventListener("pointercancel", pointerup, { signal });
  node.addEventListener("pointerleave", leave, { signal });
  node.addEventListener("click", click, { signal, capture: true });
  node.addEventListener("wheel", wheel, { signal, passive: false });
  return () => listening.abort();
}
