// Generated from Rust by `make types`, never edited.

import type { Action, PositionDoc } from "./documents.js";
import type {
  Channel,
  Clock,
  Heard,
  Hidden,
  Holder,
  Kind,
  Level,
  Seq,
  Settings,
  Stage,
  TableView,
  Time,
  Undo,
  UserId,
} from "./table.js";
import type {
  DealDoc,
  DecisionDoc,
  LuckSum,
  Plan,
  ReasonDoc,
  ReviewState,
  StepDoc,
} from "./socket.js";

/** An action worth considering. */
export interface Advice {
  /** The action. */
  action: Action;
  /** The chance to win, as far as the player can know; none where nothing was rolled out. */
  chance: number | null;
  /** The expected points ahead of the best opponent. */
  points: number | null;
  /** What speaks for it, most important first. */
  reasons?: ReasonDoc[];
}

/** Tables, newest first, public or not. */
export interface AllTables {
  /** One page of them. */
  tables: AnyTable[];
}

/** Users, newest first. */
export interface AllUsers {
  /** One page of them. */
  users: AnyUser[];
}

/** A table, as the people who run the server see it. */
export interface AnyTable {
  /** When something last happened at the table. */
  changed: Time;
  /** The join code. */
  code: string;
  /** When the table was opened. */
  created: Time;
  /** The table's id. */
  id: string;
  /** Whether it is in the public list. */
  public: boolean;
  /** How far the table has got. */
  stage: Stage;
  /** A short description. `null` if it was written by another version of the server. */
  summary: TableSummary | null;
}

/** A user, as the people who run the server see them. */
export interface AnyUser {
  /** The ban that keeps the user out, if there is one. */
  banned?: Banned | null;
  /** When the user was created. */
  created: Time;
  /** The user's id. */
  id: UserId;
  /** Whether this is a guest, an account or a bot. */
  kind: Kind;
  /** The user's name. Treat it as plain text. */
  name: string;
  /** What the user may do. */
  role: Role;
}

/** An action to be judged in place of the one that was taken. */
export interface Attempt {
  /** The action to judge. */
  action: Action;
  /** The step of the review: how many actions of the game came before. */
  at: number;
}

/** Something that was done. */
export interface Audit {
  /** What was done. */
  action: Deed;
  /** Who did it. `operator` is the command line. */
  by: string;
  /** When it was done. */
  created: Time;
  /** The reason, or what it was changed to. */
  detail: string;
  /** The entry's id. */
  id: string;
  /** To what: a user, a table, an address or a report. */
  target: string;
}

/** What was done by the people who run the server, newest first. */
export interface AuditLog {
  /** One page of it. */
  entries: Audit[];
}

/** A ban. */
export interface Ban {
  /** The addresses, if it is of some. */
  address?: string | null;
  /** Who made it. */
  by: string;
  /** When it was made. */
  created: Time;
  /** The ban's id. */
  id: string;
  /** Whether it keeps anybody out now. */
  in_force: boolean;
  /** The name of that user when the ban was made. */
  name?: string | null;
  /** Why. */
  reason: string;
  /** When it ends. Left out if it does not. */
  until?: Time | null;
  /** The user, if it is of one. */
  user?: UserId | null;
}

/** Why somebody is kept out. */
export interface Banned {
  /** The reason, in the words of whoever made the ban. */
  reason: string;
  /** When the ban ends. Left out if it does not. */
  until?: Time | null;
}

/** Bans, newest first. */
export interface Bans {
  /** One page of them. */
  bans: Ban[];
}

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
  /** The bot levels: those that programs are measured by, then those that people climb. */
  levels: string[];
}

/** Something that was said at a table. */
export interface ChatLine {
  /** When it was said. */
  at: Time;
  /** Who could read it. */
  channel: Channel;
  /** Under which name. */
  name: string;
  /** The number of the line's entry in the log. */
  seq: Seq;
  /** The text. Empty if it was removed. */
  text: string;
  /** Who said it. */
  user: UserId;
}

