// What the tests play: not well, but towards the end of the game.

import type { Action, Card, GameFile, TableView } from "../src/protocol/index.js";
import { size } from "../src/state/bags.js";

/** An action that brings the end of the game closer. */
export function quick(view: TableView, file: GameFile): Action {
  const legal = view.legal;
  const length = new Map("tracks" in file ? file.tracks.map((track) => [track.id, track.length]) : []);
  const of = <T extends Action["type"]>(type: T): Extract<Action, { type: T }>[] =>
    legal.filter((it): it is Extract<Action, { type: T }> => it.type === type);

  const must = of("complete_tickets")[0] ?? of("pay_tunnel")[0] ?? of("leave_tunnel")[0] ?? of("pass")[0];
  if (must) return must;
  const keeps = of("keep_tickets").sort((a, b) => a.tickets.length - b.tickets.length);
  if (keeps[0]) return keeps[0];

  const own = view.game?.players[view.place ?? -1];
  const claims = of("claim_track").sort((a, b) => (length.get(b.track) ?? 0) - (length.get(a.track) ?? 0));
  const longest = claims[0];
  // Long tracks use up the trains; short ones are for when nothing else fits any more.
  const worth = Math.min(4, own?.trains ?? 0);
  if (longest && ((length.get(longest.track) ?? 0) >= worth || (own?.cards ?? 0) > 11)) return longest;
  const plays = of("play_cards").sort((a, b) => size(b.cards) - size(a.cards));
  if (plays[0] && size(plays[0].cards) > 1) return plays[0];

  const row = view.game?.row ?? [];
  const held = (card: Card | null | undefined): number => (card ? (own?.hand?.[card] ?? 0) : 0);
  const draws = of("draw_card").sort((a, b) => held(row[b.slot ?? -1]) - held(row[a.slot ?? -1]));
  const any = draws[0] ?? longest ?? plays[0] ?? of("draw_tickets")[0] ?? of("build_station")[0];
  if (!any) throw new Error(`nothing can be done: ${JSON.stringify(legal)}`);
  return any;
}
