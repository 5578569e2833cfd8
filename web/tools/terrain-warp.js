// Carries heights from the globe to the map, so that they can be lit as they lie on the paper.

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
