// Generated from Rust by `make types`, never edited.

import type { Action } from "./documents.js";
import type { Command, GameView, Heard, Seq, TableView, Time, UserId } from "./table.js";

/** A message from a client. */
export interface ClientMessage {
  /** The command to carry out. */
  command: Command;
  /** An id of the client's choice, at most 64 characters. The answer repeats it. */
  id: string;
}

/** A message to a client. */
export type ServerMessage =
  /** The current state of the table. Sent first, and again whenever the client switches seats. */
  | ({ type: "view" } & FreshView)
  /** Something happened. Every `seq` arrives exactly once, in order. */
  | ({ type: "event" } & EventMessage)
  /** The answer to one of the client's messages. */
  | ({ type: "answer" } & Answer)
  /**
   * The server is closing the connection, and why. The client may reconnect and resume from its
   * last `seq`.
   */
  | ({ type: "bye" } & Refused);

/** The current state of the table, as one viewer may see it. */
export interface FreshView {
  /** The server's clock, in milliseconds since 1970 (UTC). */
  now: Time;
  /** The table's id and join code. */
  table: TableName;
  /** The table as this viewer may see it. */
  view: TableView;
  /** The user this view is for. Left out for a viewer who is not signed in. */
  you?: UserId | null;
}

/** Something that happened at the table. */
export interface EventMessage {
  /** What happened, as far as this viewer may know. */
  event: Heard;
  /** The game afterwards. Left out if the game did not change. */
  game?: GameView | null;
  /** The actions this viewer may take afterwards. Left out if the game did not change. */
  legal?: Action[] | null;
}

/** The answer to a message. Every message gets exactly one. */
export type Answer = {
  /** The id of the message. Empty if it could not be read. */
  id: string;
} & (
  /** The command was carried out and its effect is stored. */
  | { done: Done }
  /** The command was refused and nothing has changed. */
  | { refused: Refused }
);

/** Why a command or request was refused. */
export interface Refused {
  /** A stable code for programs to check. */
  error: string;
  /** A short explanation in English, for people. */
  message: string;
  /** The id of the game rule that forbids the action, if one does. */
  rule?: string | null;
}

/** The two ways to refer to a table. */
export interface TableName {
  /** The join code, short enough to type. */
  code: string;
  /** The table's id, as used in links. */
  id: string;
}

/** A command that was carried out. */
export interface Done {
  /** The number of the command's entry in the log. For `look`, the table's current one. */
  seq: Seq;
  /** The new table. Present only after `rematch`. */
  table?: TableName | null;
}
