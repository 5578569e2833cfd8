// On every screen, from the smallest phone to the largest desk, nothing lies over what can be pressed or over a city that matters.

import type { Action, TableView } from "../src/protocol/index.js";
import { covered } from "./covered.js";
import { expect, test } from "./fixtures.js";
import { gameName, t } from "./language.js";
import type { Player } from "./player.js";
import { rush } from "./rush.js";
import { quick } from "./strategy.js";
import { open, tunnels } from "./tables.js";

const SCREENS = {
  phone: {
    options: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    sizes: [
      { width: 390, height: 844 },
      { width: 360, height: 640 },
      { width: 844, height: 390 },
      { width: 640, height: 360 },
    ],
  },
  desk: {
    options: { viewport: { width: 1440, height: 900 } },
    sizes: [
      { width: 1280, height: 800 },
      { width: 1440, height: 900 },
      { width: 1920, height: 1080 },
      { width: 2560, height: 1440 },
    ],
  },
};

const can = (type: Action["type"]) => (view: TableView) => view.legal.some((it) => it.type === type);
/** How many cards lie in the row. */
const inRow = ({ view }: Player): number => (view.game?.row ?? []).filter((it) => it !== null).length;

/** The cities on the tickets that the player has or may keep. */
function onTickets({ view, file }: Player): string[] {
  const own = view.game?.players[view.place ?? -1];
  const ids = new Set([...(own?.kept ?? []), ...(own?.offer?.tickets ?? [])]);
  return "tracks" in file ? file.tickets.filter(({ id }) => ids.has(id)).flatMap(({ a, b }) => [a, b]) : [];
}

test("what is cut or covered is found", async ({ page }) => {
  const found = async (html: string): Promise<string> => {
    await page.setContent(`<!doctype html><body style="margin: 0">${html}`);
    return (await covered(page)).join("\n");
  };
  const lid = `<p style="position: absolute; left: 0; top: 0; margin: 0; width: 20px; height: 20px; background: silver">lid</p>`;
  expect(await found(`<button>Draw</button>${lid}`)).toContain("“Draw” lies under p");
  expect(await found(`<div style="height: 12px; overflow: hidden"><button>Draw</button></div>`)).toContain("is cut by");
  expect(await found(`<div style="width: 20px; overflow: hidden"><button>Draw</button></div>`)).toContain(
    "at the side",
  );
  expect(
    await found(`<div style="height: 30px; overflow: auto"><button style="height: 60px">Draw</button></div>`),
  ).toBe("");
  const row = `<ul style="margin: 0">${[0, 1].map((i) => `<li data-anchor="slot-${i}">card</li>`).join("")}</ul>`;
  await page.setContent(`<!doctype html><body style="margin: 0">${row}`);
  expect(await covered(page, [], 2)).toEqual([]);
  expect(await covered(page, [], 3)).toEqual(["the row has 2 of 3 cards"]);
  await page.setContent(
    `<!doctype html><body style="margin: 0"><div style="height: 20px; overflow: auto">${row}</div>`,
  );
  expect((await covered(page, [], 2)).join()).toContain("of the row is not in sight");
});

