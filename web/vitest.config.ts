// Tests of what needs no browser: folds, choices, texts, the socket with a fake one beneath.

import { defineConfig } from "vitest/config";
import { messages } from "./tools/messages.js";

export default defineConfig({
  plugins: [messages()],
  test: {
    include: ["src/**/*.test.ts", "tools/*.test.js"],
    environment: "node",
    setupFiles: ["src/text/english.ts"],
    testTimeout: 120_000,
  },
});
