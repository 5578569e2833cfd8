// Serves the demo page of the board, apart from the app's own build.

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { fonts } from "../tools/fonts.js";
import { layouts } from "../tools/layouts.js";
import { messages } from "../tools/messages.js";

export default defineConfig({
  root: new URL(".", import.meta.url).pathname,
  plugins: [svelte(), fonts(), layouts(), messages()],
  server: { fs: { allow: ["../.."] } },
  build: {
    outDir: new URL("../../target/demo", import.meta.url).pathname,
    emptyOutDir: true,
    target: "es2022",
    rollupOptions: { input: new URL("./board.html", import.meta.url).pathname },
  },
});
