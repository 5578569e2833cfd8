// The texts of How to play, of the guide and of the admin page in a language, filled with what a game's file says.

import type { FluentBundle } from "@fluent/bundle";
import { type Facts, said } from "../text/bundle.js";
import { load } from "../text/languages.js";

/** Gives the words of a message, or of its other cell. */
export interface Texts {
  text(id: string, facts?: Facts): string;
  beside(id: string, facts?: Facts): string;
}

/** The texts in a language; they are fetched only by those who read them. */
export async function loadTexts(language: string, part: "how" | "guide" | "admin"): Promise<(facts: Facts) => Texts> {
  const bundle = await load(language, part);
  return (facts) => filled(bundle, facts);
}

/** The texts with a game's facts in them; what is missing or broken goes to `faults`. */
export function filled(bundle: FluentBundle, common: Facts, faults: Error[] = []): Texts {
  const say = (id: string, facts: Facts, attribute?: string): string =>
    said(bundle, id, { ...common, ...facts }, faults, attribute);
  return { text: (id, facts = {}) => say(id, facts), beside: (id, facts = {}) => say(id, facts, "text") };
}

/** A text in pieces, every second of them **bold**. */
export function pieces(text: string): string[] {
  return text.split("**");
}
