// Time on a clock, as short as it can be read.

import { t } from "../../text/index.js";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function clockText(milliseconds: number): string {
  if (milliseconds >= DAY) {
    return t("table-days", { days: Math.floor(milliseconds / DAY), hours: Math.floor((milliseconds % DAY) / HOUR) });
  }
  if (milliseconds >= HOUR) {
    return t("table-hours", {
      hours: Math.floor(milliseconds / HOUR),
      minutes: Math.floor((milliseconds % HOUR) / MINUTE),
    });
  }
  const seconds = Math.ceil(milliseconds / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
