import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { filled, languages, manifestOf } from "./page.js";

const frame = readFileSync(new URL("../index.html", import.meta.url), "utf8");

it("says in every language that scripts are needed", () => {
  const html = filled(frame);
  for (const language of languages()) expect(html).toMatch(new RegExp(`<p lang="${language}">[^<]*JavaScript`));
  expect(html).not.toContain("undefined");
});

it("is described in English before its script runs", () => {
  expect(filled(frame)).toContain('name="description" content="Railway games');
  expect(JSON.parse(manifestOf("en-GB"))).toMatchObject({
    lang: "en-GB",
    description: expect.stringMatching(/^Railway games/),
  });
});

it("can be installed with a description in each language", () => {
  const all = languages().map((language) => JSON.parse(manifestOf(language)));
  expect(new Set(all.map((it) => it.description)).size).toBe(languages().length);
  // All are the same app.
  expect(new Set(all.map(({ lang: _, description: __, ...rest }) => JSON.stringify(rest))).size).toBe(1);
});
