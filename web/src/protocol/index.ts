// Generated from Rust by `make types`, never edited.

export type * from "./requests.js";
export type * from "./documents.js";
export type * from "./events.js";
export type * from "./table.js";
export type * from "./socket.js";
export type * from "./bodies.js";
