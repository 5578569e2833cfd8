// Generated from Rust by `make types`, never edited.

import type { GameFile, RecordDoc } from "./documents.js";
import type { Command } from "./table.js";
import type { Done, FreshView, TableName } from "./socket.js";
import type {
  AllTables,
  AllUsers,
  AnyUser,
  Attempt,
  AuditLog,
  Ban,
  Bans,
  BotWithToken,
  Bots,
  BuiltInGames,
  Credentials,
  Elsewhere,
  Farewell,
  FirstAdministrator,
  GamesOfYours,
  Hint,
  HintRequest,
  Judged,
  Me,
  Mine,
  NewBan,
  NewBot,
  NewGuest,
  NewNotice,
  NewPassword,
  NewReport,
  NewRole,
  NewTable,
  Notice,
  OneTimeLink,
  PlayOn,
  Profile,
  Providers,
  Reason,
  RemoveChat,
  Rename,
  Reports,
  ResetPassword,
  ReviewStatus,
  SignInElsewhere,
  TableAt,
  TableChat,
  TableList,
  WaysIn,
} from "./bodies.js";

/** What each request takes and gives. */
export interface Requests {
  /** The start page. */
  start_page: {
    method: "GET";
    path: "/";
    answer: unknown;
  };
  /** This description, as a page. */
  api_page: {
    method: "GET";
    path: "/api";
    answer: unknown;
  };
  /** Create an account. */
  make_account: {
    method: "POST";
    path: "/api/account";
    body: Credentials;
    answer: Me;
  };
  /** What was done by the people who run the server. */
  audit: {
    method: "GET";
    path: "/api/admin/audit";
    answer: AuditLog;
  };
  /** The bans. */
  bans: {
    method: "GET";
    path: "/api/admin/bans";
    answer: Bans;
  };
  /** Ban a user or addresses. */
  ban: {
    method: "POST";
    path: "/api/admin/bans";
    body: NewBan;
    answer: Ban;
  };
  /** Lift a ban. */
  lift_ban: {
    method: "DELETE";
    path: "/api/admin/bans/{id}";
    answer: unknown;
  };
  /** Become the first administrator. */
  first_administrator: {
    method: "POST";
    path: "/api/admin/first";
    body: FirstAdministrator;
    answer: Me;
  };
  /** Change what everybody is told. */
  set_notice: {
    method: "PUT";
    path: "/api/admin/notice";
    body: NewNotice;
    answer: Notice;
  };
  /** Reports by players. */
  reports: {
    method: "GET";
    path: "/api/admin/reports";
    answer: Reports;
  };
  /** Settle a report. */
  settle_report: {
    method: "POST";
    path: "/api/admin/reports/{id}/settle";
    answer: unknown;
  };
  /** All tables, public or not. */
  all_tables: {
    method: "GET";
    path: "/api/admin/tables";
    answer: AllTables;
  };
  /** What was said at a table. */
  table_chat: {
    method: "GET";
    path: "/api/admin/tables/{id}/chat";
    answer: TableChat;
  };
  /** Remove lines of chat. */
  remove_chat: {
    method: "POST";
    path: "/api/admin/tables/{id}/chat";
    body: RemoveChat;
    answer: Done;
  };
  /** Close a table. */
  close_table: {
    method: "POST";
    path: "/api/admin/tables/{id}/close";
    body: Reason;
    answer: Done;
  };
  /** The users. */
  all_users: {
    method: "GET";
    path: "/api/admin/users";
    answer: AllUsers;
  };
  /** Give an account another role. */
  set_role: {
    method: "PATCH";
    path: "/api/admin/users/{id}";
    body: NewRole;
    answer: AnyUser;
  };
  /** Make a link for a new password. */
  password_link: {
    method: "POST";
    path: "/api/admin/users/{id}/password";
    answer: OneTimeLink;
  };
  /** List your bots. */
  bots: {
    method: "GET";
    path: "/api/bots";
    answer: Bots;
  };
  /** Create a bot. */
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
  /** Replace a bot's token. */
  renew_token: {
    method: "POST";
    path: "/api/bots/{id}/token";
    answer: BotWithToken;
  };
  /** Find a table by its join code. */
  table_with_code: {
    method: "GET";
    path: "/api/codes/{code}";
    answer: TableName;
  };
  /** List the built-in games and bot levels. */
  games: {
    method: "GET";
    path: "/api/games";
    answer: BuiltInGames;
  };
  /** Get the file of a built-in game. */
  game: {
    method: "GET";
    path: "/api/games/{id}";
    answer: GameFile;
  };
  /** Become a guest. */
  be_guest: {
    method: "POST";
    path: "/api/guest";
    body?: NewGuest;
    answer: Me;
  };
  /** Delete your account or guest profile. */
  forget_me: {
    method: "DELETE";
    path: "/api/me";
    body?: Farewell;
    answer: Me;
  };
  /** Get your own profile. */
  me: {
    method: "GET";
    path: "/api/me";
    answer: Me;
  };
  /** Change your name. */
  rename: {
    method: "PATCH";
    path: "/api/me";
    body: Rename;
    answer: Me;
  };
  /** Export your data. */
  my_data: {
    method: "GET";
    path: "/api/me/export";
    answer: Mine;
  };
  /** List your games. */
  my_games: {
    method: "GET";
    path: "/api/me/games";
    answer: GamesOfYours;
  };
  /** List how you can sign in. */
  ways_in: {
    method: "GET";
    path: "/api/me/identities";
    answer: WaysIn;
  };
  /** Unlink an OpenID provider. */
  unlink: {
    method: "DELETE";
    path: "/api/me/identities/{id}";
    answer: WaysIn;
  };
  /** Change your password. */
  change_password: {
    method: "PUT";
    path: "/api/me/password";
    body: NewPassword;
    answer: Me;
  };
  /** What everybody is told. */
  notice: {
    method: "GET";
    path: "/api/notice";
    answer: Notice;
  };
  /** List the OpenID providers. */
  providers: {
    method: "GET";
    path: "/api/oidc";
    answer: Providers;
  };
  /** Sign in with an OpenID provider. */
  sign_in_elsewhere: {
    method: "POST";
    path: "/api/oidc/{id}";
    body?: SignInElsewhere;
    answer: Elsewhere;
  };
  /** This description, for programs. */
  openapi: {
    method: "GET";
    path: "/api/openapi.json";
    answer: unknown;
  };
  /** Set a new password. */
  reset_password: {
    method: "POST";
    path: "/api/password";
    body: ResetPassword;
    answer: Me;
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
  /** The style sheet of these pages. */
  style: {
    method: "GET";
    path: "/api/style.css";
    answer: unknown;
  };
  /** List the public tables. */
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
  /** Follow the public tables. */
  tables_live: {
    method: "GET";
    path: "/api/tables/live";
    answer: unknown;
  };
  /** Get a table as you may see it. */
  table: {
    method: "GET";
    path: "/api/tables/{id}";
    answer: FreshView;
  };
  /** Get a table at an earlier point. */
  table_at: {
    method: "GET";
    path: "/api/tables/{id}/at/{seq}";
    answer: TableAt;
  };
  /** Send a command to a table. */
  command: {
    method: "POST";
    path: "/api/tables/{id}/commands";
    body: Command;
    answer: Done;
  };
  /** Ask what the expert would do. */
  hint: {
    method: "POST";
    path: "/api/tables/{id}/hint";
    body: HintRequest;
    answer: Hint;
  };
  /** Play on from a moment of a finished game. */
  play_on: {
    method: "POST";
    path: "/api/tables/{id}/play_on";
    body: PlayOn;
    answer: TableName;
  };
  /** Download the record of a game. */
  record: {
    method: "GET";
    path: "/api/tables/{id}/record";
    answer: RecordDoc;
  };
  /** Report somebody at a table. */
  report: {
    method: "POST";
    path: "/api/tables/{id}/reports";
    body: NewReport;
    answer: unknown;
  };
  /** Get the review of a finished game. */
  review: {
    method: "GET";
    path: "/api/tables/{id}/review";
    answer: ReviewStatus;
  };
  /** Ask for the review of a finished game. */
  ask_for_review: {
    method: "POST";
    path: "/api/tables/{id}/review";
    answer: ReviewStatus;
  };
  /** Judge another action at a step of a finished game. */
  judge: {
    method: "POST";
    path: "/api/tables/{id}/review/attempts";
    body: Attempt;
    answer: Judged;
  };
  /** Open a table's socket. */
  socket: {
    method: "GET";
    path: "/api/tables/{id}/socket";
    answer: unknown;
  };
  /** Get a user and their statistics. */
  user: {
    method: "GET";
    path: "/api/users/{id}";
    answer: Profile;
  };
  /** Check that the server is healthy. */
  healthz: {
    method: "GET";
    path: "/healthz";
    answer: unknown;
  };
  /** Get the server's metrics. */
  metrics: {
    method: "GET";
    path: "/metrics";
    answer: unknown;
  };
  /** Check that the server is ready. */
  readyz: {
    method: "GET";
    path: "/readyz";
    answer: unknown;
  };
}
