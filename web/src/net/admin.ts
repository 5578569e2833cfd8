// The requests of those who run the server, and reports to them, one function each.

import type {
  AnyTable,
  AnyUser,
  Audit,
  Ban,
  Done,
  Me,
  NewBan,
  NewNotice,
  Notice,
  OneTimeLink,
  Report,
  Role,
  TableChat,
} from "../protocol/index.js";
import { request } from "./http.js";

type Query = Record<string, string | number | null | undefined>;

export const becomeFirst = (link: string, name: string, password: string): Promise<Me> =>
  request<"first_administrator">("POST", "/api/admin/first", { body: { link, name, password } });
export const resetPassword = (link: string, password: string): Promise<Me> =>
  request<"reset_password">("POST", "/api/password", { body: { link, password } });
export const report = async (table: string, user: string, reason: string): Promise<void> => {
  await request<"report">("POST", "/api/tables/{id}/reports", { path: { id: table }, body: { user, reason } });
};

export const users = async (query: Query): Promise<AnyUser[]> =>
  (await request<"all_users">("GET", "/api/admin/users", { query })).users;
export const setRole = (id: string, role: Role): Promise<AnyUser> =>
  request<"set_role">("PATCH", "/api/admin/users/{id}", { path: { id }, body: { role } });
export const passwordLink = (id: string): Promise<OneTimeLink> =>
  request<"password_link">("POST", "/api/admin/users/{id}/password", { path: { id } });
export const tables = async (query: Query): Promise<AnyTable[]> =>
  (await request<"all_tables">("GET", "/api/admin/tables", { query })).tables;
export const closeTable = (id: string, reason: string): Promise<Done> =>
  request<"close_table">("POST", "/api/admin/tables/{id}/close", { path: { id }, body: { reason } });
export const chat = (id: string): Promise<TableChat> =>
  request<"table_chat">("GET", "/api/admin/tables/{id}/chat", { path: { id } });
export const removeChat = (id: string, seqs: number[], reason: string): Promise<Done> =>
  request<"remove_chat">("POST", "/api/admin/tables/{id}/chat", { path: { id }, body: { seqs, reason } });
export const reports = async (query: Query): Promise<Report[]> =>
  (await request<"reports">("GET", "/api/admin/reports", { query })).reports;
export const settle = async (id: string): Promise<void> => {
  await request<"settle_report">("POST", "/api/admin/reports/{id}/settle", { path: { id } });
};
export const bans = async (query: Query): Promise<Ban[]> =>
  (await request<"bans">("GET", "/api/admin/bans", { query })).bans;
export const ban = (what: NewBan): Promise<Ban> => request<"ban">("POST", "/api/admin/bans", { body: what });
export const lift = async (id: string): Promise<void> => {
  await request<"lift_ban">("DELETE", "/api/admin/bans/{id}", { path: { id } });
};
export const setNotice = (change: NewNotice): Promise<Notice> =>
  request<"set_notice">("PUT", "/api/admin/notice", { body: change });
export const audit = async (query: Query): Promise<Audit[]> =>
  (await request<"audit">("GET", "/api/admin/audit", { query })).entries;
