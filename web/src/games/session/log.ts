// What happened, in sentences.

import type { Event, Heard, Kind, TableView } from "../../protocol/index.js";
import { botName, inWords, language, t } from "../../text/index.js";
import { nameAt, type Words } from "./names.js";

/** One line of the log. */
export interface LogLine {
  key: string;
  at: number;
  /** Whose doing it was. */
  place: number | null;
  text: string;
  /** Whether it is about the game as a whole. */
  loud: boolean;
  /** The kind of the player it is about, where that is news. */
  kind?: Kind | undefined;
}

/** The lines of everything heard, the oldest first. */
export function lines(
  heard: readonly Heard[],
  view: TableView,
  words: Words | null,
  who: "owner" | "anybody" = "owner",
): LogLine[] {
  const by = [language(), who, ...view.places.map((_, place) => nameAt(view, place))].join("\n");
  return heard.flatMap((it) => {
    const before = known.get(it);
    if (before?.by === by && before.words === words) return before.lines;
    const said = sentences(who === "owner" ? it : open(it), (place) => nameAt(view, place), words).map((line, i) => ({
      ...line,
      key: `${it.seq}.${i}`,
      at: it.at,
    }));
    known.set(it, { by, words, lines: said });
    return said;
  });
}

/** Sentences by entry, language and names, so that a long log is not rewritten with each move. */
const known = new WeakMap<Heard, { by: string; words: Words | null; lines: LogLine[] }>();

/** What was heard as it may be shown: to its player alone, or on a screen that anybody may be looking at. */
export function shownTo(who: "owner" | "anybody", heard: readonly Heard[]): readonly Heard[] {
  return who === "owner" ? heard : heard.map(open);
}

/** What was heard, without what only its player may know; always the same object for the same entry. */
function open(heard: Heard): Heard {
  if (heard.type !== "started" && heard.type !== "acted") return heard;
  const before = opened.get(heard);
  if (before) return before;
  const events = heard.events.map((event): Event => {
    switch (event.type) {
      case "card_drawn":
        return event.from === "deck" ? { ...event, card: null } : event;
      case "tickets_offered":
      case "tickets_kept":
        return { ...event, tickets: null };
      case "card_dealt":
        return { ...event, card: null };
      default:
        return event;
    }
  });
  const after = { ...heard, events };
  opened.set(heard, after);
  return after;
}

const opened = new WeakMap<Heard, Heard>();

export type Said = Omit<LogLine, "key" | "at">;

/** An entry in sentences, if there is anything to say about it. */
export function sentences(heard: Heard, name: (place: number) => string, words: Words | null): Said[] {
  const said = (place: number | null, text: string, loud = false): Said[] => [{ place, text, loud }];
  switch (heard.type) {
    case "created":
      return said(null, t("log-created"));
    case "joined":
      return [
        {
          place: heard.place,
          text: t("log-joined", { name: heard.person.name }),
          loud: false,
          kind: heard.person.kind ?? undefined,
        },
      ];
    case "left":
      return said(null, t("log-left"));
    case "removed":
      if (heard.person) return said(null, t("log-removed-who", { name: heard.person.name }));
      return said(null, t("log-removed", { place: heard.place + 1 }));
    case "invited":
      return said(null, t("log-invited"));
    case "bot_placed":
      return said(
        heard.place,
        t("log-bot-placed", { name: botName(heard.place), bot: t("table-bot", { level: heard.level }) }),
      );
    case "started":
    case "acted":
      return words ? told(heard.events, name, words) : [];
    case "replaced":
      return said(
        heard.places[0] ?? null,
        t(`log-replaced-${heard.why}`, { names: heard.places.map(name), count: heard.places.length }),
      );
    case "came_back":
      return said(heard.place, t("log-came-back", { name: name(heard.place) }));
    case "undone":
      return said(heard.place, t("log-undone", { name: name(heard.place), count: heard.actions }));
    case "hinted":
      return said(heard.place, t("log-hinted", { name: name(heard.place) }));
    case "rematched":
      return said(null, t("log-rematched"), true);
    case "closed":
      return said(null, t("log-closed"), true);
    case "shut":
      return said(null, t("log-shut", { reason: heard.reason }), true);
    case "color_chosen":
    case "said":
    case "chat_removed":
    case "time_given":
    case "muted":
    case "nothing":
      return [];
  }
}

