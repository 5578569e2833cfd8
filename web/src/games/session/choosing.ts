// What the one sentence says while something is being chosen: the choice at hand, not the whole turn.

import { t } from "../../text/index.js";
import type { Words } from "./names.js";
import type { Open } from "./session.svelte.js";

/** The sentence for what is open; null where the turn's own sentence still holds. */
export function choosing(open: Open | null, words: Words): string | null {
  switch (open?.kind) {
    case "track":
      return t("now-pay-track", { track: words.join(open.track) });
    case "station":
      return t("now-pay-station", { city: words.city(open.city) });
    case "claims":
      return t("now-choose-track");
    case "stations":
      return t("now-choose-city");
    default:
      return null;
  }
}
