// A table as the page knows it: the fold of views and events. Knows neither the network nor the page.

import type {
  EventMessage,
  FreshView,
  Heard,
  Holder,
  Person,
  PlaceView,
  PlayerColor,
  TableName,
  TableView,
} from "../protocol/index.js";
import { counting } from "./undone.js";

/** A table as this viewer knows it. */
export interface TableState {
  name: TableName;
  /** The viewer's user id; null if they have none. */
  you: string | null;
  /** The server's clock less ours, in milliseconds. */
  ahead: number;
  view: TableView;
  /** What was heard and still counts, oldest first, for the log. */
  heard: Heard[];
}

/** The most lines of chat and of log that are kept. */
const CHAT_LINES = 200;
const HEARD = 600;

/** The table after a view. What was heard before stays, where it is the same table and all of it still counts. */
export function seen(before: TableState | null, fresh: FreshView, received: number): TableState {
  const same = before?.name.id === fresh.table.id ? before : null;
  // What was missed may have taken back what was heard.
  const isSure = same !== null && (same.view.seq >= fresh.view.seq || !allowsUndo(fresh.view));
  const heard = isSure ? same.heard.filter((it) => it.seq <= fresh.view.seq) : [];
  return {
    name: fresh.table,
    you: fresh.you ?? null,
    ahead: fresh.now - received,
    view: fresh.view,
    heard,
  };
}

/** The table after an event; `gap` if events before it are missing. */
export function happened(state: TableState, message: EventMessage): TableState | "gap" {
  const { event } = message;
  const { seq } = state.view;
  // An entry from before the view, requested for the log: the table already includes it.
  if (event.seq <= seq) return { ...state, heard: remembered(state.heard, event) };
  if (event.seq !== seq + 1) return "gap";
  const view = { ...told(state.view, event), seq: event.seq };
  if (message.game) view.game = message.game;
  if (message.legal) view.legal = message.legal;
  view.undo = message.undo ?? null;
  if (event.clocks && event.clocks.length > 0) view.places = withClocks(view.places, event.clocks);
  return { ...state, view, heard: remembered(state.heard, event) };
}

/** What an event changes, apart from game, choices and clocks. */
function told(view: TableView, event: Heard): TableView {
  switch (event.type) {
    case "joined":
      return held(view, [event.place], { type: "user", person: event.person });
    case "bot_placed":
      return held(view, [event.place], { type: "bot", level: event.level });
    case "removed": {
      const { person } = event;
      const after = held(view, [event.place], { type: "empty" });
      return person ? { ...after, removed: [...without(after, person.user), person] } : after;
    }
    case "invited":
      return { ...view, removed: without(view, event.user) };
    case "color_chosen":
      return painted(view, event.place, event.color);
    case "left":
      return { ...held(view, event.places, { type: "empty" }), host: event.host };
    case "started":
      return { ...view, stage: "playing", commitment: event.commitment };
    case "acted":
      if (!event.result) return view;
      return {
        ...view,
        stage: "finished",
        result: event.result,
        ...(event.opened ? { opened: event.opened } : {}),
        ...(event.longest_paths ? { longest_paths: event.longest_paths } : {}),
        legal: [],
      };
    case "replaced":
      return places(view, event.places, (place) => ({ ...place, replaced: event.why }));
    case "came_back":
      return places(view, [event.place], ({ replaced: _, ...place }) => place);
    case "said": {
      const { seq, at, channel, person, text } = event;
      const chat = [...view.chat, { seq, at, channel, person, text }].slice(-CHAT_LINES);
      return { ...view, chat };
    }
    case "muted": {
      const whom = event.whom ?? null;
      const others = view.muted.filter((it) => it !== whom);
      return { ...view, muted: event.muted ? [...others, whom] : others };
    }
    case "rematched":
      return { ...view, rematch: event.table };
    case "closed":
    case "shut":
      return { ...view, stage: "closed", legal: [] };
    case "chat_removed": {
      const gone = new Set(event.seqs);
      return { ...view, chat: view.chat.map((line) => (gone.has(line.seq) ? { ...line, text: "" } : line)) };
    }
    // After `undone` the message carries the game as it is again.
    case "undone":
    case "hinted":
    case "created":
    case "time_given":
    case "nothing":
      return view;
  }
}

