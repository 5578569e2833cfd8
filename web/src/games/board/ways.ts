// How a ticket stands, for display alone: joined, still to be joined and by which way, or out of reach.

import type { GameView, MapDoc, TrackDoc } from "../../protocol/index.js";

/** How a ticket stands. */
export interface Standing {
  state: "done" | "possible" | "impossible";
  /** The tracks of a cheapest way, own ones included. */
  way: string[];
  /** The trains that way still needs. */
  trains: number;
}

/** What a track is to a player. */
type Use = "own" | "free" | "borrowed" | "closed";

/** How the join of two cities stands for a player. */
export function standing(map: MapDoc, game: GameView, player: number, a: string, b: string): Standing {
  const uses = usesFor(map, game, player);
  const trains = game.players[player]?.trains ?? 0;
  // Each station may borrow one track of somebody else.
  const borrows = map.stations;
  const found = cheapest(map, uses, a, b, borrows);
  const done = cheapest(map, new Map([...uses].filter(([, use]) => use === "own")), a, b, 0);
  if (done) return { state: "done", way: done.way, trains: 0 };
  if (found && found.trains <= trains) return { state: "possible", ...found };
  return { state: "impossible", way: [], trains: found?.trains ?? 0 };
}

function usesFor(map: MapDoc, game: GameView, player: number): Map<string, Use> {
  const owners = new Map<string, number>();
  game.players.forEach((it, i) => {
    for (const track of it.tracks ?? []) owners.set(track, i);
  });
  const both = game.players.length >= map.double_tracks_from_players;
  // The pairs of cities between which somebody has a track.
  const taken = new Set(map.tracks.filter((track) => owners.has(track.id)).map(ends));
  return new Map(
    map.tracks.map((track): [string, Use] => {
      const owner = owners.get(track.id);
      if (owner === player) return [track.id, "own"];
      if (owner !== undefined) return [track.id, "borrowed"];
      return [track.id, taken.has(ends(track)) && !both ? "closed" : "free"];
    }),
  );
}

/** The tracks that nobody can claim any more, because the other of the double is taken. */
export function closedTracks(map: MapDoc, game: GameView): Set<string> {
  const uses = usesFor(map, game, -1);
  return new Set(map.tracks.flatMap((track) => (uses.get(track.id) === "closed" ? [track.id] : [])));
}

function ends(track: TrackDoc): string {
  return [track.a, track.b].sort().join(" ");
}

interface Found {
  way: string[];
  trains: number;
}

/** The way with the fewest trains, and the fewest tracks among those. */
function cheapest(
  map: MapDoc,
  uses: ReadonlyMap<string, Use>,
  from: string,
  to: string,
  borrows: number,
): Found | null {
  interface Step {
    city: string;
    borrowed: number;
    cost: number;
    trains: number;
    way: string[];
  }
  const best = new Map<string, number>();
  const open: Step[] = [{ city: from, borrowed: 0, cost: 0, trains: 0, way: [] }];
  while (open.length > 0) {
    open.sort((x, y) => y.cost - x.cost);
    const step = open.pop();
    if (!step) break;
    if (step.city === to) return { way: step.way, trains: step.trains };
    const here = `${step.city} ${step.borrowed}`;
    if ((best.get(here) ?? Infinity) <= step.cost) continue;
    best.set(here, step.cost);
    for (const track of map.tracks) {
      const other = track.a === step.city ? track.b : track.b === step.city ? track.a : null;
      const use = uses.get(track.id);
      if (other === null || use === undefined || use === "closed") continue;
      const borrowed = step.borrowed + (use === "borrowed" ? 1 : 0);
      if (borrowed > borrows) continue;
      const trains = use === "free" ? track.length : 0;
      // Borrowing is a station's worth of trouble: never for nothing.
      const cost = step.cost + trains + 0.01 + (use === "borrowed" ? 3 : 0);
      open.push({ city: other, borrowed, cost, trains: step.trains + trains, way: [...step.way, track.id] });
    }
  }
  return null;
}
