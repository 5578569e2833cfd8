// The count at the end as a plan: what is counted when, what is said and shown of it, and the points after it.

import type { BoardMarks } from "../../board/index.js";
import type { MapDoc } from "../../protocol/index.js";
import { t } from "../../text/index.js";
import type { Part, Step } from "../session/count.svelte.js";
import { isMap, nameAt, type Words } from "../session/names.js";
import { borrowedShown, type Finished, pathShown, stationsShown, ticketShown, tracksShown } from "./shown.js";

export interface Counted extends Finished {
  words: Words;
}

/** About how long a whole count takes. */
const WHOLE = 20_000;
/** The most that a short count is drawn out. */
const SLOWEST = 1.3;

/** How long things take beside each other. */
const MS = {
  start: 1300,
  tracks: 900,
  ticket: 1000,
  stations: 700,
  borrowed: 1000,
  path: 1200,
  longest: 2800,
  city: 1300,
  ranking: 2200,
};

export function planOf(table: Counted): Step[] {
  const { view, file, words } = table;
  const { result } = view;
  if (!result) return [];
  const { players } = result;
  const points = players.map(() => 0);
  const steps: Step[] = [];
  const name = (place: number): string => nameAt(view, place);
  const add = (
    part: Part,
    places: readonly number[],
    gain: number,
    ms: number,
    text: string,
    more: { what?: string; marks?: BoardMarks } = {},
  ): void => {
    for (const place of places) points[place] = (points[place] ?? 0) + gain;
    steps.push({ part, places, gain, points: [...points], what: more.what ?? null, text, marks: more.marks ?? {}, ms });
  };
  /** From last to first so far, so that the order gives nothing away. */
  const behindFirst = (): number[] =>
    players.map((_, i) => i).sort((i, j) => (points[i] ?? 0) - (points[j] ?? 0) || i - j);

  const inPoints = (count: number): string => t("points", { count });
  const tracks = (): void => {
    for (const place of behindFirst().sort(
      (i, j) => (players[i]?.track_points ?? 0) - (players[j]?.track_points ?? 0),
    )) {
      const gain = players[place]?.track_points ?? 0;
      add("tracks", [place], gain, MS.tracks, t("end-say-tracks", { name: name(place), points: inPoints(gain) }), {
        marks: tracksShown(table, place),
      });
    }
  };
  const worthOf = (id: string): number => file.tickets.find((it) => it.id === id)?.points ?? 0;
  const tickets = (): void => {
    for (const place of behindFirst()) {
      const { tickets_completed: done = [], tickets_failed: failed = [] } = players[place] ?? {};
      // The small ones first, completed or not, so that the big ones decide last.
      for (const id of [...done, ...failed].sort((x, y) => worthOf(x) - worthOf(y))) {
        const worth = worthOf(id);
        const isDone = done.includes(id);
        const text = t(isDone ? "end-say-done" : "end-say-failed", {
          name: name(place),
          ticket: words.join(id),
          points: inPoints(worth),
        });
        add("tickets", [place], isDone ? worth : -worth, MS.ticket, text, {
          what: id,
          marks: ticketShown(table, place, id),
        });
      }
    }
  };
  const stations = (map: MapDoc): void => {
    for (const place of behindFirst()) {
      const { borrowed, station_points: gain } = players[place] ?? {};
      for (const [city, track] of Object.entries(borrowed ?? {})) {
        const text = t("end-say-borrowed", { name: name(place), city: words.city(city), track: words.join(track) });
        add("stations", [place], 0, MS.borrowed, text, { what: city, marks: borrowedShown(place, city, track) });
      }
      const left = map.stations - (view.game?.players[place]?.stations?.length ?? 0);
      const text =
        left === 0
          ? t("end-say-all-stations", { name: name(place) })
          : t("end-say-stations", {
              name: name(place),
              stations: t("count-stations-left", { count: left }),
              points: inPoints(gain ?? 0),
            });
      add("stations", [place], gain ?? 0, MS.stations, text, { marks: stationsShown(table, place) });
    }
  };
  const longest = (): void => {
    const spaces = (place: number): number => players[place]?.longest_path ?? 0;
    for (const place of behindFirst().sort((i, j) => spaces(i) - spaces(j))) {
      const gain = players[place]?.longest_bonus ?? 0;
      const found = { name: name(place), spaces: t("count-spaces", { count: spaces(place) }) };
      const text =
        gain > 0 ? t("end-say-longest", { ...found, game: file.id, points: inPoints(gain) }) : t("end-say-path", found);
      add("longest", [place], gain, gain > 0 ? MS.longest : MS.path, text, { marks: pathShown(table, place) });
    }
  };

  add("start", [], 0, MS.start, t("end-say-start"));
  if (isMap(file)) tracks();
  tickets();
  if (isMap(file)) {
    if (file.stations > 0) stations(file);
    longest();
  } else {
    for (const { city, points: worth } of [...file.big_cities].sort((x, y) => x.points - y.points)) {
      const winners = players.flatMap((it, i) => (it.big_cities?.includes(city) ? [i] : []));
      if (winners.length > 0)
        add(
          "cities",
          winners,
          worth,
          MS.city,
          t("end-say-city", {
            names: winners.map(name),
            count: winners.length,
            city: words.city(city),
            points: inPoints(worth),
          }),
          { what: city },
        );
    }
  }
  add("ranking", [], 0, MS.ranking, t("now-won", { names: result.winners.map(name), count: result.winners.length }));
  return paced(steps);
}

/** The same steps, quicker or slower, so that the whole takes about as long with few tickets and with many. */
function paced(steps: readonly Step[]): Step[] {
  const pace = Math.min(SLOWEST, WHOLE / steps.reduce((sum, step) => sum + step.ms, 0));
  return steps.map((step) => ({ ...step, ms: Math.round(step.ms * pace) }));
}
