import { expect, test } from "vitest";
import { bundleOf, kept, listed, said } from "./bundle.js";

/** With "_" for a space at which no line breaks. */
const seen = (locale: string, text: string): string => kept(locale, text).replaceAll("\u00a0", "_");

test("no line begins with a dash", () => {
  expect(seen("en-GB", "Dallas – El Paso – Houston")).toBe("Dallas_– El Paso_– Houston");
  expect(seen("ru", "Даллас — Хьюстон")).toBe("Даллас_— Хьюстон");
  expect(seen("pt-PT", "2–5 jogadores")).toBe("2–5 jogadores");
});

test("no line ends with a one-letter word where that is not done", () => {
  expect(seen("cs", "Sada v kolejišti a k tomu S bodem.")).toBe("Sada v_kolejišti a_k_tomu S_bodem.");
  expect(seen("sk", "O tom, i s lokomotívou")).toBe("O_tom, i_s_lokomotívou");
  expect(seen("pl", "Dobierz w turze i z talii (o ile są)")).toBe("Dobierz w_turze i_z_talii (o_ile są)");
  expect(seen("ru", "Карты в руке и в депо, а **с ними** очки")).toBe("Карты в_руке и_в_депо, а_**с_ними** очки");
});

test("other languages, and letters that are no words, stay as they are", () => {
  expect(seen("en-GB", "I keep a ticket")).toBe("I keep a ticket");
  expect(seen("pt-PT", "a rota e o túnel")).toBe("a rota e o túnel");
  expect(seen("cs", "2 a víc, typ 5a je, e-a je, na konci v")).toBe("2 a_víc, typ 5a je, e-a je, na konci v");
});

test("what fills a message is kept together, too", () => {
  const bundle = bundleOf("cs", "some = { $names }, { $track }");
  const words = said(bundle, "some", { names: ["Ida", "Otto"], track: "A – B" }, []);
  expect(words).toBe("Ida a\u00a0Otto, A\u00a0– B");
});

test("choices are joined as a language does it", () => {
  const choices = ["a", "b", "c"];
  expect(listed("en-GB", choices, "disjunction")).toBe("a, b or c");
  expect(listed("pt-PT", choices, "disjunction")).toBe("a, b ou c");
  expect(listed("ru", choices, "disjunction")).toBe("a, b или c");
});
