// Every language says everything, with what English fills in and with all plural forms it has; and everything is used.

import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import formats from "../../../docs/formats/actions.md?raw";
import api from "../../../docs/formats/openapi.json?raw";
import { bundleOf, said } from "./bundle.js";

const sources = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default", eager: true });
const FILES = Object.entries(sources).map(([path, source]) => [path.slice(2, -".ftl".length), source] as const);
const ENGLISH = sources["./en-GB.ftl"] ?? "";
const CODE = Object.values(
  import.meta.glob<string>(["../**/*.{ts,svelte}", "../../tools/page.js", "!**/*.test.ts", "!./messages.ts"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);

const PLURALS = ["zero", "one", "two", "few", "many", "other"];

type Parsed = FluentResource["body"][number];
type Pattern = NonNullable<Parsed["value"]>;
type Select = { keys: string[]; star: number };

/** What a pattern is filled with, and where it decides. */
function taken(pattern: Pattern | null): { facts: Set<string>; selects: Select[] } {
  const facts = new Set<string>();
  const selects: Select[] = [];
  const look = (it: Exclude<Pattern, string>[number]): void => {
    if (typeof it === "string") return;
    if (it.type === "var") facts.add(it.name);
    if (it.type === "func") for (const given of it.args) look(given as typeof it);
    if (it.type !== "select") return;
    look(it.selector);
    const keys = it.variants.map(({ key }) => String(key.value));
    selects.push({ keys, star: it.star });
    for (const { value } of it.variants) if (typeof value !== "string") value.forEach(look);
  };
  if (pattern !== null && typeof pattern !== "string") pattern.forEach(look);
  return { facts, selects };
}

/** Every pattern of a file by its id, those of attributes as well. */
function patterns(source: string): Map<string, Pattern | null> {
  return new Map(
    new FluentResource(source).body.flatMap(({ id, value, attributes }) => [
      [id, value] as const,
      ...Object.entries(attributes).map(([name, it]) => [`${id}.${name}`, it] as const),
    ]),
  );
}

const ids = [...patterns(ENGLISH).keys()].filter((id) => !id.includes("."));

describe.each(FILES)("%s", (language, source) => {
  const mine = patterns(source);

  test("every message can be read", () => {
    const begun = [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((it) => it[1]);
    expect([...mine.keys()].filter((id) => !id.includes("."))).toEqual(begun);
  });

  test("has the messages of English, filled with the same", () => {
    const filled = (all: Map<string, Pattern | null>) =>
      Object.fromEntries([...all].map(([id, it]) => [id, [...taken(it).facts].sort()]));
    expect(filled(mine)).toEqual(filled(patterns(ENGLISH)));
  });

  test("has all forms that whole numbers need", () => {
    /** The forms of all numbers but those that are dealt with one by one. */
    const forms = (single: string[]): string[] => {
      const rules = new Intl.PluralRules(language);
      const numbers = Array.from({ length: 1000 }, (_, n) => n).filter((n) => !single.includes(String(n)));
      return [...new Set(numbers.map((n) => rules.select(n)))];
    };
    const lacking = [...mine].flatMap(([id, it]) =>
      taken(it).selects.flatMap(({ keys, star }) => {
        // What decides by a word, or by single numbers, has no plural forms.
        if (!keys.some((key) => PLURALS.includes(key) && key !== "other")) return [];
        const lacks = forms(keys).filter((form) => !keys.includes(form));
        return [
          ...lacks.map((form) => `${id} lacks ${form}`),
          ...(keys[star] === "other" ? [] : [`${id} has no *[other]`]),
        ];
      }),
    );
    expect(lacking).toEqual([]);
  });

  test("says every number of things", () => {
    const bundle = bundleOf(language, source);
    const faults: Error[] = [];
    for (const [id, it] of mine) {
      const facts = [...taken(it).facts];
      const [message = "", attribute] = id.split(".");
      for (const count of [0, 1, 2, 3, 5, 21, 22, 25]) {
        const words = said(bundle, message, Object.fromEntries(facts.map((name) => [name, count])), faults, attribute);
        expect(words, id).not.toMatch(/[{}]|undefined/);
        // No space before an ellipsis, and no doubled one.
        expect(words, id).not.toMatch(/\s…|\s\s/);
      }
    }
    expect(faults).toEqual([]);
  });
});

test("lists are joined as a language does it", () => {
  const words = (language: string, names: string[]) =>
    said(bundleOf(language, "some = { $names }"), "some", { names }, []);
  expect(words("en-GB", ["Ida", "Otto", "Emil"])).toBe("Ida, Otto and Emil");
  expect(words("cs", ["Ida", "Otto"])).toBe("Ida a\u00a0Otto");
  expect(words("ru", ["Ида", "Отто"])).toBe("Ида и\u00a0Отто");
});

test("places are counted", () => {
  const bundle = bundleOf("en-GB", ENGLISH);
  expect([1, 2, 3, 4, 5].map((rank) => said(bundle, "rank", { rank }, []))).toEqual([
    "1st",
    "2nd",
    "3rd",
    "4th",
    "5th",
  ]);
});

test("every message is used", () => {
  const code = CODE.join("\n");
  const begun = [...code.matchAll(/`([a-z]+-(?:[a-z_]+-)*)\$\{/g)].map((it) => it[1] ?? "");
  const apart = /^(how|guide|city|offline|language)-/; // The first two have tests of their own, the others are all taken.
  const named = new Set([...code.matchAll(/(["'])([\w-]+)\1/g)].map((it) => it[2]));
  const unused = ids.filter((id) => !apart.test(id) && !named.has(id) && !begun.some((it) => id.startsWith(it)));
  expect(unused).toEqual([]);
});

test("every refusal of the server has words", () => {
  const codes = [...api.matchAll(/- `(\w+)`:/g), ...formats.matchAll(/^\| `(\w+)` \| [A-Z]+-/gm)].map(
    (it) => it[1] ?? "",
  );
  expect(new Set(codes).size).toBeGreaterThan(70);
  expect(codes.filter((code) => !ids.includes(`refused-${code}`))).toEqual([]);
});
