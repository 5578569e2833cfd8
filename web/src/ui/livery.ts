// The colours of the seats at the table that is shown: `.player-0` and so on take theirs from here.

import type { PlayerColor } from "../protocol/index.js";

/** Gives the seats these colours; returns how to go back to those that seats have at first. */
export function paint(colors: readonly PlayerColor[], style: CSSStyleDeclaration): () => void {
  const names = colors.flatMap((color, seat) => [
    [`--seat-${seat}`, `var(--player-${color})`],
    [`--seat-${seat}-pattern`, `var(--pattern-${color})`],
  ]);
  for (const [name = "", value = ""] of names) style.setProperty(name, value);
  return () => {
    for (const [name = ""] of names) style.removeProperty(name);
  };
}
