// The language of the page. Another one replaces `t` before anything is shown.

import { en, type Messages } from "./en.js";

export type { Messages };
export const t: Messages = en;

/** Times and days as people here write them. */
export const time = new Intl.DateTimeFormat(undefined, { hour: "2-digit", minute: "2-digit" });
export const day = new Intl.DateTimeFormat(undefined, { day: "numeric", month: "short", year: "numeric" });
