// What cities are called: as the board has them, or as they are called today in the reader's language.

import type { FluentBundle } from "@fluent/bundle";
import type { GameFile } from "../protocol/index.js";
import { said } from "./bundle.js";
import { load } from "./languages.js";

/** Whose names are wanted, and may still be on their way. */
let wished: string | null = null;
let today: FluentBundle | null = $state.raw(null);

/** Names cities as they are called today in a language; with none, as the board does. */
export async function nameCities(language: string | null): Promise<void> {
  wished = language;
  const names = language === null ? null : await load(language, "city");
  // Others may have been chosen in the meantime.
  if (wished === language) today = names;
}

/** A game of the box with its cities named as the reader wants them. */
export function named(file: GameFile): GameFile {
  const names = today;
  if (!names) return file;
  const cities = file.cities.map((city) => ({ ...city, name: said(names, `city-${city.id}`, {}, []) }));
  return { ...file, cities } as GameFile;
}
