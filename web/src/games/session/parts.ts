// What was done, in pieces that can be drawn: names as words, cards and pieces as icons, each with a name of its own.

import type { Bag, Card, Event, Kind } from "../../protocol/index.js";
import type { Deed } from "../../state/since.js";
import type { Happening, Turn } from "../../state/turns.js";
import { list, t } from "../../text/index.js";
import { sentences, told } from "./log.js";
import { isMap, type Words } from "./names.js";
import { costing } from "./now.js";

type PieceIcon = "cards" | "train" | "tunnel" | "ticket" | "station" | "pile" | "close";

/** One card; null for one that only its player has seen. */
export interface Chip {
  card: Card | null;
  /** Whether it came from the deck, or makes a tunnel more expensive. */
  how?: "blind" | "costs";
}

/** A piece of a line. */
export type Part =
  | { kind: "text"; text: string }
  /** A player: mark and name. */
  | { kind: "player"; place: number; name: string }
  /** What is done, as a drawing; `label` is what it stands for. */
  | { kind: "icon"; icon: PieceIcon; label: string }
  /** How many, or what it earned. */
  | { kind: "number"; text: string; label: string; isGain?: boolean }
  | { kind: "cards"; cards: readonly Chip[] }
  | { kind: "bag"; bag: Bag };

const text = (it: string): Part => ({ kind: "text", text: it });
const icon = (name: PieceIcon, label: string): Part => ({ kind: "icon", icon: name, label });
const bag = (it: Bag): Part => ({ kind: "bag", bag: it });
const tickets = (count: number): Part => ({ kind: "number", text: `${count}`, label: t("count-tickets", { count }) });
const gain = (points: number): Part => ({
  kind: "number",
  text: `+${points}`,
  label: t("points", { count: points }),
  isGain: true,
});

type Name = (place: number) => string;

/** A deed for the strip: short, since what it earned and cost stands in the log. */
export function deedParts(deed: Deed, words: Words, name: Name): Part[] {
  switch (deed.kind) {
    case "cards":
      return [{ kind: "cards", cards: deed.cards.map((card): Chip => ({ card })) }];
    case "tickets":
      return [icon("ticket", t("log-icon-tickets")), ...(deed.count === null ? [] : [tickets(deed.count)])];
    case "track":
      return [text(words.join(deed.track)), icon("train", t("log-icon-track")), ...lengthOf(words, deed.track)];
    case "station":
      return [icon("station", t("log-icon-station")), text(words.city(deed.city))];
    case "tunnel_left":
      return [icon("close", t("log-icon-left")), text(words.join(deed.track))];
    case "played":
      return [
        bag(deed.cards),
        ...deed.robbed.flatMap(({ player, cards }) => [
          icon("close", t("log-icon-robbed")),
          text(name(player)),
          bag(cards),
        ]),
      ];
    case "completed":
      return [icon("ticket", t("log-icon-completed")), tickets(deed.tickets.length)];
    case "passed":
      return [text(t("dock-pass"))];
  }
}

function lengthOf({ file }: Words, track: string): Part[] {
  const length = isMap(file) ? file.tracks.find((it) => it.id === track)?.length : undefined;
  if (length === undefined) return [];
  return [{ kind: "number", text: `${length}`, label: t("count-trains", { count: length }) }];
}

/** A line of the log: in parts, or a sentence where no drawing says it better. */
export interface TurnLine {
  key: string;
  parts: readonly Part[];
  /** Whose mark stands before it. */
  place?: number | null;
  /** Whether it is about the game as a whole. */
  loud?: boolean;
  /** The kind of the player it is about, where that is news. */
  kind?: Kind | undefined;
}

/** What players are called: in sentences, and where their name stands alone. */
export interface Called {
  names: readonly string[];
  /** The viewer's seat, if they have one of their own: nobody needs to read their own name there. */
  you: number | null;
}

export function calledAlone({ names, you }: Called, place: number): string {
  return place === you ? t("log-you") : (names[place] ?? "");
}

