// Generated from Rust by `make types`, never edited.

import type { PositionDoc } from "./documents.js";
import type {
  Clock,
  Heard,
  Holder,
  Level,
  Settings,
  Stage,
  TableView,
  Time,
  UserId,
} from "./table.js";

/** A bot and the seat it takes. */
export interface BotForPlace {
  /** How well the bot plays. */
  level: Level;
  /** The bot's seat. Seat 0 is the host's. */
  place: number;
}

/** A bot with its token. */
export interface BotWithToken {
  /** The token, for `Authorization: Bearer`. It is shown only once and does not expire. */
  token: string;
  /** The bot. */
  user: User;
}

/** The bots of an account, oldest first. */
export interface Bots {
  /** The account's bots. */
  bots: User[];
}

/** The games that come with the server. */
export interface BuiltInGames {
  /** The ids of the games. */
  games: string[];
  /** The bot levels, weakest first. */
  levels: string[];
}

/** A name and password, to create an account or to sign in. */
export interface Credentials {
  /** The name, 1 to 40 characters. Upper and lower case count as the same. */
  name: string;
  /** The password, 8 to 200 characters. */
  password: Password;
}

/** A request to delete your account or guest profile. */
export interface Farewell {
  /** Your password. Guests have none and leave it out. */
  password?: Password | null;
}

/** A table where you hold or held a seat. */
export interface GameOfYours {
  /** When something last happened at the table. */
  changed: Time;
  /** The join code, short enough to type. */
  code: string;
  /** When the table was opened. */
  created: Time;
  /** The table's id. */
  id: string;
  /** Whether the game is waiting, running or over. */
  stage: Stage;
  /** A short description of the table. `null` if it was written by another version of the server. */
  summary: TableSummary | null;
}

/** Your games, newest first. */
export interface GamesOfYours {
  /** One page of your games. */
  games: GameOfYours[];
}

/** The kinds of user. */
export type Kind =
  /** A person with a cookie and no password. */
  | "guest"
  /** A person with a password. */
  | "account"
  /** A program with a token. */
  | "bot";

/** A table in the public list. */
export interface ListedTable {
  /** When something last happened at the table. */
  changed: Time;
  /** The join code, short enough to type. */
  code: string;
  /** When the table was opened. */
  created: Time;
  /** The table's id, as used in links. */
  id: string;
  /** Whether the game is waiting, running or over. */
  stage: Stage;
  /** A short description of the table. */
  summary: TableSummary;
}

/** The user who sent the request. */
export interface Me {
  /** You, or `null` if you have no profile yet. */
  user: User | null;
}

/** A request for a new bot. */
export interface NewBot {
  /** The bot's name: 1 to 40 characters, not used by any account or other bot. */
  name: string;
}

/** A request for a new guest profile. */
export interface NewGuest {
  /** The guest's name. Default: one such as `Guest 4821`. */
  name?: string | null;
}

/** A request to change your password. */
export interface NewPassword {
  /** The new password, 8 to 200 characters. */
  new: Password;
  /** Your current password. */
  old: Password;
}

/** A request to open a table. */
export interface NewTable {
  /** Bots to seat straight away. */
  bots?: BotForPlace[];
  /** The host's name at this table. Default: the host's own name. */
  name?: string | null;
  /** The settings of the table. */
  settings: Settings;
}

/** A password in plain text. */
export type Password = string;

/** A short description of a seat, for lists. */
export interface PlaceSummary {
  /** Who holds the seat. */
  holder: Holder;
  /** The final rank, once the game is over: 1 for a winner. */
  rank?: number | null;
  /** The final score, once the game is over. */
  score?: number | null;
}

/** A user and their results. */
export interface Profile {
  /** Results by game. Only finished games count. */
  statistics: Statistic[];
  /** The user. */
  user: User;
}

/** A request to change your name. */
export interface Rename {
  /** The new name: 1 to 40 characters, with no space at either end. */
  name: string;
}

/** A user's results in one game. */
export interface Statistic {
  /** The average score over games played to the end. */
  average: number;
  /** The best score in a game played to the end. */
  best: number;
  /** The game's id, or the id of the map. */
  game: string;
  /** Games finished. */
  games: number;
  /** Games a bot finished for the user. */
  left: number;
  /** Games won or shared, if the user played to the end. */
  won: number;
}

/** A table as it was at an earlier point. */
export interface TableAt {
  /** What you were told about the entry with this `seq`. Left out for the first entry. */
  event?: Heard | null;
  /** The full position, including everything hidden, once the game is over. */
  position?: PositionDoc | null;
  /** The table as you could see it then. */
  view: TableView;
}

/** The public tables whose games are not over. */
export interface TableList {
  /** Tables that are waiting for players come first, then newest first. */
  tables: ListedTable[];
}

/** A short description of a table, for lists. */
export interface TableSummary {
  /** How long players may think. */
  clock: Clock;
  /** The game's id, or the id of the map. */
  game: string;
  /** The user who may start the game. */
  host: UserId;
  /** Who holds each seat, and how the game ended for them. */
  places: PlaceSummary[];
  /** Whether one user may hold several seats. */
  several_places: boolean;
}

/** What is public about a user. */
export interface User {
  /** The user's id. */
  id: UserId;
  /** Whether this is a guest, an account or a bot. */
  kind: Kind;
  /** The user's name. Treat it as plain text. */
  name: string;
}
