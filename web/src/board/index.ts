// The board as the rest of the page uses it.

export { default as Board } from "./Board.svelte";
export { type Coast, loadCoast, preparedCoast } from "./coast.js";
export type { BoardGeometry, CityShape, MapSource, TrackShape } from "./geometry.js";
export type { Target } from "./hit.js";
export { type Land, loadLand } from "./land.js";
export { layOut } from "./layouts.js";
export type { BoardMarks, Halo, Stamp, Way } from "./marks.js";
export { type Pattern, patternPath, PATTERNS, PLAYER_COLORS, type PlayerColor } from "./patterns.js";
export { default as PinMark } from "./PinMark.svelte";
export { type Pin, PIN_HEIGHT, type Pins, type PinState, pinWidth } from "./pins.js";
export { STAMPS } from "./stamps.js";
export { type SymbolName, symbolOf, SYMBOLS } from "./symbols.js";
export { default as Vignette } from "./Vignette.svelte";
