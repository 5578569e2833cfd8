// Generated from Rust by `make types`, never edited.

export type * from "./requests.js";
export type * from "./types.js";
