// Reads the heights of the land from ETOPO5, a grid of NOAA's National Geophysical Data Center that is in the public domain.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

/** The one file this reads: etopo5.cdf of Debian's package ferret-datasets, 7.6.0-5. */
const SHA256 = "1455d5e5feebd183d0bef5538a750ca8a44801e1503f964df900831c224459ce";
const COLUMNS = 4320;
const ROWS = 2161;
/** Points per degree. */
const FINE = 12;

/** A function from [lon, lat] to metres above the sea, bilinear between the points of the grid. */
export function heightsIn(path) {
  const file = readFileSync(path);
  if (createHash("sha256").update(file).digest("hex") !== SHA256)
    throw new Error(`${path} is not etopo5.cdf of ferret-datasets 7.6.0-5`);
  // The grid stands at the end of the file: from 0° eastwards, and from the south pole northwards.
  const start = file.length - 4 * COLUMNS * ROWS;
  const at = (c, r) =>
    file.readFloatBE(
      start + 4 * (Math.max(0, Math.min(ROWS - 1, r)) * COLUMNS + (((c % COLUMNS) + COLUMNS) % COLUMNS)),
    );
  return ([lon, lat]) => {
    const x = lon * FINE;
    const y = (lat + 90) * FINE;
    const c = Math.floor(x);
    const r = Math.floor(y);
    const lower = at(c, r) + (at(c + 1, r) - at(c, r)) * (x - c);
    const upper = at(c, r + 1) + (at(c + 1, r + 1) - at(c, r + 1)) * (x - c);
    return lower + (upper - lower) * (y - r);
  };
}
