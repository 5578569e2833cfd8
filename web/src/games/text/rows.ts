// The table in rows of words: what every player has, every track with its state, every station.

import type { GameFile, GameView, MapDoc, ScoreDoc } from "../../protocol/index.js";
import { t } from "../../text/index.js";
import { closedTracks } from "../board/ways.js";
import type { Choices } from "../session/choices.js";
import { isMap, type Words } from "../session/names.js";

/** One track as it is told. */
export interface TrackRow {
  id: string;
  from: string;
  to: string;
  length: number;
  color: string;
  /** Tunnel or ferry. */
  kind: string;
  /** Whose it is, or whether it is free. */
  state: string;
  claimable: boolean;
}

export interface TrackFilter {
  /** Only the tracks of this city, told from there. */
  city: string | null;
  /** Only those that can be claimed now. */
  claimable: boolean;
}

/** The tracks by the names of their cities. */
export function trackRows(
  map: MapDoc,
  game: GameView,
  choices: Choices,
  words: Words,
  name: (place: number) => string,
  filter: TrackFilter,
): TrackRow[] {
  const owners = new Map(game.players.flatMap((it, i) => (it.tracks ?? []).map((id) => [id, i] as const)));
  const closed = closedTracks(map, game);
  return map.tracks
    .filter(
      ({ id, a, b }) =>
        (filter.city === null || a === filter.city || b === filter.city) &&
        (!filter.claimable || choices.tracks.has(id)),
    )
    .map((track): TrackRow => {
      const ends = [track.a, track.b].sort((p, q) => words.city(p).localeCompare(words.city(q)));
      const [from = "", to = ""] = ends[1] === filter.city ? ends.reverse() : ends;
      const owner = owners.get(track.id);
      return {
        id: track.id,
        from: words.city(from),
        to: words.city(to),
        length: track.length,
        color: t(`color-${track.color}`),
        kind: track.tunnel ? t("dock-tunnel") : track.ferry ? t("dock-ferry", { count: track.ferry }) : "",
        state: owner !== undefined ? name(owner) : closed.has(track.id) ? t("text-closed") : t("text-free"),
        claimable: choices.tracks.has(track.id),
      };
    })
    .sort((p, q) => p.from.localeCompare(q.from) || p.to.localeCompare(q.to) || p.color.localeCompare(q.color));
}

/** What everyone may know of the players: the names of the columns, and a row for each player. */
export function playerRows(
  file: GameFile,
  game: GameView,
  result: ScoreDoc | null,
): { columns: string[]; rows: number[][] } {
  const cells = game.players.map((player, i): [string, number][] => {
    const points = result?.players[i]?.total ?? player.track_points;
    const found: [string, number | null | undefined][] = [
      [t("text-points"), points],
      [t("text-trains"), player.trains],
      [t("text-cards"), player.cards],
      [t("text-tickets"), player.tickets ?? 0],
      [t("text-completed"), player.completed?.length],
      [t("text-stations"), player.stations && isMap(file) ? file.stations - player.stations.length : null],
      [t("text-pile"), player.pile],
    ];
    return found.flatMap(([column, count]): [string, number][] => (typeof count === "number" ? [[column, count]] : []));
  });
  return {
    columns: cells[0]?.map(([column]) => column) ?? [],
    rows: cells.map((row) => row.map(([, count]) => count)),
  };
}

/** The cities with a station, and whose it is. */
export function stationRows(game: GameView, words: Words): { city: string; place: number }[] {
  return game.players
    .flatMap((player, place) => (player.stations ?? []).map((id) => ({ city: words.city(id), place })))
    .sort((p, q) => p.city.localeCompare(q.city));
}
