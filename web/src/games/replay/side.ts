// A moment of a game that is over, with what one player knew of it.

import { size } from "../../cards/bags.js";
import type { PositionDoc, TableView } from "../../protocol/index.js";

/** The view from a player's side, filled in from the whole position. */
export function openSide(view: TableView, position: PositionDoc, side: number | null): TableView {
  const { game } = view;
  if (!game || side === null) return view;
  const players = game.players.map((player, i) => {
    const whole = position.players[i];
    if (i !== side || !whole) {
      const { hand: _hand, kept: _kept, offer: _offer, ...known } = player;
      return known;
    }
    const hand = whole.hand ?? {};
    return {
      ...player,
      hand,
      cards: size(hand),
      kept: whole.tickets ?? [],
      ...(whole.offer ? { offer: whole.offer } : {}),
    };
  });
  return { ...view, place: side, game: { ...game, players } };
}
