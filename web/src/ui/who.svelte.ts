// The user that the server knows this browser as, once it has been asked.

import type { Me, User } from "../protocol/index.js";

class Who {
  user: User | null = $state.raw(null);
  asked: boolean = $state(false);

  take(me: Me): void {
    this.user = me.user;
    this.asked = true;
  }
}

export const who: Who = new Who();
