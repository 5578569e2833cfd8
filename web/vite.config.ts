// How the page is built, and how it is tried against a running server.

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { layouts } from "./tools/layouts";

/** A running server that `npm run dev` and `npm run preview` ask; only its own pages may be built in. */
const server = process.env["BRANCHLINE"] ?? "http://127.0.0.1:8080";
const proxy = { "/api": { target: server, ws: true } };

/** The policy of crates/server/src/headers.rs, so that a preview breaks where the server would. */
const policy =
  "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; " +
  "object-src 'none'; img-src 'self' data:; style-src 'self'; script-src 'self'; connect-src 'self'";

export default defineConfig({
  plugins: [svelte(), layouts()],
  server: { proxy },
  preview: { proxy, headers: { "content-security-policy": policy } },
  build: {
    target: "es2022",
    // The policy allows no data: addresses for fonts and scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
