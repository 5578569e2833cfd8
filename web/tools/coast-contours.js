// Finds lines at equal distance from the shore, so that the page only has to draw thin lines.

const CELL = 1.5;

/** The lines `distance` away from the shore of some rings, outside if positive, within if negative. */
export function contours(land, lakes, [x0, y0, x1, y1], distances) {
  const w = Math.ceil((x1 - x0) / CELL) + 1;
  const h = Math.ceil((y1 - y0) / CELL) + 1;
  const ground = new Uint8Array(w * h);
  const grid = { x0, y0, w, h, cell: CELL };
  fill(ground, grid, land, 1);
  fill(ground, grid, lakes, 0);
  const out = distanceTo(ground, w, h, 1);
  const inn = distanceTo(ground, w, h, 0);
  let field = new Float32Array(w * h);
  for (let i = 0; i < field.length; i++) field[i] = (out[i] - inn[i]) * CELL;
  field = blurred(blurred(field, w, h), w, h);
  return distances.map((d) => lines(field, w, h, d).map((l) => l.map(([x, y]) => [x0 + x * CELL, y0 + y * CELL])));
}

/** Sets the points of a grid that lie within the rings, row by row, by the even-odd rule. */
export function fill(points, { x0, y0, w, h, cell }, rings, value) {
  const rows = Array.from({ length: h }, () => []);
  for (const ring of rings) {
    ring.forEach((p, i) => {
      const q = ring[(i + 1) % ring.length];
      const [a, b] = p[1] < q[1] ? [p, q] : [q, p];
      const from = Math.max(0, Math.ceil((a[1] - y0) / cell));
      const to = Math.min(h - 1, Math.ceil((b[1] - y0) / cell) - 1);
      for (let r = from; r <= to; r++) {
        const t = (r * cell + y0 - a[1]) / (b[1] - a[1]);
        rows[r].push((a[0] + (b[0] - a[0]) * t - x0) / cell);
      }
    });
  }
  rows.forEach((xs, r) => {
    xs.sort((p, q) => p - q);
    for (let i = 0; i + 1 < xs.length; i += 2) {
      const end = Math.min(w - 1, Math.floor(xs[i + 1]));
      for (let c = Math.max(0, Math.ceil(xs[i])); c <= end; c++) points[r * w + c] = value;
    }
  });
}

/** The exact distance of every point to the nearest one of a kind, in cells (Felzenszwalb and Huttenlocher's distance transform). */
function distanceTo(grid, w, h, kind) {
  const far = 1e9;
  const f = Float64Array.from(grid, (v) => (v === kind ? 0 : far));
  const column = new Float64Array(h);
  for (let c = 0; c < w; c++) {
    for (let r = 0; r < h; r++) column[r] = f[r * w + c];
    const d = envelope(column);
    for (let r = 0; r < h; r++) f[r * w + c] = d[r];
  }
  for (let r = 0; r < h; r++) f.set(envelope(f.subarray(r * w, r * w + w)), r * w);
  return f.map(Math.sqrt);
}

function envelope(f) {
  const n = f.length;
  const v = new Int32Array(n);
  const z = new Float64Array(n + 1);
  const d = new Float64Array(n);
  let k = 0;
  z[0] = -Infinity;
  z[1] = Infinity;
  for (let q = 1; q < n; q++) {
    let s = (f[q] + q * q - (f[v[k]] + v[k] * v[k])) / (2 * q - 2 * v[k]);
    while (s <= z[k]) {
      k--;
      s = (f[q] + q * q - (f[v[k]] + v[k] * v[k])) / (2 * q - 2 * v[k]);
    }
    k++;
    v[k] = q;
    z[k] = s;
    z[k + 1] = Infinity;
  }
  k = 0;
  for (let q = 0; q < n; q++) {
    while (z[k + 1] < q) k++;
    d[q] = (q - v[k]) ** 2 + f[v[k]];
  }
  return d;
}

function blurred(f, w, h) {
  const g = Float32Array.from(f);
  for (let r = 1; r < h - 1; r++) {
    for (let c = 1; c < w - 1; c++) {
      const i = r * w + c;
      const cross = f[i - 1] + f[i + 1] + f[i - w] + f[i + w];
      const diagonal = f[i - w - 1] + f[i - w + 1] + f[i + w - 1] + f[i + w + 1];
      g[i] = f[i] / 4 + cross / 8 + diagonal / 16;
    }
  }
  return g;
}

/** Marching squares: joins the places where the field passes the level into lines, in cells. */
function lines(field, w, h, level) {
  const next = new Map();
  const point = new Map();
  const edge = (r, c, down) => (r * w + c) * 2 + (down ? 1 : 0);
  const cross = (r, c, down) => {
    const key = edge(r, c, down);
    const a = field[r * w + c] - level;
    const b = field[down ? (r + 1) * w + c : r * w + c + 1] - level;
    const t = a / (a - b);
    point.set(key, down ? [c, r + t] : [c + t, r]);
    return key;
  };
  const join = (p, q) => {
    for (const [a, b] of [
      [p, q],
      [q, p],
    ])
      next.set(a, [...(next.get(a) ?? []), b]);
  };
  for (let r = 0; r < h - 1; r++) {
    for (let c = 0; c < w - 1; c++) {
      const i = r * w + c;
      const [a, b, d, e] = [field[i] > level, field[i + 1] > level, field[i + w + 1] > level, field[i + w] > level];
      const cut = [];
      if (a !== b) cut.push(cross(r, c, false));
      if (b !== d) cut.push(cross(r, c + 1, true));
      if (d !== e) cut.push(cross(r + 1, c, false));
      if (e !== a) cut.push(cross(r, c, true));
      for (let k = 0; k + 1 < cut.length; k += 2) join(cut[k], cut[k + 1]);
    }
  }
  const found = [];
  const ends = [...next.keys()].filter((k) => next.get(k).length === 1);
  for (const start of [...ends, ...next.keys()]) {
    if (!next.has(start)) continue;
    const line = [];
    let at = start;
    while (at !== undefined) {
      line.push(point.get(at));
      const onward = next.get(at);
      next.delete(at);
      const before = at;
      at = onward?.find((k) => next.has(k));
      if (at === undefined && onward?.includes(start) && before !== start && line.length > 2)
        line.push(point.get(start));
    }
    if (line.length > 3) found.push(line);
  }
  return found;
}
