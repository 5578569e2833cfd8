// What a board is told from outside: what lies where, how much room there is, and what can be acted on.

import type { BoardGeometry } from "./geometry.js";
import type { Size } from "./view.js";

/** It is read afresh each time, so the caller may change any of it. */
export interface BoardConfig {
  readonly geometry: BoardGeometry;
  /** The room on the screen, in pixels. */
  readonly size: Size;
  /** Tracks that can be claimed now. */
  readonly claimable: ReadonlySet<string>;
  /** Cities where a station can be built now. */
  readonly buildable: ReadonlySet<string>;
  /** Whether the view jumps where it would glide. */
  readonly reducedMotion: boolean;
}
