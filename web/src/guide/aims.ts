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

/** The tracks that are still to be claimed on a way; of a double either. */
function ahead(sight: BoardSight, { way }: Aim): TrackDoc[] {
  const { file, game } = sight;
  const taken = new Set([...closedTracks(file, game), ...game.players.flatMap((it) => it.tracks ?? [])]);
  const isOn = (track: TrackDoc): boolean => way.includes(track.id) || way.includes(twinOf(sight, track)?.id ?? "");
  return file.tracks.filter((track) => !taken.has(track.id) && isOn(track));
}

export interface Claim {
  track: TrackDoc;
  cards: Bag;
  /** The ticket on whose way it lies. */
  aim: Aim | null;
}

/** The tracks that can be claimed: on the way of a ticket first, then without locomotives, the nearest ticket, the longest. */
export function claims(sight: BoardSight): Claim[] {
  const open = openAims(sight).map((aim) => ({ aim, tracks: ahead(sight, aim) }));
  const rank = (track: TrackDoc): number => {
    const found = open.findIndex(({ tracks }) => tracks.includes(track));
    return found < 0 ? open.length : found;
  };
  const lost = ({ aim }: Claim): number => (aim ? 0 : 1);
  const wild = ({ cards }: Claim): number => cards.locomotive ?? 0;
  return sight.file.tracks
    .flatMap((track): Claim[] => {
      const [cards] = sight.choices.tracks.get(track.id) ?? [];
      return cards ? [{ track, cards, aim: open[rank(track)]?.aim ?? null }] : [];
    })
    .sort(
      (x, y) =>
        lost(x) - lost(y) || wild(x) - wild(y) || rank(x.track) - rank(y.track) || y.track.length - x.track.length,
    );
}

/** A claim that is not a waste: on the way, long, or of a hand that is full. */
export function isWorthwhile({ aim, track }: Claim, sight: BoardSight): boolean {
  return aim !== null || track.length >= 3 || sight.own.cards >= 8;
}

/** The track that the nearest ticket wants next: the one of which fewest cards are missing. */
export function nextTrack(sight: BoardSight): { aim: Aim; track: TrackDoc } | null {
  const { locomotive: wild = 0, ...hand } = sight.own.hand ?? {};
  const missing = ({ length, color, ferry }: TrackDoc): number => {
    const held = color === "gray" ? Math.max(0, ...Object.values(hand)) : (hand[color] ?? 0);
    return Math.max(0, length - held - wild, (ferry ?? 0) - wild);
  };
  for (const aim of openAims(sight)) {
    const [track] = ahead(sight, aim).sort((x, y) => missing(x) - missing(y));
    if (track) return { aim, track };
  }
  return null;
}

/** A face-up card that a track on the way wants, with that track. */
export function wantedCard(sight: BoardSight): { slot: number; card: Card; track: TrackDoc } | null {
  const { choices, game } = sight;
  const hand = sight.own.hand ?? {};
  const wanted = openAims(sight).flatMap((aim) => ahead(sight, aim));
  const found = [...choices.slots].flatMap((slot) => {
    const card = game.row[slot];
    const track = wanted.find(({ color, length }) => color === card && length > (hand[color] ?? 0));
    return card && track ? [{ slot, card, track }] : [];
  });
  return found.sort((x, y) => (hand[y.card] ?? 0) - (hand[x.card] ?? 0))[0] ?? null;
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
