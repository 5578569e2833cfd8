import { expect, it } from "vitest";
import { ENGLISH, LANGUAGES, namesToday, preferred } from "./languages.js";

const files = Object.keys(import.meta.glob("./*.ftl")).map((path) => path.slice(2, -".ftl".length));
const codes = LANGUAGES.map(([code]) => code);

it("takes the first language a reader wants that there is", () => {
  expect(preferred(["xx-AT", "sk-SK", "en"])).toBe("sk");
  expect(preferred(["", "ru"])).toBe("ru");
});

it("takes another country's language before another language", () => {
  for (const code of codes) expect(preferred([code])).toBe(code);
  for (const code of codes)
    expect(preferred([`${code.split("-")[0]}-XX`, "en"])).toMatch(new RegExp(`^${code.split("-")[0]}\\b`));
});

it("is English for everybody else", () => {
  expect(preferred(["xx", "zz-ZZ"])).toBe(ENGLISH);
  expect(preferred([])).toBe(ENGLISH);
});

it("names cities in the reader's own letters, unless something else is chosen", () => {
  expect(codes.filter((code) => namesToday(null, code))).toEqual(["ru"]);
  expect(namesToday(false, "ru")).toBe(false);
  expect(namesToday(true, "pl")).toBe(true);
});

it("has a language for each file, called as Intl knows it and by a name of its own", () => {
  expect([...codes].sort()).toEqual(files.sort());
  expect(Intl.getCanonicalLocales(codes)).toEqual(codes);
  expect(Intl.PluralRules.supportedLocalesOf(codes)).toEqual(codes);
  const names = LANGUAGES.map(([, name]) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^\p{L}/u);
});
