// Pictures of every page, on desktop and phone, light and dark, into target/shots with a page that shows them all.

import { mkdir, readdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Action, TableView } from "../src/protocol/index.js";
import { settled } from "./axe.js";
import { type Page, test } from "./fixtures.js";
import { gameName, t } from "./language.js";
import { type Player } from "./player.js";
import { reviewed } from "./reviewed.js";
import { rush } from "./rush.js";
import { quick } from "./strategy.js";
import { create, open, shortMap } from "./tables.js";

const folder = fileURLToPath(new URL("../../target/shots/", import.meta.url));
const SIZES = {
  desk: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
};
/** Screens of other sizes, by day alone. */
const OTHERS: Record<keyof typeof SIZES, { width: number; height: number }[]> = {
  desk: [
    { width: 1280, height: 800 },
    { width: 1920, height: 1080 },
    { width: 2560, height: 1440 },
  ],
  phone: [
    { width: 360, height: 640 },
    { width: 844, height: 390 },
  ],
};
const MODES = { day: "light", night: "dark" } as const;

/** The same person at a desk and at a phone. */
class Sitter {
  constructor(
    readonly desk: Player,
    readonly phone: Player,
  ) {}

  both(): [keyof typeof SIZES, Player][] {
    return [
      ["desk", this.desk],
      ["phone", this.phone],
    ];
  }

  async goto(path: string): Promise<void> {
    for (const [, { page }] of this.both()) await page.goto(path);
  }

  /** Does the same at both. */
  async each(what: (player: Player) => Promise<void>): Promise<void> {
    for (const [, player] of this.both()) await what(player);
  }

  async shot(name: string): Promise<void> {
    for (const [size, player] of this.both()) {
      const { page } = player;
      if (player.isFollowing) await player.catchUp();
      for (const [mode, colorScheme] of Object.entries(MODES)) {
        await page.emulateMedia({ colorScheme });
        await still(page);
        await page.screenshot({ path: `${folder}${name}-${size}-${mode}.png`, fullPage: true });
      }
    }
  }

  /** The same on smaller and larger screens, as much of it as is seen there. */
  async atOtherSizes(name: string): Promise<void> {
    for (const [size, { page }] of this.both()) {
      await page.emulateMedia({ colorScheme: "light" });
      for (const { width, height } of OTHERS[size]) {
        await page.setViewportSize({ width, height });
        await still(page);
        await page.screenshot({ path: `${folder}${name}-${width}x${height}.png` });
      }
      await page.setViewportSize(SIZES[size].viewport);
    }
  }

  /** The picture of a result, as players save it by day and by night. */
  async pictures(name: string): Promise<void> {
    const { page } = this.desk;
    const save = page.getByRole("button", { name: t("end-save") });
    for (const [mode, colorScheme] of Object.entries(MODES)) {
      await page.emulateMedia({ colorScheme });
      const [download] = await Promise.all([page.waitForEvent("download"), save.click()]);
      await download.saveAs(`${folder}${name}-${mode}.png`);
    }
  }
}

/** Waits until nothing moves any more; any key ends what still does. */
async function still(page: Page): Promise<void> {
  await page.keyboard.press("Shift");
  await page.evaluate(() => document.fonts.ready);
  await settled(page);
}

const shots = test.extend<{ sitter: Sitter }>({
  sitter: async ({ newcomer }, use) => {
    const desk = await newcomer(SIZES.desk);
    await desk.page.request.post("/api/guest", { data: {} });
    const storageState = await desk.page.context().storageState();
    const phone = await newcomer({ ...SIZES.phone, storageState });
    phone.by = "touch";
    await use(new Sitter(desk, phone));
  },
});

const can = (type: Action["type"]) => (view: TableView) => view.legal.some((it) => it.type === type);
const trains = (view: TableView): number => view.game?.players[view.place ?? 0]?.trains ?? 0;

/** The review of the game that was played: as a whole, and one of its mistakes. */
async function reviewShots(sitter: Sitter, game: string): Promise<void> {
  await sitter.goto(`/review/${sitter.desk.id}`);
  await sitter.each(({ page }) =>
    page.getByRole("heading", { name: t("review-turning") }).waitFor({ timeout: 300_000 }),
  );
  await sitter.shot(`${game}-review`);
  await sitter.each(async ({ page }) => {
    for (let i = 0; i < 4; i++) await page.keyboard.press("n");
    await page.waitForLoadState("networkidle");
  });
  await sitter.shot(`${game}-review-move`);
  await sitter.atOtherSizes(`${game}-review-move`);
}

shots.beforeAll(() => mkdir(folder, { recursive: true }));

