// People around one screen: a curtain falls between their turns, and nobody sees another's hand.

import { nameAt } from "../src/games/session/names.js";
import { kinds } from "../src/state/bags.js";
import { waitedFor } from "../src/state/table.js";
import { expect, test } from "./fixtures.js";
import { t } from "./language.js";
import { quick } from "./strategy.js";
import { create, shortMap } from "./tables.js";

test("two people share a screen to the end, with a curtain between their turns", async ({ player, page }) => {
  await create(player, shortMap(), [{ here: "Ben" }]);
  const hand = page.getByRole("region", { name: t("dock-hand") });
  const tickets = page.getByRole("region", { name: t("dock-tickets") });
  let last = -1;
  for (;;) {
    await player.until(
      "somebody has to do something",
      (view) => view.stage === "finished" || waitedFor(view).length > 0,
    );
    if (player.view.stage === "finished") break;
    const waits = waitedFor(player.view);
    if (!waits.includes(last)) {
      const next = waits[0] ?? 0;
      const name = nameAt(player.view, next);
      // Behind the curtain there is nothing to find, not even in the page's source.
      await expect(page.getByRole("heading", { name: t("dock-curtain", { name }) })).toBeVisible();
      await expect(hand.getByRole("listitem")).toHaveCount(0);
      await expect(tickets.getByRole("listitem")).toHaveCount(0);
      await expect(page.getByRole("region", { name: t("dock-keep-title") })).toHaveCount(0);
      await player.press(player.button(t("dock-show")));
      await player.until("it is their side", (view) => view.place === next && view.legal.length > 0);
      const own = player.view.game?.players[next]?.hand ?? {};
      await expect(hand.getByRole("listitem")).toHaveCount(kinds(own).length);
      last = next;
    }
    await player.do(quick(player.view, player.file));
  }
  await player.seesTheEnd();
});
