// The sounds, made here: wood, paper and a distant whistle, each a few strikes of a tone or of noise.

import type { SoundName } from "./index.js";

/** One strike: a tone of `pitch`, or noise around it, that dies away in `fade` seconds. */
export interface Strike {
  at: number;
  of: "tone" | "noise";
  pitch: number;
  fade: number;
  loud: number;
  /** How long it swells, and how long it is held, before it dies away. */
  swell?: number;
  hold?: number;
}

/** A knock on wood: a dull body, a brighter one that is gone at once, and the touch itself. */
const knock = (at: number, pitch: number, loud: number): Strike[] => [
  { at, of: "tone", pitch, fade: 0.09, loud },
  { at, of: "tone", pitch: pitch * 2.7, fade: 0.035, loud: loud * 0.45 },
  { at, of: "noise", pitch: 2200, fade: 0.012, loud: loud * 0.5 },
];

/** A whistle of three pipes, with the steam in it. */
const toot = (at: number, hold: number, fade: number): Strike[] => [
  ...[554, 659, 831].map((pitch): Strike => ({ at, of: "tone", pitch, fade, loud: 0.12, swell: 0.05, hold })),
  { at, of: "noise", pitch: 2400, fade, loud: 0.03, swell: 0.03, hold },
];

export const STRIKES: Record<SoundName, readonly Strike[]> = {
  card: [
    { at: 0, of: "noise", pitch: 3200, fade: 0.07, loud: 0.28, swell: 0.02 },
    { at: 0.07, of: "noise", pitch: 1500, fade: 0.035, loud: 0.5 },
  ],
  track: [...knock(0, 330, 0.36), ...knock(0.11, 300, 0.3), ...knock(0.24, 360, 0.36)],
  ticket: [
    { at: 0, of: "noise", pitch: 4200, fade: 0.012, loud: 0.5 },
    ...knock(0.045, 190, 0.4),
    { at: 0.06, of: "noise", pitch: 2600, fade: 0.03, loud: 0.25 },
  ],
  last: [...toot(0, 0.14, 0.14), ...toot(0.36, 0.4, 0.4)],
  turn: [
    { at: 0, of: "tone", pitch: 523.25, fade: 0.9, loud: 0.4 },
    { at: 0, of: "tone", pitch: 2093, fade: 0.12, loud: 0.09 },
    { at: 0, of: "noise", pitch: 1800, fade: 0.01, loud: 0.15 },
  ],
};

const QUIET = 0.32;

let context: AudioContext | null = null;
let out: GainNode;
let hiss: AudioBuffer;

export function strike(name: SoundName): void {
  const audio = running();
  if (!audio) return;
  for (const it of STRIKES[name]) sounded(audio, it);
}

/** The audio context, or null as long as the browser blocks sound. */
function running(): AudioContext | null {
  if (!context) {
    context = new AudioContext();
    out = new GainNode(context, { gain: QUIET });
    out.connect(context.destination);
    hiss = new AudioBuffer({ length: context.sampleRate, sampleRate: context.sampleRate });
    const samples = hiss.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  }
  if (context.state === "running") return context;
  // A sound that could not be played now is not played later.
  context.resume().catch(() => undefined);
  return context.currentTime === 0 ? context : null;
}

function sounded(audio: AudioContext, { at, of, pitch, fade, loud, swell = 0.002, hold = 0 }: Strike): void {
  const start = audio.currentTime + 0.005 + at;
  const end = start + swell + hold + fade;
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + swell);
  gain.gain.setValueAtTime(loud, start + swell + hold);
  gain.gain.exponentialRampToValueAtTime(0.0005, end);
  gain.connect(out);
  const source = of === "tone" ? new OscillatorNode(audio, { frequency: pitch }) : noise(audio);
  if (of === "noise") {
    const band = new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch, Q: 0.9 });
    source.connect(band).connect(gain);
  } else source.connect(gain);
  source.start(start);
  source.stop(end + 0.02);
}

function noise(audio: AudioContext): AudioBufferSourceNode {
  return new AudioBufferSourceNode(audio, { buffer: hiss, loop: true, loopStart: Math.random() });
}
