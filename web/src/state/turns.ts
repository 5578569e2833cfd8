// The log cut into turns: what each player did in one, and in between what concerns the whole table.

import type { Event, Heard } from "../protocol/index.js";

/** One thing that happened: an event of the game, or an entry that has none. */
export interface Happening {
  key: string;
  entry: Heard;
  event: Event | null;
}

/** What belongs under one heading. */
export interface Turn {
  key: string;
  /** Whose turn it is; null for what concerns the whole table. */
  place: number | null;
  happenings: readonly Happening[];
}

/** The entries that nobody needs to read about. */
const SILENT: readonly Heard["type"][] = ["color_chosen", "said", "chat_removed", "time_given", "muted", "nothing"];

/**
 * The turns of everything heard, the oldest first. A turn that is as it was before is the same object, so that only
 * what is new has to be drawn again.
 */
export function turns(heard: readonly Heard[], before: readonly Turn[] = []): Turn[] {
  const all: { key: string; place: number | null; happenings: Happening[] }[] = [];
  let isOver = true;
  const add = (place: number | null, happening: Happening): void => {
    const last = all.at(-1);
    if (last && last.place === place && !(isOver && place !== null)) last.happenings.push(happening);
    else all.push({ key: happening.key, place, happenings: [happening] });
    isOver = false;
  };
  for (const entry of heard) {
    if (SILENT.includes(entry.type)) continue;
    if (entry.type !== "started" && entry.type !== "acted") {
      add(null, { key: `${entry.seq}`, entry, event: null });
      continue;
    }
    let mover = entry.type === "acted" ? entry.place : null;
    for (const [i, event] of entry.events.entries()) {
      if (event.type === "turn_began") {
        isOver = true;
        mover = null;
      }
      const place = placeOf(event, mover);
      if (place !== undefined) add(place, { key: `${entry.seq}.${i}`, entry, event });
    }
  }
  const known = new Map(before.map((it) => [it.key, it]));
  return all.map((it) => {
    const old = known.get(it.key);
    return old && isSame(old, it) ? old : it;
  });
}

/** Under whom an event of somebody's move stands: a player, the table (null), or nobody, because other events tell it. */
function placeOf(event: Event, mover: number | null): number | null | undefined {
  switch (event.type) {
    case "turn_began":
    case "tickets_offered":
    case "card_dealt":
    case "row_turned":
    case "tunnel_turned":
      return undefined;
    case "tickets_kept":
      // Everybody chooses at once before the first turn.
      return event.opening ? null : event.player;
    case "dealt":
    case "setup_ended":
    case "scoring_began":
    case "round_began":
    case "last_round":
    case "finished":
      return null;
    case "row_swept":
    case "reshuffled":
      return mover;
    case "robbed":
      return event.by;
    default:
      return event.player;
  }
}

function isSame(old: Turn, { place, happenings }: Turn): boolean {
  return (
    old.place === place &&
    old.happenings.length === happenings.length &&
    old.happenings.every((it, i) => it.entry === happenings[i]?.entry && it.event === happenings[i]?.event)
  );
}