/** The lines of one turn. What somebody draws in it stands in one of them. */
export function turnLines({ happenings, place }: Turn, words: Words | null, called: Called): TurnLine[] {
  const name = (at: number): string => called.names[at] ?? "";
  const lines: TurnLine[] = [];
  const drawn: Chip[] = [];
  for (const happening of happenings) {
    const { entry, event, key } = happening;
    if (event?.type === "card_drawn") {
      drawn.push(
        event.from === "deck" && event.card ? { card: event.card, how: "blind" } : { card: event.card ?? null },
      );
      if (drawn.length === 1)
        lines.push({ key, parts: [icon("cards", t("log-icon-cards")), { kind: "cards", cards: drawn }] });
    } else if (event && words && isDrawn(event)) {
      lines.push({ key, parts: eventParts(event, happening, words, (at) => calledAlone(called, at)) });
    } else {
      const said = !event ? sentences(entry, name, words) : words ? told([event], name, words) : [];
      for (const { text: line, ...how } of said)
        lines.push({ ...how, key, place: place === null && !event ? how.place : null, parts: [text(line)] });
    }
  }
  return lines;
}

/** What stands in the log as a drawing. */
type Drawn = Extract<Event, { type: (typeof DRAWN)[number] }>;
const DRAWN = [
  "tickets_kept",
  "tunnel_laid",
  "tunnel_costs",
  "tunnel_left",
  "track_claimed",
  "station_built",
  "pile_grew",
  "cards_played",
  "robbed",
  "tickets_completed",
  "passed",
] as const;
const isDrawn = (event: Event): event is Drawn => (DRAWN as readonly string[]).includes(event.type);

/** What one event looks like. */
function eventParts(event: Drawn, happening: Happening, words: Words, name: Name): Part[] {
  switch (event.type) {
    case "tickets_kept": {
      const who: Part[] = event.opening ? [{ kind: "player", place: event.player, name: name(event.player) }] : [];
      return [...who, icon("ticket", t("log-icon-tickets")), ...these(event.tickets, event.count, words)];
    }
    case "tunnel_laid":
      return [icon("tunnel", t("log-icon-tunnel")), text(words.join(event.track)), bag(event.cards)];
    case "tunnel_costs":
      return [
        icon("cards", t("log-icon-turned")),
        { kind: "cards", cards: turnedOver(happening) },
        { kind: "number", text: `+${event.extra}`, label: t("log-tunnel-costs", { count: event.extra }) },
      ];
    case "tunnel_left":
      return [icon("close", t("log-icon-left")), text(words.join(event.track))];
    case "track_claimed":
      return [icon("train", t("log-icon-track")), text(words.join(event.track)), bag(event.cards), gain(event.points)];
    case "station_built":
      return [icon("station", t("log-icon-station")), text(words.city(event.city)), bag(event.cards)];
    case "pile_grew":
      return [icon("pile", t("log-icon-pile")), bag(event.cards)];
    case "cards_played":
      return [icon("cards", t("log-icon-played")), bag(event.cards)];
    case "robbed":
      return [
        icon("close", t("log-icon-robbed")),
        { kind: "player", place: event.player, name: name(event.player) },
        bag(event.cards),
      ];
    case "tickets_completed":
      return [icon("ticket", t("log-icon-completed")), ...these(event.tickets, event.tickets.length, words)];
    case "passed":
      return [text(t("dock-pass"))];
  }
}

/** Tickets by name where they are known, otherwise how many. */
function these(ids: readonly string[] | null | undefined, count: number | null | undefined, words: Words): Part[] {
  if (ids && ids.length > 0) return [text(list(ids.map((id) => words.join(id))))];
  return typeof count === "number" ? [tickets(count)] : [];
}

/** The cards turned over for a tunnel, and which of them make it more expensive. */
function turnedOver({ entry }: Happening): Chip[] {
  const events = entry.type === "acted" ? entry.events : [];
  const turned = events.flatMap((it) => (it.type === "tunnel_turned" ? [it.card] : []));
  const [laid] = events.flatMap((it) => (it.type === "tunnel_laid" ? [it] : []));
  if (!laid) return turned.map((card) => ({ card }));
  const costs = costing({ type: "tunnel", track: laid.track, laid: laid.cards, turned });
  return turned.map((card, i): Chip => (costs[i] ? { card, how: "costs" } : { card }));
}
