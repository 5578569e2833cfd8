// A moment of a game that is over as one player knew it, or with everything open.

import type { Card, Event, Heard, PositionDoc, TableView } from "../../protocol/index.js";
import { CARDS, size } from "../../state/bags.js";

/** Whose side is shown: a player's, or all at once. Null where only the viewer's own view is available. */
export type Side = number | "all" | null;

/** The view from a side, filled in from the whole position. With all open the player to move has the dock. */
export function viewFrom(view: TableView, position: PositionDoc, side: Side): TableView {
  const { game } = view;
  if (!game || side === null) return view;
  const players = game.players.map((player, i) => {
    const whole = position.players[i];
    const { hand: _hand, kept: _kept, offer: _offer, pile_cards: pile, ...known } = player;
    if (!whole || !sees(side, i)) return known;
    const hand = whole.hand ?? {};
    const cards = side === "all" ? whole.pile : pile;
    return {
      ...known,
      hand,
      cards: size(hand),
      kept: whole.tickets ?? [],
      ...(whole.offer ? { offer: whole.offer } : {}),
      ...(cards ? { pile_cards: cards } : {}),
    };
  });
  return { ...view, place: side === "all" ? game.to_move : side, game: { ...game, players } };
}

/** What was heard of a step, from a side: what only others knew is left out, what they drew and kept is filled in. */
export function heardFrom(heard: Heard, before: PositionDoc | null, after: PositionDoc | null, side: Side): Heard {
  if (side === null || (heard.type !== "started" && heard.type !== "acted")) return heard;
  const events = heard.events.map((event): Event => {
    if (!("player" in event)) return event;
    const [had, has] = sees(side, event.player) ? [before?.players[event.player], after?.players[event.player]] : [];
    switch (event.type) {
      case "card_drawn": {
        if (event.from === "row") return event;
        const more = (card: Card): boolean => (has?.hand?.[card] ?? 0) > (had?.hand?.[card] ?? 0);
        return { ...event, card: had && has ? (CARDS.find(more) ?? null) : null };
      }
      case "tickets_kept":
        return {
          ...event,
          tickets: had && has ? (has.tickets ?? []).filter((id) => !had.tickets?.includes(id)) : null,
        };
      default:
        return event;
    }
  });
  return { ...heard, events };
}

const sees = (side: Side, player: number): boolean => side === "all" || side === player;
