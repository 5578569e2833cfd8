// The viewer's tickets in the order in which they are shown: open ones first, the dearest before.

import type { GameFile, GameView } from "../../protocol/index.js";
import { type Standing, standing } from "../board/ways.js";
import { isMap } from "../session/names.js";

export interface OwnTicket {
  id: string;
  /** How it stands on a map. */
  stands: Standing | null;
  points: number;
  /** Completed, in the Card Game. */
  done: boolean;
}

const ORDER = { possible: 0, done: 1, impossible: 2 };

export function ownTickets(file: GameFile, game: GameView | null, place: number | null): OwnTicket[] {
  const own = place === null ? undefined : game?.players[place];
  if (!game || place === null || !own) return [];
  const kept = (own.kept ?? []).map((id): OwnTicket => {
    const ticket = file.tickets.find((it) => it.id === id);
    const stands = ticket && isMap(file) ? standing(file, game, place, ticket.a, ticket.b) : null;
    return { id, stands, points: ticket?.points ?? 0, done: false };
  });
  const completed = (own.completed ?? []).map((id): OwnTicket => {
    return { id, stands: null, points: file.tickets.find((it) => it.id === id)?.points ?? 0, done: true };
  });
  const rank = ({ stands }: OwnTicket): number => (stands ? ORDER[stands.state] : 0);
  return [...kept.sort((x, y) => rank(x) - rank(y) || y.points - x.points), ...completed];
}
