// What happened, in sentences.

import { kinds } from "../cards/bags.js";
import type { Bag, Event, Heard, TableView } from "../protocol/index.js";
import { t } from "../text/index.js";
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
}

/** The lines of everything heard, the oldest first. */
export function lines(
  heard: readonly Heard[],
  view: TableView,
  words: Words | null,
  who: "owner" | "anybody" = "owner",
): LogLine[] {
  return heard.flatMap((it) =>
    sentences(who === "owner" ? it : open(it), view, words).map((line, i) => ({ ...line, key: `${it.seq}.${i}`, at: it.at })),
  );
}

/** What was heard without what only its player may know: others may look at the same screen. */
function open(heard: Heard): Heard {
  if (heard.type !== "started" && heard.type !== "acted") return heard;
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
  return { ...heard, events };
}

type Said = Omit<LogLine, "key" | "at">;

function sentences(heard: Heard, view: TableView, words: Words | null): Said[] {
  const name = (place: number): string => nameAt(view, place);
  const said = (place: number | null, text: string, loud = false): Said[] => [{ place, text, loud }];
  switch (heard.type) {
    case "created":
      return said(null, t.log.created);
    case "joined":
      return said(heard.place, t.log.joined(heard.person.name));
    case "left":
      return said(null, t.log.left);
    case "removed":
      return said(null, t.log.removed(heard.place + 1));
    case "bot_placed":
      return said(heard.place, t.log.botPlaced(t.botName(heard.place), t.level(heard.level)));
    case "started":
    case "acted":
      return words ? told(heard.events, name, words) : [];
    case "replaced":
      return said(heard.places[0] ?? null, t.log.replaced(heard.places.map(name), heard.why));
    case "came_back":
      return said(heard.place, t.log.cameBack(name(heard.place)));
    case "rematched":
      return said(null, t.log.rematched, true);
    case "closed":
      return said(null, t.log.closed, true);
    case "said":
    case "muted":
    case "nothing":
      return [];
  }
}

/** The sentences of the steps of one action. */
export function told(events: readonly Event[], name: (place: number) => string, words: Words): Said[] {
  const turned = events.flatMap((it) => (it.type === "tunnel_turned" ? [t.card(it.card)] : []));
  return events.flatMap((it): Said[] => {
    const text = sentence(it, name, words, turned);
    if (text === null) return [];
    const loud = ["last_round", "finished", "scoring_began", "round_began", "dealt"].includes(it.type);
    return [{ place: "player" in it && it.type !== "robbed" ? it.player : it.type === "robbed" ? it.by : null, text, loud }];
  });
}

function sentence(
  event: Event,
  name: (place: number) => string,
  words: Words,
  turned: readonly string[],
): string | null {
  const cards = (bag: Bag): string => t.bag(kinds(bag));
  switch (event.type) {
    case "dealt":
      return t.log.dealt(name(event.starter));
    case "tickets_offered":
      // At the start everybody is offered some, and nobody has drawn them.
      return null;
    case "tickets_kept":
      if (event.tickets) return t.log.keptThese(name(event.player), event.tickets.map((id) => words.join(id)));
      if (typeof event.count === "number") return t.log.kept(name(event.player), event.count);
      return t.log.keptSome(name(event.player));
    case "setup_ended":
      return t.log.setupEnded;
    case "card_drawn":
      if (event.from === "row") return t.log.drewRow(name(event.player), event.card ? t.card(event.card) : "");
      if (event.card) return t.log.drewDeckCard(name(event.player), t.card(event.card));
      return t.log.drewDeck(name(event.player));
    case "reshuffled":
      return t.log.reshuffled(event.cards);
    case "row_swept":
      return t.log.swept;
    case "tunnel_laid":
      return t.log.tunnelLaid(name(event.player), words.join(event.track), cards(event.cards));
    case "tunnel_costs":
      return `${t.log.tunnelTurned(turned)} ${t.log.tunnelCosts(event.extra)}`;
    case "tunnel_left":
      return t.log.tunnelLeft(name(event.player), words.join(event.track));
    case "track_claimed":
      return t.log.claimed(name(event.player), words.join(event.track), event.points, cards(event.cards));
    case "station_built":
      return t.log.station(name(event.player), words.city(event.city), cards(event.cards));
    case "pile_grew":
      return t.log.pile(name(event.player), cards(event.cards));
    case "cards_played":
      return t.log.played(name(event.player), cards(event.cards));
    case "robbed":
      return t.log.robbed(name(event.by), name(event.player), cards(event.cards));
    case "scoring_began":
      return t.log.scoring(event.round);
    case "tickets_completed":
      return t.log.completed(name(event.player), event.tickets.map((id) => words.join(id)));
    case "round_began":
      return t.log.round(event.round);
    case "passed":
      return t.log.passed(name(event.player));
    case "last_round":
      return "tracks" in words.file ? t.log.lastRound(name(event.player)) : t.log.lastRoundCards;
    case "finished":
      return t.log.finished;
    case "card_dealt":
    case "row_turned":
    case "tunnel_turned":
    case "turn_began":
      return null;
  }
}
