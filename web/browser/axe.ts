// Looks at a page with axe, by day and by night.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults, RunOptions } from "axe-core";
import { expect, type Page } from "./fixtures.js";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const GRAVE = new Set(["serious", "critical"]);

/** No serious fault in what the page shows now. */
export async function sound(page: Page, what: string): Promise<void> {
  for (const [colorScheme, theme] of [
    ["light", "day"],
    ["dark", "night"],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
    await settled(page);
    await page.evaluate(source);
    // By night nothing but the colours is different.
    const runOnly = colorScheme === "dark" ? ["color-contrast"] : undefined;
    const violations = await page.evaluate(async (rules) => {
      const { axe } = window as unknown as { axe: { run(of: Document, how: RunOptions): Promise<AxeResults> } };
      const found = await axe.run(document, { resultTypes: ["violations"], ...(rules ? { runOnly: rules } : {}) });
      return found.violations;
    }, runOnly);
    const faults = violations
      .filter(({ impact }) => GRAVE.has(impact ?? ""))
      .map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join("\n")}`,
      );
    expect.soft(faults, `${what}, ${colorScheme}`).toEqual([]);
  }
}

/** Waits until nothing fades or moves any more that has an end. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const ending = document.getAnimations().filter((it) => Number.isFinite(it.effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map((it) => it.finished));
  });
}
