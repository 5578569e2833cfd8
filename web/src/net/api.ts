// The requests the page makes, one function each.

import type {
  Attempt,
  Command,
  Done,
  Elsewhere,
  FreshView,
  GameFile,
  GameOfYours,
  Hint,
  Judged,
  Level,
  Me,
  NewTable,
  Notice,
  PlayOn,
  Profile,
  Provider,
  ReviewStatus,
  TableAt,
  TableName,
  WaysIn,
} from "../protocol/index.js";
import { request } from "./http.js";

export const me = (): Promise<Me> => request<"me">("GET", "/api/me");
export const notice = (): Promise<Notice> => request<"notice">("GET", "/api/notice");
export const beGuest = (name: string): Promise<Me> => request<"be_guest">("POST", "/api/guest", { body: { name } });
export const rename = (name: string): Promise<Me> => request<"rename">("PATCH", "/api/me", { body: { name } });
export const makeAccount = (name: string, password: string): Promise<Me> =>
  request<"make_account">("POST", "/api/account", { body: { name, password } });
export const signIn = (name: string, password: string): Promise<Me> =>
  request<"sign_in">("POST", "/api/session", { body: { name, password } });
export const signOut = (): Promise<Me> => request<"sign_out">("DELETE", "/api/session");
export const changePassword = (old: string | null, now: string): Promise<Me> =>
  request<"change_password">("PUT", "/api/me/password", { body: old === null ? { new: now } : { old, new: now } });
export const forgetMe = (password: string | null): Promise<Me> =>
  request<"forget_me">("DELETE", "/api/me", { body: password ? { password } : {} });
export const providers = async (): Promise<Provider[]> => (await request<"providers">("GET", "/api/oidc")).providers;
/** Begins to sign in with a provider, or to link it; the browser goes on at the address of the answer. */
export const signInElsewhere = (id: string, password: string | null): Promise<Elsewhere> =>
  request<"sign_in_elsewhere">("POST", "/api/oidc/{id}", { path: { id }, body: password ? { password } : {} });
export const waysIn = (): Promise<WaysIn> => request<"ways_in">("GET", "/api/me/identities");
export const unlink = (id: string): Promise<WaysIn> =>
  request<"unlink">("DELETE", "/api/me/identities/{id}", { path: { id } });
export const profile = (id: string): Promise<Profile> => request<"user">("GET", "/api/users/{id}", { path: { id } });

export const myGames = async (): Promise<GameOfYours[]> =>
  (await request<"my_games">("GET", "/api/me/games", { query: { limit: 30 } })).games;
export const openTable = (table: NewTable): Promise<TableName> =>
  request<"open_table">("POST", "/api/tables", { body: table });
export const tableWithCode = (code: string): Promise<TableName> =>
  request<"table_with_code">("GET", "/api/codes/{code}", { path: { code } });
export const table = (id: string, place: number | null = null): Promise<FreshView> =>
  request<"table">("GET", "/api/tables/{id}", { path: { id }, query: { place } });
export const tableAt = (id: string, seq: number, place: number | null = null): Promise<TableAt> =>
  request<"table_at">("GET", "/api/tables/{id}/at/{seq}", { path: { id, seq }, query: { place } });
export const command = (id: string, what: Command): Promise<Done> =>
  request<"command">("POST", "/api/tables/{id}/commands", { path: { id }, body: what });
/** What the expert would do for a seat. */
export const hint = (id: string, place: number | null): Promise<Hint> =>
  request<"hint">("POST", "/api/tables/{id}/hint", { path: { id }, body: place === null ? {} : { place } });
/** A new table that plays on from a moment of a finished game. */
export const playOn = (id: string, what: PlayOn): Promise<TableName> =>
  request<"play_on">("POST", "/api/tables/{id}/play_on", { path: { id }, body: what });
/** What another action would have lost at a step of a finished game. */
export const judge = (id: string, attempt: Attempt): Promise<Judged> =>
  request<"judge">("POST", "/api/tables/{id}/review/attempts", { path: { id }, body: attempt });
export const startTable = (id: string): Promise<Done> => command(id, { type: "start" });

/** The review of a finished game, as far as it has got. */
export const review = (id: string): Promise<ReviewStatus> =>
  request<"review">("GET", "/api/tables/{id}/review", { path: { id } });
/** The same, and lets it be computed if nobody has asked for that yet. */
export const askForReview = (id: string): Promise<ReviewStatus> =>
  request<"ask_for_review">("POST", "/api/tables/{id}/review", { path: { id } });

export type Moment = TableAt;

const files = new Map<string, Promise<GameFile>>();

/** The file of a built-in game; it never changes, so it is fetched once. */
export function gameFile(id: string): Promise<GameFile> {
  let file = files.get(id);
  if (!file) {
    file = request<"game">("GET", "/api/games/{id}", { path: { id } });
    file.catch(() => files.delete(id));
    files.set(id, file);
  }
  return file;
}

/** The levels of bots, weakest first. */
export const LEVELS = ["random", "greedy", "planner", "expert"] as const satisfies readonly Level[];
