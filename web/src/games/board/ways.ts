// How a ticket stands, for display alone: joined, still to be joined and by which way, or out of reach.

import type { GameView, MapDoc, TrackDoc } from "../../protocol/index.js";

/** How a ticket stands. */
export interface Standing {
  state: "done" | "possible" | "impossible";
  /** The tracks of a cheapest way, own ones included. */
  way: string[];
  /** The trains that way still needs. */
  trains: number;
  /** The stations it still needs, to borrow what others have. */
  stations: number;
}

/** What a track is to a player. */
type Use = "own" | "free" | "borrowed" | "closed";

/** How the join of two cities stands for a player. */
export function standing(map: MapDoc, game: GameView, player: number, a: string, b: string): Standing {
  const uses = usesFor(map, game, player);
  const { trains = 0, stations } = game.players[player] ?? {};
  // Each station lends one track of somebody else at its city; which one is chosen at the end.
  const built = new Set(stations ?? []);
  const found = cheapest(map, uses, a, b, built, map.stations - built.size);
  const own = new Map([...uses].filter(([, use]) => use === "own"));
  const done = cheapest(map, own, a, b, new Set(), 0);
  if (done) return { state: "done", ...done };
  if (found && found.trains <= (trains ?? 0)) return { state: "possible", ...found };
  return { state: "impossible", way: [], trains: 0, stations: 0 };
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

type Found = Omit<Standing, "state">;

/** The way with the fewest trains, and the fewest tracks among those. */
function cheapest(
  map: MapDoc,
  uses: ReadonlyMap<string, Use>,
  from: string,
  to: string,
  built: ReadonlySet<string>,
  left: number,
): Found | null {
  interface Step extends Found {
    city: string;
    cost: number;
    /** The stations that lend something already. */
    used: string[];
  }
  const best = new Map<string, number>();
  const open: Step[] = [{ city: from, cost: 0, trains: 0, stations: 0, used: [], way: [] }];
  while (open.length > 0) {
    open.sort((x, y) => y.cost - x.cost);
    const step = open.pop();
    if (!step) break;
    if (step.city === to) return { way: step.way, trains: step.trains, stations: step.stations };
    const here = [step.city, step.stations, ...step.used].join(" ");
    if ((best.get(here) ?? Infinity) <= step.cost) continue;
    best.set(here, step.cost);
    for (const track of map.tracks) {
      const other = track.a === step.city ? track.b : track.b === step.city ? track.a : null;
      const use = uses.get(track.id);
      if (other === null || use === undefined || use === "closed") continue;
      const lender =
        use === "borrowed" ? [track.a, track.b].find((city) => built.has(city) && !step.used.includes(city)) : undefined;
      const station = use === "borrowed" && lender === undefined ? 1 : 0;
      if (step.stations + station > left) continue;
      const trains = use === "free" ? track.length : 0;
      open.push({
        city: other,
        // A station is worth some trains: never for nothing.
        cost: step.cost + trains + 3 * station + 0.01,
        trains: step.trains + trains,
        stations: step.stations + station,
        used: lender === undefined ? step.used : [...step.used, lender].sort(),
        way: [...step.way, track.id],
      });
    }
  }
  return null;
}
