// Imports go downwards only: what layers.js allows has no cycle, and the linter refuses everything else.

import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { ESLint } from "eslint";
import { describe, expect, it } from "vitest";
import { allows, layerOf, LAYERS } from "../layers.js";

const src = fileURLToPath(new URL("../src/", import.meta.url));
const eslint = new ESLint({ cwd: fileURLToPath(new URL("..", import.meta.url)) });

/** The messages of the rule about layers for a file with this text. */
async function refusals(path, text) {
  const [result] = await eslint.lintText(text, { filePath: `${src}${path}` });
  return result.messages.filter((it) => it.ruleId === "branchline/layers").map((it) => it.message);
}

describe("the order of the layers", () => {
  const names = Object.keys(LAYERS);

  it("names every folder", () => {
    const folders = readdirSync(src, { withFileTypes: true }).filter((it) => it.isDirectory());
    for (const { name } of folders) expect(layerOf(`${name}/file.ts`), name).toBe(name);
  });

  it("lets a layer import only those listed before it, so that there is no cycle", () => {
    const upward = names.flatMap((from, i) =>
      names.slice(i + 1).flatMap((to) => (allows(from, to) ? [`${from} → ${to}`] : [])),
    );
    expect(upward).toEqual([]);
  });
});

describe("the linter", () => {
  const upward = "ui/ may not import from app/: see layers.js.";

  it("takes an import from below", async () => {
    expect(
      await refusals("app/New.svelte", '<script lang="ts">import Page from "../ui/Page.svelte";</script>'),
    ).toEqual([]);
  });

  it.each([
    ["a value", 'import { deal } from "../app/deal.js";'],
    ["a type", 'import type { deal } from "../app/deal.js";'],
    ["what is passed on", 'export { deal } from "../app/deal.js";'],
    ["what is loaded later", 'const later = () => import("../app/deal.js");'],
    ["the type of a module", 'let deal: typeof import("../app/deal.js");'],
  ])("refuses %s from above, in modules and in components", async (_, text) => {
    expect(await refusals("ui/new.ts", text)).toEqual([upward]);
    expect(await refusals("ui/New.svelte", `<script lang="ts">${text}</script>`)).toEqual([upward]);
  });

  it("tells the folders of a game from those of the same name at the top", async () => {
    expect(await refusals("games/card/new.ts", 'import "../board/ways.js";')).toEqual([
      "games/card/ may not import from games/board/: see layers.js.",
    ]);
    expect(await refusals("games/board/new.ts", 'import "../../board/index.js";')).toEqual([]);
  });

  it("refuses a folder that has no place", async () => {
    expect(await refusals("app/new.ts", 'import "../helpers/it.js";')).toEqual(["helpers/ has no place in layers.js."]);
  });
});
