import { expect, it } from "vitest";
import { LANGUAGES, preferred } from "./languages.js";

it("takes the first language a reader wants that there is", () => {
  expect(preferred(["de-AT", "sk-SK", "en"])).toBe("sk");
  expect(preferred(["pt-BR"])).toBe("pt-PT");
  expect(preferred(["", "ru"])).toBe("ru");
});

it("is English for everybody else", () => {
  expect(preferred(["de", "fr"])).toBe("en-GB");
  expect(preferred([])).toBe("en-GB");
});

it("knows each language by its own name", () => {
  expect(Object.fromEntries(LANGUAGES)).toEqual({
    cs: "Čeština",
    "en-GB": "English",
    pl: "Polski",
    "pt-PT": "Português",
    ru: "Русский",
    sk: "Slovenčina",
  });
});
