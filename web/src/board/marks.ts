// What the board points out on request: cities and ways, such as a ticket's, a shortest way or the longest path.

export interface BoardMarks {
  /** Cities to ring, for instance the two of a ticket. */
  cities?: Iterable<string>;
  ways?: readonly Way[];
}

export interface Way {
  /** Track ids; in order from end to end if it is to be drawn that way. */
  tracks: readonly string[];
  /** `hint`: a way one could build; `own`: what a player has; `path`: lit from end to end. */
  kind: "hint" | "own" | "path";
  /** The player it belongs to, by index. */
  seat?: number;
}
