// What was done, in pieces that can be drawn: names as words, cards and pieces as icons.

import type { Bag, Card } from "../../protocol/index.js";
import type { Deed } from "../../state/since.js";
import { t } from "../../text/index.js";
import { isMap, type Words } from "./names.js";

type PieceIcon = "train" | "ticket" | "station" | "close";

/** A piece of a line. */
export type Part =
  | { kind: "text"; text: string }
  | { kind: "icon"; icon: PieceIcon; count?: number }
  /** Cards one by one; null for the back of one. */
  | { kind: "cards"; cards: readonly (Card | null)[] }
  | { kind: "bag"; bag: Bag };

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

function lengthOf({ file }: Words, track: string): number | undefined {
  return isMap(file) ? file.tracks.find((it) => it.id === track)?.length : undefined;
}
