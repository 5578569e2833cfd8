import { expect, it } from "vitest";
import type { GameFile } from "../../protocol/index.js";
import { t } from "../../text/index.js";
import { choosing } from "./choosing.js";
import { Words } from "./names.js";

const words = new Words({
  cities: [
    { id: "wien", name: "Wien" },
    { id: "graz", name: "Graz" },
  ],
  tracks: [{ id: "wien-graz", a: "wien", b: "graz" }],
  tickets: [],
} as unknown as GameFile);

it("says what is being chosen, and leaves the rest to the turn's own sentence", () => {
  const track = words.join("wien-graz");
  expect(choosing({ kind: "track", track: "wien-graz" }, words)).toBe(t("now-pay-track", { track }));
  expect(choosing({ kind: "station", city: "graz" }, words)).toBe(t("now-pay-station", { city: "Graz" }));
  expect(choosing({ kind: "stations" }, words)).toBe(t("now-choose-city"));
  expect(choosing({ kind: "claims" }, words)).toBe(t("now-choose-track"));
  expect(choosing(null, words)).toBeNull();
  expect(choosing({ kind: "draw_tickets" }, words)).toBeNull();
});
