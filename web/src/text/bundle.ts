// The messages of a language: Fluent, with lists, and with spaces at which no line breaks.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

/** What a message is filled with; lists are joined as the language does it. */
export type Fact = string | number | readonly string[];
export type Facts = Readonly<Record<string, Fact>>;

/** Kept, because making one takes longer than using it. */
const lists = new Map<string, Intl.ListFormat>();

/** One-letter words that don't end a line: prepositions and conjunctions, by language. */
const SHORT: Readonly<Record<string, string>> = { cs: "aikosuvz", sk: "aikosuvz", pl: "aiouwz", ru: "авикосу" };
/** The same as patterns: such a word by itself, and the space after it. */
const ENDS = new Map(
  Object.entries(SHORT).map(([spoken, letters]) => [
    spoken,
    new RegExp(`(?<![\\p{L}\\p{N}’'-])([${letters}]) (?=\\S)`, "giu"),
  ]),
);

export function bundleOf(locale: string, source: string): FluentBundle {
  // No isolation marks around placeholders: all languages here run from left to right.
  const bundle = new FluentBundle(locale, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return bundle;
}

/** The words of a message, or of one of its attributes; what is missing or broken goes to `faults`. */
export function said(bundle: FluentBundle, id: string, facts: Facts, faults: Error[], attribute?: string): string {
  const message = bundle.getMessage(id);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (!pattern) {
    faults.push(new Error(`no text ${id}`));
    return id;
  }
  return kept(localeOf(bundle), bundle.formatPattern(pattern, variables(bundle, facts), faults));
}

/** A text whose lines don't begin with a dash, nor end with a one-letter word where the language forbids that. */
export function kept(locale: string, text: string): string {
  const dashes = text.replace(/ (?=[–—] )/g, "\u00a0");
  const ends = ENDS.get(locale.split("-")[0] ?? "");
  return ends ? dashes.replace(ends, "$1\u00a0") : dashes;
}

/** Some words as a list: "a, b and c", or as a choice: "a, b or c". */
export function listed(locale: string, words: readonly string[], type: "conjunction" | "disjunction"): string {
  const key = `${locale} ${type}`;
  const format = lists.get(key) ?? new Intl.ListFormat(locale, { type });
  lists.set(key, format);
  return format.format(words);
}

const localeOf = (bundle: FluentBundle): string => bundle.locales[0] ?? "en-GB";

function variables(bundle: FluentBundle, facts: Facts): Record<string, FluentVariable> {
  const flat = (fact: Fact): FluentVariable =>
    typeof fact === "object" ? listed(localeOf(bundle), fact, "conjunction") : fact;
  return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, flat(fact)]));
}
