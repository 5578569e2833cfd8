// The user that the server knows this browser as, once it has been asked.

import type { Me, Role, User } from "../protocol/index.js";

class Who {
  user: User | null = $state.raw(null);
  /** What the user may do here beside playing. */
  role: Role | null = $state(null);
  asked: boolean = $state(false);

  take(me: Me): void {
    this.user = me.user;
    this.role = me.role ?? null;
    this.asked = true;
  }
}

export const who: Who = new Who();
