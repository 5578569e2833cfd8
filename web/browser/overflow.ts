// Measures whether what the page says fits: nothing cut off, nothing out of its box or off the screen, nothing on top of another.

import type { Page } from "@playwright/test";
import { settled } from "./axe.js";

/** What does not fit in what is seen of the page now, each said in a line. */
export async function misfits(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  await settled(page);
  return page.evaluate(measure, page.viewportSize()?.width ?? 0);
}

/** Runs in the page, so it has everything it needs inside. */
function measure(width: number): string[] {
  interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }
  interface Seen {
    element: Element;
    /** What can be seen of it. */
    box: Box;
  }
  /** Less than what anybody sees. */
  const SLACK = 1.5;
  const CONTROLS = "a[href], button, input, select, textarea, summary, [role=tab]";
  const found = new Set<string>();

  const short = (words: string): string => (words.length > 60 ? `${words.slice(0, 57)}…` : words);
  const called = (it: Element): string => {
    const classes = [...it.classList].filter((name) => !name.startsWith("svelte-")).map((name) => `.${name}`);
    return it.tagName.toLowerCase() + classes.join("");
  };
  const said = (it: Element): string =>
    short((it.textContent ?? "").trim().replace(/\s+/g, " ") || (it.getAttribute("aria-label") ?? ""));
  const note = (it: Element, what: string): void => void found.add(`“${said(it)}” (${called(it)}) ${what}`);

  const common = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const isThere = ({ left, top, right, bottom }: Box): boolean => right - left > 2 && bottom - top > 4;
  const beside = (a: Box, b: Box): boolean => a.left < b.left - SLACK || a.right > b.right + SLACK;
  const above = (a: Box, b: Box): boolean => a.top < b.top - SLACK || a.bottom > b.bottom + SLACK;

  /** Letters are lower than the line a font makes room for. */
  const letters = ({ left, top, right, bottom }: Box): Box => {
    const rim = (bottom - top) * 0.2;
    return { left, right, top: top + rim, bottom: bottom - rim };
  };
  /** The box of an element within its edge; without its padding where it should not be written on. */
  const inside = (it: Element, style: CSSStyleDeclaration, padded: boolean): Box => {
    const { left, top, right, bottom } = it.getBoundingClientRect();
    const rim = (side: string): number =>
      parseFloat(style.getPropertyValue(`border-${side}-width`)) +
      (padded ? parseFloat(style.getPropertyValue(`padding-${side}`)) : 0);
    return {
      left: left + rim("left"),
      right: right - rim("right"),
      top: top + rim("top"),
      bottom: bottom - rim("bottom"),
    };
  };
  const isDrawn = (style: CSSStyleDeclaration): boolean => {
    const seen = (color: string): boolean => color !== "transparent" && !color.endsWith(", 0)");
    const edged = ["left", "right"].every((side) => parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0);
    return seen(style.backgroundColor) || (edged && seen(style.borderLeftColor));
  };
  const floats = (style: CSSStyleDeclaration): boolean => style.position === "absolute" || style.position === "fixed";
  const isHidden = (it: Element): boolean => {
    if (!it.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return true;
    for (let at: Element | null = it; at; at = at.parentElement)
      if (getComputedStyle(at).clipPath.startsWith("inset(50%")) return true;
    return false;
  };

  /** What is seen of something through all that holds it; what cuts it without being there to be scrolled is noted. */
  function visible(from: Element, whole: Box, judge: boolean): Box {
    let box = whole;
    const open = { x: true, y: true };
    let held = true;
    for (let at: Element | null = from; at && at !== document.documentElement; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.display === "contents" || at instanceof SVGElement !== from instanceof SVGElement) continue;
      const room = inside(at, style, false);
      const cuts = style.display !== "inline";
      const scrolls = { x: /auto|scroll/.test(style.overflowX), y: /auto|scroll/.test(style.overflowY) };
      if (judge && open.x && beside(box, room)) {
        if (cuts && scrolls.x) note(from, `has to be scrolled sideways in ${called(at)}`);
        else if (cuts && style.overflowX !== "visible") note(from, `is cut off at the side by ${called(at)}`);
        else if (held && isDrawn(style)) note(from, `sticks out at the side of ${called(at)}`);
      }
      if (judge && open.x && held && at.matches("button, .button") && beside(box, inside(at, style, true)))
        note(from, `has no room in ${called(at)}`);
      if (judge && open.y && above(letters(box), room)) {
        if (cuts && !scrolls.y && style.overflowY !== "visible")
          note(from, `is cut off by the height of ${called(at)}`);
        else if (!(cuts && scrolls.y) && held && isDrawn(style)) note(from, `is higher than ${called(at)}`);
      }
      if (cuts && style.overflowX !== "visible")
        box = { ...box, left: Math.max(box.left, room.left), right: Math.min(box.right, room.right) };
      if (cuts && style.overflowY !== "visible")
        box = { ...box, top: Math.max(box.top, room.top), bottom: Math.min(box.bottom, room.bottom) };
      open.x &&= !(cuts && scrolls.x);
      open.y &&= !(cuts && scrolls.y);
      // What was laid over something may stand out of it.
      held &&= !floats(style);
    }
    if (judge && (box.right > width + SLACK || box.left < -SLACK)) note(from, "is off the screen");
    return box;
  }

  /** The texts that are seen, line by line. */
  function lines(): Seen[] {
    const all: Seen[] = [];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const element = node.parentElement;
      // A map is drawn, and moved by hand; what is in a list of choices is measured with the list.
      if (
        !element ||
        !node.textContent?.trim() ||
        element.closest("script, noscript, option, svg") ||
        isHidden(element)
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        if (rect.width < 1) continue;
        const box = letters(visible(element, rect, true));
        if (isThere(box)) all.push({ element, box });
      }
      const { display, overflowX } = getComputedStyle(element);
      if (display !== "inline" && overflowX !== "visible" && element.scrollWidth > element.clientWidth + SLACK)
        note(element, "is cut short");
    }
    return all;
  }

  function controls(): Seen[] {
    return [...document.querySelectorAll(CONTROLS)]
      .filter((it) => !isHidden(it))
      .flatMap((element) =>
        [...element.getClientRects()].map((rect) => ({ element, box: visible(element, rect, false) })),
      )
      .filter(({ box }) => isThere(box));
  }

  /** What something was laid on together with, over other things. */
  function layer(it: Element): Element | null {
    for (let at: Element | null = it; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      if ((floats(style) || style.position === "sticky") && isDrawn(style)) return at;
    }
    return null;
  }

  function overlaps(texts: readonly Seen[]): void {
    const pressed = controls();
    texts.forEach((one, i) => {
      for (const other of texts.slice(i + 1)) {
        if (isThere(common(one.box, other.box)) && layer(one.element) === layer(other.element))
          note(one.element, `is written over “${said(other.element)}”`);
      }
      for (const other of pressed) {
        if (other.element.contains(one.element) || !isThere(common(one.box, other.box))) continue;
        if (layer(one.element) === layer(other.element))
          note(one.element, `is written over ${called(other.element)} “${said(other.element)}”`);
      }
    });
  }

  /** The longest of some choices, and what a field says while it is empty, have room as well. */
  function fields(): void {
    for (const it of document.querySelectorAll("select")) {
      if (isHidden(it)) continue;
      const free = it.cloneNode(true) as HTMLSelectElement;
      free.style.width = free.style.maxWidth = "max-content";
      free.style.minWidth = "0";
      it.after(free);
      const lacks = free.offsetWidth - it.offsetWidth;
      free.remove();
      if (lacks > SLACK) note(it, `needs ${lacks} pixels more for its longest choice`);
    }
    for (const it of document.querySelectorAll("input")) {
      if (isHidden(it) || it.placeholder === "") continue;
      const style = getComputedStyle(it);
      const pen = document.createElement("canvas").getContext("2d");
      if (!pen) continue;
      pen.font = style.font;
      const { left, right } = inside(it, style, true);
      if (pen.measureText(it.placeholder).width > right - left + SLACK)
        found.add(`“${it.placeholder}” (${called(it)}) is cut short`);
    }
  }

  if (document.documentElement.scrollWidth > width)
    found.add(`the page is ${document.documentElement.scrollWidth} pixels wide`);
  overlaps(lines());
  fields();
  return [...found];
}
