// Where a player's tickets end on the map: their own with numbers, those on offer with letters.

import type { Pin, PinState } from "../../board/index.js";
import type { GameView, MapDoc } from "../../protocol/index.js";
import { letterOf } from "../session/numbering.js";
import { standing } from "./ways.js";

const STATES = { done: "done", possible: "open", impossible: "lost" } as const;

/** A ticket's pin, as it stands for a player. */
export function pinOf(
  map: MapDoc,
  game: GameView,
  place: number,
  id: string,
  number: number,
): Pin & { ends: [string, string] | null } {
  const ticket = map.tickets.find((it) => it.id === id);
  const state: PinState = ticket ? STATES[standing(map, game, place, ticket.a, ticket.b).state] : "open";
  return { text: String(number), state, ends: ticket ? [ticket.a, ticket.b] : null };
}

/** All pins by city. */
export function pinsOf(
  map: MapDoc,
  game: GameView,
  place: number,
  numbers: ReadonlyMap<string, number>,
  offered: readonly string[],
  picked: readonly string[],
): Map<string, Pin[]> {
  const pins = new Map<string, Pin[]>();
  const put = (ends: readonly string[], { text, state }: Pin): void => {
    for (const city of ends) pins.set(city, [...(pins.get(city) ?? []), { text, state }]);
  };
  for (const [id, number] of numbers) {
    const { ends, ...pin } = pinOf(map, game, place, id, number);
    if (ends) put(ends, pin);
  }
  offered.forEach((id, i) => {
    const ticket = map.tickets.find((it) => it.id === id);
    if (ticket) put([ticket.a, ticket.b], { text: letterOf(i), state: picked.includes(id) ? "picked" : "offer" });
  });
  return pins;
}
