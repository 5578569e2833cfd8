// Who the server takes this browser for.

import * as api from "../net/api.js";
import type { Me, User } from "../protocol/index.js";

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
    if (!this.user) this.take(await api.beGuest());
  }
}

export const who: Who = new Who();
