// Shades the land of a map as if the sun stood in the upper left: heights are warped to the map first, so that the light is true on the paper.

/** A grid over a frame, `fine` points per unit. */
export function gridOf([x0, y0, x1, y1], fine) {
  return { x0, y0, fine, w: Math.round((x1 - x0) * fine), h: Math.round((y1 - y0) * fine) };
}

/** The heights at the points of the grid. The warp is followed forwards, a small quad of the globe at a time, and undone within each. */
export function warpedHeights(grid, warp, heightAt, [west, south, east, north]) {
  const { x0, y0, fine, w, h } = grid;
  const step = 0.25;
  const found = new Float32Array(w * h).fill(NaN);
  const columns = Math.ceil((east - west) / step);
  const point = (i, j) => {
    const globe = [west + i * step, south + j * step];
    const [x, y] = warp(globe);
    return { globe, x: (x - x0) * fine, y: (y - y0) * fine };
  };
  let below = Array.from({ length: columns + 1 }, (_, i) => point(i, 0));
  for (let j = 1; south + j * step <= north; j++) {
    const above = Array.from({ length: columns + 1 }, (_, i) => point(i, j));
    for (let i = 0; i < columns; i++) {
      triangle(found, w, h, below[i], below[i + 1], above[i], heightAt);
      triangle(found, w, h, above[i + 1], above[i], below[i + 1], heightAt);
    }
    below = above;
  }
  return found;
}

function triangle(found, w, h, p, q, r, heightAt) {
  const area = (q.x - p.x) * (r.y - p.y) - (r.x - p.x) * (q.y - p.y);
  if (Math.abs(area) < 1e-9) return;
  const top = Math.max(0, Math.ceil(Math.min(p.y, q.y, r.y)));
  const bottom = Math.min(h - 1, Math.floor(Math.max(p.y, q.y, r.y)));
  const left = Math.max(0, Math.ceil(Math.min(p.x, q.x, r.x)));
  const right = Math.min(w - 1, Math.floor(Math.max(p.x, q.x, r.x)));
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const b = ((x - p.x) * (r.y - p.y) - (r.x - p.x) * (y - p.y)) / area;
      const c = ((q.x - p.x) * (y - p.y) - (x - p.x) * (q.y - p.y)) / area;
      if (b < -1e-6 || c < -1e-6 || b + c > 1 + 1e-6) continue;
      const lon = p.globe[0] + (q.globe[0] - p.globe[0]) * b + (r.globe[0] - p.globe[0]) * c;
      const lat = p.globe[1] + (q.globe[1] - p.globe[1]) * b + (r.globe[1] - p.globe[1]) * c;
      found[y * w + x] = heightAt([lon, lat]);
    }
  }
}

/**
 * How much lighter (up to 1) or darker (down to -1) than flat land each point is. Steep slopes gain less than gentle ones, so that
 * low hills are seen beside the Alps; `metres` is the rise from one point to the next that counts as steep. Where `ease` is 1 only
 * large forms are left: that packs better, where one seldom looks.
 */
export function shaded(heights, { w, h }, metres, ease = () => 0) {
  const land = Float32Array.from(heights, (v) => (v > 0 ? v : 0));
  const soft = blurred(land, w, h, 0.8);
  const wide = blurred(land, w, h, 3);
  const shade = new Float32Array(w * h);
  for (let y = 1; y < h - 1; y++) {
    for (let x = 1; x < w - 1; x++) {
      const i = y * w + x;
      // The forms of whole ranges, and over them those of single ridges.
      const s = (slope(soft, i, w) * (1 - ease(x, y)) + 1.7 * slope(wide, i, w)) / metres;
      shade[i] = Math.sign(s) * Math.tanh(Math.abs(s) ** 0.8);
    }
  }
  return shade;
}

/** The rise towards the light. */
const slope = (f, i, w) =>
  (f[i + w + 1] - f[i - w - 1]) * 0.35 + (f[i + 1] - f[i - 1]) * 0.25 + (f[i + w] - f[i - w]) * 0.4;

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