/** A name and password, to create an account or to sign in. */
export interface Credentials {
  /**
   * The name, 1 to 40 characters. Upper and lower case count as the same, and so do letters that
   * look alike.
   */
  name: string;
  /** The password, 8 to 200 characters. */
  password: Password;
}

/** What the people who run a server can do. */
export type Deed =
  /** The first administrator was made. */
  | "first_administrator"
  /** A user got another role. */
  | "role"
  /** A link for a new password was made. */
  | "password_link"
  /** Somebody was banned. */
  | "ban"
  /** A ban was lifted. */
  | "lift_ban"
  /** A table was closed. */
  | "close_table"
  /** Chat was removed. */
  | "remove_chat"
  /** A report was settled. */
  | "settle_report"
  /** The announcement was changed. */
  | "announcement"
  /** The server was made read-only, or writable again. */
  | "read_only";

/** Where to go on. */
export interface Elsewhere {
  /** The address to open in this browser. */
  url: string;
}

/** A request to delete your account or guest profile. */
export interface Farewell {
  /**
   * Your password. Guests have none and leave it out; so do accounts without one, which must have
   * signed in within the last 15 minutes.
   */
  password?: Password | null;
}

/** The form behind the link that makes the first administrator. */
export interface FirstAdministrator {
  /** What follows `#first=` in the link. */
  link: string;
  /** The name of the account: a new one, or one that exists. */
  name: string;
  /** The password: of a new account one of 8 to 200 characters, otherwise the account's own. */
  password: Password;
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

/** What the expert would do for a player, and why. */
export interface Hint {
  /** The actions worth considering: what the expert would do, then the others from the best down. */
  actions: Advice[];
  /** What the player could be after. */
  plan: Plan;
}

/** A request for a hint. */
export interface HintRequest {
  /** The seat to ask for. May be left out if you hold only one. */
  place?: number | null;
}

/** Who you are at an OpenID provider. */
export interface Identity {
  /** When you were linked. */
  created: Time;
  /** The id of this link. */
  id: string;
  /** The provider, by the address of its issuer. */
  issuer: string;
  /** What the provider called you when you were linked. */
  label: string;
  /** The id of the provider. Left out if this server no longer asks it. */
  provider?: string | null;
  /** The provider's own name for you, which never changes. */
  subject: string;
}

/** What an attempt is worth. */
export interface Judged {
  /** What it loses, beside the best action found. */
  decision: DecisionDoc;
  /** Whether it loses less than 2 % of the chance to win. */
  solved: boolean;
}

/** Something you have said at a table. */
export interface LineOfYours {
  /** When you said it. */
  at: Time;
  /** The number of the entry in the table's log. */
  seq: Seq;
  /** The table's id. */
  table: string;
  /** What you said. */
  text: string;
}

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
  /** What you may do here beside playing. Left out if that is nothing. */
  role?: Role | null;
  /** You, or `null` if you have no profile yet. */
  user: User | null;
}

/**
 * Everything the server keeps about you, except the hashes of your password and tokens. The logs of
 * your games are not included; the record of each finished game can be fetched by its id.
 */
export interface Mine {
  /** Your bots. */
  bots: User[];
  /** What you have said, by table. */
  chat: LineOfYours[];
  /**
   * `false` if there was too much for one file; the oldest games, and some of the chat, are then
   * left out.
   */
  complete: boolean;
  /** When you first came here. */
  created: Time;
  /** Your games, newest first. */
  games: GameOfYours[];
  /** Who you are at OpenID providers. */
  identities: Identity[];
  /** Your sign-ins that have not ended. */
  sessions: Session[];
  /** Your results by game. */
  statistics: Statistic[];
  /** You. */
  user: User;
}

/** How often a kind of mistake was made, and what it lost. */
export interface MistakeCount {
  /** How often. */
  count: number;
  /** What these decisions lost together, in chance. */
  loss: number;
  /** What these decisions lost together, in points. */
  points: number;
}

/** A ban of a user or of addresses: one of `user` and `address`. */
export interface NewBan {
  /** An address such as `192.0.2.1`, or a range such as `192.0.2.0/24` or `2001:db8::/48`. */
  address?: string | null;
  /** For how many hours, 1 to 87600. Left out: for good. */
  hours?: number | null;
  /** The reason, 1 to 500 characters. The person who is banned is told. */
  reason: string;
  /** The user. */
  user?: UserId | null;
}

