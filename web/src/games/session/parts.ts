// What was done, in pieces that can be drawn: names as words, cards and pieces as icons.

import type { Bag, Card, Event } from "../../protocol/index.js";
import type { Deed } from "../../state/since.js";
import { t } from "../../text/index.js";
import { isMap, type Words } from "./names.js";

type PieceIcon = "train" | "ticket" | "station" | "pile" | "close";

/** A piece of a line. */
export type Part =
  | { kind: "text"; text: string }
  | { kind: "icon"; icon: PieceIcon; count?: number }
  /** Cards one by one; null for the back of one. */
  | { kind: "cards"; cards: readonly (Card | null)[] }
  | { kind: "bag"; bag: Bag }
  | { kind: "points"; count: number };

const text = (it: string): Part => ({ kind: "text", text: it });
const icon = (name: PieceIcon, count?: number): Part => ({
  kind: "icon",
  icon: name,
  ...(count === undefined ? {} : { count }),
});
const bag = (it: Bag): Part => ({ kind: "bag", bag: it });

/** A deed for the strip: short, since what it earned and cost stands in the log. */
export function deedParts(deed: Deed, words: Words, name: (place: number) => string): Part[] {
  switch (deed.kind) {
    case "cards":
      return [{ kind: "cards", cards: deed.cards }];
    case "tickets":
      return [icon("ticket", deed.count ?? undefined)];
    case "track":
      return [text(words.join(deed.track)), icon("train", lengthOf(words, deed.track))];
    case "station":
      return [icon("station"), text(words.city(deed.city))];
    case "tunnel_left":
      return [icon("close"), text(words.join(deed.track))];
    case "played":
      return [
        bag(deed.cards),
        ...deed.robbed.flatMap(({ player, cards }) => [icon("close"), text(name(player)), bag(cards)]),
      ];
    case "completed":
      return [icon("ticket", deed.tickets.length)];
    case "passed":
      return [text(t("dock-pass"))];
  }
}

/** An event for the log; nothing where only a sentence says it. */
export function eventParts(
  event: Event,
  words: Words,
  name: (place: number) => string,
  turned: readonly Card[],
): Part[] | null {
  switch (event.type) {
    case "card_drawn":
      return [{ kind: "cards", cards: [event.card ?? null] }];
    case "tickets_kept":
      if (!event.tickets || event.tickets.length === 0) return [icon("ticket", event.count ?? undefined)];
      return event.tickets.flatMap((id) => [icon("ticket"), text(words.join(id))]);
    case "tunnel_laid":
      return [text(words.join(event.track)), bag(event.cards)];
    case "tunnel_costs":
      return [{ kind: "cards", cards: turned }, text(`+${event.extra}`)];
    case "tunnel_left":
      return [icon("close"), text(words.join(event.track))];
    case "track_claimed":
      return [icon("train"), text(words.join(event.track)), bag(event.cards), { kind: "points", count: event.points }];
    case "station_built":
      return [icon("station"), text(words.city(event.city)), bag(event.cards)];
    case "pile_grew":
      return [icon("pile"), bag(event.cards)];
    case "cards_played":
      return [bag(event.cards)];
    case "robbed":
      return [icon("close"), text(name(event.player)), bag(event.cards)];
    case "tickets_completed":
      if (event.tickets.length === 0) return [icon("ticket", 0)];
      return event.tickets.flatMap((id) => [icon("ticket"), text(words.join(id))]);
    default:
      return null;
  }
}

function lengthOf({ file }: Words, track: string): number | undefined {
  return isMap(file) ? file.tracks.find((it) => it.id === track)?.length : undefined;
}
