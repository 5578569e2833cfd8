// The sizes everything on the board is drawn in, in the units of the map.

/** The radius of a city's disc. */
export const DISC = 6.2;
export const SPACE_WIDTH = 11;
export const WAGON_WIDTH = 12.2;
/** Between the middles of a double; more than a wagon's width, so that trains on both never touch. */
export const DOUBLE_PITCH = 15.6;
/** Between one space and the next. */
export const GAP = 3.2;
