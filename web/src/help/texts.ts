// The texts of How to play in a language: Fluent messages, filled with what a game's file says.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Facts } from "./facts.js";

/** Each language is a file of its own, fetched only by those who read it. */
const FILES = import.meta.glob<string>("../text/how.*.ftl", { query: "?raw", import: "default" });

/** Gives the words of a message, or of its other cell. */
export interface Texts {
  text(id: string, facts?: Facts): string;
  beside(id: string, facts?: Facts): string;
}

/** The texts in a language, in English where it has none. */
export async function loadTexts(language: string): Promise<(facts: Facts) => Texts> {
  const load = FILES[`../text/how.${language}.ftl`] ?? FILES["../text/how.en.ftl"];
  const bundle = bundleOf(language, (await load?.()) ?? "");
  return (facts) => filled(bundle, facts);
}

export function bundleOf(language: string, source: string): FluentBundle {
  // No marks around placeholders: all languages here run from left to right.
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return bundle;
}

/** The texts with a game's facts in them; what is missing or broken goes to `faults`. */
export function filled(bundle: FluentBundle, common: Facts, faults: Error[] = []): Texts {
  const say = (id: string, facts: Facts, beside: boolean): string => {
    const message = bundle.getMessage(id);
    const pattern = beside ? message?.attributes["text"] : message?.value;
    if (!pattern) {
      faults.push(new Error(`no text ${id}`));
      return id;
    }
    // A line does not begin with a dash.
    return bundle.formatPattern(pattern, { ...common, ...facts }, faults).replaceAll(" – ", "\u00a0– ");
  };
  return { text: (id, facts = {}) => say(id, facts, false), beside: (id, facts = {}) => say(id, facts, true) };
}

/** A text in pieces, every second of them **bold**. */
export function pieces(text: string): string[] {
  return text.split("**");
}
