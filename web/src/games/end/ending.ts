// What a table needs only once its game is over, to be loaded then.

export { default as CardCount } from "./CardCount.svelte";
export { default as End } from "./End.svelte";
export { default as Rail } from "./Rail.svelte";
