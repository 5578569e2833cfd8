// The little brass tickets beside the names of cities: which ticket ends there, and how it stands.

/** How the ticket stands: one's own as hollow, punched or gray; one on offer, as it is picked or not. */
export type PinState = "open" | "done" | "lost" | "offer" | "picked";

export interface Pin {
  /** What it says: the same stands on the ticket. */
  text: string;
  state: PinState;
}

/** The pins at each city. */
export type Pins = ReadonlyMap<string, readonly Pin[]>;

/** A pin's height, and the air beside it, in letters' sizes. */
export const PIN_HEIGHT = 1.12;
export const PIN_GAP = 0.2;

/** How wide a pin is, in letters' sizes. */
export const pinWidth = (text: string): number => 0.56 + 0.52 * text.length;

/** How much room the pins of a city take beside its name, in letters' sizes. */
export const pinsWidth = (pins: readonly Pin[] | undefined): number =>
  (pins ?? []).reduce((sum, { text }) => sum + pinWidth(text) + PIN_GAP, 0);

/** A ticket from its upper left corner, with a notch in either end; a punched one has a bite out of its upper edge. */
export function pinPath(width: number, height: number, punched: boolean): string {
  const r = height * 0.13;
  const notch = height * 0.14;
  const bite = height * 0.2;
  const x = width - bite - r * 1.6;
  const mid = height / 2;
  const top = punched ? `H${n(x - bite)}A${n(bite)} ${n(bite)} 0 0 0 ${n(x + bite)} 0` : "";
  return (
    `M${n(r)} 0${top}H${n(width - r)}Q${n(width)} 0 ${n(width)} ${n(r)}V${n(mid - notch)}` +
    `A${n(notch)} ${n(notch)} 0 0 0 ${n(width)} ${n(mid + notch)}V${n(height - r)}Q${n(width)} ${n(height)} ${n(width - r)} ${n(height)}` +
    `H${n(r)}Q0 ${n(height)} 0 ${n(height - r)}V${n(mid + notch)}A${n(notch)} ${n(notch)} 0 0 0 0 ${n(mid - notch)}V${n(r)}Q0 0 ${n(r)} 0Z`
  );
}

const n = (v: number): number => Math.round(v * 100) / 100 + 0;

/** What a city's ring says of all the tickets that end there: something open before something done. */
export function ringOf(pins: readonly Pin[] | undefined): PinState | null {
  const states = (pins ?? []).map((it) => it.state);
  const first: PinState[] = ["picked", "offer", "open", "done", "lost"];
  return first.find((it) => states.includes(it)) ?? null;
}
