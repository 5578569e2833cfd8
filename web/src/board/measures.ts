// The sizes everything on the board is drawn in, in the units of the map.

/** The radius of a city's disc. */
export const DISC = 6.2;
/** How wide a track is laid out. */
export const SPACE_WIDTH = 11;
/** How wide a free space is drawn: trains are a third wider. */
export const INLAY_WIDTH = 9;
/** The same seen from afar, but for the space with the symbol. */
export const LINE_WIDTH = 5.4;
export const WAGON_WIDTH = 12.4;
/** Between the middles of a double; more than a wagon's width, so that trains on both never touch. */
export const DOUBLE_PITCH = 15.6;
/** Between one space and the next. */
export const GAP = 3.2;
/** How far the house of a station rises above its city's disc. */
export const HOUSE_HEIGHT = 13.6;
