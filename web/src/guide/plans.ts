// What would be sensible on a map: the tickets that are nearest, the tracks on their way, the cards those want.

import { closedTracks, type Standing, standing } from "../games/board/ways.js";
import type { Bag, Card, TicketDoc, TrackDoc } from "../protocol/index.js";
import type { BoardSight } from "./sight.js";

export interface Aim extends Standing {
  ticket: TicketDoc;
}

/** The player's tickets, or others, as they stand; those with the fewest trains to go first. */
export function aims({ file, game, place, own }: BoardSight, ids: readonly string[] = own.kept ?? []): Aim[] {
  return file.tickets
    .filter((ticket) => ids.includes(ticket.id))
    .map((ticket) => ({ ticket, ...standing(file, game, place, ticket.a, ticket.b) }))
    .sort((x, y) => x.trains + 3 * x.stations - (y.trains + 3 * y.stations));
}

export const openAims = (sight: BoardSight): Aim[] => aims(sight).filter((aim) => aim.state === "possible");

export interface Claim {
  track: TrackDoc;
  cards: Bag;
  /** The ticket on whose way it lies. */
  aim: Aim | null;
}

/** The tracks that can be claimed: on the way of a ticket first, then without locomotives, then the longest. */
export function claims(sight: BoardSight): Claim[] {
  const open = openAims(sight);
  const all = sight.file.tracks.flatMap((track): Claim[] => {
    const [cards] = sight.choices.tracks.get(track.id) ?? [];
    return cards ? [{ track, cards, aim: open.find((aim) => aim.way.includes(track.id)) ?? null }] : [];
  });
  const rank = ({ aim }: Claim): number => (aim ? open.indexOf(aim) : open.length);
  const wild = ({ cards }: Claim): number => cards.locomotive ?? 0;
  return all.sort((x, y) => rank(x) - rank(y) || wild(x) - wild(y) || y.track.length - x.track.length);
}

/** A claim that is not a waste: on the way, long, or of a hand that is full. */
export function isWorthwhile({ aim, track }: Claim, sight: BoardSight): boolean {
  return aim !== null || track.length >= 3 || sight.own.cards >= 8;
}

/** The track that the nearest ticket wants next: the one of which fewest cards are missing. */
export function nextTrack(sight: BoardSight): { aim: Aim; track: TrackDoc } | null {
  const hand = sight.own.hand ?? {};
  const taken = new Set(sight.game.players.flatMap((it) => it.tracks ?? []));
  const missing = ({ length, color }: TrackDoc): number =>
    length - (color === "gray" ? Math.max(0, ...Object.values(hand)) : (hand[color] ?? 0));
  for (const aim of openAims(sight)) {
    const [track] = sight.file.tracks
      .filter(({ id }) => aim.way.includes(id) && !taken.has(id))
      .sort((x, y) => missing(x) - missing(y));
    if (track) return { aim, track };
  }
  return null;
}

/** A face-up card that a track on the way wants, with that track. */
export function wantedCard(sight: BoardSight): { slot: number; card: Card; track: TrackDoc } | null {
  const { choices, game, own } = sight;
  const taken = new Set(game.players.flatMap((it) => it.tracks ?? []));
  const ways = openAims(sight).flatMap((aim) => aim.way);
  const wanted = sight.file.tracks.filter(({ id, color }) => ways.includes(id) && !taken.has(id) && color !== "gray");
  const found = [...choices.slots].flatMap((slot) => {
    const card = game.row[slot];
    const track = wanted.find(({ color, length }) => color === card && length > (own.hand?.[color] ?? 0));
    return card && track ? [{ slot, card, track }] : [];
  });
  return found.sort((x, y) => (own.hand?.[y.card] ?? 0) - (own.hand?.[x.card] ?? 0))[0] ?? null;
}

/** The other track between the same cities. */
export function twinOf({ file }: BoardSight, { id, a, b }: TrackDoc): TrackDoc | null {
  const twins = (it: TrackDoc): boolean => (it.a === a && it.b === b) || (it.a === b && it.b === a);
  return file.tracks.find((it) => it.id !== id && twins(it)) ?? null;
}

/** The tracks that were closed because the other of the double is claimed. */
export function closed({ file, game }: BoardSight): TrackDoc[] {
  const ids = closedTracks(file, game);
  return file.tracks.filter(({ id }) => ids.has(id));
}