/** The people the host removed, apart from one. */
function without(view: TableView, user: string): Person[] {
  return (view.removed ?? []).filter((it) => it.user !== user);
}

/** A seat has another colour; the seat that had it gets the one before. */
function painted(view: TableView, which: number, color: PlayerColor): TableView {
  const before = view.places[which]?.color;
  const places = view.places.map((place, i) => {
    if (i === which) return { ...place, color };
    return place.color === color && before ? { ...place, color: before } : place;
  });
  return { ...view, places };
}

function held(view: TableView, which: number[], holder: Holder): TableView {
  return places(view, which, ({ replaced: _, ...place }) => ({ ...place, holder }));
}

function places(view: TableView, which: number[], change: (place: PlaceView) => PlaceView): TableView {
  return {
    ...view,
    places: view.places.map((place, i) => (which.includes(i) ? change(place) : place)),
  };
}

function withClocks(all: PlaceView[], clocks: NonNullable<Heard["clocks"]>): PlaceView[] {
  return all.map((place, i) => {
    const clock = clocks[i];
    return clock ? { ...place, clock } : place;
  });
}

/** Whether players can take actions back at this table. */
function allowsUndo({ settings, places }: TableView): boolean {
  const people = new Set(places.flatMap(({ holder }) => (holder.type === "user" ? [holder.person.user] : [])));
  return settings.practice === true || people.size < 2;
}

/** The log with one more entry, in order and each once. What was removed or taken back is not remembered either. */
function remembered(all: Heard[], event: Heard): Heard[] {
  const gone = event.type === "chat_removed" ? event.seqs : [];
  const heard = gone.length === 0 ? all : all.map((it) => (gone.includes(it.seq) ? { ...it, text: "" } : it));
  const last = heard.at(-1);
  if ((!last || last.seq < event.seq) && event.type !== "undone") return [...heard, event].slice(-HEARD);
  if (heard.some((it) => it.seq === event.seq)) return heard;
  return counting([...heard, event].sort((a, b) => a.seq - b.seq)).slice(-HEARD);
}

/** The places this viewer holds. */
export function ownPlaces(view: TableView, you: string | null): number[] {
  if (you === null) return [];
  return view.places.flatMap(({ holder }, i) => (holder.type === "user" && holder.person.user === you ? [i] : []));
}

/** Who the game waits for: everybody still choosing at set-up, then the player to move. */
export function waitedFor(view: TableView): number[] {
  const { game } = view;
  if (!game || view.stage !== "playing") return [];
  if (game.phase !== "setup") return [game.to_move];
  return game.players.flatMap((player, i) => (player.choosing > 0 ? [i] : []));
}

/** Another seat of this viewer that has something to do, when the current one has not. */
export function nextAtScreen(view: TableView, you: string | null): number | null {
  const own = ownPlaces(view, you);
  const waits = waitedFor(view).filter((place) => own.includes(place) && !view.places[place]?.replaced);
  if (waits.length === 0 || waits.includes(view.place ?? -1)) return null;
  return waits[0] ?? null;
}

/** The table as everyone around the screen may see it, while the screen is passed on. */
export function veiled(state: TableState): TableState {
  const { place: _place, ...view } = state.view;
  const game = view.game && {
    ...view.game,
    players: view.game.players.map(({ hand: _hand, kept: _kept, offer: _offer, pile_cards: _pile, ...known }) => known),
  };
  return { ...state, view: { ...view, legal: [], ...(game ? { game } : {}) } };
}

/** What is left on a seat's clock, in milliseconds; null without a clock. */
export function timeLeft(place: PlaceView, now: number, ahead: number): number | null {
  const { clock } = place;
  if (!clock) return null;
  if (clock.until === null || clock.until === undefined) return clock.left;
  return Math.max(0, clock.until - (now + ahead));
}

/** The person at a seat; null for bots and empty seats. */
export function personAt(place: PlaceView | undefined): Person | null {
  return place?.holder.type === "user" ? place.holder.person : null;
}
