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

/** A bot for a place. */
export interface BotForPlace {
  /** How well it plays. */
  level: Level;
  /** The place; 0 is the host's. */
  place: number;
}

/** A bot with its token. */
export interface BotWithToken {
  /** The token, for `Authorization: Bearer`. It is shown only this once, and it does not end. */
  token: string;
  /** The bot. */
  user: User;
}

/** The bots of an account, the oldest first. */
export interface Bots {
  /** The bots. */
  bots: User[];
}

/** The games that come with the server. */
export interface BuiltInGames {
  /** Their ids. */
  games: string[];
  /** The levels of bots, from the weakest up. */
  levels: string[];
}

/** A name and its password: of a new account, or to sign in. */
export interface Credentials {
  /** The name: 1 to 40 characters. Letter case does not make it another. */
  name: string;
  /** The password: 8 to 200 characters. */
  password: Password;
}

/** The end of a user. */
export interface Farewell {
  /** The password; a guest has none. */
  password?: Password | null;
}

/** A table at which you have or had a place. */
export interface GameOfYours {
  /** When something last happened. */
  changed: Time;
  /** The code to type. */
  code: string;
  /** When it was opened. */
  created: Time;
  /** The id of the table. */
  id: string;
  /** How far it is. */
  stage: Stage;
  /** What lists show of it; `null`, if another version of the server wrote it. */
  summary: TableSummary | null;
}

/** Your games, the newest first. */
export interface GamesOfYours {
  /** The games. */
  games: GameOfYours[];
}

/** What a user is. */
export type Kind =
  /** Somebody with a cookie and no password. */
  | "guest"
  /** Somebody with a password. */
  | "account"
  /** A program with a token. */
  | "bot";

/** A table in a list. */
export interface ListedTable {
  /** When something happened last. */
  changed: Time;
  /** The code to type. */
  code: string;
  /** When it was opened. */
  created: Time;
  /** The id, in links. */
  id: string;
  /** How far it is. */
  stage: Stage;
  /** What there is to show. */
  summary: TableSummary;
}

/** Who you are. */
export interface Me {
  /** You; nothing, if you are nobody yet. */
  user: User | null;
}

/** A new bot. */
export interface NewBot {
  /** The name: 1 to 40 characters; that of no account and of no other bot. */
  name: string;
}

/** A new guest. */
export interface NewGuest {
  /** The name; one like `Guest 4821`, if left out. */
  name?: string | null;
}

/** Another password. */
export interface NewPassword {
  /** The password from now on: 8 to 200 characters. */
  new: Password;
  /** The password until now. */
  old: Password;
}

/** A table to be opened. */
export interface NewTable {
  /** Bots to put in places from the start. */
  bots?: BotForPlace[];
  /** The host's name at this table; their own, if left out. */
  name?: string | null;
  /** What is agreed on. */
  settings: Settings;
}

/** A password as somebody typed it. */
export type Password = string;

/** What lists show of a place. */
export interface PlaceSummary {
  /** Who holds it. */
  holder: Holder;
  /** 1 for whoever won. */
  rank?: number | null;
  /** The points, once the game is over. */
  score?: number | null;
}

/** A user and what they have achieved. */
export interface Profile {
  /** By game; finished games only. */
  statistics: Statistic[];
  /** The user. */
  user: User;
}

/** Another name for you. */
export interface Rename {
  /** The name: 1 to 40 characters, and no space around. */
  name: string;
}

/** What a user has achieved in a game. */
export interface Statistic {
  /** The average score of the games played to the end. */
  average: number;
  /** The best of them. */
  best: number;
  /** The game or the map's id. */
  game: string;
  /** Games finished. */
  games: number;
  /** Games that a bot had to finish for them. */
  left: number;
  /** Games won, alone or not, and played to the end. */
  won: number;
}

/** A table at an earlier moment. */
export interface TableAt {
  /** What you heard of the entry with this seq; nothing of the first. */
  event?: Heard | null;
  /** The moment with everything hidden, once the game is over. */
  position?: PositionDoc | null;
  /** The table as you knew it. */
  view: TableView;
}

/** The public tables that are not over. */
export interface TableList {
  /** Those that wait for players first, the newest first. */
  tables: ListedTable[];
}

/** What lists show of a table. */
export interface TableSummary {
  /** How long players may think. */
  clock: Clock;
  /** The game, or the id of the map. */
  game: string;
  /** Who may start it. */
  host: UserId;
  /** Who holds the places, and how it ended for them. */
  places: PlaceSummary[];
  /** Whether one user may hold several places. */
  several_places: boolean;
}

/** A user, as everybody may see them. */
export interface User {
  /** The id. */
  id: UserId;
  /** What they are. */
  kind: Kind;
  /** The name. It is text, whatever it looks like. */
  name: string;
}
