// Cuts one entry of a table into what is shown one after another: first what happens, then what has come of it.

import type { Event, GameView, Heard, PlayerView } from "../protocol/index.js";
import type { TableState } from "./table.js";

/** A table as it is shown for a while, with what happens on it in the meantime. */
export interface Beat {
  state: TableState;
  /** What is seen happening on it. */
  events: readonly Event[];
  /** What the game has come to, once the last beat of an entry is reached. */
  ends: "turn" | "step" | null;
}

type Acted = Extract<Heard, { type: "acted" }>;

/** The beats from one table to the next: a single one if nobody has to see how it came about. */
export function beats(before: TableState, after: TableState): Beat[] {
  const entry = entryOf(before, after);
  const [old, game] = [before.view.game, after.view.game];
  if (!entry || !old || !game) return [{ state: after, events: [], ends: null }];
  const isOwn = entry.place === before.view.place;
  // What the viewer is choosing from must not go away because somebody else has chosen.
  if (!isOwn && before.view.legal.length > 0) return [{ state: after, events: entry.events, ends: null }];

  const parts = cut(entry.events);
  const ends = game.to_move === old.to_move && game.phase !== "turn" ? "step" : "turn";
  const last = isOwn ? (parts.pop() ?? []) : [];
  let row = old.row;
  const shown = parts.map((events): Beat => {
    row = rowAfter(row, events);
    return {
      state: { ...before, view: { ...before.view, legal: [], game: during(old, game, events, row) } },
      events,
      ends: null,
    };
  });
  return [...shown, { state: after, events: last, ends }];
}

/** What was done in a game, if that is all that is new. */
function entryOf(before: TableState, after: TableState): Acted | null {
  const last = after.heard.at(-1);
  const isNext = after.view.seq === before.view.seq + 1 && last?.seq === after.view.seq;
  return isNext && last.type === "acted" ? last : null;
}

/** The events in parts: the row as it was is swept, and a tunnel's cards are turned over before anybody knows what it costs. */
function cut(events: readonly Event[]): Event[][] {
  const parts: Event[][] = [[]];
  for (const event of events) {
    const before = parts.at(-1)?.at(-1)?.type;
    const isCut = event.type === "row_swept" || before === "row_swept" || event.type === "tunnel_costs";
    if (isCut) parts.push([event]);
    else parts.at(-1)?.push(event);
  }
  return parts.filter((part) => part.length > 0);
}

/** The game while something happens: everything is where it will be, but nothing is counted yet and the turn is not over. */
function during(old: GameView, game: GameView, events: readonly Event[], row: GameView["row"]): GameView {
  const laid = events.find((it) => it.type === "tunnel_laid");
  const common = { ...game, ...turnOf(old), row };
  if (laid?.type !== "tunnel_laid")
    return { ...common, players: game.players.map((it, i) => uncounted(it, old.players[i])) };
  const turned = events.flatMap((it) => (it.type === "tunnel_turned" ? [it.card] : []));
  const pending = { type: "tunnel" as const, track: laid.track, laid: laid.cards, turned };
  // Whether the track is claimed is not known before all cards are turned.
  return { ...common, phase: "tunnel", pending, players: old.players };
}

function turnOf({
  to_move,
  phase,
  pending,
  final_turns,
  round,
  deck,
  discards,
  ticket_deck,
}: GameView): Partial<GameView> {
  const known = { to_move, phase, deck, discards, ticket_deck };
  return { ...known, pending: pending ?? null, final_turns: final_turns ?? null, round: round ?? null };
}

function uncounted(player: PlayerView, old: PlayerView | undefined): PlayerView {
  if (!old) return player;
  const { cards, choosing, tickets, trains, track_points, pile } = old;
  const counts = Object.entries({ tickets, trains, track_points, pile }).filter(([, count]) => count !== undefined);
  return { ...player, cards, choosing, ...Object.fromEntries(counts) };
}

/** The row after some events. */
function rowAfter(row: GameView["row"], events: readonly Event[]): GameView["row"] {
  const after = [...row];
  for (const event of events) {
    if (event.type === "row_swept") after.fill(null);
    else if (event.type === "row_turned") after[event.slot] = event.card;
    else if (event.type === "card_drawn" && event.from === "row" && typeof event.slot === "number")
      after[event.slot] = null;
  }
  return after;
}
