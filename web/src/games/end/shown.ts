// What the map shows for each line of the count.

import type { BoardMarks } from "../../board/index.js";
import type { GameFile, MapDoc, TableView } from "../../protocol/index.js";
import { isMap } from "../session/names.js";

/** A finished table with the file of its game. */
export interface Finished {
  view: TableView;
  file: GameFile;
}

/** All tracks of a player. */
export function tracksShown({ view }: Finished, seat: number): BoardMarks {
  return { ways: [{ tracks: view.game?.players[seat]?.tracks ?? [], kind: "own", seat }] };
}

/** A ticket: its two cities with the way between them, or with the gap that was left. */
export function ticketShown({ view, file }: Finished, seat: number, id: string): BoardMarks {
  const ticket = file.tickets.find((it) => it.id === id);
  if (!ticket || !isMap(file)) return {};
  const { a, b } = ticket;
  const count = view.result?.players[seat];
  const usable = [...(view.game?.players[seat]?.tracks ?? []), ...Object.values(count?.borrowed ?? {})];
  const way = count?.tickets_completed.includes(id) ? wayOver(file, new Set(usable), a, b) : null;
  return { cities: [a, b], ...(way ? { ways: [{ tracks: way, kind: "path", seat }] } : { gap: [a, b] }) };
}

/** The track that the station in a city borrows. */
export function borrowedShown(seat: number, city: string, track: string): BoardMarks {
  return { cities: [city], ways: [{ tracks: [track], kind: "path", seat }] };
}

/** The cities in which a player has a station. */
export function stationsShown({ view }: Finished, seat: number): BoardMarks {
  return { cities: view.game?.players[seat]?.stations ?? [] };
}

/** A player's longest path, if the server tells it. */
export function pathShown({ view }: Finished, seat: number): BoardMarks {
  const tracks = view.longest_paths?.[seat] ?? [];
  return tracks.length > 0 ? { ways: [{ tracks, kind: "path", seat }] } : {};
}

/** The way with the fewest spaces over these tracks, in order; nothing, if there is none. */
export function wayOver(map: MapDoc, usable: ReadonlySet<string>, from: string, to: string): string[] | null {
  const tracks = map.tracks.filter((it) => usable.has(it.id));
  const done = new Set<string>();
  const open = [{ city: from, spaces: 0, way: [] as string[] }];
  for (;;) {
    open.sort((x, y) => y.spaces - x.spaces);
    const step = open.pop();
    if (!step) return null;
    if (step.city === to) return step.way;
    if (done.has(step.city)) continue;
    done.add(step.city);
    for (const { id, a, b, length } of tracks) {
      if (a !== step.city && b !== step.city) continue;
      open.push({ city: a === step.city ? b : a, spaces: step.spaces + length, way: [...step.way, id] });
    }
  }
}