shots("plain pages", async ({ sitter }) => {
  const { desk } = sitter;
  await create(desk, "europe", [{ open: true }, { bot: "planner" }, { open: true }]);
  await sitter.phone.page.goto(desk.page.url());
  await sitter.each((it) => it.button(t("table-start")).waitFor());
  await sitter.shot("seats");
  await open(desk, { game: "usa", places: 3 });
  for (const [name, path] of [
    ["lobby", "/"],
    ["create", "/create"],
    ["account", "/account"],
    ["about", "/about"],
    ["how-europe", "/how/europe"],
    ["how-card", "/how/card_game"],
  ] as const) {
    await sitter.goto(path);
    await sitter.each((it) => it.page.getByRole("heading", { level: 1 }).waitFor());
    await sitter.shot(name);
    if (name === "lobby") await sitter.atOtherSizes(name);
  }
});

for (const game of ["usa", "europe"]) {
  shots(`the board of ${gameName(game)} with five players`, async ({ sitter }) => {
    const { desk, phone } = sitter;
    await open(desk, { game, places: 5 }, "planner");
    await phone.page.goto(desk.page.url());
    await sitter.each((it) => it.page.getByRole("region", { name: t("dock-keep-title") }).waitFor());
    await sitter.each(async (it) => it.page.getByRole("checkbox").nth(1).check());
    await sitter.shot(`${game}-tickets`);
    await sitter.atOtherSizes(`${game}-tickets`);
    await rush(desk, can("draw_card"));
    await inStep(sitter);
    await sitter.shot(`${game}-start`);
    await rush(desk, (view) => trains(view) < 30 && can("claim_track")(view));
    await inStep(sitter);
    await sitter.shot(`${game}-middle`);
    await sitter.atOtherSizes(`${game}-middle`);
    await sitter.each((it) => setText(it, true));
    await sitter.shot(`${game}-words`);
    await sitter.each((it) => setText(it, false));
    await sitter.each(refer);
    await sitter.shot(`${game}-card`);
    await sitter.atOtherSizes(`${game}-card`);
    await sitter.each((it) => it.page.keyboard.press("Escape"));
    const claim = desk.legal.find((it) => it.type === "claim_track");
    if (claim?.type === "claim_track") {
      const [card = "locomotive"] = Object.keys(claim.cards);
      // What others claimed since has a halo, and what this colour can pay for a brass edge.
      await sitter.each((it) => it.page.locator(`[data-anchor="hand-${card}"]`).click());
      await sitter.shot(`${game}-held`);
      await sitter.each((it) => it.page.keyboard.press("Escape"));
      await sitter.each((it) => it.pressTrack(claim.track));
      await sitter.each((it) => it.button(new RegExp(`^${t("dock-claim-with", { cards: "" })}`)).waitFor());
      await sitter.shot(`${game}-payments`);
      await sitter.atOtherSizes(`${game}-payments`);
      await sitter.each((it) => it.page.keyboard.press("Escape"));
      await desk.page.mouse.move(0, 0);
    }
    if (game === "europe" && (await rush(desk, can("leave_tunnel"), tunnelsFirst))) {
      await inStep(sitter);
      await sitter.shot("europe-tunnel");
    }
    await rush(desk, () => false);
    await sitter.each((it) => it.seesTheEnd());
    await sitter.shot(`${game}-end`);
    await sitter.atOtherSizes(`${game}-end`);
    await sitter.pictures(`${game}-picture`);
    await sitter.goto(`/replay/${desk.id}`);
    for (const [, { page }] of sitter.both()) {
      const moment = page.getByRole("slider", { name: t("replay-scrub") });
      const half = Math.round(
        (Number(await moment.getAttribute("min")) + Number(await moment.getAttribute("max"))) / 2,
      );
      await moment.fill(String(half));
      await page.waitForLoadState("networkidle");
    }
    await sitter.shot(`${game}-replay`);
    await reviewShots(sitter, game);
  });
}

shots("the Card Game with four players", async ({ sitter }) => {
  const { desk, phone } = sitter;
  await open(desk, { game: "card_game", places: 4 }, "planner");
  await phone.page.goto(desk.page.url());
  await sitter.each((it) => it.page.getByRole("region", { name: t("dock-keep-title") }).waitFor());
  await sitter.shot("card-tickets");
  await rush(desk, (view) => can("play_cards")(view) && (view.game?.players[0]?.pile ?? 0) > 2);
  await inStep(sitter);
  await sitter.shot("card-middle");
  await sitter.each(refer);
  await sitter.shot("card-card");
  await sitter.each((it) => it.page.keyboard.press("Escape"));
  await sitter.each((it) => it.page.keyboard.press("p"));
  await sitter.each((it) => it.page.getByRole("region", { name: t("dock-play-title") }).waitFor());
  await sitter.shot("card-play");
  await sitter.atOtherSizes("card-play");
  if (await rush(desk, can("complete_tickets"))) {
    await inStep(sitter);
    await sitter.shot("card-complete");
  }
  await rush(desk, () => false);
  await sitter.each((it) => it.seesTheEnd());
  await sitter.shot("card-end");
  await sitter.atOtherSizes("card-end");
  await sitter.pictures("card-picture");
  await reviewShots(sitter, "card");
});

