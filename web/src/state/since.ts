// What the others have done since a player last moved: one deed after another, with their details for the map and the strip.

import type { Bag, Card, Event, Heard } from "../protocol/index.js";

/** Something a player did in a turn. */
export type Deed = {
  /** Who did it, by index. */
  player: number;
  /** The entry it began with. */
  seq: number;
} &
  /** Cards drawn in one turn, in order; null for those nobody else saw. */
  (
    | { kind: "cards"; cards: (Card | null)[] }
    /** Tickets kept; null if how many is not known. */
    | { kind: "tickets"; count: number | null }
    | { kind: "track"; track: string; cards: Bag; points: number }
    | { kind: "station"; city: string; cards: Bag }
    /** A tunnel that was given up. */
    | { kind: "tunnel_left"; track: string }
    /** Card Game: cards laid in the yard, and whom they robbed of what. */
    | { kind: "played"; cards: Bag; robbed: readonly { player: number; cards: Bag }[] }
    /** Card Game: tickets completed at the end of a round. */
    | { kind: "completed"; tickets: readonly string[] }
    | { kind: "passed" }
  );

/**
 * The deeds of everybody but this player since their last action, the oldest first. Empty as soon as the player has moved again.
 * A spectator asks for the player to move.
 */
export function since(heard: readonly Heard[], player: number): Deed[] {
  const last = heard.findLastIndex((it) => it.type === "acted" && it.place === player);
  const deeds: Deed[] = [];
  for (const entry of heard.slice(last + 1)) {
    if (entry.type !== "acted" || entry.place === player) continue;
    for (const event of entry.events) note(deeds, event, entry.seq);
  }
  return deeds;
}

/** Takes one more event into account. */
function note(deeds: Deed[], event: Event, seq: number): void {
  const before = deeds.at(-1);
  switch (event.type) {
    case "card_drawn": {
      const { player, card = null } = event;
      // Only a card of the row was seen by everybody.
      const open = event.from === "row" ? card : null;
      if (before?.kind === "cards" && before.player === player) before.cards.push(open);
      else deeds.push({ kind: "cards", player, seq, cards: [open] });
      return;
    }
    case "tickets_kept":
      if (event.opening) return;
      deeds.push({ kind: "tickets", player: event.player, seq, count: event.count ?? null });
      return;
    case "track_claimed": {
      const { player, track, cards, points } = event;
      deeds.push({ kind: "track", player, seq, track, cards, points });
      return;
    }
    case "station_built":
      deeds.push({ kind: "station", player: event.player, seq, city: event.city, cards: event.cards });
      return;
    case "tunnel_left":
      deeds.push({ kind: "tunnel_left", player: event.player, seq, track: event.track });
      return;
    case "cards_played":
      deeds.push({ kind: "played", player: event.player, seq, cards: event.cards, robbed: [] });
      return;
    case "robbed":
      if (before?.kind === "played" && before.player === event.by)
        before.robbed = [...before.robbed, { player: event.player, cards: event.cards }];
      return;
    case "tickets_completed":
      deeds.push({ kind: "completed", player: event.player, seq, tickets: event.tickets });
      return;
    case "passed":
      deeds.push({ kind: "passed", player: event.player, seq });
      return;
    default:
      return;
  }
}
