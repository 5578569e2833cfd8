// Smooth noise that is the same for the same seed: hills and coasts of maps that lie nowhere on the globe.

/** A function from a point to a value between -1 and 1, with forms of about `size` units and finer ones upon them. */
export function noiseOf(seed: number, size: number, octaves: number): (x: number, y: number) => number {
  return (x, y) => {
    let sum = 0;
    let most = 0;
    for (let i = 0, share = 1, fine = 1 / size; i < octaves; i++, share *= 0.5, fine *= 2.03) {
      sum += share * smooth(x * fine, y * fine, seed + 101 * i);
      most += share;
    }
    return sum / most;
  };
}

/** The same between 0 and 1, with sharp ridges. */
export function ridgesOf(seed: number, size: number, octaves: number): (x: number, y: number) => number {
  return (x, y) => {
    let sum = 0;
    let most = 0;
    for (let i = 0, share = 1, fine = 1 / size; i < octaves; i++, share *= 0.55, fine *= 2.1) {
      sum += share * (1 - Math.abs(smooth(x * fine, y * fine, seed + 101 * i))) ** 2;
      most += share;
    }
    return sum / most;
  };
}

/** A number for a text, so that every map has a seed. */
export function seedOf(text: string): number {
  let hash = 7;
  for (let i = 0; i < text.length; i++) hash = (Math.imul(hash, 31) + text.charCodeAt(i)) | 0;
  return hash;
}

/** Between the values at the whole points around it, without a kink. */
function smooth(x: number, y: number, seed: number): number {
  const c = Math.floor(x);
  const r = Math.floor(y);
  const u = ease(x - c);
  const v = ease(y - r);
  const top = mix(value(c, r, seed), value(c + 1, r, seed), u);
  const bottom = mix(value(c, r + 1, seed), value(c + 1, r + 1, seed), u);
  return mix(top, bottom, v);
}

const ease = (t: number): number => t * t * (3 - 2 * t);
const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

function value(c: number, r: number, seed: number): number {
  let h = Math.imul(c, 374761393) + Math.imul(r, 668265263) + Math.imul(seed, 1274126177);
  h = Math.imul(h ^ (h >>> 13), 1103515245);
  h ^= h >>> 16;
  return (h >>> 0) / 2147483647.5 - 1;
}
