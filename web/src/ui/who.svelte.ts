// Who the server takes this browser for.

import * as api from "../net/api.js";
import type { Me, User } from "../protocol/index.js";
import { t } from "../text/index.js";

class Who {
  user: User | null = $state.raw(null);
  asked: boolean = $state(false);

  take(me: Me): void {
    this.user = me.user;
    this.asked = true;
  }

  async ask(): Promise<void> {
    this.take(await api.me());
  }

  /** Whoever was nobody is a guest from now on. */
  async some(): Promise<void> {
    // The number is a word of the name: it is not set as numbers are.
    const number = String(1000 + Math.floor(9000 * Math.random()));
    if (!this.user) this.take(await api.beGuest(t("account-guest-name", { number })));
  }
}

export const who: Who = new Who();
