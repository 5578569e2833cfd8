// The languages there are, each a file in this folder, and which of them a reader wants.

import type { FluentBundle } from "@fluent/bundle";
import { bundleOf } from "./bundle.js";

/** A file's name is its language, as `Intl` knows it. */
const code = (path: string): string => path.slice(2, -".ftl".length);
const byCode = <T>(files: Record<string, T>): Map<string, T> =>
  new Map(Object.entries(files).map(([path, it]) => [code(path), it]));

const NAMES = byCode(
  import.meta.glob<{ name: string }>("./*.ftl", { query: "?plain=language", import: "default", eager: true }),
);

/** The parts of a language's file; each is fetched by those who read it. */
const PARTS = {
  page: byCode(import.meta.glob<string>("./*.ftl", { query: "?page", import: "default" })),
  how: byCode(import.meta.glob<string>("./*.ftl", { query: "?how", import: "default" })),
  guide: byCode(import.meta.glob<string>("./*.ftl", { query: "?guide", import: "default" })),
  admin: byCode(import.meta.glob<string>("./*.ftl", { query: "?admin", import: "default" })),
  city: byCode(import.meta.glob<string>("./*.ftl", { query: "?city", import: "default" })),
  review: byCode(import.meta.glob<string>("./*.ftl", { query: "?review", import: "default" })),
};
export type Part = keyof typeof PARTS;

export const ENGLISH = "en-GB";

/** Each language by its own name, in the order of these names. */
export const LANGUAGES: readonly (readonly [code: string, name: string])[] = [...NAMES]
  .map(([it, { name }]) => [it, name] as const)
  .sort(([, a], [, b]) => a.localeCompare(b, ENGLISH));

/** The first of the wanted languages that there is; English if there is none. */
export function preferred(wanted: readonly string[]): string {
  const spoken = (it: string): string => it.toLowerCase().split("-")[0] ?? "";
  // Another region's variant of the language will do.
  const found = wanted.map(
    (it) => LANGUAGES.find(([own]) => own === it) ?? LANGUAGES.find(([own]) => spoken(own) === spoken(it)),
  );
  return found.find((it) => it !== undefined)?.[0] ?? ENGLISH;
}

/** Whether to name cities as they are called today: as chosen, otherwise if the board's Latin letters are foreign. */
export function namesToday(chosen: boolean | null, language: string): boolean {
  return chosen ?? new Intl.Locale(language).maximize().script !== "Latn";
}

/** Parts of a language's messages, together. */
export async function load(language: string, ...parts: readonly Part[]): Promise<FluentBundle> {
  const sources = await Promise.all(parts.map((part) => PARTS[part].get(language)?.() ?? ""));
  return bundleOf(language, sources.join("\n"));
}
