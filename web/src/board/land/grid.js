// Works on fields of numbers over the map: which points lie in a shape, how far they are from it, where they pass a level, how light falls on them.
// Plain JavaScript, because the tools that prepare the built-in maps use it as well as the page.

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
export function distanceTo(grid, w, h, kind) {
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

/** Gauss's blur, a row and a column at a time. */
export function blurred(field, w, h, sigma) {
  const reach = Math.ceil(sigma * 2.5);
  const weights = Array.from({ length: 2 * reach + 1 }, (_, k) => Math.exp(-((k - reach) ** 2) / (2 * sigma * sigma)));
  const total = weights.reduce((a, b) => a + b, 0);
  const pass = (from, dx, dy) => {
    const to = new Float32Array(w * h);
    for (let y = 0; y < h; y++) {
      for (let x = 0; x < w; x++) {
        let sum = 0;
        for (let k = -reach; k <= reach; k++) {
          const cx = Math.max(0, Math.min(w - 1, x + k * dx));
          const cy = Math.max(0, Math.min(h - 1, y + k * dy));
          sum += from[cy * w + cx] * weights[k + reach];
        }
        to[y * w + x] = sum / total;
      }
    }
    return to;
  };
  return pass(pass(field, 1, 0), 0, 1);
}

/** Marching squares: joins the places where the field passes the level into lines, in cells. */
export function lines(field, w, h, level) {
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

/**
 * How much lighter (up to 1) or darker (down to -1) than flat land each point is. Steep slopes gain less than gentle ones, so that
 * low hills are seen beside the Alps; `metres` is the rise from one point to the next that counts as steep. Where `ease` is 1 only
 * large forms are left: that packs better, where one seldom looks. `broad` says how much these count everywhere.
 */
export function shaded(heights, { w, h }, metres, { ease = () => 0, broad = 1.7 } = {}) {
  const land = Float32Array.from(heights, (v) => (v > 0 ? v : 0));
  const soft = blurred(land, w, h, 0.8);
  const wide = blurred(land, w, h, 3);
  const shade = new Float32Array(w * h);
  for (let y = 1; y < h - 1; y++) {
    for (let x = 1; x < w - 1; x++) {
      const i = y * w + x;
      // The forms of whole ranges, and over them those of single ridges.
      const s = (slope(soft, i, w) * (1 - ease(x, y)) + broad * slope(wide, i, w)) / metres;
      shade[i] = Math.sign(s) * Math.tanh(Math.abs(s) ** 0.8);
    }
  }
  return shade;
}

/** The rise towards the light. */
const slope = (f, i, w) =>
  (f[i + w + 1] - f[i - w - 1]) * 0.35 + (f[i + 1] - f[i - 1]) * 0.25 + (f[i + w] - f[i - w]) * 0.4;
