// Which sounds there are, and whether to play one now. The synthesiser is loaded with the first of them.

import { settings } from "../ui/settings.svelte.js";

export const SOUNDS = ["card", "track", "ticket", "last", "turn"] as const;
export type SoundName = (typeof SOUNDS)[number];

/** The same sound again within this time would only be louder. */
const APART = 70;

let synth: Promise<typeof import("./synth.js")> | null = null;
const heard = new Map<SoundName, number>();

/** Plays a sound, if it is enabled, the user has interacted with the page, and the page is visible. */
export function sound(name: SoundName): void {
  if (!settings.sound || settings.muted.includes(name)) return;
  if (document.hidden && name !== "turn") return;
  if (!(navigator.userActivation?.hasBeenActive ?? true)) return;
  const now = performance.now();
  if (now - (heard.get(name) ?? -APART) < APART) return;
  heard.set(name, now);
  synth ??= import("./synth.js");
  synth.then(
    ({ strike }) => strike(name),
    () => (synth = null),
  );
}
