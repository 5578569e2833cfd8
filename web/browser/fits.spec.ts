// On a phone everything the page says fits, in every language: the longest words on the smallest buttons.

import { readFileSync } from "node:fs";
import type { Action, TableView } from "../src/protocol/index.js";
import { expect, test } from "./fixtures.js";
import { gameName, inWords, language, LANGUAGES, says, speak, t } from "./language.js";
import { misfits } from "./overflow.js";
import type { Player } from "./player.js";
import { rush } from "./rush.js";
import { create, open, post, tunnels } from "./tables.js";

const SIZES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
];

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
test.afterEach(() => speak("en-GB"));
// This many languages take a while.
test.beforeEach(() => test.slow());

type Look = (what: string) => Promise<void>;

/** Shows the page in each language in turn, and looks whether everything fits. */
async function inEvery(player: Player, show: (look: Look) => Promise<void>, settings: object = {}): Promise<void> {
  const { page } = player;
  for (const language of LANGUAGES) {
    await page.evaluate(
      (wished) => {
        const kept = JSON.parse(localStorage.getItem("branchline") ?? "{}") as object;
        localStorage.setItem("branchline", JSON.stringify({ ...kept, ...wished }));
      },
      { ...settings, language },
    );
    await page.reload();
    speak(language);
    await show(async (what) => {
      for (const size of SIZES) {
        await page.setViewportSize(size);
        expect.soft(await misfits(page), `${what} in ${language}, ${size.width} wide`).toEqual([]);
      }
    });
  }
}

test("what does not fit is found", async ({ page }) => {
  const wrong: Record<string, string> = {
    "sticks out at the side of button": `<button style="width: 60px; white-space: nowrap">Objednat jízdenky</button>`,
    "has no room in button": `<button style="width: 124px; padding: 0 12px; white-space: nowrap">Objednat jízdenky</button>`,
    "is higher than div": `<div style="width: 60px; height: 20px; background: silver">Objednat jízdenky</div>`,
    "is cut off by the height of div": `<div style="width: 60px; height: 20px; overflow: hidden">Objednat jízdenky</div>`,
    "is cut short": `<p style="width: 60px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap">Objednat jízdenky</p>`,
    "has to be scrolled sideways in div": `<div style="width: 60px; overflow: auto; white-space: nowrap">Objednat jízdenky</div>`,
    "is off the screen": `<p style="margin-left: -20px">Objednat jízdenky</p>`,
    "pixels wide": `<p style="width: 500px">Objednat jízdenky</p>`,
    "is written over “Objednat”": `<span>a ticket</span><span style="margin-left: -20px">Objednat</span>`,
    "is written over input": `<label><input type="checkbox"><span style="margin-left: -12px">Objednat</span></label>`,
    "for its longest choice": `<select style="width: 60px"><option>2</option><option>Objednat jízdenky</option></select>`,
    "(input) is cut short": `<input style="width: 60px" placeholder="Objednat jízdenky">`,
  };
  const right = `<button>Objednat jízdenky</button><p>Objednat <a href="/">jízdenky</a></p><input placeholder="2"><select><option>Objednat jízdenky</option></select>`;
  const found = async (html: string): Promise<string> => {
    await page.setContent(
      `<!doctype html><meta name="viewport" content="width=device-width"><body style="font: 16px sans-serif">${html}`,
    );
    return (await misfits(page)).join("\n");
  };
  for (const [what, html] of Object.entries(wrong)) expect.soft(await found(html)).toContain(what);
  expect(await found(right)).toBe("");
});

const can = (type: Action["type"]) => (view: TableView) => view.legal.some((it) => it.type === type);

async function refer({ page }: Player): Promise<void> {
  await page.keyboard.press("r");
  await page
    .getByRole("region", { name: t("table-card"), exact: true })
    .getByRole("term")
    .first()
    .waitFor();
}

