import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { rangesOf } from "./fonts.js";

const read = (path) => readFileSync(new URL(`../src/${path}`, import.meta.url), "utf8");

it("reads ranges as style sheets write them", () => {
  expect(rangesOf("U+0100-017F, U+131,u+4??")).toEqual([
    [0x100, 0x17f],
    [0x131, 0x131],
    [0x400, 0x4ff],
  ]);
});

const rules = [...read("style/fonts.css").matchAll(/font-family: "([^"]+)"[^}]*unicode-range:\s+([^;]+);/g)];
const families = new Set(rules.map(([, family]) => family));

it.each(readdirSync(new URL("../src/text/", import.meta.url)).filter((name) => name.endsWith(".ftl")))(
  "has each letter of %s once",
  (file) => {
    const letters = new Set(read(`text/${file}`));
    for (const family of families) {
      const ranges = rules.filter(([, it]) => it === family).flatMap(([, , list]) => rangesOf(list));
      for (const letter of letters) {
        const code = letter.codePointAt(0);
        expect(
          ranges.filter(([from, to]) => code >= from && code <= to),
          `${letter} in ${family}`,
        ).toHaveLength(1);
      }
    }
  },
);
