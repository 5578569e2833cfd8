// Asks the server who this browser is, and makes a guest of a newcomer.

import * as api from "../net/api.js";
import { t } from "../text/index.js";
import { who } from "../ui/who.svelte.js";

/** Asks who this is. A server that can't say leaves a visitor without a profile. */
export async function askWho(): Promise<void> {
  try {
    who.take(await api.me());
  } catch {
    who.asked = true;
  }
}

/** Makes a visitor without a profile a guest. */
export async function beSomebody(): Promise<void> {
  if (who.user) return;
  // The number is part of the name, so it is not formatted as a number.
  const number = String(1000 + Math.floor(9000 * Math.random()));
  who.take(await api.beGuest(t("account-guest-name", { number })));
}
