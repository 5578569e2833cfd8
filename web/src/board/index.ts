// The board as the rest of the page uses it.

export { default as Board } from "./Board.svelte";
export { default as Vignette } from "./Vignette.svelte";
export { loadCoast, type Coast } from "./coast";
export type { BoardGeometry, CityShape, MapSource, TrackShape } from "./geometry";
export { layOut } from "./layouts";
export type { Target } from "./hit";
export type { BoardMarks, Way } from "./marks";
export { PATTERNS, PLAYER_COLORS, patternPath, type Pattern, type PlayerColor } from "./patterns";
export { SYMBOLS, symbolOf, type SymbolName } from "./symbols";
