// Where the box that describes a way stands over the map: along an edge or between its cities, never on one of them, and over few others.

/** What a city's disc takes above and below its middle, and what it takes with its name. */
const DISC = 10;
const NAME = 26;
/** What it costs to lie on an end of the way, in other cities. */
const ON_END = 1000;

interface Room {
  /** From where to where the box may stand. */
  first: number;
  last: number;
  /** The edge that is best if both are as good. */
  prefer: "top" | "bottom";
}

/** How far below the top a box of this height begins, given the heights of the way's ends and of all other cities. */
export function stripTop(ends: readonly number[], others: readonly number[], height: number, room: Room): number {
  const { first, last, prefer } = room;
  const bottom = Math.max(first, last - height);
  const edges = prefer === "top" ? [first, bottom] : [bottom, first];
  const between = ends.flatMap((y) => [y - NAME - height, y + NAME]).filter((y) => y >= first && y <= bottom);
  const away = (at: number, y: number): number => Math.max(at - y, y - at - height);
  const cost = (at: number): number => {
    const near = Math.min(NAME, ...ends.map((y) => away(at, y)));
    const hidden = others.filter((y) => away(at, y) < DISC).length;
    return hidden + (near < DISC ? ON_END - near : (NAME - near) / 8);
  };
  const places = [...edges, ...between];
  const least = Math.min(...places.map(cost));
  return places.find((at) => cost(at) === least) ?? first;
}