for (const [screen, { options, sizes }] of Object.entries(SCREENS)) {
  test.describe(screen, () => {
    test.use(options);
    test.beforeEach(() => test.slow());

    /** Looks at what is shown now at all sizes: the cities on tickets and the row are in sight, whatever is being chosen. */
    async function look(player: Player, what: string): Promise<void> {
      for (const size of sizes) {
        await player.page.setViewportSize(size);
        const where = `${what}, ${size.width} × ${size.height}`;
        expect.soft(await covered(player.page, onTickets(player), inRow(player)), where).toEqual([]);
      }
    }
    /** The same with the reference card beside it. */
    async function lookWithCard(player: Player, what: string): Promise<void> {
      const { page } = player;
      await page.keyboard.press("r");
      const card = page.getByRole("region", { name: t("table-card") });
      await expect(card.getByRole("table").or(card.getByRole("definition")).first()).toBeVisible();
      await look(player, `${what} with the reference card`);
      await page.keyboard.press("Escape");
      await expect(card).toHaveCount(0);
    }

    for (const game of ["usa", "europe"])
      test(`on the board of ${gameName(game)}`, async ({ player, page }) => {
        await open(player, { game, places: 5, first_player: 0 }, "planner");
        await expect(page.getByRole("region", { name: t("dock-keep-title") })).toBeVisible();
        await look(player, "starting tickets");
        await lookWithCard(player, "starting tickets");
        await rush(player, can("claim_track"));
        await look(player, "a turn");
        await lookWithCard(player, "a turn");
        await page.keyboard.press("c");
        await page.getByRole("region", { name: t("dock-claim-list") }).waitFor();
        await look(player, "tracks to claim");
        await page.keyboard.press("Enter");
        await expect(player.button(new RegExp(`^${t("dock-claim-with", { cards: "" })}`))).toBeVisible();
        await look(player, "payments");
        await lookWithCard(player, "payments");
        await page.keyboard.press("Escape");
        if (game === "europe") {
          await page.keyboard.press("s");
          await page.getByRole("region", { name: t("dock-station-list") }).waitFor();
          await look(player, "cities for a station");
          await page.keyboard.press("Enter");
          await expect(player.button(new RegExp(`^${t("dock-build-with", { cards: "" })}`)).first()).toBeVisible();
          await look(player, "payments for a station");
          await page.keyboard.press("Escape");
        }
        await page.keyboard.press("t");
        await expect(player.button(t("dock-draw-tickets"))).toBeVisible();
        await look(player, "the question before tickets are drawn");
        if (screen === "phone") {
          await page.keyboard.press("Escape");
          for (const tab of ["table-tickets", "table-others"] as const) {
            await player.press(page.getByRole("tab", { name: t(tab), exact: true }));
            await look(player, tab);
          }
          await page.keyboard.press("t");
        }
        await player.press(player.button(t("dock-draw-tickets")));
        await expect(page.getByRole("region", { name: t("dock-keep-title") })).toBeVisible();
        await look(player, "tickets that were drawn");
      });

    test("in a tunnel, on your own map", async ({ player }) => {
      await open(player, { game: "tiny", map: tunnels(), places: 2, first_player: 0 });
      await rush(player, can("claim_track"));
      const claim = player.legal.find((it) => it.type === "claim_track");
      if (claim?.type === "claim_track") await player.do(claim);
      await expect(player.button(t("dock-leave"))).toBeVisible();
      await look(player, "a tunnel");
    });

    test("beside the guide", async ({ player, page }) => {
      await page.goto("/");
      await player.press(player.button(t("first-start", { game: gameName("europe") })));
      await player.follow();
      await expect(page.getByRole("region", { name: t("dock-keep-title") })).toBeVisible();
      await look(player, "starting tickets with the guide");
    });

    test("in the Card Game", async ({ player, page }) => {
      await open(player, { game: "card_game", places: 4, first_player: 0 }, "random");
      await expect(page.getByRole("region", { name: t("dock-keep-title") })).toBeVisible();
      await look(player, "starting tickets");
      const locomotives = (view: TableView): number => view.game?.players[0]?.hand?.locomotive ?? 0;
      await rush(player, (view) => can("play_cards")(view) && locomotives(view) >= 2, hoarding);
      await look(player, "a turn");
      await lookWithCard(player, "a turn");
      await page.keyboard.press("p");
      await page.getByRole("region", { name: t("dock-play-title") }).waitFor();
      await look(player, "cards to play");
    });
  });
}

/** Takes locomotives and whatever else there is, and plays nothing. */
function hoarding(...[view, file]: Parameters<typeof quick>): Action {
  const row = view.game?.row ?? [];
  const draws = view.legal.filter((it) => it.type === "draw_card");
  return draws.find(({ slot }) => row[slot ?? -1] === "locomotive") ?? draws.at(-1) ?? quick(view, file);
}
