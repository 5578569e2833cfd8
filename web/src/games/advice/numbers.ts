// Chances and points as the reader's language writes them.

import { language } from "../../text/index.js";

/** A chance: "61 %". One of a thousand is not nothing, and not certain either. */
export function percent(share: number, digits = 0): string {
  return new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: digits }).format(share);
}

/** Points ahead or behind: "+12", "−4". */
export function signed(points: number): string {
  const written = new Intl.NumberFormat(language(), { signDisplay: "exceptZero", maximumFractionDigits: 0 });
  return written.format(points).replace("-", "−");
}
