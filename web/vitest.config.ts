// Tests of what needs no browser: folds, choices, texts, the socket with a fake one beneath.

import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { include: ["src/**/*.test.ts", "tools/*.test.js"], environment: "node", testTimeout: 120_000 },
});
