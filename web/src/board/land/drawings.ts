// The small drawings of the map, made here: each is a few strokes around its middle, in units.

export type DrawingKind = "steamer" | "sail" | "peak" | "tunnel" | "rose";

interface Strokes {
  /** How much room it takes. */
  width: number;
  height: number;
  /** Faces that are filled with the paper, so that nothing shines through. */
  body: string;
  lines: string;
  /** Fine strokes for shade, smoke and water. */
  fine: string;
  /** Faces that are filled with ink. */
  ink: string;
}

/** The four long points of a compass, half of each dark, and the four short ones between. */
function points(): { dark: string; light: string } {
  let dark = "";
  let light = "";
  for (let i = 0; i < 8; i++) {
    const long = i % 2 === 0;
    const a = (i * Math.PI) / 4;
    const at = (r: number, turn: number) => `${n(r * Math.sin(a + turn))} ${n(-r * Math.cos(a + turn))}`;
    const tip = at(long ? 24 : 14, 0);
    const foot = long ? 6.4 : 5.6;
    light += `M0 0L${at(foot, -Math.PI / 8)}L${tip}Z`;
    dark += `M0 0L${at(foot, Math.PI / 8)}L${tip}Z`;
  }
  return { dark, light };
}
const n = (v: number): number => Math.round(v * 100) / 100 + 0;
const ROSE = points();

export const DRAWINGS: Readonly<Record<DrawingKind, Strokes>> = {
  steamer: {
    width: 44,
    height: 27,
    body: "M-15 3L16 2.4Q15 8.6 11 8.6H-11Q-14 8 -15 3ZM-8.5 3V-1H7.5V2.6ZM-2.6 -1L-2 -7.6H1.8L2 -1Z",
    lines:
      "M-15 3L16 2.4Q15 8.6 11 8.6H-11Q-14 8 -15 3ZM-8.5 3V-1H7.5V2.6M-2.6 -1L-2 -7.6H1.8L2 -1M11 2.5V-9M-11.5 3V-8M11 -9L16 2.4M-11.5 -8L-15 3",
    fine: "M0 -9.5C-3 -13 -6 -10.5 -9 -12.2S-14 -11.4 -17 -12.8M-5.6 1H5M-21 11.4q2.1 -1.9 4.2 0t4.2 0t4.2 0t4.2 0t4.2 0t4.2 0t4.2 0t4.2 0t4.2 0t4.2 0",
    ink: "M-2.2 -5.6L-2 -7.6H1.8V-5.6ZM-14.2 5.6H14.4Q13.2 8.6 11 8.6H-11Q-13.4 8.2 -14.2 5.6Z",
  },
  sail: {
    width: 40,
    height: 34,
    body: "M-13 7H14Q12 12 8 12H-8Q-12 11.4 -13 7ZM-3 -14Q8 -8 5.6 4H-3ZM-4.4 -12Q-12 -5 -12.6 4H-4.4ZM7.4 -8Q14 -3 13 4H7.4Z",
    lines:
      "M-13 7H14Q12 12 8 12H-8Q-12 11.4 -13 7ZM-3.6 7V-16M7 7V-9M-3 -14Q8 -8 5.6 4H-3ZM-4.4 -12Q-12 -5 -12.6 4H-4.4ZM7.4 -8Q14 -3 13 4H7.4ZM14 7L19 3",
    fine: "M-3.6 -16q3 -1.4 6 .2M-1 -8Q4 -4 3.4 2M-7 -6Q-9.6 -2 -9.8 2M-18 14.6q1.9 -1.8 3.8 0t3.8 0t3.8 0t3.8 0t3.8 0t3.8 0t3.8 0t3.8 0t3.8 0",
    ink: "M-12.4 9H13.4Q11.4 12 8 12H-8Q-11.4 11.6 -12.4 9Z",
  },
  peak: {
    width: 42,
    height: 24,
    body: "M-20 10L-12.5 1L-9.5 4L-1 -11L3.4 -4.6L7 -8.4L20 10Z",
    lines: "M-20 10L-12.5 1L-9.5 4L-1 -11L3.4 -4.6L7 -8.4L20 10",
    fine: "M-1 -11L-2 -5L.6 -1L-1 4M1 -7.6L3 -2M2.4 -5.2L6 2.4M4 -3L8.6 5.4M7 -8.4L7.2 -3.4L9.4 .4M9.4 -4.4L13 2.4M11.6 -1.2L15.6 5M14 2.4L17 7.4M-12.5 1L-12 5.4M-10.4 4.4L-8.4 8M-5.4 -2.6L-7.4 3",
    ink: "",
  },
  tunnel: {
    width: 44,
    height: 27,
    body: "M-21 11L-11 -2L-7.4 2L1 -12.4L6 -5L9.6 -8L21 11Z",
    lines: "M-21 11L-11 -2L-7.4 2L1 -12.4L6 -5L9.6 -8L21 11M-6 11V6A4.6 4.6 0 0 1 3.2 6V11",
    fine: "M1 -12.4L.2 -6L2.6 -2.4M3.4 -8.4L6 -2M5 -5.4L9 2M9.6 -8L10 -3L12.6 1M12 -3.4L15.6 3M14.4 .8L18 6.8M8 2.6L11 8M-11 -2L-10.6 3L-12 6M-8.6 2.4L-8 6M-7.6 11V6A6.2 6.2 0 0 1 4.8 6V11",
    ink: "M-4.8 11V6.2A3.4 3.4 0 0 1 2 6.2V11Z",
  },
  rose: {
    width: 62,
    height: 66,
    body: "",
    lines: `${ROSE.light}${ROSE.dark}M-17 0A17 17 0 1 0 17 0A17 17 0 1 0 -17 0`,
    fine: "M-19 0A19 19 0 1 0 19 0A19 19 0 1 0 -19 0M-9 0A9 9 0 1 0 9 0A9 9 0 1 0 -9 0",
    ink: `${ROSE.dark}M0 -32C3 -29.4 3.4 -27.6 1.4 -25.6H-1.4C-3.4 -27.6 -3 -29.4 0 -32Z`,
  },
};