/** The sentences of the steps of one action. */
export function told(events: readonly Event[], name: (place: number) => string, words: Words): Said[] {
  const turned = events.flatMap((it) => (it.type === "tunnel_turned" ? [t(`color-${it.card}`)] : []));
  return events.flatMap((it): Said[] => {
    const text = sentence(it, name, words, turned);
    if (text === null) return [];
    const loud = ["last_round", "finished", "scoring_began", "round_began", "dealt"].includes(it.type);
    return [
      { place: "player" in it && it.type !== "robbed" ? it.player : it.type === "robbed" ? it.by : null, text, loud },
    ];
  });
}

function sentence(
  event: Event,
  name: (place: number) => string,
  words: Words,
  turned: readonly string[],
): string | null {
  const joined = (tickets: readonly string[]): { tickets: string[]; count: number } => ({
    tickets: tickets.map((id) => words.join(id)),
    count: tickets.length,
  });
  switch (event.type) {
    case "dealt":
      return t("log-dealt", { name: name(event.starter) });
    case "tickets_offered":
      // At the start everybody is offered some, and nobody has drawn them.
      return null;
    case "tickets_kept":
      if (event.tickets) return t("log-kept-these", { name: name(event.player), ...joined(event.tickets) });
      if (typeof event.count === "number") return t("log-kept", { name: name(event.player), count: event.count });
      return t("log-kept-some", { name: name(event.player) });
    case "setup_ended":
      return t("log-setup-ended");
    case "card_drawn":
      if (event.from === "row")
        return t("log-drew-row", { name: name(event.player), card: event.card ? t(`color-${event.card}`) : "" });
      if (event.card) return t("log-drew-deck-card", { name: name(event.player), card: t(`color-${event.card}`) });
      return t("log-drew-deck", { name: name(event.player) });
    case "reshuffled":
      return t("log-reshuffled", { count: event.cards });
    case "row_swept":
      return t("log-swept");
    case "tunnel_laid":
      return t("log-tunnel-laid", {
        name: name(event.player),
        track: words.join(event.track),
        cards: inWords(event.cards),
      });
    case "tunnel_costs":
      return `${t("log-tunnel-turned", { cards: turned, count: turned.length })} ${t("log-tunnel-costs", { count: event.extra })}`;
    case "tunnel_left":
      return t("log-tunnel-left", { name: name(event.player), track: words.join(event.track) });
    case "track_claimed":
      return t("log-claimed", {
        name: name(event.player),
        track: words.join(event.track),
        points: t("points", { count: event.points }),
        cards: inWords(event.cards),
      });
    case "station_built":
      return t("log-station", { name: name(event.player), city: words.city(event.city), cards: inWords(event.cards) });
    case "pile_grew":
      return t("log-pile", { name: name(event.player), cards: inWords(event.cards) });
    case "cards_played":
      return t("log-played", { name: name(event.player), cards: inWords(event.cards) });
    case "robbed":
      return t("log-robbed", { by: name(event.by), name: name(event.player), cards: inWords(event.cards) });
    case "scoring_began":
      return t("log-scoring", { round: event.round });
    case "tickets_completed":
      return t("log-completed", { name: name(event.player), ...joined(event.tickets) });
    case "round_began":
      return t("log-round", { round: event.round });
    case "passed":
      return t("log-passed", { name: name(event.player) });
    case "last_round":
      return "tracks" in words.file ? t("log-last-round", { name: name(event.player) }) : t("log-last-round-cards");
    case "finished":
      return t("log-finished");
    case "card_dealt":
    case "row_turned":
    case "tunnel_turned":
    case "turn_began":
      return null;
  }
}
