// Draws a whole board onto a canvas, as a picture that needs nothing of the page any more. Loaded only when one is wanted.

import { mount, unmount } from "svelte";
import type { Coast } from "./coast.js";
import { type BoardGeometry, type Box, grown } from "./geometry.js";
import { type LabelWishes, LINE_HEIGHT, NO_WISHES } from "./labels.js";
import type { Land } from "./land.js";
import type { PlayerColor } from "./patterns.js";
import { divisionOf } from "./view.js";
import Vignette from "./Vignette.svelte";

export interface DrawnBoard {
  geometry: BoardGeometry;
  coast: Coast | null;
  land: Land | null;
  owners: Readonly<Record<string, PlayerColor>>;
  stations: Readonly<Record<string, PlayerColor>>;
  closed: readonly string[];
}

/** The size of the cities' names, in units of the map. */
const LETTERS = 13;
/** What the style sheets say of a shape; in a picture by itself it has to be said of each. */
const LOOKS = [
  "display",
  "fill",
  "fill-opacity",
  "opacity",
  "stroke",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "stroke-opacity",
  "stroke-width",
];
/** Of a group only this; everything else is inherited and said of what is in it. */
const GROUP_LOOKS = ["display", "opacity"];
/** How much heavier the frame is than on the screen, where the map is smaller. */
const HEAVIER = 2;
/** What of the ground the frame takes, in units of the map. */
const MARGIN = 6;

/** A text of the drawing, to be written once that is there. */
interface Written {
  text: string;
  at: DOMMatrix;
  font: string;
  spacing: string;
  color: string;
}

/** Draws the board into a part of the canvas; where their shapes differ, more of the ground is seen. */
export async function drawBoard(pen: CanvasRenderingContext2D, board: DrawnBoard, room: Box): Promise<void> {
  const { geometry } = board;
  const part = widened(grown(geometry.view, board.land ? MARGIN : 0), room.width / room.height);
  const scale = room.width / part.width;
  const wishes: LabelWishes = { ...NO_WISHES, houses: new Set(Object.keys(board.stations)) };
  const { markup, texts } = drawingOf(board, wishes, part, room);
  const picture = await loaded(markup);
  pen.drawImage(picture, room.x, room.y, room.width, room.height);
  pen.save();
  pen.beginPath();
  pen.rect(room.x, room.y, room.width, room.height);
  pen.clip();
  pen.translate(room.x - part.x * scale, room.y - part.y * scale);
  pen.scale(scale, scale);
  for (const it of texts) write(pen, it);
  nameCities(pen, geometry, wishes);
  pen.restore();
  if (board.land) frame(pen, room, divisionOf(scale) * HEAVIER);
}

/** The border of a printed map, as land/land.css has it: bars between two lines, divided like degrees. */
function frame(pen: CanvasRenderingContext2D, { x, y, width, height }: Box, step: number): void {
  const style = getComputedStyle(document.documentElement);
  const [paper, ink] = [style.getPropertyValue("--bl-margin"), style.getPropertyValue("--bl-drawn")];
  const line = (inset: number, color: string): void => {
    pen.strokeStyle = color;
    const edge = (inset + 0.5) * HEAVIER;
    pen.strokeRect(x + edge, y + edge, width - 2 * edge, height - 2 * edge);
  };
  pen.save();
  pen.lineWidth = HEAVIER;
  [paper, ink, paper, paper, ink].forEach((color, inset) => line(inset, color));
  pen.fillStyle = ink;
  const bar = 2 * HEAVIER;
  for (let at = step; at < width - step / 2; at += 2 * step)
    for (const edge of [y + bar, y + height - 2 * bar]) pen.fillRect(x + at, edge, Math.min(step, width - at), bar);
  for (let at = step; at < height - step / 2; at += 2 * step)
    for (const edge of [x + bar, x + width - 2 * bar]) pen.fillRect(edge, y + at, bar, Math.min(step, height - at));
  pen.restore();
}

