// Generated from Rust by `make types`, never edited.

import type { Action } from "./documents.js";
import type { Command, GameView, Heard, Seq, TableView, Time, UserId } from "./table.js";

/** A message from a client. */
export interface ClientMessage {
  /** What is asked for. */
  command: Command;
  /** Chosen by the client; the one answer names it. At most 64 characters. */
  id: string;
}

/** A message to a client. */
export type ServerMessage =
  /** The table as it is: the first message, and again whenever the client looks from elsewhere. */
  | ({ type: "view" } & FreshView)
  /** Something happened. Each seq comes once and in order. */
  | ({ type: "event" } & EventMessage)
  /** The answer to a message of the client. */
  | ({ type: "answer" } & Answer)
  /** The server hangs up, and why. A client may come back and resume from its last seq. */
  | ({ type: "bye" } & Refused);

/** The table as it is. */
export interface FreshView {
  /** The server's clock, in milliseconds since 1970. */
  now: Time;
  /** The table. */
  table: TableName;
  /** The table. */
  view: TableView;
  /** Who looks; nobody, if it is not known. */
  you?: UserId | null;
}

/** Something that happened. */
export interface EventMessage {
  /** What. */
  event: Heard;
  /** The game after it, if it changed the game. */
  game?: GameView | null;
  /** What this viewer may do after it, if it changed the game. */
  legal?: Action[] | null;
}

/** The one answer to a message. */
export type Answer = {
  /** The id of the message; empty, if it could not be read. */
  id: string;
} & (
  /** It is done, and kept. */
  | { done: Done }
  /** Nothing has changed. */
  | { refused: Refused }
);

/** The answer to a refused command. */
export interface Refused {
  /** The stable code. */
  error: string;
  /** For people. */
  message: string;
  /** The id of the rule of the game that forbids it, if one does. */
  rule?: string | null;
}

/** How a table is called. */
export interface TableName {
  /** The code to type. */
  code: string;
  /** The id, in links. */
  id: string;
}

/** A command that was done. */
export interface Done {
  /** The seq of its entry; the present one for a look. */
  seq: Seq;
  /** The table of the rematch. */
  table?: TableName | null;
}
