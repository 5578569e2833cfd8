// How smooth the largest board is in mid-game: measured and reported, never asserted.

import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.js";
import { t } from "./language.js";
import { rush } from "./rush.js";
import { open } from "./tables.js";

test.use({ reducedMotion: "no-preference" });

interface Measured {
  frames: number[];
  /** How long tasks of more than 50 ms took by the clock, which counts while other programs have the processor. */
  tasks: number[];
  /** Milliseconds of the processor that each task of the page's thread had. */
  work: number[];
}

/** Frames and tasks while something is done. */
async function measure(page: Page, what: () => Promise<void>): Promise<Measured> {
  const browser = page.context().browser();
  if (!browser) throw new Error("a page without a browser");
  // Starting a trace takes a moment itself, so it is not part of what is measured.
  await browser.startTracing(page, { categories: ["toplevel"] });
  await page.evaluate(() => {
    const found: Omit<Measured, "work"> = { frames: [], tasks: [] };
    const observer = new PerformanceObserver((list) => found.tasks.push(...list.getEntries().map((it) => it.duration)));
    observer.observe({ type: "longtask" });
    let last: number | null = null;
    let on = true;
    const frame = (now: number): void => {
      if (last !== null) found.frames.push(now - last);
      last = now;
      if (on) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    Object.assign(window, {
      measured: () => {
        on = false;
        for (const it of observer.takeRecords()) found.tasks.push(it.duration);
        observer.disconnect();
        return found;
      },
    });
  });
  await what();
  const trace = JSON.parse((await browser.stopTracing()).toString("utf8")) as { traceEvents: Traced[] };
  return {
    work: worked(trace.traceEvents),
    ...(await page.evaluate(() => (window as unknown as { measured(): Omit<Measured, "work"> }).measured())),
  };
}

/** What Chromium's trace says of a thread: its name, or something it did, in microseconds of the processor. */
interface Traced {
  name: string;
  pid: number;
  tid: number;
  tdur?: number;
  args?: { name?: string };
}

/** What the tasks of the page's thread took of the processor; it is the busiest of those that draw pages. */
function worked(events: readonly Traced[]): number[] {
  const threads = events.filter((it) => it.name === "thread_name" && it.args?.name === "CrRendererMain");
  const tasks = threads.map(({ pid, tid }) =>
    events
      .filter((it) => it.name === "ThreadControllerImpl::RunTask" && it.pid === pid && it.tid === tid)
      .map((it) => (it.tdur ?? 0) / 1000),
  );
  return tasks.sort((a, b) => sum(b) - sum(a))[0] ?? [];
}

const sum = (all: readonly number[]): number => all.reduce((so, it) => so + it, 0);

function line(name: string, { frames, tasks, work }: Measured): string {
  const sorted = [...frames].sort((a, b) => a - b);
  const at = (part: number): string => (sorted[Math.floor((sorted.length - 1) * part)] ?? 0).toFixed(0).padStart(3);
  const longest = (all: readonly number[]): string =>
    Math.max(0, ...all)
      .toFixed(0)
      .padStart(3);
  return [
    `  ${name.padEnd(16)}${String(frames.length).padStart(4)} frames, half within ${at(0.5)} ms, 95 % within ${at(0.95)} ms`,
    `${String(tasks.length).padStart(2)} long tasks by the clock, the longest ${longest(tasks)} ms`,
    `${sum(work).toFixed(0).padStart(5)} ms of the processor, ${longest(work)} in one task`,
  ].join("; ");
}

test("frames and long tasks on the board of Europe in mid-game are reported", async ({ player, page }) => {
  await open(player, { game: "europe", places: 5 });
  await rush(
    player,
    (view) =>
      (view.game?.players[view.place ?? 0]?.trains ?? 0) < 28 && view.legal.some((it) => it.type === "claim_track"),
  );
  const box = await page.getByRole("region", { name: t("map-title") }).boundingBox();
  if (!box) throw new Error("no map");
  const at = (x: number, y: number): [number, number] => [box.x + box.width * x, box.y + box.height * y];
  const claim = player.legal.find((it) => it.type === "claim_track");

  const lines = [
    line("at rest", await measure(page, () => page.waitForTimeout(500))),
    line(
      "pointer moves",
      await measure(page, async () => {
        await page.mouse.move(...at(0.1, 0.1));
        for (const [x, y] of [
          [0.9, 0.3],
          [0.1, 0.5],
          [0.9, 0.7],
          [0.2, 0.9],
        ] as const)
          await page.mouse.move(...at(x, y), { steps: 30 });
      }),
    ),
    line(
      "zoom",
      await measure(page, async () => {
        for (let i = 0; i < 24; i++) await page.mouse.wheel(0, i < 12 ? -120 : 120);
      }),
    ),
    line(
      "zoomed in, pan",
      await measure(page, async () => {
        for (let i = 0; i < 6; i++) await page.mouse.wheel(0, -120);
        for (const [x, y] of [
          [0.8, 0.5],
          [0.3, 0.3],
          [0.6, 0.8],
        ] as const) {
          await page.mouse.down();
          await page.mouse.move(...at(x, y), { steps: 30 });
          await page.mouse.up();
        }
        await page.keyboard.press("0");
      }),
    ),
    line(
      "payments opened",
      await measure(page, async () => {
        for (let i = 0; i < 5 && claim?.type === "claim_track"; i++) {
          await player.press(player.button(new RegExp(`^${t("dock-claim")}`)));
          await page.keyboard.press("Enter");
          await expect(player.button(new RegExp(`^${t("dock-claim-with", { cards: "" })}`))).toBeVisible();
          await page.keyboard.press("Escape");
        }
      }),
    ),
    line(
      "a move",
      await measure(page, () => player.do(player.legal.find((it) => it.type === "claim_track") ?? { type: "pass" })),
    ),
  ];
  console.log(["Europe, 5 players, in mid-game:", ...lines].join("\n"));
});