test("pages around the table fit", async ({ player, page }) => {
  await open(player, { game: "europe", places: 3, access: "public" });
  await create(player, "europe", [{ open: true }, { bot: "planner" }, { open: true }]);
  await inEvery(player, async (look) => {
    await player.button(t("table-copy")).waitFor();
    await look("seats");
    for (const [path, sign] of [
      ["/", t("lobby-mine")],
      ["/create", t("create-title")],
      ["/account", t("account-title")],
      ["/about", t("about-title")],
    ] as const) {
      await page.goto(path);
      await page.getByRole("heading", { name: sign, exact: true }).waitFor();
      await look(path);
    }
    await page.goto(`/table/${player.id}`);
  });
});

test("How to play fits", async ({ player, page }) => {
  await page.goto("/");
  await inEvery(player, async (look) => {
    for (const game of ["usa", "europe", "card_game"]) {
      await page.goto(`/how/${game}`);
      await page.getByText(says("how-contents"), { exact: true }).waitFor();
      await look(`how ${game}`);
    }
  });
});

test("the table of a board game fits", async ({ player, page }) => {
  await open(player, { game: "europe", places: 5, first_player: 0 }, "planner");
  await inEvery(player, async (look) => {
    await page.getByRole("region", { name: t("dock-keep-title") }).waitFor();
    await look("starting tickets");
  });
  await rush(player, can("claim_track"));
  await inEvery(player, async (look) => {
    await page.getByRole("region", { name: t("dock-hand") }).waitFor();
    await look("the hand");
    await refer(player);
    await look("the reference card");
    await page.keyboard.press("Escape");
    await page.keyboard.press("c");
    await page.getByRole("region", { name: t("dock-claim-list") }).waitFor();
    await look("tracks");
    await page.keyboard.press("Escape");
    await page.keyboard.press("s");
    await page.getByRole("region", { name: t("dock-station-list") }).waitFor();
    await look("stations");
    await page.keyboard.press("Escape");
    await page.keyboard.press("t");
    await player.button(t("dock-draw-tickets")).waitFor();
    await look("tickets to draw");
    await page.keyboard.press("Escape");
    await player.press(page.getByRole("tab", { name: t("table-tickets") }));
    await look("the tickets");
    await player.press(page.getByRole("tab", { name: t("table-others") }));
    await look("the players");
    await player.press(page.getByRole("tab", { name: t("table-chat") }));
    await look("the chat");
    await player.press(player.button(t("nav-menu")));
    await player.press(player.button(t("table-resign")));
    await look("the menu");
    await page.keyboard.press("Escape");
  });
});

test("cities by their names of today fit", async ({ player, page }) => {
  await open(player, { game: "europe", places: 3, first_player: 0 });
  await inEvery(
    player,
    async (look) => {
      await page.getByRole("region", { name: t("dock-keep-title") }).waitFor();
      await page.waitForLoadState("networkidle");
      await look("starting tickets");
    },
    { today: true },
  );
  await rush(player, can("claim_track"));
  await inEvery(
    player,
    async (look) => {
      await page.getByRole("region", { name: t("dock-hand") }).waitFor();
      await page.waitForLoadState("networkidle");
      await page.keyboard.press("c");
      await page.getByRole("region", { name: t("dock-claim-list") }).waitFor();
      await look("tracks");
      await page.keyboard.press("Escape");
      await player.press(page.getByRole("tab", { name: t("table-tickets") }));
      await look("the tickets");
    },
    { today: true },
  );
});

