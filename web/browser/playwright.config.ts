// How the page is tested in a real Chromium. `make browser` runs it, `make shots` takes the pictures.

import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { defineConfig, devices } from "@playwright/test";

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const root = process.getuid?.() === 0;
process.env["CHROMIUM"] ??= execFileSync(folder("../../tools/chromium"), { encoding: "utf8" }).trim();

export default defineConfig({
  testDir: ".",
  outputDir: folder("../../target/browser"),
  // A test that fails now and then is a bug with a cause to be found.
  retries: 0,
  workers: 2,
  fullyParallel: true,
  // Long enough for a whole game on a slow and busy machine; nothing here asserts a time, and every wait has its own end.
  timeout: 600_000,
  expect: { timeout: 20_000 },
  reporter: [["list"]],
  use: {
    ...devices["Desktop Chrome"],
    viewport: { width: 1440, height: 900 },
    actionTimeout: 20_000,
    reducedMotion: "reduce",
    trace: { mode: "retain-on-failure", snapshots: false, screenshots: false },
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env["CHROMIUM"],
      args: root ? ["--no-sandbox"] : [],
    },
  },
  projects: [
    { name: "page", testMatch: "*.spec.ts" },
    { name: "shots", testMatch: "shots.ts" },
    { name: "pictures", testMatch: "pictures.ts" },
  ],
});
