// Cuts, thins and writes down lines and rings of points for the coast.

/** The part of a ring inside a box (Sutherland–Hodgman clipping). */
export function clipRing(ring, [x0, y0, x1, y1]) {
  const sides = [[(p) => p[0] - x0], [(p) => x1 - p[0]], [(p) => p[1] - y0], [(p) => y1 - p[1]]];
  let points = ring;
  for (const [inside] of sides) {
    const out = [];
    points.forEach((p, i) => {
      const q = points[(i + points.length - 1) % points.length];
      const dp = inside(p);
      const dq = inside(q);
      if (dp >= 0 !== dq >= 0) out.push(between(q, p, dq / (dq - dp)));
      if (dp >= 0) out.push(p);
    });
    points = out;
  }
  return points;
}

/** The pieces of a line whose points lie inside a box; the ends may stop a little short of it. */
export function clipLine(line, [x0, y0, x1, y1]) {
  const pieces = [];
  let piece = [];
  for (const p of line) {
    if (p[0] >= x0 && p[0] <= x1 && p[1] >= y0 && p[1] <= y1) piece.push(p);
    else if (piece.length > 0) {
      pieces.push(piece);
      piece = [];
    }
  }
  pieces.push(piece);
  return pieces.filter((p) => p.length > 1);
}

/** Drops the points whose triangle with their neighbours is smallest, until all are at least `area` (Visvalingam–Whyatt). Points matter less where `ease` is larger. */
export function thin(line, area, ease = () => 1) {
  const points = [...line];
  const size = (i) =>
    i < 1 || i > points.length - 2 ? Infinity : triangle(points[i - 1], points[i], points[i + 1]) / ease(points[i]);
  const sizes = points.map((_, i) => size(i));
  while (points.length > 4) {
    let at = 0;
    for (let i = 1; i < sizes.length; i++) if (sizes[i] < sizes[at]) at = i;
    if (sizes[at] >= area) break;
    points.splice(at, 1);
    sizes.splice(at, 1);
    if (at < points.length) sizes[at] = size(at);
    if (at > 0) sizes[at - 1] = size(at - 1);
  }
  return points;
}

export function ringArea(ring) {
  let sum = 0;
  ring.forEach((p, i) => {
    const q = ring[(i + 1) % ring.length];
    sum += p[0] * q[1] - q[0] * p[1];
  });
  return Math.abs(sum) / 2;
}

/** One SVG path in half units (or others), relative and in whole numbers: short to write and it packs well. */
export const encodeRings = (rings, parts = 2) => rings.map((r) => encode(r, parts, "z")).join("");
export const encodeLines = (lines, parts = 2) => lines.map((l) => encode(l, parts, "")).join("");

function encode(points, parts, end) {
  const grid = points.map(([x, y]) => [Math.round(x * parts), Math.round(y * parts)]);
  let [x, y] = grid[0];
  let out = `M${x} ${y}l`;
  let first = true;
  for (const [nx, ny] of grid.slice(1)) {
    if (nx === x && ny === y) continue;
    const dx = nx - x;
    const dy = ny - y;
    out += `${first || dx < 0 ? "" : " "}${dx}${dy < 0 ? "" : " "}${dy}`;
    first = false;
    [x, y] = [nx, ny];
  }
  if (first) return "";
  return out + end;
}

/** The points of the paths that `encodeRings` and `encodeLines` write. */
export function decoded(path, parts) {
  return path
    .split("M")
    .slice(1)
    .map((piece) => {
      const numbers = (piece.match(/-?\d+/g) ?? []).map(Number);
      let [x, y] = [0, 0];
      return Array.from({ length: numbers.length / 2 }, (_, i) => {
        [x, y] = [x + numbers[2 * i], y + numbers[2 * i + 1]];
        return [x / parts, y / parts];
      });
    });
}

const between = (p, q, t) => [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t];
const triangle = (a, b, c) => Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2;
