// Points as the reader's language writes them.

import { language } from "../../text/index.js";

/** Points ahead or behind: "+12", "−4". */
export function signed(points: number): string {
  const written = new Intl.NumberFormat(language(), { signDisplay: "exceptZero", maximumFractionDigits: 0 });
  return written.format(points).replace("-", "−");
}
