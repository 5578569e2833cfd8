// The result as a picture to keep or to share: the board or the tickets, and everybody on their step. Loaded only when wanted.

import { layOut, loadCoast, loadLand, patternPath, PATTERNS, type PlayerColor } from "../../board/index.js";
import { drawBoard } from "../../board/picture.js";
import type { MapDoc, TableView } from "../../protocol/index.js";
import { day, gameName, t } from "../../text/index.js";
import { closedTracks } from "../board/ways.js";
import { isMap } from "../session/names.js";
import type { GameSession } from "../session/session.svelte.js";
import { ranked, signed, wonBy } from "./points.js";

const WIDTH = 1600;
const RIM = 40;
const HEAD = 138;
const FOOT = 250;
/** The lowest and the highest a map may be, whatever its shape. */
const MAP = { least: 620, most: 1160 };
/** The height of a player's row in the Card Game. */
const ROW = 148;
/** How high the steps are, from the first place on. */
const STEPS = [118, 92, 70, 52, 38];

/** The result as a PNG file. */
export async function pictureOf(session: GameSession): Promise<Blob> {
  const { file } = session;
  const places = session.view.result?.players.length ?? 0;
  const geometry = isMap(file) ? layOut(file) : null;
  const shape = geometry ? geometry.view.height / geometry.view.width : 0;
  const middle = geometry
    ? Math.round(Math.min(MAP.most, Math.max(MAP.least, (WIDTH - 2 * RIM) * shape)))
    : places * (ROW + 14);
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEAD + middle + FOOT;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("this browser draws no pictures");
  const pen = new Pen(context);
  await pen.ready(session);

  pen.box(0, 0, WIDTH, canvas.height, "--cloth");
  drawHead(pen, session);
  if (isMap(file)) await drawMap(pen, session, file, middle);
  else drawTickets(pen, session);
  drawSteps(pen, session, HEAD + middle);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("this browser writes no pictures"))), "image/png"),
  );
}

function drawHead(pen: Pen, { view, state }: GameSession): void {
  pen.write(wonBy(view), RIM, 90, 62, { color: "--brass-on-cloth", most: WIDTH - 640 });
  pen.write(`${t("name")} · ${titleOf(view)}`, WIDTH - RIM, 66, 32, { align: "right", most: 560 });
  // The day of the last move, not that of the picture.
  const over = day(state.heard.findLast((it) => it.type === "acted")?.at ?? Date.now());
  pen.write(over, WIDTH - RIM, 104, 24, { align: "right", font: "--sans", color: "--cloth-soft", weight: 400 });
}

async function drawMap(pen: Pen, session: GameSession, map: MapDoc, height: number): Promise<void> {
  const players = session.game?.players ?? [];
  const colorsOf = (what: "tracks" | "stations"): Record<string, PlayerColor> =>
    Object.fromEntries(players.flatMap((it, i) => (it[what] ?? []).map((id) => [id, colorOf(session, i)])));
  const geometry = layOut(map);
  const coast = await loadCoast(map.id, geometry);
  const room = { x: RIM, y: HEAD, width: WIDTH - 2 * RIM, height };
  const board = {
    geometry,
    coast,
    land: await loadLand(map.id, titleOf(session.view), geometry, coast),
    owners: colorsOf("tracks"),
    stations: colorsOf("stations"),
    closed: session.game ? [...closedTracks(map, session.game)] : [],
  };
  await drawBoard(pen.context, board, room);
  pen.edge(room.x, room.y, room.width, room.height, "--brass-on-cloth");
}

/** The Card Game has no map: everybody's completed tickets instead. */
function drawTickets(pen: Pen, session: GameSession): void {
  ranked(session.view.result).forEach(({ place }, i) => {
    const count = session.view.result?.players[place];
    if (!count) return;
    const y = HEAD + i * (ROW + 14);
    pen.box(RIM, y, WIDTH - 2 * RIM, ROW, "--cloth-deep");
    pen.coat(colorOf(session, place), RIM, y, 18, ROW);
    pen.write(session.name(place), RIM + 44, y + 46, 34, { most: 520 });
    const sums = [
      `${t("end-tickets")} ${signed(count.ticket_points)}`,
      `${t("end-cities")} ${signed(count.big_city_points)}`,
    ];
    pen.write(sums.join("   ·   "), WIDTH - RIM - 28, y + 46, 26, { align: "right", font: "--sans", weight: 550 });
    const done = count.tickets_completed.map((id) => session.words.join(id)).join(",  ");
    pen.lines(done, RIM + 44, y + 88, 22, { most: WIDTH - 2 * RIM - 76, rows: 2, color: "--cloth-soft" });
  });
}