function write(pen: CanvasRenderingContext2D, { text, at, font, spacing, color }: Written): void {
  pen.save();
  pen.transform(at.a, at.b, at.c, at.d, at.e, at.f);
  pen.font = font;
  pen.letterSpacing = spacing;
  pen.textAlign = "center";
  pen.fillStyle = color;
  pen.fillText(text, 0, 0);
  pen.restore();
}

/** The letters are drawn with the page's own fonts, which no picture within a picture could use. */
function nameCities(pen: CanvasRenderingContext2D, geometry: BoardGeometry, wishes: LabelWishes): void {
  const style = getComputedStyle(document.documentElement);
  const color = (name: string): string => style.getPropertyValue(name).trim();
  pen.font = `600 ${LETTERS}px ${color("--serif")}`;
  pen.lineJoin = "round";
  pen.lineWidth = LETTERS * 0.26;
  pen.strokeStyle = color("--bl-halo");
  pen.fillStyle = color("--ink");
  for (const { lines, anchor, x, y, size } of geometry.labels(LETTERS, wishes)) {
    pen.textAlign = anchor === "middle" ? "center" : anchor;
    lines.forEach((line, i) => {
      const at = y + i * size * LINE_HEIGHT;
      pen.strokeText(line, x, at);
      pen.fillText(line, x, at);
    });
  }
}

/** A box of this shape around another. */
function widened({ x, y, width, height }: Box, shape: number): Box {
  const wide = Math.max(width, height * shape);
  const high = wide / shape;
  return { x: x - (wide - width) / 2, y: y - (high - height) / 2, width: wide, height: high };
}

/** The drawing without its letters, as a file of its own; and the letters of its plate. */
function drawingOf(
  board: DrawnBoard,
  wishes: LabelWishes,
  part: Box,
  { width, height }: Box,
): { markup: string; texts: Written[] } {
  const desk = document.createElement("div");
  // Out of sight, but there: what is not laid out has no looks.
  Object.assign(desk.style, { position: "fixed", left: "-9999px", top: "0", width: "600px", height: "400px" });
  desk.setAttribute("aria-hidden", "true");
  document.body.append(desk);
  const drawing = mount(Vignette, { target: desk, props: { ...board, part, scenery: { size: LETTERS, wishes } } });
  try {
    const svg = desk.querySelector("svg");
    if (!svg) throw new Error("a board without a drawing");
    // What would come gently is there at once.
    for (const it of svg.getAnimations({ subtree: true })) it.finish();
    const copy = svg.cloneNode(true) as SVGSVGElement;
    const shapes = [...svg.querySelectorAll("*")];
    [...copy.querySelectorAll("*")].forEach((it, i) => {
      const shape = shapes[i];
      if (shape) dress(it, shape);
    });
    for (const it of copy.querySelectorAll("text")) it.remove();
    copy.setAttribute("width", String(Math.round(width)));
    copy.setAttribute("height", String(Math.round(height)));
    return {
      markup: new XMLSerializer().serializeToString(copy),
      texts: [...svg.querySelectorAll("text")].map(writtenOf),
    };
  } finally {
    void unmount(drawing);
    desk.remove();
  }
}

function dress(copy: Element, shape: Element): void {
  const style = getComputedStyle(shape);
  for (const name of copy.tagName === "g" ? GROUP_LOOKS : LOOKS) copy.setAttribute(name, style.getPropertyValue(name));
  copy.removeAttribute("class");
}

/** What a text of the drawing says, where and how. */
function writtenOf(shape: SVGTextElement): Written {
  const style = getComputedStyle(shape);
  const text = shape.textContent ?? "";
  let at = new DOMMatrix().translate(Number(shape.getAttribute("x")), Number(shape.getAttribute("y")));
  for (let group = shape.parentElement; group instanceof SVGGElement; group = group.parentElement) {
    const own = group.transform.baseVal.consolidate();
    if (own) at = DOMMatrix.fromMatrix(own.matrix).multiply(at);
  }
  return {
    text: style.textTransform === "uppercase" ? text.toUpperCase() : text,
    at,
    font: `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`,
    spacing: style.letterSpacing === "normal" ? "0px" : style.letterSpacing,
    color: style.fill,
  };
}

async function loaded(markup: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(markup)}`;
  await picture.decode();
  return picture;
}
