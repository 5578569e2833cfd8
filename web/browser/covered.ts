// Measures whether everything that can be pressed, every city that matters and the row are there to be seen: not cut, nothing over it.

import type { Page } from "@playwright/test";
import { settled } from "./axe.js";

/**
 * What is cut or covered in the visible part of the page, one line each. Only these cities are checked, and at least `row` cards
 * of the row have to be in sight.
 */
export async function covered(page: Page, cities: readonly string[] = [], row = 0): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  await settled(page);
  return page.evaluate(measure, { cities, row });
}

/** Runs in the page, so it has everything it needs inside. */
function measure({ cities, row }: { cities: readonly string[]; row: number }): string[] {
  interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }
  /** Less than what anybody sees. */
  const SLACK = 1.5;
  /** How far from its edge something is looked at, since corners are round. */
  const RIM = 4;
  const CONTROLS = "a[href], button, input, select, textarea, summary, [role=tab], label:has(input)";
  const found = new Set<string>();

  const called = (it: Element): string => {
    const words = (it.textContent ?? "").trim().replace(/\s+/g, " ") || (it.getAttribute("aria-label") ?? "");
    const classes = [...it.classList].filter((name) => !name.startsWith("svelte-")).map((name) => `.${name}`);
    return `${it.tagName.toLowerCase()}${classes.join("")} “${words.slice(0, 40)}”`;
  };
  const isHidden = (it: Element): boolean => {
    if (!it.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return true;
    for (let at: Element | null = it; at; at = at.parentElement)
      if (getComputedStyle(at).clipPath.startsWith("inset(50%")) return true;
    return false;
  };

  /** What is seen of something through all that holds it; what cuts it without being there to be scrolled is noted. */
  function visible(it: Element): Box {
    const { left, top, right, bottom } = it.getBoundingClientRect();
    const box = { left, top, right, bottom };
    const open = { x: true, y: true };
    for (let at = it.parentElement; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.display === "contents" || style.display === "inline") continue;
      const isPage = at === document.documentElement || at === document.body;
      const room = isPage
        ? { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
        : { left: 0, top: 0, right: 0, bottom: 0 };
      if (!isPage) {
        const { x, y } = at.getBoundingClientRect();
        room.left = x + at.clientLeft;
        room.top = y + at.clientTop;
        room.right = room.left + at.clientWidth;
        room.bottom = room.top + at.clientHeight;
      }
      if (isPage || style.overflowX !== "visible") {
        if (open.x && (box.left < room.left - SLACK || box.right > room.right + SLACK))
          if (isPage || !/auto|scroll/.test(style.overflowX) || at.scrollWidth <= at.clientWidth)
            found.add(`${called(it)} is cut at the side by ${called(at)}`);
        if (/auto|scroll/.test(style.overflowX)) open.x = false;
        box.left = Math.max(box.left, room.left);
        box.right = Math.min(box.right, room.right);
      }
      if (isPage || style.overflowY !== "visible") {
        const scrolls = isPage ? at.scrollHeight > innerHeight : /auto|scroll/.test(style.overflowY);
        if (open.y && !scrolls && (box.top < room.top - SLACK || box.bottom > room.bottom + SLACK))
          found.add(`${called(it)} is cut by the height of ${called(at)}`);
        if (scrolls) open.y = false;
        box.top = Math.max(box.top, room.top);
        box.bottom = Math.min(box.bottom, room.bottom);
      }
    }
    return box;
  }

  /** The middle of a box and its corners. */
  function points({ left, top, right, bottom }: Box, rim: number): [number, number][] {
    const x = [left + rim, right - rim] as const;
    const y = [top + rim, bottom - rim] as const;
    return [[(left + right) / 2, (top + bottom) / 2], ...x.flatMap((at) => y.map((to): [number, number] => [at, to]))];
  }

  for (const it of document.querySelectorAll(CONTROLS)) {
    if (isHidden(it)) continue;
    const box = visible(it);
    if (box.right - box.left < 3 * RIM || box.bottom - box.top < 3 * RIM) continue;
    for (const [x, y] of points(box, RIM)) {
      const hit = document.elementFromPoint(x, y);
      if (hit && !it.contains(hit) && !hit.contains(it)) found.add(`${called(it)} lies under ${called(hit)}`);
    }
  }
  const slots = [...document.querySelectorAll("[data-anchor^='slot-']")].filter((it) => !isHidden(it));
  if (slots.length !== row && row > 0) found.add(`the row has ${slots.length} of ${row} cards`);
  for (const it of slots) {
    const { width, height } = it.getBoundingClientRect();
    const box = visible(it);
    const isWhole = box.right - box.left > width - SLACK && box.bottom - box.top > height - SLACK;
    if (!isWhole) found.add(`${called(it)} of the row is not in sight`);
    for (const [x, y] of isWhole ? points(box, RIM) : []) {
      const hit = document.elementFromPoint(x, y);
      if (hit && !it.contains(hit) && !hit.contains(it))
        found.add(`${called(it)} of the row lies under ${called(hit)}`);
    }
  }
  const board = document.querySelector(".bl-board");
  for (const id of board ? cities : []) {
    const disc = board?.querySelector(`[data-city="${id}"] .disc`);
    if (!board || !disc) found.add(`${id} is not on the map`);
    else {
      const frame = board.getBoundingClientRect();
      const box = disc.getBoundingClientRect();
      for (const [x, y] of points(box, box.width / 5)) {
        const hit = document.elementFromPoint(x, y);
        if (x < frame.left || x > frame.right || y < frame.top || y > frame.bottom) found.add(`${id} is cut`);
        else if (!hit?.closest(".glass, .sheet")) found.add(`${id} lies under ${hit ? called(hit) : "nothing"}`);
      }
    }
  }
  return [...found];
}