/** Everybody on a step, the winner on the highest. */
function drawSteps(pen: Pen, session: GameSession, top: number): void {
  const order = ranked(session.view.result);
  const gap = 16;
  const width = (WIDTH - 2 * RIM - gap * (order.length - 1)) / Math.max(1, order.length);
  const floor = top + FOOT - 20;
  order.forEach(({ place, rank }, i) => {
    const x = RIM + i * (width + gap);
    const height = STEPS[Math.min(rank, STEPS.length) - 1] ?? 38;
    const y = floor - height;
    pen.coat(colorOf(session, place), x, y, width, height);
    const isFirst = rank === 1;
    const color = isFirst ? "--brass-on-cloth" : "--cloth-ink";
    pen.write(session.name(place), x + 4, y - 18, isFirst ? 36 : 30, { color, most: width - 110 });
    const points = signed(session.view.result?.players[place]?.total);
    pen.write(points, x + width - 4, y - 18, isFirst ? 44 : 34, { align: "right", color, font: "--sans", weight: 650 });
    pen.plate(String(rank), x + width / 2, y + height / 2);
  });
}

const titleOf = ({ settings }: TableView): string => settings.map?.name ?? gameName(settings.game);
const colorOf = ({ view }: GameSession, place: number): PlayerColor => view.places[place]?.color ?? "blue";

interface Hand {
  align?: CanvasTextAlign;
  color?: string;
  font?: "--serif" | "--sans";
  weight?: number;
  /** The most it may take of the width. */
  most?: number;
}

/** A canvas that knows the page's colours and typefaces. */
class Pen {
  readonly context: CanvasRenderingContext2D;
  readonly #style = getComputedStyle(document.documentElement);

  constructor(context: CanvasRenderingContext2D) {
    this.context = context;
  }

  /** The letters it will need are fetched before it writes. */
  async ready({ view, file }: GameSession): Promise<void> {
    const cities = isMap(file) ? file.cities.map(({ name }) => name).join("") : "";
    const words = `${wonBy(view)} ${titleOf(view)} ${cities} 0123456789`;
    const wanted = ["600 20px --serif", "400 20px --serif", "400 20px --sans", "650 20px --sans"];
    // Those that stand in for ours may not be on this device.
    await Promise.allSettled(wanted.map((font) => document.fonts.load(this.#font(font), words)));
  }

  write(text: string, x: number, y: number, size: number, how: Hand = {}): void {
    const { align = "left", color = "--cloth-ink", font = "--serif", weight = 600, most } = how;
    const { context } = this;
    context.font = this.#font(`${weight} ${size}px ${font}`);
    context.textAlign = align;
    context.fillStyle = this.#value(color);
    context.fillText(text, x, y, most);
  }

  /** A text on several lines; what has no room is left out. */
  lines(text: string, x: number, y: number, size: number, how: Hand & { most: number; rows: number }): void {
    this.context.font = this.#font(`600 ${size}px --serif`);
    const rows: string[] = [""];
    for (const word of text.split(/(?<=,) +/)) {
      const longer = `${rows.at(-1) ?? ""} ${word}`.trim();
      if (this.context.measureText(longer).width <= how.most) rows[rows.length - 1] = longer;
      else rows.push(word);
    }
    const { rows: most, ...hand } = how;
    const shown = rows.slice(0, most).map((row, i) => (i === most - 1 && rows.length > most ? `${row} …` : row));
    shown.forEach((row, i) => this.write(row, x, y + i * size * 1.4, size, hand));
  }

  box(x: number, y: number, width: number, height: number, color: string): void {
    this.context.fillStyle = this.#value(color);
    this.context.fillRect(x, y, width, height);
  }

  edge(x: number, y: number, width: number, height: number, color: string): void {
    this.context.strokeStyle = this.#value(color);
    this.context.lineWidth = 3;
    this.context.strokeRect(x, y, width, height);
  }

  /** A player's colour and pattern. */
  coat(color: PlayerColor, x: number, y: number, width: number, height: number): void {
    const { context } = this;
    const pattern = PATTERNS[color];
    this.box(x, y, width, height, `--player-${color}`);
    context.save();
    context.beginPath();
    context.rect(x, y, width, height);
    context.clip();
    context.strokeStyle = color === "yellow" ? "rgb(70 48 0 / 0.4)" : "rgb(255 255 255 / 0.32)";
    context.lineCap = "round";
    context.lineWidth = pattern === "dots" ? 9 : 3;
    const row = 34;
    for (let at = y + row / 2; at < y + height + row; at += row)
      context.stroke(
        new Path2D(patternPath(pattern, width + row, row, (dx, dy) => ({ x: x + width / 2 + dx, y: at + dy }))),
      );
    context.restore();
    this.context.lineWidth = 2;
    this.context.strokeStyle = "rgb(0 0 0 / 0.45)";
    this.context.strokeRect(x, y, width, height);
  }

  /** A rank on brass. */
  plate(text: string, x: number, y: number): void {
    const { context } = this;
    context.beginPath();
    context.arc(x, y, 21, 0, 2 * Math.PI);
    context.fillStyle = this.#value("--raised");
    context.fill();
    context.lineWidth = 3;
    context.strokeStyle = this.#value("--brass");
    context.stroke();
    this.write(text, x, y + 9, 26, { align: "center", color: "--ink" });
  }

  #value(name: string): string {
    return this.#style.getPropertyValue(name).trim();
  }

  #font(font: string): string {
    return font.replace(/--\w+/, (name) => this.#value(name));
  }
}
