// Circular arcs between two points: where a track runs, and how a shape bends along it.

export interface Point {
  x: number;
  y: number;
}

export interface Arc {
  /** The length from end to end. */
  length: number;
  /** How much it turns per unit, positive when it turns left with y pointing down; 0 for a straight line. */
  curve: number;
  /** The point `t` along the arc and `side` to the right of it, and the heading there in radians. */
  at(t: number, side?: number): Point & { heading: number };
}

/** The arc from `a` to `b` whose middle lies `bend` times their distance to the right of the straight line. */
export function arcBetween(a: Point, b: Point, bend: number): Arc {
  const chord = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const ux = (b.x - a.x) / chord;
  const uy = (b.y - a.y) / chord;
  const base = Math.atan2(uy, ux);
  const rise = bend * chord;
  if (Math.abs(rise) < 0.05) {
    return {
      length: chord,
      curve: 0,
      at: (t, side = 0) => ({ x: a.x + ux * t - uy * side, y: a.y + uy * t + ux * side, heading: base }),
    };
  }
  const sign = Math.sign(rise);
  const half = 2 * Math.atan2(2 * Math.abs(rise), chord);
  const radius = chord / 2 / Math.sin(half);
  const mx = (a.x + b.x) / 2;
  const my = (a.y + b.y) / 2;
  return {
    length: 2 * radius * half,
    curve: -sign / radius,
    at(t, side = 0) {
      const turn = t / radius - half;
      const r = radius + sign * side;
      const along = r * Math.sin(turn);
      const across = rise - sign * radius + sign * r * Math.cos(turn);
      return { x: mx + ux * along - uy * across, y: my + uy * along + ux * across, heading: base - sign * turn };
    },
  };
}

/** Bends a point of a straight strip onto a circle: `x` runs along, `y` across, `curve` as the arc's with y down. */
export function bent(x: number, y: number, curve: number): Point {
  if (Math.abs(curve) < 1e-5) return { x, y };
  const r = 1 / curve;
  return { x: (r - y) * Math.sin(x / r), y: r - (r - y) * Math.cos(x / r) };
}

/** The heading in degrees, turned by half a circle where needed so that nothing stands on its head. */
export function upright(heading: number): { angle: number; turned: boolean } {
  let angle = ((heading * 180) / Math.PI) % 360;
  if (angle > 180) angle -= 360;
  if (angle <= -180) angle += 360;
  if (angle > 90) return { angle: angle - 180, turned: true };
  if (angle <= -90) return { angle: angle + 180, turned: true };
  return { angle, turned: false };
}
