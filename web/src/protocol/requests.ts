// Generated from Rust by `make types`, never edited.

import type { GameFile, RecordDoc } from "./documents.js";
import type { Command } from "./table.js";
import type { Done, FreshView, TableName } from "./socket.js";
import type {
  BotWithToken,
  Bots,
  BuiltInGames,
  Credentials,
  Farewell,
  GamesOfYours,
  Me,
  NewBot,
  NewGuest,
  NewPassword,
  NewTable,
  Profile,
  Rename,
  TableAt,
  TableList,
} from "./bodies.js";

/** What each request takes and gives. */
export interface Requests {
  /** The page of the server. */
  start_page: {
    method: "GET";
    path: "/";
    answer: unknown;
  };
  /** This description, to read. */
  api_page: {
    method: "GET";
    path: "/api";
    answer: unknown;
  };
  /** Make an account. */
  make_account: {
    method: "POST";
    path: "/api/account";
    body: Credentials;
    answer: Me;
  };
  /** Your bots. */
  bots: {
    method: "GET";
    path: "/api/bots";
    answer: Bots;
  };
  /** Make a bot. */
  make_bot: {
    method: "POST";
    path: "/api/bots";
    body: NewBot;
    answer: BotWithToken;
  };
  /** Delete a bot. */
  forget_bot: {
    method: "DELETE";
    path: "/api/bots/{id}";
    answer: unknown;
  };
  /** Get another token for a bot. */
  renew_token: {
    method: "POST";
    path: "/api/bots/{id}/token";
    answer: BotWithToken;
  };
  /** The table with a code. */
  table_with_code: {
    method: "GET";
    path: "/api/codes/{code}";
    answer: TableName;
  };
  /** The built-in games and the levels of bots. */
  games: {
    method: "GET";
    path: "/api/games";
    answer: BuiltInGames;
  };
  /** The file of a built-in game. */
  game: {
    method: "GET";
    path: "/api/games/{id}";
    answer: GameFile;
  };
  /** Be a guest. */
  be_guest: {
    method: "POST";
    path: "/api/guest";
    body?: NewGuest;
    answer: Me;
  };
  /** Be forgotten. */
  forget_me: {
    method: "DELETE";
    path: "/api/me";
    body?: Farewell;
    answer: Me;
  };
  /** Who you are. */
  me: {
    method: "GET";
    path: "/api/me";
    answer: Me;
  };
  /** Take another name. */
  rename: {
    method: "PATCH";
    path: "/api/me";
    body: Rename;
    answer: Me;
  };
  /** Your games. */
  my_games: {
    method: "GET";
    path: "/api/me/games";
    answer: GamesOfYours;
  };
  /** Choose another password. */
  change_password: {
    method: "PUT";
    path: "/api/me/password";
    body: NewPassword;
    answer: Me;
  };
  /** This description, for programs. */
  openapi: {
    method: "GET";
    path: "/api/openapi.json";
    answer: unknown;
  };
  /** Sign out. */
  sign_out: {
    method: "DELETE";
    path: "/api/session";
    answer: Me;
  };
  /** Sign in. */
  sign_in: {
    method: "POST";
    path: "/api/session";
    body: Credentials;
    answer: Me;
  };
  /** How the pages look. */
  style: {
    method: "GET";
    path: "/api/style.css";
    answer: unknown;
  };
  /** The public tables. */
  tables: {
    method: "GET";
    path: "/api/tables";
    answer: TableList;
  };
  /** Open a table. */
  open_table: {
    method: "POST";
    path: "/api/tables";
    body: NewTable;
    answer: TableName;
  };
  /** The public tables, live. */
  tables_live: {
    method: "GET";
    path: "/api/tables/live";
    answer: unknown;
  };
  /** A table as you may know it. */
  table: {
    method: "GET";
    path: "/api/tables/{id}";
    answer: FreshView;
  };
  /** A table at an earlier moment. */
  table_at: {
    method: "GET";
    path: "/api/tables/{id}/at/{seq}";
    answer: TableAt;
  };
  /** Ask a table for something. */
  command: {
    method: "POST";
    path: "/api/tables/{id}/commands";
    body: Command;
    answer: Done;
  };
  /** The record of a game. */
  record: {
    method: "GET";
    path: "/api/tables/{id}/record";
    answer: RecordDoc;
  };
  /** The socket of a table. */
  socket: {
    method: "GET";
    path: "/api/tables/{id}/socket";
    answer: unknown;
  };
  /** A user and their statistics. */
  user: {
    method: "GET";
    path: "/api/users/{id}";
    answer: Profile;
  };
  /** Whether the server is well. */
  healthz: {
    method: "GET";
    path: "/healthz";
    answer: unknown;
  };
  /** What the server does. */
  metrics: {
    method: "GET";
    path: "/metrics";
    answer: unknown;
  };
}
