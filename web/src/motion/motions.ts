// What can be shown happening.

import type { Bag, Card } from "../protocol/index.js";
import type { SoundName } from "../sound/index.js";

/** What something that flies shows. */
export type Face = Card | "back" | "ticket";

/** Where something is on the page: names of anchors, the best first; the first that is in sight counts. */
export type Spot = readonly string[];

export interface Flight {
  face: Face;
  from: Spot;
  to: Spot;
  /** Whether it leaves with its back up and is turned over on the way. */
  turns?: true;
  /** It takes the place of a card of the table, joins others, is gone, or lies open for a while. */
  lands: "covers" | "joins" | "fades" | "lies";
  /** Where it lies beside others, from the middle of them, in cards. */
  aside?: number;
  /** Whether it is one of those that count. */
  marked?: true;
}

/** What kind of thing the cards do: the same of the same player may be shown at once. */
export type Doing =
  "draw" | "deal" | "turn" | "sweep" | "pay" | "tickets" | "tunnel" | "back" | "play" | "pile" | "rob";

/** One thing that is shown, one after another. */
export type Motion = { sound: SoundName | null } & (
  | { kind: "flights"; doing: Doing; by: number | null; flights: Flight[] }
  | { kind: "train"; track: string }
  | { kind: "station"; city: string }
  | { kind: "punch"; ticket: string }
  | { kind: "nothing" }
);
export type Flights = Extract<Motion, { kind: "flights" }>;

/** What must be known of the table beforehand, since events don't repeat it. */
export interface Known {
  row: (Card | null)[];
  /** What lies before a tunnel. */
  laid: Bag | null;
  /** Card Game: by player, the sets in the yard. */
  yards: Yard[];
}
export type Yard = Partial<Record<Card, Bag>>;
