// Estimates how wide a name is set, without a browser, so that labels are placed the same everywhere.

const WIDTHS: readonly [RegExp, number][] = [
  [/[iljI.,'’|]/, 0.33],
  [/[ftrs-]/, 0.43],
  [/ /, 0.24],
  [/[mwMW]/, 0.86],
  [/[A-ZÀ-ÞŁŠŽ]/, 0.66],
  [/[\u0400-\u042f]/, 0.72],
  [/[\u0430-\u04ff]/, 0.6],
];

/** The width of a text in units of its letters' size, rather a little more than a little less. */
export function textWidth(text: string): number {
  let width = 0;
  for (const letter of text) width += WIDTHS.find(([kind]) => kind.test(letter))?.[1] ?? 0.55;
  return width;
}
