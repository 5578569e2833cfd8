// How two cities can be connected, for display only: the cheapest route still open, and how a ticket stands.

import type { GameView, MapDoc, TrackColor, TrackDoc } from "../../protocol/index.js";

/** A way between two cities. */
export interface Way {
  /** Its tracks from end to end, own ones included. */
  way: string[];
  /** The trains it still needs. */
  trains: number;
  /** The stations it still needs, to borrow what others have. */
  stations: number;
}

/** How a ticket stands. */
export interface Standing extends Way {
  state: "done" | "possible" | "impossible";
}

/** What a track is to a player. */
type Use = "own" | "free" | "borrowed" | "closed";

/** How the connection of two cities stands for a player. Several parts of the page ask about the same tickets. */
export function standing(map: MapDoc, game: GameView, player: number, a: string, b: string): Standing {
  let all = known.get(game);
  if (all?.map !== map) known.set(game, (all = { map, found: new Map() }));
  const key = `${player} ${a} ${b}`;
  let found = all.found.get(key);
  if (!found) all.found.set(key, (found = standingNow(map, game, player, a, b)));
  return found;
}

const known = new WeakMap<GameView, { map: MapDoc; found: Map<string, Standing> }>();

function standingNow(map: MapDoc, game: GameView, player: number, a: string, b: string): Standing {
  const uses = usesFor(map, game, player);
  const own = new Map([...uses].filter(([, use]) => use === "own"));
  const done = own.size > 0 ? cheapest(map, own, a, b, new Set(), 0) : null;
  if (done) return { state: "done", ...done };
  const found = wayBetween(map, game, player, a, b, uses);
  if (found && found.trains <= (game.players[player]?.trains ?? 0)) return { state: "possible", ...found };
  return { state: "impossible", way: [], trains: 0, stations: 0 };
}

/** A cheapest route that a player can still build, however many trains it takes; for spectators over free tracks only. */
export function wayBetween(
  map: MapDoc,
  game: GameView,
  player: number | null,
  a: string,
  b: string,
  uses: ReadonlyMap<string, Use> = usesFor(map, game, player),
): Way | null {
  if (player === null) return cheapest(map, uses, a, b, new Set(), 0);
  // Each station lends one track of somebody else at its city; which one is chosen at the end.
  const built = new Set(game.players[player]?.stations ?? []);
  return cheapest(map, uses, a, b, built, map.stations - built.size);
}

/** The numbers of the open tickets whose way leads over each track; either track of a double serves. */
export function servedBy(
  map: MapDoc,
  game: GameView,
  player: number,
  numbers: ReadonlyMap<string, number>,
): Map<string, number[]> {
  const served = new Map<string, number[]>();
  const byEnds = new Map<string, string[]>();
  for (const track of map.tracks) byEnds.set(ends(track), [...(byEnds.get(ends(track)) ?? []), track.id]);
  for (const [id, number] of numbers) {
    const ticket = map.tickets.find((it) => it.id === id);
    if (!ticket) continue;
    const stands = standing(map, game, player, ticket.a, ticket.b);
    if (stands.state !== "possible") continue;
    for (const track of map.tracks.filter((it) => stands.way.includes(it.id))) {
      for (const twin of byEnds.get(ends(track)) ?? []) served.set(twin, [...(served.get(twin) ?? []), number]);
    }
  }
  return served;
}

/** The spaces of a way that are still to be paid, by colour. */
export function wanted(map: MapDoc, game: GameView, way: readonly string[]): [TrackColor, number][] {
  const taken = new Set(game.players.flatMap((it) => it.tracks ?? []));
  const counts = new Map<TrackColor, number>();
  for (const track of map.tracks) {
    if (!way.includes(track.id) || taken.has(track.id)) continue;
    counts.set(track.color, (counts.get(track.color) ?? 0) + track.length);
  }
  return [...counts];
}

function usesFor(map: MapDoc, game: GameView, player: number | null): Map<string, Use> {
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
  const uses = usesFor(map, game, null);
  return new Set(map.tracks.flatMap((track) => (uses.get(track.id) === "closed" ? [track.id] : [])));
}

function ends(track: TrackDoc): string {
  return track.a < track.b ? `${track.a} ${track.b}` : `${track.b} ${track.a}`;
}

/** The way with the fewest trains, and the fewest tracks among those. */
function cheapest(
  map: MapDoc,
  uses: ReadonlyMap<string, Use>,
  from: string,
  to: string,
  built: ReadonlySet<string>,
  left: number,
): Way | null {
  interface Step extends Way {
    city: string;
    cost: number;
    /** The stations that lend something already. */
    used: string[];
  }
  const tracks = tracksAt(map);
  const done = new Set<string>();
  /** The least cost known of each search state. */
  const least = new Map<string, number>();
  /** The cheapest last. */
  const open: Step[] = [{ city: from, cost: 0, trains: 0, stations: 0, used: [], way: [] }];
  for (let step = open.pop(); step; step = open.pop()) {
    if (step.city === to) return { way: step.way, trains: step.trains, stations: step.stations };
    const here = placeOf(step);
    if (done.has(here)) continue;
    done.add(here);
    for (const track of tracks.get(step.city) ?? []) {
      const use = uses.get(track.id);
      if (use === undefined || use === "closed") continue;
      const lender =
        use === "borrowed"
          ? [track.a, track.b].find((city) => built.has(city) && !step.used.includes(city))
          : undefined;
      const station = use === "borrowed" && lender === undefined ? 1 : 0;
      if (step.stations + station > left) continue;
      const trains = use === "free" ? track.length : 0;
      const next: Step = {
        city: track.a === step.city ? track.b : track.a,
        // A station is worth some trains: never for nothing.
        cost: step.cost + trains + 3 * station + 0.01,
        trains: step.trains + trains,
        stations: step.stations + station,
        used: lender === undefined ? step.used : [...step.used, lender].sort(),
        way: [...step.way, track.id],
      };
      const there = placeOf(next);
      if (done.has(there) || (least.get(there) ?? Infinity) < next.cost) continue;
      least.set(there, next.cost);
      const cheaper = open.findIndex((it) => it.cost < next.cost);
      open.splice(cheaper < 0 ? open.length : cheaper, 0, next);
    }
  }
  return null;
}

const placeOf = ({ city, stations, used }: { city: string; stations: number; used: readonly string[] }): string =>
  `${city} ${stations} ${used.join(" ")}`;

/** The tracks that end at each city. */
function tracksAt(map: MapDoc): Map<string, TrackDoc[]> {
  const at = new Map<string, TrackDoc[]>();
  for (const track of map.tracks) {
    for (const city of [track.a, track.b]) {
      const others = at.get(city);
      if (others) others.push(track);
      else at.set(city, [track]);
    }
  }
  return at;
}
