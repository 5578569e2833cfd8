// Finds the smooth warp that carries longitude and latitude to the places a map file gives its cities.

const RAD = Math.PI / 180;

/**
 * A function from [lon, lat] to [x, y] that is exact at every city, or null where a map has too few known cities.
 * A conic projection comes first, the best affine fit second, and a thin-plate spline takes up what is left.
 */
export function warpOf(cities) {
  const known = cities.filter((c) => c.lat != null && c.lon != null && c.x != null && c.y != null);
  if (known.length < 4) return null;
  const project = conic(known);
  const from = known.map((c) => project(c.lon, c.lat));
  const affineX = affineFit(
    from,
    known.map((c) => c.x),
  );
  const affineY = affineFit(
    from,
    known.map((c) => c.y),
  );
  const affine = ([u, v]) => [apply(affineX, u, v), apply(affineY, u, v)];
  const base = from.map(affine);
  const splineX = spline(
    base,
    known.map((c, i) => c.x - base[i][0]),
  );
  const splineY = spline(
    base,
    known.map((c, i) => c.y - base[i][1]),
  );
  const box = bounds(base);
  return ([lon, lat]) => {
    const [x, y] = affine(project(lon, lat));
    // Far from all cities the spline has no data and would diverge, so it fades out there.
    const away = Math.hypot(Math.max(box[0] - x, 0, x - box[2]), Math.max(box[1] - y, 0, y - box[3]));
    const w = fade(away / 420);
    return w === 0 ? [x, y] : [x + w * splineX(x, y), y + w * splineY(x, y)];
  };
}

/** Lambert's conformal cone touching at the sixths of the cities' latitudes, y pointing down. */
function conic(cities) {
  const lats = cities.map((c) => c.lat);
  const lo = Math.min(...lats);
  const hi = Math.max(...lats);
  const lon0 = (Math.min(...cities.map((c) => c.lon)) + Math.max(...cities.map((c) => c.lon))) / 2;
  const p1 = (lo + (hi - lo) / 6) * RAD;
  const p2 = (hi - (hi - lo) / 6) * RAD;
  const t = (p) => Math.tan(Math.PI / 4 + p / 2);
  const n = Math.abs(p1 - p2) < 1e-6 ? Math.sin(p1) : Math.log(Math.cos(p1) / Math.cos(p2)) / Math.log(t(p2) / t(p1));
  const f = (Math.cos(p1) * t(p1) ** n) / n;
  return (lon, lat) => {
    const rho = f / t(Math.max(-80, Math.min(89, lat)) * RAD) ** n;
    const a = n * (lon - lon0) * RAD;
    return [rho * Math.sin(a), rho * Math.cos(a)];
  };
}

function affineFit(points, values) {
  const m = [
    [0, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
  ];
  const r = [0, 0, 0];
  points.forEach(([u, v], k) => {
    const row = [u, v, 1];
    for (let i = 0; i < 3; i++) {
      for (let j = 0; j < 3; j++) m[i][j] += row[i] * row[j];
      r[i] += row[i] * values[k];
    }
  });
  return solve(m, r);
}

const apply = ([a, b, c], u, v) => a * u + b * v + c;

/** A thin-plate spline through the residuals. Its own affine part is left out: the fit before has taken it. */
function spline(points, values) {
  const kernel = (x, y, [px, py]) => {
    const d = (x - px) ** 2 + (y - py) ** 2;
    return d === 0 ? 0 : d * Math.log(d);
  };
  const n = points.length;
  const m = Array.from({ length: n + 3 }, () => new Array(n + 3).fill(0));
  points.forEach((p, i) => {
    points.forEach((q, j) => (m[i][j] = kernel(p[0], p[1], q)));
    [1, p[0], p[1]].forEach((v, k) => (m[i][n + k] = m[n + k][i] = v));
  });
  const w = solve(m, [...values, 0, 0, 0]);
  return (x, y) => points.reduce((s, p, i) => s + w[i] * kernel(x, y, p), w[n] + w[n + 1] * x + w[n + 2] * y);
}

/** Gaussian elimination with pivoting. */
function solve(matrix, right) {
  const n = right.length;
  const m = matrix.map((row, i) => [...row, right[i]]);
  for (let c = 0; c < n; c++) {
    let best = c;
    for (let r = c + 1; r < n; r++) if (Math.abs(m[r][c]) > Math.abs(m[best][c])) best = r;
    [m[c], m[best]] = [m[best], m[c]];
    for (let r = 0; r < n; r++) {
      if (r === c) continue;
      const k = m[r][c] / m[c][c];
      if (k !== 0) for (let j = c; j <= n; j++) m[r][j] -= k * m[c][j];
    }
  }
  return m.map((row, i) => row[n] / row[i]);
}

function fade(t) {
  const u = Math.max(0, Math.min(1, 1 - t));
  return u * u * (3 - 2 * u);
}

export function bounds(points) {
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
