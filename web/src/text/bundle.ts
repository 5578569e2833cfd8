// The messages of a language: Fluent, with lists.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

/** What a message is filled with; lists are joined as the language does it. */
export type Fact = string | number | readonly string[];
export type Facts = Readonly<Record<string, Fact>>;

/** Kept, because making one takes longer than using it. */
const lists = new Map<string, Intl.ListFormat>();

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
  // A line does not begin with a dash.
  return bundle.formatPattern(pattern, variables(bundle, facts), faults).replaceAll(" – ", "\u00a0– ");
}

/** Some words as a list: "a, b and c". */
export function listed(locale: string, words: readonly string[]): string {
  const format = lists.get(locale) ?? new Intl.ListFormat(locale);
  lists.set(locale, format);
  return format.format(words);
}

function variables(bundle: FluentBundle, facts: Facts): Record<string, FluentVariable> {
  const [locale = "en-GB"] = bundle.locales;
  const flat = (fact: Fact): FluentVariable => (typeof fact === "object" ? listed(locale, fact) : fact);
  return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, flat(fact)]));
}
