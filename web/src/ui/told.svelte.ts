// What everybody is told by those who run the server, as far as the page has heard.

import type { Notice } from "../protocol/index.js";

class Told {
  notice: Notice = $state.raw({});
}

export const told: Told = new Told();