shots("hints, playing on and exercises", async ({ sitter }) => {
  const { desk, phone } = sitter;
  await open(desk, { game: "usa", places: 3, undo: "free" }, "planner");
  await rush(desk, (view) => trains(view) < 38 && can("claim_track")(view));
  await phone.page.goto(desk.page.url());
  await inStep(sitter);
  await sitter.each(async (it) => {
    await it.page.keyboard.press("h");
    await it.page
      .getByRole("region", { name: t("table-hint-long") })
      .getByRole("listitem")
      .first()
      .waitFor();
  });
  await sitter.shot("hint");
  await sitter.atOtherSizes("hint");
  await sitter.goto("/create");
  await sitter.each((it) => it.page.getByRole("checkbox", { name: t("create-practice") }).check());
  await sitter.shot("create-practice");

  await reviewed(desk, { game: "usa" });
  await sitter.goto(`/replay/${desk.id}?at=24`);
  await sitter.each(async (it) => it.press(it.button(t("replay-play-on"))));
  await sitter.shot("play-on");
  await sitter.atOtherSizes("play-on");
  await sitter.goto("/practise");
  await sitter.shot("exercises-none");
  await sitter.goto(`/practise?table=${desk.id}`);
  await sitter.each((it) => it.button(t("practise-start")).waitFor());
  await sitter.shot("exercises");
  await sitter.each((it) => it.press(it.button(t("practise-start"))));
  await sitter.each((it) => it.page.getByText(t("practise-task")).waitFor());
  await sitter.shot("exercise");
  await sitter.atOtherSizes("exercise");
  await sitter.each((it) => it.press(it.button(t("practise-show"))));
  await sitter.each((it) => it.page.getByText(t("practise-solution")).waitFor());
  await sitter.shot("exercise-solved");
});

shots("your own map, and people around one screen", async ({ sitter }) => {
  const { desk, phone } = sitter;
  await create(desk, shortMap({ trains: 14 }), [{ here: "Ben" }]);
  await phone.page.goto(desk.page.url());
  await sitter.each((it) => it.button(t("dock-show")).waitFor());
  await sitter.shot("own-map-curtain");
});

/** Both show what the table has come to. */
async function inStep(sitter: Sitter): Promise<void> {
  await sitter.phone.follow();
  await sitter.phone.until("the phone knows it", (view) => view.seq >= sitter.desk.view.seq);
}

/** Opens the reference card. */
async function refer({ page }: Player): Promise<void> {
  await page.keyboard.press("r");
  await page
    .getByRole("region", { name: t("table-card"), exact: true })
    .getByRole("term")
    .first()
    .waitFor();
}

/** The table in words, or drawn. */
async function setText(player: Player, on: boolean): Promise<void> {
  const button = player.button(on ? t("text-view") : t("text-drawn"));
  await player.tabTo(button);
  await player.page.keyboard.press("Enter");
}

/** Claims a tunnel whenever it can, and stops for what it costs. */
function tunnelsFirst(...[view, file]: Parameters<typeof quick>): Action {
  const dug = new Set("tracks" in file ? file.tracks.filter((it) => it.tunnel).map((it) => it.id) : []);
  const tunnel = view.legal.find((it) => it.type === "claim_track" && dug.has(it.track));
  return tunnel ?? view.legal.find((it) => it.type === "draw_card") ?? quick(view, file);
}

/** A page with all of them, small, to look at. */
shots.afterAll(async () => {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".png")).sort();
  const pictures = names.map(
    (name) => `<figure><a href="${name}"><img src="${name}" alt=""></a><figcaption>${name}</figcaption></figure>`,
  );
  const style =
    "body{display:flex;flex-wrap:wrap;gap:16px;font:14px sans-serif}img{height:300px;display:block}figure{margin:0}";
  await writeFile(
    `${folder}index.html`,
    `<!doctype html><meta charset="utf-8"><title>Branchline</title><style>${style}</style>${pictures.join("\n")}\n`,
  );
});
