// Draws a whole board onto a canvas, as a picture that needs nothing of the page any more. Loaded only when one is wanted.

import { mount, unmount } from "svelte";
import type { Coast } from "./coast.js";
import type { BoardGeometry, Box } from "./geometry.js";
import { LINE_HEIGHT } from "./labels.js";
import type { Land } from "./land.js";
import type { PlayerColor } from "./patterns.js";
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

/** Draws the board into a part of the canvas; where their shapes differ, more of the ground is seen. */
export async function drawBoard(pen: CanvasRenderingContext2D, board: DrawnBoard, room: Box): Promise<void> {
  const { geometry } = board;
  const part = widened(geometry.view, room.width / room.height);
  const scale = room.width / part.width;
  const picture = await loaded(markupOf(board, part, room));
  pen.drawImage(picture, room.x, room.y, room.width, room.height);
  pen.save();
  pen.beginPath();
  pen.rect(room.x, room.y, room.width, room.height);
  pen.clip();
  pen.translate(room.x - part.x * scale, room.y - part.y * scale);
  pen.scale(scale, scale);
  nameCities(pen, geometry);
  pen.restore();
}

/** The letters are drawn with the page's own fonts, which no picture within a picture could use. */
function nameCities(pen: CanvasRenderingContext2D, geometry: BoardGeometry): void {
  const style = getComputedStyle(document.documentElement);
  const color = (name: string): string => style.getPropertyValue(name).trim();
  pen.font = `600 ${LETTERS}px ${color("--serif")}`;
  pen.lineJoin = "round";
  pen.lineWidth = LETTERS * 0.26;
  pen.strokeStyle = color("--bl-halo");
  pen.fillStyle = color("--ink");
  for (const { lines, anchor, x, y, size } of geometry.labels(LETTERS)) {
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

/** The drawing without its letters, as a file of its own. */
function markupOf(board: DrawnBoard, part: Box, { width, height }: Box): string {
  const desk = document.createElement("div");
  // Out of sight, but there: what is not laid out has no looks.
  Object.assign(desk.style, { position: "fixed", left: "-9999px", top: "0", width: "600px", height: "400px" });
  desk.setAttribute("aria-hidden", "true");
  document.body.append(desk);
  const drawing = mount(Vignette, { target: desk, props: { ...board, part } });
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
    copy.setAttribute("width", String(Math.round(width)));
    copy.setAttribute("height", String(Math.round(height)));
    return new XMLSerializer().serializeToString(copy);
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

async function loaded(markup: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(markup)}`;
  await picture.decode();
  return picture;
}
