// What players, tracks and tickets are called.

import type { GameFile, Kind, MapDoc, TableView } from "../../protocol/index.js";
import { botName, t } from "../../text/index.js";

/** The name of whoever is at a place. */
export function nameAt(view: TableView, place: number): string {
  const holder = view.places[place]?.holder;
  if (holder?.type === "user") return holder.person.name;
  if (holder?.type === "bot") return botNameAt(view, place);
  return t("table-seat", { number: place + 1 });
}

/** What kind of player is at a place; null for nobody, and for people of old tables. */
export function kindAt(view: TableView, place: number): Kind | null {
  const holder = view.places[place]?.holder;
  if (holder?.type === "user") return holder.person.kind ?? null;
  return holder?.type === "bot" ? "bot" : null;
}

/** Bots are called by their place; where a person has that name, by the next one. */
function botNameAt(view: TableView, place: number): string {
  const taken = view.places.flatMap(({ holder }) => (holder.type === "user" ? [holder.person.name] : []));
  const name = botName(place);
  return taken.includes(name) ? botName(place + 1) : name;
}

export function isMap(file: GameFile): file is MapDoc {
  return "tracks" in file;
}

/** Words for the things of one game's file. */
export class Words {
  readonly #cities: Map<string, string>;
  readonly #ends: Map<string, readonly [string, string]>;

  constructor(readonly file: GameFile) {
    this.#cities = new Map(file.cities.map(({ id, name }) => [id, name]));
    const joins: { id: string; a: string; b: string }[] = [...file.tickets];
    if (isMap(file)) joins.push(...file.tracks);
    this.#ends = new Map(joins.map(({ id, a, b }) => [id, [a, b] as const]));
    // A ticket and a track may have the same id; both then join the same cities.
  }

  city(id: string): string {
    return this.#cities.get(id) ?? id;
  }

  /** The two cities of a track or a ticket. */
  join(id: string): string {
    const ends = this.#ends.get(id);
    return ends ? t("join", { a: this.city(ends[0]), b: this.city(ends[1]) }) : id;
  }
}
