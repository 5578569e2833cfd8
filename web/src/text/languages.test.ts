import { expect, it } from "vitest";
import { preferred } from "./languages.js";

it("takes the first language a reader wants that there is", () => {
  expect(preferred(["de-AT", "sk-SK", "en"])).toBe("sk");
  expect(preferred(["pt-BR"])).toBe("pt");
});

it("is English for everybody else", () => {
  expect(preferred(["de", "fr"])).toBe("en");
  expect(preferred([])).toBe("en");
});
