// The languages there are, and which of them a reader wants.

/** Each by its own name. */
export const LANGUAGES = {
  en: "English",
  cs: "Čeština",
  sk: "Slovenčina",
  pl: "Polski",
  pt: "Português",
  ru: "Русский",
} as const;

export type Language = keyof typeof LANGUAGES;

export const isLanguage = (code: string): code is Language => code in LANGUAGES;

/** The first of the wanted languages that there is; English if there is none. */
export function preferred(wanted: readonly string[]): Language {
  return wanted.map((it) => it.toLowerCase().split("-")[0] ?? "").find(isLanguage) ?? "en";
}
