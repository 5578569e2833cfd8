// How the page is built, and how it runs against a server during development.

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { compress } from "./tools/compress.js";
import { fonts } from "./tools/fonts.js";
import { layouts } from "./tools/layouts.js";
import { messages } from "./tools/messages.js";
import { page } from "./tools/page.js";
import { worker } from "./tools/worker.js";

/** The running server that `npm run dev` and `npm run preview` pass requests to. */
const server = process.env["BRANCHLINE"] ?? "http://127.0.0.1:8080";
const proxy = { "/api": { target: server, ws: true } };

/** The policy of crates/server/src/headers.rs, so that a preview breaks where the server would. */
const policy =
  "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; " +
  "object-src 'none'; img-src 'self' data:; style-src 'self'; script-src 'self'; connect-src 'self'";

/** What hints, exercises, replays and reviews share; nobody needs it for a first game. */
const advises =
  /src\/(games\/(advice|replay|review|session\/reasons)|net\/(review|whole-log)|state\/(exercises|review)|app\/(PlayOn|practise))/;

/** What has a fixed name: the worker, and the notice it keeps. Everything else has its content's hash in its name. */
const fixed = ["sw", "offline"];

/** What pages share. The page's beginning waits for its words, so nothing else stands in its file; the notice has files of its own. */
const shared = (id: string): boolean => !/index\.html|src\/(offline\/|main\.ts)|\.ftl\?plain=offline/.test(id);

export default defineConfig({
  plugins: [svelte(), fonts(), layouts(), page(), messages(), worker(), compress()],
  server: { proxy },
  preview: { proxy, headers: { "content-security-policy": policy } },
  build: {
    target: "es2022",
    // The policy allows no data: addresses for fonts and scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // No warnings about how long a step takes.
      checks: { pluginTimings: false },
      input: { index: "index.html", sw: "src/offline/sw.js", offline: "src/offline/offline.ts" },
      output: {
        entryFileNames: ({ name }) => (fixed.includes(name) ? "[name].js" : "assets/[name]-[hash].js"),
        // A part of a language's file is known by its name: "cs.how".
        chunkFileNames: ({ facadeModuleId }) => {
          const [, part] = /\.ftl\?(\w+)$/.exec(facadeModuleId ?? "") ?? [];
          return part ? `assets/[name].${part}-[hash].js` : "assets/[name]-[hash].js";
        },
        // Many small files would be larger together: one for the lobby, one for what a table and its story share, one for what explains.
        codeSplitting: {
          groups: [
            { name: "first", tags: ["$initial"], test: shared },
            {
              name: "table",
              minShareCount: 2,
              test: (id) => shared(id) && !advises.test(id) && !/src\/((net|app)\/admin|board\/land\/|help\/)/.test(id),
            },
            { name: "advice", minShareCount: 2, test: advises },
            { name: "help", minShareCount: 2, test: /src\/help\// },
          ],
        },
        assetFileNames: ({ names }) =>
          names[0] === "offline.css" ? "[name][extname]" : "assets/[name]-[hash][extname]",
      },
    },
  },
});