test("a tunnel, the count, the result, the replay and the review fit", async ({ player, page }) => {
  await open(player, { game: "tiny", map: tunnels(), places: 3, first_player: 0 });
  await rush(player, can("claim_track"));
  const claim = player.legal.find((it) => it.type === "claim_track");
  if (!claim) throw new Error("nothing to claim");
  await inEvery(player, async (look) => {
    await page.getByRole("region", { name: t("dock-hand") }).waitFor();
    await page.keyboard.press("c");
    await player.press(
      page
        .getByRole("region", { name: t("dock-claim-list") })
        .getByRole("button")
        .last(),
    );
    await player.button(t("dock-back")).waitFor();
    await look("payments");
  });
  const { seq, place } = player.view;
  await post(player, `/api/tables/${player.id}/commands`, { type: "act", place, decided_on: seq, action: claim });
  await player.done(claim, seq);
  await inEvery(player, async (look) => {
    await player.button(t("dock-leave")).waitFor();
    await look("a tunnel");
  });
  await rush(player, () => false);
  await inEvery(player, async (look) => {
    await player
      .button(t("end-skip"))
      .or(page.getByRole("link", { name: t("end-replay") }))
      .waitFor();
    if (await player.button(t("end-skip")).isVisible()) await look("the count");
    await player.seesTheEnd();
    await look("the result");
    await player.press(page.getByRole("tab", { name: t("table-log") }));
    await look("the log");
  });
  await page.goto(`/replay/${player.id}`);
  await inEvery(player, async (look) => {
    await page.getByRole("slider", { name: t("replay-scrub") }).waitFor();
    await look("a replay");
  });
  await page.goto(`/review/${player.id}`);
  await inEvery(player, async (look) => {
    await page.getByRole("tab", { name: t("review-tab-game") }).click();
    await page.getByRole("heading", { name: t("review-turning") }).waitFor({ timeout: 300_000 });
    await page.getByText(t("review-how"), { exact: true }).click();
    await look("a review");
    await page.keyboard.press("ArrowRight");
    await page.getByRole("article").waitFor();
    await look("a reviewed move");
  });
});

test("the table of the Card Game fits", async ({ player, page }) => {
  await open(player, { game: "card_game", places: 4, first_player: 0 }, "random");
  await rush(player, (view) => can("play_cards")(view) && (view.game?.players[0]?.pile ?? 0) > 1);
  await inEvery(player, async (look) => {
    await page.getByRole("region", { name: t("dock-hand") }).waitFor();
    await look("yards");
    await refer(player);
    await look("the reference card");
    await page.keyboard.press("Escape");
    await page.keyboard.press("p");
    await page.getByRole("region", { name: t("dock-play-title") }).waitFor();
    await look("cards to play");
  });
  if (await rush(player, can("complete_tickets"))) {
    await inEvery(player, async (look) => {
      await page.getByRole("region", { name: t("dock-complete-title") }).waitFor();
      await look("tickets to complete");
    });
  }
  await rush(player, () => false);
  await inEvery(player, async (look) => {
    await player.seesTheEnd();
    await look("the result of the Card Game");
  });
});

test("whatever the guide says fits its place", async ({ player, page }) => {
  await page.goto("/");
  await player.press(player.button(t("first-start", { game: gameName("europe") })));
  await player.follow();
  const english = readFileSync(new URL("../src/text/en-GB.ftl", import.meta.url), "utf8");
  const ids = [...english.matchAll(/^(guide-[\w-]+) =.*\n {4}\.text/gm)].map((it) => it[1] ?? "");
  const facts = [...english.matchAll(/\$(\w+)/g)].map((it) => it[1] ?? "");
  expect(ids.length).toBeGreaterThan(40);
  await inEvery(player, async (look) => {
    const words = page.getByRole("region", { name: says("guide-name"), exact: true }).locator(".words");
    await player.button(says("guide-got-it")).waitFor();
    await look("guide");
    // Long names and numbers, longer than any that come together.
    const long = {
      ...Object.fromEntries(facts.map((name) => [name, 10])),
      ...{ ticket: "Sarajevo – Sevastopol", long: "Kobenhavn – Erzurum", track: "Bucuresti – Constantinople" },
      ...{
        card: t("color-locomotive"),
        color: t("color-purple"),
        cards: inWords({ purple: 2, locomotive: 1 }),
        theirs: inWords({ purple: 2 }),
        name: t("bot-name", { place: 3 }),
      },
    };
    const lessons = ids.map((id) => ({ title: says(id), text: says(id, long, "text") }));
    const tooLong = await words.evaluate((it, all) => {
      const [h2, p] = it.querySelectorAll("h2, p");
      return all.filter(({ title, text }) => {
        if (h2) h2.textContent = title;
        if (p) p.textContent = text;
        return it.scrollHeight > it.clientHeight;
      });
    }, lessons);
    expect.soft(tooLong, `too long for the guide in ${language()}`).toEqual([]);
  });
});