/** A request for a new bot. */
export interface NewBot {
  /**
   * The bot's name: 1 to 40 characters, not used by any account or other bot and not to be mistaken
   * for one that is.
   */
  name: string;
}

/** A request for a new guest profile. */
export interface NewGuest {
  /** The guest's name. Default: one such as `Guest 4821`. */
  name?: string | null;
}

/** A change of what everybody is told. Fields that are left out stay as they are. */
export interface NewNotice {
  /** The announcement, at most 500 characters. Empty: none. */
  announcement?: string | null;
  /**
   * Why nothing may be changed, at most 500 characters. Empty: everything works again, and the
   * clocks of running games go on where they stopped.
   */
  read_only?: string | null;
}

/** A request to change your password. */
export interface NewPassword {
  /** The new password, 8 to 200 characters. */
  new: Password;
  /** Your current password. Leave it out if your account has none yet. */
  old?: Password | null;
}

/** A report of somebody at a table. */
export interface NewReport {
  /** What happened, 1 to 500 characters. */
  reason: string;
  /** The user it is about. */
  user: UserId;
}

/** A change of what a user may do. */
export interface NewRole {
  /** The role from now on. */
  role: Role;
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

/** What everybody is told by the people who run the server. */
export interface Notice {
  /** An announcement, to be shown on every page. Treat it as plain text. */
  announcement?: string | null;
  /** The ban that keeps you out, if there is one. */
  banned?: Banned | null;
  /** Why nothing may be changed at the moment. Left out if everything works. */
  read_only?: string | null;
}

/** A link that works once. It is shown only this once. */
export interface OneTimeLink {
  /** When it ends. */
  ends: Time;
  /** The path and fragment to put behind the server's address. */
  link: string;
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

/** A request to play on from a moment of a finished game, as a new table against bots. */
export interface PlayOn {
  /** How what that seat could not see is dealt. */
  hidden?: Hidden;
  /** How well the bots play. */
  level?: Level;
  /** The seat to play. Bots take all others. */
  place: number;
  /** The moment: the table after the entry with this `seq`. */
  seq: Seq;
  /** How far actions can be taken back. */
  undo?: Undo;
}

/** One player's game as a whole. */
export interface PlayerReview {
  /** Of the decisions that counted, from 0 to 100; `docs/review.md` has the formula. */
  accuracy: number | null;
  /** `margin` without the part of the luck that counts; `docs/review.md` has the formula. */
  corrected_margin: number;
  /** How many of them counted: the best action had a chance of at least 5 %. */
  counted: number;
  /** How many decisions between several actions there were. */
  decisions: number;
  /** What chance gave this player over the whole game, the deal included. */
  luck: LuckSum;
  /** The points ahead of the best opponent at the end. */
  margin: number;
  /** The mean of what a decision that counted lost, in chance; none without such decisions. */
  mean_loss: number | null;
  /** The mean of what any decision lost, in points. */
  mean_points: number | null;
  /** The mistakes by kind. */
  mistakes: Record<string, MistakeCount>;
  /** The name. */
  name: string;
  /** The final score. */
  score: number;
}

/** A user and their results. */
export interface Profile {
  /** Results by game. Only finished games count. */
  statistics: Statistic[];
  /** The user. */
  user: User;
}

/** An OpenID provider that people can sign in with. */
export interface Provider {
  /** The provider's id on this server. */
  id: string;
  /** Its name, for people. */
  name: string;
}

/** Where people can sign in with an account they have elsewhere (OpenID Connect). */
export interface Providers {
  /** The providers, in the order in which to show them. Often there are none. */
  providers: Provider[];
}

/** A reason. */
export interface Reason {
  /** The reason, 1 to 500 characters. The people concerned are told. */
  reason: string;
}

/** Lines of chat to remove. */
export interface RemoveChat {
  /** The reason, 1 to 500 characters, for the audit log. */
  reason: string;
  /** The numbers of the lines' entries, 1 to 200 of them. */
  seqs: Seq[];
}

/** A request to change your name. */
export interface Rename {
  /** The new name: 1 to 40 characters, with no space at either end. */
  name: string;
}

/** A report of somebody at a table. */
export interface Report {
  /** Who reports. */
  by: UserId;
  /** Their name. */
  by_name: string;
  /** What had been said at the table. */
  context: ChatLine[];
  /** When it was made. */
  created: Time;
  /** The report's id. */
  id: string;
  /** What happened, in the words of the person who reports. Treat it as plain text. */
  reason: string;
  /** Who settled it. Left out while it is open. */
  settled_by?: string | null;
  /** The table's id. */
  table: string;
  /** Who is reported. */
  user: UserId;
  /** Their name. */
  user_name: string;
}

/** Reports, newest first. */
export interface Reports {
  /** One page of them. */
  reports: Report[];
}

/** The form behind a link that sets a new password. */
export interface ResetPassword {
  /** What follows `#reset=` in the link. */
  link: string;
  /** The new password, 8 to 200 characters. */
  password: Password;
}

/** A reviewed game. Chances are shares from 0 to 1; points are those ahead of the best opponent. */
export interface ReviewDoc {
  /** What the deal gave and took. */
  deal: DealDoc;
  /** `branchline-review/1`. */
  format: string;
  /** The game: `usa`, `europe`, `card_game`, or the id of a map. */
  game: string;
  /** The iterations for each decision. */
  iterations: number;
  /** The players, in seat order. */
  players: PlayerReview[];
  /** The seed of the review, up to 64 hex digits. It has nothing to do with that of the game. */
  seed: string;
  /** A step for each action of the record. */
  steps: StepDoc[];
  /**
   * The three turns that changed the chances most, in the order played; fewer in a game in which
   * fewer changed anything.
   */
  turning_points: TurningPoint[];
}

/** The review of a finished game, as far as it has got. */
export interface ReviewStatus {
  /** How many other reviews come first, while this one waits. */
  ahead: number;
  /** What the deal gave, while the review is under way and this much is known. */
  deal?: DealDoc | null;
  /** How many steps are done. */
  done: number;
  /** The whole review, once it is done. */
  review?: ReviewDoc | null;
  /** Whether the review is there. */
  state: ReviewState;
  /** The steps that are done, while the review is under way. */
  steps?: StepDoc[];
  /** How many steps there are: one for each action of the game. */
  total: number;
}

/** What a user may do on a server. */
export type Role =
  /** Play. */
  | "user"
  /** Also ban, close tables, remove chat and settle reports. */
  | "moderator"
  /** Everything, including the roles of others. */
  | "administrator";

/** A sign-in. */
export interface Session {
  /** When it began. */
  created: Time;
  /** When it ends unless you come back before. Left out: never. */
  ends?: Time | null;
}

/** A request to sign in with a provider, or to link it to your account. */
export interface SignInElsewhere {
  /** Your password, if you are signed in to an account that has one. */
  password?: Password | null;
  /** The path on this server to come back to, such as `/account`, which is the default. */
  return_to?: string | null;
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

/** What was said at a table, oldest first. */
export interface TableChat {
  /** The last 200 lines. */
  lines: ChatLine[];
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

/** What made a turn a turning point. */
export type TurningCause =
  /** Mostly the cards. */
  | "luck"
  /** Mostly a mistake of the player whose turn it was. */
  | "mistake"
  /** Mostly what that player did, which was no mistake. */
  | "play";

/** A turn that changed the chances a lot. */
export interface TurningPoint {
  /** What changed it. */
  cause: TurningCause;
  /** How each player's chance changed. */
  changes: number[];
  /** The first of its steps. */
  from: number;
  /** Whose turn it was. */
  player: number;
  /** How much of the chance to win changed hands. */
  swing: number;
  /** The last of its steps. */
  to: number;
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

/** How you can sign in to your account. */
export interface WaysIn {
  /** Who you are at OpenID providers, oldest first. */
  identities: Identity[];
  /** Whether your account has a password. */
  password: boolean;
}
