// Measures names without a browser, so that labels are placed the same everywhere.

/** Widths of the letters from A and from a on, in hundredths of their size, of Source Serif 4 at the labels' weight. */
const CAPITALS = [
  71, 67, 66, 74, 63, 61, 72, 81, 39, 39, 73, 62, 93, 76, 74, 64, 74, 71, 56, 65, 76, 71, 102, 68, 67, 59,
];
const SMALL = [55, 63, 53, 62, 54, 37, 57, 65, 34, 31, 62, 34, 96, 65, 59, 63, 61, 47, 47, 37, 64, 58, 85, 58, 59, 50];
const OTHER: Readonly<Record<string, number>> = { " ": 23, ".": 31, ",": 31, "-": 33, "'": 21, "’": 28 };

/** The width of a text in units of its letters' size. */
export function textWidth(text: string): number {
  let width = 0;
  // Accents add nothing: each letter is as wide as its base letter.
  for (const letter of text.normalize("NFD")) width += widthOf(letter);
  return width / 100;
}

function widthOf(letter: string): number {
  const code = letter.charCodeAt(0);
  if (code >= 0x300 && code < 0x370) return 0;
  return CAPITALS[code - 65] ?? SMALL[code - 97] ?? OTHER[letter] ?? (code >= 0x400 && code < 0x530 ? 74 : 64);
}
